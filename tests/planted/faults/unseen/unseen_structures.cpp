#include "tests/planted/faults/faults.h"

#include <cmath>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

/// @file
/// Mistakes with pairs, filters, sorted lists and trees that were written without knowing what is explained.

namespace broadside::planted {
namespace {

/// The box of each object when its node was chosen last: once in ten steps.
class UnseenNodeBoxes {
public:
    const Aabb& of(const Entry& entry)
    {
        constexpr std::uint64_t kSteps = 10;
        const auto [known, isNew] = m_boxes.try_emplace(entry.body.id, entry.box);
        if (entry.since % kSteps == 0)
            known->second = entry.box;
        return known->second;
    }

private:
    std::unordered_map<std::uint64_t, Aabb> m_boxes;
};

/// Which axis a sweep takes in a step.
bool unseenSweepsAlongY(std::uint64_t step)
{
    constexpr std::uint64_t kPeriod = 12;
    return step / kPeriod % 2 == 1;
}

double unseenLow(const Entry& entry, bool isAlongY) { return isAlongY ? entry.box.lo.y : entry.box.lo.x; }
double unseenHigh(const Entry& entry, bool isAlongY) { return isAlongY ? entry.box.hi.y : entry.box.hi.x; }

/// The first hits of bullets.
class UnseenFirstHits {
public:
    /// Whether one of the two is a bullet that has hit another object before.
    bool isSpent(const Entry& a, const Entry& b)
    {
        if (!overlaps(a.box, b.box))
            return false;
        return isSpentOn(a, b) || isSpentOn(b, a);
    }

private:
    bool isSpentOn(const Entry& bullet, const Entry& other)
    {
        return std::string_view(bullet.body.kind->name) == "Bullet" &&
               m_hits.try_emplace(bullet.body.id, other.body.id).first->second != other.body.id;
    }
    std::unordered_map<std::uint64_t, std::uint64_t> m_hits;
};

const Fault kUnseenStructures[] = {
    // ---- Pairs
    {"apart-for-ten-steps", Family::PairKeys, HostKind::Hash, World::Bouncing,
     "A pair that was tested and is apart is not tested again for ten steps, however fast the two are.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [until = std::unordered_map<std::uint64_t, std::uint64_t>()](const Entry& a, const Entry& b,
                                                                                     const GameFrame& frame) mutable {
             constexpr std::uint64_t kSteps = 10;
             std::uint64_t& end = until[keyOf(a, b)];
             if (frame.step < end)
                 return true;
             if (!overlaps(a.box, b.box))
                 end = frame.step + kSteps;
             return false;
         });
     }},
    {"tests-in-a-step", Family::Caps, HostKind::Grid, World::Tower,
     "There is time for 5,000 tests of two objects in a step, also of those that are apart, and then the search ends.",
     [](Policy& policy, const Setting&) {
         refuse(policy,
                [step = std::uint64_t{0}, tests = 0](const Entry&, const Entry&, const GameFrame& frame) mutable {
                    constexpr int kTests = 5'000;
                    tests = step == frame.step ? tests + 1 : 1;
                    step = frame.step;
                    return tests > kTests;
                });
     }},
    {"feet-at-the-same-height", Family::Filters, HostKind::Sweep, World::Shooter,
     "The game is seen from the side and above, and only what has its feet at the same height is tested: the lower "
     "sides are at most 40 pixels apart. Rooms and high walls have their feet far below.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             constexpr double kDepth = 40.0;
             return std::abs(a.box.hi.y - b.box.hi.y) > kDepth;
         });
     }},
    {"spent-at-the-first-hit", Family::Filters, HostKind::FatTree, World::Shooter,
     "A bullet is marked as spent when it hits something, and is not tested with others any more, but it flies on: "
     "also rooms and the hero who shot count as hits.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [hits = UnseenFirstHits()](const Entry& a, const Entry& b, const GameFrame&) mutable {
             return hits.isSpent(a, b);
         });
     }},
    // ---- Sorting
    {"sorted-without-the-sign", Family::Sorting, HostKind::Sweep, World::Swarm,
     "The list is sorted by the left sides without their sign, and a search ends at the first left side beyond its "
     "own right side.",
     [](Policy& policy, const Setting&) {
         policy.sweep.key = [](const Entry& entry) { return std::abs(entry.box.lo.x); };
         policy.sweep.goesOnTo = [](const Entry& asker, const Entry& next, std::size_t) {
             return next.box.lo.x <= asker.box.hi.x;
         };
     }},
    {"axis-changes-before-the-sort", Family::Sorting, HostKind::Sweep, World::Bouncing,
     "The sweep takes the other axis now and then, and in the step of the change the list is still sorted along the "
     "one before.",
     [](Policy& policy, const Setting&) {
         policy.sweep.key = [](const Entry& entry) {
             return unseenLow(entry, unseenSweepsAlongY(entry.since == 0 ? 0 : entry.since - 1));
         };
         policy.sweep.ends = [](const Entry& active, const Entry& current) {
             const bool isAlongY = unseenSweepsAlongY(current.since);
             return unseenHigh(active, isAlongY) < unseenLow(current, isAlongY);
         };
         policy.sweep.meets = [](const Entry& a, const Entry& b) {
             const bool isAcross = !unseenSweepsAlongY(b.since);
             return unseenLow(a, isAcross) <= unseenHigh(b, isAcross) &&
                    unseenLow(b, isAcross) <= unseenHigh(a, isAcross);
         };
     }},
    // ---- Trees
    {"moved-flag-not-cleared", Family::Trees, HostKind::FatTree, World::Warehouse,
     "A leaf that moved is marked so that it is in the list of moved ones only once, and the mark stays when the list "
     "is emptied: each leaf asks once after its first move.",
     [](Policy& policy, const Setting&) {
         policy.tree.asksAgain = [marked = std::unordered_set<std::uint64_t>()](const Entry& entry,
                                                                                bool isNew) mutable {
             return isNew || marked.insert(entry.body.id).second;
         };
     }},
    {"node-kept-for-ten-steps", Family::Trees, HostKind::Quadtree, World::Swarm,
     "An object is moved to another node in every tenth step, and its box is right in each.",
     [](Policy& policy, const Setting&) {
         policy.tree.fits = [boxes = UnseenNodeBoxes()](const Aabb& child, const Entry& entry) mutable {
             return contains(child, boxes.of(entry));
         };
     }},
    {"loose-at-the-low-sides-only", Family::Trees, HostKind::LooseTree, World::Bouncing,
     "The box of a node is moved to the left and down to make it loose, but its size was not doubled; only the object "
     "with the lower id searches.",
     [](Policy& policy, const Setting&) {
         policy.tree.visits = [](const Aabb& node, const Aabb& query) {
             const Vec2 size{node.width(), node.height()};
             return overlaps(Aabb{node.lo, node.hi - 0.25 * size}, query);
         };
         refuse(policy,
                [](const Entry& asker, const Entry& other, const GameFrame&) { return other.body.id < asker.body.id; });
     }},
};

} // namespace

std::span<const Fault> unseenStructureFaults() { return kUnseenStructures; }

} // namespace broadside::planted
