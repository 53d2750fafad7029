#include "tests/planted/faults/faults.h"

#include <cstring>
#include <unordered_map>

/// @file
/// Pairs that are refused before they are reported.

namespace broadside::planted {
namespace {

bool areNamedAlike(const Entry& a, const Entry& b) { return a.body.kind == b.body.kind; }

constexpr Family kFilters = Family::Filters;

const Fault kFilterFaults[] = {
    {"same-name-skipped", kFilters, HostKind::Grid, World::Shooter, "Objects with the same name are not tested.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) { return areNamedAlike(a, b); });
     }},
    {"same-initial-skipped", kFilters, HostKind::Sweep, World::Space,
     "Groups are made of the first letter of the name, and a group does not collide with itself.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return a.body.kind->name[0] == b.body.kind->name[0];
         });
     }},
    {"both-at-rest", kFilters, HostKind::Grid, World::Warehouse, "Two objects that are both at rest are not tested.",
     [](Policy& policy, const Setting&) {
         refuse(policy,
                [](const Entry& a, const Entry& b, const GameFrame&) { return isAtRest(a.body) && isAtRest(b.body); });
     }},
    {"sleeping-and-static", kFilters, HostKind::FatTree, World::Warehouse,
     "A sleeping object and a static one are not tested, also when the static one has just moved or come.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return (a.body.isAsleep || !isDynamic(a.body)) && (b.body.isAsleep || !isDynamic(b.body));
         });
     }},
    {"two-dynamic-only", kFilters, HostKind::Quadtree, World::Platformer,
     "Only pairs of two dynamic objects are tested.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return !isDynamic(a.body) || !isDynamic(b.body);
         });
     }},
    {"pairs-after-three-steps", kFilters, HostKind::Hash, World::Bouncing,
     "A pair counts when it was found in three steps before, so that it does not flicker.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [since = std::unordered_map<std::uint64_t, std::pair<std::uint64_t, std::uint64_t>>()](
                            const Entry& a, const Entry& b, const GameFrame& frame) mutable {
             constexpr std::uint64_t kSteps = 3;
             if (!overlaps(a.box, b.box))
                 return false;
             auto& [begun, seen] = since[keyOf(a, b)];
             if (frame.step > seen + 1 || seen == 0)
                 begun = frame.step;
             seen = frame.step;
             return frame.step < begun + kSteps;
         });
     }},
    {"masks-equal", kFilters, HostKind::Grid, World::Swarm,
     "The filter asks whether the categories are equal where it should look for common bits.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return a.body.kind->category != b.body.kind->category;
         });
     }},
    {"category-of-two-bits", kFilters, HostKind::LooseGrid, World::Shooter,
     "Categories are kept in two bits, and that of bullets needs three.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             constexpr std::uint32_t kBits = 3;
             return (a.body.kind->category & kBits) == 0 || (b.body.kind->category & kBits) == 0;
         });
     }},
    {"category-as-bit-number", kFilters, HostKind::Sweep, World::Platformer,
     "The category is taken for the number of a bit: a coin of category 2 asks for bit 2 of a mask of two bits.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             constexpr std::uint32_t kMask = 3;
             return (1U << a.body.kind->category & kMask) == 0 || (1U << b.body.kind->category & kMask) == 0;
         });
     }},
    {"teams-by-slot", kFilters, HostKind::Hash, World::Swarm,
     "Slots are given to two teams in turn, and a team does not collide with itself; only some have a team.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return a.body.slot % 4 == 1 && b.body.slot % 4 == 1;
         });
     }},
    {"parent-shared", kFilters, HostKind::Grid, World::Platformer,
     "Objects with the same parent are not tested, and no parent counts as the same parent for walkers.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return isDynamic(a.body) && isDynamic(b.body) && a.body.hasParent == b.body.hasParent;
         });
     }},
    {"parting-pairs", kFilters, HostKind::Sweep, World::Bouncing,
     "Pairs that move away from each other are refused, since they need no response.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return dot(b.body.centre - a.body.centre, b.body.velocity - a.body.velocity) > 0.0;
         });
     }},
    {"no-velocity-no-zone", kFilters, HostKind::Quadtree, World::Shooter,
     "Zones only test objects with a velocity: a bat that stops in a room is not seen any more.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return length(a.body.velocity) + length(b.body.velocity) == 0.0;
         });
     }},
    {"cool-down-after-hit", kFilters, HostKind::FatTree, World::Garden,
     "After a hit the pair is refused for 30 steps, so that it does not hurt twice.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [until = std::unordered_map<std::uint64_t, std::uint64_t>()](const Entry& a, const Entry& b,
                                                                                     const GameFrame& frame) mutable {
             constexpr std::uint64_t kSteps = 30;
             if (!overlaps(a.box, b.box))
                 return false;
             std::uint64_t& end = until[keyOf(a, b)];
             if (end > frame.step)
                 return true;
             end = frame.step + kSteps;
             return false;
         });
     }},
    {"answer-of-the-first-meeting", kFilters, HostKind::Hash, World::Platformer,
     "The filter is asked when two meet first and its answer is kept; at that time sleepers were filtered.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [answers = std::unordered_map<std::uint64_t, bool>()](const Entry& a, const Entry& b,
                                                                              const GameFrame& frame) mutable {
             constexpr std::uint64_t kWarmUp = 30;
             const bool answer = frame.step > kWarmUp || a.body.kind->sleeps == b.body.kind->sleeps;
             return !answers.try_emplace(keyOf(a, b), answer).first->second;
         });
     }},
    {"owner-by-used-id", kFilters, HostKind::Grid, World::Space,
     "Shots do not hit the ship with the id they were fired from, and the id is kept in four bits.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             constexpr std::uint64_t kBits = 3;
             return (a.body.lifetime > 0 || b.body.lifetime > 0) && ((a.body.id ^ b.body.id) & kBits) == 0;
         });
     }},
    {"young-ones-immune", kFilters, HostKind::LooseTree, World::Space,
     "New objects are immune for 20 steps, and this is done in the broad phase where all kinds go through.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame& frame) {
             constexpr std::uint64_t kSteps = 20;
             const auto isYoung = [&](const Body& body) { return body.bornAt > 0 && body.age(frame.step) < kSteps; };
             return isYoung(a.body) || isYoung(b.body);
         });
     }},
    {"large-ones-are-scenery", kFilters, HostKind::Hash, World::Garden,
     "What is larger than a cell is taken for scenery and not tested, and plants grow.",
     [](Policy& policy, const Setting& setting) {
         refuse(policy, [limit = setting.cell()](const Entry& a, const Entry& b, const GameFrame&) {
             return std::max(a.box.height(), b.box.height()) > limit;
         });
     }},
};

} // namespace

std::span<const Fault> filterFaults() { return kFilterFaults; }

} // namespace broadside::planted
