#pragma once

#include "core/math/aabb.h"
#include "core/math/pose.h"
#include "core/scene/object_table.h"
#include "editor/document/atlas_set.h"

namespace broadside {

/// How large sprites are drawn. It keeps the last answer: neighbours often share their sprite.
class SpriteSizes {
public:
    /// Null: no sprites are drawn. @pre they outlive this
    explicit SpriteSizes(const AtlasSet* atlases) noexcept
        : m_atlases(atlases)
    {}
    /// Width and height in metres before the object's scale; of an animation, those that all frames stay within. (0,0):
    /// it shows nothing, or what is missing, which is as large as the object's box. Good while the object is.
    [[nodiscard]] Vec2 of(const SceneObject& object);

private:
    const AtlasSet* m_atlases;
    const Sprite* m_last = nullptr;
    Vec2 m_size;
};

/// The box, in the world, of what SpriteSizes says.
[[nodiscard]] Aabb drawnBoxOf(const Sprite& sprite, const Pose& pose, Vec2 size);

/// Whether the box of a present object, or its sprite, overlaps `box`.
[[nodiscard]] bool isDrawnIn(const ObjectTable& table, ObjectIndex row, const Aabb& box, SpriteSizes& sizes);

} // namespace broadside
