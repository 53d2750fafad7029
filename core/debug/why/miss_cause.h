#pragma once

#include "core/base/message/message.h"
#include "core/broadphase/broad_phase.h"
#include "core/scene/object_table.h"
#include "core/scene/scene_settings.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// @file
/// The cause of a missed pair: one of the published faults.

namespace broadside {

/// The order is that of the tests: the first that holds is the cause.
enum class MissCause : std::uint8_t {
    Stale,             ///< One is registered with bounds that are no longer its own: it moved without an update.
    OutsideGrid,       ///< The intersection of the two boxes is entirely outside the world.
    PartialLastCell,   ///< The intersection is in a row or column that the algorithm's table does not have.
    LargerThanCells,   ///< One spans three or more cells on an axis and is not registered in those between.
    NotRegistered,     ///< One is in no cell, although its box reaches into the table.
    IntegerTruncation, ///< Coordinates are cut to integers; includes half-open pixel edges.
    Rounding,          ///< With exact cell arithmetic the two would share a cell.
    Unknown,           ///< None of these: in a correct algorithm, this is a bug.
};

/// The word on the command line, such as "outside-grid".
[[nodiscard]] std::string_view nameOf(MissCause cause) noexcept;
inline constexpr std::size_t kMissCauses = 8;
/// The text after "missed the pair, ": "because one of them spans ...". For any pair with this cause.
[[nodiscard]] Message reasonOf(MissCause cause);
/// The same for a certain pair, with the names of the objects that have the fault. @pre causeOfMiss() gave this cause
struct PairNames {
    std::string a;
    std::string b;
};
[[nodiscard]] Message reasonOf(MissCause cause, const ObjectTable& objects, const BroadPhase* broadPhase,
                               const WorldSettings& world, IndexPair pair, const PairNames& names);

/// The cause of a missed pair: it can collide, its boxes overlap, and the broad phase does not report it. Uses the
/// published arithmetic of the algorithm itself. If there is only a list of candidates, `broadPhase` is null and most
/// causes are unknown. Cost: the cells of the two.
/// @pre both rows are present; the broad phase is up to date with the table.
[[nodiscard]] MissCause causeOfMiss(const ObjectTable& objects, const BroadPhase* broadPhase,
                                    const WorldSettings& world, IndexPair pair);

} // namespace broadside
