#pragma once

#include "core/debug/diagnosis/features/cell_buckets.h"
#include "core/debug/diagnosis/features/pair_feature.h"
#include "core/debug/diagnosis/model/cell_lists.h"

#include <cstddef>
#include <map>
#include <optional>

namespace broadside::diagnosis {

/// The value of a feature that says how far, or in which direction, the cells of two centres are apart; no value for
/// other features.
[[nodiscard]] std::optional<double> featureOfCentreCells(Feature feature, CellCoord a, CellCoord b) noexcept;

/// Fills the features of a frame's pairs that depend on cells.
class CellFeatures {
public:
    /// `evidence` and `cells` must outlive it. If `cells` has no value, these features are unknown. `bucket`: for
    /// BucketRank. Cost: O(objects * their cells).
    CellFeatures(const Evidence& evidence, FrameIndex frame, const std::optional<GameCells>& cells,
                 const std::optional<CellBucket>& bucket = {});
    /// @pre the event is of the frame
    void fill(const Event& event, FeatureRow& row) const;

private:
    [[nodiscard]] const Aabb& boxOf(TrackIndex track) const { return m_evidence.tracks[track].boxIn(m_frame); }
    void fillSharedCells(const Event& event, FeatureRow& row) const;
    void fillOwnerCells(const Event& event, const CellRange& a, const CellRange& b, FeatureRow& row) const;
    struct Finders {
        TrackIndex first = 0;
        TrackIndex last = 0;
        std::size_t firstPlace = 0;
        std::size_t lastPlace = 0;
    };
    [[nodiscard]] std::optional<Finders> findersOf(TrackIndex found, FrameIndex frame, bool isOfAll) const;
    [[nodiscard]] double keepsVisitMark(const Event& event, bool isOfAll) const;
    void fillHits(const Event& event, FeatureRow& row) const;
    void fillSteps(const Event& event, FeatureRow& row) const;
    [[nodiscard]] bool asksAhead(TrackIndex asker, TrackIndex other) const;
    [[nodiscard]] double rankOfKind(const Event& event, bool isDynamic) const;
    [[nodiscard]] double cellRank(const Event& event, std::size_t begin, std::size_t end) const;
    [[nodiscard]] double entriesBefore(TrackIndex asker, TrackIndex other) const;

    const Evidence& m_evidence;
    FrameIndex m_frame;
    const FrameFacts& m_facts;
    const std::optional<GameCells>& m_cells;
    std::optional<CellLists> m_lists;                    // of m_cells
    std::optional<BucketLists> m_buckets;                // likewise
    std::map<CellLists::Pair, CellLists::Finds> m_finds; // of m_lists
};

} // namespace broadside::diagnosis
