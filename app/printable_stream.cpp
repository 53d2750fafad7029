#include "app/printable_stream.h"

#include "core/base/control_characters.h"

#include <string>

namespace broadside {
namespace {

constexpr char kFirstOfC1 = '\xc2';

bool isLayout(char character) { return character == '\n' || character == '\t'; }

} // namespace

PrintableStream::PrintableStream(std::ostream& target)
    : std::ostream(nullptr)
    , m_buffer(target)
{
    rdbuf(&m_buffer);
}

PrintableStream::~PrintableStream() { m_buffer.finish(); }

void PrintableStream::Buffer::finish()
{
    if (m_holdsC2)
        m_target.put(kFirstOfC1);
    m_holdsC2 = false;
}

void PrintableStream::Buffer::write(std::string_view text)
{
    std::string joined;
    if (m_holdsC2) {
        joined = kFirstOfC1 + std::string(text);
        text = joined;
    }
    m_holdsC2 = text.ends_with(kFirstOfC1);
    if (m_holdsC2)
        text.remove_suffix(1);
    // Line by line, because most lines have nothing to escape.
    while (!text.empty()) {
        std::size_t end = 0;
        while (end < text.size() && !isLayout(text[end]))
            ++end;
        const std::string_view line = text.substr(0, end);
        if (hasControlCharacters(line))
            m_target << escapedControlCharacters(line);
        else
            m_target << line;
        if (end < text.size())
            m_target.put(text[end++]);
        text.remove_prefix(end);
    }
}

PrintableStream::Buffer::int_type PrintableStream::Buffer::overflow(int_type character)
{
    if (!traits_type::eq_int_type(character, traits_type::eof())) {
        const char byte = traits_type::to_char_type(character);
        write({&byte, 1});
    }
    return m_target.good() ? traits_type::not_eof(character) : traits_type::eof();
}

std::streamsize PrintableStream::Buffer::xsputn(const char* text, std::streamsize count)
{
    write({text, static_cast<std::size_t>(count)});
    return m_target.good() ? count : 0;
}

int PrintableStream::Buffer::sync()
{
    finish();
    m_target.flush();
    return m_target.good() ? 0 : -1;
}

} // namespace broadside
