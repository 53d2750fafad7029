#pragma once

#include "core/debug/object_marks.h"
#include "core/io/json/json_cursor.h"
#include "core/trace/trace_format.h"

#include <vector>

/// @file
/// The keys "grids" and "marks" of a frame of JSON Lines. Each function returns false after an error of the cursor.

namespace broadside::trace {

/// [{"number":2,"name":"walls","grid":[x,y,columns,rows],"cellSize":[w,h],"rings":1},...]; only "cellSize" is required.
/// Replaces `grids`.
[[nodiscard]] bool readLineGrids(JsonCursor& cursor, std::vector<GridForm>& grids);
/// {"teleported":[ids],"spawned":[ids],"asleep":[ids],"swept":[ids],"removed":{"id":"reason"}}; keys that are not known
/// are ignored. Sorts the marks.
[[nodiscard]] bool readLineMarks(JsonCursor& cursor, ObjectMarks& marks);

} // namespace broadside::trace
