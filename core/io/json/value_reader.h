#pragma once

#include "core/base/message/fixed_words.h"
#include "core/base/object_id.h"
#include "core/base/suggestion.h"
#include "core/io/json/json_value.h"
#include "core/io/json/problem_log.h"
#include "core/math/vec2.h"
#include "core/scene/extra_members.h"
#include "core/scene/names.h"

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace broadside {

/// Range of numbers that a field accepts.
enum class NumberRange {
    Any,        ///< Finite.
    Positive,   ///< > 0.
    NotBelow0,  ///< >= 0.
    Share,      ///< 0 .. 1
    Coordinate, ///< |value| within the coordinate limit.
    Size,       ///< > 0 and within the coordinate limit.
};

/// The numbers of a range: those from `low` to `high`, but not `low` itself if `isLowOutside` is set.
struct NumberBounds {
    double low;
    double high;
    bool isLowOutside;
    const texts::Form<>* expected; ///< For messages: "a number above 0".
};
[[nodiscard]] const NumberBounds& boundsOf(NumberRange range) noexcept;

/// Path of a value in a section: "", "shape", "shape.parts[2]". The text is made only when it is needed.
struct JsonPath {
    const JsonPath* parent = nullptr;
    std::string_view name; ///< Empty for an element of an array.
    std::size_t index = 0; ///< Index of that element.
    bool isElement = false;

    [[nodiscard]] std::string text() const;
};

/// Converts JSON values to the types of the model. A value that does not fit is logged at its position, and nothing is
/// returned.
class ValueReader {
public:
    ValueReader(std::string_view text, ProblemLog& log) noexcept
        : m_text(text)
        , m_log(log)
    {}

    [[nodiscard]] ProblemLog& log() noexcept { return m_log; }
    /// The bytes of a value, unchanged.
    [[nodiscard]] std::string_view bytesOf(const JsonValue& value) const noexcept
    {
        return m_text.substr(value.begin, value.end - value.begin);
    }

    // `what` names the value in messages: "mass".
    std::optional<double> number(const JsonValue& value, std::string_view what, NumberRange range);
    std::optional<Vec2> vector(const JsonValue& value, std::string_view what, NumberRange range);
    std::optional<bool> truth(const JsonValue& value, std::string_view what);
    std::optional<std::string> string(const JsonValue& value, std::string_view what);
    std::optional<ObjectId> objectId(const JsonValue& value, std::string_view what);
    /// The same without a log entry for an invalid id.
    [[nodiscard]] std::optional<ObjectId> objectIdOf(const JsonValue& value) const noexcept;
    /// A number from 0 to 4294967295, which categories and masks also are.
    std::optional<std::uint32_t> unsigned32(const JsonValue& value, std::string_view what);
    template<class Choice>
    std::optional<Choice> choice(const JsonValue& value, std::string_view what)
    {
        const auto index = word(value, what, NamesOf<Choice>::words());
        return index ? std::optional{choiceAt<Choice>(*index)} : std::nullopt;
    }
    /// Index of the string in `words`.
    std::optional<std::size_t> word(const JsonValue& value, std::string_view what,
                                    std::span<const std::string_view> words);

    /// Keeps a member that the model has no field for. A key that looks like a typing error of a known one gets a
    /// warning, once.
    void keepUnknown(const JsonValue& member, const JsonPath& path, std::span<const std::string_view> knownKeys,
                     ExtraMembers& extra);
    /// Keeps a member unchanged.
    void keep(const JsonValue& member, const JsonPath& path, ExtraMembers& extra) const;

    /// Logs that `value`, called `what`, is not `expected` ("a number").
    void mismatch(const JsonValue& value, std::string_view what, Message expected);
    /// Logs that `object`, called `what` ("The shape"), has no member `key`. `example` is a valid value.
    void missing(const JsonValue& object, Message what, std::string_view key, Message example);

private:
    [[nodiscard]] Message shown(const JsonValue& value) const;
    [[nodiscard]] std::optional<std::uint64_t> integer(const JsonValue& value) const noexcept;

    std::string_view m_text;
    ProblemLog& m_log;
    std::set<std::string, std::less<>> m_checkedKeys; ///< Unknown keys that were checked already.
};

} // namespace broadside
