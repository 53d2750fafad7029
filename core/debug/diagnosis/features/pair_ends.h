#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace broadside::diagnosis {

/// Which of the overlapping pairs of a frame a loop comes to first and last: in a sweep along x, and in two loops over
/// the game's list.
class PairEnds {
public:
    /// `missed`: the missed pairs of the frame. The evidence must outlive it. Cost: O(reported pairs + missed ones)
    PairEnds(const Evidence& evidence, FrameIndex frame, const std::vector<std::pair<TrackIndex, TrackIndex>>& missed);
    /// Fills in the features from Feature::FirstOfSweep to Feature::LastOfList; unknown if the frame has a single pair.
    void fill(const Event& event, FeatureRow& row) const;

private:
    using Key = std::pair<double, double>; // compared in this order
    [[nodiscard]] Key keyOf(bool isOfSweep, TrackIndex a, TrackIndex b) const;

    const Evidence& m_evidence;
    FrameIndex m_frame;
    std::size_t m_pairs = 0;
    std::array<std::pair<Key, Key>, 2> m_ends; // the least and the greatest: in the list, and in the sweep
};

} // namespace broadside::diagnosis
