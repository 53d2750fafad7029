#include "core/debug/diagnosis/features/cell_features.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace broadside::diagnosis {
namespace {

constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kMostSearched = 2'000; // objects of a frame that search their cells

} // namespace

std::optional<double> featureOfCentreCells(Feature feature, CellCoord a, CellCoord b) noexcept
{
    const bool isDiagonal = a.x != b.x && a.y != b.y;
    const bool isRising = (a.x < b.x) == (a.y < b.y);
    const auto columns = static_cast<double>(std::abs(a.x - b.x));
    const auto rows = static_cast<double>(std::abs(a.y - b.y));
    switch (feature) {
    case Feature::CellSteps:
        return columns + rows;
    case Feature::CellColumns:
        return columns;
    case Feature::CellRows:
        return rows;
    case Feature::CellDiagonal:
        return std::min(columns, rows);
    case Feature::CellsAside:
        return a.x != b.x && a.y == b.y ? 1.0 : 0.0;
    case Feature::CellsAbove:
        return a.x == b.x && a.y != b.y ? 1.0 : 0.0;
    case Feature::CellsRising:
        return isDiagonal && isRising ? 1.0 : 0.0;
    case Feature::CellsFalling:
        return isDiagonal && !isRising ? 1.0 : 0.0;
    default:
        return std::nullopt;
    }
}

CellFeatures::CellFeatures(const Evidence& evidence, FrameIndex frame, const std::optional<GameCells>& cells,
                           const std::optional<CellBucket>& bucket)
    : m_evidence(evidence)
    , m_frame(frame)
    , m_facts(evidence.frames[frame])
    , m_cells(cells)
{
    if (m_cells)
        m_lists.emplace(evidence, frame, *m_cells);
    if (m_cells && bucket)
        m_buckets.emplace(evidence, frame, *m_cells, *bucket);
    if (m_lists && evidence.cells && m_facts.present.size() <= kMostSearched)
        m_finds = m_lists->finds();
}

void CellFeatures::fill(const Event& event, FeatureRow& row) const
{
    fillSharedCells(event, row);
    set(row, Feature::VisitMarkKept, m_cells ? keepsVisitMark(event, false) : kNoNumber);
    set(row, Feature::VisitMarkKeptOfAll, m_cells ? keepsVisitMark(event, true) : kNoNumber);
    const auto [earlier, later] = std::minmax({m_facts.placeOf(event.a), m_facts.placeOf(event.b)});
    set(row, Feature::CellRank, m_cells ? cellRank(event, 0, later) : kNoNumber);
    set(row, Feature::CellRankOfFirst, m_cells ? cellRank(event, 0, earlier) : kNoNumber);
    set(row, Feature::CellRankAfter, m_cells ? cellRank(event, earlier + 1, m_facts.present.size()) : kNoNumber);
    set(row, Feature::CellRankOfDynamic, m_cells ? rankOfKind(event, true) : kNoNumber);
    set(row, Feature::CellRankOfStatic, m_cells ? rankOfKind(event, false) : kNoNumber);
    const double ofLower = entriesBefore(event.a, event.b);
    set(row, Feature::EntriesByLower, ofLower);
    set(row, Feature::EntriesByEither, std::min(ofLower, entriesBefore(event.b, event.a)));
    const auto finds = m_finds.find({event.a, event.b});
    set(row, Feature::FindsBefore, finds == m_finds.end() ? kNoNumber : static_cast<double>(finds->second.all));
    set(row, Feature::TestsBefore, finds == m_finds.end() ? kNoNumber : static_cast<double>(finds->second.tests));
    set(row, Feature::FindsOnce, finds == m_finds.end() ? kNoNumber : static_cast<double>(finds->second.once));
    const bool areDynamic = m_evidence.tracks[event.a].isDynamic && m_evidence.tracks[event.b].isDynamic;
    set(row, Feature::FindsOfDynamic,
        finds == m_finds.end() || !areDynamic ? kNoNumber : static_cast<double>(finds->second.ofDynamic));
    set(row, Feature::FindsOfName, finds == m_finds.end() ? kNoNumber : static_cast<double>(finds->second.ofName));
    set(row, Feature::BucketRank, m_buckets ? m_buckets->rankOf(event.a, event.b) : kNoNumber);
    fillHits(event, row);
    fillSteps(event, row);
    set(row, Feature::AskedAhead, !m_cells ? kNoNumber : asksAhead(event.a, event.b) || asksAhead(event.b, event.a));
}

void CellFeatures::fillSharedCells(const Event& event, FeatureRow& row) const
{
    for (const Feature feature :
         {Feature::SharedCells, Feature::SharedCellsEven, Feature::FirstCellOfLower, Feature::FirstCellOfHigher,
          Feature::FirstCellOfNeither, Feature::OwnerCellLeast, Feature::OwnerCellLeastColumn,
          Feature::OwnerCellLeastRow, Feature::OwnerCellGreatest, Feature::OwnerCellMiddle})
        set(row, feature, kNoNumber);
    if (!m_cells)
        return;
    const CellRange a = m_cells->of(boxOf(event.a));
    const CellRange b = m_cells->of(boxOf(event.b));
    const CellRange shared = intersection(a, b);
    if (shared.isEmpty())
        return;
    const bool ofA = shared.first == a.first;
    const bool ofB = shared.first == b.first;
    set(row, Feature::SharedCells, static_cast<double>(shared.count()));
    set(row, Feature::SharedCellsEven, shared.count() % 2 == 0 ? 1.0 : 0.0);
    set(row, Feature::FirstCellOfLower, ofA ? 0.0 : 1.0);
    set(row, Feature::FirstCellOfHigher, ofB ? 0.0 : 1.0);
    set(row, Feature::FirstCellOfNeither, ofA || ofB ? 0.0 : 1.0);
    fillOwnerCells(event, a, b, row);
}

/// Fills in which cells, chosen to report the pair once, are not cells of both. @pre the ranges share cells
void CellFeatures::fillOwnerCells(const Event& event, const CellRange& a, const CellRange& b, FeatureRow& row) const
{
    const CellRange shared = intersection(a, b);
    const CellCoord least{std::min(a.first.x, b.first.x), std::min(a.first.y, b.first.y)};
    const auto setOwner = [&](Feature feature, CellCoord owner) {
        set(row, feature, intersection(shared, {owner, owner}).isEmpty() ? 1.0 : 0.0);
    };
    setOwner(Feature::OwnerCellLeast, least);
    setOwner(Feature::OwnerCellLeastColumn, {least.x, shared.first.y});
    setOwner(Feature::OwnerCellLeastRow, {shared.first.x, least.y});
    setOwner(Feature::OwnerCellGreatest, {std::max(a.last.x, b.last.x), std::max(a.last.y, b.last.y)});
    setOwner(Feature::OwnerCellMiddle, m_cells->at(0.5 * (boxOf(event.a).center() + boxOf(event.b).center())));
}

/// The objects that share a cell with `found` in a frame: the first and the last one of the list. `isOfAll`: also those
/// behind it.
std::optional<CellFeatures::Finders> CellFeatures::findersOf(TrackIndex found, FrameIndex frame, bool isOfAll) const
{
    const CellRange own = m_cells->of(m_evidence.tracks[found].boxIn(frame));
    const std::size_t end = m_facts.placeOf(found);
    std::optional<Finders> finders;
    for (const TrackIndex track : m_facts.present) {
        const std::size_t place = m_facts.placeOf(track);
        if (track == found || (place > end && !isOfAll) || !m_evidence.tracks[track].isIn(frame) ||
            intersection(own, m_cells->of(m_evidence.tracks[track].boxIn(frame))).isEmpty())
            continue;
        if (!finders)
            finders = Finders{track, track, place, place};
        if (place < finders->firstPlace)
            finders = Finders{track, finders->last, place, finders->lastPlace};
        if (place > finders->lastPlace)
            finders = Finders{finders->first, track, finders->firstPlace, place};
    }
    return finders;
}

/// 1: a mark "found by this object already" that is not cleared between frames loses the pair.
double CellFeatures::keepsVisitMark(const Event& event, bool isOfAll) const
{
    constexpr FrameIndex kMostBack = 60; // frames without company, in which the mark stays
    const bool isAFirst = m_facts.placeOf(event.a) < m_facts.placeOf(event.b);
    const TrackIndex finder = isAFirst ? event.a : event.b;
    const TrackIndex found = isAFirst ? event.b : event.a;
    if (m_facts.present.size() > kMostSearched)
        return kNoNumber;
    const auto now = findersOf(found, m_frame, isOfAll);
    if (!now || now->first != finder)
        return 0.0;
    for (FrameIndex frame = m_frame; frame > m_evidence.tracks[found].first && m_frame - frame < kMostBack; --frame)
        if (const auto before = findersOf(found, frame - 1, isOfAll))
            return before->last == finder ? 1.0 : 0.0;
    return 0.0;
}

/// Fills in how many overlaps are found before this one, if each object searches its cells.
void CellFeatures::fillHits(const Event& event, FeatureRow& row) const
{
    const auto hits = [&](TrackIndex asker, TrackIndex other) {
        const auto before = m_lists ? m_lists->hitsBefore(asker, other) : std::nullopt;
        return before ? static_cast<double>(*before) : kNoNumber;
    };
    const auto findsStatic = [&](TrackIndex asker, TrackIndex other) {
        const auto isFirst = m_lists ? m_lists->findsStaticBefore(asker, other) : std::nullopt;
        return !isFirst ? kNoNumber : *isFirst ? 1.0 : 0.0;
    };
    const double staticOfLower = findsStatic(event.a, event.b);
    set(row, Feature::StaticFirstOfLower, staticOfLower);
    set(row, Feature::StaticFirstOfBoth,
        staticOfLower == 1.0 ? findsStatic(event.b, event.a) : staticOfLower); // one of them is enough to find it
    const double ofLower = hits(event.a, event.b);
    const double ofHigher = hits(event.b, event.a);
    set(row, Feature::HitsOfLower, ofLower);
    set(row, Feature::HitsOfOne, std::fmax(ofLower, ofHigher)); // the known one where one is not known
    set(row, Feature::HitsOfBoth, std::fmin(ofLower, ofHigher));
}

/// Fills in how far the cells of the centres are apart.
void CellFeatures::fillSteps(const Event& event, FeatureRow& row) const
{
    for (const Feature feature : {Feature::CellSteps, Feature::CellColumns, Feature::CellRows, Feature::CellDiagonal,
                                  Feature::CellsAside, Feature::CellsAbove, Feature::CellsRising, Feature::CellsFalling,
                                  Feature::CellsFromLow, Feature::CellsFromHigh, Feature::CellsFromBorder})
        set(row, feature, kNoNumber);
    if (!m_cells)
        return;
    const CellCoord a = m_cells->at(boxOf(event.a).center());
    const CellCoord b = m_cells->at(boxOf(event.b).center());
    for (const Feature feature :
         {Feature::CellSteps, Feature::CellColumns, Feature::CellRows, Feature::CellDiagonal, Feature::CellsAside,
          Feature::CellsAbove, Feature::CellsRising, Feature::CellsFalling})
        set(row, feature, featureOfCentreCells(feature, a, b).value_or(kNoNumber));
    if (m_cells->columns == 0)
        return;
    const auto fromLow = [](CellCoord cell) { return std::min(cell.x, cell.y); };
    const auto fromHigh = [&](CellCoord cell) {
        return std::min(m_cells->columns - 1 - cell.x, m_cells->rows - 1 - cell.y);
    };
    const auto fromBorder = [&](CellCoord cell) { return std::min(fromLow(cell), fromHigh(cell)); };
    set(row, Feature::CellsFromLow, static_cast<double>(std::max(fromLow(a), fromLow(b))));
    set(row, Feature::CellsFromHigh, static_cast<double>(std::max(fromHigh(a), fromHigh(b))));
    set(row, Feature::CellsFromBorder, static_cast<double>(std::max(fromBorder(a), fromBorder(b))));
}

/// The centre of `other` is in the cell of the asker's centre, or in a neighbour cell in the direction of its motion.
bool CellFeatures::asksAhead(TrackIndex asker, TrackIndex other) const
{
    const Vec2 motion = m_evidence.tracks[asker].nextMotionIn(m_frame);
    const CellCoord own = m_cells->at(boxOf(asker).center());
    const CellCoord there = m_cells->at(boxOf(other).center());
    const std::int64_t x = there.x - own.x;
    const std::int64_t y = there.y - own.y;
    const bool isNeighbour = std::max(std::abs(x), std::abs(y)) <= 1;
    const double ahead = motion.x * static_cast<double>(x) + motion.y * static_cast<double>(y);
    return own == there || (isNeighbour && ahead > 0.0);
}

/// How many objects with places from `begin` to before `end` are in a shared cell: the least number in any of these
/// cells.
double CellFeatures::cellRank(const Event& event, std::size_t begin, std::size_t end) const
{
    const CellRange shared = intersection(m_cells->of(boxOf(event.a)), m_cells->of(boxOf(event.b)));
    constexpr std::int64_t kMostCells = 64;
    if (shared.isEmpty() || shared.count() > kMostCells)
        return kNoNumber;
    std::ptrdiff_t least = std::numeric_limits<std::ptrdiff_t>::max();
    for (std::int64_t y = shared.first.y; y <= shared.last.y; ++y)
        for (std::int64_t x = shared.first.x; x <= shared.last.x; ++x)
            least = std::min(least, m_lists->countIn({x, y}, begin, end));
    return static_cast<double>(least);
}

/// How many objects of a kind come before those of the two that are of this kind: the least number in a shared cell.
double CellFeatures::rankOfKind(const Event& event, bool isDynamic) const
{
    const CellRange shared = intersection(m_cells->of(boxOf(event.a)), m_cells->of(boxOf(event.b)));
    constexpr std::int64_t kMostCells = 64;
    std::optional<std::size_t> last;
    for (const TrackIndex track : {event.a, event.b})
        if (m_evidence.tracks[track].isDynamic == isDynamic)
            last = std::max(last.value_or(0), m_facts.placeOf(track));
    if (!last || shared.isEmpty() || shared.count() > kMostCells)
        return kNoNumber;
    std::ptrdiff_t least = std::numeric_limits<std::ptrdiff_t>::max();
    for (std::int64_t y = shared.first.y; y <= shared.last.y; ++y)
        for (std::int64_t x = shared.first.x; x <= shared.last.x; ++x)
            least = std::min(least, m_lists->countOfKindIn({x, y}, *last, isDynamic));
    return static_cast<double>(least);
}

double CellFeatures::entriesBefore(TrackIndex asker, TrackIndex other) const
{
    return m_lists ? static_cast<double>(m_lists->entriesBefore(asker, other)) : kNoNumber;
}

} // namespace broadside::diagnosis
