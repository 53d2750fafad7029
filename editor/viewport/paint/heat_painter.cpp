#include "editor/viewport/paint/heat_painter.h"

#include "core/base/text.h"
#include "editor/document/message_text.h"
#include "editor/document/number_locale.h"
#include "editor/session/occupancy.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/viewport_messages.h"

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
constexpr std::size_t kSlices = 40; // Slices of the colour bar.

constexpr double kBarWidth = static_cast<double>(kTicks) * kSwatchWidth;
constexpr double kFlatPadding = 6.0;
constexpr double kFlatHeight = 2.0 * kFlatPadding + kSwatchHeight + kNumberHeight;
constexpr double kTitleGap = 12.0; // The gap between a title and the bar to its right.

/// In a smaller view the legend would cover most of the picture.
bool hasRoom(Vec2 viewSize) noexcept
{
    return viewSize.x >= kBarWidth + 2.0 * (kScalePadding + kScaleMargin) && viewSize.y >= 2.5 * kLegendHeight;
}

/// True: the title is next to the bar, not above it, because a low view needs its height for the world.
bool isFlat(Vec2 viewSize) noexcept { return viewSize.y < 5.0 * kLegendHeight && viewSize.x >= 2.2 * kBarWidth; }

double heightOf(bool flat) noexcept { return flat ? kFlatHeight : kLegendHeight; }

constexpr double kHeatOpacity = 0.75; // Lines and numbers of cells stay visible below.

Rgba heatFill(double share) { return faded(heatColor(share), kHeatOpacity); }

/// The colours of a heat map's numbers. Most numbers are small and whole, so their colours are stored: a logarithm for
/// each cell would take longer than everything else.
class HeatColors {
public:
    HeatColors(const SceneView& view, const CellHeat& heat)
        : m_largest(heat.largest)
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
        return value <= 0.0 ? faded(heatColor(0.0), 0.0) : heatFill(heatShare(value, m_largest, m_logarithmic));
    }

    double m_largest;
    bool m_logarithmic;
    std::vector<Rgba> m_whole; // Indexed by value.
};

Message quantityText(HeatQuantity quantity)
{
    switch (quantity) {
    case HeatQuantity::Objects:
        break;
    case HeatQuantity::Candidates:
        return texts::heatCandidates();
    case HeatQuantity::FalsePositives:
        return texts::heatFalsePositives();
    }
    return texts::heatObjects();
}

std::string titleOf(const SceneView& view, const CellHeat& heat, bool saysSteps)
{
    const Message quantity = quantityText(heat.quantity);
    const Message what = heat.block == 1 ? texts::heatPerCell(quantity)
                                         : texts::heatPerBlock(quantity, static_cast<std::uint64_t>(heat.block));
    const bool isLogarithmic = view.show.logarithmicHeat;
    if (heat.frames <= 1 || !saysSteps)
        return translatedUtf8(isLogarithmic ? texts::heatLogarithmic(what) : texts::heatLinear(what));
    const auto& mean = isLogarithmic ? texts::heatMeanLogarithmic : texts::heatMeanLinear;
    return translatedUtf8(mean(what, view.heatSteps.first, view.heatSteps.last));
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

std::optional<CellHeat> visibleHeatOf(const BroadPhase& broadPhase, const Camera2D& camera)
{
    const std::optional<CellTable> table = broadPhase.cellTable();
    if (!table)
        return std::nullopt;
    const std::int64_t most = std::max(table->columns(), table->rows());
    std::int64_t block = 1;
    for (double pixels = table->smallerSide() * camera.pixelsPerMetre(); pixels < kSmallestBlock && block < most;
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
    return show.heat && hasRoom(viewSize) ? heightOf(isFlat(viewSize)) + 2.0 * kScaleMargin : 0.0;
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
    raster.side = static_cast<double>(heat.block) * Vec2{heat.table.cellSize(), heat.table.cellHeight()};
    raster.columns = static_cast<std::size_t>(seen.columns());
    raster.rows = static_cast<std::size_t>(seen.rows());
    const Vec2 size{static_cast<double>(raster.columns) * raster.side.x,
                    static_cast<double>(raster.rows) * raster.side.y};
    // The last row or column of blocks may be cut off.
    raster.box = intersection({raster.origin, raster.origin + size}, heat.table.bounds());
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
    const Vec2 viewSize = view.camera.viewSize();
    if (!heat || !hasRoom(viewSize))
        return;
    const std::vector<double> ticks = heatTicks(heat->largest, view.show.logarithmicHeat);
    const bool flat = isFlat(viewSize);
    const double room = viewSize.x - 2.0 * kScaleMargin;
    std::string title = titleOf(view, *heat, true);
    double titleWidth = approximateTextWidth(title, kHeatTextSize);
    const double flatRest = 2.0 * kScalePadding + kTitleGap + kBarWidth;
    if (flat && titleWidth + flatRest > room) {
        title = titleOf(view, *heat, false);
        titleWidth = approximateTextWidth(title, kHeatTextSize);
    }
    const double height = heightOf(flat);
    const double width = flat ? titleWidth + flatRest : 2.0 * kScalePadding + std::max(kBarWidth, titleWidth);
    const Vec2 corner{kScaleMargin, viewSize.y - kScaleMargin - height};
    const auto plate = [&](Vec2 topLeft, Vec2 size) {
        return Aabb{view.camera.toWorld(topLeft + Vec2{0.0, size.y}), view.camera.toWorld(topLeft + Vec2{size.x, 0.0})};
    };
    items.boxes.push_back({plate(corner, {width, height}), Fill{view.theme.plate},
                           Stroke{faded(view.theme[Mark::WorldFrame].stroke.color, 0.5), 1.0F}});
    const Vec2 inside = corner + Vec2{kScalePadding, flat ? kFlatPadding : kScalePadding};
    items.texts.push_back(textAt(view, inside, title, TextAnchor::TopLeft));
    const Vec2 bar = inside + (flat ? Vec2{titleWidth + kTitleGap, 0.0} : Vec2{0.0, kTitleHeight});
    const Vec2 barSize{kBarWidth, kSwatchHeight};
    items.boxes.push_back({plate(bar, barSize), Fill{view.theme.background}, {}});
    const double slice = barSize.x / static_cast<double>(kSlices);
    for (std::size_t i = 0; i < kSlices && heat->largest > 0.0; ++i) {
        const double share = (static_cast<double>(i) + 0.5) / static_cast<double>(kSlices);
        const Vec2 at = bar + Vec2{slice * static_cast<double>(i), 0.0};
        items.boxes.push_back({plate(at, {slice, kSwatchHeight}), Fill{heatFill(share)}, {}});
    }
    items.boxes.push_back({plate(bar, barSize), {}, Stroke{view.theme.cellId, 1.0F}});
    for (const double tick : ticks) {
        const double share = heatShare(tick, heat->largest, view.show.logarithmicHeat);
        const Vec2 at = bar + Vec2{share * barSize.x, kSwatchHeight};
        items.lines.push_back({view.camera.toWorld(at - Vec2{0.0, 3.0}), view.camera.toWorld(at + Vec2{0.0, 2.0}),
                               Stroke{view.theme.text, 1.0F}});
        const TextAnchor anchor = share > 0.9 ? TextAnchor::TopRight : TextAnchor::TopLeft;
        const QString count = localized(QString::fromStdString(roundedNumber(tick, 2)));
        items.texts.push_back(textAt(view, at + Vec2{share > 0.9 ? 0.0 : 1.0, 2.0}, count.toStdString(), anchor));
    }
}

} // namespace broadside
