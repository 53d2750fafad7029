#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/cell_index.h"
#include "core/broadphase/pair_batch.h"
#include "core/broadphase/proxy_table.h"

#include <vector>

namespace broadside {

class SegmentCells;

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
    enum class Storage { Table, Hashed };

    /// @pre Table: layout.cellCount() <= limits::kDenseCells
    Grid(const GridLayout& layout, Storage storage);

    [[nodiscard]] Algorithm algorithm() const noexcept override;
    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) override;
    void move(ObjectIndex index, const Aabb& box) override;
    void remove(ObjectIndex index) override;
    void update() override;
    std::uint64_t candidatePairs(PairSink& sink) const override;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override;
    void candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const override;
    void searchNearest(const Aabb& from, NearestSearch& search) const override;
    [[nodiscard]] BroadPhaseStatistics statistics() const override;
    [[nodiscard]] std::optional<CellTable> cellTable() const override { return CellTable::goingOn(m_layout); }
    [[nodiscard]] CellIds cellsOf(ObjectIndex index, std::size_t most) const override;
    void showRegistrations(RegistrationSink& sink) const override;
    [[nodiscard]] Structure structure(const Aabb& visible, std::size_t most) const override;
    [[nodiscard]] Structure partsOf(ObjectIndex index, std::size_t most) const override;

private:
    /// Cells 2^shift times as large as the user's.
    struct Level {
        std::int64_t columns = 1; // of the table; hashing has no use for them
        std::int64_t rows = 1;
        CellIndex statics;
        CellIndex dynamics;
        std::vector<CellIndex::Entry> entries; // kept for its memory
    };

    void makeLevels();
    [[nodiscard]] int levelFor(const CellRange& cells) const noexcept;
    /// The cells of a range on a level; for a table, moved into it where they lie outside.
    [[nodiscard]] CellRange onLevel(const CellRange& cells, int shift) const noexcept;
    [[nodiscard]] Aabb cellBounds(CellCoord cell, int shift) const noexcept;
    [[nodiscard]] std::uint32_t countIn(CellCoord cell, int shift) const; ///< Objects that stand in a cell of a level.
    void setBox(ObjectIndex index, const Aabb& box) { m_cells[index] = m_layout.cellsOf(box); }
    void rebuild(bool dynamics);
    /// Cells that two objects share, seen as the published loop would see them.
    [[nodiscard]] std::uint64_t sharedCells(const CellRange& a, const CellRange& b) const noexcept;
    [[nodiscard]] bool meet(ObjectIndex a, ObjectIndex b) const noexcept ///< Whether they truly share a cell.
    {
        return !intersection(m_cells[a], m_cells[b]).isEmpty();
    }
    // The pairs of the two storages, and the checks; in grid_pairs.cpp.
    [[nodiscard]] std::uint64_t pairsByCell(PairBatch& batch) const;
    [[nodiscard]] std::uint64_t pairsWithinLevel(int shift, PairBatch& batch) const;
    [[nodiscard]] std::uint64_t pairsWithCoarserLevels(ObjectIndex finer, PairBatch& batch) const;
    [[nodiscard]] std::uint64_t pairsByObject(PairBatch& batch) const;

    template<class Visit>
    void forEachSharing(const CellRange& cells, CellIndex Level::*kind, Visit&& visit) const;
    template<class Visit>
    void forEachSharingOnLevel(const CellRange& cells, int shift, const CellIndex& index, Visit&& visit) const;
    void appendAlong(const SegmentCells& path, int shift, const CellIndex& index,
                     std::vector<ObjectIndex>& candidates) const;

    GridLayout m_layout;
    Storage m_storage;
    ProxyTable m_proxies;
    std::vector<CellRange> m_cells;      // of each object, in the user's cells, unbounded
    std::vector<std::uint8_t> m_levelOf; // of each object, as of the last update
    std::vector<Level> m_levels;
};

} // namespace broadside
