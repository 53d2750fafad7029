#include "core/levels/godot/godot_tokens.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/levels/godot/godot_messages.h"

#include <charconv>
#include <cmath>

namespace broadside::levels::godot {
namespace {

bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '/' ||
           c == ':' || c == '.' || c == '-' || c == '@' || static_cast<unsigned char>(c) >= 0x80;
}

bool isNumberByte(char c)
{
    return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.' || c == 'e' || c == 'E' || c == 'x';
}

} // namespace

void GodotTokens::fail(Message message, Message remedy)
{
    if (!m_hasFailed)
        m_log.error(m_at, std::move(message), std::move(remedy));
    m_hasFailed = true;
    m_at = m_text.size();
}

void GodotTokens::skipSpaces(bool alsoLines)
{
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (c == ';' && alsoLines)
            m_at = std::min(m_text.find('\n', m_at), m_text.size());
        else if (c == ' ' || c == '\t' || (alsoLines && (c == '\n' || c == '\r')))
            ++m_at;
        else
            return;
    }
}

bool GodotTokens::next()
{
    skipSpaces(true);
    return m_at < m_text.size();
}

std::string GodotTokens::word()
{
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && isWordByte(m_text[m_at]))
        ++m_at;
    if (m_at - begin > limits::kStringBytes)
        fail(texts::godotLongName(limits::kStringBytes), texts::godotShorten());
    return m_hasFailed ? std::string() : std::string(m_text.substr(begin, m_at - begin));
}

Message GodotTokens::found() const
{
    return m_at < m_text.size() ? Message(inQuotes(m_text.substr(m_at, 1))) : texts::godotEndOfFile();
}

bool GodotTokens::expectAfter(const std::string& name, char wanted)
{
    skipSpaces(true);
    if (peek() == wanted && m_at < m_text.size()) {
        ++m_at;
        return true;
    }
    fail(texts::godotExpectedAfter(found(), std::string(1, wanted), inQuotes(name)), texts::godotSaveAgain());
    return false;
}

std::string GodotTokens::enterSection()
{
    ++m_at; // the bracket
    skipSpaces(true);
    std::string name = word();
    if (name.empty())
        fail(texts::godotNoSectionName(), texts::godotSaveAgain());
    return name;
}

std::optional<std::string> GodotTokens::nextAttribute()
{
    skipSpaces(true);
    if (peek() == ']') {
        ++m_at;
        return std::nullopt;
    }
    std::string name = word();
    if (name.empty()) {
        fail(texts::godotOpenHead(), texts::godotSaveAgain());
        return std::nullopt;
    }
    if (!expectAfter(name, '='))
        return std::nullopt;
    return name;
}

std::string GodotTokens::propertyName()
{
    std::string name;
    if (peek() == '"')
        readString(&name);
    else
        name = word();
    if (name.empty())
        fail(texts::godotNoProperty(), texts::godotSaveAgain());
    static_cast<void>(expectAfter(name, '='));
    return name;
}

std::optional<GodotValue> GodotTokens::value()
{
    GodotValue value;
    readValue(&value, 0);
    return m_hasFailed ? std::nullopt : std::optional(std::move(value));
}

void GodotTokens::skipValue() { readValue(nullptr, 0); }

void GodotTokens::take(std::vector<double>& numbers, double number)
{
    if (++m_numbers > kMostNumbers)
        fail(texts::godotManyNumbers(kMostNumbers), texts::godotSplit());
    else
        numbers.push_back(number);
}

void GodotTokens::readEscape(std::string* kept)
{
    advance(); // the backslash
    const char c = peek();
    advance();
    if (c == 'u' || c == 'U') {
        const std::size_t digits = c == 'u' ? 4 : 6;
        std::uint32_t code = 0;
        const std::string_view text = m_text.substr(m_at, digits);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), code, 16);
        if (error != std::errc{} || end != text.data() + digits)
            return fail(texts::godotEscape(digits), texts::godotSaveAgain());
        advance(digits);
        const bool isCharacter = code < 0x11'0000 && (code < 0xd800 || code > 0xdfff) && code != 0;
        if (kept)
            *kept += isCharacter ? utf8Of(static_cast<char32_t>(code)) : std::string("?");
        return;
    }
    if (kept)
        *kept += c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c;
}

void GodotTokens::readString(std::string* kept)
{
    const std::size_t begin = m_at;
    advance(); // the quote
    while (m_at < m_text.size() && m_text[m_at] != '"') {
        if (kept && kept->size() > limits::kStringBytes)
            return fail(texts::godotLongText(limits::kStringBytes), texts::godotShorten());
        const std::size_t stop = std::min(m_text.find_first_of("\"\\", m_at), m_text.size());
        if (kept)
            kept->append(m_text.substr(m_at, std::min(stop - m_at, limits::kStringBytes + 1)));
        m_at = stop;
        if (peek() == '\\')
            readEscape(kept);
    }
    if (m_at >= m_text.size() && !m_hasFailed) {
        m_at = begin;
        fail(texts::godotOpenText(), texts::godotSaveAgain());
    }
    advance();
}

void GodotTokens::readNumber(GodotValue* kept)
{
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && isNumberByte(m_text[m_at]))
        ++m_at;
    std::string_view text = m_text.substr(begin, m_at - begin);
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double number = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(number)) {
        m_at = begin;
        return fail(texts::godotNoNumber(inQuotes(text)), texts::godotSaveAgain());
    }
    if (!kept)
        return;
    kept->kind = GodotValue::Kind::Number;
    take(kept->numbers, number);
}

void GodotTokens::readList(char end, int depth)
{
    ++m_at; // the bracket
    while (!m_hasFailed) {
        skipSpaces(true);
        if (peek() == end) {
            ++m_at;
            return;
        }
        if (peek() == ',' || peek() == ':')
            ++m_at;
        else
            readValue(nullptr, depth + 1);
    }
}

/// Arguments of a call: numbers are kept, and one text.
void GodotTokens::readArguments(GodotValue* kept, int depth)
{
    ++m_at; // the bracket
    while (!m_hasFailed) {
        skipSpaces(true);
        const char c = peek();
        if (c == ')') {
            ++m_at;
            return;
        }
        if (c == ',' || c == ':') { // Object(Type, "key": value)
            ++m_at;
        } else if (kept && c == '"' && kept->argument.empty()) {
            readString(&kept->argument);
        } else {
            GodotValue argument;
            readValue(kept ? &argument : nullptr, depth + 1);
            if (kept && !m_hasFailed && argument.kind == GodotValue::Kind::Number)
                kept->numbers.push_back(argument.numbers.front());
        }
    }
}

void GodotTokens::readWord(GodotValue* kept, int depth)
{
    const std::size_t begin = m_at;
    std::string name = word();
    if (name.empty()) {
        m_at = begin;
        return fail(texts::godotNoValue(found()), texts::godotSaveAgain());
    }
    if (kept && (name == "true" || name == "false")) {
        kept->kind = GodotValue::Kind::Truth;
        kept->truth = name == "true";
    }
    if (name == "inf" || name == "nan" || name == "inf_neg")
        return; // like null
    skipSpaces(false);
    if (peek() == '[') { // Array[int]([...])
        readList(']', depth);
        skipSpaces(false);
    }
    if (peek() != '(')
        return;
    if (kept) {
        kept->kind = GodotValue::Kind::Call;
        kept->text = std::move(name);
    }
    readArguments(kept, depth);
}

void GodotTokens::readValue(GodotValue* kept, int depth)
{
    if (depth > limits::kNesting)
        return fail(texts::godotDeepValues(limits::kNesting), texts::godotFewerLevels());
    skipSpaces(true);
    if (peek() == '&' || peek() == '^') // names and paths of nodes: like texts
        ++m_at;
    const char c = peek();
    if (c == '"') {
        if (kept)
            kept->kind = GodotValue::Kind::Text;
        return readString(kept ? &kept->text : nullptr);
    }
    if (c == '[' || c == '{')
        return readList(c == '[' ? ']' : '}', depth);
    if ((c >= '0' && c <= '9') || c == '-' || c == '+' || c == '.')
        return readNumber(kept);
    readWord(kept, depth);
}

} // namespace broadside::levels::godot
