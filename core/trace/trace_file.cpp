#include "core/trace/trace_writer.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace broadside::trace {
namespace {

Problem fileProblem(const std::string& path, const std::string& message)
{
    Problem problem;
    problem.file = path;
    problem.message = message;
    problem.remedy = "Check the folder, its permissions, and the space that is left";
    return problem;
}

} // namespace

TraceFile::TraceFile(std::string path, std::string unfinished, int descriptor)
    : m_path(std::move(path))
    , m_unfinished(std::move(unfinished))
    , m_descriptor(descriptor)
{}

TraceFile::~TraceFile()
{
    if (m_descriptor < 0)
        return;
    ::close(m_descriptor);
    ::unlink(m_unfinished.c_str());
}

Result<std::unique_ptr<TraceFile>> TraceFile::create(const std::string& path)
{
    std::string unfinished = path + ".XXXXXX";
    const int descriptor = ::mkostemp(unfinished.data(), O_CLOEXEC);
    if (descriptor < 0)
        return fileProblem(path, "The file cannot be written: " + std::generic_category().message(errno));
    const mode_t mask = ::umask(0);
    ::umask(mask);
    static_cast<void>(::fchmod(descriptor, 0666 & ~mask)); // as any other new file
    return std::unique_ptr<TraceFile>(new TraceFile(path, std::move(unfinished), descriptor));
}

ByteSink TraceFile::sink()
{
    return [this](std::string_view bytes) {
        while (!bytes.empty() && m_error == 0) {
            const ssize_t put = ::write(m_descriptor, bytes.data(), bytes.size());
            if (put < 0 && errno != EINTR)
                m_error = errno;
            if (put > 0)
                bytes.remove_prefix(static_cast<std::size_t>(put));
        }
        return m_error == 0;
    };
}

std::optional<Problem> TraceFile::finish()
{
    if (m_error == 0 && ::fsync(m_descriptor) != 0)
        m_error = errno;
    if (m_error == 0 && ::rename(m_unfinished.c_str(), m_path.c_str()) != 0)
        m_error = errno;
    if (m_error != 0)
        return fileProblem(m_path, "The trace cannot be written: " + std::generic_category().message(m_error));
    ::close(m_descriptor);
    m_descriptor = -1;
    return std::nullopt;
}

} // namespace broadside::trace
