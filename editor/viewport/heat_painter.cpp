#include "editor/viewport/heat_painter.h"

#include "core/base/count_text.h"
#include "core/base/text.h"
#include "editor/session/occupancy.h"
#include "editor/viewport/paint_tools.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace broadside {
namespace {

// Logical pixels.
constexpr double kSmallestBlock = 4.0;
constexpr double kScaleMargin = 10.0;
constexpr double kScalePadding = 10.0;
constexpr double kSwatchWidth = 56.0;
constexpr double kSwatchHeight = 12.0;
constexpr double kTitleHeight = 18.0;
constexpr double kNumberHeight = 16.0;
constexpr double kLegendHeight = 2.0 * kScalePadding + kTitleHeight + kSwatchHeight + kNumberHeight;
constexpr float kHeatTextSize = 11.0F;
constexpr std::size_t kTicks = 5;

// Smaller, and it would be the picture.
bool hasRoom(Vec2 viewSize) noexcept { return viewSize.x >= 360.0 && viewSize.y >= 5.0 * kLegendHeight; }

Fill heatFill(const Theme& theme, double share) { return Fill{faded(theme.heat, 0.06 + 0.44 * share)}; }

/// The colours of a heat map's numbers. Most are small and whole: a logarithm for each would take longer than the rest.
class HeatColors {
public:
    HeatColors(const SceneView& view, const CellHeat& heat)
        : m_theme(view.theme)
        , m_largest(heat.largest)
        , m_logarithmic(view.show.logarithmicHeat)
    {
        const double most = std::min(heat.largest, 255.0);
        for (double whole = 0.0; whole <= most; ++whole)
            m_whole.push_back(colorOf(whole));
    }
    [[nodiscard]] Rgba of(double value) const
    {
        if (!(value >= 0.0 && value < static_cast<double>(m_whole.size())))
            return colorOf(value);
        const auto whole = static_cast<std::size_t>(value);
        return static_cast<double>(whole) == value ? m_whole[whole] : colorOf(value);
    }

private:
    [[nodiscard]] Rgba colorOf(double value) const
    {
        if (value <= 0.0)
            return faded(m_theme.heat, 0.0);
        return heatFill(m_theme, heatShare(value, m_largest, m_logarithmic)).color;
    }

    const Theme& m_theme;
    double m_largest;
    bool m_logarithmic;
    std::vector<Rgba> m_whole; // by value
};

std::string titleOf(const SceneView& view, const CellHeat& heat)
{
    std::string title = nameOf(heat.quantity);
    title += heat.block == 1 ? " per cell"
                             : " per " + std::to_string(heat.block) + " x " + std::to_string(heat.block) + " cells";
    if (heat.moments > 1)
        title += ", mean of steps " + groupedNumber(view.heatSteps.first) + " to " + groupedNumber(view.heatSteps.last);
    return title + (view.show.logarithmicHeat ? " (logarithmic)" : " (linear)");
}

DisplayText textAt(const SceneView& view, Vec2 screen, std::string words, TextAnchor anchor)
{
    DisplayText text;
    text.position = view.camera.toWorld(screen);
    text.text = std::move(words);
    text.size = kHeatTextSize;
    text.color = view.theme.text;
    text.anchor = anchor;
    return text;
}

} // namespace

std::optional<CellHeat> seenHeatOf(const BroadPhase& broadPhase, const Camera2D& camera)
{
    const std::optional<CellTable> table = broadPhase.cellTable();
    if (!table)
        return std::nullopt;
    const std::int64_t most = std::max(table->columns(), table->rows());
    std::int64_t block = 1;
    for (double pixels = table->cellSize() * camera.pixelsPerMetre(); pixels < kSmallestBlock && block < most;
         pixels *= 2.0)
        block *= 2;
    const Occupancy occupancy(broadPhase, table->clipped(table->cellsOf(camera.visibleWorld())), block);
    CellHeat heat{HeatQuantity::Objects, *table, block, occupancy.blocks(), {}, 0.0, 1};
    heat.largest = occupancy.largest();
    for (std::int64_t y = heat.blocks.first.y; y <= heat.blocks.last.y; ++y)
        for (std::int64_t x = heat.blocks.first.x; x <= heat.blocks.last.x; ++x)
            heat.values.push_back(occupancy.countIn({x, y}));
    return heat;
}

double heatShare(double value, double largest, bool logarithmic) noexcept
{
    if (largest <= 0.0)
        return 0.0;
    return logarithmic ? std::log1p(value) / std::log1p(largest) : value / largest;
}

std::vector<double> heatTicks(double largest, bool logarithmic)
{
    const bool isWhole = largest == std::floor(largest);
    std::vector<double> ticks;
    for (std::size_t i = 0; i < kTicks; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(kTicks - 1);
        const double value = logarithmic ? std::expm1(share * std::log1p(largest)) : share * largest;
        const double tick = i + 1 == kTicks ? largest : isWhole ? std::round(value) : value;
        if (ticks.empty() || tick > ticks.back())
            ticks.push_back(tick);
    }
    return ticks;
}

double heatLegendReserve(Vec2 viewSize, const ShowFlags& show) noexcept
{
    return show.heat && show.legend && hasRoom(viewSize) ? kLegendHeight + 2.0 * kScaleMargin : 0.0;
}

void paintHeat(const SceneView& view, DisplayLayerItems& items)
{
    if (!view.heat || view.heat->blocks.isEmpty())
        return;
    const CellHeat& heat = *view.heat;
    const CellRange seenCells = heat.table.clipped(heat.table.cellsOf(view.camera.visibleWorld()));
    if (seenCells.isEmpty())
        return;
    const CellRange seen = intersection(heat.blocks, {{seenCells.first.x / heat.block, seenCells.first.y / heat.block},
                                                      {seenCells.last.x / heat.block, seenCells.last.y / heat.block}});
    if (seen.isEmpty())
        return;
    DisplayRaster raster;
    raster.origin = heat.table.boundsOf({seen.first.x * heat.block, seen.first.y * heat.block}).lo;
    raster.side = heat.table.cellSize() * static_cast<double>(heat.block);
    raster.columns = static_cast<std::size_t>(seen.columns());
    raster.rows = static_cast<std::size_t>(seen.rows());
    const Vec2 size{static_cast<double>(raster.columns), static_cast<double>(raster.rows)};
    // The last may be a part of one.
    raster.box = intersection({raster.origin, raster.origin + raster.side * size}, heat.table.bounds());
    raster.cells.reserve(raster.columns * raster.rows);
    const HeatColors colors(view, heat);
    for (std::int64_t y = seen.first.y; y <= seen.last.y; ++y)
        for (std::int64_t x = seen.first.x; x <= seen.last.x; ++x)
            raster.cells.push_back(colors.of(heat.at({x, y})));
    items.rasters.push_back(std::move(raster));
}

void paintHeatLegend(const SceneView& view, DisplayLayerItems& items)
{
    const CellHeat* heat = view.heat;
    if (!heat)
        return;
    const std::vector<double> ticks = heatTicks(heat->largest, view.show.logarithmicHeat);
    const std::string title = titleOf(view, *heat);
    const double width = 2.0 * kScalePadding + std::max(static_cast<double>(ticks.size()) * kSwatchWidth,
                                                        approximateTextWidth(title, kHeatTextSize));
    const Vec2 viewSize = view.camera.viewSize();
    if (!hasRoom(viewSize))
        return;
    const Vec2 corner{kScaleMargin, viewSize.y - kScaleMargin - kLegendHeight};
    const auto plate = [&](Vec2 topLeft, Vec2 size) {
        return Aabb{view.camera.toWorld(topLeft + Vec2{0.0, size.y}), view.camera.toWorld(topLeft + Vec2{size.x, 0.0})};
    };
    items.boxes.push_back({plate(corner, {width, kLegendHeight}), Fill{view.theme.plate},
                           Stroke{faded(view.theme[Mark::WorldFrame].stroke.color, 0.5), 1.0F}});
    items.texts.push_back(textAt(view, corner + Vec2{kScalePadding, kScalePadding}, title, TextAnchor::TopLeft));
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const Vec2 at =
            corner + Vec2{kScalePadding + static_cast<double>(i) * kSwatchWidth, kScalePadding + kTitleHeight};
        const Aabb swatch = plate(at, {kSwatchWidth, kSwatchHeight});
        items.boxes.push_back({swatch, Fill{view.theme.background}, {}});
        if (ticks[i] > 0.0)
            items.boxes.push_back(
                {swatch, heatFill(view.theme, heatShare(ticks[i], heat->largest, view.show.logarithmicHeat)), {}});
        items.boxes.push_back({swatch, {}, Stroke{view.theme.cellId, 1.0F}});
        items.texts.push_back(
            textAt(view, at + Vec2{2.0, kSwatchHeight + 2.0}, roundedNumber(ticks[i], 2), TextAnchor::TopLeft));
    }
}

} // namespace broadside
