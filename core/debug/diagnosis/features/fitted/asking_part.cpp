#include "core/debug/diagnosis/features/fitted/asking_part.h"

#include "core/debug/diagnosis/features/fitted/best_rule.h"

#include <array>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

using Along = AskingPart::Along;

std::pair<double, double> partAlong(Along along, double low, double high) noexcept
{
    const double middle = 0.5 * low + 0.5 * high;
    switch (along) {
    case Along::Whole:
        return {low, high};
    case Along::Low:
        return {low, low};
    case Along::Middle:
        return {middle, middle};
    case Along::High:
        return {high, high};
    case Along::LowHalf:
        return {low, middle};
    case Along::HighHalf:
        return {middle, high};
    }
    return {low, high};
}

} // namespace

Aabb AskingPart::of(const Aabb& box) const noexcept
{
    const auto [left, right] = partAlong(x, box.lo.x, box.hi.x);
    const auto [low, high] = partAlong(y, box.lo.y, box.hi.y);
    return {{left, low}, {right, high}};
}

bool AskingPart::loses(const Evidence& evidence, const Event& event) const
{
    const Aabb& a = evidence.boxOf(event, event.a);
    const Aabb& b = evidence.boxOf(event, event.b);
    return !overlaps(of(a), b, evidence.touch) && (isOfLower || !overlaps(of(b), a, evidence.touch));
}

std::optional<AskingPart> likelyAskingPart(const Evidence& evidence)
{
    constexpr std::array kAlong{Along::Whole, Along::Low, Along::Middle, Along::High, Along::LowHalf, Along::HighHalf};
    constexpr std::size_t kMostOfFate = 1'500;
    const std::vector<Event> sample = someOverlaps(evidence, kMostOfFate);
    BestRule<AskingPart> best({.leastShare = 0.5});
    for (const Along x : kAlong)
        for (const Along y : kAlong)
            for (const bool isOfLower : {false, true}) {
                if (x == y && (x == Along::Whole || x == Along::Middle))
                    continue;
                const AskingPart part{x, y, isOfLower};
                Tally tally;
                for (const Event& event : sample)
                    tally.count(part.loses(evidence, event), event.fate == Fate::Missed);
                best.offer(part, tally);
            }
    return best.best();
}

} // namespace broadside::diagnosis
