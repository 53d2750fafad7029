#pragma once

#include "core/scene/object_table.h"

#include <string>

namespace broadside {

/// What a sentence calls an object: its name, and its id too where another row of the table has the same name. O(rows)
[[nodiscard]] std::string labelOf(const ObjectTable& objects, ObjectIndex row);

} // namespace broadside
