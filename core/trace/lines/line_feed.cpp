#include "core/trace/lines/line_feed.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace broadside::trace {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 16; // bytes that are read at once

} // namespace

LineFeed::LineFeed(ByteFeed feed, std::size_t most)
    : m_feed(std::move(feed))
    , m_most(most)
{}

bool LineFeed::next()
{
    m_isTooLong = false;
    m_line = {};
    m_searched = m_begin;
    while (true) {
        const void* const found =
            m_searched < m_end ? std::memchr(m_buffer.data() + m_searched, '\n', m_end - m_searched) : nullptr;
        const std::size_t end =
            found ? static_cast<std::size_t>(static_cast<const char*>(found) - m_buffer.data()) : m_end;
        if (end - m_begin > m_most) {
            m_isTooLong = true;
            m_begin = end;
        }
        m_searched = end;
        if (found || (m_isEnded && (end > m_begin || m_isTooLong))) {
            if (!m_isTooLong)
                m_line = std::string_view(m_buffer).substr(m_begin, end - m_begin);
            m_begin = found ? end + 1 : end;
            m_number = std::min(m_number, std::numeric_limits<int>::max() - 1) + 1;
            return true;
        }
        if (m_isEnded || !fill())
            return false;
    }
}

/// Reads more bytes behind those that are there, or notes the end.
bool LineFeed::fill()
{
    if (m_begin > 0) {
        std::memmove(m_buffer.data(), m_buffer.data() + m_begin, m_end - m_begin);
        m_end -= m_begin;
        m_searched -= m_begin;
        m_begin = 0;
    }
    if (m_buffer.size() - m_end < kPiece)
        m_buffer.resize(std::max(m_end + kPiece, std::min(2 * m_buffer.size(), m_most + 2 * kPiece)));
    const auto count = m_feed(m_buffer.data() + m_end, kPiece);
    m_hasFailed = !count;
    m_isEnded = !count || *count == 0;
    m_end += count.value_or(0);
    return count.has_value();
}

} // namespace broadside::trace
