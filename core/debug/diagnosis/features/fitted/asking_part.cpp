#include "core/debug/diagnosis/features/fitted/asking_part.h"

#include "core/debug/diagnosis/model/code_length.h"

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

std::vector<Event> sampleOf(const Evidence& evidence)
{
    constexpr std::size_t kMostOfFate = 1'500;
    std::array<std::size_t, 2> taken{};
    std::vector<Event> sample;
    for (const Event& event : evidence.events)
        if (event.overlaps() && !event.isMarginal && ++taken[event.fate == Fate::Missed ? 0 : 1] <= kMostOfFate)
            sample.push_back(event);
    return sample;
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
    constexpr double kFew = 0.05; // found pairs among those that are lost
    const std::vector<Event> sample = sampleOf(evidence);
    std::optional<AskingPart> best;
    double least = 0.0;
    for (const Along x : kAlong)
        for (const Along y : kAlong)
            for (const bool isOfLower : {false, true}) {
                if (x == y && (x == Along::Whole || x == Along::Middle))
                    continue;
                const AskingPart part{x, y, isOfLower};
                Tally tally;
                for (const Event& event : sample)
                    tally.count(part.loses(evidence, event), event.fate == Fate::Missed);
                if (tally.explained() <= tally.unexplained ||
                    static_cast<double>(tally.contradicted) > kFew * static_cast<double>(tally.lost))
                    continue;
                if (const double bits = codeLength(tally); !best || bits < least) {
                    best = part;
                    least = bits;
                }
            }
    return best;
}

} // namespace broadside::diagnosis
