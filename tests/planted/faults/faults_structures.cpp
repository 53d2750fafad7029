#include "tests/planted/faults/faults.h"

/// @file
/// Sorted lists and trees that are kept from step to step.

namespace broadside::planted {
namespace {

constexpr Family kSorting = Family::Sorting;
constexpr Family kTrees = Family::Trees;
constexpr HostKind kSweep = HostKind::Sweep;
constexpr HostKind kFatTree = HostKind::FatTree;
constexpr HostKind kQuadtree = HostKind::Quadtree;

const Fault kStructureFaults[] = {
    {"one-place-a-step", kSorting, kSweep, World::Space,
     "The sort moves each entry by one place in a step, and objects that jump need many.",
     [](Policy& policy, const Setting&) { policy.sweep.moves = 1; }},
    {"new-ones-not-sorted", kSorting, kSweep, World::Shooter,
     "New objects are put at the end of the list and are sorted in the next step.",
     [](Policy& policy, const Setting&) { policy.sweep.sortsNew = false; }},
    {"right-movers-not-sorted", kSorting, kSweep, World::Garden,
     "Entries that fly to the right are passed over by the sort.",
     [](Policy& policy, const Setting&) { policy.sweep.sortsRight = false; }},
    {"sorted-by-centre", kSorting, kSweep, World::Bouncing,
     "The list is sorted by centres, but the sweep ends where low sides say so.",
     [](Policy& policy, const Setting&) {
         policy.sweep.key = [](const Entry& entry) { return entry.box.center().x; };
     }},
    {"sorted-by-last-step", kSorting, kSweep, World::Swarm,
     "The list is sorted by the boxes of the last step and swept with those of this one.",
     [](Policy& policy, const Setting&) {
         policy.sweep.key = [](const Entry& entry) { return entry.body.before.lo.x; };
     }},
    {"sorted-by-the-other-axis", kSorting, kSweep, World::Platformer,
     "The list is sorted along y since the level is high, and the sweep goes along x.",
     [](Policy& policy, const Setting&) { policy.sweep.key = [](const Entry& entry) { return entry.box.lo.y; }; }},
    {"swapped-one-not-looked-at", kSorting, kSweep, World::Warehouse,
     "When an active entry ends, the last one moves to its place and is passed over.",
     [](Policy& policy, const Setting&) { policy.sweep.looksAgainAfterRemoval = false; }},
    {"ends-when-apart-in-y", kSorting, kSweep, World::Garden,
     "An active entry ends at the first one that is above it, though others come below.",
     [](Policy& policy, const Setting&) {
         policy.sweep.ends = [](const Entry& active, const Entry& current) {
             return active.box.hi.x < current.box.lo.x || active.box.hi.y < current.box.lo.y;
         };
     }},
    {"ten-active", kSorting, HostKind::Sweep, World::Shooter, "The list of active entries has ten places.",
     [](Policy& policy, const Setting&) { policy.sweep.activePlaces = 10; }},
    {"ends-at-the-centre", kSorting, kSweep, World::Space,
     "An active entry ends when the sweep passes its centre plus its half height, which is not its width.",
     [](Policy& policy, const Setting&) {
         policy.sweep.ends = [](const Entry& active, const Entry& current) {
             return active.box.center().x + 0.25 * active.box.height() < current.box.lo.x;
         };
     }},
    {"low-sides-compared", kSorting, kSweep, World::Shooter,
     "The test along y asks whether the low side of the one is within the other, one way only.",
     [](Policy& policy, const Setting&) {
         policy.sweep.meets = [](const Entry& active, const Entry& current) {
             return active.box.lo.y <= current.box.lo.y && current.box.lo.y <= active.box.hi.y;
         };
     }},
    {"quantised-and-open", kSorting, kSweep, World::Stacked,
     "Sides are kept in steps of 16 pixels, and equal steps count as apart.",
     [](Policy& policy, const Setting&) {
         policy.sweep.meets = [](const Entry& a, const Entry& b) {
             constexpr double kStep = 16.0;
             const auto number = [](double y) { return std::floor(y / kStep); };
             return number(a.box.lo.y) < number(b.box.hi.y) && number(b.box.lo.y) < number(a.box.hi.y);
         };
     }},
    // ---- Dynamic trees
    {"only-the-parent-refitted", kTrees, kFatTree, World::Bouncing,
     "After a leaf changed, its parent grows, but not what is above.",
     [](Policy& policy, const Setting&) { policy.tree.refits = 1; }},
    {"right-leaves-not-refitted", kTrees, HostKind::FatTree, World::Shooter,
     "The nodes above a leaf are refitted when it is a left child.",
     [](Policy& policy, const Setting&) { policy.tree.refitsRight = false; }},
    {"new-leaves-not-refitted", kTrees, kFatTree, World::Shooter, "The nodes above a new leaf do not grow.",
     [](Policy& policy, const Setting&) { policy.tree.refitsNew = false; }},
    {"margin-not-moved", kTrees, kFatTree, World::Garden,
     "A leaf stays as long as the centre of its object is in the fat box.",
     [](Policy& policy, const Setting&) {
         policy.tree.stays = [](const Aabb& fat, const Entry& entry) { return contains(fat, entry.box.center()); };
     }},
    {"margin-of-the-wrong-sign", kTrees, kFatTree, World::Space,
     "The fat box is extended against the motion, and the side to which the object flies is cut.",
     [](Policy& policy, const Setting&) {
         policy.tree.fatten = [](const Entry& entry, double) {
             const Vec2 way = 4.0 * kStepSeconds * entry.body.velocity;
             const Aabb& box = entry.box;
             Aabb fat = box;
             fat.lo.x = std::min(box.lo.x - way.x, box.center().x);
             fat.hi.x = std::max(box.hi.x - way.x, box.center().x);
             fat.lo.y = std::min(box.lo.y - way.y, box.center().y);
             fat.hi.y = std::max(box.hi.y - way.y, box.center().y);
             return fat;
         };
     }},
    {"stack-of-five", kTrees, kFatTree, World::Shooter,
     "The search in the tree keeps five open nodes, and others are dropped.",
     [](Policy& policy, const Setting&) { policy.tree.stack = 5; }},
    {"new-ones-do-not-ask", kTrees, kFatTree, World::Shooter,
     "A new leaf is not in the list of moved ones, and finds no partner until it leaves its fat box.",
     [](Policy& policy, const Setting&) {
         policy.tree.asksAgain = [](const Entry& entry, bool isNew) { return !isNew || entry.body.bornAt == 0; };
     }},
    {"pair-ended-by-the-tight-test", kTrees, kFatTree, World::Bouncing,
     "Pairs begin when fat boxes overlap and end when the tight ones do not; nothing begins them again.",
     [](Policy& policy, const Setting&) {
         policy.tree.keepsPair = [](const Aabb&, const Aabb&, const Entry& a, const Entry& b) {
             return overlaps(a.box, b.box);
         };
     }},
    {"woken-ones-do-not-ask", kTrees, kFatTree, World::Warehouse,
     "A leaf whose object has no velocity is moved in the tree, but does not ask for new partners.",
     [](Policy& policy, const Setting&) {
         policy.tree.asksAgain = [](const Entry& entry, bool isNew) {
             return isNew || length(entry.body.velocity) > 0.0;
         };
     }},
    {"list-of-moved-is-short", kTrees, kFatTree, World::Swarm,
     "The list of leaves that moved has room for two in a step.",
     [](Policy& policy, const Setting&) {
         policy.tree.asksAgain = [step = std::uint64_t{0}, left = 0](const Entry& entry, bool isNew) mutable {
             constexpr int kRoom = 2;
             if (isNew)
                 return true;
             left = step == entry.since ? left - 1 : kRoom;
             step = entry.since;
             return left > 0;
         };
     }},
    {"thin-query", kTrees, kFatTree, World::Stacked,
     "A node counts as met when the centre of the query is in it or the node's centre is in the query.",
     [](Policy& policy, const Setting&) {
         policy.tree.visits = [](const Aabb& node, const Aabb& query) {
             return contains(node, query.center()) || contains(query, node.center());
         };
     }},
    // ---- Quadtrees and loose grids
    {"straddlers-in-one-child", kTrees, kQuadtree, World::Shooter,
     "An object on the line between two children goes into the one with its centre, which is no larger for it.",
     [](Policy& policy, const Setting&) {
         policy.tree.fits = [](const Aabb& child, const Entry& entry) {
             return contains(child, entry.box.center()) && entry.box.width() < child.width() &&
                    entry.box.height() < child.height();
         };
     }},
    {"parents-not-asked", kTrees, kQuadtree, World::Bouncing,
     "The search only looks at the lowest nodes, and large objects are kept higher up.",
     [](Policy& policy, const Setting&) { policy.tree.asksParents = false; }},
    {"outside-the-root-lost", kTrees, kQuadtree, World::Warehouse,
     "What is not within the root is not put into the tree.",
     [](Policy& policy, const Setting&) {
         policy.tree.keepsOutside = [](const Aabb&, const Entry&) { return false; };
     }},
    {"root-is-the-screen", kTrees, kQuadtree, World::Platformer,
     "The root is what the camera shows, and what is elsewhere in the level is not in the tree.",
     [](Policy& policy, const Setting&) {
         policy.tree.root = [](const Aabb&, const GameFrame& frame) { return frame.view; };
         policy.tree.keepsOutside = [](const Aabb& root, const Entry& entry) { return overlaps(root, entry.box); };
     }},
    {"not-so-loose", kTrees, HostKind::LooseTree, World::Bouncing,
     "Nodes are a tenth larger than their squares, where objects need half a square.",
     [](Policy& policy, const Setting&) { policy.tree.looseness = 1.1; }},
    {"one-child-searched", kTrees, kQuadtree, World::Garden,
     "The search goes on in the child with the centre of the query alone, and of two objects only one asks.",
     [](Policy& policy, const Setting&) {
         policy.tree.visits = [](const Aabb& node, const Aabb& query) { return contains(node, query.center()); };
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) { return b.body.id < a.body.id; });
     }},
    {"two-open-nodes", kTrees, HostKind::LooseTree, World::Garden, "The search keeps two open nodes at most.",
     [](Policy& policy, const Setting&) { policy.tree.stack = 2; }},
    {"first-one-makes-the-box", kTrees, HostKind::LooseGrid, World::Space,
     "The box of a loose cell is that of its first object and does not grow for others.",
     [](Policy& policy, const Setting&) {
         policy.loosens = [](const Entry&, std::size_t count) { return count == 1; };
     }},
    {"static-ones-do-not-loosen", kTrees, HostKind::LooseGrid, World::Garden,
     "The boxes of loose cells grow for dynamic objects, which alone ask, and not for plants.",
     [](Policy& policy, const Setting&) {
         policy.loosens = [](const Entry& entry, std::size_t) { return isDynamic(entry.body); };
         policy.pairs.asks = [](const Entry& asker, const GameFrame&) { return isDynamic(asker.body); };
     }},
};

} // namespace

std::span<const Fault> structureFaults() { return kStructureFaults; }

} // namespace broadside::planted
