#pragma once

#include "core/io/json/json_writer.h"
#include "core/math/vec2.h"
#include "core/scene/extra_members.h"

#include <span>
#include <string_view>

/// @file
/// What the writers of objects and of their parts share.

namespace broadside {

void writeVector(JsonWriter& writer, Vec2 vector);

/// Writes the members that `extra` keeps at `path`, except those that are called like one of `known`.
void writeExtra(JsonWriter& writer, const ExtraMembers& extra, std::string_view path,
                std::span<const std::string_view> known);
/// Writes the one with this key, if `extra` keeps it: what the file has there stays until it is given a value.
void writeKept(JsonWriter& writer, const ExtraMembers& extra, std::string_view path, std::string_view key);

} // namespace broadside
