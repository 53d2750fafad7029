#pragma once

#include "core/debug/audit/box_join.h"
#include "core/debug/audit/box_mirror.h"

#include <memory>
#include <optional>

namespace broadside {

/// Finds the overlaps of the debugger's own boxes in one table after another. It uses another algorithm than the
/// audited one, so that no algorithm judges itself: packed-grid, or for packed-grid a stack of grids (box_join.h), or
/// aabb-tree if such grids do not suit the world. Cost: O(n + found) per table.
class PairFinder {
public:
    /// `boxOf(row)` returns the box of a present row; an empty box excludes the row. Reports pairs that can collide and
    /// whose boxes overlap, each once.
    template<class BoxOf>
    void find(const ObjectTable& objects, BoxOf&& boxOf, std::optional<Algorithm> audited, PairSink& sink)
    {
        const AlgorithmInfo& info = infoOf(audited.value_or(kUsualAlgorithm));
        if (!info.hasSlowJudge || !m_join.find(objects, boxOf, sink))
            ask(info.judge, objects, boxOf, sink);
    }

private:
    /// An empty broad phase. Only for judges, because they have no cells that could be refused.
    [[nodiscard]] static std::unique_ptr<BroadPhase> structureOf(Algorithm algorithm);

    template<class BoxOf>
    void ask(Algorithm algorithm, const ObjectTable& objects, BoxOf&& boxOf, PairSink& sink)
    {
        if (!m_mirror || m_mirror->broadPhase().algorithm() != algorithm)
            m_mirror.emplace(structureOf(algorithm));
        m_mirror->follow(objects, boxOf);
        m_mirror->broadPhase().candidatePairs(sink);
    }

    BoxJoin m_join;
    std::optional<BoxMirror> m_mirror;
};

} // namespace broadside
