#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/scene/object_table.h"

#include <memory>
#include <utility>
#include <vector>

namespace broadside {

/// One of the debugger's own broad phases, which follows the boxes of one frame after another. It gets only the
/// differences and keeps its memory. Cost per frame: O(rows), and an update of the broad phase.
class BoxMirror {
public:
    explicit BoxMirror(std::unique_ptr<BroadPhase> broadPhase)
        : m_broadPhase(std::move(broadPhase))
    {}

    /// `boxOf(row)` returns the present box of a row; an empty box excludes the row.
    template<class BoxOf>
    void follow(const ObjectTable& objects, BoxOf&& boxOf)
    {
        for (auto row = static_cast<ObjectIndex>(objects.rowCount()); row < m_boxes.size(); ++row)
            takeOut(row);
        m_boxes.resize(objects.rowCount());
        m_filters.resize(objects.rowCount());
        for (ObjectIndex row = 0; row < objects.rowCount(); ++row)
            put(row, objects.isPresent(row) ? boxOf(row) : Aabb{}, objects.filterOf(row));
        m_broadPhase->update();
    }

    [[nodiscard]] const BroadPhase& broadPhase() const noexcept { return *m_broadPhase; }

private:
    void put(ObjectIndex row, const Aabb& box, const CollisionFilter& filter);
    void takeOut(ObjectIndex row);

    std::unique_ptr<BroadPhase> m_broadPhase;
    std::vector<Aabb> m_boxes; // one per row, as in the broad phase; empty: the row is not in it
    std::vector<CollisionFilter> m_filters;
};

} // namespace broadside
