#include "tests/planted/faults/faults.h"

/// @file
/// More mistakes in sorted lists and in trees.

namespace broadside::planted {
namespace {

bool startsWithinInX(const Entry& asker, const Entry& next) { return next.box.lo.x <= asker.box.hi.x; }

const Fault kMoreStructures[] = {
    {"sorted-when-the-count-changes", Family::Sorting, HostKind::Sweep, World::Garden,
     "The list is marked as unsorted when an object comes or goes, and not when one moves.",
     [](Policy& policy, const Setting&) {
         policy.sweep.sorts = [count = std::size_t{0}](const GameFrame& frame) mutable {
             return std::exchange(count, frame.bodies.size()) != frame.bodies.size();
         };
     }},
    {"last-one-fills-the-gap", Family::Sorting, HostKind::Sweep, World::Shooter,
     "Dead objects are taken out of the sorted list by moving the last one to their place, after it was sorted.",
     [](Policy& policy, const Setting&) { policy.sweep.lastFillsGaps = true; }},
    {"break-when-apart-in-y", Family::Sorting, HostKind::Sweep, World::Bouncing,
     "The loop over the next entries ends at the first one that is apart in y, where it should go on.",
     [](Policy& policy, const Setting&) {
         policy.sweep.goesOnTo = [](const Entry& asker, const Entry& next, std::size_t) {
             return startsWithinInX(asker, next) && SweepPolicy{}.meets(asker, next);
         };
     }},
    {"window-of-six", Family::Sorting, HostKind::Sweep, World::Shooter,
     "Each entry is compared with the six behind it in the list.",
     [](Policy& policy, const Setting&) {
         policy.sweep.goesOnTo = [](const Entry& asker, const Entry& next, std::size_t nth) {
             constexpr std::size_t kWindow = 6;
             return startsWithinInX(asker, next) && nth <= kWindow;
         };
     }},
    {"difference-cut-to-integer", Family::Sorting, HostKind::Sweep, World::Swarm,
     "The comparison returns the difference as a whole number, and what is less than a metre apart counts as equal.",
     [](Policy& policy, const Setting&) {
         constexpr double kEqual = 1.0;
         policy.sweep.tie = kEqual;
     }},
    {"width-kept-since-birth", Family::Sorting, HostKind::Sweep, World::Garden,
     "The high sides in the list are low sides plus the width at birth, and things grow.",
     [](Policy& policy, const Setting&) {
         policy.sweep.ends = [](const Entry& active, const Entry& current) {
             const double grew = active.body.scale / active.body.bornScale;
             return active.box.lo.x + active.box.width() / grew < current.box.lo.x;
         };
     }},
    // ---- Dynamic trees
    {"left-to-the-other-one", Family::Trees, HostKind::FatTree, World::Bouncing,
     "A leaf leaves pairs with higher ids to the other leaf, which only asks when it moved, too.",
     [](Policy& policy, const Setting&) {
         policy.tree.finds = [](const Entry& asker, const Entry& other, bool) { return other.body.id < asker.body.id; };
     }},
    {"tight-query", Family::Trees, HostKind::FatTree, World::Garden,
     "A leaf that moved looks for partners with the tight box, and both objects go on within their fat boxes.",
     [](Policy& policy, const Setting&) {
         policy.tree.asksWith = [](const Aabb&, const Entry& entry) { return entry.box; };
     }},
    {"margin-counted-twice", Family::Trees, HostKind::FatTree, World::Swarm,
     "A leaf is moved when its object is a margin outside of the fat box, which has the margin already.",
     [](Policy& policy, const Setting& setting) {
         policy.tree.stays = [margin = 0.1 * setting.cell()](const Aabb& fat, const Entry& entry) {
             return contains(grown(fat, margin), entry.box);
         };
     }},
    {"pairs-before-the-moves", Family::Trees, HostKind::FatTree, World::Space,
     "Partners are looked for before the leaves of this step are moved, and a jump finds them a step late.",
     [](Policy& policy, const Setting&) { policy.tree.asksBeforeMoves = true; }},
    {"static-leaves-do-not-ask", Family::Trees, HostKind::FatTree, World::Platformer,
     "Leaves of static objects do not ask for new partners, but platforms are static and move.",
     [](Policy& policy, const Setting&) {
         policy.tree.asksAgain = [](const Entry& entry, bool isNew) { return isNew || isDynamic(entry.body); };
     }},
    {"stays-by-x-alone", Family::Trees, HostKind::FatTree, World::Warehouse,
     "A leaf stays as long as its object is within the fat box along x; y was forgotten.",
     [](Policy& policy, const Setting&) {
         policy.tree.stays = [](const Aabb& fat, const Entry& entry) {
             return fat.lo.x <= entry.box.lo.x && entry.box.hi.x <= fat.hi.x;
         };
     }},
    // ---- Quadtrees
    {"divider-lost", Family::Trees, HostKind::Quadtree, World::Swarm,
     "The object for which a node is divided is put into none of the four new ones.",
     [](Policy& policy, const Setting&) { policy.tree.keepsDivider = false; }},
    {"level-by-width", Family::Trees, HostKind::LooseTree, World::Shooter,
     "The level of the tree is chosen by the width of an object, and high walls stick out of their nodes; only "
     "dynamic objects ask.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asks = [](const Entry& asker, const GameFrame&) { return isDynamic(asker.body); };
         policy.tree.isWideEnough = [](const Aabb& square, const Entry& entry) {
             return entry.box.width() <= square.width();
         };
     }},
};

} // namespace

std::span<const Fault> moreStructureFaults() { return kMoreStructures; }

} // namespace broadside::planted
