#include "editor/viewport/paint/legend/below_legend.h"

#include <algorithm>
#include <array>
#include <span>

namespace broadside {
namespace {

constexpr double kRoomOfPin = 8.0;           // Logical pixels around a pinned object.
constexpr std::size_t kMostFindings = 100;   // More objects of one sort are everywhere.
constexpr std::size_t kMostCounted = 20'000; // Objects.

template<class T>
std::span<const T> firstOf(std::span<const T> all)
{
    return all.first(std::min(kMostFindings, all.size()));
}

} // namespace

BelowLegend::BelowLegend(const SceneView& view)
    : m_view(view)
    , m_seen(view.camera.visibleWorld())
{
    for (const ObjectId pin : view.pins)
        add(pin, kRoomOfPin, m_pins);
    for (const Audit::Miss& miss : firstOf(view.missed))
        for (const ObjectId id : {miss.pair.a, miss.pair.b})
            add(id, 0.0, m_findings);
    for (const FoundPassage& found : firstOf(view.passages))
        for (const ObjectId id : {found.passage.object, found.passage.through})
            add(id, 0.0, m_findings);
    for (const ObjectId id : firstOf(view.selection))
        add(id, 0.0, m_findings);
    for (const ObjectIndex row : firstOf(view.faulty))
        add(view.objects.idOf(row), 0.0, m_findings);
    add(view.hover.object, 0.0, m_hovered);
}

/// Leaves out an object that fills the view: no place is free of it.
void BelowLegend::add(ObjectId id, double room, std::vector<Aabb>& boxes) const
{
    const auto row = m_view.objects.indexOf(id);
    if (!row)
        return;
    const Aabb& box = m_view.objects.boundsOf(*row);
    if (overlaps(box, m_seen) && box.width() <= 0.5 * m_seen.width() && box.height() <= 0.5 * m_seen.height())
        boxes.push_back(grown(box, m_view.metres(room)));
}

LegendCover BelowLegend::under(const LegendLayout& layout) const
{
    const Aabb plate = inWorld(m_view.camera, layout.plate);
    const auto isUnder = [&](const Aabb& box) { return overlaps(plate, box); };
    const auto countIn = [&](std::span<const Aabb> boxes) {
        return static_cast<std::size_t>(std::ranges::count_if(boxes, isUnder));
    };
    LegendCover cover{countIn(m_pins) + countIn(m_view.hidden), countIn(m_findings), 0.0, 0};
    if (layout.isFolded)
        return cover;
    cover.edges = edgesUnder(plate);
    if (isNearPointer(layout))
        ++cover.evidence;
    if (m_view.visible.size() <= kMostCounted)
        cover.objects = static_cast<std::size_t>(std::ranges::count_if(
            m_view.visible, [&](ObjectIndex row) { return isUnder(m_view.objects.boundsOf(row)); }));
    return cover;
}

double BelowLegend::edgesUnder(const Aabb& plate) const
{
    const Vec2 size{m_view.world.width, m_view.world.height};
    const std::array edges{Aabb{{0.0, 0.0}, {size.x, 0.0}}, Aabb{{0.0, size.y}, size}, Aabb{{0.0, 0.0}, {0.0, size.y}},
                           Aabb{{size.x, 0.0}, size}};
    double length = 0.0;
    for (const Aabb& edge : edges)
        if (overlaps(edge, plate)) {
            const Aabb under = intersection(edge, plate);
            length += m_view.pixels(under.width() + under.height());
        }
    return length;
}

/// What can be clicked must not move away from the pointer.
bool BelowLegend::isNearPointer(const LegendLayout& layout) const
{
    const double margin = layout.sizes.margin;
    const Aabb near = grown(inWorld(m_view.camera, layout.plate), m_view.metres(margin));
    if (std::ranges::any_of(m_hovered, [&](const Aabb& box) { return overlaps(near, box); }))
        return true;
    if (!m_view.hover.point || hasLegendLists(m_view))
        return false;
    const ScreenBox pointer{m_view.camera.toScreen(*m_view.hover.point), {}};
    const bool comesToFold = layout.fold && layout.fold->isNear(pointer, 4.0 * layout.sizes.fold);
    return !comesToFold && layout.plate.isNear(pointer, margin);
}

} // namespace broadside
