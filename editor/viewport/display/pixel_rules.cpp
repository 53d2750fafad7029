#include "editor/viewport/display/pixel_rules.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace broadside {

PixelView::PixelView(const Camera2D& camera, double devicePixelRatio) noexcept
    : m_center(camera.center())
    , m_scale(camera.pixelsPerMetre() * devicePixelRatio)
    , m_ratio(devicePixelRatio)
    , m_half(camera.viewSize() * (0.5 * devicePixelRatio))
    , m_size{std::round(camera.viewSize().x * devicePixelRatio), std::round(camera.viewSize().y * devicePixelRatio)}
{}

int PixelView::hatchPeriod() const noexcept
{
    return std::max(2, static_cast<int>(std::lround(kHatchPeriod * m_ratio)));
}

int PixelView::hatchPhase() const noexcept
{
    const int period = hatchPeriod();
    const Vec2 origin = toPixel({0, 0});
    const double phase = std::fmod(snapBorder(origin.x) + snapBorder(origin.y), period);
    const int whole = std::isfinite(phase) ? static_cast<int>(phase) : 0;
    return whole < 0 ? whole + period : whole;
}

double snapBorder(double position) noexcept { return std::floor(position + 0.5 + kSnapSlack); }

double snapWidth(double logicalWidth, double ratio) noexcept
{
    return std::max(1.0, std::floor(logicalWidth * ratio + 0.5));
}

double smoothWidth(double logicalWidth, double ratio) noexcept { return std::max(1.0, logicalWidth * ratio); }

double snapBand(double position, double width) noexcept
{
    const bool odd = std::fmod(width, 2.0) > 0.5;
    return odd ? std::floor(position + kSnapSlack) - 0.5 * (width - 1.0) : snapBorder(position) - 0.5 * width;
}

Aabb snapFill(const PixelView& view, const Aabb& box) noexcept
{
    const Vec2 topLeft = view.toPixel({box.lo.x, box.hi.y});
    const Vec2 bottomRight = view.toPixel({box.hi.x, box.lo.y});
    const Vec2 lo{snapBorder(topLeft.x), snapBorder(topLeft.y)};
    return {lo, {std::max(snapBorder(bottomRight.x), lo.x + 1.0), std::max(snapBorder(bottomRight.y), lo.y + 1.0)}};
}

namespace {

std::size_t cellNumber(double number, std::size_t count) noexcept
{
    return static_cast<std::size_t>(std::clamp(number, 0.0, static_cast<double>(count) - 1.0));
}

} // namespace

std::size_t rasterColumn(const PixelView& view, const DisplayRaster& raster, double pixel) noexcept
{
    const double fromLeft = pixel + 0.5 - kSnapSlack - view.toPixel(raster.origin).x;
    return cellNumber(std::ceil(fromLeft / (raster.side.x * view.scale())) - 1.0, raster.columns);
}

std::size_t rasterRow(const PixelView& view, const DisplayRaster& raster, double pixel) noexcept
{
    const double fromBottom = view.toPixel(raster.origin).y - (pixel + 0.5 - kSnapSlack);
    return cellNumber(std::floor(fromBottom / (raster.side.y * view.scale())), raster.rows);
}

SnappedOutline snapOutline(const PixelView& view, const Aabb& box, double width) noexcept
{
    const Vec2 topLeft = view.toPixel({box.lo.x, box.hi.y});
    const Vec2 bottomRight = view.toPixel({box.hi.x, box.lo.y});
    const Vec2 first{snapBand(topLeft.x, width), snapBand(topLeft.y, width)};
    const Vec2 last{snapBand(bottomRight.x, width), snapBand(bottomRight.y, width)};
    return {{first, last + Vec2{width, width}}, {first + Vec2{width, width}, last}};
}

Dash dashOf(const Stroke& stroke, double ratio) noexcept
{
    const DashUnits units = kDashUnits[static_cast<std::size_t>(stroke.pattern)];
    const double unit = std::max(1.0, static_cast<double>(stroke.width)) * ratio;
    return {std::max(1.0, std::floor(units.on * unit + 0.5)), std::floor(units.off * unit + 0.5)};
}

Dash dashAround(Dash dash, double radius) noexcept
{
    const double around = 2.0 * std::numbers::pi * radius;
    const double stretch = around / std::max(1.0, std::floor(around / dash.period() + 0.5)) / dash.period();
    return {dash.on * stretch, dash.off * stretch};
}

int samplesOfSprite(double texels) noexcept
{
    return texels > 1.01 ? static_cast<int>(std::min(2.0 * std::ceil(texels), 8.0)) : 0;
}

double hatchCoverage(int x, int y, int period, int phase, double ratio) noexcept
{
    const int along = (((x + y + 1 - phase) % period) + period) % period;
    const double fromLine = std::abs(along - 0.5 * period) * (0.5 * std::numbers::sqrt2);
    return std::clamp(0.5 * kHatchWidth * ratio + 0.5 - fromLine, 0.0, 1.0);
}

double hatchAlpha(double fillAlpha) noexcept { return fillAlpha + kHatchLift * (1.0 - fillAlpha); }

std::optional<SegmentPart> clipSegment(Vec2 a, Vec2 b, const Aabb& box) noexcept
{
    SegmentPart part;
    const auto cut = [&part](double start, double step, double lo, double hi) {
        if (step == 0.0)
            return lo <= start && start <= hi;
        const double enter = ((step > 0.0 ? lo : hi) - start) / step;
        const double leave = ((step > 0.0 ? hi : lo) - start) / step;
        part.from = std::max(part.from, enter);
        part.to = std::min(part.to, leave);
        return part.from <= part.to;
    };
    if (!cut(a.x, b.x - a.x, box.lo.x, box.hi.x) || !cut(a.y, b.y - a.y, box.lo.y, box.hi.y))
        return std::nullopt;
    return part;
}

} // namespace broadside
