#include "editor/viewport/camera2d.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace broadside {

namespace {

constexpr double kSmallestPixel = 1e-9; // Metres.
constexpr double kLargestPixel = 1e9;   // Metres.

/// Metres per pixel at zoom 1: the larger of the two scales, so that the whole frustum is visible.
double metresPerPixelAtZoomOne(Vec2 frustum, Vec2 viewSize) noexcept
{
    return std::max(frustum.x / viewSize.x, frustum.y / viewSize.y);
}

} // namespace

Camera2D::Camera2D(Vec2 center, Vec2 frustum, Vec2 viewSize, double zoom)
    : m_center(center)
    , m_frustum(frustum)
    , m_viewSize(viewSize)
{
    assert(frustum.x > 0.0 && frustum.y > 0.0 && viewSize.x > 0.0 && viewSize.y > 0.0 && zoom > 0.0);
    setZoom(zoom);
}

void Camera2D::setCenter(Vec2 center) noexcept
{
    if (isFinite(center))
        m_center = center;
}

void Camera2D::setFrustum(Vec2 frustum) noexcept
{
    assert(frustum.x > 0.0 && frustum.y > 0.0);
    m_frustum = frustum;
    setZoom(m_zoom);
}

void Camera2D::setViewSize(Vec2 viewSize) noexcept
{
    m_viewSize = {std::max(viewSize.x, 1.0), std::max(viewSize.y, 1.0)};
    setZoom(m_zoom);
}

void Camera2D::setZoom(double zoom) noexcept
{
    if (std::isnan(zoom))
        return;
    const double atOne = metresPerPixelAtZoomOne(m_frustum, m_viewSize);
    m_zoom = std::clamp(zoom, kSmallestPixel / atOne, kLargestPixel / atOne);
}

double Camera2D::pixelsPerMetre() const noexcept
{
    return 1.0 / (metresPerPixelAtZoomOne(m_frustum, m_viewSize) * m_zoom);
}

Vec2 Camera2D::toWorld(Vec2 screen) const noexcept
{
    // Computed from the middle of the view, which has the world coordinates of the centre: no digits are lost at 1e7 m.
    const double metresPerPixel = 1.0 / pixelsPerMetre();
    return m_center + Vec2{screen.x - 0.5 * m_viewSize.x, 0.5 * m_viewSize.y - screen.y} * metresPerPixel;
}

Vec2 Camera2D::toScreen(Vec2 world) const noexcept
{
    const Vec2 pixels = (world - m_center) * pixelsPerMetre();
    return {0.5 * m_viewSize.x + pixels.x, 0.5 * m_viewSize.y - pixels.y};
}

Aabb Camera2D::visibleWorld() const noexcept { return {toWorld({0.0, m_viewSize.y}), toWorld({m_viewSize.x, 0.0})}; }

void Camera2D::panByPixels(Vec2 screenDelta) noexcept
{
    const double metresPerPixel = 1.0 / pixelsPerMetre();
    setCenter(m_center + Vec2{-screenDelta.x, screenDelta.y} * metresPerPixel);
}

void Camera2D::zoomAt(Vec2 screen, double factor) noexcept
{
    const Vec2 before = toWorld(screen);
    setZoom(m_zoom * factor);
    setCenter(m_center + (before - toWorld(screen)));
}

void Camera2D::show(const Aabb& box, double margin) noexcept
{
    if (box.isEmpty() || !isFinite(box.lo) || !isFinite(box.hi))
        return;
    setCenter(box.center());
    const Vec2 usable = m_viewSize * std::max(1.0 - 2.0 * margin, 0.01);
    const double metresPerPixel = std::max(box.width() / usable.x, box.height() / usable.y);
    if (metresPerPixel > 0.0)
        setZoom(metresPerPixel / metresPerPixelAtZoomOne(m_frustum, m_viewSize));
}

} // namespace broadside
