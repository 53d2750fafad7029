#include "tests/planted/faults.h"

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

} // namespace

std::span<const Couple> couples() { return kCouples; }

} // namespace broadside::planted
