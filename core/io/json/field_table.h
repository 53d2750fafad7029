#pragma once

#include "core/io/json/key_facts.h"
#include "core/io/json/value_reader.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

/// @file
/// JSON objects as tables of fields. Fields are read in the order of the table, not of the file. Members without a
/// field are kept after them, so the same content always gives the same ExtraMembers.

namespace broadside {

class ComponentReader;
class LayersReader;
class PropertyReader;
class SpriteReader;
class TemplatesReader;

/// Everything that reading a field needs in addition to the value.
struct FieldContext {
    ValueReader& values;
    ComponentReader& components;
    ExtraMembers& extra;            ///< Unknown members of the section or object that is read.
    const JsonPath& path;           ///< Path of the JSON object that contains the field.
    LayersReader* layers = nullptr; ///< Only for objects, like the members below.
    PropertyReader* properties = nullptr;
    TemplatesReader* templates = nullptr;
    SpriteReader* sprites = nullptr;

    [[nodiscard]] FieldContext at(const JsonPath& inner) const noexcept
    {
        return {values, components, extra, inner, layers, properties, templates, sprites};
    }
};

template<class Target>
struct Field {
    std::string_view key;
    /// Logs a value that does not fit, and then leaves the target unchanged.
    void (*read)(const FieldContext& context, const JsonValue& value, Target& target);
    /// Says in messages what to write, if the field is required: an example or a description. Else empty.
    FixedWords example = {};
};

/// A field with the facts about it. Rows of tables have these members first.
template<class Target>
struct FieldRow {
    Field<Target> field;
    KeyNotes notes;
};

/// The fields alone, packed tightly for readFields().
template<class Row, std::size_t count>
[[nodiscard]] constexpr auto fieldsOf(const std::array<Row, count>& rows)
{
    std::array<decltype(Row::field), count> fields{};
    for (std::size_t i = 0; i < count; ++i)
        fields[i] = rows[i].field;
    return fields;
}

/// The facts about all keys of a table.
template<class Row, std::size_t count>
[[nodiscard]] std::vector<KeyFacts> factsOf(const std::array<Row, count>& rows)
{
    std::vector<KeyFacts> facts;
    for (const Row& row : rows)
        facts.push_back(factsOf(row.field.key, row.notes, !row.field.example.empty()));
    return facts;
}

template<class Value>
void assign(Value& target, std::optional<Value> value)
{
    if (value)
        target = std::move(*value);
}

template<class Target, std::size_t count>
[[nodiscard]] constexpr std::array<std::string_view, count> keysOf(const std::array<Field<Target>, count>& fields)
{
    std::array<std::string_view, count> keys{};
    for (std::size_t i = 0; i < count; ++i)
        keys[i] = fields[i].key;
    return keys;
}

/// Reads the members of `object`, called `what` ("The shape") in messages. @pre object.isObject()
template<class Target, std::size_t count>
void readFields(const FieldContext& context, const JsonValue& object, FixedWords what,
                const std::array<Field<Target>, count>& fields, Target& target)
{
    std::array<const JsonValue*, count> members{};
    bool allKnown = true;
    for (const JsonValue& member : object.children()) {
        const auto field = std::ranges::find(fields, member.key, &Field<Target>::key);
        if (field == fields.end())
            allKnown = false;
        else
            members[static_cast<std::size_t>(field - fields.begin())] = &member;
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (members[i])
            fields[i].read(context, *members[i], target);
        else if (!fields[i].example.empty())
            context.values.missing(object, what.message(), fields[i].key, fields[i].example.message());
    }
    if (allKnown)
        return;
    const auto keys = keysOf(fields);
    for (const JsonValue& member : object.children())
        if (std::ranges::find(keys, member.key) == keys.end())
            context.values.keepUnknown(member, context.path, keys, context.extra);
}

} // namespace broadside
