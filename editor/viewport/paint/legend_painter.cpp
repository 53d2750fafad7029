#include "editor/viewport/paint/legend_painter.h"

#include "editor/document/message_text.h"
#include "editor/viewport/paint/legend/below_legend.h"
#include "editor/viewport/paint/legend/legend_layout.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/viewport_messages.h"

#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace broadside {
namespace {

void paintWords(const SceneView& view, const std::string& words, Vec2 leftMiddle, const LegendSizes& sizes,
                DisplayLayerItems& items)
{
    DisplayText text;
    text.position = view.camera.toWorld(leftMiddle + Vec2{0.0, 0.5 * sizes.text + 1.0});
    text.text = words;
    text.size = sizes.text;
    text.color = view.theme.text;
    text.anchor = TextAnchor::BottomLeft;
    items.texts.push_back(std::move(text));
}

/// A sample and its meaning with the count. `leftMiddle` is the left end of the entry's middle line.
void paintEntry(const SceneView& view, const LegendEntry& entry, Vec2 leftMiddle, const LegendSizes& sizes,
                DisplayLayerItems& items)
{
    const Meaning& look = view.theme[entry.mark];
    const ScreenBox sample{leftMiddle - Vec2{0.0, 0.5 * sizes.sampleHeight}, {sizes.sampleWidth, sizes.sampleHeight}};
    items.boxes.push_back({inWorld(view.camera, sample), look.fill, look.stroke});
    paintWords(view, entry.text(), leftMiddle + Vec2{sizes.sampleWidth + sizes.sampleGap, 0.0}, sizes, items);
}

void paintPlate(const SceneView& view, const ScreenBox& box, DisplayLayerItems& items)
{
    items.boxes.push_back({inWorld(view.camera, box), Fill{view.theme.plate},
                           Stroke{faded(view.theme[Mark::WorldFrame].stroke.color, 0.5), 1.0F}});
}

constexpr std::array kAllPlaces{LegendPlace::TopStrip,    LegendPlace::BottomStrip, LegendPlace::TopRight,
                                LegendPlace::BottomRight, LegendPlace::TopLeft,     LegendPlace::BottomLeft};
constexpr std::array kCorners{LegendPlace::TopRight, LegendPlace::BottomRight, LegendPlace::TopLeft,
                              LegendPlace::BottomLeft};

struct ChosenLayout {
    LegendLayout layout;
    LegendPlace place = LegendPlace::TopStrip;
};

/// The first of the places that cover least.
template<class Make>
std::pair<ChosenLayout, LegendCover> leastCovering(std::span<const LegendPlace> places, const BelowLegend& below,
                                                   Make&& makeAt)
{
    std::pair<ChosenLayout, LegendCover> best{{makeAt(places.front()), places.front()}, {}};
    best.second = below.under(best.first.layout);
    for (const LegendPlace place : places.subspan(1)) {
        ChosenLayout chosen{makeAt(place), place};
        if (const LegendCover covered = below.under(chosen.layout); covered < best.second)
            best = {std::move(chosen), covered};
    }
    return best;
}

/// Nothing if the view is too small. The legend stays where it is while it covers nothing that matters. If it would
/// cover evidence at every place, only its name is there.
std::optional<ChosenLayout> legendLayoutOf(const SceneView& view)
{
    const LegendSizes sizes{view.theme.textScale};
    if (!sizes.fit(view.camera.viewSize()))
        return std::nullopt;
    const BelowLegend below(view);
    if (view.show.legend) {
        const auto makeAt = [&](LegendPlace place) { return legendLayoutAt(place, view, sizes); };
        const LegendPlace now = view.legendPlace.value_or(LegendPlace::TopStrip);
        ChosenLayout kept{makeAt(now), now};
        if (const LegendCover covered = below.under(kept.layout);
            covered.isHarmless() && (view.legendPlace || (covered.edges <= 0.0 && covered.objects == 0)))
            return kept;
        auto [chosen, covered] = leastCovering(kAllPlaces, below, makeAt);
        if (covered.evidence == 0)
            return std::move(chosen);
    }
    return leastCovering(kCorners, below, [&](LegendPlace place) { return foldedLegendAt(place, view, sizes); }).first;
}

/// A small angle that points to where the legend goes: up to fold it, down to unfold it.
void paintFold(const SceneView& view, const LegendLayout& layout, DisplayLayerItems& items)
{
    const LegendSizes& sizes = layout.sizes;
    const double half = 4.0 * sizes.scale;
    const double sign = layout.isFolded ? 1.0 : -1.0; // y down
    const Vec2 right = layout.fold->topLeft + Vec2{layout.fold->size.x, 0.5 * sizes.strip};
    const Vec2 tip = right + Vec2{-0.5 * sizes.fold - 1.0, 0.5 * sign * half};
    for (const double side : {-1.0, 1.0})
        items.lines.push_back({view.camera.toWorld(tip), view.camera.toWorld(tip + Vec2{side * half, -sign * half}),
                               Stroke{view.theme.text, 1.5F}});
}

} // namespace

void paintLegend(const SceneView& view, DisplayLayerItems& items)
{
    const std::optional<ChosenLayout> chosen = legendLayoutOf(view);
    if (!chosen)
        return;
    const LegendLayout& layout = chosen->layout;
    const LegendSizes& sizes = layout.sizes;
    paintPlate(view, layout.plate, items);
    for (const PlacedEntry& placed : layout.entries)
        paintEntry(view, placed.entry, placed.leftMiddle, sizes, items);
    if (layout.isFolded)
        paintWords(view, translatedUtf8(texts::legendName()),
                   layout.plate.topLeft + Vec2{sizes.padding, 0.5 * sizes.strip}, sizes, items);
    if (layout.fold)
        paintFold(view, layout, items);
}

std::optional<Aabb> legendBox(const SceneView& view)
{
    if (!view.show.legend && !view.foldsLegend)
        return std::nullopt;
    const std::optional<ChosenLayout> chosen = legendLayoutOf(view);
    return chosen ? std::optional(inWorld(view.camera, chosen->layout.plate)) : std::nullopt;
}

std::optional<LegendPlace> legendPlaceOf(const SceneView& view)
{
    const std::optional<ChosenLayout> chosen = view.show.legend ? legendLayoutOf(view) : std::nullopt;
    return chosen && !chosen->layout.isFolded ? std::optional(chosen->place) : std::nullopt;
}

std::optional<LegendPart> legendPartAt(const SceneView& view, Vec2 screen)
{
    const bool isShown = view.foldsLegend || (view.show.legend && hasLegendLists(view));
    const std::optional<ChosenLayout> chosen = isShown ? legendLayoutOf(view) : std::nullopt;
    if (!chosen)
        return std::nullopt;
    const LegendLayout& layout = chosen->layout;
    if (layout.fold && layout.fold->isNear({screen, {}}, 0.0))
        return LegendPart{};
    for (const auto& [entry, leftMiddle] : layout.entries) {
        const Vec2 from = screen - leftMiddle;
        const bool isList = entry.mark == Mark::Fault || entry.mark == Mark::MissedPair;
        if (isList && from.x >= 0.0 && from.x <= widthOf(entry, layout.sizes) &&
            std::abs(from.y) <= 0.5 * layout.sizes.row)
            return LegendPart{entry.mark};
    }
    return std::nullopt;
}

double legendReserve(const SceneView& view)
{
    const LegendSizes sizes{view.theme.textScale};
    if (!view.show.legend || !sizes.fit(view.camera.viewSize()))
        return 0.0;
    const HoverInfo nothing; // the world must not depend on where the pointer is
    SceneView still{view.objects, view.world,     view.camera, view.theme,   view.visible,   view.broadPhase,
                    nothing,      view.selection, view.tool,   view.show,    view.structure, view.faulty,
                    view.pins,    view.pair,      view.missed, view.passages};
    still.foldsLegend = view.foldsLegend;
    return legendLayoutAt(LegendPlace::TopStrip, still, sizes).plate.size.y + 2.0 * sizes.margin;
}

double legendReserve(Vec2 viewSize, const ShowFlags& show, double textScale) noexcept
{
    const LegendSizes sizes{textScale};
    if (!sizes.fit(viewSize))
        return 0.0;
    const int more = (viewSize.x < sizes.narrowestStrip ? 1 : 0) + (show.structure ? 1 : 0);
    return sizes.strip + more * sizes.row + 2.0 * sizes.margin;
}

} // namespace broadside
