#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/debug/tuning/cell_rule.h"

namespace broadside {

/// The hashed grid with the cells of a game: they begin at any point, and may end. Candidates and costs are those of
/// hashed-grid.
class ExtentsGrid final : public BroadPhase {
public:
    /// @pre rule.cellSize > 0
    explicit ExtentsGrid(const CellRule& rule);

    [[nodiscard]] Algorithm algorithm() const noexcept override { return m_grid->algorithm(); }
    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) override;
    void move(ObjectIndex index, const Aabb& box) override;
    void remove(ObjectIndex index) override { m_grid->remove(index); }
    void update() override { m_grid->update(); }
    std::uint64_t candidatePairs(PairSink& sink) const override { return m_grid->candidatePairs(sink); }
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override;
    [[nodiscard]] BroadPhaseStatistics statistics() const override { return m_grid->statistics(); }

private:
    [[nodiscard]] Aabb shifted(const Aabb& box) const noexcept
    {
        return {m_rule.placed(box.lo) - m_rule.origin, m_rule.placed(box.hi) - m_rule.origin};
    }

    std::unique_ptr<BroadPhase> m_grid; // never null
    CellRule m_rule;
};

} // namespace broadside
