#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/grid_levels.h"

#include <vector>

namespace broadside {

/// The uniform grid, whose cell size the user tunes: objects that share a cell are candidates. Two algorithms use it:
/// `grid` has a table of the world's cells; `hashed-grid` finds cells by hashing and does not depend on the world's
/// size.
///
/// The cells of a box are floor(lo/c)..floor(hi/c) on each axis, computed in double, inside and outside the world. Only
/// these cells decide which pairs are candidates. The storage adds none and hides none:
/// - `grid`: objects outside the world are stored in the border cells of the table;
/// - `hashed-grid`: cells with the same hash share a slot;
/// - an object of more than four cells on an axis is stored on a coarser level, with cells 2, 4, 8... times as large;
/// - a pair is reported only in the lower-left one of the cells that it shares, so it is reported once;
/// - and only if the two share a cell of the user's size.
/// Static objects have their own indexes, rebuilt only when one of them changes. A ray's candidates are the objects in
/// the cells that it passes through. The nearest object is searched in squares of cells whose size doubles.
///
/// `grid` goes through its table cell by cell. Each entry stores whether the cell is its object's first column or row,
/// so the cell that reports a pair is known without a lookup. `hashed-grid` queries each object.
///
/// Cost: update O(objects + cells), pairs O(shared cells), no allocation once the arrays are large enough. Memory:
/// `grid` 4 bytes per cell and level (twice as much if both kinds exist), `hashed-grid` 16 to 32 per registration; both
/// also 4 per registration and 90 per object. Source: Ericson, "Real-time collision detection", 2005, chapter 7.1
/// (uniform, hashed and hierarchical grids).
class Grid final : public BroadPhase {
public:
    using Storage = GridLevels::Storage;

    /// @pre Table: layout.cellCount() <= limits::kDenseCells
    Grid(const GridLayout& layout, Storage storage)
        : m_levels(layout, storage)
    {}

    [[nodiscard]] Algorithm algorithm() const noexcept override;
    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) override
    {
        m_levels.add(index, box, filter);
    }
    void move(ObjectIndex index, const Aabb& box) override { m_levels.move(index, box); }
    void remove(ObjectIndex index) override { m_levels.remove(index); }
    void update() override { m_levels.update(); }
    std::uint64_t candidatePairs(PairSink& sink) const override;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override;
    void candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const override;
    void searchNearest(const Aabb& from, NearestSearch& search) const override;
    [[nodiscard]] BroadPhaseStatistics statistics() const override;
    [[nodiscard]] std::optional<CellTable> cellTable() const override { return CellTable::goingOn(m_levels.layout()); }
    [[nodiscard]] CellIds cellsOf(ObjectIndex index, std::size_t most) const override;
    void showRegistrations(RegistrationSink& sink) const override;
    [[nodiscard]] Structure structure(const Aabb& visible, std::size_t most) const override;
    [[nodiscard]] Structure partsOf(ObjectIndex index, std::size_t most) const override;

private:
    GridLevels m_levels;
};

} // namespace broadside
