#include "core/debug/recorded_broad_phase.h"

#include "core/debug/recorded_meetings.h"
#include "core/debug/why/miss_messages.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <tuple>

namespace broadside {
namespace {

constexpr double kFloatStep = 0x1p-22; // relative error of two float roundings
constexpr double kDoubleStep = 0x1p-51;

double farthest(const Aabb& box)
{
    return std::max({std::abs(box.lo.x), std::abs(box.lo.y), std::abs(box.hi.x), std::abs(box.hi.y)});
}

bool contains(const CellRange& outer, const CellRange& inner) { return intersection(outer, inner) == inner; }

auto inCellOrder(const RecordedBroadPhase::Cells& cells)
{
    return std::tuple(cells.object, cells.grid, cells.range.first.y, cells.range.first.x, cells.range.last.y,
                      cells.range.last.x);
}

} // namespace

void RecordedBroadPhase::setSurroundings(std::vector<Grid> grids, std::optional<Aabb> world)
{
    m_grids = std::move(grids);
    m_world = world;
    m_knowsWorld = world.has_value();
}

void RecordedBroadPhase::take(const ObjectTable& objects, Record record)
{
    m_objects = &objects;
    m_ring.reset();
    m_areLevels.reset();
    takeCandidates(std::move(record.candidates));
    takeCells(std::move(record.cells));
    m_hasBoxes = record.boxes.has_value();
    m_boxesAreDoubles = record.boxesAreDoubles;
    m_boxes.clear();
    if (m_hasBoxes) {
        m_boxes = std::move(*record.boxes);
        std::ranges::stable_sort(m_boxes, {}, &Box::object);
    }
}

namespace {

/// Sorts by `a`, then by `b`. Cost: O(pairs + rows) if all rows are below `rows`, else O(pairs log pairs).
void sortByRows(std::vector<IndexPair>& pairs, std::size_t rows)
{
    constexpr std::size_t kFewest = 64; // for so few, one pass over all rows costs more
    const auto isKnown = [&](IndexPair pair) { return pair.a < rows && pair.b < rows; };
    if (std::ranges::is_sorted(pairs))
        return;
    if (pairs.size() < kFewest || pairs.size() < rows / 8 || !std::ranges::all_of(pairs, isKnown)) {
        std::ranges::sort(pairs);
        return;
    }
    std::vector<IndexPair> other(pairs.size());
    std::vector<std::uint32_t> starts;
    const auto passBy = [&](ObjectIndex IndexPair::*row, const std::vector<IndexPair>& from,
                            std::vector<IndexPair>& to) { // a stable counting sort
        starts.assign(rows + 1, 0);
        for (const IndexPair& pair : from)
            ++starts[pair.*row + 1];
        for (std::size_t i = 1; i < starts.size(); ++i)
            starts[i] += starts[i - 1];
        for (const IndexPair& pair : from)
            to[starts[pair.*row]++] = pair;
    };
    passBy(&IndexPair::b, pairs, other);
    passBy(&IndexPair::a, other, pairs);
}

} // namespace

void RecordedBroadPhase::takeCandidates(std::vector<IndexPair> pairs)
{
    const ObjectTable& objects = *m_objects;
    m_ignored = {};
    sortByRows(pairs, objects.rowCount());
    const auto isThere = [&](ObjectIndex row) { return row < objects.rowCount() && objects.isPresent(row); };
    m_candidates.clear();
    for (const IndexPair pair : pairs) {
        if (!isThere(pair.a) || !isThere(pair.b)) {
            ++m_ignored.absent;
        } else if (!canCollide(objects.filterOf(pair.a), objects.filterOf(pair.b))) {
            ++m_ignored.cannotCollide;
            m_ignored.bothStatic += objects.filterOf(pair.a).dynamic || objects.filterOf(pair.b).dynamic ? 0U : 1U;
        } else if (!m_candidates.empty() && m_candidates.back() == pair) {
            ++m_ignored.repeated;
        } else {
            m_candidates.push_back(pair);
        }
    }
    m_starts.clear();
}

/// Counting sort by row; each pair is entered from both sides.
void RecordedBroadPhase::indexPartners() const
{
    m_starts.assign(m_objects->rowCount() + 1, 0);
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

void RecordedBroadPhase::takeCells(std::optional<std::vector<Cells>> cells)
{
    m_hasCells = cells.has_value();
    m_cells.clear();
    if (cells)
        m_cells = std::move(*cells);
    if (!std::ranges::is_sorted(m_cells, {}, inCellOrder))
        std::ranges::sort(m_cells, {}, inCellOrder);
    m_cellStarts.clear();
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        m_cellStarts.resize(std::max<std::size_t>(m_cellStarts.size(), std::size_t{m_cells[i].object} + 1), i);
    if (!m_cells.empty())
        m_cellStarts.push_back(m_cells.size());
}

std::vector<CellRange> RecordedBroadPhase::registeredRanges(ObjectIndex index) const
{
    std::vector<CellRange> ranges;
    for (const Cells& cells : rangesOf(index))
        ranges.push_back(cells.range);
    return ranges;
}

bool RecordedBroadPhase::isRegisteredRight(ObjectIndex index) const
{
    return !hasCellsOfGrids() || !anyGridOf(index, [&](std::uint32_t grid) { return lacksCells(index, grid); });
}

/// Whether this holds for one of the grids in which the object is registered; if there are none, for any grid.
template<class Holds>
bool RecordedBroadPhase::anyGridOf(ObjectIndex index, const Holds& holds) const
{
    if (m_grids.size() == 1)
        return holds(std::uint32_t{0});
    const bool isInNone = rangesOf(index).empty();
    for (std::uint32_t grid = 0; grid < m_grids.size(); ++grid)
        if ((isInNone || !rangesIn(index, grid).empty()) && holds(grid))
            return true;
    return false;
}

/// Whether it is not registered in all cells in which it should be.
bool RecordedBroadPhase::lacksCells(ObjectIndex index, std::uint32_t grid) const
{
    const CellRange wanted = wantedCellsOf(index, grid);
    return !wanted.isEmpty() && !covers(index, grid, wanted);
}

std::span<const RecordedBroadPhase::Cells> RecordedBroadPhase::rangesOf(ObjectIndex index) const
{
    if (std::size_t{index} + 1 >= m_cellStarts.size())
        return {};
    return std::span(m_cells).subspan(m_cellStarts[index], m_cellStarts[index + 1] - m_cellStarts[index]);
}

std::span<const RecordedBroadPhase::Cells> RecordedBroadPhase::rangesIn(ObjectIndex index, std::uint32_t grid) const
{
    const auto all = rangesOf(index);
    if (m_grids.size() < 2)
        return all;
    const auto first = std::ranges::lower_bound(all, grid, {}, &Cells::grid);
    return {first, std::ranges::upper_bound(first, all.end(), grid, {}, &Cells::grid)};
}

const Aabb* RecordedBroadPhase::registeredBoxOf(ObjectIndex index) const
{
    const auto found = std::ranges::lower_bound(m_boxes, index, {}, &Box::object);
    return found != m_boxes.end() && found->object == index ? &found->box : nullptr;
}

/// Leaves out cells that the box only touches: in a game whose y axis points down, a border belongs to the other cell.
CellRange RecordedBroadPhase::innerCellsOf(ObjectIndex index, std::uint32_t grid) const
{
    constexpr double kTouch = 1e-3; // share of the float error
    const Aabb& box = m_objects->boundsOf(index);
    const Aabb inner = grown(box, -kTouch * cellSlack(box));
    return m_grids[grid].table.cellsOf(inner.isEmpty() ? box : inner);
}

/// The cells in which an object should be registered.
CellRange RecordedBroadPhase::wantedCellsOf(ObjectIndex index, std::uint32_t grid) const
{
    return m_grids[grid].table.clipped(innerCellsOf(index, grid));
}

/// Whether the object is registered in each of these cells. Ranges of one object seldom overlap; cells are tested one
/// by one only if no single range contains them all.
bool RecordedBroadPhase::covers(ObjectIndex index, std::uint32_t grid, const CellRange& cells) const
{
    const auto ranges = rangesIn(index, grid);
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

/// The largest error of a correct game that computes cells in floats. It counts from its origin, and from the corner of
/// its table.
double RecordedBroadPhase::cellSlack(const Aabb& box) const
{
    return kFloatStep * std::max({1.0, farthest(box), farthest({box.lo - m_origin, box.hi - m_origin})});
}

/// The same for the boxes that the game keeps, as doubles or as floats.
double RecordedBroadPhase::boxSlack(const Aabb& box) const
{
    return (m_boxesAreDoubles ? kDoubleStep : kFloatStep) *
           std::max(1.0, farthest({box.lo - m_origin, box.hi - m_origin}));
}

/// The object is registered in a cell that it does not touch, even with the error of floats; or its registration was
/// right once and did not change since. For boxes: the object sticks out of its registered box.
bool RecordedBroadPhase::isStale(ObjectIndex index) const
{
    if (m_published)
        return isStaleAsPublished(index);
    const Aabb& box = m_objects->boundsOf(index);
    if (const Aabb* registered = registeredBoxOf(index))
        return !contains(grown(*registered, boxSlack(box)), box);
    if (!hasCellsOfGrids())
        return false;
    // Cells that are missing by less than one unit can also be cut off by integer truncation.
    return isElsewhere(index) ||
           (!isRegisteredRight(index) && !missesOnlyNarrowCells(m_unit, index) && m_wasRight && m_wasRight(index));
}

/// The rule of TextbookGrid::isStale(): dynamic objects are registered again in every update.
bool RecordedBroadPhase::isStaleAsPublished(ObjectIndex index) const
{
    const auto table = m_published->cellTable();
    if (!m_hasCells || !table || m_objects->filterOf(index).dynamic)
        return false;
    return std::ranges::any_of(published()->bucketsOf(m_objects->boundsOf(index)).ids, [&](std::int64_t id) {
        const CellCoord cell = table->cellOfId(static_cast<std::uint64_t>(id)); // ids may be counted from the top
        return std::ranges::none_of(rangesOf(index), [&](const Cells& one) {
            return contains(one.range, {cell, cell});
        });
    });
}

/// Whether it is registered in a cell that it does not touch.
bool RecordedBroadPhase::isElsewhere(ObjectIndex index) const
{
    const Aabb& box = m_objects->boundsOf(index);
    return std::ranges::any_of(rangesOf(index), [&](const Cells& cells) {
        const CellTable& table = m_grids[cells.grid].table;
        const CellRange allowed = table.cellsOf(grown(box, cellSlack(box)));
        // Objects beyond the table may be kept in its outermost cells.
        const auto column = [&](std::int64_t x) { return std::clamp<std::int64_t>(x, 0, table.columns() - 1); };
        const auto row = [&](std::int64_t y) { return std::clamp<std::int64_t>(y, 0, table.rows() - 1); };
        const CellRange kept{{column(allowed.first.x), row(allowed.first.y)},
                             {column(allowed.last.x), row(allowed.last.y)}};
        return intersection(allowed, cells.range).isEmpty() && intersection(kept, cells.range).isEmpty();
    });
}

/// The corner cells depend on whether the game counts cells that are only touched, and on what it does with cells
/// outside the table. All these choices are accepted.
bool RecordedBroadPhase::isAtCornersOnly(ObjectIndex index) const
{
    return hasCellsOfGrids() && anyGridOf(index, [&](std::uint32_t grid) { return isAtCornersOnlyIn(index, grid); });
}

bool RecordedBroadPhase::isAtCornersOnlyIn(ObjectIndex index, std::uint32_t grid) const
{
    const CellTable& table = m_grids[grid].table;
    const CellRange all = table.cellsOf(m_objects->boundsOf(index));
    const CellRange wanted = wantedCellsOf(index, grid);
    if ((all.columns() < 3 && all.rows() < 3) || wanted.isEmpty() || covers(index, grid, wanted))
        return false;
    const CellRange inner = innerCellsOf(index, grid);
    const auto isOneOf = [](std::int64_t at, std::int64_t a, std::int64_t b, std::int64_t c) {
        return at == a || at == b || at == c;
    };
    bool hasLeft = all.first.x < 0;
    bool hasRight = all.last.x >= table.columns();
    bool hasBottom = all.first.y < 0;
    bool hasTop = all.last.y >= table.rows();
    for (const Cells& cells : rangesIn(index, grid)) {
        for (const std::int64_t x : {cells.range.first.x, cells.range.last.x}) {
            hasLeft = hasLeft || isOneOf(x, all.first.x, inner.first.x, wanted.first.x);
            hasRight = hasRight || isOneOf(x, all.last.x, inner.last.x, wanted.last.x);
        }
        for (const std::int64_t y : {cells.range.first.y, cells.range.last.y}) {
            hasBottom = hasBottom || isOneOf(y, all.first.y, inner.first.y, wanted.first.y);
            hasTop = hasTop || isOneOf(y, all.last.y, inner.last.y, wanted.last.y);
        }
    }
    return hasLeft && hasRight && hasBottom && hasTop && !isRegisteredBetween(index, grid, {all, inner, wanted});
}

/// Whether it is registered in a cell that is no corner of any of these ranges.
bool RecordedBroadPhase::isRegisteredBetween(ObjectIndex index, std::uint32_t grid,
                                             const std::array<CellRange, 3>& of) const
{
    constexpr std::int64_t kMostCorners = 36; // corners are in at most six columns and six rows
    return std::ranges::any_of(rangesIn(index, grid), [&](const Cells& cells) {
        if (cells.range.columns() > kMostCorners || cells.range.rows() > kMostCorners)
            return true;
        const auto isEnd = [&](std::int64_t at, std::int64_t CellCoord::*axis) {
            return std::ranges::any_of(
                of, [&](const CellRange& range) { return at == range.first.*axis || at == range.last.*axis; });
        };
        for (std::int64_t x = cells.range.first.x; x <= cells.range.last.x; ++x)
            if (!isEnd(x, &CellCoord::x))
                return true;
        for (std::int64_t y = cells.range.first.y; y <= cells.range.last.y; ++y)
            if (!isEnd(y, &CellCoord::y))
                return true;
        return false;
    });
}

bool RecordedBroadPhase::isNotRegistered(ObjectIndex index) const
{
    if (hasCellsOfGrids())
        return rangesOf(index).empty() &&
               anyGridOf(index, [&](std::uint32_t grid) { return !wantedCellsOf(index, grid).isEmpty(); });
    return m_hasBoxes && !registeredBoxOf(index);
}

bool RecordedBroadPhase::isNowhere(ObjectIndex index) const
{
    if (hasCellsOfGrids())
        return rangesOf(index).empty();
    return m_hasBoxes && !registeredBoxOf(index);
}

std::optional<std::int64_t> RecordedBroadPhase::cellDistance(IndexPair pair) const
{
    return cellDistanceIn(*this, pair);
}

bool RecordedBroadPhase::areTogether(IndexPair pair) const
{
    const auto reachOf = [&](std::uint32_t grid) {
        const std::int64_t said = m_grids.empty() ? 0 : m_grids[grid].rings;
        return said > 0 ? said : concludedRing();
    };
    if (!m_areLevels)
        m_areLevels = areLevels(*this, m_candidates);
    if (*m_areLevels && !cellDistance(pair)) // without a common grid
        return meetAcrossGrids(*this, *m_objects, pair, reachOf);
    return meetInOneGrid(*this, pair, reachOf);
}

std::int64_t RecordedBroadPhase::ring() const
{
    std::int64_t said = 0;
    for (const Grid& grid : m_grids)
        said = std::max(said, grid.rings);
    return said > 0 ? said : concludedRing();
}

std::int64_t RecordedBroadPhase::concludedRing() const
{
    if (!m_ring)
        m_ring = concludedRingOf(*this, m_candidates);
    return *m_ring;
}

/// Whether the object lacks only those of its cells into which it reaches by less than `width`.
bool RecordedBroadPhase::missesOnlyNarrowCells(double width, ObjectIndex index) const
{
    if (!hasCellsOfGrids())
        return false;
    const Aabb& box = m_objects->boundsOf(index);
    const Vec2 most{std::min(width, 0.5 * box.width()), std::min(width, 0.5 * box.height())};
    const auto hasInner = [&](std::uint32_t grid) {
        const CellTable& table = m_grids[grid].table;
        const CellRange inner = table.clipped(table.cellsOf({box.lo + most, box.hi - most}));
        return !inner.isEmpty() && covers(index, grid, inner);
    };
    return anyGridOf(index, [&](std::uint32_t grid) { return lacksCells(index, grid); }) &&
           !anyGridOf(index, [&](std::uint32_t grid) { return lacksCells(index, grid) && !hasInner(grid); });
}

bool RecordedBroadPhase::isTruncated(ObjectIndex index) const { return missesOnlyNarrowCells(m_unit, index); }

bool RecordedBroadPhase::isRounded(ObjectIndex index) const
{
    const Aabb& box = m_objects->boundsOf(index);
    if (const Aabb* registered = registeredBoxOf(index))
        return !contains(*registered, box); // by less than the slack, else it would be stale
    return missesOnlyNarrowCells(cellSlack(box), index);
}

MissCause RecordedBroadPhase::causeOf(const ObjectTable& objects, const WorldSettings& world, IndexPair pair) const
{
    const auto either = [&](bool (RecordedBroadPhase::*holds)(ObjectIndex) const) {
        return (this->*holds)(pair.a) || (this->*holds)(pair.b);
    };
    const Aabb shared = intersection(objects.boundsOf(pair.a), objects.boundsOf(pair.b));
    if (either(&RecordedBroadPhase::isStale))
        return MissCause::Stale;
    if (m_knowsWorld && !overlaps(shared, m_world.value_or(Aabb{{0.0, 0.0}, {world.width, world.height}})))
        return MissCause::OutsideGrid;
    const auto isBeyond = [&](const Grid& grid) {
        return !grid.table.goesOn() && grid.table.clipped(grid.table.cellsOf(shared)).isEmpty();
    };
    if (!m_grids.empty() && std::ranges::all_of(m_grids, isBeyond))
        return m_knowsWorld ? MissCause::PartialLastCell : MissCause::OutsideGrid;
    if (either(&RecordedBroadPhase::isAtCornersOnly))
        return MissCause::LargerThanCells;
    if (either(&RecordedBroadPhase::isNotRegistered))
        return MissCause::NotRegistered;
    if (hasCellsOfGrids() && !either(&RecordedBroadPhase::isRounded) && either(&RecordedBroadPhase::isTruncated))
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
    if (m_starts.empty())
        indexPartners();
    candidates.insert(candidates.end(), m_partners.begin() + static_cast<std::ptrdiff_t>(m_starts[index]),
                      m_partners.begin() + static_cast<std::ptrdiff_t>(m_starts[index + 1]));
}

void RecordedBroadPhase::candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const
{
    if (!hasCellsOfGrids())
        return;
    std::vector<CellRange> asked;
    for (const Grid& grid : m_grids)
        asked.push_back(grid.table.cellsOf(box));
    for (const Cells& cells : m_cells) {
        const bool isNew = candidates.empty() || candidates.back() != cells.object; // ranges are sorted by object
        if (isNew && m_objects->isPresent(cells.object) && !intersection(cells.range, asked[cells.grid]).isEmpty())
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
    double cells = 0.0;
    for (const Grid& grid : m_grids)
        cells += grid.table.cellCount();
    statistics.cells = static_cast<std::uint64_t>(std::min(cells, 1e18));
    double registrations = 0.0; // ranges of a game can be vast
    for (const Cells& one : m_cells)
        if (!one.range.isEmpty())
            registrations += static_cast<double>(one.range.columns()) * static_cast<double>(one.range.rows());
    statistics.registrations = static_cast<std::uint64_t>(std::min(registrations, 1e18));
    return statistics;
}

CellIds RecordedBroadPhase::cellsOf(ObjectIndex index, std::size_t most) const
{
    CellIds found;
    if (m_grids.empty())
        return found;
    for (const Cells& cells : rangesIn(index, 0)) {
        const CellIds some = m_grids.front().table.idsIn(cells.range, most);
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
    if (m_grids.empty())
        return;
    for (const Cells& cells : m_cells) {
        const CellRange range = m_grids.front().table.clipped(cells.range);
        if (cells.grid == 0 && !range.isEmpty())
            sink.take(cells.object, range);
    }
}

Algorithm RecordedBroadPhase::algorithm() const noexcept
{
    assert(false && "a record is of no algorithm of Broadside's; ask algorithmOf()");
    return kUsualAlgorithm;
}

std::optional<Algorithm> algorithmOf(const BroadPhase& broadPhase) noexcept
{
    return recordOf(&broadPhase) ? std::nullopt : std::optional{broadPhase.algorithm()};
}

const RecordedBroadPhase* recordOf(const BroadPhase* broadPhase) noexcept
{
    return dynamic_cast<const RecordedBroadPhase*>(broadPhase);
}

bool isRecorded(const Frame& frame) noexcept { return recordOf(frame.broadPhase()) != nullptr; }

bool knowsArithmetic(const Frame& frame) noexcept
{
    const auto* record = recordOf(frame.broadPhase());
    return frame.broadPhase() && (!record || record->published());
}

Message ownRemedyOf(MissCause cause, bool knowsRegistrations, bool registrationsMeet)
{
    using enum MissCause;
    switch (cause) {
    case Stale:
        return texts::mendStale();
    case OutsideGrid:
        return texts::mendOutsideGrid();
    case PartialLastCell:
        return texts::mendPartialCell();
    case LargerThanCells:
        return texts::mendLarge();
    case NotRegistered:
        return texts::mendNotRegistered();
    case IntegerTruncation:
        return texts::mendTruncation();
    case Rounding:
        return texts::mendRounding();
    case Unknown:
        break;
    }
    if (!knowsRegistrations)
        return texts::mendUnknown();
    return registrationsMeet ? texts::mendUnknownRegistered() : texts::mendUnknownApart();
}

} // namespace broadside
