#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>
#include <vector>

/// @file
/// Further mistakes with time, for tuning: other numbers, other clocks, and one axis alone.

namespace broadside::planted {
namespace {

/// The boxes that an object had in each step of its life.
class Past {
public:
    /// The box of so many steps ago; of a younger object its first.
    const Aabb& at(std::size_t late, const Aabb& box, const Body& body, const GameFrame& frame)
    {
        std::vector<Aabb>& boxes = m_boxes[body.id];
        if (body.bornAt == frame.step)
            boxes.clear();
        boxes.push_back(box);
        return boxes.size() > late ? boxes[boxes.size() - 1 - late] : boxes.front();
    }

private:
    std::unordered_map<std::uint64_t, std::vector<Aabb>> m_boxes;
};

bool hasMoved(const Body& body) { return body.box.center() != body.before.center(); }

const Fault kFurtherTimes[] = {
    {"nine-steps-late", Family::Delay, HostKind::Hash, World::Bouncing, "Boxes come nine steps late over the network.",
     [](Policy& policy, const Setting&) {
         change(policy, [past = Past()](const Aabb& box, const Body& body, const GameFrame& frame) mutable {
             return past.at(9, box, body, frame);
         });
     }},
    {"heights-late", Family::Delay, HostKind::Grid, World::Shooter,
     "The place along y is written after the table is filled, and that along x before.",
     [](Policy& policy, const Setting&) {
         change(policy, [past = Past()](const Aabb& box, const Body& body, const GameFrame& frame) mutable {
             const Aabb& before = past.at(1, box, body, frame);
             return Aabb{{box.lo.x, before.lo.y}, {box.hi.x, before.hi.y}};
         });
     }},
    {"columns-every-sixth-step", Family::Updates, HostKind::Hash, World::Bouncing,
     "The place along x is taken over in every sixth step only, that along y in each.",
     [](Policy& policy, const Setting&) {
         change(policy, [held = std::unordered_map<std::uint64_t, Aabb>()](const Aabb& box, const Body& body,
                                                                           const GameFrame& frame) mutable {
             Aabb& kept = held[body.id];
             if (frame.step % 6 == 0 || body.bornAt == frame.step)
                 kept = box;
             return Aabb{{kept.lo.x, box.lo.y}, {kept.hi.x, box.hi.y}};
         });
     }},
    {"in-turns-by-slot", Family::Updates, HostKind::Grid, World::Swarm,
     "In each step a sixth of the objects is updated, by their places in the array.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame& frame) {
             return body.slot % 6 == frame.step % 6;
         });
     }},
    {"in-eleven-turns", Family::Updates, HostKind::Sweep, World::Bouncing,
     "In each step every eleventh object is updated, by its id.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame& frame) {
             return (body.id + frame.step) % 11 == 0;
         });
     }},
    {"every-ninth-step", Family::Updates, HostKind::Quadtree, World::Swarm, "The tree is updated in every ninth step.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body&, const Entry&, const GameFrame& frame) { return frame.step % 9 == 0; });
     }},
    {"own-timers", Family::Updates, HostKind::Grid, World::Shooter,
     "Each object has a timer that starts with it, and is updated when seven steps are over.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame& frame) {
             return body.age(frame.step) % 7 == 0;
         });
     }},
    {"timer-starts-with-a-motion", Family::Updates, HostKind::Grid, World::Warehouse,
     "After an update an object is not updated for six steps, to spare work.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry& known, const GameFrame& frame) {
             return hasMoved(body) && frame.step - known.since >= 6;
         });
     }},
    {"dirty-since-the-last-step", Family::Updates, HostKind::Grid, World::Space,
     "Objects are marked when they move, and the marks of the step before are read.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [marked = std::unordered_set<std::uint64_t>()](const Body& body, const Entry&,
                                                                             const GameFrame&) mutable {
             const bool was = marked.contains(body.id);
             if (hasMoved(body))
                 marked.insert(body.id);
             else
                 marked.erase(body.id);
             return was;
         });
     }},
    {"far-by-the-sum", Family::Updates, HostKind::Hash, World::Bouncing,
     "An object is updated when the sum of its distances along x and y is more than a third of a cell.",
     [](Policy& policy, const Setting& setting) {
         updateOnlyIf(policy, [far = setting.cell() / 3](const Body& body, const Entry& known, const GameFrame&) {
             const Vec2 by = body.box.center() - known.box.center();
             return std::abs(by.x) + std::abs(by.y) > far;
         });
     }},
    {"far-along-one-axis", Family::Updates, HostKind::Quadtree, World::Swarm,
     "An object is updated when it is farther than a third of a cell along x or along y.",
     [](Policy& policy, const Setting& setting) {
         updateOnlyIf(policy, [far = setting.cell() / 3](const Body& body, const Entry& known, const GameFrame&) {
             const Vec2 by = body.box.center() - known.box.center();
             return std::max(std::abs(by.x), std::abs(by.y)) > far;
         });
     }},
    {"high-cell-changed", Family::Updates, HostKind::Grid, World::Bouncing,
     "An object is put into other cells when the cell of its high corner changes.",
     [](Policy& policy, const Setting& setting) {
         updateOnlyIf(policy, [lattice = setting.lattice()](const Body& body, const Entry& known, const GameFrame&) {
             const auto cellOf = CellPolicy{}.cellOf;
             return cellOf(body.box.hi, lattice) != cellOf(known.box.hi, lattice);
         });
     }},
    {"large-ones-every-seventh-step", Family::Updates, HostKind::Hash, World::Bouncing,
     "Objects larger than a cell are updated in every seventh step, since that costs more.",
     [](Policy& policy, const Setting& setting) {
         updateOnlyIf(policy, [cell = setting.cell()](const Body& body, const Entry&, const GameFrame& frame) {
             return std::max(body.box.width(), body.box.height()) <= cell || frame.step % 7 == 0;
         });
     }},
    {"both-motions-needed", Family::Updates, HostKind::Sweep, World::Swarm,
     "An object is updated when it has moved by more than half a pixel along x and along y.",
     [](Policy& policy, const Setting& setting) {
         updateOnlyIf(policy, [by = 0.01 * setting.cell()](const Body& body, const Entry&, const GameFrame&) {
             const Vec2 motion = body.box.center() - body.before.center();
             return std::abs(motion.x) > by && std::abs(motion.y) > by;
         });
     }},
    {"synchronised-every-eighth-step", Family::Delay, HostKind::Grid, World::Bouncing,
     "Places come in every eighth step, and between two of them the last velocity is added.",
     [](Policy& policy, const Setting&) {
         struct Known {
             Aabb box;
             Vec2 motion;
             std::uint64_t step = 0;
         };
         change(policy, [known = std::unordered_map<std::uint64_t, Known>()](const Aabb& box, const Body& body,
                                                                             const GameFrame& frame) mutable {
             Known& last = known[body.id];
             if (frame.step % 8 == 0 || body.bornAt == frame.step)
                 last = {box, body.box.center() - body.before.center(), frame.step};
             return translated(last.box, last.motion * static_cast<double>(frame.step - last.step));
         });
     }},
    // ---- Life
    {"lost-behind-the-camera", Family::Life, HostKind::Grid, World::Shooter,
     "An object that was once outside of the screen is taken out, and not put in again when it comes back.",
     [](Policy& policy, const Setting&) {
         policy.drops = [](const Body& body, const GameFrame& frame) { return !overlaps(body.box, frame.view); };
         policy.registers = [](const Body& body, const Entry* known, const GameFrame& frame) {
             return known || body.bornAt == frame.step || frame.step <= 1;
         };
     }},
    {"one-birth-in-three-steps", Family::Life, HostKind::Quadtree, World::Shooter,
     "New objects wait in a queue, of which one is put into the tree in every third step.",
     [](Policy& policy, const Setting&) {
         policy.registers = [step = std::uint64_t{0}](const Body& body, const Entry* known,
                                                      const GameFrame& frame) mutable {
             if (known || body.bornAt <= 1)
                 return true;
             if (frame.step % 3 != 0 || step == frame.step)
                 return false;
             step = frame.step;
             return true;
         };
     }},
    {"idle-until-first-moved", Family::Sleep, HostKind::Grid, World::Warehouse,
     "A dynamic object comes into the table with its first motion.",
     [](Policy& policy, const Setting&) {
         policy.registers = [](const Body& body, const Entry* known, const GameFrame&) {
             return known || !isDynamic(body) || hasMoved(body);
         };
     }},
    {"size-late", Family::Size, HostKind::Hash, World::Garden,
     "The place is that of this step, but the size that of 25 steps ago.",
     [](Policy& policy, const Setting&) {
         change(policy, [past = Past()](const Aabb& box, const Body& body, const GameFrame& frame) mutable {
             const Aabb& before = past.at(25, box, body, frame);
             return translated(before, box.center() - before.center());
         });
     }},
};

} // namespace

std::span<const Fault> furtherTimeFaults() { return kFurtherTimes; }

} // namespace broadside::planted
