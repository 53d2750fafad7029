#pragma once

#include "core/math/angle.h"
#include "core/math/vec2.h"

namespace broadside {

/// Position, angle and scale of an object. From model to world: scale, then rotate, then move.
struct Pose {
    Vec2 position;        ///< World frame, metres.
    double angle = 0.0;   ///< Degrees, counter-clockwise.
    Vec2 scale{1.0, 1.0}; ///< One factor for each axis of the model, > 0.

    friend constexpr bool operator==(const Pose&, const Pose&) = default;
};

/// A pose whose cosine and sine are computed once: for mapping many points.
class Placement {
public:
    explicit Placement(const Pose& pose) noexcept
        : m_position(pose.position)
        , m_scale(pose.scale)
        , m_rotation(rotationOf(pose.angle))
    {}

    [[nodiscard]] constexpr Vec2 toWorld(Vec2 model) const noexcept
    {
        return m_position + rotated(scaled(model, m_scale), m_rotation);
    }
    [[nodiscard]] constexpr Vec2 toModel(Vec2 world) const noexcept
    {
        const Vec2 v = unrotated(world - m_position, m_rotation);
        return {v.x / m_scale.x, v.y / m_scale.y};
    }
    [[nodiscard]] constexpr Vec2 position() const noexcept { return m_position; }
    [[nodiscard]] constexpr Vec2 scale() const noexcept { return m_scale; }
    [[nodiscard]] constexpr Rotation rotation() const noexcept { return m_rotation; }

private:
    Vec2 m_position;
    Vec2 m_scale;
    Rotation m_rotation;
};

} // namespace broadside
