#include "core/report/page_text.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <array>

namespace broadside::report {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};
constexpr std::string_view kReplacement{"\xEF\xBF\xBD"};

template<std::size_t Count>
bool isIn(const std::array<Range, Count>& ranges, char32_t character)
{
    return std::ranges::any_of(
        ranges, [character](const Range& range) { return character >= range.first && character <= range.last; });
}

/// Scripts that are written from right to left. Source: The Unicode Standard, DerivedBidiClass.
constexpr std::array kRightToLeft{Range{0x0590, 0x08FF}, Range{0xFB1D, 0xFDFF}, Range{0xFE70, 0xFEFC},
                                  Range{0x10800, 0x10FFF}, Range{0x1E800, 0x1EFFF}};
/// Controls, marks of direction, and what is no character.
constexpr std::array kUnwanted{Range{0x00, 0x08},     Range{0x0B, 0x0C},     Range{0x0E, 0x1F},
                               Range{0x7F, 0x9F},     Range{0x200E, 0x200F}, Range{0x202A, 0x202E},
                               Range{0x2066, 0x2069}, Range{0x061C, 0x061C}, Range{0xFFFE, 0xFFFF}};

/// The next character of `text`, which is made shorter; the replacement for one that is invalid or unwanted.
std::string_view nextOf(std::string_view& text)
{
    const std::size_t length = utf8CharacterLength(text);
    const std::string_view character = text.substr(0, std::max<std::size_t>(1, length));
    text.remove_prefix(character.size());
    return length == 0 || isIn(kUnwanted, firstCharacter(character)) ? kReplacement : character;
}

void appendEscaped(std::string& html, std::string_view character)
{
    switch (character.front()) {
    case '<':
        html += "&lt;";
        break;
    case '>':
        html += "&gt;";
        break;
    case '&':
        html += "&amp;";
        break;
    case '"':
        html += "&quot;";
        break;
    case '\'':
        html += "&#39;";
        break;
    default:
        html += character;
    }
}

bool isRightToLeft(std::string_view character) { return isIn(kRightToLeft, firstCharacter(character)); }

} // namespace

std::string plainHtml(std::string_view text)
{
    std::string html;
    while (!text.empty())
        appendEscaped(html, nextOf(text));
    return html;
}

std::string htmlText(std::string_view text)
{
    std::string html;
    std::string between; // what may be inside the isolated words or behind them
    bool isOpen = false;
    while (!text.empty()) {
        const std::string_view character = nextOf(text);
        if (isRightToLeft(character)) {
            html += isOpen ? between : between + "<bdi>";
            between.clear();
            isOpen = true;
            html += character;
        } else if (isOpen && character == " ") {
            between += ' ';
        } else {
            if (isOpen)
                html += "</bdi>";
            html += between;
            between.clear();
            isOpen = false;
            appendEscaped(html, character);
        }
    }
    if (isOpen)
        html += "</bdi>";
    return html + between;
}

std::string markdownText(std::string_view text)
{
    constexpr std::string_view kMarks{"\\`*_[]{}<>#|~!&"};
    std::string markdown;
    while (!text.empty()) {
        const std::string_view character = nextOf(text);
        const char first = character.front();
        if (first == '\n' || first == '\r' || first == '\t')
            markdown += ' ';
        else if (first == '@') // a tracker would tell a person of that name
            markdown += "&#64;";
        else if (kMarks.find(first) != std::string_view::npos)
            (markdown += '\\') += first;
        else
            markdown += character;
    }
    return markdown;
}

} // namespace broadside::report
