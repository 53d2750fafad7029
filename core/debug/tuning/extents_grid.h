#pragma once

#include "core/broadphase/broad_phase.h"

namespace broadside {

/// The hashed grid, with cells that begin at any point: as a game counts them. Candidates and costs are those of
/// hashed-grid.
class ExtentsGrid final : public BroadPhase {
public:
    /// `origin`: a corner of a cell, metres. @pre cellSize > 0
    ExtentsGrid(double cellSize, Vec2 origin);

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
    [[nodiscard]] Aabb shifted(const Aabb& box) const noexcept { return {box.lo - m_origin, box.hi - m_origin}; }

    std::unique_ptr<BroadPhase> m_grid; // never null
    Vec2 m_origin;
};

} // namespace broadside
