#pragma once

#include "core/debug/frame.h"

#include <cstdint>
#include <string>
#include <vector>

namespace broadside {

class RecordedBroadPhase;

/// The cells in which two objects of a frame are registered, as numbers and as parts of sentences. All are empty if the
/// frame's broad phase has no cells. If a game has several grids, the numbers are those of the first one; the sentences
/// are about all of them.
class PairCells {
public:
    /// Reads at most limits::kDenseCells cells of each: in a vast world with tiny cells, all cells of one object would
    /// not fit into memory. @pre a != b; the frame outlives this object
    PairCells(const Frame& frame, ObjectIndex a, ObjectIndex b);

    [[nodiscard]] const std::vector<std::uint64_t>& ofA() const noexcept { return m_ofA; } ///< Ascending.
    [[nodiscard]] const std::vector<std::uint64_t>& ofB() const noexcept { return m_ofB; } ///< Ascending.
    /// Cells that both boxes touch, registered there or not; ascending.
    [[nodiscard]] std::vector<std::uint64_t> touchedByBoth() const;
    /// Whether both are registered in some common cell, with an id or without.
    [[nodiscard]] bool areShared() const;
    /// "cells 4 and 5", or "a cell outside the grid". @pre areShared()
    [[nodiscard]] Message sharedText() const;
    /// "Ball is in cell 3, Wall in no cell"; of recorded registrations the same as whereBothAreRegistered().
    [[nodiscard]] Message whereBothAre(const std::string& nameA, const std::string& nameB) const;
    /// "Ball is registered in cell 3, Wall in no cell".
    [[nodiscard]] Message whereBothAreRegistered(const std::string& nameA, const std::string& nameB) const;
    /// Whether the two are far apart for a candidate. Only for a game's broad phase: searching one ring of cells around
    /// is usual there, more is not. The candidates of Broadside's own algorithms follow from their definition.
    [[nodiscard]] bool areTooFarForCandidates() const;

private:
    [[nodiscard]] std::vector<std::uint64_t> registeredByBoth() const;
    [[nodiscard]] Message placeInGrids(const RecordedBroadPhase& record, ObjectIndex row) const;
    [[nodiscard]] bool isBeyondTable(ObjectIndex row) const;
    [[nodiscard]] Message placeOf(ObjectIndex row, const std::vector<std::uint64_t>& ids) const;

    const Frame& m_frame;
    ObjectIndex m_a;
    ObjectIndex m_b;
    std::vector<std::uint64_t> m_ofA;
    std::vector<std::uint64_t> m_ofB;
};

} // namespace broadside
