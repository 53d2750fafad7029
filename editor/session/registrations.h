#pragma once

#include "core/base/object_id.h"
#include "core/math/aabb.h"

#include <optional>
#include <span>
#include <vector>

namespace broadside {

class ObjectTable;
class RecordedBroadPhase;
class Stage;

/// Where a game has an object registered, which may be elsewhere than the object, too large or too small. World frame,
/// metres.
struct Registration {
    ObjectId object;
    std::optional<Aabb> box; ///< Nothing: not recorded.
    std::vector<Aabb> cells; ///< Areas of neighbouring cells.
    friend bool operator==(const Registration&, const Registration&) = default;
};

/// Of these objects, each once; those of which nothing was recorded are left out. Always empty of a simulation, whose
/// registrations are those of its cells.
[[nodiscard]] std::vector<Registration> registrationsOf(const Stage& stage, std::span<const ObjectId> objects);
/// The same from what a game recorded of one moment; nothing without (null).
[[nodiscard]] std::vector<Registration> registrationsOf(const ObjectTable& table, const RecordedBroadPhase* recorded,
                                                        std::span<const ObjectId> objects);

} // namespace broadside
