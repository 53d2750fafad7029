#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/proxy_table.h"
#include "core/scene/object_table.h"

#include <memory>
#include <utility>

namespace broadside {

/// One of the debugger's own broad phases, which follows the boxes of one frame after another. It gets only the
/// differences and keeps its memory, but no second copy of the boxes. Cost per frame: O(rows), and an update of the
/// broad phase.
class BoxMirror {
public:
    /// @pre the broad phase shows its proxies()
    explicit BoxMirror(std::unique_ptr<BroadPhase> broadPhase)
        : m_broadPhase(std::move(broadPhase))
    {}

    /// `boxOf(row)` returns the present box of a row; an empty box excludes the row.
    template<class BoxOf>
    void follow(const ObjectTable& objects, BoxOf&& boxOf)
    {
        for (auto row = static_cast<ObjectIndex>(objects.rowCount()); row < known().size(); ++row)
            takeOut(row);
        for (ObjectIndex row = 0; row < objects.rowCount(); ++row)
            put(row, objects.isPresent(row) ? boxOf(row) : Aabb{}, objects.filterOf(row));
        m_broadPhase->update();
    }

    [[nodiscard]] const BroadPhase& broadPhase() const noexcept { return *m_broadPhase; }

private:
    void put(ObjectIndex row, const Aabb& box, const CollisionFilter& filter);
    void takeOut(ObjectIndex row);
    [[nodiscard]] const ProxyTable& known() const noexcept { return *m_broadPhase->proxies(); }

    std::unique_ptr<BroadPhase> m_broadPhase;
};

} // namespace broadside
