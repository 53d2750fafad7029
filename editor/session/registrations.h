#pragma once

#include "core/base/object_id.h"
#include "core/math/aabb.h"

#include <optional>
#include <span>
#include <vector>

namespace broadside {

class ObjectTable;
class RecordedBroadPhase;
class ShownWorld;

/// The place where a game has an object registered. It may differ from the place of the object, or be too large or too
/// small. World frame, metres.
struct Registration {
    ObjectId object;
    std::optional<Aabb> box; ///< Nothing: it was not recorded.
    std::vector<Aabb> cells; ///< Areas of neighbouring cells.
    friend bool operator==(const Registration&, const Registration&) = default;
};

/// The registrations of these objects, each once, without objects for which nothing was recorded. Always empty for a
/// simulation, whose registrations are its cells.
[[nodiscard]] std::vector<Registration> registrationsOf(const ShownWorld& shownWorld,
                                                        std::span<const ObjectId> objects);
/// The same, from a recorded frame of a game; empty without one (null).
[[nodiscard]] std::vector<Registration> registrationsOf(const ObjectTable& table, const RecordedBroadPhase* recorded,
                                                        std::span<const ObjectId> objects);

} // namespace broadside
