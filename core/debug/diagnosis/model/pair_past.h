#pragma once

#include "core/debug/diagnosis/model/evidence.h"
#include "core/debug/diagnosis/model/pair_feature.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace broadside::diagnosis {

/// What a filter or a list that is kept from frame to frame may know of a pair: earlier meetings, pairs that began
/// before it, which of the two came to rest before the other one appeared. Also groups of objects by ids and places.
class PairPast {
public:
    /// The evidence must outlive it. Cost: O(reported pairs * log).
    explicit PairPast(const Evidence& evidence);

    /// Fills in the features from Feature::PartedBefore to Feature::SamePlaceOf8, and those from Feature::ReportedEver
    /// to Feature::ReportedOfName. Cost: O(frames before + reported pairs of the frame).
    void fill(const Event& event, FeatureRow& row) const;

private:
    using Ids = std::pair<std::uint64_t, std::uint64_t>; // ascending
    [[nodiscard]] Ids idsOf(TrackIndex a, TrackIndex b) const;
    [[nodiscard]] bool doOverlap(TrackIndex a, TrackIndex b, FrameIndex frame) const;
    [[nodiscard]] bool haveParted(const Event& event) const;
    [[nodiscard]] double reportedEver(const Event& event) const;
    [[nodiscard]] double begunEver(const Event& event) const;
    [[nodiscard]] double reportedOfName(const Event& event) const;
    void fillGroups(const Event& event, FeatureRow& row) const;

    const Evidence& m_evidence;
    std::map<Ids, FrameIndex> m_firstReported; // of pairs that overlapped then
    std::vector<double> m_begun;               // by frame: how many of these there are up to it
    std::optional<double> m_mostBegun;         // in a frame, where many frames have that number and hardly one more
    FrameIndex m_knownEnd = 0;                 // frames before it are all sampled
};

} // namespace broadside::diagnosis
