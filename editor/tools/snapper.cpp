#include "editor/tools/snapper.h"

#include "core/scene/layers.h"
#include "editor/session/object_name.h"
#include "editor/widgets/words/length_text.h"
#include "editor/widgets/words/number_text.h"

#include <algorithm>
#include <cmath>

namespace broadside {

/// One of the two axes: its coordinate, and the other one.
struct Snapper::Axis {
    double Vec2::*along;
    double Vec2::*across;
    bool isX;

    [[nodiscard]] Stretch stretchOf(const Aabb& box) const { return {box.lo.*along, box.hi.*along}; }
    [[nodiscard]] Stretch acrossOf(const Aabb& box) const { return {box.lo.*across, box.hi.*across}; }
    /// The box with its extent along `axis` replaced by `stretch`.
    [[nodiscard]] Aabb with(Aabb box, double Vec2::*axis, Stretch stretch) const
    {
        box.lo.*axis = stretch.lo;
        box.hi.*axis = stretch.hi;
        return box;
    }
    [[nodiscard]] Vec2 point(double onAxis, double beside) const
    {
        return isX ? Vec2{onAxis, beside} : Vec2{beside, onAxis};
    }

    static const Axis x;
    static const Axis y;
};

const Snapper::Axis Snapper::Axis::x{&Vec2::x, &Vec2::y, true};
const Snapper::Axis Snapper::Axis::y{&Vec2::y, &Vec2::x, false};

namespace {

Stretch grownBy(Stretch stretch, double by) { return {stretch.lo - by, stretch.hi + by}; }

void addLines(Stretch along, Stretch across, ObjectId object, std::vector<SnapLine>& lines)
{
    for (const SnapPart part : {SnapPart::Low, SnapPart::High, SnapPart::Middle})
        lines.push_back({.at = along.part(part), .object = object, .of = part, .across = across});
}

double offsetToLineAlong(const std::optional<AxisSnap>& snap, Stretch stretch)
{
    return snap ? snap->line.at - stretch.part(snap->part) : 0.0;
}

QString exactly(double metres) { return lengthText(metres, 6); }

} // namespace

Vec2 Snap::offsetToLines(const Aabb& box) const noexcept
{
    return {offsetToLineAlong(x, {box.lo.x, box.hi.x}), offsetToLineAlong(y, {box.lo.y, box.hi.y})};
}

Snap Snapper::snap(const SnapSubject& subject) const
{
    if (m_settings.isOn == subject.inverted)
        return {};
    return {along(Axis::x, subject), along(Axis::y, subject)};
}

Vec2 Snapper::snapPoint(Vec2 point, const SnapSubject& like, Snap* made) const
{
    SnapSubject subject = like;
    subject.box = {point, point};
    subject.x = like.x == 0 ? 0 : kMiddlePart;
    subject.y = like.y == 0 ? 0 : kMiddlePart;
    const Snap snap = this->snap(subject);
    if (made)
        *made = snap;
    return {snap.x ? snap.x->line.at : point.x, snap.y ? snap.y->line.at : point.y};
}

std::optional<AxisSnap> Snapper::along(const Axis& axis, const SnapSubject& subject) const
{
    const SnapParts parts = axis.isX ? subject.x : subject.y;
    if (parts == 0)
        return std::nullopt;
    std::vector<SnapLine> lines;
    if (m_settings.uses(SnapSource::Guides) && m_guidesShown && !subject.isGuide)
        addGuides(axis, subject, lines);
    if (m_settings.uses(SnapSource::Objects))
        addObjects(axis, subject, lines);
    if (m_settings.uses(SnapSource::Gaps) && parts == kAllParts)
        addGaps(axis, subject, lines);
    if (m_settings.uses(SnapSource::Cells))
        addCells(axis, subject, lines);
    const Stretch moving = axis.stretchOf(subject.box);
    if (auto snap = nearestLine(moving, parts, lines, kTolerance * subject.metresPerPixel))
        return snap;
    if (m_settings.uses(SnapSource::Grid))
        return nearestMultiple(moving, parts, m_settings.gridStep, SnapSource::Grid);
    if (m_settings.uses(SnapSource::Pixels)) // only the low edge snaps: the width may not be a whole number of pixels
        return nearestMultiple(moving, (parts & kLowPart) != 0 ? kLowPart : parts, 1.0 / m_settings.pixelsPerMetre,
                               SnapSource::Pixels);
    return std::nullopt;
}

/// Present and visible rows near the box that do not move.
std::vector<ObjectIndex> Snapper::others(const Aabb& box, const SnapSubject& subject) const
{
    const ObjectTable& objects = m_shownWorld.objects();
    std::vector<ObjectIndex> rows = m_shownWorld.objectsNear(box);
    if (rows.size() > kMostOthers)
        return {}; // so many lines cannot be told apart
    const TableLayers layers(objects, m_shownWorld.layers());
    std::erase_if(rows, [&](ObjectIndex row) {
        return !layers.isVisible(row) || std::ranges::binary_search(subject.moving, objects.idOf(row));
    });
    return rows;
}

void Snapper::addGuides(const Axis& axis, const SnapSubject& subject, std::vector<SnapLine>& lines) const
{
    for (const double at : m_shownWorld.guides().along(axis.isX ? GuideAxis::X : GuideAxis::Y))
        lines.push_back({.at = at, .source = SnapSource::Guides, .across = axis.acrossOf(subject.box)});
}

void Snapper::addObjects(const Axis& axis, const SnapSubject& subject, std::vector<SnapLine>& lines) const
{
    const double tolerance = kTolerance * subject.metresPerPixel;
    const double reach = kReach * subject.metresPerPixel;
    const Aabb strip = axis.with(axis.with(subject.box, axis.along, grownBy(axis.stretchOf(subject.box), tolerance)),
                                 axis.across, grownBy(axis.acrossOf(subject.box), reach));
    const ObjectTable& objects = m_shownWorld.objects();
    for (const ObjectIndex row : others(strip, subject)) {
        const Aabb& box = objects.boundsOf(row);
        addLines(axis.stretchOf(box), axis.acrossOf(box), objects.idOf(row), lines);
    }
    const Aabb world{{0.0, 0.0}, {m_shownWorld.world().width, m_shownWorld.world().height}};
    addLines(axis.stretchOf(world), axis.acrossOf(world), {}, lines);
}

void Snapper::addGaps(const Axis& axis, const SnapSubject& subject, std::vector<SnapLine>& lines) const
{
    const double reach = kReach * subject.metresPerPixel;
    const Aabb row = axis.with(subject.box, axis.along, grownBy(axis.stretchOf(subject.box), reach));
    const ObjectTable& objects = m_shownWorld.objects();
    std::vector<Stretch> stretches;
    for (const ObjectIndex index : others(row, subject))
        stretches.push_back(axis.stretchOf(objects.boundsOf(index)));
    for (SnapLine& line : gapLines(axis.stretchOf(subject.box), stretches)) {
        line.across = axis.acrossOf(subject.box);
        lines.push_back(line);
    }
}

/// Both borders of the cells in which the low, middle and high parts lie.
void Snapper::addCells(const Axis& axis, const SnapSubject& subject, std::vector<SnapLine>& lines) const
{
    const std::optional<CellTable> table = m_shownWorld.cellTable();
    if (!table || table->isEmpty())
        return;
    const Vec2 center = subject.box.center();
    const Stretch moving = axis.stretchOf(subject.box);
    for (const SnapPart part : {SnapPart::Low, SnapPart::Middle, SnapPart::High}) {
        const Aabb cell = table->boundsOf(table->cellAt(axis.point(moving.part(part), center.*axis.across)));
        for (const double at : {cell.lo.*axis.along, cell.hi.*axis.along})
            lines.push_back({.at = at, .source = SnapSource::Cells, .across = axis.acrossOf(subject.box)});
    }
}

std::vector<ToolOverlay::Line> Snapper::linesOf(const Snap& snap, const Aabb& box)
{
    using Line = ToolOverlay::Line;
    std::vector<Line> lines;
    const auto add = [&](const std::optional<AxisSnap>& found, const Axis& axis) {
        if (!found || found->line.source == SnapSource::Grid || found->line.source == SnapSource::Pixels)
            return; // the grid is visible anyway
        const Stretch own = axis.acrossOf(box);
        if (found->line.source == SnapSource::Gaps) {
            for (const Stretch& gap : found->line.gaps)
                lines.push_back({axis.point(gap.lo, own.part(SnapPart::Middle)),
                                 axis.point(gap.hi, own.part(SnapPart::Middle)), Line::Kind::Gap});
            return;
        }
        lines.push_back({axis.point(found->line.at, std::min(own.lo, found->line.across.lo)),
                         axis.point(found->line.at, std::max(own.hi, found->line.across.hi)), Line::Kind::Guide});
    };
    add(snap.x, Axis::x);
    add(snap.y, Axis::y);
    return lines;
}

QString Snapper::textOf(const Snap& snap) const
{
    if (snap.x && snap.y)
        return tr("x: %1; y: %2").arg(wordsOf(*snap.x, Axis::x), wordsOf(*snap.y, Axis::y));
    return snap.x   ? tr("x: %1").arg(wordsOf(*snap.x, Axis::x))
           : snap.y ? tr("y: %1").arg(wordsOf(*snap.y, Axis::y))
                    : QString();
}

QString Snapper::wordsOf(const AxisSnap& snap, const Axis& axis) const
{
    const SnapLine& line = snap.line;
    switch (line.source) {
    case SnapSource::Gaps:
        return tr("equal gaps of %1").arg(exactly(line.gaps[0].hi - line.gaps[0].lo));
    case SnapSource::Guides:
        return tr("guide at %1").arg(exactly(line.at));
    case SnapSource::Cells:
        return tr("cell border at %1").arg(exactly(line.at));
    case SnapSource::Grid:
        return tr("grid, %1").arg(exactly(line.at));
    case SnapSource::Pixels:
        return tr("pixel %1").arg(rounded(line.at * m_settings.pixelsPerMetre, 6));
    case SnapSource::Objects:
        break;
    }
    const auto row = m_shownWorld.objects().indexOf(line.object);
    const QString owner = line.object.isNull() ? tr("the world")
                          : row                ? shownName(m_shownWorld.objects().objectOf(*row))
                                               : tr("an object");
    switch (line.of) {
    case SnapPart::Low:
        return (axis.isX ? tr("left edge of %1") : tr("bottom edge of %1")).arg(owner);
    case SnapPart::High:
        return (axis.isX ? tr("right edge of %1") : tr("top edge of %1")).arg(owner);
    case SnapPart::Middle:
        break;
    }
    return tr("centre of %1").arg(owner);
}

} // namespace broadside
