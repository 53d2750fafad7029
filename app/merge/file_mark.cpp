#include "app/merge/file_mark.h"

#include "core/base/system/file_path.h"
#include "core/base/system/system_file.h"
#include "core/trace/bytes.h"

#include <algorithm>
#include <filesystem>
#include <vector>

namespace broadside {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBlock = 4'096;
constexpr std::uint64_t kBlocks = 256; // of a file, evenly spread, with both ends

/// Appends the sample of a file. Returns the size of the file; nothing if it cannot be read.
std::optional<std::uint64_t> addSample(const std::string& path, std::string& sample)
{
    const SystemFile file = SystemFile::openToRead(path);
    if (!file.isOpen())
        return std::nullopt;
    const std::uint64_t size = file.size();
    const std::uint64_t blocks = std::min(kBlocks, (size + kBlock - 1) / kBlock);
    std::string block;
    for (std::uint64_t i = 0; i < blocks; ++i) {
        const bool isWhole = size <= kBlocks * kBlock;
        const std::uint64_t begin = isWhole ? i * kBlock : (size - kBlock) / (blocks - 1) * i;
        const bool isLast = i + 1 == blocks && !isWhole;
        if (file.readAt(isLast ? size - kBlock : begin, kBlock, block) != 0)
            return std::nullopt;
        sample += block;
    }
    return size;
}

/// The files of a folder, or the file itself. Ascending by name.
std::vector<fs::path> filesOf(const std::string& path)
{
    std::error_code error;
    const fs::path place = toPath(path);
    if (fs::is_regular_file(place, error))
        return {place};
    std::vector<fs::path> files;
    for (fs::directory_iterator entry(place, error); !error && entry != fs::directory_iterator();
         entry.increment(error))
        if (entry->is_regular_file(error))
            files.push_back(entry->path());
    std::ranges::sort(files);
    return files;
}

} // namespace

std::optional<FileMark> markOf(const std::string& path)
{
    const std::vector<fs::path> files = filesOf(path);
    FileMark mark;
    std::string sample;
    for (const fs::path& file : files) {
        if (files.size() > 1)
            sample += toName(file.filename()) + '\n';
        const auto bytes = addSample(toName(file), sample);
        if (!bytes)
            return std::nullopt;
        mark.bytes += *bytes;
    }
    mark.checksum = trace::checksumOf(sample);
    return files.empty() ? std::nullopt : std::optional(mark);
}

} // namespace broadside
