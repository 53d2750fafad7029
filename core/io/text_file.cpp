#include "core/io/text_file.h"

#include "core/base/free_memory.h"
#include "core/base/long_array.h"
#include "core/base/system/file_path.h"
#include "core/base/system/system_file.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/io/file_messages.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

namespace broadside {
namespace {

namespace fs = std::filesystem;

Problem fileProblem(const std::string& path, Message message, Message remedy)
{
    Problem problem;
    problem.file = path;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

Problem fileTooLarge(const std::string& path, std::uint64_t bytes, std::uint64_t mostBytes)
{
    return fileProblem(path, texts::fileTooLarge(bytes, mostBytes >> 20), texts::fileSplit());
}

/// A smaller need is not compared with the free memory, because asking for it costs more than reading such a file.
constexpr std::uint64_t kSmallestCheckedNeed = 1ULL << 20;

struct CloseFile {
    void operator()(std::FILE* file) const noexcept { std::fclose(file); } // cannot fail, because nothing was written
};

} // namespace

std::optional<Problem> fileRefusal(const std::string& path, std::uint64_t mostBytes, const Message& kind)
{
    std::error_code error;
    const fs::file_status status = fs::status(toPath(path), error);
    if (status.type() == fs::file_type::not_found)
        return fileProblem(path, texts::fileNotFound(), texts::fileCheckPath());
    if (status.type() == fs::file_type::directory)
        return fileProblem(path, texts::fileIsFolder(), texts::fileChooseInFolder(kind));
    if (status.type() == fs::file_type::none)
        return fileProblem(path, texts::fileUnreachable(error.message()), texts::fileCheckFolders());
    if (status.type() != fs::file_type::regular)
        return fileProblem(path, texts::fileIsDevice(), texts::fileSaveFirst(kind));
    const std::uintmax_t size = fs::file_size(toPath(path), error);
    if (!error && size > mostBytes)
        return fileTooLarge(path, size, mostBytes);
    return std::nullopt;
}

std::optional<Problem> memoryRefusal(const std::string& path, std::uint64_t neededBytes, std::uint64_t freeBytes)
{
    if (neededBytes <= freeBytes)
        return std::nullopt;
    const auto mebibytes = [](std::uint64_t bytes) { return (bytes + (1U << 20U) - 1) >> 20U; };
    return fileProblem(path, texts::fileNeedsMemory(mebibytes(neededBytes), mebibytes(freeBytes)),
                       texts::fileFreeMemory());
}

Result<std::string> readFile(const std::string& path, std::uint64_t mostBytes, const Message& kind,
                             std::uint64_t timesInMemory)
{
    if (auto problem = fileRefusal(path, mostBytes, kind))
        return *std::move(problem);
    const std::unique_ptr<std::FILE, CloseFile> file{openStream(path, "rb")};
    if (!file)
        return fileProblem(path, texts::fileNotOpened(std::generic_category().message(errno)),
                           texts::fileCheckPermissions());
    std::error_code error;
    const std::uintmax_t size = fs::file_size(toPath(path), error);
    std::string bytes;
    if (!error && size <= mostBytes) {
        const std::uint64_t needed = size * timesInMemory;
        if (needed >= kSmallestCheckedNeed)
            if (const auto free = freeMemory())
                if (auto problem = memoryRefusal(path, needed, *free))
                    return *std::move(problem);
        bytes.reserve(static_cast<std::size_t>(size));
        preferLargePages(bytes.data(), bytes.capacity());
    }
    std::array<char, 1 << 16> block{};
    while (const std::size_t count = std::fread(block.data(), 1, block.size(), file.get())) {
        bytes.append(block.data(), count);
        if (bytes.size() > mostBytes) // it grew during reading
            return fileTooLarge(path, bytes.size(), mostBytes);
    }
    if (std::ferror(file.get()) != 0)
        return fileProblem(path, texts::fileNotRead(std::generic_category().message(errno)),
                           texts::fileCopyElsewhere());
    return bytes;
}

std::optional<TextFault> textFaultOf(std::string_view bytes)
{
    if (bytes.empty())
        return TextFault{0, texts::fileEmpty(), texts::fileChooseOther()};
    const std::size_t zero = bytes.find('\0');
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff") || (zero < 4 && bytes.size() > 1))
        return TextFault{0, texts::fileUtf16(), texts::fileSaveItUtf8()};
    if (zero != std::string_view::npos)
        return TextFault{zero, texts::fileBinary(), texts::fileChooseText()};
    const std::size_t invalid = firstInvalidUtf8(bytes);
    if (invalid != std::string_view::npos)
        return TextFault{invalid,
                         texts::fileNotUtf8(hexadecimal(static_cast<unsigned char>(bytes[invalid])).substr(14)),
                         texts::fileSaveUtf8()};
    return std::nullopt;
}

} // namespace broadside
