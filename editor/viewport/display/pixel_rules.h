#pragma once

#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"

#include <optional>

/// @file
/// Where world geometry meets pixels: the rules that every backend follows so that pictures are the same.
///
/// Unit: DEVICE pixels from the top left, y down; pixel n covers [n, n + 1). What stands upright (boxes, and lines
/// along an axis) is put on whole pixels, so that lines are even and neighbouring fills leave no seam; everything else
/// is anti-aliased. resources/shaders/common.glsl says the same to the graphics card.

namespace broadside {

/// A position this close below a pixel border counts as on it: float and double arithmetic then choose the same pixel
/// for the many positions that are whole pixels by construction.
inline constexpr double kSnapSlack = 1.0 / 64.0;

/// Lengths of a dash and of the gap behind it, in widths of the line (at least one logical pixel), by LinePattern.
struct DashUnits {
    double on;
    double off;
};
inline constexpr DashUnits kDashUnits[] = {{1.0, 0.0}, {4.0, 3.0}, {1.0, 2.0}};

inline constexpr double kHatchPeriod = 8.0; ///< Logical pixels from one hatch line to the next, along x.
inline constexpr double kHatchWidth = 1.5;  ///< Logical pixels, across the line.
inline constexpr double kHatchLift = 0.3;   ///< How much of a fill's transparency its hatch lines lose.

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
    /// Pixels between hatch lines along x, whole.
    [[nodiscard]] int hatchPeriod() const noexcept;
    /// Where the hatching starts, 0..hatchPeriod() - 1: it moves with the world when the camera pans.
    [[nodiscard]] int hatchPhase() const noexcept;

private:
    Vec2 m_center;
    double m_scale;
    double m_ratio;
    Vec2 m_half;
    Vec2 m_size;
};

/// The pixel border nearest to a position: borders of fills, ends of upright lines, anchors of texts.
[[nodiscard]] double snapBorder(double position) noexcept;

/// Width of an upright line: whole pixels, at least one.
[[nodiscard]] double snapWidth(double logicalWidth, double ratio) noexcept;
/// Width of any other line: at least one pixel.
[[nodiscard]] double smoothWidth(double logicalWidth, double ratio) noexcept;

/// The first of the `width` pixels across an upright line. @pre width is whole
[[nodiscard]] double snapBand(double position, double width) noexcept;

/// The pixels of a filled box, at least one per axis. Neighbours share no pixel and leave none out.
[[nodiscard]] Aabb snapFill(const PixelView& view, const Aabb& box) noexcept;

/// The cells of a raster that pixels show: column and row, the nearest ones beside it.
/// Source of the rule: pixel n lies in a cell when snapBorder(its left) <= n < snapBorder(its right).
[[nodiscard]] std::size_t rasterColumn(const PixelView& view, const DisplayRaster& raster, double pixel) noexcept;
[[nodiscard]] std::size_t rasterRow(const PixelView& view, const DisplayRaster& raster, double pixel) noexcept;

/// An upright outline: the pixels of `outer` without those of `inner` (which can be empty).
struct SnappedOutline {
    Aabb outer;
    Aabb inner;
};
[[nodiscard]] SnappedOutline snapOutline(const PixelView& view, const Aabb& box, double width) noexcept;

/// Dash and gap in pixels; gap 0 for a solid line.
struct Dash {
    double on = 1.0;
    double off = 0.0;
    [[nodiscard]] bool isSolid() const noexcept { return off <= 0.0; }
    [[nodiscard]] double period() const noexcept { return on + off; }
};
[[nodiscard]] Dash dashOf(const Stroke& stroke, double ratio) noexcept;
/// Stretched a little, so that a whole number of dashes goes around the circle.
[[nodiscard]] Dash dashAround(Dash dash, double radius) noexcept;

[[nodiscard]] constexpr bool isVisible(const Fill& fill) noexcept { return fill.color.a > 0; }
[[nodiscard]] constexpr bool isVisible(const Stroke& stroke) noexcept
{
    return stroke.color.a > 0 && stroke.width > 0.0F;
}

/// Upright lines stand on whole pixels. A line without length is along x.
[[nodiscard]] constexpr bool isAlongX(const DisplayLine& line) noexcept { return line.from.y == line.to.y; }
[[nodiscard]] constexpr bool isAlongY(const DisplayLine& line) noexcept
{
    return line.from.x == line.to.x && !isAlongX(line);
}

/// How many samples on each axis of a pixel make the mean of a sprite's texels in it, where it has more than one:
/// `texels` are those from one pixel to the next, along the axis on which they are more. 0: it is one texel, or
/// blended.
[[nodiscard]] int samplesOfSprite(double texels) noexcept;

/// How far a hatch line stands out, 0..1, at the middle of pixel (x, y).
[[nodiscard]] double hatchCoverage(int x, int y, int period, int phase, double ratio) noexcept;
/// A hatch line has the colour of its fill and is more opaque: hatched fills want translucent colours.
[[nodiscard]] double hatchAlpha(double fillAlpha) noexcept;

/// The part of a segment inside a box, as fractions of the segment; none when it misses the box.
/// Source: Liang, Barsky, "A new concept and method for line clipping", ACM TOG 3 (1984).
struct SegmentPart {
    double from = 0.0;
    double to = 1.0;
};
[[nodiscard]] std::optional<SegmentPart> clipSegment(Vec2 a, Vec2 b, const Aabb& box) noexcept;

} // namespace broadside
