#include "tests/planted/faults/faults.h"

/// @file
/// Mistakes with the order and the numbers of pairs, with filters and with budgets that were written without knowing
/// what is explained.

namespace broadside::planted {
namespace {

/// Does not move of itself, or moves slowly.
bool ordersIsSlow(const Body& body)
{
    constexpr double kSpeed = 70.0;
    return !isDynamic(body) || length(body.velocity) < kSpeed;
}

const Fault kUnseenOrders[] = {
    // ---- Pairs
    {"first-pair-of-the-list", Family::Query, HostKind::Sweep, World::Garden,
     "The loop over the list of pairs counts down and ends at zero before it has taken the first pair, which is the "
     "one farthest to the left.",
     [](Policy& policy, const Setting&) {
         policy.pairs.accepts = [usual = policy.pairs.accepts, last = std::uint64_t{0},
                                 hasOne = false](const Entry& a, const Entry& b, const GameFrame& frame) mutable {
             if (!usual(a, b, frame))
                 return false;
             const bool isFirst = !hasOne || last != frame.step;
             hasOne = true;
             last = frame.step;
             return !isFirst;
         };
     }},
    {"triangle-of-the-wrong-row", Family::PairKeys, HostKind::CentreGrid, World::Tower,
     "Pairs are marked as done in half of a square table, and the row is counted from the smaller id and not from the "
     "larger one: places of different pairs are the same.",
     [](Policy& policy, const Setting&) {
         policy.pairs.key = [](std::uint64_t low, std::uint64_t high) { return low * (low - 1) / 2 + high; };
     }},
    // ---- Filters
    {"category-shifted-again", Family::Filters, HostKind::Hash, World::Shooter,
     "The category is a bit already and is taken for the number of one: category 2 of the rooms becomes 4, which is "
     "that of the bullets, and bullets do not meet bullets.",
     [](Policy& policy, const Setting&) {
         policy.pairs.accepts = [](const Entry& a, const Entry& b, const GameFrame&) {
             const auto bitOf = [](const Entry& entry) { return std::uint32_t{1} << entry.body.kind->category; };
             return (isDynamic(a.body) || isDynamic(b.body)) && (bitOf(a) & b.body.kind->mask) != 0 &&
                    (bitOf(b) & a.body.kind->mask) != 0;
         };
     }},
    {"slow-ones-count-as-static", Family::Filters, HostKind::LooseTree, World::Space,
     "What is slower than 70 pixels in a second counts as static, and two static ones are not tested.",
     [](Policy& policy, const Setting&) {
         refuse(policy, [](const Entry& a, const Entry& b, const GameFrame&) {
             return ordersIsSlow(a.body) && ordersIsSlow(b.body);
         });
     }},
    // ---- Budgets and order
    {"left-to-each-other", Family::Trees, HostKind::FatTree, World::Bouncing,
     "So that a pair is not found twice, a leaf that asks leaves out those that ask in the same step, too. Each of the "
     "two leaves the pair to the other.",
     [](Policy& policy, const Setting&) {
         policy.tree.finds = [](const Entry&, const Entry&, bool bothAsk) { return !bothAsk; };
     }},
    {"oldest-updated-first", Family::Updates, HostKind::LooseTree, World::Garden,
     "In a step 113 objects that have changed are updated, and each step begins again with the oldest: when there are "
     "more, the youngest are left as they were.",
     [](Policy& policy, const Setting&) {
         updateOnlyIf(policy, [step = std::uint64_t{0}, updates = 0](const Body& body, const Entry& known,
                                                                     const GameFrame& frame) mutable {
             constexpr int kUpdates = 113;
             if (step != frame.step)
                 updates = 0;
             step = frame.step;
             return body.box == known.box || updates++ < kUpdates;
         });
     }},
    {"sorted-by-what-is-to-come", Family::Sorting, HostKind::Sweep, World::Bouncing,
     "The list is sorted by the left sides as they will be in eleven steps, and the sweep takes those of now.",
     [](Policy& policy, const Setting&) {
         policy.sweep.key = [](const Entry& entry) {
             constexpr double kSteps = 11.0;
             return entry.box.lo.x + kSteps * kStepSeconds * entry.body.velocity.x;
         };
     }},
};

} // namespace

std::span<const Fault> unseenOrderFaults() { return kUnseenOrders; }

} // namespace broadside::planted
