#pragma once

#include "core/io/json/json_writer.h"
#include "core/math/vec2.h"
#include "core/scene/extra_members.h"
#include "core/scene/names.h"

#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

/// @file
/// Functions that the writers of objects and of their parts share.

namespace broadside {

void writeVector(JsonWriter& writer, Vec2 vector);

/// Writes a value of the model: a number, a truth value, a text, a vector, or the word of an enumerator.
template<class Value>
void writeValue(JsonWriter& writer, const Value& value)
{
    if constexpr (std::is_same_v<Value, Vec2>)
        writeVector(writer, value);
    else if constexpr (std::is_enum_v<Value>)
        writer.value(nameOf(value));
    else
        writer.value(value);
}

/// Writes the value that a member has in a new `Target`.
template<class Target, auto member>
void writeDefaultOf(JsonWriter& writer)
{
    writeValue(writer, Target{}.*member);
}

/// Writes the members that `extra` has at `path`, except those whose keys are in `known`.
void writeExtra(JsonWriter& writer, const ExtraMembers& extra, std::string_view path,
                std::span<const std::string_view> known);
/// Writes the member with this key if `extra` has it: an invalid value of the file stays until a valid one is set.
void writeKept(JsonWriter& writer, const ExtraMembers& extra, std::string_view path, std::string_view key);

} // namespace broadside
