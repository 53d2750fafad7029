#include "editor/viewport/legend_painter.h"

#include "core/base/text.h"
#include "editor/viewport/highlight_painter.h"
#include "editor/viewport/paint_tools.h"

#include <array>
#include <string>

namespace broadside {
namespace {

// Logical pixels.
constexpr double kMargin = 10.0;
constexpr double kPadding = 10.0;
constexpr double kRow = 19.0;
constexpr double kSampleWidth = 18.0;
constexpr double kSampleHeight = 10.0;
constexpr double kGap = 7.0;     // Between sample and words.
constexpr double kColumn = 14.0; // Between two entries of a strip.
constexpr double kCount = 22.0;
constexpr float kTextSize = 11.0F;
constexpr double kBoxWidth = 196.0;

constexpr std::size_t kEntries = 5;

struct Entry {
    Mark mark;
    std::string count; ///< Empty while nothing is under the mouse.
};

std::array<Entry, kEntries> entriesOf(const HoverInfo& hover)
{
    const auto count = [&](std::uint64_t number) { return hover.isEmpty() ? std::string{} : groupedNumber(number); };
    return {
        Entry{Mark::Hovered, {}},
        Entry{Mark::HoveredCells, hover.cells ? count(hover.cellCount) : std::string{}},
        Entry{Mark::PotentialCollider, count(hover.candidates.size())},
        Entry{Mark::BoxOverlap, count(hover.boxOverlaps.size())},
        Entry{Mark::ShapeOverlap, count(hover.overlaps.size())},
    };
}

/// A rectangle on the screen; y down, as the screen has it.
struct ScreenBox {
    Vec2 topLeft;
    Vec2 size;

    [[nodiscard]] bool isNear(const ScreenBox& other, double reach) const noexcept
    {
        return overlaps(grown({topLeft, topLeft + size}, reach), Aabb{other.topLeft, other.topLeft + other.size});
    }
};

Aabb inWorld(const Camera2D& camera, const ScreenBox& box)
{
    return {camera.toWorld({box.topLeft.x, box.topLeft.y + box.size.y}),
            camera.toWorld({box.topLeft.x + box.size.x, box.topLeft.y})};
}

/// What is looked at, on the screen: the point, or the object unless it fills the view.
std::optional<ScreenBox> lookedAt(const SceneView& view)
{
    if (view.hover.point)
        return ScreenBox{view.camera.toScreen(*view.hover.point), {}};
    const auto row = view.objects.indexOf(view.hover.object);
    if (!row)
        return std::nullopt;
    const Aabb& box = view.objects.boundsOf(*row);
    const Vec2 topLeft = view.camera.toScreen({box.lo.x, box.hi.y});
    const Vec2 size = view.camera.toScreen({box.hi.x, box.lo.y}) - topLeft;
    if (size.x > 0.5 * view.camera.viewSize().x || size.y > 0.5 * view.camera.viewSize().y)
        return std::nullopt;
    return ScreenBox{topLeft, size};
}

/// Sample and words, with room for a count, so that nothing moves as counts change.
double entryWidth(const Entry& entry, const Theme& theme)
{
    const double words = approximateTextWidth(theme[entry.mark].name, kTextSize);
    return kSampleWidth + kGap + words + (entry.mark == Mark::Hovered ? 0.0 : kCount);
}

/// A sample and its meaning with the count, beginning at the left end of the entry's middle line.
void paintEntry(const SceneView& view, const Entry& entry, Vec2 leftMiddle, DisplayLayerItems& items)
{
    const Meaning& look = view.theme[entry.mark];
    const ScreenBox sample{leftMiddle - Vec2{0.0, 0.5 * kSampleHeight}, {kSampleWidth, kSampleHeight}};
    items.boxes.push_back({inWorld(view.camera, sample), look.fill, look.stroke});
    DisplayText text;
    text.position = view.camera.toWorld(leftMiddle + Vec2{kSampleWidth + kGap, 0.5 * kTextSize + 1.0});
    text.text = look.name;
    if (!entry.count.empty())
        text.text += ": " + entry.count;
    text.size = kTextSize;
    text.color = view.theme.text;
    text.anchor = TextAnchor::BottomLeft;
    items.texts.push_back(std::move(text));
}

double stripWidth(const std::array<Entry, kEntries>& entries, const Theme& theme)
{
    double width = 2.0 * kPadding - kColumn;
    for (const Entry& entry : entries)
        width += entryWidth(entry, theme) + kColumn;
    return width;
}

constexpr double kStripHeight = 26.0;
constexpr double kNarrowestStripView = 780.0; // A strip with the usual words fits into this.
constexpr double kBoxHeight = 2.0 * kPadding + kRow * static_cast<double>(kEntries);

bool hasStrip(Vec2 viewSize) noexcept { return viewSize.x >= kNarrowestStripView && viewSize.y >= 8.0 * kStripHeight; }

// Smaller, and it would be the picture.
bool hasBox(Vec2 viewSize) noexcept { return viewSize.x >= 2.0 * kBoxWidth && viewSize.y >= 3.0 * kBoxHeight; }

void paintPlate(const SceneView& view, const ScreenBox& box, DisplayLayerItems& items)
{
    items.boxes.push_back({inWorld(view.camera, box), Fill{view.theme.plate},
                           Stroke{faded(view.theme[Mark::WorldFrame].stroke.color, 0.5), 1.0F}});
}

void paintStrip(const SceneView& view, const std::array<Entry, kEntries>& entries, DisplayLayerItems& items)
{
    const Vec2 viewSize = view.camera.viewSize();
    const double width = stripWidth(entries, view.theme);
    ScreenBox strip{{viewSize.x - kMargin - width, kMargin}, {width, kStripHeight}};
    if (const auto looked = lookedAt(view); looked && strip.isNear(*looked, kMargin))
        strip.topLeft.y = viewSize.y - kMargin - kStripHeight;
    paintPlate(view, strip, items);
    Vec2 at = strip.topLeft + Vec2{kPadding, 0.5 * kStripHeight};
    for (const Entry& entry : entries) {
        paintEntry(view, entry, at, items);
        at.x += entryWidth(entry, view.theme) + kColumn;
    }
}

void paintBox(const SceneView& view, const std::array<Entry, kEntries>& entries, DisplayLayerItems& items)
{
    ScreenBox box{{view.camera.viewSize().x - kMargin - kBoxWidth, kMargin}, {kBoxWidth, kBoxHeight}};
    if (const auto looked = lookedAt(view); looked && box.isNear(*looked, kMargin))
        box.topLeft.x = kMargin;
    paintPlate(view, box, items);
    Vec2 at = box.topLeft + Vec2{kPadding, kPadding + 0.5 * kRow};
    for (const Entry& entry : entries) {
        paintEntry(view, entry, at, items);
        at.y += kRow;
    }
}

} // namespace

void paintLegend(const SceneView& view, DisplayLayerItems& items)
{
    const std::array<Entry, kEntries> entries = entriesOf(view.hover);
    if (hasStrip(view.camera.viewSize()))
        paintStrip(view, entries, items);
    else if (hasBox(view.camera.viewSize()))
        paintBox(view, entries, items);
}

double legendReserve(Vec2 viewSize) noexcept { return hasStrip(viewSize) ? kStripHeight + 2.0 * kMargin : 0.0; }

} // namespace broadside
