#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string_view>

/// @file
/// Mistakes with ports from other languages and units, and with shapes, that were written without knowing what is
/// explained.

namespace broadside::planted {
namespace {

/// A square around the centre of a body.
Aabb portsSquare(const Body& body, double side) { return boxAround(body.centre, {side, side}, 0.0); }

/// The same with width and height exchanged.
Aabb portsTransposed(const Aabb& box) { return boxAround(box.center(), {box.height(), box.width()}, 0.0); }

/// The nearest multiple of a step.
Vec2 portsSnapped(Vec2 place, double step)
{
    return {step * std::round(place.x / step), step * std::round(place.y / step)};
}

/// A dynamic object whose direction cannot be computed.
bool portsHasNoDirection(const Body& body) { return isDynamic(body) && length(body.velocity) == 0.0; }

const Fault kUnseenPorts[] = {
    // ---- Ports and units
    {"unsigned-below-the-ring", Family::Query, HostKind::CentreGrid, World::Space,
     "The numbers of cells became unsigned. In the lowest columns and rows, own cell minus ring wraps around to a huge "
     "number, the loop over the neighbours does not run at all, and two objects there do not find each other.",
     [](Policy& policy, const Setting& setting) {
         const auto ring = std::make_shared<std::int64_t>(1);
         policy.ring = [ring, usual = policy.ring](double largest, const Lattice& lattice) {
             *ring = usual(largest, lattice);
             return *ring;
         };
         policy.looksAt = [ring, lattice = setting.lattice()](CellCoord, const Entry& asker) {
             const CellPolicy usual;
             const CellCoord own = usual.cellOf(asker.box.center(), lattice);
             return own.x >= *ring && own.y >= *ring;
         };
     }},
    {"coins-with-y-upwards", Family::Shift, HostKind::LooseTree, World::Platformer,
     "The level file counts y upwards and the game downwards. The loader turns y around for what it draws, but the "
     "coins go into the tree as they are in the file: mirrored at the middle of the level.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body& body, const GameFrame& frame) {
             if (std::string_view(body.kind->name) != "Coin")
                 return box;
             const double middle = frame.facts->bounds.center().y;
             return translated(box, {0.0, 2.0 * (middle - box.center().y)});
         });
     }},
    {"epsilon-of-a-pixel-game", Family::Borders, HostKind::Grid, World::Tower,
     "So that what ends at a border is not put into the next cell, 0.08 is taken off the high corner. That was little "
     "when the game counted in pixels, and it is most of a brick now that it counts in metres.",
     [](Policy& policy, const Setting&) {
         policy.range = [](const Aabb& box, const Lattice& lattice) {
             constexpr double kEpsilon = 0.08;
             const CellPolicy usual;
             return CellRange{usual.cellOf(box.lo, lattice), usual.cellOf(box.hi - Vec2{kEpsilon, kEpsilon}, lattice)};
         };
     }},
    {"no-direction-no-box", Family::Sleep, HostKind::Quadtree, World::Shooter,
     "The box is put a little ahead in the direction of flight, which is the velocity divided by its length. For who "
     "hovers that is 0/0, and the tree leaves out boxes that are not numbers.",
     [](Policy& policy, const Setting&) {
         policy.drops = [](const Body& body, const GameFrame&) { return portsHasNoDirection(body); };
         policy.registers = [](const Body& body, const Entry*, const GameFrame&) { return !portsHasNoDirection(body); };
     }},
    // ---- Shapes
    {"asks-with-height-for-width", Family::Query, HostKind::LooseGrid, World::Warehouse,
     "The box of the search is made of the centre and the size, and width and height are exchanged: who is wide "
     "searches above and below instead of to the left and right.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asksWith = [](const Entry& asker) { return portsTransposed(asker.box); };
     }},
    {"grown-from-its-corner", Family::Shift, HostKind::Sweep, World::Garden,
     "What grows is scaled about its middle in the picture, and about its lower left corner in the box: the box keeps "
     "that corner where it was at birth and creeps to the right and up.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             return translated(box, 0.5 * (body.scale - body.bornScale) * body.size);
         });
     }},
    {"fat-box-on-steps", Family::Trees, HostKind::FatTree, World::Swarm,
     "So that leaves change rarely, the middle of the fat box is rounded to steps of 0.45 metres. That moves it by "
     "more than its margin, and the object sticks out at one side.",
     [](Policy& policy, const Setting&) {
         policy.tree.fatten = [](const Entry& entry, double by) {
             constexpr double kStep = 0.45;
             const Vec2 middle = entry.box.center();
             return grown(translated(entry.box, portsSnapped(middle, kStep) - middle), by);
         };
     }},
    {"square-of-the-longer-side", Family::Rotation, HostKind::Sweep, World::Bouncing,
     "For what turns, the box is a square with the longer side of the shape, because nothing was thought to reach "
     "farther. The corners do.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             const Vec2 size = fullSize(body);
             return body.angle == 0.0 ? box : portsSquare(body, std::max(size.x, size.y));
         });
     }},
};

} // namespace

std::span<const Fault> unseenPortFaults() { return kUnseenPorts; }

} // namespace broadside::planted
