#pragma once

#include "core/debug/diagnosis/features/cell_map.h"
#include "core/debug/diagnosis/model/cell_pattern.h"
#include "core/debug/diagnosis/model/registration_rule.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace broadside::diagnosis {

/// What became of a cell before a frame: which objects came into it, left it or were removed from it.
class CellHistory {
public:
    /// The evidence must outlive it. @pre structure.kind is not Boxes
    /// Cost: O(removed objects + objects of the first frame); moversLeft() or lostMovers() for the first time:
    /// O(dynamic objects of all frames), and at most 200,000 of them.
    CellHistory(const Evidence& evidence, const StructureRule& structure);

    /// How many dynamic objects are in the cell in the first frame.
    [[nodiscard]] std::size_t moversAtStart(CellCoord cell) const;
    /// How many other cells an object came into before the first one came into this cell; in one frame, in the order of
    /// the list. No value: no object was in it. For the first time: O(cells of all objects in all frames).
    [[nodiscard]] std::optional<std::size_t> usedBefore(CellCoord cell);
    /// Another object was removed from the cell since this one came into it. O(frames since it came)
    [[nodiscard]] bool isGoneFrom(const State& state, CellCoord cell) const;
    /// Up to this frame, there was a frame in which all dynamic objects had left the cell. No value: not known.
    [[nodiscard]] std::optional<bool> moversLeft(FrameIndex frame, CellCoord cell);
    /// Since the object came into the cell, the list of its dynamic objects was empty for a moment after one of them
    /// was taken out of it. Objects whose cells change are taken out of all of them one after the other, and put into
    /// the new ones at once. No value: not known. O(frames since it came)
    [[nodiscard]] std::optional<bool> lostMovers(const State& state, CellCoord cell);

private:
    class Lists;
    [[nodiscard]] CellRange rangeOf(const Track& track, FrameIndex frame) const;
    [[nodiscard]] FrameIndex cameInto(const State& state, CellCoord cell) const;
    void followUse();
    void followMovers();

    const Evidence& m_evidence;
    StructureRule m_structure;
    std::optional<CellMap<std::size_t>> m_used; // by cell, its number in the order of use
    CellMap<std::size_t> m_atStart;
    CellMap<std::vector<std::pair<FrameIndex, TrackIndex>>> m_gone; // removed ones with their last frames
    std::optional<CellMap<FrameIndex>> m_left;  // by cell, the first frame without the movers of the one before
    CellMap<std::vector<FrameIndex>> m_emptied; // by cell, the frames in which its list of movers became empty
    FrameIndex m_knownEnd = 0;                  // of the two
};

} // namespace broadside::diagnosis
