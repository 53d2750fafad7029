#include "core/trace/byte_source.h"

#include "core/base/system/system_file.h"
#include "core/io/text_file.h"
#include "core/trace/messages/trace_messages.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

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
    explicit FileSource(SystemFile file)
        : m_file(std::move(file))
    {}

    [[nodiscard]] std::uint64_t size() const override { return m_file.size(); }
    [[nodiscard]] bool read(std::uint64_t offset, std::size_t count, std::string& bytes) const override
    {
        return m_file.readAt(offset, count, bytes) == 0;
    }

private:
    SystemFile m_file;
};

} // namespace

Result<std::shared_ptr<const ByteSource>> openByteSource(const std::string& path)
{
    if (auto problem = fileRefusal(path, UINT64_MAX, texts::traceFile()))
        return *std::move(problem);
    SystemFile file = SystemFile::openToRead(path);
    if (!file.isOpen()) {
        Problem problem;
        problem.file = path;
        problem.message = texts::traceCannotOpen(std::generic_category().message(errno));
        problem.remedy = texts::traceFilePermissions();
        return problem;
    }
    return std::shared_ptr<const ByteSource>(std::make_shared<FileSource>(std::move(file)));
}

std::shared_ptr<const ByteSource> byteSourceOf(std::string bytes)
{
    return std::make_shared<MemorySource>(std::move(bytes));
}

} // namespace broadside::trace
