#include "tests/planted/faults/faults.h"

#include <unordered_map>
#include <unordered_set>

/// @file
/// Pairs that count as other pairs or as done, searches that end too early, and limits.

namespace broadside::planted {
namespace {

using Keys = std::unordered_set<std::uint64_t>;
using KeyOf = std::uint64_t (*)(std::uint64_t, std::uint64_t);

/// Both objects are tested against each other when one of them asks: the one with the lower id.
void lowerIdAsks(Policy& policy)
{
    refuse(policy,
           [](const Entry& asker, const Entry& other, const GameFrame&) { return other.body.id < asker.body.id; });
}

constexpr Family kPairKeys = Family::PairKeys;
constexpr Family kQuery = Family::Query;
constexpr Family kCaps = Family::Caps;

const Fault kPairFaults[] = {
    {"ids-of-a-byte", kPairKeys, HostKind::Hash, World::Swarm,
     "Keys of pairs have eight bits for each id, and ids are larger.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return (low & 255) << 8 | (high & 255); };
     }},
    {"ids-of-six-bits", kPairKeys, HostKind::Grid, World::Platformer,
     "The bit set of tested pairs has six bits for each id.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return (low & 63) << 6 | (high & 63); };
     }},
    {"key-times-hundred", kPairKeys, HostKind::Hash, World::Shooter,
     "The key of a pair is one id times 100 plus the other, and there are more than 100 objects.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return low * 100 + high; };
     }},
    {"key-by-exclusive-or", kPairKeys, HostKind::Grid, World::Platformer,
     "The key of a pair is the exclusive or of its ids, which many pairs share.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return low ^ high; };
     }},
    {"key-by-sum", kPairKeys, HostKind::FatTree, World::Bouncing, "The key of a pair is the sum of its ids.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return low + high; };
     }},
    {"key-by-product", kPairKeys, HostKind::Grid, World::Platformer, "The key of a pair is the product of its ids.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return low * high; };
     }},
    {"triangle-formula", kPairKeys, HostKind::Hash, World::Garden,
     "The number of a pair in the triangle of all pairs is computed with the lower id where the higher one belongs.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return low * (low - 1) / 2 + high; };
     }},
    {"tested-for-ever", kPairKeys, HostKind::Grid, World::Bouncing,
     "A pair that was tested once is marked, and the marks are never cleared.",
     [](Policy& policy, const Setting&) { policy.pairs.clears = [](const GameFrame&) { return false; }; }},
    {"marks-cleared-seldom", kPairKeys, HostKind::Sweep, World::Garden,
     "The marks of tested pairs are cleared in every tenth step only.",
     [](Policy& policy, const Setting&) {
         constexpr std::uint64_t kSeldom = 10;
         policy.pairs.clears = [](const GameFrame& frame) { return frame.step % kSeldom == 0; };
     }},
    {"object-marked-not-pair", kPairKeys, HostKind::Hash, World::Swarm,
     "The mark of a tested pair is set at the object: after its first partner it has no other in this step.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [marked = Keys(), step = std::uint64_t{0}](const Entry& asker, const Entry& other,
                                                                   const GameFrame& frame) mutable {
             if (step != frame.step)
                 marked.clear();
             step = frame.step;
             return marked.contains(other.body.id) || !marked.insert(other.body.id).second || asker.body.id == 0;
         });
     }},
    {"ended-pairs-of-the-dead", kPairKeys, HostKind::Quadtree, World::Space,
     "Pairs that parted are kept as ended and not begun again, also when an id is used by a new object.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [last = std::unordered_map<std::uint64_t, std::uint64_t>()](
                            const Entry& asker, const Entry& other, const GameFrame& frame) mutable {
             if (!overlaps(asker.box, other.box))
                 return false;
             const auto [seen, isNew] = last.try_emplace(keyOf(asker, other), frame.step);
             if (!isNew && frame.step > seen->second + 1)
                 return true;
             seen->second = frame.step;
             return false;
         });
     }},
    {"weak-hash-of-pairs", kPairKeys, HostKind::Hash, World::Bouncing,
     "The set of pairs compares hashes alone, the one id xor twice the other.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return low ^ (high << 1); };
     }},
    // ---- Query
    {"own-cell-only", kQuery, HostKind::CentreGrid, World::Swarm,
     "The search looks at the cell of the centre and not at its neighbours.",
     [](Policy& policy, const Setting&) { policy.ring = [](double, const Lattice&) { return std::int64_t{0}; }; }},
    {"three-of-four-neighbours", kQuery, HostKind::CentreGrid, World::Bouncing,
     "Each pair of cells is looked at once, to the right and up, but the cell at the upper left was forgotten.",
     [](Policy& policy, const Setting&) {
         policy.looksAt = [](CellCoord offset, const Entry&) { return offset.x >= 0 && offset.y >= 0; };
     }},
    {"no-diagonals", kQuery, HostKind::CentreGrid, World::Shooter,
     "The search looks at the cells at the left, right, above and below, not at those at the corners.",
     [](Policy& policy, const Setting&) {
         policy.looksAt = [](CellCoord offset, const Entry&) { return offset.x == 0 || offset.y == 0; };
     }},
    {"ring-too-small", kQuery, HostKind::CentreGrid, World::Bouncing,
     "The search goes one cell far, and barges are larger than that.",
     [](Policy& policy, const Setting&) { policy.ring = [](double, const Lattice&) { return std::int64_t{1}; }; }},
    {"ring-of-own-size", kQuery, HostKind::CentreGrid, World::Platformer,
     "The search goes as far as half of the asker's size and forgets that the partner is wide, too.",
     [](Policy& policy, const Setting&) {
         policy.looksAt = [](CellCoord offset, const Entry& asker) {
             const double cell = 64.0;
             const auto far = static_cast<std::int64_t>(0.5 * asker.box.width() / cell);
             return std::abs(offset.x) <= far && std::abs(offset.y) <= far;
         };
     }},
    {"ahead-only", kQuery, HostKind::CentreGrid, World::Space,
     "The search looks at the cells towards which the object flies, and both fly away from the cell between them.",
     [](Policy& policy, const Setting&) {
         policy.looksAt = [](CellCoord offset, const Entry& asker) {
             const Vec2 way = asker.body.velocity;
             const double ahead = way.x * static_cast<double>(offset.x) + way.y * static_cast<double>(offset.y);
             return (offset.x == 0 && offset.y == 0) || ahead > 0.0;
         };
     }},
    {"ring-too-small-when-filled", kQuery, HostKind::RingGrid, World::Bouncing,
     "Objects are put into the cells around that of their centre, one cell far, whatever their size.",
     [](Policy& policy, const Setting&) { policy.ring = [](double, const Lattice&) { return std::int64_t{1}; }; }},
    {"query-of-half-extents", kQuery, HostKind::Quadtree, World::Garden,
     "The box of the query is half as large as the object.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asksWith = [](const Entry& asker) {
             return boxAround(asker.box.center(), {0.5 * asker.box.width(), 0.5 * asker.box.height()}, 0.0);
         };
         lowerIdAsks(policy);
     }},
    {"query-of-the-last-step", kQuery, HostKind::LooseTree, World::Shooter,
     "The query uses the box of the last step, while the tree has those of this one.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asksWith = [](const Entry& asker) { return asker.body.before; };
         lowerIdAsks(policy);
     }},
    {"query-of-the-centre", kQuery, HostKind::LooseGrid, World::Shooter,
     "The query asks with the centre of the object and not with its box.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asksWith = [](const Entry& asker) { return Aabb{asker.box.center(), asker.box.center()}; };
     }},
    {"only-dynamic-lower-asks", kQuery, HostKind::Hash, World::Platformer,
     "Only dynamic objects ask, and of two the one with the lower id: a tile with the lower id never asks.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asks = [](const Entry& asker, const GameFrame&) { return isDynamic(asker.body); };
         lowerIdAsks(policy);
     }},
    {"later-in-the-array", kQuery, HostKind::Grid, World::Swarm,
     "An object is tested against those behind it in the array, but asks by slot and compares by id.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& asker, const Entry& other, const GameFrame&) {
             const bool isBehind = other.body.slot > asker.body.slot;
             return !isBehind || other.body.id < asker.body.id;
         });
     }},
    // ---- Caps
    {"forty-pairs-a-step", kCaps, HostKind::Grid, World::Warehouse, "The list of pairs has 40 places.",
     [](Policy& policy, const Setting&) { policy.pairs.perStep = 40; }},
    {"two-partners-each", kCaps, HostKind::CentreGrid, World::Swarm,
     "An object has room for two partners, and it is the lower id that keeps them.",
     [](Policy& policy, const Setting&) {
         policy.pairs.perAsker = 2;
         lowerIdAsks(policy);
     }},
    {"ends-at-first-hit", kCaps, HostKind::Quadtree, World::Swarm,
     "The search for partners returns at the first one, as the search for a free place does.",
     [](Policy& policy, const Setting&) {
         policy.pairs.stopsAtFirst = true;
         lowerIdAsks(policy);
     }},
    {"first-sixty-ask", kCaps, HostKind::Hash, World::Garden,
     "The time for collisions is over after 60 objects have asked.",
     [](Policy& policy, const Setting&) { policy.pairs.askers = 60; }},
    {"half-asks-each-step", kCaps, HostKind::FatTree, World::Warehouse,
     "In even steps objects with even ids ask, in odd steps the others.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asks = [](const Entry& asker, const GameFrame& frame) {
             return (asker.body.id + frame.step) % 2 == 0;
         };
     }},
    {"three-hits-a-body", kCaps, HostKind::Sweep, World::Garden,
     "Each object takes part in three pairs of a step at most.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [counts = std::unordered_map<std::uint64_t, int>(), step = std::uint64_t{0}](
                            const Entry& asker, const Entry& other, const GameFrame& frame) mutable {
             constexpr int kMost = 3;
             if (step != frame.step)
                 counts.clear();
             step = frame.step;
             if (counts[asker.body.id] >= kMost || counts[other.body.id] >= kMost)
                 return true;
             ++counts[asker.body.id];
             ++counts[other.body.id];
             return false;
         });
     }},
};

} // namespace

std::span<const Fault> pairFaults() { return kPairFaults; }

} // namespace broadside::planted
