#include "core/io/json/json_cursor.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/json/json_messages.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <system_error>

namespace broadside {
namespace {

bool isSpace(char c) noexcept { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Whether a character ends a number or a word.
bool isEnd(char c) noexcept { return isSpace(c) || c == ',' || c == ']' || c == '}' || c == ':'; }

/// The value of a number that std::from_chars cannot represent: too large, or too close to 0.
double unrepresentable(std::string_view number)
{
    const std::size_t exponent = number.find_first_of("eE");
    const bool isSmall = exponent != std::string_view::npos
                             ? number.substr(exponent).find('-') != std::string_view::npos
                             : number.find('.') < 3;
    const double size = isSmall ? 0.0 : std::numeric_limits<double>::infinity();
    return number.starts_with('-') ? -size : size;
}

} // namespace

void JsonCursor::toToken() noexcept
{
    while (m_at < m_text.size() && isSpace(m_text[m_at]))
        ++m_at;
    m_place = m_at;
}

bool JsonCursor::fail(std::size_t offset, Message message, Message remedy)
{
    if (!m_fault)
        m_fault = JsonFault{offset, std::move(message), std::move(remedy)};
    return false;
}

bool JsonCursor::failHere(Message wanted)
{
    if (m_at >= m_text.size())
        return fail(m_at, texts::jsonLineEnds(std::move(wanted)), texts::jsonLinePrintWhole());
    return fail(m_at, texts::jsonLineMissing(std::move(wanted), inQuotes(m_text.substr(m_at), 20)),
                texts::jsonLinePrintJson());
}

bool JsonCursor::isNext(char character) noexcept
{
    toToken();
    return m_at < m_text.size() && m_text[m_at] == character;
}

bool JsonCursor::take(char character) noexcept
{
    if (m_fault || !isNext(character))
        return false;
    ++m_at;
    return true;
}

bool JsonCursor::expect(char character)
{
    const char name[] = {'"', character, '"', '\0'};
    return take(character) || failHere(name);
}

bool JsonCursor::goesOn(char end)
{
    if (take(',') || m_fault)
        return !m_fault;
    if (!take(end))
        static_cast<void>(failHere(texts::jsonLineCommaOr(std::string(1, end))));
    return false;
}

bool JsonCursor::isAtEnd() noexcept
{
    toToken();
    return m_at == m_text.size();
}

bool JsonCursor::read(double& number)
{
    toToken();
    const char* const begin = m_text.data() + m_at;
    const char* const last = m_text.data() + m_text.size();
    auto [end, error] = std::from_chars(begin, last, number);
    if (error == std::errc::result_out_of_range) {
        number = unrepresentable({begin, static_cast<std::size_t>(end - begin)});
    } else if (error != std::errc{}) {
        constexpr std::string_view kNull{"null"};
        if (!m_text.substr(m_at).starts_with(kNull))
            return failHere(texts::jsonNumber());
        end = begin + kNull.size();
        number = std::numeric_limits<double>::quiet_NaN();
    }
    if (m_fault || (end != last && !isEnd(*end)))
        return failHere(texts::jsonNumber());
    m_at = static_cast<std::size_t>(end - m_text.data());
    return true;
}

bool JsonCursor::readWhole(std::int64_t& number, std::int64_t low, std::int64_t high, FixedWords what)
{
    toToken();
    const char* const begin = m_text.data() + m_at;
    const char* const last = m_text.data() + m_text.size();
    const auto [end, error] = std::from_chars(begin, last, number);
    if (error == std::errc{} && end != last && isEnd(*end) && number >= low && number <= high && !m_fault) {
        m_at = static_cast<std::size_t>(end - m_text.data());
        return true;
    }
    double value = 0.0;
    const std::size_t place = m_place;
    if (!read(value))
        return false;
    // Beyond 2^53, two whole numbers can have the same double.
    constexpr double kExact = 9'007'199'254'740'992.0;
    if (value == std::floor(value) && std::abs(value) <= kExact && value >= static_cast<double>(low) &&
        value <= static_cast<double>(high) && error == std::errc{} && (number >= low && number <= high)) {
        number = static_cast<std::int64_t>(value);
        return true;
    }
    const std::string_view text = m_text.substr(place, m_at - place);
    return fail(place,
                texts::jsonLineNotWhole(what.message(), inQuotes(text), std::to_string(low), std::to_string(high)),
                texts::jsonLinePrintSuch());
}

bool JsonCursor::read(std::string& string)
{
    string.clear();
    if (!take('"'))
        return failHere(texts::jsonText());
    const std::size_t begin = m_place;
    while (m_at < m_text.size()) {
        const char c = m_text[m_at++];
        if (c == '"')
            return true;
        if (string.size() >= limits::kStringBytes)
            return fail(begin, texts::jsonLineLongText(limits::kStringBytes), texts::jsonLinePrintShorter());
        if (c != '\\')
            string += c;
        else if (!readEscape(string))
            return false;
    }
    return fail(begin, texts::jsonLineTextOpen(), texts::jsonLineCloseText());
}

bool JsonCursor::readEscape(std::string& string)
{
    constexpr std::string_view kLetters{"\"\\/bfnrt"};
    constexpr std::string_view kMeaning{"\"\\/\b\f\n\r\t"};
    const std::size_t begin = m_at - 1;
    const char letter = m_at < m_text.size() ? m_text[m_at++] : '\0';
    if (const std::size_t known = kLetters.find(letter); known != std::string_view::npos) {
        string += kMeaning[known];
        return true;
    }
    auto character = letter == 'u' ? readHex() : std::nullopt;
    constexpr char32_t kHigh = 0xd800;
    constexpr char32_t kLow = 0xdc00;
    constexpr char32_t kBehind = 0xe000;
    if (character && *character >= kHigh && *character < kLow && m_text.substr(m_at).starts_with("\\u")) {
        m_at += 2;
        const auto second = readHex();
        character = second && *second >= kLow && *second < kBehind
                        ? std::optional<char32_t>(0x10000 + ((*character - kHigh) << 10U) + (*second - kLow))
                        : std::nullopt;
    }
    if (!character || (*character >= kHigh && *character < kBehind))
        return fail(begin, texts::jsonLineBadEscape(inQuotes(m_text.substr(begin, 6))), texts::jsonLinePrintEscape());
    string += utf8Of(*character);
    return true;
}

std::optional<char32_t> JsonCursor::readHex() noexcept
{
    constexpr std::size_t kDigits = 4;
    std::uint32_t value = 0;
    const std::string_view digits = m_text.substr(m_at, kDigits);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    if (digits.size() < kDigits || error != std::errc{} || end != digits.data() + kDigits)
        return std::nullopt;
    m_at += kDigits;
    return value;
}

bool JsonCursor::skipWord() noexcept
{
    for (const std::string_view word : {"true", "false", "null"})
        if (m_text.substr(m_at).starts_with(word)) {
            m_at += word.size();
            return true;
        }
    return false;
}

bool JsonCursor::read(bool& truth)
{
    toToken();
    truth = isNext('t');
    if ((truth || isNext('f')) && !m_fault && skipWord())
        return true;
    return failHere(texts::jsonTruth());
}

bool JsonCursor::skip()
{
    if (isNext('"'))
        return read(m_skipped);
    if (!isNext('[') && !isNext('{')) {
        double number = 0.0;
        return !m_fault && (skipWord() || read(number));
    }
    if (m_depth >= limits::kNesting)
        return fail(m_place, texts::jsonDeep(static_cast<std::uint64_t>(limits::kNesting)), texts::jsonLineLessDeep());
    const char end = take('[') ? ']' : '}';
    if (end == '}' && !expect('{'))
        return false;
    if (take(end))
        return true;
    ++m_depth;
    do {
        if (end == '}' && !(read(m_skipped) && expect(':')))
            return false;
        if (!skip())
            return false;
    } while (goesOn(end));
    --m_depth;
    return !m_fault;
}

} // namespace broadside
