#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/scene/object_table.h"
#include "core/scene/scene_settings.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// @file
/// Why a broad phase missed a pair: which of the published faults it was.

namespace broadside {

/// In the order in which they are asked: the first that holds is the cause.
enum class MissCause : std::uint8_t {
    Stale,             ///< One is registered with bounds that are no longer its own: it moved, and nobody told.
    OutsideGrid,       ///< The intersection of the two boxes lies wholly outside the world.
    PartialLastCell,   ///< It lies in a row or column that the algorithm's table does not have.
    LargerThanCells,   ///< One spans three or more cells on an axis and is not registered in between.
    NotRegistered,     ///< One is in no cell, although its box reaches into the table.
    IntegerTruncation, ///< Coordinates cut to integers, half-open pixel edges included.
    Rounding,          ///< With exact cell arithmetic the two would have met.
    Unknown,           ///< None of these: for a correct algorithm, a bug of its own.
};

/// "outside-grid": the word on the command line.
[[nodiscard]] std::string_view nameOf(MissCause cause) noexcept;
inline constexpr std::size_t kMissCauses = 8;
/// What loses the pair, after "missed the pair, ": "because one of them spans ...". Of any pair with this cause.
[[nodiscard]] std::string_view reasonOf(MissCause cause) noexcept;
/// The same of a certain pair: names the objects that the cause is about. @pre causeOfMiss() gave this cause
struct PairNames {
    std::string a;
    std::string b;
};
[[nodiscard]] std::string reasonOf(MissCause cause, const ObjectTable& objects, const BroadPhase* broadPhase,
                                   const WorldSettings& world, IndexPair pair, const PairNames& names);

/// Of a pair that can collide, whose boxes overlap, and that the broad phase does not hand out. Asks the published
/// arithmetic of the algorithm itself; where there is only a list of candidates, `broadPhase` is null and most causes
/// are unknown. Cost: the cells of the two.
/// @pre both rows are present; the broad phase is up to date with the table.
[[nodiscard]] MissCause causeOfMiss(const ObjectTable& objects, const BroadPhase* broadPhase,
                                    const WorldSettings& world, IndexPair pair);

} // namespace broadside
