#include "tests/planted/faults/faults.h"

#include <cstdlib>
#include <string_view>

/// @file
/// What is unusual, but right: such games miss no pair.

namespace broadside::planted {
namespace {

/// Puts one rule for coordinates in the place of rounding down. A rule that never falls is right.
template<class Rule>
void cellsBy(Policy& policy, Rule rule)
{
    policy.cellOf = [rule](Vec2 point, const Lattice& lattice) {
        const Vec2 offset = point - lattice.origin;
        return CellCoord{rule(offset.x, lattice.cell), rule(offset.y, lattice.cell)};
    };
}

bool isShot(const Entry& entry)
{
    const std::string_view name = entry.body.kind->name;
    return name == "Bullet" || name == "Shot";
}

const Habit kHabits[] = {
    {"far-neighbours", "Each object asks one cell farther than it must.",
     [](Policy& policy, const Setting&) {
         policy.ring = [](double largest, const Lattice& lattice) {
             return static_cast<std::int64_t>(std::ceil(largest / lattice.cell)) + 1;
         };
     }},
    {"half-of-the-neighbours", "Each pair of cells is looked at from one side only.",
     [](Policy& policy, const Setting&) {
         policy.looksAt = [](CellCoord offset, const Entry&) {
             return offset.y > 0 || (offset.y == 0 && offset.x >= 0);
         };
     }},
    {"fat-margin", "Fat boxes are a cell larger on each side.",
     [](Policy& policy, const Setting& setting) { policy.tree.margin = setting.cell(); }},
    {"fat-towards-the-goal", "Fat boxes are extended to where objects will be.",
     [](Policy& policy, const Setting&) {
         policy.tree.fatten = [](const Entry& entry, double) {
             return united(entry.box, translated(entry.box, 8.0 * kStepSeconds * entry.body.velocity));
         };
     }},
    {"few-buckets", "The hash has 29 buckets, and far cells share one.",
     [](Policy& policy, const Setting&) {
         policy.key = [](CellCoord cell, const Lattice&) {
             constexpr std::uint64_t kBuckets = 29;
             return (static_cast<std::uint64_t>(cell.x) * 3 + static_cast<std::uint64_t>(cell.y)) % kBuckets;
         };
     }},
    {"keys-without-sign", "Cells with the same numbers but other signs share a bucket.",
     [](Policy& policy, const Setting&) {
         policy.key = [](CellCoord cell, const Lattice&) {
             return static_cast<std::uint64_t>(std::abs(cell.x) * 1000 + std::abs(cell.y));
         };
     }},
    {"cut-towards-zero", "Coordinates are cut towards zero, and the cells at the axes are twice as large.",
     [](Policy& policy, const Setting&) {
         cellsBy(policy, [](double x, double cell) { return static_cast<std::int64_t>(x / cell); });
     }},
    {"rounded-cells", "Both sides are rounded to the nearest cell.",
     [](Policy& policy, const Setting&) {
         cellsBy(policy, [](double x, double cell) { return static_cast<std::int64_t>(std::llround(x / cell)); });
     }},
    {"float-reciprocal", "Cells are computed in floats, by the reciprocal of the cell size.",
     [](Policy& policy, const Setting&) {
         cellsBy(policy, [](double x, double cell) {
             return static_cast<std::int64_t>(std::floor(static_cast<float>(x) * (1.0F / static_cast<float>(cell))));
         });
     }},
    {"whole-numbers-first", "Both sides are rounded down to whole units before they are divided.",
     [](Policy& policy, const Setting&) {
         cellsBy(policy,
                 [](double x, double cell) { return static_cast<std::int64_t>(std::floor(std::floor(x) / cell)); });
     }},
    {"larger-boxes", "All boxes are registered a third of a cell larger.",
     [](Policy& policy, const Setting& setting) {
         change(policy,
                [by = 0.3 * setting.cell()](const Aabb& box, const Body&, const GameFrame&) { return grown(box, by); });
     }},
    {"swept-boxes", "The registered box holds the place of the last step, too.",
     [](Policy& policy, const Setting&) {
         change(policy, [](const Aabb& box, const Body& body, const GameFrame&) { return united(box, body.before); });
     }},
    {"lazy-fat-boxes", "A larger box is registered, and again only when the object leaves it.",
     [](Policy& policy, const Setting& setting) {
         change(policy,
                [by = 0.4 * setting.cell()](const Aabb& box, const Body&, const GameFrame&) { return grown(box, by); });
         updateOnlyIf(policy, [](const Body& body, const Entry& known, const GameFrame&) {
             return !contains(known.box, body.box);
         });
     }},
    {"when-cells-change", "An object is registered again when it is in other cells than before.",
     [](Policy& policy, const Setting& setting) {
         updateOnlyIf(policy, [lattice = setting.lattice()](const Body& body, const Entry& known, const GameFrame&) {
             const CellPolicy cells;
             return cells.cellOf(body.box.lo, lattice) != cells.cellOf(known.box.lo, lattice) ||
                    cells.cellOf(body.box.hi, lattice) != cells.cellOf(known.box.hi, lattice);
         });
     }},
    {"rest-not-updated", "Objects that did not move are not registered again.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [](const Body& body, const Entry&, const GameFrame&) { return !isAtRest(body); });
     }},
    {"dynamic-ones-ask", "Only dynamic objects ask, and static ones are found.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asks = [](const Entry& asker, const GameFrame&) { return isDynamic(asker.body); };
     }},
    {"lower-id-asks", "Of two objects only the one with the lower id reports the pair.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) { return b.body.id < a.body.id; });
     }},
    {"shots-by-callback", "A callback keeps shots apart, as their masks say; all other pairs are reported.",
     [](Policy& policy, const Setting&) {
         policy.pairs.accepts = [](const Entry& a, const Entry& b, const GameFrame&) {
             return !isShot(a) || !isShot(b);
         };
     }},
    {"touching-excluded", "Pairs that only touch are not reported, as the trace says.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return !overlaps(a.box, b.box, TouchRule::HalfOpen);
         });
     }},
    {"one-way-down", "The search goes down to the centre of the query; each object keeps to one node, and both ask.",
     [](Policy& policy, const Setting&) {
         policy.tree.visits = [](const Aabb& node, const Aabb& query) { return contains(node, query.center()); };
     }},
    {"dead-ones-stay", "Dead objects are not taken out, and pairs with them are reported.",
     [](Policy& policy, const Setting&) { policy.leaves = [](const Entry&, const GameFrame&) { return false; }; }},
};

constexpr Recorded kCellSize = Recorded::CellSize;
constexpr Recorded kCandidates = Recorded::Candidates;
constexpr Recorded kEverything = Recorded::Everything;

const RightCase kRight[] = {
    {kNoHabit, HostKind::RingGrid, World::Space},
    {kNoHabit, HostKind::RingGrid, World::Bouncing},
    {kNoHabit, HostKind::CentreGrid, World::Garden, kEverything, 0.5},
    {kNoHabit, HostKind::CentreGrid, World::Warehouse, kCellSize},
    {kNoHabit, HostKind::Grid, World::Bouncing, kEverything, 0.25},
    {kNoHabit, HostKind::Hash, World::Shooter, kEverything, 0.25},
    {kNoHabit, HostKind::Hash, World::Stacked},
    {kNoHabit, HostKind::Grid, World::Tower, kEverything, 0.2},
    {kNoHabit, HostKind::Sweep, World::Tower},
    {kNoHabit, HostKind::FatTree, World::Warehouse},
    {kNoHabit, HostKind::FatTree, World::Space},
    {kNoHabit, HostKind::LooseGrid, World::Space, kEverything, 0.5},
    {kNoHabit, HostKind::LooseTree, World::Garden, kCandidates},
    {kNoHabit, HostKind::Quadtree, World::Warehouse},
    {"far-neighbours", HostKind::CentreGrid, World::Swarm},
    {"far-neighbours", HostKind::RingGrid, World::Platformer},
    {"half-of-the-neighbours", HostKind::CentreGrid, World::Shooter},
    {"half-of-the-neighbours", HostKind::CentreGrid, World::Bouncing, kCellSize},
    {"fat-margin", HostKind::FatTree, World::Swarm},
    {"fat-margin", HostKind::FatTree, World::Platformer, kCandidates},
    {"fat-towards-the-goal", HostKind::FatTree, World::Shooter},
    {"few-buckets", HostKind::Hash, World::Garden},
    {"few-buckets", HostKind::Hash, World::Swarm, kCellSize},
    {"keys-without-sign", HostKind::Hash, World::Bouncing},
    {"cut-towards-zero", HostKind::Hash, World::Swarm},
    {"cut-towards-zero", HostKind::Hash, World::Space},
    {"rounded-cells", HostKind::Hash, World::Platformer},
    {"float-reciprocal", HostKind::Hash, World::Tower, kEverything, 0.2},
    {"float-reciprocal", HostKind::Grid, World::Swarm, kEverything, 0.7},
    {"whole-numbers-first", HostKind::Grid, World::Shooter},
    {"larger-boxes", HostKind::Sweep, World::Bouncing},
    {"larger-boxes", HostKind::Grid, World::Platformer},
    {"swept-boxes", HostKind::Quadtree, World::Space},
    {"swept-boxes", HostKind::Hash, World::Shooter},
    {"lazy-fat-boxes", HostKind::Grid, World::Bouncing},
    {"lazy-fat-boxes", HostKind::LooseTree, World::Shooter},
    {"when-cells-change", HostKind::Grid, World::Garden},
    {"rest-not-updated", HostKind::Hash, World::Warehouse},
    {"rest-not-updated", HostKind::Sweep, World::Garden},
    {"dynamic-ones-ask", HostKind::Quadtree, World::Platformer},
    {"lower-id-asks", HostKind::Grid, World::Space, kCandidates},
    {"shots-by-callback", HostKind::Sweep, World::Shooter},
    {"shots-by-callback", HostKind::LooseGrid, World::Space},
    {"touching-excluded", HostKind::Grid, World::Tower},
    {"touching-excluded", HostKind::Quadtree, World::Tower, kCandidates},
    {"one-way-down", HostKind::Quadtree, World::Garden},
    {"dead-ones-stay", HostKind::Sweep, World::Space},
    {"dead-ones-stay", HostKind::Hash, World::Shooter, kEverything, 1.0, 3},
};

} // namespace

std::span<const Habit> habits() { return kHabits; }
std::span<const RightCase> rightCases() { return kRight; }

} // namespace broadside::planted
