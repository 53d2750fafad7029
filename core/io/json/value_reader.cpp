#include "core/io/json/value_reader.h"

#include "core/base/enumerators.h"
#include "core/base/utf8.h"
#include "core/io/json/json_messages.h"
#include "core/math/coordinate.h"

#include <charconv>
#include <cmath>
#include <limits>

namespace broadside {
namespace {

constexpr std::size_t kMostCheckedKeys = 1000; ///< Enough for real files; limits memory and time for malicious ones.

constexpr double kUnbounded = std::numeric_limits<double>::infinity();

struct RangeRow {
    NumberRange range;
    NumberBounds bounds;
};
constexpr RangeRow kRangeRows[] = {
    {NumberRange::Any, {-kUnbounded, kUnbounded, false, &texts::jsonNumber}},
    {NumberRange::Positive, {0.0, kUnbounded, true, &texts::jsonPositive}},
    {NumberRange::NotBelow0, {0.0, kUnbounded, false, &texts::jsonNotBelow0}},
    {NumberRange::Share, {0.0, 1.0, false, &texts::jsonShare}},
    {NumberRange::Coordinate, {-limits::kCoordinate, limits::kCoordinate, false, &texts::jsonCoordinate}},
    {NumberRange::Size, {0.0, limits::kCoordinate, true, &texts::jsonSize}},
};
constexpr auto kRangePlaces = placesOfRows<kRangeRows, &RangeRow::range>();

bool isWithin(double number, const NumberBounds& bounds) noexcept
{
    return (bounds.isLowOutside ? number > bounds.low : number >= bounds.low) && number <= bounds.high;
}

/// The remedy for "gird": Did you mean "grid"? Then the list of known words.
Message remedyFor(std::string_view word, std::span<const std::string_view> words)
{
    const auto nearest = nearestWord(word, words);
    return nearest ? texts::jsonMeantWord(*nearest, listedWords(words)) : texts::jsonWrite(listedWords(words));
}

} // namespace

const NumberBounds& boundsOf(NumberRange range) noexcept
{
    return kRangeRows[kRangePlaces[static_cast<std::size_t>(range)]].bounds;
}

std::string JsonPath::text() const
{
    std::string path = parent ? parent->text() : std::string{};
    if (isElement)
        return path + "[" + std::to_string(index) + "]";
    if (!path.empty())
        path += '.';
    return path.append(name);
}

Message ValueReader::shown(const JsonValue& value) const
{
    if (value.isString())
        return inQuotes(value.string, kShownBytes);
    if (value.isObject())
        return texts::jsonObject();
    if (value.isArray())
        return texts::jsonArray(value.count);
    const std::string_view bytes = bytesOf(value);
    return std::string(bytes.substr(0, kShownBytes)) + (bytes.size() > kShownBytes ? "..." : "");
}

void ValueReader::mismatch(const JsonValue& value, std::string_view what, Message expected)
{
    m_log.error(value.begin, texts::jsonMismatch(what, shown(value), expected), texts::jsonWrite(expected));
}

void ValueReader::missing(const JsonValue& object, Message what, std::string_view key, Message example)
{
    m_log.error(object.begin, texts::jsonMissing(std::move(what), key), texts::jsonAdd(key, std::move(example)));
}

std::optional<double> ValueReader::number(const JsonValue& value, std::string_view what, NumberRange range)
{
    const NumberBounds& bounds = boundsOf(range);
    if (value.isNumber() && isWithin(value.number, bounds))
        return value.number;
    mismatch(value, what, (*bounds.expected)());
    return std::nullopt;
}

std::optional<Vec2> ValueReader::vector(const JsonValue& value, std::string_view what, NumberRange range)
{
    if (!value.isArray() || value.count != 2) {
        mismatch(value, what, texts::jsonTwoNumbers());
        return std::nullopt;
    }
    auto child = value.children().begin();
    const auto x = number(*child, what, range);
    const auto y = number(*++child, what, range);
    return x && y ? std::optional{Vec2{*x, *y}} : std::nullopt;
}

std::optional<bool> ValueReader::truth(const JsonValue& value, std::string_view what)
{
    if (value.isBool())
        return value.type == JsonType::True;
    mismatch(value, what, texts::jsonTruth());
    return std::nullopt;
}

std::optional<std::string> ValueReader::string(const JsonValue& value, std::string_view what)
{
    if (value.isString())
        return std::string(value.string);
    mismatch(value, what, texts::jsonText());
    return std::nullopt;
}

std::optional<std::uint64_t> ValueReader::integer(const JsonValue& value) const noexcept
{
    if (!value.isNumber())
        return std::nullopt;
    const std::string_view bytes = bytesOf(value);
    std::uint64_t exact = 0; // a double would round 2^53 + 1 to 2^53
    const auto parsed = std::from_chars(bytes.data(), bytes.data() + bytes.size(), exact);
    if (parsed.ec == std::errc{} && parsed.ptr == bytes.data() + bytes.size())
        return exact;
    const double number = value.number; // 1.0 and 1e3 are integers too
    if (number >= 0.0 && number <= static_cast<double>(ObjectId::kLargest) && number == std::floor(number))
        return static_cast<std::uint64_t>(number);
    return std::nullopt;
}

std::optional<ObjectId> ValueReader::objectIdOf(const JsonValue& value) const noexcept
{
    const auto exact = integer(value);
    if (exact && *exact >= 1 && *exact <= ObjectId::kLargest)
        return ObjectId{*exact};
    return std::nullopt;
}

std::optional<ObjectId> ValueReader::objectId(const JsonValue& value, std::string_view what)
{
    if (const auto id = objectIdOf(value))
        return id;
    mismatch(value, what, texts::jsonId());
    return std::nullopt;
}

std::optional<std::uint32_t> ValueReader::unsigned32(const JsonValue& value, std::string_view what)
{
    const auto exact = integer(value);
    if (exact && *exact <= 0xffff'ffffU)
        return static_cast<std::uint32_t>(*exact);
    mismatch(value, what, texts::jsonUnsigned32());
    return std::nullopt;
}

std::optional<std::size_t> ValueReader::word(const JsonValue& value, std::string_view what,
                                             std::span<const std::string_view> words)
{
    if (value.isString())
        for (std::size_t i = 0; i < words.size(); ++i)
            if (words[i] == value.string)
                return i;
    m_log.error(value.begin, texts::jsonUnknownWord(what, shown(value)),
                remedyFor(value.isString() ? value.string : std::string_view{}, words));
    return std::nullopt;
}

void ValueReader::keep(const JsonValue& member, const JsonPath& path, ExtraMembers& extra) const
{
    extra.add({path.text(), std::string(member.key), onOneLine(bytesOf(member))});
}

void ValueReader::keepUnknown(const JsonValue& member, const JsonPath& path,
                              std::span<const std::string_view> knownKeys, ExtraMembers& extra)
{
    keep(member, path, extra);
    if (m_checkedKeys.size() >= kMostCheckedKeys || !m_checkedKeys.emplace(member.key).second)
        return;
    if (const auto nearest = nearestWord(member.key, knownKeys))
        m_log.warning(member.keyBegin, texts::jsonUnknownKey(inQuotes(member.key)), texts::jsonMeantKey(*nearest));
}

} // namespace broadside
