#pragma once

#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"

#include <optional>

/// @file
/// Rules that place world geometry on pixels. Every backend follows them, so that all pictures are the same.
///
/// Unit: DEVICE pixels from the top left, y down; pixel n covers [n, n + 1). Boxes, and lines along an axis, are placed
/// on whole pixels, so that lines have an even width and neighbouring fills leave no seam. Everything else is
/// anti-aliased. resources/shaders/common.glsl has the same rules for the graphics card.

namespace broadside {

/// A position less than this distance below a pixel border counts as on it. Float and double arithmetic then choose the
/// same pixel for the many positions that are whole pixels by construction.
inline constexpr double kSnapSlack = 1.0 / 64.0;

/// Lengths of a dash and of the gap after it, in line widths (at least one logical pixel), by LinePattern.
struct DashUnits {
    double on;
    double off;
};
inline constexpr DashUnits kDashUnits[] = {{1.0, 0.0}, {4.0, 3.0}, {1.0, 2.0}};

inline constexpr double kHatchPeriod = 8.0; ///< Logical pixels from one hatch line to the next, along x.
inline constexpr double kHatchWidth = 1.5;  ///< Logical pixels, measured across the line.
inline constexpr double kHatchLift = 0.3;   ///< Share of a fill's transparency that its hatch lines lose.

/// The camera in device pixels.
class PixelView {
public:
    PixelView(const Camera2D& camera, double devicePixelRatio) noexcept;

    [[nodiscard]] Vec2 toPixel(Vec2 world) const noexcept
    {
        return {m_half.x + (world.x - m_center.x) * m_scale, m_half.y - (world.y - m_center.y) * m_scale};
    }
    [[nodiscard]] double scale() const noexcept { return m_scale; } ///< Device pixels per metre.
    [[nodiscard]] double ratio() const noexcept { return m_ratio; } ///< Device pixels per logical pixel.
    [[nodiscard]] Vec2 half() const noexcept { return m_half; }     ///< The middle of the view.
    [[nodiscard]] Vec2 size() const noexcept { return m_size; }     ///< Whole pixels.
    /// The view, grown by a margin on every side.
    [[nodiscard]] Aabb bounds(double margin) const noexcept { return grown({{0, 0}, m_size}, margin); }
    /// Distance between hatch lines along x, in whole pixels.
    [[nodiscard]] int hatchPeriod() const noexcept;
    /// Start of the hatching, 0..hatchPeriod() - 1. It moves with the world when the camera pans.
    [[nodiscard]] int hatchPhase() const noexcept;

private:
    Vec2 m_center;
    double m_scale;
    double m_ratio;
    Vec2 m_half;
    Vec2 m_size;
};

/// The pixel border nearest to a position. Used for borders of fills, ends of axis-aligned lines and anchors of texts.
[[nodiscard]] double snapBorder(double position) noexcept;

/// Width of an axis-aligned line: whole pixels, at least one.
[[nodiscard]] double snapWidth(double logicalWidth, double ratio) noexcept;
/// Width of any other line: at least one pixel.
[[nodiscard]] double smoothWidth(double logicalWidth, double ratio) noexcept;

/// The first of the `width` pixels across an axis-aligned line. @pre width is whole
[[nodiscard]] double snapBand(double position, double width) noexcept;

/// The pixels of a filled box, at least one per axis. Neighbours share no pixel and leave none out.
[[nodiscard]] Aabb snapFill(const PixelView& view, const Aabb& box) noexcept;

/// Column and row of the raster cell that a pixel shows; the nearest one for pixels outside the raster.
/// The rule behind it: pixel n is in a cell when snapBorder(its left) <= n < snapBorder(its right).
[[nodiscard]] std::size_t rasterColumn(const PixelView& view, const DisplayRaster& raster, double pixel) noexcept;
[[nodiscard]] std::size_t rasterRow(const PixelView& view, const DisplayRaster& raster, double pixel) noexcept;

/// The outline of a box: the pixels of `outer` without those of `inner` (which can be empty).
struct SnappedOutline {
    Aabb outer;
    Aabb inner;
};
[[nodiscard]] SnappedOutline snapOutline(const PixelView& view, const Aabb& box, double width) noexcept;

/// Dash and gap in pixels; the gap is 0 for a solid line.
struct Dash {
    double on = 1.0;
    double off = 0.0;
    [[nodiscard]] bool isSolid() const noexcept { return off <= 0.0; }
    [[nodiscard]] double period() const noexcept { return on + off; }
};
[[nodiscard]] Dash dashOf(const Stroke& stroke, double ratio) noexcept;
/// Stretched a little, so that a whole number of dashes fits around the circle.
[[nodiscard]] Dash dashAround(Dash dash, double radius) noexcept;

[[nodiscard]] constexpr bool isVisible(const Fill& fill) noexcept { return fill.color.a > 0; }
[[nodiscard]] constexpr bool isVisible(const Stroke& stroke) noexcept
{
    return stroke.color.a > 0 && stroke.width > 0.0F;
}

/// Lines along an axis are placed on whole pixels. A line without length counts as along x.
[[nodiscard]] constexpr bool isAlongX(const DisplayLine& line) noexcept { return line.from.y == line.to.y; }
[[nodiscard]] constexpr bool isAlongY(const DisplayLine& line) noexcept
{
    return line.from.x == line.to.x && !isAlongX(line);
}

/// Number of samples on each axis of a pixel whose mean is the pixel of a sprite. `texels` is the number of texels per
/// pixel, on the axis where it is greater. 0: a pixel has no more than one texel, so the texel itself or a blend of
/// neighbours is shown.
[[nodiscard]] int samplesOfSprite(double texels) noexcept;

/// Strength of the hatch line, 0..1, at the middle of pixel (x, y).
[[nodiscard]] double hatchCoverage(int x, int y, int period, int phase, double ratio) noexcept;
/// Opacity of a hatch line. It has the colour of its fill and is more opaque, so hatched fills need translucent
/// colours.
[[nodiscard]] double hatchAlpha(double fillAlpha) noexcept;

/// The part of a segment inside a box, as fractions of the segment; nothing if it misses the box.
/// Source: Liang, Barsky, "A new concept and method for line clipping", ACM TOG 3 (1984).
struct SegmentPart {
    double from = 0.0;
    double to = 1.0;
};
[[nodiscard]] std::optional<SegmentPart> clipSegment(Vec2 a, Vec2 b, const Aabb& box) noexcept;

} // namespace broadside
