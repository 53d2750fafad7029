#include "core/trace/byte_source.h"

#include "core/io/text_file.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace broadside::trace {
namespace {

class MemorySource final : public ByteSource {
public:
    explicit MemorySource(std::string bytes)
        : m_bytes(std::move(bytes))
    {}
    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }
    [[nodiscard]] bool read(std::uint64_t offset, std::size_t count, std::string& bytes) const override
    {
        bytes.assign(m_bytes, std::min<std::size_t>(static_cast<std::size_t>(offset), m_bytes.size()), count);
        return true;
    }

private:
    std::string m_bytes;
};

/// Reads instead of mapping the file into memory: if another program truncates an open file, this program must go on.
class FileSource final : public ByteSource {
public:
    explicit FileSource(int descriptor)
        : m_descriptor(descriptor)
    {}
    ~FileSource() override { ::close(m_descriptor); }

    [[nodiscard]] std::uint64_t size() const override
    {
        struct stat status = {};
        return ::fstat(m_descriptor, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
    }
    [[nodiscard]] bool read(std::uint64_t offset, std::size_t count, std::string& bytes) const override
    {
        return readFrom(m_descriptor, offset, count, bytes);
    }

private:
    int m_descriptor;
};

} // namespace

bool readFrom(int descriptor, std::uint64_t offset, std::size_t count, std::string& bytes)
{
    bytes.resize(count);
    std::size_t have = 0;
    while (have < count) {
        const ssize_t got = ::pread(descriptor, bytes.data() + have, count - have, static_cast<off_t>(offset + have));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return false;
        if (got == 0)
            break;
        have += static_cast<std::size_t>(got);
    }
    bytes.resize(have);
    return true;
}

Result<std::shared_ptr<const ByteSource>> openByteSource(const std::string& path)
{
    if (auto problem = fileRefusal(path, UINT64_MAX, "trace"))
        return *std::move(problem);
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        Problem problem;
        problem.file = path;
        problem.message = "The file cannot be opened: " + std::generic_category().message(errno);
        problem.remedy = "Check the permissions of the file";
        return problem;
    }
    return std::shared_ptr<const ByteSource>(std::make_shared<FileSource>(descriptor));
}

std::shared_ptr<const ByteSource> byteSourceOf(std::string bytes)
{
    return std::make_shared<MemorySource>(std::move(bytes));
}

} // namespace broadside::trace
