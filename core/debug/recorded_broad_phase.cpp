#include "core/debug/recorded_broad_phase.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <tuple>

namespace broadside {
namespace {

constexpr double kFloatStep = 0x1p-22; // relative: two roundings of floats
constexpr double kDoubleStep = 0x1p-51;

double farthest(const Aabb& box)
{
    return std::max({std::abs(box.lo.x), std::abs(box.lo.y), std::abs(box.hi.x), std::abs(box.hi.y)});
}

bool contains(const CellRange& outer, const CellRange& inner) { return intersection(outer, inner) == inner; }

auto inCellOrder(const RecordedBroadPhase::Cells& cells)
{
    return std::tuple(cells.object, cells.range.first.y, cells.range.first.x, cells.range.last.y, cells.range.last.x);
}

/// @pre ascending by object
std::span<const RecordedBroadPhase::Cells> ofObject(const std::vector<RecordedBroadPhase::Cells>& cells,
                                                    ObjectIndex object)
{
    const auto first = std::ranges::lower_bound(cells, object, {}, &RecordedBroadPhase::Cells::object);
    const auto end = std::ranges::upper_bound(cells, object, {}, &RecordedBroadPhase::Cells::object);
    return {first, end};
}

} // namespace

void RecordedBroadPhase::take(const ObjectTable& objects, Record record, bool follows)
{
    m_objects = &objects;
    takeCandidates(std::move(record.candidates));
    takeCells(std::move(record.cells), follows);
    m_hasBoxes = record.boxes.has_value();
    m_boxesAreDoubles = record.boxesAreDoubles;
    m_boxes.clear();
    if (m_hasBoxes) {
        m_boxes = std::move(*record.boxes);
        std::ranges::stable_sort(m_boxes, {}, &Box::object);
    }
}

void RecordedBroadPhase::takeCandidates(std::vector<IndexPair> pairs)
{
    const ObjectTable& objects = *m_objects;
    m_ignored = {};
    std::ranges::sort(pairs);
    const auto isThere = [&](ObjectIndex row) { return row < objects.rowCount() && objects.isPresent(row); };
    m_candidates.clear();
    for (const IndexPair pair : pairs) {
        if (!isThere(pair.a) || !isThere(pair.b))
            ++m_ignored.absent;
        else if (!canCollide(objects.filterOf(pair.a), objects.filterOf(pair.b)))
            ++m_ignored.cannotCollide;
        else if (!m_candidates.empty() && m_candidates.back() == pair)
            ++m_ignored.repeated;
        else
            m_candidates.push_back(pair);
    }
    // Counting sort by row, each pair from both sides.
    m_starts.assign(objects.rowCount() + 1, 0);
    for (const IndexPair pair : m_candidates) {
        ++m_starts[pair.a];
        ++m_starts[pair.b];
    }
    std::size_t sum = 0;
    for (std::size_t& start : m_starts) {
        sum += start;
        start = sum;
    }
    m_partners.resize(sum);
    for (auto pair = m_candidates.rbegin(); pair != m_candidates.rend(); ++pair) {
        m_partners[--m_starts[pair->a]] = pair->b;
        m_partners[--m_starts[pair->b]] = pair->a;
    }
}

void RecordedBroadPhase::takeCells(std::optional<std::vector<Cells>> cells, bool follows)
{
    const ObjectTable& objects = *m_objects;
    const bool compares = follows && m_hasCells && cells;
    m_hasCells = cells.has_value();
    m_cellsBefore.swap(m_cells);
    m_cells.clear();
    if (cells)
        m_cells = std::move(*cells);
    std::ranges::sort(m_cells, {}, inCellOrder);
    if (!compares)
        m_fitted.clear();
    m_fitted.resize(objects.rowCount());
    m_unchanged.assign(objects.rowCount(), false);
    if (!m_hasCells || !m_table)
        return;
    objects.forEach([&](ObjectIndex row) {
        const CellRange wanted = wantedCellsOf(row);
        const bool fits = wanted.isEmpty() || covers(row, wanted);
        const auto before = ofObject(m_cellsBefore, row);
        const bool isSame = compares && std::ranges::equal(before, rangesOf(row));
        m_unchanged[row] = isSame && !fits && m_fitted[row];
        m_fitted[row] = fits || (isSame && m_fitted[row]);
    });
}

std::span<const RecordedBroadPhase::Cells> RecordedBroadPhase::rangesOf(ObjectIndex index) const
{
    return ofObject(m_cells, index);
}

const Aabb* RecordedBroadPhase::registeredBoxOf(ObjectIndex index) const
{
    const auto found = std::ranges::lower_bound(m_boxes, index, {}, &Box::object);
    return found != m_boxes.end() && found->object == index ? &found->box : nullptr;
}

/// In which an object is to be registered. Those that it only touches do not count: a game whose y grows downwards
/// gives borders to the other side.
CellRange RecordedBroadPhase::wantedCellsOf(ObjectIndex index) const
{
    constexpr double kTouch = 1e-3; // of what floats may be off by
    const Aabb& box = m_objects->boundsOf(index);
    const Aabb inner = grown(box, -kTouch * cellSlack(box));
    return m_table->clipped(m_table->cellsOf(inner.isEmpty() ? box : inner));
}

/// Whether the object is registered in each of these cells. Ranges of one object overlap seldom; cells are counted one
/// by one only where they do not lie in a single range.
bool RecordedBroadPhase::covers(ObjectIndex index, const CellRange& cells) const
{
    const auto ranges = rangesOf(index);
    if (std::ranges::any_of(ranges, [&](const Cells& one) { return contains(one.range, cells); }))
        return true;
    constexpr std::int64_t kMostCounted = 1 << 16;
    if (ranges.size() < 2 || cells.columns() > kMostCounted || cells.rows() > kMostCounted ||
        cells.count() > kMostCounted)
        return false;
    for (std::int64_t y = cells.first.y; y <= cells.last.y; ++y)
        for (std::int64_t x = cells.first.x; x <= cells.last.x; ++x)
            if (std::ranges::none_of(ranges, [&](const Cells& one) { return contains(one.range, {{x, y}, {x, y}}); }))
                return false;
    return true;
}

/// What a game that computes cells in floats may be off by, where it does everything right: it counts from its origin,
/// and from the corner of its table.
double RecordedBroadPhase::cellSlack(const Aabb& box) const
{
    return kFloatStep * std::max({1.0, farthest(box), farthest({box.lo - m_origin, box.hi - m_origin})});
}

/// The same of the boxes that it keeps, in doubles or not.
double RecordedBroadPhase::boxSlack(const Aabb& box) const
{
    return (m_boxesAreDoubles ? kDoubleStep : kFloatStep) *
           std::max(1.0, farthest({box.lo - m_origin, box.hi - m_origin}));
}

/// Registered where it is not, not even by the arithmetic of floats; or as before, when it was right. Of boxes:
/// sticking out of the one it is registered with.
bool RecordedBroadPhase::isStale(ObjectIndex index) const
{
    const Aabb& box = m_objects->boundsOf(index);
    if (const Aabb* registered = registeredBoxOf(index))
        return !contains(grown(*registered, boxSlack(box)), box);
    if (!m_hasCells || !m_table)
        return false;
    const CellRange allowed = m_table->cellsOf(grown(box, cellSlack(box)));
    // What lies beyond the table may be kept in its outermost cells.
    const auto column = [&](std::int64_t x) { return std::clamp<std::int64_t>(x, 0, m_table->columns() - 1); };
    const auto row = [&](std::int64_t y) { return std::clamp<std::int64_t>(y, 0, m_table->rows() - 1); };
    const CellRange kept{{column(allowed.first.x), row(allowed.first.y)},
                         {column(allowed.last.x), row(allowed.last.y)}};
    const auto isElsewhere = [&](const Cells& cells) {
        return intersection(allowed, cells.range).isEmpty() && intersection(kept, cells.range).isEmpty();
    };
    // By less than a whole number it may as well be cut off.
    return (m_unchanged[index] && !lacksLessThan(m_unit, index)) || std::ranges::any_of(rangesOf(index), isElsewhere);
}

bool RecordedBroadPhase::isLargerThanCells(ObjectIndex index) const
{
    const CellRange all = m_table->cellsOf(m_objects->boundsOf(index));
    const CellRange wanted = wantedCellsOf(index);
    return (all.columns() >= 3 || all.rows() >= 3) && !wanted.isEmpty() && !covers(index, wanted);
}

/// Of the cells that it should be registered in, those are missing that it reaches into by less than `width`.
bool RecordedBroadPhase::lacksLessThan(double width, ObjectIndex index) const
{
    if (!m_hasCells || !m_table)
        return false;
    const Aabb& box = m_objects->boundsOf(index);
    const Vec2 most{std::min(width, 0.5 * box.width()), std::min(width, 0.5 * box.height())};
    const CellRange wanted = wantedCellsOf(index);
    const CellRange inner = m_table->clipped(m_table->cellsOf({box.lo + most, box.hi - most}));
    return !wanted.isEmpty() && !covers(index, wanted) && !inner.isEmpty() && covers(index, inner);
}

bool RecordedBroadPhase::isTruncated(ObjectIndex index) const { return lacksLessThan(m_unit, index); }

bool RecordedBroadPhase::isRounded(ObjectIndex index) const
{
    const Aabb& box = m_objects->boundsOf(index);
    if (const Aabb* registered = registeredBoxOf(index))
        return !contains(*registered, box); // by less than the slack: else it is stale
    return lacksLessThan(cellSlack(box), index);
}

MissCause RecordedBroadPhase::causeOf(const ObjectTable& objects, const WorldSettings& world, IndexPair pair) const
{
    const auto either = [&](bool (RecordedBroadPhase::*holds)(ObjectIndex) const) {
        return (this->*holds)(pair.a) || (this->*holds)(pair.b);
    };
    const Aabb shared = intersection(objects.boundsOf(pair.a), objects.boundsOf(pair.b));
    if (either(&RecordedBroadPhase::isStale))
        return MissCause::Stale;
    if (m_knowsWorld && !overlaps(shared, {{0.0, 0.0}, {world.width, world.height}}))
        return MissCause::OutsideGrid;
    if (m_table && !m_table->goesOn() && m_table->clipped(m_table->cellsOf(shared)).isEmpty())
        return m_knowsWorld ? MissCause::PartialLastCell : MissCause::OutsideGrid;
    if (m_table && m_hasCells && either(&RecordedBroadPhase::isLargerThanCells))
        return MissCause::LargerThanCells;
    if (m_table && m_hasCells && !either(&RecordedBroadPhase::isRounded) && either(&RecordedBroadPhase::isTruncated))
        return MissCause::IntegerTruncation;
    return either(&RecordedBroadPhase::isRounded) ? MissCause::Rounding : MissCause::Unknown;
}

std::uint64_t RecordedBroadPhase::candidatePairs(PairSink& sink) const
{
    constexpr std::size_t kBatch = 4'096;
    for (std::size_t at = 0; at < m_candidates.size() && sink.wantsMore(); at += kBatch)
        sink.take(std::span(m_candidates).subspan(at, std::min(kBatch, m_candidates.size() - at)));
    return m_candidates.size() + m_ignored.repeated;
}

void RecordedBroadPhase::candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const
{
    candidates.insert(candidates.end(), m_partners.begin() + static_cast<std::ptrdiff_t>(m_starts[index]),
                      m_partners.begin() + static_cast<std::ptrdiff_t>(m_starts[index + 1]));
}

void RecordedBroadPhase::candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const
{
    if (!m_table || !m_hasCells)
        return;
    const CellRange asked = m_table->cellsOf(box);
    for (const Cells& cells : m_cells) {
        const bool isNew = candidates.empty() || candidates.back() != cells.object; // ranges stand by object
        if (isNew && m_objects->isPresent(cells.object) && !intersection(cells.range, asked).isEmpty())
            candidates.push_back(cells.object);
    }
}

void RecordedBroadPhase::searchNearest(const Aabb& from, NearestSearch& search) const
{
    m_objects->forEach([&](ObjectIndex row) {
        if (distance(from, m_objects->boundsOf(row)) <= search.reach())
            search.look(row);
    });
}

BroadPhaseStatistics RecordedBroadPhase::statistics() const
{
    BroadPhaseStatistics statistics;
    statistics.objects = m_objects ? m_objects->presentCount() : 0;
    statistics.cells = m_table ? static_cast<std::uint64_t>(std::min(m_table->cellCount(), 1e18)) : 0;
    statistics.registrations = m_cells.size();
    return statistics;
}

CellIds RecordedBroadPhase::cellsOf(ObjectIndex index, std::size_t most) const
{
    CellIds found;
    if (!m_table)
        return found;
    for (const Cells& cells : rangesOf(index)) {
        const CellIds some = m_table->idsIn(cells.range, most);
        found.ids.insert(found.ids.end(), some.ids.begin(), some.ids.end());
    }
    std::ranges::sort(found.ids);
    found.ids.erase(std::unique(found.ids.begin(), found.ids.end()), found.ids.end());
    found.ids.resize(std::min(found.ids.size(), most));
    found.count = found.ids.size();
    return found;
}

void RecordedBroadPhase::showRegistrations(RegistrationSink& sink) const
{
    if (!m_table)
        return;
    for (const Cells& cells : m_cells) {
        const CellRange range = m_table->clipped(cells.range);
        if (!range.isEmpty())
            sink.take(cells.object, range);
    }
}

Algorithm RecordedBroadPhase::algorithm() const noexcept
{
    assert(false && "a record is of no algorithm of Broadside's; ask algorithmOf()");
    return Algorithm::BruteForce;
}

std::optional<Algorithm> algorithmOf(const BroadPhase& broadPhase) noexcept
{
    const bool isRecord = dynamic_cast<const RecordedBroadPhase*>(&broadPhase) != nullptr;
    return isRecord ? std::nullopt : std::optional{broadPhase.algorithm()};
}

bool isRecorded(const Frame& frame) noexcept
{
    return dynamic_cast<const RecordedBroadPhase*>(frame.broadPhase()) != nullptr;
}

std::string_view ownRemedyOf(MissCause cause) noexcept
{
    constexpr std::array<std::string_view, 7> kRemedies{
        "Tell the broad phase whenever something moved, before it is asked.",
        "Keep what lies outside in the outermost cells, or let the cells go on.",
        "Round the number of columns and rows up, so that the last cells reach the end of the world.",
        "Register an object in every cell from its lower left to its upper right corner, not at its corners alone.",
        "Divide by the cell size before you round, round down with floor, and count the upper edge in.",
        "Compute the cells of both sides of a box with the same numbers, in the precision of the box itself.",
        "Record in which cells, or with which boxes, objects are registered: then the cause can be told.",
    };
    return kRemedies[static_cast<std::size_t>(cause)];
}

} // namespace broadside
