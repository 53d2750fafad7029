#include "core/io/text_file.h"

#include "core/base/count_text.h"
#include "core/base/free_memory.h"
#include "core/base/system/file_path.h"
#include "core/base/system/system_file.h"
#include "core/base/text.h"
#include "core/base/utf8.h"

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
    return fileProblem(path,
                       "The file has " + groupedNumber(bytes) + " bytes, more than the limit of " +
                           groupedNumber(mostBytes >> 20) + " MiB",
                       "Split it into several files");
}

/// A smaller need is not compared with the free memory, because asking for it costs more than reading such a file.
constexpr std::uint64_t kSmallestCheckedNeed = 1ULL << 20;

struct CloseFile {
    void operator()(std::FILE* file) const noexcept { std::fclose(file); } // cannot fail, because nothing was written
};

} // namespace

std::optional<Problem> fileRefusal(const std::string& path, std::uint64_t mostBytes, const std::string& kind)
{
    std::error_code error;
    const fs::file_status status = fs::status(toPath(path), error);
    if (status.type() == fs::file_type::not_found)
        return fileProblem(path, "There is no such file", "Check the path, or choose another file");
    if (status.type() == fs::file_type::directory)
        return fileProblem(path, "This is a folder, not a file", "Choose a " + kind + " file in it");
    if (status.type() == fs::file_type::none)
        return fileProblem(path, "The file cannot be reached: " + error.message(),
                           "Check the path and the permissions of its folders");
    if (status.type() != fs::file_type::regular)
        return fileProblem(path, "This is a device or a pipe, not a file", "Save the " + kind + " to a file first");
    const std::uintmax_t size = fs::file_size(toPath(path), error);
    if (!error && size > mostBytes)
        return fileTooLarge(path, size, mostBytes);
    return std::nullopt;
}

std::optional<Problem> memoryRefusal(const std::string& path, std::uint64_t neededBytes, std::uint64_t freeBytes)
{
    if (neededBytes <= freeBytes)
        return std::nullopt;
    const auto mebibytes = [](std::uint64_t bytes) { return groupedNumber((bytes + (1U << 20U) - 1) >> 20U) + " MiB"; };
    return fileProblem(path,
                       "The file needs about " + mebibytes(neededBytes) + " of memory, and only " +
                           mebibytes(freeBytes) + " are free",
                       "Close other files and programs, or split the file into several");
}

Result<std::string> readFile(const std::string& path, std::uint64_t mostBytes, const std::string& kind,
                             std::uint64_t timesInMemory)
{
    if (auto problem = fileRefusal(path, mostBytes, kind))
        return *std::move(problem);
    const std::unique_ptr<std::FILE, CloseFile> file{openStream(path, "rb")};
    if (!file)
        return fileProblem(path, "The file cannot be opened: " + std::generic_category().message(errno),
                           "Check the permissions of the file");
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
    }
    std::array<char, 1 << 16> block{};
    while (const std::size_t count = std::fread(block.data(), 1, block.size(), file.get())) {
        bytes.append(block.data(), count);
        if (bytes.size() > mostBytes) // it grew during reading
            return fileTooLarge(path, bytes.size(), mostBytes);
    }
    if (std::ferror(file.get()) != 0)
        return fileProblem(path, "The file cannot be read: " + std::generic_category().message(errno),
                           "Copy it to another disk, or restore it from a backup");
    return bytes;
}

std::optional<TextFault> textFaultOf(std::string_view bytes)
{
    if (bytes.empty())
        return TextFault{0, "The file is empty", "Choose another file, or restore this one from a backup"};
    const std::size_t zero = bytes.find('\0');
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff") || (zero < 4 && bytes.size() > 1))
        return TextFault{0, "The file is in the encoding UTF-16 or UTF-32, not UTF-8, or no text at all",
                         "Save it in the encoding UTF-8"};
    if (zero != std::string_view::npos)
        return TextFault{zero, "The file is binary, not text: it holds a byte 0", "Choose a text file"};
    const std::size_t invalid = firstInvalidUtf8(bytes);
    if (invalid != std::string_view::npos)
        return TextFault{invalid,
                         "The byte 0x" + hexadecimal(static_cast<unsigned char>(bytes[invalid])).substr(14) +
                             " is not UTF-8 here",
                         "Save the file in the encoding UTF-8"};
    return std::nullopt;
}

} // namespace broadside
