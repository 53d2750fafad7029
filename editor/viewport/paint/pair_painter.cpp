#include "editor/viewport/paint/pair_painter.h"

#include "core/debug/why/why.h"
#include "editor/viewport/paint/legend_painter.h"
#include "editor/viewport/paint/paint_tools.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

namespace broadside {
namespace {

constexpr std::size_t kMostCells = 4'096; // More cells cannot be told apart.
constexpr double kPairGap = 2.0;          // Logical pixels around a box.
constexpr double kSmallestPair = 10.0;
constexpr float kLetterSize = 15.0F;
constexpr Vec2 kLetterPlate{19.0, 22.0}; // Size of a letter with its plate, in logical pixels.
constexpr Vec2 kLetterInset{4.0, 2.0};   // From the corner of the plate to the letter.

struct Pin {
    char letter;
    Mark mark;
};
constexpr std::array kPins{Pin{'A', Mark::PinA}, Pin{'B', Mark::PinB}};

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

using CellIdList = std::vector<std::uint64_t>;

CellIdList onlyIn(const CellIdList& ids, const CellIdList& others)
{
    CellIdList only;
    std::ranges::set_difference(ids, others, std::back_inserter(only));
    return only;
}

} // namespace

void paintPairCells(const SceneView& view, DisplayLayerItems& items)
{
    const std::optional<CellTable> table = view.cellTable();
    if (!view.pair || !table || table->isEmpty())
        return;
    const CellIdList& a = view.pair->registeredA;
    const CellIdList& b = view.pair->registeredB;
    CellIdList both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    paintCellsOf(view, *table, both, Mark::PairCells, 0.0, items);
    paintCellsOf(view, *table, onlyIn(a, both), Mark::PinA, 2.0, items);
    paintCellsOf(view, *table, onlyIn(b, both), Mark::PinB, 5.0, items);
}

void paintPinnedBox(const SceneView& view, ObjectId id, Mark mark, DisplayLayerItems& items)
{
    if (const auto box = pinnedBox(view, id))
        items.boxes.push_back({*box, {}, {view.theme[mark].stroke.color, 2.0F, LinePattern::Solid}});
}

std::vector<PinLetter> pinLetters(const SceneView& view)
{
    constexpr std::size_t kMostMisses = 100; // Of more, some may be covered.
    std::array<std::optional<Aabb>, kPins.size()> boxes;
    LabelPlaces places(view.camera);
    for (std::size_t i = 0; i < kPins.size(); ++i)
        if ((boxes[i] = pinnedBox(view, view.pins[i])))
            places.keepClear(*boxes[i]);
    for (const Audit::Miss& miss : view.missed.first(std::min(kMostMisses, view.missed.size())))
        for (const ObjectId id : {miss.pair.a, miss.pair.b})
            if (const auto box = pinnedBox(view, id))
                places.keepClear(*box);
    for (const Aabb& handle : placesOfHandles(view))
        places.keepClear(handle);
    if (const auto legend = legendBox(view))
        places.keepClear(*legend);
    std::vector<PinLetter> letters;
    for (std::size_t i = 0; i < kPins.size(); ++i)
        if (boxes[i])
            letters.push_back(
                {kPins[i].letter, *boxes[i], places.take(*boxes[i], kLetterPlate, LabelPlaces::Side::Above)});
    return letters;
}

void paintPair(const SceneView& view, DisplayLayerItems& items)
{
    for (std::size_t i = 0; i < kPins.size(); ++i)
        paintPinnedBox(view, view.pins[i], kPins[i].mark, items);
    for (const PinLetter& pin : pinLetters(view)) {
        if (pin.place.isApart)
            paintLeader(view, pin.place.box, pin.object, items);
        DisplayText text;
        text.text = pin.letter;
        text.position = pin.place.box.lo;
        text.offset = kLetterInset;
        text.size = kLetterSize;
        text.color = view.theme.text;
        text.background = view.theme.plate;
        text.anchor = TextAnchor::BottomLeft;
        items.texts.push_back(std::move(text));
    }
}

} // namespace broadside
