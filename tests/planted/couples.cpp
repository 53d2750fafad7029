#include "tests/planted/faults/faults.h"

/// @file
/// Hosts with two faults at once.

namespace broadside::planted {
namespace {

const Couple kCouples[] = {
    {"corners-only", "round-robin", HostKind::Grid, World::Bouncing},
    {"scale-forgotten", "every-fourth-step", HostKind::Grid, World::Garden},
    {"camera-offset", "born-a-step-late", HostKind::Hash, World::Shooter},
    {"not-woken", "four-in-a-cell", HostKind::Grid, World::Warehouse},
    {"teleport-forgotten", "last-column-missing", HostKind::Grid, World::Space},
    {"rotation-ignored", "round-robin", HostKind::LooseTree, World::Garden},
    {"key-by-exclusive-or", "parent-shared", HostKind::Grid, World::Platformer},
    {"own-cell-only", "slow-ones-not-updated", HostKind::CentreGrid, World::Swarm},
    {"three-of-four-neighbours", "ids-of-six-bits", HostKind::CentreGrid, World::Bouncing},
    {"one-place-a-step", "born-at-the-origin", HostKind::Sweep, World::Space},
    {"width-and-height-swapped", "new-ones-not-sorted", HostKind::Sweep, World::Shooter},
    {"margin-not-moved", "first-size", HostKind::FatTree, World::Garden},
    {"margin-of-the-wrong-sign", "parting-pairs", HostKind::FatTree, World::Bouncing},
    {"parents-not-asked", "three-steps-late", HostKind::Quadtree, World::Bouncing},
    {"straddlers-in-one-child", "no-velocity-no-zone", HostKind::Quadtree, World::Shooter},
    {"first-keeps-the-slot", "quarter-turns-only", HostKind::Hash, World::Garden},
    {"outline-only", "weak-hash-of-pairs", HostKind::Hash, World::Bouncing},
    {"open-high-side", "one-region-missing", HostKind::Grid, World::Stacked},
    {"pool-place-kept", "two-open-nodes", HostKind::LooseTree, World::Warehouse},
    {"parent-forgotten", "static-ones-never", HostKind::Sweep, World::Platformer},
    {"sleepers-do-not-ask", "outside-lost", HostKind::Grid, World::Warehouse},
    {"pair-ended-by-the-tight-test", "forty-pairs-a-step", HostKind::FatTree, World::Bouncing},
};

// Of faults that are not kept apart, for tuning.
const Couple kMoreCouples[] = {
    {"half-size", "same-name-skipped", HostKind::Grid, World::Shooter},
    {"every-fourth-step", "key-times-hundred", HostKind::Hash, World::Shooter},
    {"rotation-late", "last-row-missing", HostKind::LooseGrid, World::Garden},
    {"one-size-for-all", "only-dynamic-lower-asks", HostKind::Hash, World::Platformer},
    {"when-the-centre-changes-cell", "both-at-rest", HostKind::Grid, World::Space},
    {"negative-lost", "weak-hash-of-pairs", HostKind::Hash, World::Bouncing},
    {"no-diagonals", "newest-overwrites", HostKind::CentreGrid, World::Warehouse},
    {"rotated-about-the-corner", "key-by-sum", HostKind::FatTree, World::Bouncing},
    {"sleepers-taken-out", "triangle-formula", HostKind::Hash, World::Warehouse},
    {"still-ones-left-out", "three-hits-a-body", HostKind::Sweep, World::Garden},
    {"turns-late", "same-initial-skipped", HostKind::Sweep, World::Space},
    {"two-open-nodes", "young-ones-immune", HostKind::LooseTree, World::Space},
    {"corner-for-centre", "ids-of-six-bits", HostKind::Grid, World::Platformer},
    {"camera-offset", "pairs-after-three-steps", HostKind::Hash, World::Shooter},
    {"query-of-half-extents", "two-dynamic-only", HostKind::Quadtree, World::Platformer},
    {"velocity-decides", "mirrored-kind", HostKind::Quadtree, World::Warehouse},
    {"whole-pixels", "ten-active", HostKind::Sweep, World::Shooter},
    {"teleport-late", "parts-beyond-first", HostKind::Sweep, World::Warehouse},
    {"off-screen-frozen", "forty-pairs-a-step", HostKind::Grid, World::Garden},
    {"anchor-of-one-kind", "pool-of-links-empty", HostKind::Hash, World::Platformer},
    {"budget-of-updates", "sleeping-and-static", HostKind::FatTree, World::Warehouse},
    {"wrap-not-registered", "every-third-not-told", HostKind::Hash, World::Space},
};

} // namespace

std::span<const Couple> couples() { return kCouples; }
std::span<const Couple> moreCouples() { return kMoreCouples; }

} // namespace broadside::planted
