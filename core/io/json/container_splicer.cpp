#include "core/io/json/container_splicer.h"

#include <algorithm>

namespace broadside {
namespace {

constexpr std::string_view kJsonSpace = " \t\r\n";

bool breaksLine(std::string_view space) noexcept { return space.find('\n') != std::string_view::npos; }

} // namespace

std::string_view lineBreakOf(std::string_view text) noexcept
{
    const std::size_t first = text.find('\n');
    return first != std::string_view::npos && first > 0 && text[first - 1] == '\r' ? "\r\n" : "\n";
}

ContainerSplicer::ContainerSplicer(std::string_view text, std::size_t begin, std::size_t end, std::size_t depth,
                                   std::string_view lineBreak, std::string& out)
    : m_text(text)
    , m_end(end)
    , m_firstSpace(spaceBehind(begin + 1))
    , m_wasEmpty(m_firstSpace.size() + 2 == end - begin)
    , m_out(out)
{
    const bool hasExample = !m_wasEmpty && breaksLine(m_firstSpace);
    m_newLine = lineBreak;
    if (hasExample)
        m_newLine += m_firstSpace.substr(m_firstSpace.rfind('\n') + 1);
    else
        m_newLine.append(2 * depth, ' ');
    m_closingNewLine = lineBreak;
    m_closingNewLine.append(2 * (depth - 1), ' ');
    m_out += text[begin];
}

std::string_view ContainerSplicer::spaceBefore(std::size_t at) const noexcept
{
    const std::size_t last = m_text.substr(0, at).find_last_not_of(kJsonSpace); // finds at least the bracket
    return m_text.substr(last + 1, at - last - 1);
}

std::string_view ContainerSplicer::spaceBehind(std::size_t at) const noexcept
{
    return m_text.substr(at, m_text.find_first_not_of(kJsonSpace, at) - at);
}

void ContainerSplicer::beginOld(std::size_t begin)
{
    std::string_view space = m_hasChildren ? spaceBefore(begin) : m_firstSpace;
    if (m_hasChildren)
        m_out += ',';
    if (m_lastIsNew && !breaksLine(space))
        space = m_newLine;
    m_out += space;
}

void ContainerSplicer::endOld(std::size_t end)
{
    const std::string_view behind = spaceBehind(end);
    if (m_text[end + behind.size()] == ',') // otherwise it belongs to the container, before the closing bracket
        m_out += behind;
    m_hasChildren = true;
    m_lastIsNew = false;
}

void ContainerSplicer::added(std::string_view content)
{
    if (m_hasChildren)
        m_out += ',';
    m_out += m_newLine;
    m_out += content;
    m_hasChildren = true;
    m_lastIsNew = true;
}

void ContainerSplicer::close()
{
    const std::string_view space = m_wasEmpty ? m_firstSpace : spaceBefore(m_end - 1);
    m_out += m_lastIsNew && !breaksLine(space) ? std::string_view{m_closingNewLine} : space;
    m_out += m_text[m_end - 1];
}

} // namespace broadside
