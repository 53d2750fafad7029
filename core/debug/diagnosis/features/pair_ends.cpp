#include "core/debug/diagnosis/features/pair_ends.h"

#include <algorithm>
#include <limits>

namespace broadside::diagnosis {

PairEnds::PairEnds(const Evidence& evidence, FrameIndex frame,
                   const std::vector<std::pair<TrackIndex, TrackIndex>>& missed)
    : m_evidence(evidence)
    , m_frame(frame)
{
    constexpr double kFar = std::numeric_limits<double>::infinity();
    m_ends.fill({{kFar, kFar}, {-kFar, -kFar}});
    const auto take = [&](TrackIndex a, TrackIndex b) {
        ++m_pairs;
        for (const bool isOfSweep : {false, true}) {
            auto& [least, greatest] = m_ends[isOfSweep ? 1 : 0];
            const Key key = keyOf(isOfSweep, a, b);
            least = std::min(least, key);
            greatest = std::max(greatest, key);
        }
    };
    for (const auto& [a, b] : evidence.frames[frame].reported)
        if (overlaps(evidence.tracks[a].boxIn(frame), evidence.tracks[b].boxIn(frame), evidence.touch))
            take(a, b);
    for (const auto& [a, b] : missed)
        take(a, b);
}

/// A sweep finds a pair when it comes to the later of its objects. Loops over the list find it in the turn of the
/// earlier one.
PairEnds::Key PairEnds::keyOf(bool isOfSweep, TrackIndex a, TrackIndex b) const
{
    if (isOfSweep) {
        const auto [first, last] =
            std::minmax({m_evidence.tracks[a].boxIn(m_frame).lo.x, m_evidence.tracks[b].boxIn(m_frame).lo.x});
        return {last, first};
    }
    const FrameFacts& facts = m_evidence.frames[m_frame];
    const auto [first, last] =
        std::minmax({static_cast<double>(facts.placeOf(a)), static_cast<double>(facts.placeOf(b))});
    return {first, last};
}

void PairEnds::fill(const Event& event, FeatureRow& row) const
{
    constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
    constexpr std::array<std::pair<Feature, Feature>, 2> kFeaturesOf{
        {{Feature::FirstOfList, Feature::LastOfList}, {Feature::FirstOfSweep, Feature::LastOfSweep}}};
    for (const bool isOfSweep : {false, true}) {
        const auto& [first, last] = kFeaturesOf[isOfSweep ? 1 : 0];
        const auto& [least, greatest] = m_ends[isOfSweep ? 1 : 0];
        const Key key = keyOf(isOfSweep, event.a, event.b);
        set(row, first, m_pairs < 2 ? kNaN : key <= least ? 1.0 : 0.0);
        set(row, last, m_pairs < 2 ? kNaN : key >= greatest ? 1.0 : 0.0);
    }
}

} // namespace broadside::diagnosis
