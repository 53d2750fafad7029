#pragma once

#include "core/debug/level_checks.h"
#include "core/scene/object_table.h"

#include <vector>

namespace broadside::level {

/// Objects with the same category and mask, all static or all dynamic.
struct FilterGroup {
    CollisionFilter filter;
    std::vector<ObjectIndex> rows;
};

/// The groups of all objects that can collide with something, ordered by their first object. Cost: O(n log k).
[[nodiscard]] std::vector<FilterGroup> filterGroups(const ObjectTable& objects);

} // namespace broadside::level
