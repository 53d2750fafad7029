#pragma once

#include "tests/planted/planted.h"
#include "tests/planted/policy.h"

#include <algorithm>
#include <cstdint>
#include <span>

/// @file
/// Tables of faults, one row each. A fault changes the policy of a host, and nothing behind it.

namespace broadside::planted {

struct Fault {
    const char* slug;
    Family family;
    HostKind host;
    World world;
    const char* sentence; ///< In the words of the game's author, once it is found.
    void (*plant)(Policy&, const Setting&);
    std::uint64_t seed = 1;
};

/// The same for both orders of a pair.
[[nodiscard]] inline std::uint64_t keyOf(const Entry& a, const Entry& b)
{
    return PairPolicy{}.key(std::min(a.body.id, b.body.id), std::max(a.body.id, b.body.id));
}

// A table for each file.
[[nodiscard]] std::span<const Fault> cellFaults();
[[nodiscard]] std::span<const Fault> boxFaults();
[[nodiscard]] std::span<const Fault> shiftFaults();
[[nodiscard]] std::span<const Fault> timeFaults();
[[nodiscard]] std::span<const Fault> lifeFaults();
[[nodiscard]] std::span<const Fault> tableFaults();
[[nodiscard]] std::span<const Fault> pairFaults();
[[nodiscard]] std::span<const Fault> filterFaults();
[[nodiscard]] std::span<const Fault> structureFaults();
/// All of them.
[[nodiscard]] std::vector<Fault> allFaults();

// Faults that were written without knowing what is explained. A table for each file:
[[nodiscard]] std::span<const Fault> moreCellFaults();
[[nodiscard]] std::span<const Fault> moreBoxFaults();
[[nodiscard]] std::span<const Fault> moreTimeFaults();
[[nodiscard]] std::span<const Fault> moreLifeFaults();
[[nodiscard]] std::span<const Fault> morePairFaults();
[[nodiscard]] std::span<const Fault> moreStructureFaults();
[[nodiscard]] std::span<const Fault> moreGameFaults();
/// All of these, and none of allFaults().
[[nodiscard]] std::vector<Fault> allMoreFaults();

// Faults with numbers, clocks and conditions that other tables do not have, for tuning. A table for each file:
[[nodiscard]] std::span<const Fault> furtherTimeFaults();
[[nodiscard]] std::span<const Fault> furtherPairFaults();
[[nodiscard]] std::span<const Fault> furtherStructureFaults();
[[nodiscard]] std::span<const Fault> furtherFilterFaults();
[[nodiscard]] std::span<const Fault> furtherSweepFaults();
[[nodiscard]] std::span<const Fault> furtherTreeFaults();
/// All of these, and none of the others.
[[nodiscard]] std::vector<Fault> allFurtherFaults();

// Faults that were written without knowing what is explained, after those above. A table for each file:
[[nodiscard]] std::span<const Fault> unseenCellFaults();
[[nodiscard]] std::span<const Fault> unseenBoxFaults();
[[nodiscard]] std::span<const Fault> unseenStructureFaults();
// And these after those were tuned with:
[[nodiscard]] std::span<const Fault> unseenLifeFaults();
[[nodiscard]] std::span<const Fault> unseenOrderFaults();
[[nodiscard]] std::span<const Fault> unseenReachFaults();
// And these after those, too:
[[nodiscard]] std::span<const Fault> unseenPortFaults();
[[nodiscard]] std::span<const Fault> unseenSpeedFaults();
[[nodiscard]] std::span<const Fault> unseenWishFaults();
// And these when those could be explained:
[[nodiscard]] std::span<const Fault> unseenTrialFaults();
/// All of these, and none of the others.
[[nodiscard]] std::vector<Fault> allUnseenFaults();

/// A habit is unusual, but right.
struct Habit {
    const char* slug;
    const char* sentence;
    void (*plant)(Policy&, const Setting&);
};
[[nodiscard]] std::span<const Habit> habits();

/// Two faults of different families that change different decisions of one host.
struct Couple {
    const char* first;
    const char* second;
    HostKind host;
    World world;
};
[[nodiscard]] std::span<const Couple> couples();
/// None of these has a fault that is kept apart.
[[nodiscard]] std::span<const Couple> moreCouples();

/// A host that is right, in a world where it may look wrong.
struct RightCase {
    const char* habit; ///< kNoHabit: the host as it is.
    HostKind host;
    World world;
    Recorded recorded = Recorded::Everything;
    double cellFactor = 1.0;
    std::uint64_t seed = 1;
};
inline constexpr const char* kNoHabit = "plain";
[[nodiscard]] std::span<const RightCase> rightCases();

/// Plants a fault or a habit by its slug. @pre there is one
void plant(std::string_view slug, Policy& policy, const Setting& setting);

// ---- For the tables

/// An object that is known is registered again only where this says so.
void updateOnlyIf(Policy& policy, std::function<bool(const Body&, const Entry&, const GameFrame&)> condition);
/// Pairs of which this is true are not reported.
void refuse(Policy& policy, std::function<bool(const Entry& asker, const Entry& other, const GameFrame&)> condition);
/// Boxes are changed by this before they are registered.
void change(Policy& policy, std::function<Aabb(const Aabb&, const Body&, const GameFrame&)> by);
[[nodiscard]] inline bool isDynamic(const Body& body) { return body.kind->isDynamic; }
[[nodiscard]] inline Vec2 fullSize(const Body& body) { return body.scale * body.size; }
[[nodiscard]] inline bool isAtRest(const Body& body) { return body.restSteps > 0; }

} // namespace broadside::planted
