#pragma once

#include "core/debug/diagnosis/features/pair_feature.h"

#include <optional>
#include <vector>

/// @file
/// Objects that a table of cells no longer finds under their number. When an object is removed from a list, the last
/// one often fills the gap and gets another number. If the cells keep the old number, nothing finds the object until it
/// goes into another cell.

namespace broadside::diagnosis {

class GapFillers {
public:
    /// The evidence must outlive it. `cells`: no value: such objects cannot be told. O(objects of all frames)
    GapFillers(const Evidence& evidence, const std::optional<GameCells>& cells);
    /// Fills the features that begin with Gap. Cost: O(frames since an object filled a gap)
    void fill(const Event& event, FeatureRow& row) const;

private:
    enum class Cells { OfCentre, OfBox };
    [[nodiscard]] bool isForgotten(TrackIndex track, FrameIndex frame, Cells which) const;

    const Evidence& m_evidence;
    std::optional<GameCells> m_cells;
    std::vector<std::vector<FrameIndex>> m_moves; // by track: frames in which it filled a gap, ascending
};

} // namespace broadside::diagnosis
