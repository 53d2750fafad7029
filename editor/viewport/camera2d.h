#pragma once

#include "core/math/aabb.h"
#include "core/math/vec2.h"

namespace broadside {

/// Which part of the world is seen. Screen: logical pixels from the top left, y down. World: metres, y up.
///
/// The frustum (width and height in metres at zoom 1) is fitted into the view with ONE scale: a view of another shape
/// shows more on two sides, it never stretches. Zoom below 1 shows less of the world (things look larger), 2 shows
/// twice as much per axis.
class Camera2D {
public:
    Camera2D() = default;
    /// @pre all sizes > 0.
    Camera2D(Vec2 center, Vec2 frustum, Vec2 viewSize, double zoom = 1.0);

    [[nodiscard]] Vec2 center() const noexcept { return m_center; }
    [[nodiscard]] Vec2 frustum() const noexcept { return m_frustum; }
    [[nodiscard]] Vec2 viewSize() const noexcept { return m_viewSize; } ///< Logical pixels.
    [[nodiscard]] double zoom() const noexcept { return m_zoom; }

    /// A centre that is not finite changes nothing: the camera never loses its way.
    void setCenter(Vec2 center) noexcept;
    /// @pre both > 0.
    void setFrustum(Vec2 frustum) noexcept;
    /// At least one pixel per axis, so that a widget without a size is harmless.
    void setViewSize(Vec2 viewSize) noexcept;
    /// Clamped so that a pixel stays between 1e-9 and 1e9 metres. NaN changes nothing.
    void setZoom(double zoom) noexcept;

    [[nodiscard]] double pixelsPerMetre() const noexcept;
    [[nodiscard]] Vec2 toWorld(Vec2 screen) const noexcept;
    [[nodiscard]] Vec2 toScreen(Vec2 world) const noexcept; ///< The exact inverse, but for rounding.
    /// What the view shows, metres.
    [[nodiscard]] Aabb visibleWorld() const noexcept;

    void panByPixels(Vec2 screenDelta) noexcept;
    /// Multiplies the zoom so that the world point under `screen` stays under it.
    void zoomAt(Vec2 screen, double factor) noexcept;
    /// Centres on a box and chooses the zoom such that it fits with a margin (a share of the view on each side). A
    /// point is centred at the present zoom; an empty or infinite box changes nothing.
    void show(const Aabb& box, double margin = 0.05) noexcept;

    friend bool operator==(const Camera2D&, const Camera2D&) = default;

private:
    Vec2 m_center{4.8, 2.4};
    Vec2 m_frustum{9.6, 4.8};
    Vec2 m_viewSize{480.0, 240.0};
    double m_zoom = 1.0;
};

} // namespace broadside
