#pragma once

#include "core/scene/object_table.h"

#include <string>

namespace broadside {

/// The name of an object in sentences. It includes the id if another row of the table has the same name. Cost: O(rows).
[[nodiscard]] std::string labelOf(const ObjectTable& objects, ObjectIndex row);

} // namespace broadside
