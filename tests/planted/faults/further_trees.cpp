#include "tests/planted/faults/faults.h"

/// @file
/// Further mistakes of trees, for tuning: of quadtrees whose nodes are divided when they are full, and of dynamic
/// trees.

namespace broadside::planted {
namespace {

/// Each pair is looked for by one of its objects.
void onlyLowerAsks(Policy& policy)
{
    refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) { return b.body.id < a.body.id; });
}

const Fault kFurtherTrees[] = {
    {"compared-within-nodes", Family::Trees, HostKind::Quadtree, World::Bouncing,
     "Objects are compared within each node; those on a line between children are never compared with what is below.",
     [](Policy& policy, const Setting&) {
         policy.tree.perNode = 8;
         policy.tree.looksInto = [](const NodeRelation& node) { return node.isOwn; };
     }},
    {"own-path-by-one", Family::Trees, HostKind::Quadtree, World::Swarm,
     "A search goes from the own node up to the root and not down, and only the object with the lower id searches.",
     [](Policy& policy, const Setting&) {
         onlyLowerAsks(policy);
         policy.tree.perNode = 5;
         policy.tree.looksInto = [](const NodeRelation& node) { return node.isOwn || node.isAbove; };
     }},
    {"down-from-the-own-node", Family::Trees, HostKind::Quadtree, World::Bouncing,
     "A search begins at the own node and goes down, and only the object with the lower id searches.",
     [](Policy& policy, const Setting&) {
         onlyLowerAsks(policy);
         policy.tree.perNode = 10;
         policy.tree.deepest = 5;
         policy.tree.looksInto = [](const NodeRelation& node) { return node.isOwn || node.isBelow; };
     }},
    {"one-level-down", Family::Trees, HostKind::Quadtree, World::Warehouse,
     "A node is compared with itself and with its children, and grandchildren were forgotten.",
     [](Policy& policy, const Setting&) {
         policy.tree.perNode = 3;
         policy.tree.looksInto = [](const NodeRelation& node) {
             return node.isOwn || ((node.isAbove || node.isBelow) && node.levels == 1);
         };
     }},
    {"full-nodes-only-leaves", Family::Trees, HostKind::Quadtree, World::Garden,
     "A search collects the objects of nodes that have no children; what stayed in a divided node is not collected.",
     [](Policy& policy, const Setting&) {
         policy.tree.perNode = 4;
         policy.tree.looksInto = [](const NodeRelation& node) { return node.isLowest && node.isTouched; };
     }},
    {"corner-decides-the-node", Family::Trees, HostKind::Quadtree, World::Garden,
     "The tree keeps points: an object is in the node with its corner, and a search asks the nodes that its box "
     "touches.",
     [](Policy& policy, const Setting&) {
         policy.tree.perNode = 4;
         policy.tree.deepest = 8;
         policy.tree.fits = [](const Aabb& child, const Entry& entry) { return contains(child, entry.box.lo); };
     }},
    {"centre-decides-the-node", Family::Trees, HostKind::Quadtree, World::Bouncing, "The same with the centre.",
     [](Policy& policy, const Setting&) {
         policy.tree.perNode = 6;
         policy.tree.fits = [](const Aabb& child, const Entry& entry) { return contains(child, entry.box.center()); };
     }},
    {"left-to-the-higher-node", Family::Trees, HostKind::FatTree, World::Swarm,
     "A changed leaf skips those with a higher node number, which may not have changed and do not search then.",
     [](Policy& policy, const Setting&) {
         policy.tree.findsNode = [](std::size_t asker, std::size_t other) { return other < asker; };
     }},
};

} // namespace

std::span<const Fault> furtherTreeFaults() { return kFurtherTrees; }

} // namespace broadside::planted
