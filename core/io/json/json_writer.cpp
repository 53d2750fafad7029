#include "core/io/json/json_writer.h"

#include "core/base/text.h"
#include "core/base/utf8.h"

#include <cassert>
#include <cmath>

namespace broadside {
namespace {

constexpr std::string_view kReplacementCharacter = "\xef\xbf\xbd";

void appendEscape(std::string& out, char c)
{
    switch (c) {
    case '"':
        out += "\\\"";
        return;
    case '\\':
        out += "\\\\";
        return;
    case '\b':
        out += "\\b";
        return;
    case '\f':
        out += "\\f";
        return;
    case '\n':
        out += "\\n";
        return;
    case '\r':
        out += "\\r";
        return;
    case '\t':
        out += "\\t";
        return;
    default:
        out += "\\u" + hexadecimal(static_cast<unsigned char>(c)).substr(12);
    }
}

bool isPlain(char c) noexcept
{
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x20 && byte < 0x80 && c != '"' && c != '\\';
}

} // namespace

void appendJsonString(std::string& out, std::string_view text)
{
    out += '"';
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t start = at;
        while (at < text.size() && isPlain(text[at]))
            ++at;
        out += text.substr(start, at - start);
        if (at == text.size())
            break;
        const std::size_t length = utf8CharacterLength(text.substr(at));
        if (length == 1)
            appendEscape(out, text[at]);
        else
            out += length == 0 ? kReplacementCharacter : text.substr(at, length);
        at += length == 0 ? 1 : length;
    }
    out += '"';
}

void JsonWriter::lineBreak(std::size_t depth)
{
    m_text += '\n';
    m_text.append(2 * depth, ' ');
}

void JsonWriter::beginChild()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_levels.empty())
        return;
    Level& level = m_levels.back();
    if (!level.empty)
        m_text += level.layout == Layout::OneLine ? ", " : ",";
    level.empty = false;
    if (level.layout == Layout::Lines)
        lineBreak(m_levels.size());
}

JsonWriter& JsonWriter::begin(char opening, char closing, Layout layout)
{
    beginChild();
    m_text += opening;
    m_levels.push_back({closing, layout});
    return *this;
}

JsonWriter& JsonWriter::end(char closing)
{
    assert(!m_levels.empty() && m_levels.back().closing == closing && !m_afterKey);
    const Level level = m_levels.back();
    m_levels.pop_back();
    if (level.layout == Layout::Lines && !level.empty)
        lineBreak(m_levels.size());
    m_text += closing;
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name)
{
    assert(!m_levels.empty() && m_levels.back().closing == '}' && !m_afterKey);
    beginChild();
    appendJsonString(m_text, name);
    m_text += ": ";
    m_afterKey = true;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text)
{
    beginChild();
    appendJsonString(m_text, text);
    return *this;
}

JsonWriter& JsonWriter::value(double number)
{
    return std::isfinite(number) ? raw(shortestNumber(number)) : raw("null");
}

JsonWriter& JsonWriter::value(std::span<const double> numbers)
{
    beginArray();
    for (const double number : numbers)
        value(number);
    return endArray();
}

JsonWriter& JsonWriter::raw(std::string_view json)
{
    beginChild();
    m_text += json;
    return *this;
}

} // namespace broadside
