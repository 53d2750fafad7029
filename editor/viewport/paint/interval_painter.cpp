#include "editor/viewport/paint/interval_painter.h"

#include "editor/document/message_text.h"
#include "editor/viewport/paint/paint_tools.h"
#include "editor/viewport/viewport_messages.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace broadside {
namespace {

// Logical pixels.
constexpr double kBottom = 6.0;        // Distance from the lower edge of the view to the first lane.
constexpr double kLane = 7.0;          // Distance from one lane to the next if there is enough room.
constexpr double kClosestLane = 3.0;   // Distance from one lane to the next if there is little room.
constexpr double kNumberedLane = 15.0; // The same for bars with numbers.
constexpr double kNumberGap = 4.0;     // Between the beginning of a bar and its number.
constexpr float kNumberSize = 9.5F;
constexpr double kLanesShare = 0.18; // Share of the height of the view. More would hide the world.

/// Neighbouring columns of pixels where the same number of intervals overlap.
struct Run {
    std::size_t first;
    std::size_t end;
    int count;
};

/// Cost: O(intervals + columns).
std::vector<Run> runsOf(const SceneView& view, std::span<const StructurePart> intervals)
{
    const auto columns = static_cast<std::size_t>(std::ceil(view.camera.viewSize().x));
    std::vector<int> steps(columns + 1, 0);
    const auto columnAt = [&](double x) {
        const double column = std::floor(view.camera.toScreen({x, 0.0}).x);
        return static_cast<std::size_t>(std::clamp(column, 0.0, static_cast<double>(columns - 1)));
    };
    for (const StructurePart& part : intervals) {
        ++steps[columnAt(part.box.lo.x)];
        --steps[columnAt(part.box.hi.x) + 1];
    }
    std::vector<Run> runs;
    int count = 0;
    for (std::size_t column = 0; column < columns; ++column) {
        count += steps[column];
        if (runs.empty() || runs.back().count != count)
            runs.push_back({column, column, count});
        runs.back().end = column + 1;
    }
    return runs;
}

void paintBands(const SceneView& view, std::span<const StructurePart> intervals, DisplayLayerItems& items)
{
    constexpr int kUsualMost = 8; // Makes a single band faint.
    constexpr double kStrongest = 90.0;
    const std::vector<Run> runs = runsOf(view, intervals);
    int most = kUsualMost;
    for (const Run& run : runs)
        most = std::max(most, run.count);
    const Vec2 viewSize = view.camera.viewSize();
    Fill fill{view.theme[Mark::Structure].fill};
    for (const Run& run : runs) {
        if (run.count == 0)
            continue;
        fill.color.a = static_cast<std::uint8_t>(kStrongest * std::sqrt(static_cast<double>(run.count) / most));
        const Vec2 lo = view.camera.toWorld({static_cast<double>(run.first), viewSize.y});
        const Vec2 hi = view.camera.toWorld({static_cast<double>(run.end), 0.0});
        items.boxes.push_back({{lo, hi}, fill, {}});
    }
}

struct Bar {
    const StructurePart* part;
    std::size_t lane;
};

/// Few intervals have their number in the order of the sweep, which begins at 1.
std::string numberOf(const StructurePart& part) { return std::to_string(part.depth + 1); }

/// The end of a bar with its number, where it has one.
double endOf(const SceneView& view, const StructurePart& part, bool isNumbered)
{
    if (!isNumbered)
        return part.box.hi.x;
    const double number = approximateTextWidth(numberOf(part), kNumberSize) + 2.0 * kNumberGap;
    return std::max(part.box.hi.x, part.box.lo.x + view.metres(number));
}

/// Puts each interval on the lowest lane that is free at its beginning; nothing if it needs more than `most` lanes.
std::vector<Bar> barsOf(const SceneView& view, std::span<const StructurePart> intervals, bool isNumbered,
                        std::size_t most)
{
    const double gap = view.metres(1.0);
    std::vector<Bar> bars;
    bars.reserve(intervals.size());
    for (const StructurePart& part : intervals)
        bars.push_back({&part, 0});
    std::ranges::sort(bars, [](const Bar& a, const Bar& b) {
        const Aabb& x = a.part->box;
        const Aabb& y = b.part->box;
        return x.lo.x != y.lo.x ? x.lo.x < y.lo.x : x.hi.x < y.hi.x;
    });
    std::vector<double> ends; // End of the last bar on each lane.
    for (Bar& bar : bars) {
        const double begin = bar.part->box.lo.x;
        bar.lane = static_cast<std::size_t>(std::ranges::find_if(ends, [&](double end) { return end < begin; }) -
                                            ends.begin());
        if (bar.lane == most)
            return {};
        if (bar.lane == ends.size())
            ends.push_back(0.0);
        ends[bar.lane] = endOf(view, *bar.part, isNumbered) + gap;
    }
    return bars;
}

/// Lines from the ends of a bar to its object: the interval is the object's shadow on the axis.
void paintShadow(const SceneView& view, const StructurePart& part, double top, Rgba color, DisplayLayerItems& items)
{
    const Stroke stroke{faded(color, 0.6), 1.0F, LinePattern::Dotted};
    for (const double x : {part.box.lo.x, part.box.hi.x})
        if (part.box.lo.y > top && overlaps(Aabb{{x, top}, {x, part.box.lo.y}}, view.camera.visibleWorld()))
            items.lines.push_back({{x, top}, {x, part.box.lo.y}, stroke});
}

/// Leaves out a number that would cover another one.
void paintNumber(const SceneView& view, const StructurePart& part, double middle, std::vector<Aabb>& taken,
                 DisplayLayerItems& items)
{
    const double left = std::max(part.box.lo.x, view.camera.visibleWorld().lo.x);
    DisplayText text;
    text.text = numberOf(part);
    const Vec2 half = Vec2{0.5 * approximateTextWidth(text.text, kNumberSize), 0.5 * kNumberSize} * view.metres(1.0);
    text.position = {left + view.metres(kNumberGap) + half.x, middle};
    const Aabb place{text.position - half, text.position + half};
    if (std::ranges::any_of(taken, [&](const Aabb& other) { return overlaps(place, other); }))
        return;
    taken.push_back(place);
    text.size = kNumberSize;
    text.color = view.theme.text;
    text.background = view.theme.plate;
    items.texts.push_back(std::move(text));
}

void paintBars(const SceneView& view, std::span<const StructurePart> intervals, DisplayLayerItems& items)
{
    constexpr std::size_t kMostShadows = 100;
    const double room = kLanesShare * view.camera.viewSize().y;
    const bool isNumbered = intervals.size() <= VisibleStructure::kMostNumbers;
    std::vector<Bar> bars;
    if (isNumbered)
        bars = barsOf(view, intervals, true, static_cast<std::size_t>(room / kNumberedLane));
    const bool hasWideLanes = !bars.empty();
    if (!hasWideLanes)
        bars = barsOf(view, intervals, false, static_cast<std::size_t>(room / kClosestLane));
    std::size_t lanes = 0;
    for (const Bar& bar : bars)
        lanes = std::max(lanes, bar.lane + 1);
    const double pitch =
        std::min(hasWideLanes ? kNumberedLane : kLane, room / static_cast<double>(std::max<std::size_t>(1, lanes)));
    const double thickness = std::max(1.0, std::min(pitch, kLane) - 2.0);
    const Aabb seen = grown(view.camera.visibleWorld(), view.metres(kBeyondView));
    std::vector<Aabb> numbers;
    for (const Bar& bar : bars) {
        const double lane = kBeyondView + kBottom + pitch * static_cast<double>(bar.lane) + 0.5 * (pitch - thickness);
        const double low = seen.lo.y + view.metres(lane);
        const double high = low + view.metres(thickness);
        const Rgba color = view.theme[bar.part->dynamic ? Mark::DynamicObject : Mark::StaticObject].stroke.color;
        const Aabb box{{std::max(bar.part->box.lo.x, seen.lo.x), low}, {std::min(bar.part->box.hi.x, seen.hi.x), high}};
        items.boxes.push_back({box, Fill{color}, {}});
        if (bars.size() <= kMostShadows)
            paintShadow(view, *bar.part, high, color, items);
        if (isNumbered)
            paintNumber(view, *bar.part, 0.5 * (low + high), numbers, items);
    }
}

} // namespace

void paintIntervals(const SceneView& view, std::span<const StructurePart> intervals, DisplayLayerItems& items)
{
    paintBands(view, intervals, items);
    paintBars(view, intervals, items);
}

void paintOwnIntervals(const SceneView& view, std::span<const StructurePart> intervals, DisplayList& list)
{
    const Meaning& look = view.theme[Mark::HoveredCells];
    const Aabb seen = grown(view.camera.visibleWorld(), view.metres(kBeyondView));
    for (const StructurePart& part : intervals) {
        const Aabb band = intersection({{part.box.lo.x, seen.lo.y}, {part.box.hi.x, seen.hi.y}}, seen);
        if (band.isEmpty())
            continue;
        list[DisplayLayer::Cells].boxes.push_back({band, look.fill, look.stroke});
        DisplayText text;
        text.text = translatedUtf8(
            texts::intervalLabel(part.box.lo.x, part.box.hi.x, static_cast<std::uint64_t>(part.depth) + 1));
        text.position = {part.box.hi.x, view.camera.visibleWorld().lo.y};
        text.offset = {5.0, kLanesShare * view.camera.viewSize().y};
        text.size = 10.5F;
        text.color = view.theme.text;
        text.background = view.theme.plate;
        text.anchor = TextAnchor::BottomLeft;
        list[DisplayLayer::Labels].texts.push_back(std::move(text));
    }
}

} // namespace broadside
