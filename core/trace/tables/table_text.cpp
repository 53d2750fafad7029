#include "core/trace/tables/table_text.h"

#include "core/base/utf8.h"

namespace broadside::trace {
namespace {

bool isBlank(char c) noexcept { return c == ' ' || c == '\t'; }

} // namespace

std::string Field::value() const
{
    if (!isQuoted)
        return std::string(text);
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        plain += text[i];
        if (text[i] == '"')
            ++i; // the second quote of the pair
    }
    return plain;
}

TableText::TableText(std::string_view text, char separator) noexcept
    : m_text(text)
    , m_separator(separator)
    , m_at(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0)
{}

bool TableText::atEndOfLine() const noexcept
{
    return m_at >= m_text.size() || m_text[m_at] == '\n' || m_text[m_at] == '\r';
}

bool TableText::next(std::vector<Field>& fields)
{
    while (m_at < m_text.size()) {
        fields.clear();
        m_line = m_at;
        while (readField(fields)) {
        }
        if (m_openQuote)
            return false;
        if (m_at < m_text.size() && m_text[m_at] == '\r')
            ++m_at;
        if (m_at < m_text.size() && m_text[m_at] == '\n')
            ++m_at;
        const bool isEmpty = fields.size() == 1 && fields.front().text.empty() && !fields.front().isQuoted;
        if (!isEmpty)
            return true;
    }
    return false;
}

/// False if it was the last field of its line.
bool TableText::readField(std::vector<Field>& fields)
{
    while (!atEndOfLine() && isBlank(m_text[m_at]) && m_text[m_at] != m_separator)
        ++m_at;
    Field field;
    if (!atEndOfLine() && m_text[m_at] == '"') {
        const std::size_t begin = m_at++;
        field.isQuoted = true;
        field.offset = m_at;
        for (; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] != '"')
                continue;
            if (m_at + 1 == m_text.size() || m_text[m_at + 1] != '"')
                break;
            ++m_at;
        }
        if (m_at >= m_text.size()) {
            m_openQuote = begin;
            return false;
        }
        field.text = m_text.substr(field.offset, m_at - field.offset);
        ++m_at;
        // The text between the quote and the separator is ignored.
        while (!atEndOfLine() && m_text[m_at] != m_separator)
            ++m_at;
    } else {
        field.offset = m_at;
        while (!atEndOfLine() && m_text[m_at] != m_separator)
            ++m_at;
        std::size_t end = m_at;
        while (end > field.offset && isBlank(m_text[end - 1]))
            --end;
        field.text = m_text.substr(field.offset, end - field.offset);
    }
    if (fields.size() < kMostFields)
        fields.push_back(field);
    if (atEndOfLine())
        return false;
    ++m_at; // skips the separator
    return true;
}

} // namespace broadside::trace
