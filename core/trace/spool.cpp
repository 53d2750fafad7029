#include "core/trace/spool.h"

#include "core/trace/messages/trace_messages.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace broadside::trace {

Result<std::shared_ptr<Spool>> Spool::create(const std::string& folder, std::uint64_t most, Name name)
{
    std::string path;
    SystemFile file = SystemFile::makeTemporary(
        folder + "/broadside-live-", ".bstrace",
        name == Name::None ? SystemFile::Lifetime::UntilClosed : SystemFile::Lifetime::Named, path);
    if (!file.isOpen()) {
        Problem problem;
        problem.file = folder;
        problem.message = texts::traceNoPlace(std::generic_category().message(errno));
        problem.remedy = texts::traceFolderSpace();
        return problem;
    }
    return std::shared_ptr<Spool>(new Spool(std::move(file), std::move(path), most));
}

Spool::~Spool()
{
    static_cast<void>(m_file.close()); // Windows removes no open file
    if (!m_path.empty())
        removeFile(m_path.c_str());
}

bool Spool::append(std::string_view bytes)
{
    m_isFull = m_isFull || bytes.size() > m_most - m_appended;
    if (m_isFull)
        return false;
    m_isFull = m_file.writeAt(m_appended, bytes) != 0;
    if (!m_isFull)
        m_appended += bytes.size();
    return !m_isFull;
}

bool Spool::read(std::uint64_t offset, std::size_t count, std::string& bytes) const
{
    const std::uint64_t end = size();
    const std::uint64_t left = offset < end ? end - offset : 0;
    return m_file.readAt(offset, static_cast<std::size_t>(std::min<std::uint64_t>(count, left)), bytes) == 0;
}

} // namespace broadside::trace
