#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/cell_index.h"
#include "core/broadphase/proxy_table.h"

#include <vector>

namespace broadside {

/// The spatial hash grid with a cell size that the user tunes: objects that share a cell are candidates.
///
/// The cells of a box are floor(lo/c)..floor(hi/c) on each axis, computed in double, inside the world or not. That
/// alone decides who is a candidate; how the objects are stored neither adds nor hides any:
/// - the table covers the world; what stands outside is kept in the border cells,
/// - an object of more than four cells on an axis stands on a coarser level, whose cells are 2, 4, 8... times as large,
/// - a pair is handed out only in the lower-left one of the cells that it shares, so nothing is handed out twice,
/// - and only if the true cells of the two meet.
/// Static objects have tables of their own, rebuilt only when one of them changes.
///
/// Cost: update O(objects + cells), pairs O(shared cells), no allocation once warm. Memory: 4 bytes a cell and level
/// (twice as soon as both kinds exist), 4 a registration, 70 an object. Source: Ericson, "Real-time collision
/// detection", 2005, chapter 7.1 (uniform and hierarchical grids).
class Grid final : public BroadPhase {
public:
    /// @pre layout.cellCount() <= limits::kDenseCells
    explicit Grid(const GridLayout& layout);

    [[nodiscard]] Algorithm algorithm() const noexcept override { return Algorithm::Grid; }
    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) override;
    void move(ObjectIndex index, const Aabb& box) override;
    void remove(ObjectIndex index) override;
    void update() override;
    std::uint64_t candidatePairs(PairSink& sink) const override;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override;
    [[nodiscard]] BroadPhaseStatistics statistics() const override;
    [[nodiscard]] std::optional<GridLayout> layout() const override { return m_layout; }

private:
    /// A table of cells 2^shift times as large as the user's.
    struct Level {
        std::int64_t columns = 1;
        std::int64_t rows = 1;
        CellIndex statics;
        CellIndex dynamics;
        std::vector<CellIndex::Entry> entries; // kept for its memory
    };

    [[nodiscard]] int levelFor(const CellRange& cells) const noexcept;
    /// The cells of a range on a level, moved into the table where they lie outside of it.
    [[nodiscard]] CellRange onLevel(const CellRange& cells, int shift) const noexcept;
    void setBox(ObjectIndex index, const Aabb& box);
    void rebuild(bool dynamics);
    /// Cells of the table that two objects share, seen as the published loop would see them.
    [[nodiscard]] std::uint64_t sharedCells(const CellRange& a, const CellRange& b) const noexcept;
    template<class Visit>
    void forEachSharing(const CellRange& cells, CellIndex Level::*kind, Visit&& visit) const;

    GridLayout m_layout;
    ProxyTable m_proxies;
    std::vector<CellRange> m_cells; // of each object, in the user's cells, unbounded
    std::vector<Level> m_levels;
};

} // namespace broadside
