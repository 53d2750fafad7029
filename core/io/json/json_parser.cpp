#include "core/io/json/json_parser.h"

#include "core/base/limits.h"
#include "core/base/utf8.h"
#include "core/io/json/json_messages.h"
#include "core/io/json/json_number.h"

#include <rapidjson/reader.h>

#include <algorithm>
#include <array>
#include <deque>
#include <unordered_map>
#include <vector>

namespace broadside {
namespace {

constexpr std::uint32_t kManyKeys = 16; ///< With more keys, sorting is faster than comparing all pairs.

/// The input of RapidJSON: a pointer into the text that tells its position.
class TextStream {
public:
    using Ch = char;

    TextStream(const std::string& text, std::size_t begin) noexcept
        : m_begin(text.c_str()) // the terminating 0 ends the stream
        , m_at(m_begin + begin)
    {}
    [[nodiscard]] char Peek() const noexcept { return *m_at; }
    char Take() noexcept { return *m_at++; }
    [[nodiscard]] std::size_t Tell() const noexcept { return static_cast<std::size_t>(m_at - m_begin); }

    // RapidJSON requires these, but uses them only for parsing in place.
    char* PutBegin() noexcept { return nullptr; }
    void Put(char) noexcept {}
    void Flush() noexcept {}
    std::size_t PutEnd(char*) noexcept { return 0; }

private:
    const char* m_begin;
    const char* m_at;
};

/// @pre `text` begins with the number
JsonFault numberTooLarge(std::size_t offset, std::string_view text)
{
    const std::string_view number = text.substr(0, text.find_first_not_of("+-.0123456789eE"));
    return {offset, texts::jsonNumberTooLarge(std::string(number.substr(0, 40)) + (number.size() > 40 ? "..." : "")),
            texts::jsonSmallerNumber()};
}

/// Builds trees from RapidJSON's events. Positions are those of the stream: for strings, numbers and words it is behind
/// the token at the event, for brackets it is on the token.
class TreeBuilder {
public:
    TreeBuilder(const std::string& text, std::size_t begin, const TextStream& stream, JsonReceiver& receiver,
                const JsonLimits& most)
        : m_text(text)
        , m_most(most)
        , m_stream(stream)
        , m_receiver(receiver)
        , m_tokenEnd(begin)
    {}

    bool Null() { return scalar(JsonType::Null); }
    bool Bool(bool truth) { return scalar(truth ? JsonType::True : JsonType::False); }
    bool RawNumber(const char*, rapidjson::SizeType, bool);
    bool String(const char* string, rapidjson::SizeType length, bool);
    bool Key(const char* string, rapidjson::SizeType length, bool);
    bool StartObject() { return open(JsonType::Object); }
    bool EndObject(rapidjson::SizeType) { return close(); }
    bool StartArray() { return open(JsonType::Array); }
    bool EndArray(rapidjson::SizeType) { return close(); }

    // Not used: numbers come as text.
    bool Int(int) { return false; }
    bool Uint(unsigned) { return false; }
    bool Int64(std::int64_t) { return false; }
    bool Uint64(std::uint64_t) { return false; }
    bool Double(double) { return false; }

    [[nodiscard]] std::optional<JsonFault> takeFault() { return std::move(m_fault); }

private:
    bool fail(std::size_t offset, Message message, Message remedy);
    [[nodiscard]] std::size_t nextToken() const noexcept;
    bool unescaped(const char* string, std::size_t length, std::string_view& result, std::size_t& begin);
    bool scalar(JsonType type, std::string_view string = {}, double number = 0.0);
    /// A value inside an array that is kept as text: only its place counts.
    bool skip(std::size_t tokenEnd);
    bool open(JsonType type);
    bool close();
    bool append(JsonType type, std::size_t begin);
    bool completed();
    bool checkDuplicates(const JsonValue& object);
    bool checkDuplicatesSorted(const JsonValue& object);
    bool checkRootKey();

    /// Number of open containers around the next value: the document, a streamed array, and those of the tree.
    [[nodiscard]] std::size_t depth() const noexcept
    {
        return (m_inDocument ? 1U : 0U) + (m_inStreamedArray ? 1U : 0U) + m_open.size() + m_textDepth;
    }

    const std::string& m_text;
    const JsonLimits m_most;
    const TextStream& m_stream;
    JsonReceiver& m_receiver;
    std::size_t m_tokenEnd; ///< End of the last token.

    bool m_inDocument = false;
    bool m_inStreamedArray = false;
    JsonValue m_streamedArray;
    std::string m_streamedKey; ///< A copy that outlives the strings of the elements.
    std::string_view m_key;    ///< Key of the next value; empty in an array.
    std::uint32_t m_keyBegin = 0;
    std::vector<JsonValue> m_nodes;    ///< The tree of one member or element.
    std::vector<std::uint32_t> m_open; ///< Open containers of the tree, as indices.
    bool m_isInText = false;           ///< The last of them is kept as text.
    std::size_t m_textDepth = 0;       ///< Open containers inside it.
    std::deque<std::string> m_strings; ///< Unescaped strings of the tree that differ from their bytes in the text.
    std::unordered_map<std::string, std::size_t> m_rootKeys;
    std::vector<const JsonValue*> m_sorted; ///< A member so that its memory is used again.
    std::optional<JsonFault> m_fault;
};

bool TreeBuilder::fail(std::size_t offset, Message message, Message remedy)
{
    m_fault = {offset, std::move(message), std::move(remedy)};
    return false;
}

std::size_t TreeBuilder::nextToken() const noexcept
{
    std::size_t at = m_tokenEnd;
    while (m_text[at] == ' ' || m_text[at] == '\n' || m_text[at] == ',' || m_text[at] == ':' || m_text[at] == '\r' ||
           m_text[at] == '\t')
        ++at;
    return at;
}

bool TreeBuilder::unescaped(const char* string, std::size_t length, std::string_view& result, std::size_t& begin)
{
    begin = nextToken();
    m_tokenEnd = m_stream.Tell();
    if (length > m_most.stringBytes)
        return fail(begin, texts::jsonLongString(length, m_most.stringBytes), texts::jsonShorten());
    const std::string_view raw = std::string_view{m_text}.substr(begin + 1, m_tokenEnd - begin - 2);
    if (raw.size() == length) { // no escapes: each would be longer than its character
        result = raw;
        return true;
    }
    const std::string& copy = m_strings.emplace_back(string, length);
    if (firstInvalidUtf8(copy) != std::string_view::npos)
        return fail(begin, texts::jsonHalfPairIn(inQuotes(raw)), texts::jsonWholePairs());
    result = copy;
    return true;
}

bool TreeBuilder::skip(std::size_t tokenEnd)
{
    m_tokenEnd = tokenEnd;
    if (m_textDepth == 0)
        ++m_nodes[m_open.back()].count;
    return true;
}

bool TreeBuilder::Key(const char* string, rapidjson::SizeType length, bool)
{
    if (m_isInText) {
        m_tokenEnd = m_stream.Tell();
        return true;
    }
    std::size_t begin = 0;
    if (!unescaped(string, length, m_key, begin))
        return false;
    m_keyBegin = static_cast<std::uint32_t>(begin);
    return depth() > 1 || checkRootKey();
}

bool TreeBuilder::checkRootKey()
{
    if (m_rootKeys.size() >= m_most.valuesPerMember)
        return fail(m_keyBegin, texts::jsonManyMembers(m_most.valuesPerMember), texts::jsonFewerMembers());
    const auto [first, isNew] = m_rootKeys.emplace(m_key, m_keyBegin);
    return isNew || m_receiver.duplicateKey(m_key, m_keyBegin, first->second);
}

bool TreeBuilder::String(const char* string, rapidjson::SizeType length, bool)
{
    if (m_isInText)
        return skip(m_stream.Tell());
    std::string_view result;
    std::size_t begin = 0;
    const std::size_t before = m_tokenEnd;
    if (!unescaped(string, length, result, begin))
        return false;
    m_tokenEnd = before;
    return scalar(JsonType::String, result);
}

bool TreeBuilder::RawNumber(const char*, rapidjson::SizeType, bool)
{
    if (m_isInText)
        return skip(m_stream.Tell());
    const std::size_t begin = nextToken();
    const std::string_view text = std::string_view{m_text}.substr(begin, m_stream.Tell() - begin);
    const std::optional<double> number = numberIn(text);
    if (!number) {
        m_fault = numberTooLarge(begin, text);
        return false;
    }
    return scalar(JsonType::Number, {}, *number);
}

bool TreeBuilder::scalar(JsonType type, std::string_view string, double number)
{
    if (m_isInText)
        return skip(m_stream.Tell());
    const std::size_t begin = nextToken();
    m_tokenEnd = m_stream.Tell();
    if (!append(type, begin))
        return false;
    if (!m_inDocument)
        return true; // only reached if the receiver continues without an object
    JsonValue& value = m_nodes.back();
    value.string = string;
    value.number = number;
    value.end = static_cast<std::uint32_t>(m_tokenEnd);
    return !m_open.empty() || completed();
}

bool TreeBuilder::append(JsonType type, std::size_t begin)
{
    if (!m_inDocument)
        return m_receiver.documentBegun(begin, false);
    if (m_nodes.size() >= m_most.valuesPerMember)
        return fail(m_nodes.front().begin, texts::jsonManyValues(m_most.valuesPerMember), texts::jsonFewerValues());
    if (!m_open.empty())
        ++m_nodes[m_open.back()].count;
    else if (m_inStreamedArray)
        ++m_streamedArray.count;
    JsonValue& value = m_nodes.emplace_back();
    value.key = m_key;
    value.keyBegin = m_keyBegin;
    value.begin = static_cast<std::uint32_t>(begin);
    value.type = type;
    m_key = {};
    return true;
}

bool TreeBuilder::open(JsonType type)
{
    const std::size_t begin = m_stream.Tell();
    m_tokenEnd = begin + 1;
    if (depth() >= static_cast<std::size_t>(limits::kNesting))
        return fail(begin, texts::jsonDeep(static_cast<std::uint64_t>(limits::kNesting)), texts::jsonLessDeep());
    if (m_isInText) {
        static_cast<void>(skip(begin + 1));
        ++m_textDepth;
        return true;
    }
    if (!m_inDocument && type == JsonType::Object) {
        m_inDocument = true;
        return m_receiver.documentBegun(begin, true);
    }
    const bool isRootMember = m_inDocument && !m_inStreamedArray && m_open.empty();
    if (isRootMember && type == JsonType::Array && m_receiver.isStreamed(m_key)) {
        m_inStreamedArray = true;
        m_streamedKey = m_key;
        m_streamedArray = {};
        m_streamedArray.key = m_streamedKey;
        m_streamedArray.keyBegin = m_keyBegin;
        m_streamedArray.begin = static_cast<std::uint32_t>(begin);
        m_streamedArray.type = type;
        m_key = {};
        return true;
    }
    const bool isText = type == JsonType::Array && m_inDocument && !m_key.empty() && m_receiver.isText(m_key);
    if (!append(type, begin))
        return false;
    m_open.push_back(static_cast<std::uint32_t>(m_nodes.size() - 1));
    m_isInText = isText;
    return true;
}

bool TreeBuilder::close()
{
    m_tokenEnd = m_stream.Tell() + 1;
    if (m_textDepth > 0) {
        --m_textDepth;
        return true;
    }
    m_isInText = false;
    m_key = {};
    if (!m_open.empty()) {
        JsonValue& value = m_nodes[m_open.back()];
        value.end = static_cast<std::uint32_t>(m_tokenEnd);
        value.size = static_cast<std::uint32_t>(m_nodes.size() - m_open.back());
        m_open.pop_back();
        if (value.isObject() && !checkDuplicates(value))
            return false;
        return !m_open.empty() || completed();
    }
    if (m_inStreamedArray) {
        m_inStreamedArray = false;
        m_streamedArray.end = static_cast<std::uint32_t>(m_tokenEnd);
        return m_receiver.member(m_streamedArray);
    }
    m_inDocument = false;
    return m_receiver.documentEnded(m_tokenEnd);
}

bool TreeBuilder::completed()
{
    const bool goOn = m_inStreamedArray ? m_receiver.element(m_nodes.front()) : m_receiver.member(m_nodes.front());
    m_nodes.clear();
    m_strings.clear();
    return goOn;
}

bool TreeBuilder::checkDuplicates(const JsonValue& object)
{
    if (object.count > kManyKeys)
        return checkDuplicatesSorted(object);
    std::array<const JsonValue*, kManyKeys> seen{};
    std::size_t count = 0;
    for (const JsonValue& member : object.children()) {
        for (std::size_t i = 0; i < count; ++i)
            if (seen[i]->key == member.key && !m_receiver.duplicateKey(member.key, member.keyBegin, seen[i]->keyBegin))
                return false;
        seen[count++] = &member;
    }
    return true;
}

bool TreeBuilder::checkDuplicatesSorted(const JsonValue& object)
{
    m_sorted.clear();
    for (const JsonValue& member : object.children())
        m_sorted.push_back(&member);
    std::ranges::stable_sort(m_sorted, {}, &JsonValue::key);
    for (std::size_t i = 1; i < m_sorted.size(); ++i)
        if (m_sorted[i]->key == m_sorted[i - 1]->key &&
            !m_receiver.duplicateKey(m_sorted[i]->key, m_sorted[i]->keyBegin, m_sorted[i - 1]->keyBegin))
            return false;
    return true;
}

struct SyntaxWords {
    const texts::Form<>& message;
    const texts::Form<>& remedy;
};

SyntaxWords wordsFor(rapidjson::ParseErrorCode code) noexcept
{
    switch (code) {
    case rapidjson::kParseErrorDocumentEmpty:
        return {texts::jsonBlank, texts::jsonChooseScene};
    case rapidjson::kParseErrorDocumentRootNotSingular:
        return {texts::jsonMoreText, texts::jsonRemoveRest};
    case rapidjson::kParseErrorObjectMissName:
        return {texts::jsonNoKey, texts::jsonWriteKey};
    case rapidjson::kParseErrorObjectMissColon:
        return {texts::jsonNoColon, texts::jsonWriteColon};
    case rapidjson::kParseErrorObjectMissCommaOrCurlyBracket:
        return {texts::jsonObjectOpen, texts::jsonCloseObject};
    case rapidjson::kParseErrorArrayMissCommaOrSquareBracket:
        return {texts::jsonArrayOpen, texts::jsonCloseArray};
    case rapidjson::kParseErrorStringUnicodeEscapeInvalidHex:
        return {texts::jsonBadHex, texts::jsonWriteHex};
    case rapidjson::kParseErrorStringUnicodeSurrogateInvalid:
        return {texts::jsonHalfPair, texts::jsonWholePairs};
    case rapidjson::kParseErrorStringEscapeInvalid:
        return {texts::jsonBadEscape, texts::jsonWriteEscape};
    case rapidjson::kParseErrorStringMissQuotationMark:
        return {texts::jsonStringOpen, texts::jsonCloseString};
    case rapidjson::kParseErrorNumberMissFraction:
        return {texts::jsonNoFraction, texts::jsonWriteFraction};
    case rapidjson::kParseErrorNumberMissExponent:
        return {texts::jsonNoExponent, texts::jsonWriteExponent};
    default:
        return {texts::jsonNoValue, texts::jsonWriteValue};
    }
}

JsonFault syntaxFault(const std::string& text, std::size_t begin, const rapidjson::ParseResult& result)
{
    const std::size_t offset = std::min(result.Offset(), text.size());
    if (offset == text.size() && result.Code() != rapidjson::kParseErrorDocumentEmpty && offset > begin)
        return {offset, texts::jsonCutOff(), texts::jsonRestore()};
    if (result.Code() == rapidjson::kParseErrorNumberTooBig)
        return numberTooLarge(offset, std::string_view{text}.substr(offset));
    const SyntaxWords words = wordsFor(result.Code());
    Message message = words.message();
    const std::size_t lineEnd = std::min(text.find_first_of("\r\n", offset), text.size());
    if (lineEnd > offset)
        message = texts::jsonBefore(std::move(message),
                                    inQuotes(std::string_view{text}.substr(offset, lineEnd - offset), 20));
    return {offset, std::move(message), words.remedy()};
}

} // namespace

std::optional<JsonFault> parseJson(const std::string& text, std::size_t begin, JsonReceiver& receiver,
                                   const JsonLimits& most)
{
    TextStream stream(text, begin);
    TreeBuilder builder(text, begin, stream, receiver, most);
    rapidjson::Reader reader;
    constexpr unsigned kFlags = rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag;
    const rapidjson::ParseResult result = reader.Parse<kFlags>(stream, builder);
    if (!result.IsError())
        return std::nullopt;
    if (result.Code() == rapidjson::kParseErrorTermination)
        return builder.takeFault();
    return syntaxFault(text, begin, result);
}

} // namespace broadside
