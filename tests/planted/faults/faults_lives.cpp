#include "tests/planted/faults/faults.h"

#include <unordered_map>

/// @file
/// Birth and death, and ids that are used again.

namespace broadside::planted {
namespace {

/// New objects are registered so many steps after they were made.
void registerLate(Policy& policy, std::uint64_t steps)
{
    policy.registers = [steps](const Body& body, const Entry*, const GameFrame& frame) {
        return frame.step == 0 || body.bornAt == 0 || body.age(frame.step) >= steps;
    };
}

const Fault kLifeFaults[] = {
    {"born-a-step-late", Family::Life, HostKind::Grid, World::Shooter,
     "New objects wait in a list that is read before it is filled, and come into the grid a step late.",
     [](Policy& policy, const Setting&) { registerLate(policy, 1); }},
    {"born-five-steps-late", Family::Life, HostKind::FatTree, World::Space,
     "New objects are put into the tree five steps after they are made.",
     [](Policy& policy, const Setting&) { registerLate(policy, 5); }},
    {"old-box-of-the-id", Family::Life, HostKind::Hash, World::Space,
     "The dead keep their registration, and a new object with the same id keeps that box for 40 steps.",
     [](Policy& policy, const Setting&) {
         policy.knowsReusedIds = false;
         policy.leaves = [](const Entry&, const GameFrame&) { return false; };
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame& frame) {
             constexpr std::uint64_t kLong = 40;
             return body.bornAt == 0 || body.age(frame.step) >= kLong;
         });
     }},
    {"place-of-the-last-not-told", Family::Life, HostKind::Grid, World::Space,
     "When an object dies, the last one moves into its gap, but the table still has its old place.",
     [](Policy& policy, const Setting&) { policy.fixesPlaces = false; }},
    {"next-one-skipped", Family::Life, HostKind::Sweep, World::Shooter,
     "The loop takes out dead objects while it goes over them, and the ones behind each are not updated.",
     [](Policy& policy, const Setting&) {
         policy.box = [last = std::pair<std::uint64_t, std::size_t>{0, 0}, skips = 0,
                       old = std::unordered_map<std::uint64_t, Aabb>()](const Body& body,
                                                                        const GameFrame& frame) mutable {
             constexpr int kSkipped = 25;
             if (last.first != frame.step) {
                 skips = frame.bodies.size() < last.second ? kSkipped : 0;
                 last = {frame.step, frame.bodies.size()};
             }
             const bool isSkipped = isDynamic(body) && skips > 0 && old.contains(body.id);
             skips -= isSkipped ? 1 : 0;
             const Aabb box = isSkipped ? old[body.id] : body.box;
             old[body.id] = box;
             return box;
         };
     }},
    {"death-clears-the-cell", Family::Life, HostKind::Hash, World::Shooter,
     "When an object dies, its cell is emptied, and the walls that are in it are never put in again.",
     [](Policy& policy, const Setting& setting) {
         policy.takesAlong = [near = 0.5 * setting.cell()](const Entry& dead, const Entry& other) {
             return !isDynamic(other.body) && overlaps(grown(dead.box, near), other.box);
         };
         policy.registers = [](const Body& body, const Entry*, const GameFrame& frame) {
             return isDynamic(body) || body.bornAt == frame.step;
         };
     }},
    {"born-at-the-origin", Family::Life, HostKind::Quadtree, World::Space,
     "An object is registered before it is put in its place, and updated in its third step.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body& body, const GameFrame& frame) {
             constexpr std::uint64_t kSteps = 3;
             const bool isNew = body.bornAt > 0 && body.age(frame.step) < kSteps;
             return isNew ? translated(box, -box.lo) : box;
         });
     }},
    {"registration-expires", Family::Life, HostKind::Grid, World::Platformer,
     "A registration is good for 90 steps, and only objects that move renew it.",
     [](Policy& policy, const Setting&) {
         policy.takes = [](CellCoord, const CellRange&, const Entry& entry, const Lattice&) {
             constexpr int kGood = 90;
             return entry.body.restSteps < kGood;
         };
     }},
    {"removal-is-late", Family::Life, HostKind::LooseTree, World::Space,
     "The removal of a dead object is carried out ten steps late, and takes out the new object with its id.",
     [](Policy& policy, const Setting&) {
         const auto isOut = [](const Body& body, const GameFrame& frame) {
             constexpr std::uint64_t kLate = 10;
             constexpr std::uint64_t kMissing = 30; // until the game notices and registers it again
             const std::uint64_t age = body.age(frame.step);
             return body.bornAt > 0 && age >= kLate && age < kLate + kMissing;
         };
         policy.drops = isOut;
         policy.registers = [isOut](const Body& body, const Entry*, const GameFrame& frame) {
             return !isOut(body, frame);
         };
     }},
    {"slot-of-the-dead", Family::Life, HostKind::Sweep, World::Space,
     "Boxes are kept by slot, and an object in a used slot reads the box that the dead one left for eight steps.",
     [](Policy& policy, const Setting&) {
         policy.box = [kept = std::unordered_map<std::size_t, Aabb>()](const Body& body,
                                                                       const GameFrame& frame) mutable {
             constexpr std::uint64_t kSteps = 8;
             const bool reads = body.bornAt > 0 && body.age(frame.step) < kSteps && kept.contains(body.slot);
             if (!reads)
                 kept[body.slot] = body.box;
             return kept[body.slot];
         };
     }},
    {"every-third-not-told", Family::Life, HostKind::Hash, World::Garden,
     "Every third object that is born while the game runs is not told to the table at all.",
     [](Policy& policy, const Setting&) {
         policy.registers = [lost = std::unordered_map<std::uint64_t, bool>(),
                             births = 0](const Body& body, const Entry* known, const GameFrame& frame) mutable {
             constexpr int kThird = 3;
             if (body.bornAt == frame.step && body.bornAt > 0)
                 lost[body.id] = !known && ++births % kThird == 0;
             return !lost[body.id];
         };
     }},
};

} // namespace

std::span<const Fault> lifeFaults() { return kLifeFaults; }

} // namespace broadside::planted
