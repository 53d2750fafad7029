#pragma once

#include "core/base/message/message.h"
#include "core/base/object_id.h"
#include "core/math/aabb.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

class BroadPhase;
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

/// The names of the grids of a game's frame, in the order of RecordedBroadPhase::grids(); empty for other broad phases
/// and null.
[[nodiscard]] std::vector<Message> gridNames(const BroadPhase* broadPhase);
/// Whether a grid of a recording is shown, where only the one with this name is wanted; nothing: all are. All are
/// shown, too, in a frame that has no grid of this name. @pre grid < recorded.grids().size()
[[nodiscard]] bool isGridShown(const RecordedBroadPhase& recorded, std::size_t grid,
                               const std::optional<Message>& only);

/// The registrations of these objects, each once, without objects for which nothing was recorded. Always empty for a
/// simulation, whose registrations are its cells. `onlyGrid`: see isGridShown().
[[nodiscard]] std::vector<Registration> registrationsOf(const ShownWorld& shownWorld, std::span<const ObjectId> objects,
                                                        const std::optional<Message>& onlyGrid = {});
/// The same, from a recorded frame of a game; empty without one (null).
[[nodiscard]] std::vector<Registration> registrationsOf(const ObjectTable& table, const RecordedBroadPhase* recorded,
                                                        std::span<const ObjectId> objects,
                                                        const std::optional<Message>& onlyGrid = {});

} // namespace broadside
