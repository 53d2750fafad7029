#include "core/trace/spool.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace broadside::trace {

Result<std::shared_ptr<Spool>> Spool::create(const std::string& folder, std::uint64_t most, Name name)
{
    constexpr std::string_view kSuffix = ".bstrace";
    std::string path = folder + "/broadside-live-XXXXXX" + std::string(kSuffix);
    const int descriptor = ::mkostemps(path.data(), static_cast<int>(kSuffix.size()), O_CLOEXEC);
    if (descriptor < 0) {
        Problem problem;
        problem.file = folder;
        problem.message = "The recording has no place there: " + std::generic_category().message(errno);
        problem.remedy = "Check the permissions of the folder, and the space that is left";
        return problem;
    }
    if (name == Name::None) {
        ::unlink(path.c_str());
        path.clear();
    }
    return std::shared_ptr<Spool>(new Spool(descriptor, std::move(path), most));
}

Spool::~Spool()
{
    if (!m_path.empty())
        ::unlink(m_path.c_str());
    ::close(m_descriptor);
}

bool Spool::append(std::string_view bytes)
{
    m_isFull = m_isFull || bytes.size() > m_most - m_appended;
    while (!bytes.empty() && !m_isFull) {
        const ssize_t put = ::pwrite(m_descriptor, bytes.data(), bytes.size(), static_cast<off_t>(m_appended));
        if (put < 0 && errno == EINTR)
            continue;
        m_isFull = put <= 0;
        if (put > 0) {
            m_appended += static_cast<std::uint64_t>(put);
            bytes.remove_prefix(static_cast<std::size_t>(put));
        }
    }
    return !m_isFull;
}

bool Spool::read(std::uint64_t offset, std::size_t count, std::string& bytes) const
{
    const std::uint64_t end = size();
    const std::uint64_t left = offset < end ? end - offset : 0;
    return readFrom(m_descriptor, offset, static_cast<std::size_t>(std::min<std::uint64_t>(count, left)), bytes);
}

} // namespace broadside::trace
