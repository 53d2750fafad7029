#include "editor/viewport/paint/legend/legend_layout.h"

#include "editor/document/message_text.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/viewport_messages.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

double widthOf(const LegendEntries& row, const LegendSizes& sizes)
{
    double width = 2.0 * sizes.padding - sizes.column;
    for (const LegendEntry& entry : row)
        width += widthOf(entry, sizes) + sizes.column;
    return width;
}

/// Puts the entries into rows of this width. The first entry may be added to the last row if `joins`.
void addRows(std::vector<LegendEntries>& rows, const LegendEntries& entries, double width, bool joins,
             const LegendSizes& sizes)
{
    for (const LegendEntry& entry : entries) {
        if (std::exchange(joins, true) && !rows.empty()) {
            LegendEntries longer = rows.back();
            longer.push_back(entry);
            if (widthOf(longer, sizes) <= width) {
                rows.back() = std::move(longer);
                continue;
            }
        }
        rows.push_back({entry});
    }
}

bool isStrip(LegendPlace place) noexcept { return place == LegendPlace::TopStrip || place == LegendPlace::BottomStrip; }

ScreenBox plateAt(LegendPlace place, Vec2 size, Vec2 viewSize, const LegendSizes& sizes)
{
    using enum LegendPlace;
    const bool isLeft = place == TopLeft || place == BottomLeft;
    const bool isBottom = place == BottomStrip || place == BottomRight || place == BottomLeft;
    return {{isLeft ? sizes.margin : viewSize.x - sizes.margin - size.x,
             isBottom ? viewSize.y - sizes.margin - size.y : sizes.margin},
            size};
}

/// A strip has rows as wide as the view. A column has a row for each entry.
std::vector<LegendEntries> rowsAt(LegendPlace place, const SceneView& view, double room, const LegendSizes& sizes)
{
    std::vector<LegendEntries> rows;
    if (!isStrip(place)) {
        for (const LegendEntries& entries : {legendEntries(view), legendNotes(view, true, true)})
            for (const LegendEntry& entry : entries)
                rows.push_back({entry});
        return rows;
    }
    addRows(rows, legendEntries(view), room, true, sizes);
    LegendEntries notes = legendNotes(view, false, true);
    if (widthOf(notes, sizes) > room)
        notes = legendNotes(view, true, false);
    // In a narrow view, separate rows would cover the world. In a wide view, the usual entries would move.
    addRows(rows, notes, room, rows.size() > 1, sizes);
    return rows;
}

} // namespace

Aabb inWorld(const Camera2D& camera, const ScreenBox& box)
{
    return {camera.toWorld({box.topLeft.x, box.topLeft.y + box.size.y}),
            camera.toWorld({box.topLeft.x + box.size.x, box.topLeft.y})};
}

double widthOf(const LegendEntry& entry, const LegendSizes& sizes)
{
    const double name = approximateTextWidth(entry.name, sizes.text);
    const double whole = approximateTextWidth(entry.text(), sizes.text);
    return sizes.sampleWidth + sizes.sampleGap + std::max(name + sizes.scale * entry.countRoom, whole);
}

LegendLayout legendLayoutAt(LegendPlace place, const SceneView& view, const LegendSizes& sizes)
{
    const Vec2 viewSize = view.camera.viewSize();
    const double foldRoom = view.foldsLegend ? sizes.fold : 0.0;
    std::vector<LegendEntries> rows = rowsAt(place, view, viewSize.x - 2.0 * sizes.margin - foldRoom, sizes);
    double width = 0.0;
    for (const LegendEntries& row : rows)
        width = std::max(width, widthOf(row, sizes));
    const Vec2 size{width + foldRoom, sizes.strip + sizes.row * static_cast<double>(rows.size() - 1)};
    LegendLayout layout{sizes, plateAt(place, size, viewSize, sizes), {}, {}};
    if (view.foldsLegend)
        layout.fold = ScreenBox{layout.plate.topLeft + Vec2{size.x - sizes.fold, 0.0}, {sizes.fold, sizes.strip}};
    Vec2 at = layout.plate.topLeft + Vec2{sizes.padding, 0.5 * sizes.strip};
    for (LegendEntries& row : rows) {
        double x = at.x;
        for (LegendEntry& entry : row) {
            const double entryWidth = widthOf(entry, sizes);
            layout.entries.push_back({std::move(entry), {x, at.y}});
            x += entryWidth + sizes.column;
        }
        at.y += sizes.row;
    }
    return layout;
}

LegendLayout foldedLegendAt(LegendPlace place, const SceneView& view, const LegendSizes& sizes)
{
    const double name = approximateTextWidth(translatedUtf8(texts::legendName()), sizes.text);
    const bool canUnfold = !view.show.legend;
    const Vec2 size{sizes.padding + name + (canUnfold ? sizes.fold : sizes.padding), sizes.strip};
    const ScreenBox plate = plateAt(place, size, view.camera.viewSize(), sizes);
    return {sizes, plate, canUnfold ? std::optional(plate) : std::nullopt, {}, true};
}

} // namespace broadside
