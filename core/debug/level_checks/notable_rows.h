#pragma once

#include "core/scene/object_table.h"
#include "core/scene/scene.h"

#include <vector>

namespace broadside::level {

/// The rows that some checks look at, ascending. Most levels have few of them among their objects. The objects are
/// scattered in memory, so one pass over a million of them for all these checks takes much less time than one for each.
struct NotableRows {
    NotableRows(const Scene& scene, const ObjectTable& objects);

    std::vector<ObjectIndex> acting;    ///< Objects with components.
    std::vector<ObjectIndex> instances; ///< Instances of templates.
    /// Objects that can collide and are hidden or locked, by themselves or by their layers.
    std::vector<ObjectIndex> covered;
};

} // namespace broadside::level
