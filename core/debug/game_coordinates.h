#pragma once

#include "core/math/aabb.h"

#include <cmath>

namespace broadside {

/// The coordinates in which a game counts: what it truncates, what its cells begin at and which way y points decide
/// which fault explains its misses. Broadside's own worlds count in metres, y up.
struct GameCoordinates {
    double unitsPerMetre = 1.0; ///< > 0.
    Vec2 corner;                ///< The game's coordinates of our point (0, 0).
    bool yDown = false;

    /// Converts from metres. Whole numbers that the two conversions have missed by rounding are whole again.
    [[nodiscard]] Vec2 point(Vec2 metres) const noexcept
    {
        const double up = yDown ? -metres.y : metres.y;
        return {whole(corner.x + metres.x * unitsPerMetre), whole(corner.y + up * unitsPerMetre)};
    }
    [[nodiscard]] Aabb box(const Aabb& metres) const noexcept
    {
        const Vec2 a = point(metres.lo);
        const Vec2 b = point(metres.hi);
        return yDown ? Aabb{{a.x, b.y}, {b.x, a.y}} : Aabb{a, b};
    }
    /// Converts to metres.
    [[nodiscard]] Vec2 metres(Vec2 ofGame) const noexcept
    {
        const Vec2 from = ofGame - corner;
        return {from.x / unitsPerMetre, (yDown ? -from.y : from.y) / unitsPerMetre};
    }
    [[nodiscard]] Aabb boxInMetres(const Aabb& ofGame) const noexcept
    {
        const Vec2 a = metres(ofGame.lo);
        const Vec2 b = metres(ofGame.hi);
        return yDown ? Aabb{{a.x, b.y}, {b.x, a.y}} : Aabb{a, b};
    }
    friend bool operator==(const GameCoordinates&, const GameCoordinates&) = default;

private:
    [[nodiscard]] static double whole(double value) noexcept
    {
        constexpr double kRounding = 1e-9;
        const double nearest = std::round(value);
        return std::abs(value - nearest) < kRounding ? nearest : value;
    }
};

} // namespace broadside
