#pragma once

#include "core/io/scene/scene_difference.h"
#include "core/math/aabb.h"

#include <QString>

#include <vector>

namespace broadside {

/// "2 objects added, 1 object changed; also world, layers". "nothing" if the scenes are the same.
[[nodiscard]] QString differenceText(const SceneDifference& difference);

/// One object of a difference, in words.
struct ObjectDifference {
    QString what; ///< "added", "removed" or "changed"
    QString name; ///< The name in the later scene; for a removed object, the name in the earlier one.
    ObjectId id;
    Vec2 place; ///< The place in the later scene, in metres; for a removed object, the place in the earlier one.
    Aabb box;   ///< The bounds there.
};

/// The first `most` objects of a difference between two scenes: those added, then removed, then changed.
/// @pre `difference` is differenceOf(before, after)
[[nodiscard]] std::vector<ObjectDifference> objectDifferences(const Scene& before, const Scene& after,
                                                              const SceneDifference& difference, std::size_t most);

/// The same as lines: "changed: Target 7 (object 7)". The last line counts those that are left out, if there are any.
[[nodiscard]] QString differenceLines(const Scene& before, const Scene& after, const SceneDifference& difference,
                                      std::size_t most);

} // namespace broadside
