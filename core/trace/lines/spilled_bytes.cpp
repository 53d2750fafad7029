#include "core/trace/lines/spilled_bytes.h"

#include "core/base/system/file_path.h"
#include "core/trace/lines/lines_messages.h"
#include "core/trace/spool.h"

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <system_error>

namespace broadside::trace {
namespace {

std::string temporaryFolder()
{
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::temp_directory_path(error);
    return error ? std::string("/tmp") : toName(folder);
}

} // namespace

SpilledBytes::SpilledBytes(std::string head, std::size_t most)
    : m_head(std::move(head))
    , m_most(most)
{}

SpilledBytes::~SpilledBytes() = default;

bool SpilledBytes::append(std::string_view bytes)
{
    if (m_problem || (!m_spool && m_memory.size() + bytes.size() > m_most && !spill()))
        return false;
    if (!m_spool) {
        m_memory += bytes;
        return true;
    }
    if (!m_spool->append(bytes)) {
        Problem& problem = m_problem.emplace();
        problem.file = temporaryFolder();
        problem.message = texts::linesFullDisk();
        problem.remedy = texts::linesMakeRoom();
        return false;
    }
    m_spooled += bytes.size();
    m_spool->publish(m_spooled);
    return true;
}

bool SpilledBytes::spill()
{
    constexpr std::uint64_t kMost = std::uint64_t{1} << 40; // bytes; the disk is full before
    auto spool = Spool::create(temporaryFolder(), kMost);
    if (!spool) {
        m_problem = spool.problem();
        return false;
    }
    m_spool = std::move(*spool);
    std::string memory;
    memory.swap(m_memory);
    return append(memory);
}

void SpilledBytes::replaceHead(std::string head)
{
    assert(head.size() == m_head.size());
    m_head = std::move(head);
}

std::uint64_t SpilledBytes::size() const
{
    return m_head.size() + (m_spool ? m_spooled : std::uint64_t{m_memory.size()});
}

bool SpilledBytes::read(std::uint64_t offset, std::size_t count, std::string& bytes) const
{
    if (offset < m_head.size()) {
        const std::string begin = m_head.substr(static_cast<std::size_t>(offset), count);
        if (begin.size() < count && !read(m_head.size(), count - begin.size(), bytes))
            return false;
        if (begin.size() == count)
            bytes.clear();
        bytes.insert(0, begin);
        return true;
    }
    offset -= m_head.size();
    if (m_spool)
        return m_spool->read(offset, count, bytes);
    bytes.assign(m_memory, static_cast<std::size_t>(std::min<std::uint64_t>(offset, m_memory.size())), count);
    return true;
}

} // namespace broadside::trace
