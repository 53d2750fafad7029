#include "editor/viewport/paint/pair_painter.h"

#include "core/debug/why/why.h"
#include "editor/viewport/paint/paint_tools.h"

#include <algorithm>

namespace broadside {
namespace {

constexpr std::size_t kMostCells = 4'096; // More cells cannot be told apart.
constexpr double kPairGap = 2.0;          // Logical pixels around a box.
constexpr double kSmallestPair = 10.0;
constexpr float kLetterSize = 15.0F;
constexpr double kLetterGap = 3.0;   // Between a box and its letter.
constexpr double kPlateMargin = 4.0; // Around a letter.

void paintCellsOf(const SceneView& view, const CellTable& table, const std::vector<std::uint64_t>& ids, Mark mark,
                  double inset, DisplayLayerItems& items)
{
    const Meaning& look = view.theme[mark];
    const Aabb seen = view.camera.visibleWorld();
    for (std::size_t i = 0; i < std::min(ids.size(), kMostCells); ++i) {
        const Aabb cell = table.boundsOf(table.cellOfId(ids[i]));
        if (!overlaps(cell, seen) || view.pixels(table.smallerSide()) <= 3.0 * inset)
            continue;
        // A cell that the view cuts off needs no border there.
        const Aabb inner = intersection(grown(cell, -view.metres(inset)), grown(seen, view.metres(16.0)));
        if (!inner.isEmpty())
            items.boxes.push_back({inner, look.fill, look.stroke});
    }
}

/// Nothing if the object is absent or out of sight.
std::optional<Aabb> pinnedBox(const SceneView& view, ObjectId id)
{
    const auto row = view.objects.indexOf(id);
    if (!row)
        return std::nullopt;
    const Aabb bounds = grown(view.objects.boundsOf(*row), view.metres(kPairGap));
    const Aabb box = atLeast(bounds, view.metres(kSmallestPair));
    return overlaps(box, view.camera.visibleWorld()) ? std::optional(box) : std::nullopt;
}

void paintPin(const SceneView& view, ObjectId id, const char* letter, Mark mark, DisplayLayerItems& items)
{
    const auto box = pinnedBox(view, id);
    if (!box)
        return;
    paintPinnedBox(view, id, mark, items);
    DisplayText text;
    text.text = letter;
    text.position = {box->lo.x, box->hi.y};
    text.offset = {0.0, kLetterGap};
    text.size = kLetterSize;
    text.color = view.theme.text;
    text.background = view.theme.plate;
    text.anchor = TextAnchor::BottomLeft;
    items.texts.push_back(std::move(text));
}

} // namespace

void paintPairCells(const SceneView& view, DisplayLayerItems& items)
{
    const std::optional<CellTable> table = view.cellTable();
    if (!view.pair || !table || table->isEmpty())
        return;
    paintCellsOf(view, *table, view.pair->sharedCells, Mark::PairCells, 0.0, items);
    paintCellsOf(view, *table, view.pair->registeredA, Mark::PinA, 2.0, items);
    paintCellsOf(view, *table, view.pair->registeredB, Mark::PinB, 5.0, items);
}

void paintPinnedBox(const SceneView& view, ObjectId id, Mark mark, DisplayLayerItems& items)
{
    if (const auto box = pinnedBox(view, id))
        items.boxes.push_back({*box, {}, {view.theme[mark].stroke.color, 2.0F, LinePattern::Solid}});
}

std::optional<Aabb> placeOfPinLetter(const SceneView& view, ObjectId id)
{
    const auto box = pinnedBox(view, id);
    if (!box)
        return std::nullopt;
    const double size{kLetterSize};
    const Vec2 corner = Vec2{box->lo.x, box->hi.y} + Vec2{0.0, view.metres(kLetterGap)};
    const Vec2 extent{view.metres(approximateTextWidth("A", size)), view.metres(size)};
    return grown(Aabb{corner, corner + extent}, view.metres(kPlateMargin));
}

void paintPair(const SceneView& view, DisplayLayerItems& items)
{
    paintPin(view, view.pins[0], "A", Mark::PinA, items);
    paintPin(view, view.pins[1], "B", Mark::PinB, items);
}

} // namespace broadside
