#pragma once

#include "core/io/json/json_writer.h"
#include "core/math/vec2.h"
#include "core/scene/extra_members.h"

#include <span>
#include <string_view>

/// @file
/// Functions that the writers of objects and of their parts share.

namespace broadside {

void writeVector(JsonWriter& writer, Vec2 vector);

/// Writes the members that `extra` has at `path`, except those whose keys are in `known`.
void writeExtra(JsonWriter& writer, const ExtraMembers& extra, std::string_view path,
                std::span<const std::string_view> known);
/// Writes the member with this key if `extra` has it: an invalid value of the file stays until a valid one is set.
void writeKept(JsonWriter& writer, const ExtraMembers& extra, std::string_view path, std::string_view key);

} // namespace broadside
