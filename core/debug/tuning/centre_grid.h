#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/proxy_table.h"
#include "core/debug/tuning/cell_rule.h"

#include <span>
#include <vector>

namespace broadside {

/// A grid as many games write it: each object is in the cell of its centre, and looks for partners in that cell and in
/// some rings of cells around it. It misses pairs of objects that are larger than the cells that it looks at.
///
/// Candidates  pairs of objects whose cells are at most `rings` apart on both axes.
/// Cost        update() O(n log n); pairs O(n rings log n + candidates). The cells are an ordered list.
class CentreGrid final : public BroadPhase {
public:
    /// @pre rule.cellSize > 0; rule.rings >= 0
    explicit CentreGrid(const CellRule& rule)
        : m_rule(rule)
    {}

    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) override;
    void move(ObjectIndex index, const Aabb& box) override;
    void remove(ObjectIndex index) override;
    void update() override;
    std::uint64_t candidatePairs(PairSink& sink) const override;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override;
    /// Looks at the cell of the centre of the box.
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override;
    [[nodiscard]] BroadPhaseStatistics statistics() const override;

private:
    struct Entry {
        CellCoord cell;
        ObjectIndex object = 0;
    };
    /// Asserts: this is no algorithm of Broadside's.
    [[nodiscard]] Algorithm algorithm() const noexcept override;
    [[nodiscard]] CellCoord cellOf(const Aabb& box) const noexcept;
    /// The objects in the cells `first`..`last` of a row, from `from` on.
    [[nodiscard]] std::span<const Entry> entriesIn(std::size_t from, std::int64_t row, std::int64_t first,
                                                   std::int64_t last) const;

    CellRule m_rule;
    ProxyTable m_proxies;
    std::vector<Entry> m_entries; // ascending by row, column and number
    std::uint64_t m_occupied = 0; // cells
};

} // namespace broadside
