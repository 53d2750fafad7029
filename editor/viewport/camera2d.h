#pragma once

#include "core/math/aabb.h"
#include "core/math/vec2.h"

namespace broadside {

/// The part of the world that a view shows. Screen: logical pixels from the top left, y down. World: metres, y up.
///
/// The frustum (width and height in metres at zoom 1) is fitted into the view with the SAME scale on both axes. A view
/// with another aspect ratio shows more on two sides; it never stretches. A zoom below 1 shows less of the world
/// (objects look larger); 2 shows twice as much per axis.
class Camera2D {
public:
    Camera2D() = default;
    /// @pre all sizes > 0.
    Camera2D(Vec2 center, Vec2 frustum, Vec2 viewSize, double zoom = 1.0);

    [[nodiscard]] Vec2 center() const noexcept { return m_center; }
    [[nodiscard]] Vec2 frustum() const noexcept { return m_frustum; }
    [[nodiscard]] Vec2 viewSize() const noexcept { return m_viewSize; } ///< Logical pixels.
    [[nodiscard]] double zoom() const noexcept { return m_zoom; }

    /// Ignores a centre with NaN or infinity, so that the camera always has a valid centre.
    void setCenter(Vec2 center) noexcept;
    /// @pre both > 0.
    void setFrustum(Vec2 frustum) noexcept;
    /// Each axis gets at least one pixel, so that a widget without a size does no harm.
    void setViewSize(Vec2 viewSize) noexcept;
    /// Clamped so that the size of a pixel stays between 1e-9 and 1e9 metres. NaN is ignored.
    void setZoom(double zoom) noexcept;

    [[nodiscard]] double pixelsPerMetre() const noexcept;
    [[nodiscard]] Vec2 toWorld(Vec2 screen) const noexcept;
    [[nodiscard]] Vec2 toScreen(Vec2 world) const noexcept; ///< The exact inverse of toWorld(), except for rounding.
    /// The visible part of the world, in metres.
    [[nodiscard]] Aabb visibleWorld() const noexcept;

    void panByPixels(Vec2 screenDelta) noexcept;
    /// Multiplies the zoom so that the world point under `screen` stays under it.
    void zoomAt(Vec2 screen, double factor) noexcept;
    /// Centres on a box and chooses the zoom at which it fits with a margin (a share of the view on each side). A box
    /// without size is centred at the current zoom; an empty or infinite box is ignored.
    void show(const Aabb& box, double margin = 0.05) noexcept;

    friend bool operator==(const Camera2D&, const Camera2D&) = default;

private:
    Vec2 m_center{4.8, 2.4};
    Vec2 m_frustum{9.6, 4.8};
    Vec2 m_viewSize{480.0, 240.0};
    double m_zoom = 1.0;
};

} // namespace broadside
