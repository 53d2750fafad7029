#include "tests/planted/faults/faults.h"

#include <cmath>
#include <cstdlib>
#include <unordered_map>

/// @file
/// Mistakes with cells, nodes, sizes and searches that were written without knowing what is explained.

namespace broadside::planted {
namespace {

/// The scale of each object when its box was made last.
class ReachScales {
public:
    double of(const Body& body, const GameFrame& frame)
    {
        constexpr double kJitter = 0.35;
        double& scale = m_scales.try_emplace(body.id, body.scale).first->second;
        if (body.bornAt == frame.step || std::abs(body.scale - scale) > kJitter)
            scale = body.scale;
        return scale;
    }

private:
    std::unordered_map<std::uint64_t, double> m_scales;
};

/// A number without its fraction, towards zero.
std::int64_t reachTruncated(double number) { return static_cast<std::int64_t>(number); }

bool reachIsSame(CellCoord a, CellCoord b) { return a.x == b.x && a.y == b.y; }

/// From the place where a rectangle is to where it is when it is rotated about its low corner.
Vec2 reachSwing(Vec2 half, double angle)
{
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return Vec2{half.x * c - half.y * s, half.x * s + half.y * c} - half;
}

const Fault kUnseenReach[] = {
    // ---- Cells
    {"low-cell-truncated", Family::Integers, HostKind::Hash, World::Swarm,
     "The first column of a box loses its fraction towards zero and the last one downwards: left of the origin the "
     "first column is left out, and what is in one column is in none.",
     [](Policy& policy, const Setting&) {
         policy.range = [](const Aabb& box, const Lattice& lattice) {
             const CellPolicy usual;
             CellCoord first = usual.cellOf(box.lo, lattice);
             first.x = reachTruncated((box.lo.x - lattice.origin.x) / lattice.cell);
             return CellRange{first, usual.cellOf(box.hi, lattice)};
         };
     }},
    {"mirrored-cells-share-a-place", Family::Table, HostKind::Hash, World::Swarm,
     "The place of a cell is made of its numbers without their signs, and a place belongs to the cell that came first: "
     "what is in a cell with the same numbers on another side of the origin is lost.",
     [](Policy& policy, const Setting&) {
         policy.key = [](CellCoord cell, const Lattice&) {
             constexpr std::uint64_t kRow = 4096;
             return static_cast<std::uint64_t>(std::abs(cell.x)) + kRow * static_cast<std::uint64_t>(std::abs(cell.y));
         };
         policy.put = [](Bucket& bucket, std::size_t entry, CellCoord cell) {
             if (!reachIsSame(bucket.cell, cell))
                 return false;
             bucket.entries.push_back(entry);
             return true;
         };
     }},
    {"moved-when-the-low-cell-changes", Family::Updates, HostKind::Grid, World::Warehouse,
     "An object is put into its cells again when the cell of its low corner is another one. That its other corner has "
     "come into another cell is not seen.",
     [](Policy& policy, const Setting& setting) {
         updateOnlyIf(policy, [lattice = setting.lattice()](const Body& body, const Entry& known, const GameFrame&) {
             const CellPolicy usual;
             return !reachIsSame(usual.cellOf(body.box.lo, lattice), usual.cellOf(known.box.lo, lattice));
         });
     }},
    {"loose-cells-around-the-centre", Family::Query, HostKind::LooseGrid, World::Bouncing,
     "The search looks at the loose cells whose box has the centre of the object in it, and not at those that its box "
     "touches.",
     [](Policy& policy, const Setting&) {
         policy.tree.visits = [](const Aabb& cell, const Aabb& query) { return contains(cell, query.center()); };
     }},
    {"each-fifth-one-does-not-ask", Family::Query, HostKind::RingGrid, World::Swarm,
     "To save time a fifth of the objects does not ask in a step, by the rest of their ids, in turn. It was thought "
     "that the other one asks, but both may have the same rest.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asks = [](const Entry& asker, const GameFrame& frame) {
             constexpr std::uint64_t kTurns = 5;
             return asker.body.id % kTurns != frame.step % kTurns;
         };
     }},
    // ---- Boxes
    {"no-new-box-for-a-little-growth", Family::Size, HostKind::LooseGrid, World::Garden,
     "So that animations do not jitter, the box gets another size only when the scale differs by more than 0.35 from "
     "that of the last box.",
     [](Policy& policy, const Setting&) {
         policy.box = [scales = ReachScales()](const Body& body, const GameFrame& frame) mutable {
             const double scale = scales.of(body, frame);
             return scale == body.scale ? body.box : boxAround(body.centre, scale * body.size, body.angle);
         };
     }},
    {"rotated-about-the-corner", Family::Rotation, HostKind::Quadtree, World::Shooter,
     "The shape is rotated about its upper left corner and the picture about its middle: the boxes of tilted bats lie "
     "to the left of them and below.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body& body, const GameFrame&) {
             return translated(box, reachSwing(0.5 * fullSize(body), body.angle));
         });
     }},
    // ---- Trees
    {"dropped-by-the-tight-boxes", Family::Trees, HostKind::FatTree, World::Swarm,
     "Pairs are found with the fat boxes and dropped again in the same step when the tight ones are apart. They are "
     "not found again before one of the two leaves its fat box.",
     [](Policy& policy, const Setting&) {
         policy.tree.keepsPair = [](const Aabb&, const Aabb&, const Entry& a, const Entry& b) {
             return overlaps(a.box, b.box);
         };
     }},
    {"fat-box-ahead-of-its-object", Family::Trees, HostKind::FatTree, World::Bouncing,
     "The fat box is to reach ahead to where the object will be in seven steps. It is moved there and not made longer, "
     "and fast objects stick out behind.",
     [](Policy& policy, const Setting&) {
         policy.tree.fatten = [](const Entry& entry, double by) {
             constexpr double kSteps = 7.0;
             return grown(translated(entry.box, kSteps * kStepSeconds * entry.body.velocity), by);
         };
     },
     5},
    {"node-sides-do-not-count", Family::Borders, HostKind::Quadtree, World::Stacked,
     "Along x the search goes into a node only when the box reaches beyond its side, along y also when it ends there. "
     "What touches from the left or the right at such a side is not found, but touching counts.",
     [](Policy& policy, const Setting&) {
         policy.tree.visits = [](const Aabb& node, const Aabb& query) {
             return node.lo.x < query.hi.x && query.lo.x < node.hi.x && node.lo.y <= query.hi.y &&
                    query.lo.y <= node.hi.y;
         };
     }},
    {"square-around-the-centres", Family::Trees, HostKind::Quadtree, World::Platformer,
     "The square of the tree is made around the centres of all objects, and what is not wholly within is not put in: "
     "the lowest row of tiles sticks out.",
     [](Policy& policy, const Setting&) {
         policy.tree.root = [](const Aabb&, const GameFrame& frame) {
             Aabb all;
             for (const Body& body : frame.bodies)
                 all = united(all, Aabb{body.centre, body.centre});
             return all;
         };
         policy.tree.keepsOutside = [](const Aabb&, const Entry&) { return false; };
     }},
};

} // namespace

std::span<const Fault> unseenReachFaults() { return kUnseenReach; }

} // namespace broadside::planted
