#pragma once

#include "core/base/object_id.h"
#include "core/io/json/json_cursor.h"
#include "core/math/aabb.h"
#include "core/trace/trace_format.h"

#include <cstddef>

/// @file
/// Values of lines of JSON Lines. Each function returns false after an error of the cursor.

namespace broadside::trace {

[[nodiscard]] bool readLineId(JsonCursor& cursor, ObjectId& id);
/// A list of exactly `count` coordinates. `form` is for errors: "[x,y,columns,rows]".
[[nodiscard]] bool readCoordinates(JsonCursor& cursor, double* numbers, std::size_t count, const char* form);
/// A number above 0, up to the limit of coordinates. `key` is for errors, in quotes.
[[nodiscard]] bool readLineSize(JsonCursor& cursor, double& size, const char* key);
/// [left,low,right,high] with a width and a height.
[[nodiscard]] bool readLineWorld(JsonCursor& cursor, Aabb& world);
/// [x,y,columns,rows], the last two whole numbers of at least 0.
[[nodiscard]] bool readGridTable(JsonCursor& cursor, GridForm& grid);
/// A number for square cells, or [width,height].
[[nodiscard]] bool readCellSides(JsonCursor& cursor, Vec2& cell);

} // namespace broadside::trace
