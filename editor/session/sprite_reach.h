#pragma once

#include "core/scene/object_table.h"
#include "editor/document/atlas_set.h"

#include <functional>
#include <memory>
#include <vector>

namespace broadside {

/// How far sprites are drawn beyond the boxes of their objects, for culling.
///
/// Most sprites are about as large as their object, so the view is grown by a common reach, and only the boxes in it
/// are tested exactly. The few sprites with a larger reach are tested one by one. Cost: nothing for scenes without
/// atlases; else O(objects) for each table, O(1) for each edited object.
class SpriteReach {
public:
    /// Null: no sprites are drawn.
    void setAtlases(std::shared_ptr<const AtlasSet> atlases);
    void forget() noexcept { m_isFresh = false; } ///< The table may be another one.
    /// The object in a row is new or was replaced.
    void note(const ObjectTable& table, ObjectIndex row);

    /// Present objects that may be visible in `box`: those whose boxes overlap it, as `boxesIn` finds them, and those
    /// whose sprites do. Ascending.
    [[nodiscard]] std::vector<ObjectIndex>
    drawnIn(const ObjectTable& table, const Aabb& box,
            const std::function<std::vector<ObjectIndex>(const Aabb& box)>& boxesIn);

private:
    void refresh(const ObjectTable& table);
    void noteReach(ObjectIndex row, double reach);

    std::shared_ptr<const AtlasSet> m_atlases;
    bool m_isFresh = false;
    double m_common = 0.0;            // metres
    std::vector<ObjectIndex> m_large; // Rows with a larger reach.
};

} // namespace broadside
