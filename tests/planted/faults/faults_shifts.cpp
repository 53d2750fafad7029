#include "tests/planted/faults/faults.h"

/// @file
/// Objects that are registered in a wrong place, and objects that are put elsewhere.

namespace broadside::planted {
namespace {

/// Registers boxes shifted by this.
template<class By>
void shiftBy(Policy& policy, By by)
{
    change(policy, [by](const Aabb& box, const Body& body, const GameFrame& frame) {
        return translated(box, by(box, body, frame));
    });
}

const Fault kShiftFaults[] = {
    {"corner-for-centre", Family::Shift, HostKind::Grid, World::Platformer,
     "Walkers are registered with the low corner where their centre is.",
     [](Policy& policy, const Setting&) {
         shiftBy(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             return isDynamic(body) ? Vec2{0.5 * box.width(), 0.5 * box.height()} : Vec2{};
         });
     }},
    {"camera-offset", Family::Shift, HostKind::Hash, World::Shooter,
     "Small objects are registered in coordinates of the screen and not of the level.",
     [](Policy& policy, const Setting& setting) {
         shiftBy(policy, [small = 0.3 * setting.cell()](const Aabb& box, const Body&, const GameFrame& frame) {
             return box.width() < small ? -frame.view.lo : Vec2{};
         });
     }},
    {"parent-forgotten", Family::Shift, HostKind::Sweep, World::Platformer,
     "Children are registered with their place in their parent, without the parent's own place.",
     [](Policy& policy, const Setting&) {
         shiftBy(policy, [](const Aabb&, const Body& body, const GameFrame&) {
             return body.hasParent ? -body.parent : Vec2{};
         });
     }},
    {"parent-added-twice", Family::Shift, HostKind::FatTree, World::Platformer,
     "The place of the parent is added twice.",
     [](Policy& policy, const Setting&) {
         shiftBy(policy,
                 [](const Aabb&, const Body& body, const GameFrame&) { return body.hasParent ? body.parent : Vec2{}; });
     }},
    {"half-cell-for-dynamic", Family::Shift, HostKind::Grid, World::Warehouse,
     "The grid begins half a cell earlier for static objects than for dynamic ones.",
     [](Policy& policy, const Setting& setting) {
         shiftBy(policy, [half = 0.5 * setting.cell()](const Aabb&, const Body& body, const GameFrame&) {
             return isDynamic(body) ? Vec2{half, half} : Vec2{};
         });
     }},
    {"mirrored-kind", Family::Shift, HostKind::Quadtree, World::Garden,
     "Static objects come from the level editor, where y has the other direction.",
     [](Policy& policy, const Setting&) {
         shiftBy(policy, [](const Aabb& box, const Body& body, const GameFrame& frame) {
             const Aabb& level = frame.facts->bounds;
             return isDynamic(body) ? Vec2{} : Vec2{0.0, level.lo.y + level.hi.y - box.lo.y - box.hi.y};
         });
     }},
    {"feet-for-centre", Family::Shift, HostKind::LooseGrid, World::Platformer,
     "The place of objects that fall asleep is their feet, of all others their centre.",
     [](Policy& policy, const Setting&) {
         shiftBy(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             return body.kind->sleeps ? Vec2{0.0, -0.5 * box.height()} : Vec2{};
         });
     }},
    {"drawn-place", Family::Shift, HostKind::Sweep, World::Shooter,
     "The place that is registered is the drawn one, half between this step and the last.",
     [](Policy& policy, const Setting&) {
         shiftBy(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             return 0.5 * (body.before.center() - box.center());
         });
     }},
    {"origin-moved", Family::Shift, HostKind::Hash, World::Garden,
     "At step 80 the game moves its origin, and static objects are not registered again.",
     [](Policy& policy, const Setting& setting) {
         shiftBy(policy, [by = 1.3 * setting.cell()](const Aabb&, const Body& body, const GameFrame& frame) {
             constexpr std::uint64_t kMoved = 80;
             return frame.step >= kMoved && isDynamic(body) ? Vec2{by, by} : Vec2{};
         });
     }},
    {"screen-shake", Family::Shift, HostKind::Quadtree, World::Shooter,
     "While the screen shakes after an explosion, dynamic objects are registered where they are drawn.",
     [](Policy& policy, const Setting& setting) {
         shiftBy(policy, [far = 0.2 * setting.cell()](const Aabb&, const Body& body, const GameFrame& frame) {
             constexpr std::uint64_t kPeriod = 70;
             constexpr std::uint64_t kShakes = 12;
             const std::uint64_t phase = frame.step % kPeriod;
             const double way = phase % 2 == 0 ? far : -far;
             return isDynamic(body) && phase < kShakes ? Vec2{way, -way} : Vec2{};
         });
     }},
    {"anchor-of-one-kind", Family::Shift, HostKind::Hash, World::Space,
     "The pictures of one kind have their anchor at the left, and its boxes are half a width to the left of it.",
     [](Policy& policy, const Setting&) {
         shiftBy(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             return isDynamic(body) ? Vec2{} : Vec2{0.5 * box.width(), 0.0};
         });
     }},
    {"drifts-with-time", Family::Shift, HostKind::FatTree, World::Warehouse,
     "Places are summed up in steps that are a little too short, and objects that move drift away.",
     [](Policy& policy, const Setting&) {
         policy.box = [ways = std::unordered_map<std::uint64_t, Vec2>()](const Body& body, const GameFrame&) mutable {
             constexpr double kLost = 0.15;
             Vec2& drift = ways[body.id];
             drift += kLost * (body.before.center() - body.box.center());
             return translated(body.box, drift);
         };
     }},
    // ---- Teleport
    {"teleport-forgotten", Family::Teleport, HostKind::Grid, World::Space,
     "The box is moved by the velocity in each step, and an object that is put elsewhere stays where it was.",
     [](Policy& policy, const Setting&) {
         policy.box = [lost = std::unordered_map<std::uint64_t, Vec2>(),
                       births = std::unordered_map<std::uint64_t, std::uint64_t>()](const Body& body,
                                                                                    const GameFrame&) mutable {
             if (births[body.id] != body.bornAt)
                 lost[body.id] = {};
             births[body.id] = body.bornAt;
             if (body.hasJumped)
                 lost[body.id] += body.before.center() - body.box.center();
             return translated(body.box, lost[body.id]);
         };
     }},
    {"teleport-late", Family::Teleport, HostKind::Sweep, World::Warehouse,
     "An object that is put elsewhere is registered there four steps later.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [waits = std::unordered_map<std::uint64_t, int>()](const Body& body, const Entry&,
                                                                                 const GameFrame&) mutable {
             constexpr int kLate = 4;
             int& left = waits[body.id];
             left = body.hasJumped ? kLate : std::max(0, left - 1);
             return left == 0;
         });
     }},
    {"wrap-not-registered", Family::Teleport, HostKind::Hash, World::Space,
     "An object that wraps around is registered on the old side until it has been there for 30 steps.",
     [](Policy& policy, const Setting&) {
         policy.box = [since = std::unordered_map<std::uint64_t, std::pair<std::uint64_t, Vec2>>()](
                          const Body& body, const GameFrame& frame) mutable {
             constexpr std::uint64_t kLate = 30;
             auto& [step, by] = since[body.id];
             if (body.bornAt == frame.step)
                 by = {};
             if (body.hasJumped) {
                 by = body.before.center() - body.box.center();
                 step = frame.step;
             }
             return frame.step < step + kLate ? translated(body.box, by) : body.box;
         };
     }},
    {"pool-place-kept", Family::Teleport, HostKind::LooseTree, World::Warehouse,
     "An object from the pool keeps the registration of the pool until it moves by itself.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [waits = std::unordered_map<std::uint64_t, bool>()](const Body& body, const Entry&,
                                                                                  const GameFrame&) mutable {
             bool& isWaiting = waits[body.id];
             isWaiting = body.hasJumped || (isWaiting && isAtRest(body));
             return !isWaiting;
         });
     }},
    {"jump-not-told", Family::Teleport, HostKind::FatTree, World::Space,
     "The function that puts an object elsewhere changes its leaf, but does not ask for new partners.",
     [](Policy& policy, const Setting&) {
         policy.tree.asksAgain = [](const Entry& entry, bool) { return !entry.body.hasJumped; };
     }},
    {"swept-to-target", Family::Teleport, HostKind::Sweep, World::Space,
     "After a jump the box is the middle between the old and the new place for three steps.",
     [](Policy& policy, const Setting&) {
         policy.box = [jumps = std::unordered_map<std::uint64_t, std::pair<int, Vec2>>()](const Body& body,
                                                                                          const GameFrame&) mutable {
             constexpr int kSteps = 3;
             auto& [left, by] = jumps[body.id];
             left = body.hasJumped ? kSteps : std::max(0, left - 1);
             if (body.hasJumped)
                 by = 0.5 * (body.before.center() - body.box.center());
             return left > 0 ? translated(body.box, by) : body.box;
         };
     }},
};

} // namespace

std::span<const Fault> shiftFaults() { return kShiftFaults; }

} // namespace broadside::planted
