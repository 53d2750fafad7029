#pragma once

#include "core/trace/recording.h"
#include "tests/planted/hosts/host.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// Small games whose broad phase has a fault that is known, recorded as a game would record itself: what a program
/// that explains faults is measured with. Nothing here knows how faults are found.
///
/// A case is a world (game.h), a host (host.h) and what is planted in it (faults.h). Same case, same bytes.

namespace broadside::planted {

enum class Family : std::uint8_t {
    None,     ///< Nothing is wrong.
    Points,   ///< Some of the cells of a box are left out.
    Size,     ///< Registered with a wrong size.
    Shift,    ///< Registered in a wrong place.
    Integers, ///< Numbers lose their fractions or their high bits.
    Borders,  ///< What only touches, or ends on a border.
    Rotation, ///< The angle is wrong or left out.
    Delay,    ///< Registered late or early by some steps.
    Updates,  ///< Not registered in all steps in which it moves.
    Sleep,    ///< Objects at rest and those that start again.
    Life,     ///< Birth, death, ids and slots that are used again.
    Teleport, ///< Objects that are put elsewhere.
    Table,    ///< Parts of the table of cells are missing.
    Capacity, ///< Cells, buckets and lists that are full.
    PairKeys, ///< Different pairs count as the same, or a pair counts as done.
    Query,    ///< The search for partners ends too early or looks in too few places.
    Caps,     ///< Limits for pairs and askers.
    Filters,  ///< Pairs are refused that should not be.
    Sorting,  ///< Sweep and prune: order and list of active entries.
    Trees,    ///< Nodes, margins and lists of pairs of trees.
};
inline constexpr std::size_t kFamilies = 20;
[[nodiscard]] const char* nameOf(Family family);

/// What the recording says apart from boxes and candidates.
enum class Recorded : std::uint8_t {
    Everything, ///< Cells or registered boxes, the cell size, the name of the algorithm.
    CellSize,   ///< The cell size and the name of the algorithm.
    Candidates, ///< Nothing.
};

struct Case {
    std::string name;                ///< Unique, for a test's row.
    std::string slug;                ///< Of the fault; of two faults with a plus.
    std::string sentence;            ///< What is wrong, as the game's author would say it.
    std::vector<Family> families;    ///< Of each fault. Empty where nothing is wrong.
    std::vector<std::string> plants; ///< What is planted, by slug.
    HostKind host = HostKind::Grid;
    World world = World::Bouncing;
    std::uint64_t seed = 1;
    double cellFactor = 1.0; ///< Of the world's usual cell size.
    Recorded recorded = Recorded::Everything;
    bool keptApart = false; ///< Not to be looked at while something is tuned with these cases.
};

/// Hosts with one fault.
[[nodiscard]] std::vector<Case> singleFaults();
/// The same with other faults, which were written without knowing what is explained.
[[nodiscard]] std::vector<Case> moreFaults();
/// The same with further faults for tuning. None of them is kept apart.
[[nodiscard]] std::vector<Case> furtherFaults();
/// The same with faults that were written after all of these, again without knowing what is explained, for tuning. None
/// of them is kept apart.
[[nodiscard]] std::vector<Case> unseenFaults();
/// The faults that are not kept apart, each in other worlds and with another seed than its own: more cases for tuning.
/// Some of them miss nothing, because the world has nothing that the fault concerns. @param turn the first world is so
/// many places behind the fault's own, >= 1
[[nodiscard]] std::vector<Case> movedFaults(std::size_t turn);
/// The faults that are not kept apart and can be planted in every host, each in another host than its own: more cases
/// for tuning. @param turn the host is so many places behind the fault's own, >= 1
[[nodiscard]] std::vector<Case> rehostedFaults(std::size_t turn);
/// Hosts with two faults of different families.
[[nodiscard]] std::vector<Case> twoFaults();
/// Two tuned faults at once, for tuning.
[[nodiscard]] std::vector<Case> moreTwoFaults();
/// Hosts that miss nothing, although it may look so.
[[nodiscard]] std::vector<Case> correctOnes();
/// Each host in each world, nothing planted. @param seeds > 0
[[nodiscard]] std::vector<Case> plainHosts(std::uint64_t seeds);

/// Runs the game and returns what it wrote. Well below 0.2 s.
[[nodiscard]] trace::Recording record(const Case& asked);
/// The bytes of the same.
[[nodiscard]] std::string recordBytes(const Case& asked);

/// Whether a fault is one of the third that is kept apart.
[[nodiscard]] bool isKeptApart(std::string_view slug);

/// Rule ids of explanations that name the fault. Empty: none is known yet.
[[nodiscard]] std::span<const std::string_view> rulesThatName(std::string_view slug);
/// Whether an explanation with this rule names a planted fault of the case, in the host of the case.
/// @pre plant < asked.plants.size()
[[nodiscard]] bool namesFault(std::string_view rule, const Case& asked, std::size_t plant);

} // namespace broadside::planted
