#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <unordered_set>

/// @file
/// More mistakes with time: late boxes, updates that are left out, and sleep.

namespace broadside::planted {
namespace {

/// Remembers all boxes of an object.
class BoxHistory {
public:
    /// The box of so many steps ago; of a younger object its first.
    Aabb at(std::size_t late, const Aabb& box, const Body& body, const GameFrame& frame)
    {
        std::vector<Aabb>& past = m_past[body.id];
        if (body.bornAt == frame.step)
            past.clear();
        past.push_back(box);
        return past.size() > late ? past[past.size() - 1 - late] : past.front();
    }

private:
    std::unordered_map<std::uint64_t, std::vector<Aabb>> m_past;
};

/// Each box so many steps late as this says.
template<class Late>
void delay(Policy& policy, Late late)
{
    change(policy, [past = BoxHistory(), late](const Aabb& box, const Body& body, const GameFrame& frame) mutable {
        return past.at(late(body, frame), box, body, frame);
    });
}

/// The cells of each object as far as it had them in the step before, too.
class KeptCells {
public:
    bool keeps(CellCoord cell, const Entry& entry)
    {
        Held& held = m_held[entry.body.id];
        if (held.step != entry.since) {
            held.before = std::exchange(held.now, {});
            held.step = entry.since;
        }
        if (entry.since != entry.body.bornAt && !held.before.contains({cell.x, cell.y}))
            return false;
        held.now.emplace(cell.x, cell.y);
        return true;
    }

private:
    struct Held {
        std::uint64_t step = 0;
        std::set<std::pair<std::int64_t, std::int64_t>> before;
        std::set<std::pair<std::int64_t, std::int64_t>> now;
    };
    std::unordered_map<std::uint64_t, Held> m_held;
};

/// Objects that rested wait until it is their turn: one in three steps.
class WakeQueue {
public:
    bool isAwake(const Body& body, std::uint64_t step)
    {
        constexpr int kRest = 3;
        constexpr std::uint64_t kSteps = 3;
        if (body.restSteps >= kRest) {
            m_asleep.insert(body.id);
            return true; // it does not move
        }
        if (!m_asleep.contains(body.id))
            return true;
        if (step < m_next)
            return false;
        m_next = step + kSteps;
        m_asleep.erase(body.id);
        return true;
    }

private:
    std::unordered_set<std::uint64_t> m_asleep;
    std::uint64_t m_next = 0;
};

using Ids = std::unordered_set<std::uint64_t>;

std::uint64_t pairOf(const Entry& a, const Entry& b)
{
    return PairPolicy{}.key(std::min(a.body.id, b.body.id), std::max(a.body.id, b.body.id));
}

const Fault kMoreTimes[] = {
    {"riders-follow-late", Family::Delay, HostKind::Quadtree, World::Platformer,
     "Riders are placed from where their platform was two steps ago.",
     [](Policy& policy, const Setting&) {
         delay(policy, [](const Body& body, const GameFrame&) { return body.hasParent ? 2U : 0U; });
     }},
    {"remote-ones-late", Family::Delay, HostKind::Hash, World::Bouncing,
     "Every second object belongs to the other player, and its place comes over the network six steps late.",
     [](Policy& policy, const Setting&) {
         delay(policy, [](const Body& body, const GameFrame&) { return body.id % 2 == 1 ? 6U : 0U; });
     }},
    {"queue-falls-behind", Family::Delay, HostKind::Sweep, World::Swarm,
     "The queue of moves is emptied too slowly and falls behind by one more step in each half second.",
     [](Policy& policy, const Setting&) {
         delay(policy, [](const Body&, const GameFrame& frame) { return frame.step / 30; });
     }},
    // ---- Updates
    {"new-cells-not-entered", Family::Updates, HostKind::Hash, World::Platformer,
     "An object that moves is taken out of the cells that it leaves, but the loop that puts it into new ones goes "
     "over the old ones.",
     [](Policy& policy, const Setting&) {
         policy.takes = [cells = KeptCells()](CellCoord cell, const CellRange&, const Entry& entry,
                                              const Lattice&) mutable { return cells.keeps(cell, entry); };
     }},
    {"whole-metres-compared", Family::Updates, HostKind::Sweep, World::Warehouse,
     "An object is registered again when its place in whole metres has changed.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry& known, const GameFrame&) {
             return std::floor(body.box.lo.x) != std::floor(known.box.lo.x) ||
                    std::floor(body.box.lo.y) != std::floor(known.box.lo.y);
         });
     }},
    {"dirty-bits-shared", Family::Updates, HostKind::Grid, World::Shooter,
     "There are 64 bits for objects that moved; two slots share a bit, and the first one clears it.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [step = std::uint64_t{0}, cleared = std::uint64_t{0}](const Body& body, const Entry&,
                                                                                    const GameFrame& frame) mutable {
             constexpr std::size_t kBits = 64;
             if (step != frame.step)
                 cleared = 0;
             step = frame.step;
             const std::uint64_t bit = std::uint64_t{1} << body.slot % kBits;
             if (body.box == body.before || (cleared & bit) != 0)
                 return false;
             cleared |= bit;
             return true;
         });
     }},
    {"built-when-the-count-changes", Family::Updates, HostKind::Quadtree, World::Garden,
     "The tree is built again when the number of objects is another one than in the last step.",
     [](Policy& policy, const Setting&) {
         policy.registers = [step = std::uint64_t{1}, count = std::size_t{0},
                             builds = false](const Body&, const Entry*, const GameFrame& frame) mutable {
             if (step != frame.step) {
                 builds = frame.bodies.size() != count;
                 count = frame.bodies.size();
                 step = frame.step;
             }
             return builds;
         };
     }},
    // ---- Sleep
    {"rest-counter-not-reset", Family::Sleep, HostKind::Grid, World::Bouncing,
     "The counter of steps at rest is not set to zero by motion: pauses add up to 20, and the object sleeps for good.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [rests = std::unordered_map<std::uint64_t, int>()](const Body& body, const Entry&,
                                                                                 const GameFrame&) mutable {
             int& steps = rests[body.id];
             steps += isAtRest(body) ? 1 : 0;
             return steps < kStepsUntilSleep;
         });
     }},
    {"sleeper-keeps-its-partners", Family::Sleep, HostKind::Hash, World::Warehouse,
     "The partners of a sleeper are those that it fell asleep with; who comes later is not tested.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [known = Ids()](const Entry& a, const Entry& b, const GameFrame&) mutable {
             if (a.body.isAsleep || b.body.isAsleep)
                 return !known.contains(pairOf(a, b));
             if (overlaps(a.box, b.box))
                 known.insert(pairOf(a, b));
             else
                 known.erase(pairOf(a, b));
             return false;
         });
     }},
    {"one-wakes-at-a-time", Family::Sleep, HostKind::Sweep, World::Bouncing,
     "Objects that were at rest wait in a list to be woken, and one is taken from it in three steps.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [queue = WakeQueue()](const Body& body, const Entry&, const GameFrame& frame) mutable {
             return queue.isAwake(body, frame.step);
         });
     }},
    {"woken-on-the-screen-only", Family::Sleep, HostKind::Quadtree, World::Warehouse,
     "A sleeper that is pushed wakes when it is on the screen; elsewhere its box stays where it slept.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [slept = Ids()](const Body& body, const Entry&, const GameFrame& frame) mutable {
             if (body.isAsleep)
                 slept.insert(body.id);
             else if (overlaps(body.box, frame.view))
                 slept.erase(body.id);
             return !slept.contains(body.id);
         });
     }},
    {"born-after-it-came-to-rest", Family::Sleep, HostKind::Grid, World::Shooter,
     "A bat sleeps after six steps at rest, and is not tested with objects that were made since it came to rest.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame& frame) {
             const auto isUnseen = [&](const Body& sleeper, const Body& other) {
                 constexpr int kSteps = 6;
                 return sleeper.kind->sleeps && sleeper.restSteps >= kSteps &&
                        other.age(frame.step) < static_cast<std::uint64_t>(sleeper.restSteps);
             };
             return isUnseen(a.body, b.body) || isUnseen(b.body, a.body);
         });
     }},
    {"core-box-of-sleepers", Family::Sleep, HostKind::LooseGrid, World::Warehouse,
     "A sleeper is registered with its core, half as large, so that piles make fewer pairs.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             constexpr double kCore = 0.5;
             return body.isAsleep ? boxAround(box.center(), {kCore * box.width(), kCore * box.height()}, 0.0) : box;
         });
     }},
};

} // namespace

std::span<const Fault> moreTimeFaults() { return kMoreTimes; }

} // namespace broadside::planted
