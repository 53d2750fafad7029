#include "tests/planted/faults/faults.h"

#include <unordered_map>
#include <unordered_set>

/// @file
/// Objects that are registered late or early, or not in all steps, and those that sleep.

namespace broadside::planted {
namespace {

/// Registers the box of `late` steps ago; of a younger object its first.
class PastBoxes {
public:
    explicit PastBoxes(std::size_t late)
        : m_late(late)
    {}
    Aabb operator()(const Aabb& box, const Body& body, const GameFrame& frame)
    {
        std::vector<Aabb>& past = m_past[body.id];
        if (body.bornAt == frame.step)
            past.clear();
        past.push_back(box);
        return past.size() > m_late ? past[past.size() - 1 - m_late] : past.front();
    }

private:
    std::size_t m_late;
    std::unordered_map<std::uint64_t, std::vector<Aabb>> m_past;
};

/// Only for objects of which this is true.
template<class Condition>
void lateWhere(Policy& policy, std::size_t late, Condition condition)
{
    change(policy,
           [past = PastBoxes(late), condition](const Aabb& box, const Body& body, const GameFrame& frame) mutable {
               const Aabb old = past(box, body, frame);
               return condition(body, frame) ? old : box;
           });
}

double moved(const Aabb& from, const Aabb& to) { return distance(from.center(), to.center()); }

constexpr Family kDelay = Family::Delay;
constexpr Family kUpdates = Family::Updates;
constexpr Family kSleep = Family::Sleep;

const Fault kTimeFaults[] = {
    {"registered-before-the-move", kDelay, HostKind::Grid, World::Shooter,
     "The grid is filled before objects are moved, and holds the places of the last step.",
     [](Policy& policy, const Setting&) { lateWhere(policy, 1, [](const Body&, const GameFrame&) { return true; }); }},
    {"three-steps-late", kDelay, HostKind::Sweep, World::Bouncing,
     "The boxes come from a thread that is three steps behind.",
     [](Policy& policy, const Setting&) { lateWhere(policy, 3, [](const Body&, const GameFrame&) { return true; }); }},
    {"moving-walls-late", kDelay, HostKind::Quadtree, World::Platformer,
     "Platforms are moved after the tree is built, four steps behind because of a queue.",
     [](Policy& policy, const Setting&) {
         lateWhere(policy, 4, [](const Body& body, const GameFrame&) { return !isDynamic(body); });
     }},
    {"second-half-late", kDelay, HostKind::Hash, World::Swarm,
     "The table is filled in the middle of the loop that moves objects, and the others are one step late.",
     [](Policy& policy, const Setting&) {
         lateWhere(policy, 1,
                   [](const Body& body, const GameFrame& frame) { return 2 * body.slot >= frame.bodies.size(); });
     }},
    {"buffer-not-swapped", kDelay, HostKind::LooseGrid, World::Bouncing,
     "There are two buffers of boxes, and in every second step the old one is read.",
     [](Policy& policy, const Setting&) {
         lateWhere(policy, 2, [](const Body&, const GameFrame& frame) { return frame.step % 2 == 1; });
     }},
    {"ahead-of-time", kDelay, HostKind::Grid, World::Shooter,
     "Boxes are registered where objects will be in two steps.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             return translated(box, 2.0 * kStepSeconds * body.velocity);
         });
     }},
    {"late-under-load", kDelay, HostKind::FatTree, World::Shooter,
     "With more than 130 objects boxes come five steps late.",
     [](Policy& policy, const Setting&) {
         constexpr std::size_t kMany = 130;
         lateWhere(policy, 5, [](const Body&, const GameFrame& frame) { return frame.bodies.size() > kMany; });
     }},
    {"turns-late", kDelay, HostKind::Sweep, World::Space,
     "Objects that rotate are registered two steps late, all others in time.",
     [](Policy& policy, const Setting&) {
         lateWhere(policy, 2, [](const Body& body, const GameFrame&) { return body.angle != body.bornAngle; });
     }},
    // ---- Updates
    {"registered-at-birth-only", kUpdates, HostKind::Hash, World::Bouncing,
     "Objects are put into the table when they are made, and are not moved in it.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body&, const Entry&, const GameFrame&) { return false; });
     }},
    {"slow-ones-not-updated", kUpdates, HostKind::Grid, World::Swarm,
     "An object is updated when it moved far enough since the last step, and slow ones never do.",
     [](Policy& policy, const Setting& setting) {
         updateOnlyIf(policy, [far = 0.06 * setting.cell()](const Body& body, const Entry&, const GameFrame&) {
             return moved(body.before, body.box) > far;
         });
     }},
    {"threshold-too-large", kUpdates, HostKind::Sweep, World::Space,
     "An object is registered again when it is a fifth of a cell away from where it is registered.",
     [](Policy& policy, const Setting& setting) {
         updateOnlyIf(policy, [far = 0.2 * setting.cell()](const Body& body, const Entry& known, const GameFrame&) {
             return moved(known.box, body.box) > far;
         });
     }},
    {"velocity-decides", kUpdates, HostKind::Quadtree, World::Warehouse,
     "Only objects with a velocity are updated, and crates that are pushed have none.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy,
                      [](const Body& body, const Entry&, const GameFrame&) { return length(body.velocity) > 0.0; });
     }},
    {"x-only", kUpdates, HostKind::Grid, World::Warehouse,
     "An object is registered again when its x has changed, and a drive straight up changes nothing.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry& known, const GameFrame&) {
             return body.box.lo.x != known.box.lo.x;
         });
     }},
    {"every-fourth-step", kUpdates, HostKind::Hash, World::Shooter,
     "The table is filled in every fourth step to save time.",
     [](Policy& policy, const Setting&) {
         constexpr std::uint64_t kEvery = 4;
         policy.registers = [](const Body&, const Entry*, const GameFrame& frame) { return frame.step % kEvery == 0; };
     }},
    {"round-robin", kUpdates, HostKind::LooseTree, World::Bouncing,
     "In each step only an eighth of the objects is updated, by their ids.",
     [](Policy& policy, const Setting&) {
         constexpr std::uint64_t kParts = 8;
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame& frame) {
             return (body.id + frame.step) % kParts == 0;
         });
     }},
    {"when-the-centre-changes-cell", kUpdates, HostKind::Grid, World::Space,
     "An object is put into other cells when the cell of its centre changes, though its sides cross borders earlier.",
     [](Policy& policy, const Setting& setting) {
         updateOnlyIf(policy, [lattice = setting.lattice()](const Body& body, const Entry& known, const GameFrame&) {
             const CellPolicy cells;
             return cells.cellOf(body.box.center(), lattice) != cells.cellOf(known.box.center(), lattice);
         });
     }},
    {"static-ones-never", kUpdates, HostKind::Sweep, World::Platformer,
     "Static objects are never updated, but platforms are static and move.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame&) { return isDynamic(body); });
     }},
    {"off-screen-frozen", kUpdates, HostKind::Grid, World::Garden,
     "Only objects on the screen are updated, but all of them move.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame& frame) {
             return overlaps(body.box, frame.view);
         });
     }},
    {"budget-of-updates", kUpdates, HostKind::FatTree, World::Swarm,
     "There is time for 60 updates in a step, and they begin with the first object each time.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy,
                      [left = 0, step = std::uint64_t{0}](const Body&, const Entry&, const GameFrame& frame) mutable {
                          constexpr int kBudget = 60;
                          left = step == frame.step ? left - 1 : kBudget;
                          step = frame.step;
                          return left > 0;
                      });
     }},
    {"stops-at-the-first-at-rest", kUpdates, HostKind::Hash, World::Garden,
     "The loop over the bugs ends at the first one that did not move, where it should go on with the next.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [stopped = false, step = std::uint64_t{0}](const Body& body, const Entry&,
                                                                         const GameFrame& frame) mutable {
             stopped = step == frame.step && (stopped || (isDynamic(body) && isAtRest(body)));
             step = frame.step;
             return !stopped;
         });
     }},
    {"far-ones-seldom", kUpdates, HostKind::Quadtree, World::Bouncing,
     "Objects that are far from the camera are updated in every twelfth step.",
     [](Policy& policy, const Setting& setting) {
         updateOnlyIf(policy, [far = 3.0 * setting.cell()](const Body& body, const Entry&, const GameFrame& frame) {
             constexpr std::uint64_t kSeldom = 12;
             return distance(body.centre, frame.view.center()) < far || frame.step % kSeldom == 0;
         });
     }},
    {"growth-not-noticed", kUpdates, HostKind::Grid, World::Garden,
     "An object is registered again when it moves, and one that only grows does not move.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry& known, const GameFrame&) {
             return !(body.centre == known.body.centre) && isDynamic(body);
         });
     }},
    {"both-axes-asked", kUpdates, HostKind::Sweep, World::Warehouse,
     "An object counts as moved when its x and its y changed, and forklifts drive along one axis.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame&) {
             return body.box.lo.x != body.before.lo.x && body.box.lo.y != body.before.lo.y;
         });
     }},
    // ---- Sleep
    {"not-woken", kSleep, HostKind::Grid, World::Warehouse,
     "An object that fell asleep once is never updated again, although it is pushed.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [slept = std::unordered_set<std::uint64_t>()](const Body& body, const Entry&,
                                                                            const GameFrame&) mutable {
             if (body.isAsleep)
                 slept.insert(body.id);
             return !slept.contains(body.id);
         });
     }},
    {"woken-after-ten-steps", kSleep, HostKind::Sweep, World::Bouncing,
     "An object that was at rest is updated again when it has been moving for ten steps.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [since = std::unordered_map<std::uint64_t, std::uint64_t>()](
                                  const Body& body, const Entry&, const GameFrame& frame) mutable {
             constexpr std::uint64_t kLate = 10;
             if (isAtRest(body))
                 since[body.id] = frame.step;
             const auto rest = since.find(body.id);
             return rest == since.end() || rest->second == frame.step || frame.step > rest->second + kLate;
         });
     }},
    {"sleepers-taken-out", kSleep, HostKind::Hash, World::Warehouse,
     "An object that sleeps is in no cell, since it does not move; others pass through it.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord, const CellRange&, const Entry& entry, const Lattice&) {
             return !entry.body.isAsleep;
         };
     }},
    {"sleepers-do-not-ask", kSleep, HostKind::Grid, World::Warehouse,
     "Of two objects the one with the lower id asks for both, but one that sleeps does not ask.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asks = [](const Entry& asker, const GameFrame&) { return !asker.body.isAsleep; };
         refuse(policy,
                [](const Entry& asker, const Entry& other, const GameFrame&) { return other.body.id < asker.body.id; });
     }},
    {"sleeper-at-its-bed", kSleep, HostKind::LooseGrid, World::Warehouse,
     "An object that wakes is registered where it first fell asleep, until it sleeps again.",
     [](Policy& policy, const Setting&) {
         change(policy, [beds = std::unordered_map<std::uint64_t, Aabb>()](const Aabb& box, const Body& body,
                                                                           const GameFrame&) mutable {
             if (body.isAsleep)
                 beds.try_emplace(body.id, box);
             const auto bed = beds.find(body.id);
             return bed != beds.end() && !body.isAsleep ? bed->second : box;
         });
     }},
    {"still-ones-left-out", kSleep, HostKind::Sweep, World::Garden,
     "An object without motion in this step is taken for a sleeper, and the search passes sleepers over.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry&, const Entry& other, const GameFrame&) {
             return isDynamic(other.body) && isAtRest(other.body);
         });
     }},
};

} // namespace

std::span<const Fault> timeFaults() { return kTimeFaults; }

} // namespace broadside::planted
