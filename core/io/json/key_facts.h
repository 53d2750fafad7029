#pragma once

#include "core/base/object_id.h"
#include "core/io/json/value_reader.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// @file
/// The facts about the keys of our JSON files: type, unit, default, example and meaning. They are in the rows of the
/// tables that readers and writers use. The reference of the formats and the JSON schemas are made from them, so each
/// fact is written once.

namespace broadside {

class JsonWriter;
struct KeyTable;
struct VariantTable;

enum class ValueKind : std::uint8_t {
    Anything,
    Number,  ///< In `range`.
    Whole,   ///< A number without a fraction, from `low` to `high`.
    Numbers, ///< An array of `least` numbers in `range`.
    Wholes,  ///< An array of `least` whole numbers from `low` to `high`.
    Factor,  ///< One number in `range`, or an array of two of them.
    Truth,
    Text,    ///< At least `least` characters.
    Path,    ///< A text for which pathFaultOf() finds no fault.
    Word,    ///< One of words() or `wordList`.
    Color,   ///< "#e69f00"
    List,    ///< An array of `least` to `most` times `element`.
    Object,  ///< An object with the keys of `table`, or any object if that is null.
    Variant, ///< An object whose keys depend on its "type".
};

/// The `most` of a list without a limit of its own.
inline constexpr std::size_t kNoMost = std::numeric_limits<std::size_t>::max();

/// The JSON values that a key accepts.
struct ValueForm {
    ValueKind kind = ValueKind::Anything;
    NumberRange range = NumberRange::Any;
    double low = 0.0; ///< For whole numbers, like `high`.
    double high = 0.0;
    std::size_t least = 0;
    std::size_t most = kNoMost;
    std::string_view layout = {}; ///< How an array of numbers is written: "[x, y]".
    std::span<const std::string_view> (*words)() = nullptr;
    std::span<const std::string_view> wordList = {}; ///< The words, where `words` is null.
    const ValueForm* element = nullptr;
    KeyTable (*table)() = nullptr;
    VariantTable (*variants)() = nullptr;
    bool acceptsNull = false;
    /// Other values are no error: they are kept as they are, and have no effect.
    bool keepsOthers = false;
    bool isUnique = false; ///< No element may be repeated. For lists of texts.

    [[nodiscard]] std::span<const std::string_view> knownWords() const { return words ? words() : wordList; }
    [[nodiscard]] constexpr ValueForm orNull() const
    {
        ValueForm form = *this;
        form.acceptsNull = true;
        return form;
    }
    [[nodiscard]] constexpr ValueForm orKept() const
    {
        ValueForm form = *this;
        form.keepsOthers = true;
        return form;
    }
};

[[nodiscard]] constexpr ValueForm numberForm(NumberRange range) { return {.kind = ValueKind::Number, .range = range}; }
[[nodiscard]] constexpr ValueForm vectorForm(NumberRange range)
{
    return {.kind = ValueKind::Numbers, .range = range, .least = 2, .layout = "[x, y]"};
}
[[nodiscard]] constexpr ValueForm wholeForm(double low, double high)
{
    return {.kind = ValueKind::Whole, .low = low, .high = high};
}
[[nodiscard]] constexpr ValueForm wordForm(std::span<const std::string_view> (*words)())
{
    return {.kind = ValueKind::Word, .words = words};
}
[[nodiscard]] constexpr ValueForm textForm(std::size_t least = 0) { return {.kind = ValueKind::Text, .least = least}; }
[[nodiscard]] constexpr ValueForm listForm(const ValueForm& element, std::size_t least, std::size_t most)
{
    return {.kind = ValueKind::List, .least = least, .most = most, .element = &element};
}
[[nodiscard]] constexpr ValueForm objectForm(KeyTable (*table)())
{
    return {.kind = ValueKind::Object, .table = table};
}
[[nodiscard]] constexpr ValueForm variantForm(VariantTable (*variants)())
{
    return {.kind = ValueKind::Variant, .variants = variants};
}
inline constexpr ValueForm kTruthForm{.kind = ValueKind::Truth};
inline constexpr ValueForm kTextForm = textForm();
inline constexpr ValueForm kColorForm{.kind = ValueKind::Color};
inline constexpr ValueForm kObjectIdForm = wholeForm(1.0, static_cast<double>(ObjectId::kLargest));
inline constexpr ValueForm kUnsigned32Form = wholeForm(0.0, 4294967295.0);

/// The form of a member of the model: of its type, and in `range` if it has numbers.
template<class Value>
[[nodiscard]] constexpr ValueForm formOf(NumberRange range = NumberRange::Any)
{
    if constexpr (std::is_same_v<Value, double>)
        return numberForm(range);
    else if constexpr (std::is_same_v<Value, std::optional<double>>)
        return numberForm(range).orNull();
    else if constexpr (std::is_same_v<Value, Vec2>)
        return vectorForm(range);
    else if constexpr (std::is_same_v<Value, bool>)
        return kTruthForm;
    else if constexpr (std::is_same_v<Value, std::uint32_t>)
        return kUnsigned32Form;
    else if constexpr (std::is_same_v<Value, std::string>)
        return kTextForm;
    else
        return wordForm(NamesOf<Value>::words);
}

/// What a row of a table says about its key, apart from the key itself.
struct KeyNotes {
    ValueForm form;
    std::string_view unit;    ///< "m/s", or empty.
    std::string_view meaning; ///< One sentence without its full stop.
    /// A JSON value that is accepted. Empty for objects and lists of objects: their keys have examples.
    std::string_view example;
    void (*writeDefault)(JsonWriter& writer) = nullptr; ///< Null if there is no default.
};

/// The same for one key, with what only the table as a whole knows.
struct KeyFacts {
    std::string_view key;
    ValueForm form;
    std::string_view unit;
    std::string_view meaning;
    std::string example;  ///< As in KeyNotes.
    std::string fallback; ///< The default as JSON; empty if there is none.
    bool isRequired = false;
};

/// The keys of one kind of JSON object. Keys that are not in it are allowed, and kept.
struct KeyTable {
    std::string_view name;    ///< Unique in a format: "object".
    std::string_view meaning; ///< One sentence.
    std::vector<KeyFacts> keys;
    /// Groups of keys, of which an object has exactly one, and no key of the others. Usually empty.
    std::vector<std::vector<std::string_view>> alternatives;
};

/// Kinds of objects that their key "type" distinguishes; the name of each table is the value of "type".
struct VariantTable {
    std::string_view name; ///< "shape"
    std::string_view meaning;
    std::vector<KeyTable> kinds;
    bool keepsOthers = false; ///< An object of another type is no error, and is kept.
};

/// The facts of a row. @pre `required` only if the notes have no default
[[nodiscard]] KeyFacts factsOf(std::string_view key, const KeyNotes& notes, bool isRequired);

/// The row of "type", for the tables of a VariantTable.
[[nodiscard]] KeyFacts typeFacts(std::string_view type);

} // namespace broadside
