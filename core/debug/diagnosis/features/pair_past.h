#pragma once

#include "core/debug/diagnosis/features/lists/gap_fillers.h"
#include "core/debug/diagnosis/features/pair_feature.h"
#include "core/debug/diagnosis/features/quiet_objects.h"
#include "core/debug/diagnosis/model/evidence.h"

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace broadside::diagnosis {

/// Features of what a game may remember about a pair from frame to frame. They are earlier overlaps, pairs that began
/// before it, and whether one object rested before the other one appeared. Also remainders of ids and places.
class PairPast {
public:
    /// The evidence must outlive it. `cells`: for MetStep and for GapFillers. Cost: O(reported pairs * log).
    explicit PairPast(const Evidence& evidence, const std::optional<GameCells>& cells = {});

    /// Fills in the features from Feature::PartedBefore to Feature::SamePlaceOf8, and those from Feature::ReportedEver
    /// to Feature::ReportedOfName; also NeverMoved, MetStep, JumpKept, JumpAge, StartRest, HitAge, HitOfName and
    /// HitEver, and those of GapFillers and QuietObjects. Cost: O(frames before), and O(reported pairs) if the last
    /// event was of another frame.
    void fill(const Event& event, FeatureRow& row) const;
    /// Indices of the names whose dynamic objects are hardly ever reported after their first hit. A part of the samples
    /// is used to find them.
    [[nodiscard]] const std::vector<std::uint32_t>& spentNames() const noexcept { return m_spent; }
    /// Objects of the name `hit` that are hardly ever reported for a while after they were reported with one of the
    /// name `by`.
    struct Pausing {
        std::uint32_t hit = 0;
        std::uint32_t by = 0;
    };
    /// No value if there are none. A part of the samples is used to find them.
    [[nodiscard]] const std::optional<Pausing>& pausing() const noexcept { return m_pausing; }

private:
    using Ids = std::pair<std::uint64_t, std::uint64_t>; // ascending
    [[nodiscard]] Ids idsOf(TrackIndex a, TrackIndex b) const;
    [[nodiscard]] bool doOverlap(TrackIndex a, TrackIndex b, FrameIndex frame) const;
    [[nodiscard]] bool haveParted(const Event& event) const;
    [[nodiscard]] double reportedEver(const Event& event) const;
    [[nodiscard]] double begunEver(const Event& event) const;
    [[nodiscard]] double reportedOfName(const Event& event) const;
    [[nodiscard]] double metStep(const Event& event) const;
    [[nodiscard]] double jumpAge(const Event& event) const;
    [[nodiscard]] double startRest(const Event& event) const;
    [[nodiscard]] double usualOf(const Track& track) const;
    [[nodiscard]] bool keepsJump(TrackIndex track, FrameIndex frame) const;
    [[nodiscard]] double hitAge(const Event& event) const;
    [[nodiscard]] bool hitAnother(TrackIndex track, TrackIndex other, FrameIndex frame) const;
    [[nodiscard]] double hitEver(const Event& event) const;
    [[nodiscard]] double hitOfName(const Event& event, const Pausing& pausing) const;
    void notePausing();
    void noteSpent();
    void noteHits();
    void noteFirstMotions();
    [[nodiscard]] bool hasNeverMoved(TrackIndex track, FrameIndex frame) const;
    void fillGroups(const Event& event, FeatureRow& row) const;

    const Evidence& m_evidence;
    std::optional<GameCells> m_cells;
    GapFillers m_gaps;
    QuietObjects m_quiet;
    std::vector<std::vector<FrameIndex>> m_hits; // by track: sampled frames in which it was reported, ascending
    std::vector<std::vector<std::uint32_t>> m_namesOfHits; // likewise: bits of the names with which it was reported
    std::vector<FrameIndex> m_firstMotion;                 // by track; kNoFrame: it never moves
    std::vector<std::uint32_t> m_spent;
    std::optional<Pausing> m_pausing;
    mutable std::vector<double> m_usual;       // motions of tracks; -1: not computed yet
    std::map<Ids, FrameIndex> m_firstReported; // of pairs that overlapped then
    std::vector<double> m_begun;               // by frame: how many of these there are up to it
    std::optional<double> m_mostBegun;         // in a frame, where many frames have that number and hardly one more
    FrameIndex m_knownEnd = 0;                 // frames before it are all sampled
    mutable std::optional<FrameIndex> m_countedFrame;
    mutable std::vector<std::size_t> m_reportedOfName; // in that frame, by the name of the object with the lower id
};

} // namespace broadside::diagnosis
