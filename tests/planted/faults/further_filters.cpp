#include "tests/planted/faults/faults.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_map>

/// @file
/// Further mistakes with keys of pairs, queries, limits, filters, jumps and lives, for tuning.

namespace broadside::planted {
namespace {

double areaOf(const Entry& entry) { return entry.box.width() * entry.box.height(); }

std::uint64_t withoutSeparator(std::uint64_t low, std::uint64_t high)
{
    return std::stoull(std::to_string(low) + std::to_string(high));
}

/// Steps since the last jump of each object.
class JumpClock {
public:
    std::uint64_t since(const Body& body, const GameFrame& frame)
    {
        std::uint64_t& at = m_at[body.id];
        if (body.hasJumped)
            at = frame.step;
        return at == 0 ? frame.step + 1'000 : frame.step - at;
    }

private:
    std::unordered_map<std::uint64_t, std::uint64_t> m_at;
};

const Fault kFurtherFilters[] = {
    // ---- Keys of pairs
    {"ids-joined-as-text", Family::PairKeys, HostKind::Grid, World::Shooter,
     "The key of a pair is the text of both ids without a sign between them.",
     [](Policy& policy, const Setting&) { policy.pairs.key = withoutSeparator; }},
    {"key-by-sum-of-squares", Family::PairKeys, HostKind::Hash, World::Bouncing,
     "The key of a pair is the sum of the squares of its ids, in twelve bits.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return (low * low + high * high) % 4'096; };
     }},
    {"key-by-difference", Family::PairKeys, HostKind::Grid, World::Garden,
     "The key of a pair is the difference of its ids.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return high - low; };
     }},
    {"shifted-by-five", Family::PairKeys, HostKind::Hash, World::Warehouse,
     "The key of a pair is one id, shifted by five bits, and the other one by an exclusive or.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return (low << 5) ^ high; };
     }},
    {"product-modulo-a-prime", Family::PairKeys, HostKind::Grid, World::Space,
     "The key of a pair is the product of its ids modulo 499.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return low * high % 499; };
     }},
    // ---- Filters
    {"ids-compared-as-text", Family::Filters, HostKind::Grid, World::Shooter,
     "A pair is reported by the object with the lower id, and the other one is passed over: once the ids are numbers, "
     "and once they are texts.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             const auto [low, high] = std::minmax(a.body.id, b.body.id);
             return std::to_string(low) > std::to_string(high);
         });
     }},
    {"far-smaller-ones-skipped", Family::Filters, HostKind::Hash, World::Bouncing,
     "Objects with less than a twelfth of the area of the other one are debris, and skipped.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return std::max(areaOf(a), areaOf(b)) > 12.0 * std::min(areaOf(a), areaOf(b));
         });
     }},
    {"parting-along-x", Family::Filters, HostKind::Sweep, World::Space,
     "Pairs that move apart along x are not reported.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             const double apart = b.body.box.center().x - a.body.box.center().x;
             const double motion =
                 b.body.box.center().x - b.body.before.center().x - (a.body.box.center().x - a.body.before.center().x);
             return apart * motion > 0.0;
         });
     }},
    {"sixteen-ids-are-a-team", Family::Filters, HostKind::Grid, World::Bouncing,
     "Sixteen ids in a row belong to one team, and objects of a team are not tested with each other.",
     [](Policy& policy, const Setting&) {
         refuse(policy,
                [](const Entry& a, const Entry& b, const GameFrame&) { return a.body.id / 16 == b.body.id / 16; });
     }},
    {"same-age-skipped", Family::Filters, HostKind::Sweep, World::Shooter,
     "Objects that were made within two steps are parts of one explosion, and skipped.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             const auto [first, last] = std::minmax(a.body.bornAt, b.body.bornAt);
             return first > 1 && last - first <= 2;
         });
     }},
    {"faster-than-its-size", Family::Filters, HostKind::Quadtree, World::Space,
     "Objects that move by more than a tenth of their width in a step are left to a sweep that does not exist.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             const auto isFast = [](const Entry& one) {
                 return length(one.body.box.center() - one.body.before.center()) > 0.1 * one.box.width();
             };
             return isFast(a) || isFast(b);
         });
     }},
    // ---- Queries
    {"asks-four-steps-ahead", Family::Query, HostKind::Quadtree, World::Bouncing,
     "An object searches where it will be in four steps, and only the one with the lower id searches.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asksWith = [](const Entry& asker) {
             return translated(asker.box, 4.0 * (asker.body.box.center() - asker.body.before.center()));
         };
         refuse(policy,
                [](const Entry& asker, const Entry& other, const GameFrame&) { return other.body.id < asker.body.id; });
     }},
    {"upper-third-asks", Family::Query, HostKind::Quadtree, World::Garden,
     "The box of the query is a third as high, from the top of the box, and only the lower id searches.",
     [](Policy& policy, const Setting&) {
         policy.pairs.asksWith = [](const Entry& asker) {
             return Aabb{{asker.box.lo.x, asker.box.hi.y - asker.box.height() / 3}, asker.box.hi};
         };
         refuse(policy,
                [](const Entry& asker, const Entry& other, const GameFrame&) { return other.body.id < asker.body.id; });
     }},
    {"smaller-one-searches", Family::Query, HostKind::CentreGrid, World::Bouncing,
     "Only the smaller object searches, in the cells around its own, as far as its own size.",
     [](Policy& policy, const Setting& setting) {
         policy.looksAt = [cell = setting.cell()](CellCoord offset, const Entry& asker) {
             const double side = std::max(asker.box.width(), asker.box.height());
             const auto reach = static_cast<std::int64_t>(std::ceil(side / cell));
             return std::max(std::abs(offset.x), std::abs(offset.y)) <= reach;
         };
         refuse(policy,
                [](const Entry& asker, const Entry& other, const GameFrame&) { return areaOf(asker) > areaOf(other); });
     }},
    // ---- Limits
    {"twenty-dynamic-pairs", Family::Caps, HostKind::Grid, World::Warehouse,
     "The list for pairs of two dynamic objects has twenty places in a step; pairs with static ones have another list.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [step = std::uint64_t{0}, seen = std::unordered_map<std::uint64_t, bool>()](
                            const Entry& a, const Entry& b, const GameFrame& frame) mutable {
             if (step != frame.step)
                 seen.clear();
             step = frame.step;
             if (!isDynamic(a.body) || !isDynamic(b.body) || !overlaps(a.box, b.box))
                 return false;
             const auto key = PairPolicy{}.key(std::min(a.body.id, b.body.id), std::max(a.body.id, b.body.id));
             return seen.emplace(key, seen.size() >= 20).first->second;
         });
     }},
    {"three-each-in-the-sweep", Family::Caps, HostKind::Sweep, World::Bouncing,
     "The object with the higher left side reports at most three partners.",
     [](Policy& policy, const Setting&) { policy.pairs.perAsker = 3; }},
    {"ninety-searches", Family::Caps, HostKind::Quadtree, World::Swarm, "In a step only ninety objects search.",
     [](Policy& policy, const Setting&) { policy.pairs.askers = 90; }},
    // ---- Jumps and lives
    {"six-steps-after-a-jump", Family::Teleport, HostKind::Sweep, World::Space,
     "After a jump an object stays where it was for six steps.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [clock = JumpClock()](const Body& body, const Entry&, const GameFrame& frame) mutable {
             return clock.since(body, frame) >= 6;
         });
     }},
    {"jump-moves-x-late", Family::Teleport, HostKind::Hash, World::Space,
     "After a jump the place along y is taken over at once, and that along x after ten steps.",
     [](Policy& policy, const Setting&) {
         change(policy, [clock = JumpClock(), held = std::unordered_map<std::uint64_t, Aabb>()](
                            const Aabb& box, const Body& body, const GameFrame& frame) mutable {
             Aabb& kept = held[body.id];
             if (body.bornAt == frame.step || clock.since(body, frame) >= 10)
                 kept = box;
             return Aabb{{kept.lo.x, box.lo.y}, {kept.hi.x, box.hi.y}};
         });
     }},
    {"born-in-even-steps-late", Family::Life, HostKind::Grid, World::Shooter,
     "Of two lists of births one is read twelve steps late: that of even steps.",
     [](Policy& policy, const Setting&) {
         policy.registers = [](const Body& body, const Entry* known, const GameFrame& frame) {
             return known || body.bornAt <= 1 || body.bornAt % 2 != 0 || body.age(frame.step) >= 12;
         };
     }},
    {"forgotten-at-ninety", Family::Life, HostKind::Sweep, World::Space,
     "What is older than ninety steps is taken for a leak and removed.",
     [](Policy& policy, const Setting&) {
         policy.drops = [](const Body& body, const GameFrame& frame) {
             return body.bornAt > 1 && body.age(frame.step) > 90;
         };
     }},
    {"first-birth-of-a-step", Family::Life, HostKind::Sweep, World::Garden,
     "Only the first object that appears in a step is registered; the others never are.",
     [](Policy& policy, const Setting&) {
         policy.registers = [step = std::uint64_t{0}](const Body& body, const Entry* known,
                                                      const GameFrame& frame) mutable {
             if (known || body.bornAt <= 1)
                 return true;
             if (body.bornAt != frame.step || step == frame.step)
                 return false;
             step = frame.step;
             return true;
         };
     }},
    {"level-skipped-for-a-time", Family::Filters, HostKind::Grid, World::Bouncing,
     "A count of the objects of one level is wrong for a while, and the level is taken for empty.",
     [](Policy& policy, const Setting& setting) {
         refuse(policy, [cell = setting.cell()](const Entry& a, const Entry& b, const GameFrame& frame) {
             const double side = std::max({a.box.width(), a.box.height(), b.box.width(), b.box.height()});
             return frame.step >= 90 && frame.step < 130 && side > 0.5 * cell && side <= cell;
         });
     }},
};

} // namespace

std::span<const Fault> furtherFilterFaults() { return kFurtherFilters; }

} // namespace broadside::planted
