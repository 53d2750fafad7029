#pragma once

#include "core/math/aabb.h"
#include "core/math/pose.h"
#include "core/scene/object_table.h"
#include "editor/document/atlas_set.h"

namespace broadside {

/// Computes how large sprites are drawn. Remembers the last answer, because neighbours often share a sprite.
class SpriteSizes {
public:
    /// Null: no sprites are drawn. @pre the atlases outlive this
    explicit SpriteSizes(const AtlasSet* atlases) noexcept
        : m_atlases(atlases)
    {}
    /// Width and height in metres before the object's scale; of an animation, the size into which all frames fit. (0,0)
    /// when nothing is drawn, or when the picture is missing: its placeholder is as large as the object's box. Answers
    /// are remembered by address: use a new SpriteSizes when objects have changed.
    [[nodiscard]] Vec2 of(const SceneObject& object);

private:
    const AtlasSet* m_atlases;
    const Sprite* m_last = nullptr;
    Vec2 m_size;
};

/// The box of a drawn sprite in the world frame. `size` is an answer of SpriteSizes.
[[nodiscard]] Aabb drawnBoxOf(const Sprite& sprite, const Pose& pose, Vec2 size);

/// Whether the object's box or its sprite overlaps `box`. @pre the object is present
[[nodiscard]] bool isDrawnIn(const ObjectTable& table, ObjectIndex row, const Aabb& box, SpriteSizes& sizes);

} // namespace broadside
