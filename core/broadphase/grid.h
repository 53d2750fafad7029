#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/grid_levels.h"

#include <vector>

namespace broadside {

/// The uniform grid with a cell size that the user tunes: objects that share a cell are candidates. Two algorithms:
/// `grid` keeps a table of the world's cells, `hashed-grid` finds cells by hashing and knows no world.
///
/// The cells of a box are floor(lo/c)..floor(hi/c) on each axis, computed in double, inside the world or not. That
/// alone decides who is a candidate; how the objects are stored neither adds nor hides any:
/// - `grid`: what stands outside the world is kept in the border cells of the table,
/// - `hashed-grid`: cells of the same hash share a slot,
/// - an object of more than four cells on an axis stands on a coarser level, whose cells are 2, 4, 8... times as large,
/// - a pair is handed out only in the lower-left one of the cells that it shares, so nothing is handed out twice,
/// - and only if the true cells of the two meet.
/// Static objects have indexes of their own, rebuilt only when one of them changes. A ray's candidates are the objects
/// in the cells that it passes through; the nearest object is looked for in squares of cells that double.
///
/// `grid` goes through its table cell by cell, where every entry says whether the cell is its first column or row, so
/// that ownership is decided without looking anything up; `hashed-grid` asks for each object in turn.
///
/// Cost: update O(objects + cells), pairs O(shared cells), no allocation once warm. Memory: `grid` 4 bytes a cell and
/// level (twice as soon as both kinds exist), `hashed-grid` 16 to 32 a registration; 4 a registration and 90 an object
/// for both. Source: Ericson, "Real-time collision detection", 2005, chapter 7.1 (uniform, hashed and hierarchical
/// grids).
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
