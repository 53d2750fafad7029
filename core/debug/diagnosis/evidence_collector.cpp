#include "core/debug/diagnosis/evidence_collector.h"

#include "core/debug/audit/audit.h"
#include "core/debug/diagnosis/model/list_gaps.h"
#include "core/debug/diagnosis/model/name_groups.h"
#include "core/debug/diagnosis/model/sample.h"
#include "core/debug/diagnosis/track_book.h"
#include "core/debug/recorded_broad_phase.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>
#include <unordered_set>

namespace broadside::diagnosis {
namespace {

using TrackPair = std::pair<TrackIndex, TrackIndex>;

bool hasFloatPrecision(const Aabb& box) noexcept
{
    constexpr double kRounding = 1e-12; // of the two conversions between units
    const auto isFloat = [](double value) {
        return std::abs(value - static_cast<double>(static_cast<float>(value))) <= kRounding * std::abs(value);
    };
    return isFloat(box.lo.x) && isFloat(box.lo.y) && isFloat(box.hi.x) && isFloat(box.hi.y);
}

/// The boxes overlap by so little that rounding decides whether they do.
bool isWithinRounding(const Aabb& a, const Aabb& b) noexcept
{
    constexpr double kUlps = 4.0;
    const Aabb shared = intersection(a, b);
    const double depth = std::min(shared.width(), shared.height());
    const double largest =
        std::max({std::abs(shared.lo.x), std::abs(shared.lo.y), std::abs(shared.hi.x), std::abs(shared.hi.y)});
    const double ulp = hasFloatPrecision(a) && hasFloatPrecision(b) ? std::numeric_limits<float>::epsilon()
                                                                    : std::numeric_limits<double>::epsilon();
    return depth <= kUlps * ulp * largest;
}

/// Whether frame `i` of `count` is one of about `most` evenly spread frames.
bool isSampled(std::size_t i, std::size_t count, std::size_t most) noexcept
{
    return count <= most || i * most / count != (i + 1) * most / count;
}

std::vector<CellCoord> cellsOf(const std::vector<CellRange>& ranges)
{
    std::vector<CellCoord> cells;
    for (const CellRange& range : ranges)
        for (std::int64_t y = range.first.y; y <= range.last.y; ++y)
            for (std::int64_t x = range.first.x; x <= range.last.x; ++x)
                cells.push_back({x, y});
    return cells;
}

class Collector {
public:
    Collector(const EvidenceLimits& limits, std::size_t frames)
        : m_limits(limits)
        , m_frameCount(frames)
        , m_samples{Sample<Event>(limits.missed), Sample<Event>(limits.found), Sample<Event>(limits.far),
                    Sample<Event>(limits.near)}
        , m_closeFar(limits.far)
    {}

    void takeUnits(const GameCoordinates& coordinates, const Frame& frame)
    {
        m_evidence.coordinates = coordinates;
        m_evidence.touch = frame.touch();
        m_evidence.algorithm = frame.broadPhaseName().text();
        m_evidence.world = coordinates.box({{0.0, 0.0}, {frame.world().width, frame.world().height}});
    }
    void take(std::uint64_t step, const Frame& frame);
    [[nodiscard]] bool isFull() const noexcept { return m_states >= m_limits.states; }
    [[nodiscard]] Evidence finish();

private:
    /// Spreads the samples over the frames that the limit of states allows, if the number of objects stays the same.
    void expect(std::size_t objects)
    {
        m_frameCount = std::min(m_frameCount, m_limits.states / std::max<std::size_t>(objects, 1) + 1);
    }
    [[nodiscard]] std::unordered_set<ObjectIndex> passedOn(const Frame& frame);
    void follow(const Frame& frame);
    void order(const Frame& frame);
    void register_(const ObjectTable& objects, const RecordedBroadPhase& record);
    void lookBeyondTable();
    [[nodiscard]] GameCells gameCellsOf(const CellTable& table) const;
    [[nodiscard]] std::optional<GameCells> cellsNamedBy(const RecordedBroadPhase& record) const;
    [[nodiscard]] bool nameCells(const RecordedBroadPhase* record);
    void noteSleep(const Frame& frame);
    [[nodiscard]] Event::InGrids inGridsOf(IndexPair rows) const;
    [[nodiscard]] bool isStaleIn(ObjectIndex row, std::uint32_t grid) const;
    void noteGrids(const ObjectTable& objects, const RecordedBroadPhase& record);
    [[nodiscard]] std::vector<char> teleportedIn(const Frame& frame) const;
    [[nodiscard]] CellRange gameRange(const CellTable& table, const GameCells& cells, const CellRange& ours) const;
    [[nodiscard]] Registered registrationOf(ObjectIndex row, const RecordedBroadPhase& record) const;
    void sample(const Frame& frame);
    [[nodiscard]] static double reachOf(const ObjectTable& objects);
    void sampleNear(const ObjectTable& objects, const std::vector<IndexPair>& reported, double reach);
    [[nodiscard]] std::vector<Event> takeFar();
    void add(IndexPair rows, Fate fate, bool isClose = true);
    [[nodiscard]] Sample<Event>& sampleOf(Fate fate, bool isClose);
    [[nodiscard]] FrameFacts& now() { return m_evidence.frames.back(); }

    const EvidenceLimits& m_limits;
    std::size_t m_frameCount; // that are expected
    std::size_t m_states = 0;
    Evidence m_evidence;
    Sample<Event> m_samples[4]; // by Fate
    Sample<Event> m_closeFar;   // those of Fate::Far that are as close as near ones
    TrackBook m_book{m_evidence};
    std::unordered_map<ObjectId, std::uint32_t> m_places; // in the game's list, in the frame before
    std::vector<TrackIndex> m_trackOf;                    // of each row of the frame
    const RecordedBroadPhase* m_grids = nullptr;          // of the frame; null: it has fewer than two grids
    BoxJudge m_judge;
};

void Collector::take(std::uint64_t step, const Frame& frame)
{
    const std::size_t number = m_evidence.frames.size();
    if (number == 0)
        expect(frame.objects().presentCount());
    const auto* record = recordOf(frame.broadPhase());
    const bool isUsual = nameCells(record);
    m_evidence.frames.push_back({step, isUsual && isSampled(number, m_frameCount, m_limits.frames), 0, {}, {}, {}});
    follow(frame);
    if (now().isSampled)
        order(frame);
    for (std::size_t i = 0; number == 0 && i < m_evidence.tracks.size(); ++i)
        m_evidence.tracks[i].boxes.reserve(m_frameCount); // most objects stay to the end
    if (record && isUsual && record->grids().size() < 2 && record->knowsRegistrations())
        register_(frame.objects(), *record);
    if (now().isSampled) {
        noteSleep(frame);
        m_grids = record && record->grids().size() > 1 ? record : nullptr;
        if (m_grids)
            noteGrids(frame.objects(), *record);
        sample(frame);
        m_grids = nullptr;
    }
}

/// Notes which of the present objects the game calls asleep.
void Collector::noteSleep(const Frame& frame)
{
    if (!frame.parts().marks)
        return;
    for (const ObjectId id : frame.parts().marks->of(ObjectMark::Asleep))
        if (const auto row = frame.objects().indexOf(id))
            now().asleep.push_back(m_trackOf[*row]);
    std::ranges::sort(now().asleep);
    m_evidence.knowsSleep = m_evidence.knowsSleep || !now().asleep.empty();
}

/// Its cells in the grid are those of an earlier box, and not of the present one.
bool Collector::isStaleIn(ObjectIndex row, std::uint32_t grid) const
{
    constexpr std::size_t kMostBack = 240; // frames
    const auto ranges = m_grids->rangesIn(row, grid);
    const Track& track = m_evidence.tracks[m_trackOf[row]];
    const CellTable& table = m_grids->grids()[grid].table;
    CellRange known = ranges.front().range;
    for (const RecordedBroadPhase::Cells& cells : ranges)
        known = {{std::min(known.first.x, cells.range.first.x), std::min(known.first.y, cells.range.first.y)},
                 {std::max(known.last.x, cells.range.last.x), std::max(known.last.y, cells.range.last.y)}};
    const GameCells cells = gameCellsOf(table);
    const CellRange held = gameRange(table, cells, known);
    if (cells.of(track.boxes.back()) == held)
        return false;
    const std::size_t first = track.boxes.size() > kMostBack ? track.boxes.size() - kMostBack : 0;
    return std::any_of(track.boxes.begin() + static_cast<std::ptrdiff_t>(first), track.boxes.end(),
                       [&](const Aabb& box) { return cells.of(box) == held; });
}

Event::InGrids Collector::inGridsOf(IndexPair rows) const
{
    std::optional<std::uint32_t> finest;
    const auto lengthOf = [&](std::uint32_t grid) { return m_grids->grids()[grid].table.cellSize(); };
    for (const RecordedBroadPhase::Cells& cells : m_grids->rangesOf(rows.a))
        if (!m_grids->rangesIn(rows.b, cells.grid).empty() && (!finest || lengthOf(cells.grid) < lengthOf(*finest)))
            finest = cells.grid;
    if (!finest)
        return Event::InGrids::Unknown;
    for (const RecordedBroadPhase::Cells& a : m_grids->rangesIn(rows.a, *finest))
        for (const RecordedBroadPhase::Cells& b : m_grids->rangesIn(rows.b, *finest))
            if (!intersection(a.range, b.range).isEmpty())
                return Event::InGrids::Together;
    return isStaleIn(rows.a, *finest) || isStaleIn(rows.b, *finest) ? Event::InGrids::Stale : Event::InGrids::Apart;
}

/// Notes what several grids say of the objects. Grids with cells of different lengths are levels of a hierarchical
/// grid.
void Collector::noteGrids(const ObjectTable& objects, const RecordedBroadPhase& record)
{
    const auto lengthOf = [](const GameCells& cells) { return cells.size.x; };
    std::vector<GameCells> grids;
    for (const RecordedBroadPhase::Grid& grid : record.grids())
        grids.push_back(grid.table.isEmpty() ? GameCells{} : gameCellsOf(grid.table));
    std::vector<GameCells> levels = grids;
    std::ranges::stable_sort(levels, {}, lengthOf);
    const auto isSame = [&](const GameCells& one, const GameCells& other) { return lengthOf(one) == lengthOf(other); };
    levels.erase(std::unique(levels.begin(), levels.end(), isSame), levels.end());
    const bool areLevels = levels.size() > 1 && lengthOf(levels.front()) > 0.0 &&
                           levels.size() < FrameFacts::kNoLevel &&
                           (m_evidence.levels.empty() || levels == m_evidence.levels);
    now().areInAllCells.assign(now().present.size(), 0);
    if (areLevels)
        now().levels.assign(now().present.size(), FrameFacts::kNoLevel);
    objects.forEach([&](ObjectIndex row) {
        const auto cells = record.rangesOf(row);
        if (cells.empty())
            return;
        const auto place = std::ranges::lower_bound(now().present, m_trackOf[row]) - now().present.begin();
        const auto at = static_cast<std::size_t>(place);
        now().areInAllCells[at] = record.isRegisteredRight(row) ? 1 : 0;
        if (areLevels && cells.front().grid == cells.back().grid)
            now().levels[at] = static_cast<std::uint8_t>(
                std::ranges::lower_bound(levels, lengthOf(grids[cells.front().grid]), {}, lengthOf) - levels.begin());
    });
    if (areLevels)
        m_evidence.levels = std::move(levels);
}

/// One for each row; empty if there are none.
std::vector<char> Collector::teleportedIn(const Frame& frame) const
{
    std::vector<char> teleported;
    if (!frame.parts().marks || frame.parts().marks->of(ObjectMark::Teleported).empty())
        return teleported;
    teleported.resize(frame.objects().rowCount());
    for (const ObjectId id : frame.parts().marks->of(ObjectMark::Teleported))
        if (const auto row = frame.objects().indexOf(id))
            teleported[*row] = 1;
    return teleported;
}

/// Finds rows whose ids passed from a removed object to one that was added in the same step. The game's list shows it,
/// or the game says that the object is new.
std::unordered_set<ObjectIndex> Collector::passedOn(const Frame& frame)
{
    const ObjectTable& objects = frame.objects();
    std::vector<ObjectIndex> rows;
    std::vector<std::uint32_t> earlier;
    std::unordered_map<ObjectId, std::uint32_t> places;
    for (const ObjectIndex row : frame.parts().order) {
        if (!objects.isPresent(row))
            continue;
        const auto known = m_places.find(objects.idOf(row));
        rows.push_back(row);
        earlier.push_back(known != m_places.end() ? known->second : kNewInList);
        places.emplace(objects.idOf(row), static_cast<std::uint32_t>(places.size()));
    }
    m_places = std::move(places);
    const std::vector<char> again = appendedAgain(earlier);
    std::unordered_set<ObjectIndex> others;
    for (std::size_t i = 0; i < again.size(); ++i)
        if (again[i])
            others.insert(rows[i]);
    if (frame.parts().marks)
        for (const ObjectId id : frame.parts().marks->of(ObjectMark::Spawned))
            if (const auto row = objects.indexOf(id))
                others.insert(*row);
    return others;
}

void Collector::follow(const Frame& frame)
{
    const ObjectTable& objects = frame.objects();
    m_trackOf.assign(objects.rowCount(), 0);
    const auto number = static_cast<FrameIndex>(m_evidence.frames.size() - 1);
    const std::unordered_set<ObjectIndex> others = passedOn(frame);
    objects.forEach([&](ObjectIndex row) {
        m_trackOf[row] = m_book.follow(objects, row, number, others.contains(row));
        if (now().isSampled)
            now().present.push_back(m_trackOf[row]);
        ++now().objects;
        ++m_states;
    });
    std::ranges::sort(now().present);
}

/// Notes the places in the game's list if they differ from the order in which the objects appeared.
void Collector::order(const Frame& frame)
{
    const std::vector<TrackIndex>& present = now().present;
    std::vector<std::uint32_t> places(present.size());
    std::uint32_t place = 0;
    bool ascends = true;
    TrackIndex last = 0;
    for (const ObjectIndex row : frame.parts().order) {
        if (!frame.objects().isPresent(row))
            continue;
        const TrackIndex track = m_trackOf[row];
        ascends = ascends && track >= last;
        last = track;
        places[static_cast<std::size_t>(std::ranges::lower_bound(present, track) - present.begin())] = place++;
    }
    if (!ascends && place == present.size())
        now().places = std::move(places);
}

/// The low corner of the cell that contains 0, if `corner` is a corner of some cell.
double firstCorner(double corner, double size)
{
    constexpr double kSlack = 1e-6; // of a cell
    const double from = corner - size * std::floor(corner / size + kSlack);
    return from > kSlack * size ? from - size : 0.0;
}

/// @pre the table has cells
GameCells Collector::gameCellsOf(const CellTable& table) const
{
    const Aabb covered = m_evidence.coordinates.box(table.bounds());
    const Vec2 size = m_evidence.coordinates.unitsPerMetre * Vec2{table.cellSize(), table.cellHeight()};
    if (table.goesOn()) // without an end, cells are counted from the game's origin
        return GameCells{size, {firstCorner(covered.lo.x, size.x), firstCorner(covered.lo.y, size.y)}};
    return GameCells{size, covered.lo, table.columns(), table.rows()};
}

/// No value if the game has no cells, or several grids.
std::optional<GameCells> Collector::cellsNamedBy(const RecordedBroadPhase& record) const
{
    const auto table = record.declaredCells();
    if (!table || table->isEmpty() || record.grids().size() > 1)
        return std::nullopt;
    return gameCellsOf(*table);
}

/// The first cells that the game names count. False: this frame has others.
bool Collector::nameCells(const RecordedBroadPhase* record)
{
    const auto cells = record ? cellsNamedBy(*record) : std::nullopt;
    if (!cells || m_evidence.cells)
        return !cells || *cells == *m_evidence.cells;
    m_evidence.cells = cells;
    m_evidence.rings = record->grids().front().rings;
    return true;
}

/// Converts a range of cells to the game's own numbers of cells. It uses the middles of cells, because their borders
/// may round to either side.
CellRange Collector::gameRange(const CellTable& table, const GameCells& cells, const CellRange& ours) const
{
    const Vec2 low = m_evidence.coordinates.point(table.boundsOf(ours.first).center());
    const Vec2 high = m_evidence.coordinates.point(table.boundsOf(ours.last).center());
    return cells.of({{low.x, std::min(low.y, high.y)}, {high.x, std::max(low.y, high.y)}});
}

Registered Collector::registrationOf(ObjectIndex row, const RecordedBroadPhase& record) const
{
    Registered registered;
    if (!m_evidence.knowsCells) {
        const Aabb* const box = record.registeredBoxOf(row);
        registered.kind = box ? Registered::Kind::Box : Registered::Kind::Nowhere;
        if (box)
            registered.box = m_evidence.coordinates.box(*box);
        return registered;
    }
    registered.kind = Registered::Kind::Nowhere;
    std::vector<CellRange> ranges;
    for (const RecordedBroadPhase::Cells& cells : record.rangesOf(row)) {
        const CellRange range = gameRange(*record.table(), *m_evidence.cells, cells.range);
        const bool isFirst = registered.kind == Registered::Kind::Nowhere;
        const CellRange& known = registered.cells;
        registered.cells =
            isFirst ? range
                    : CellRange{{std::min(known.first.x, range.first.x), std::min(known.first.y, range.first.y)},
                                {std::max(known.last.x, range.last.x), std::max(known.last.y, range.last.y)}};
        registered.cellCount += range.count();
        registered.kind = Registered::Kind::Cells;
        ranges.push_back(range);
    }
    if (registered.cellCount < registered.cells.count() && registered.cellCount <= Registered::kMostCells)
        registered.some = cellsOf(ranges);
    return registered;
}

/// Looks whether most objects that reach beyond the table are recorded in the nearest cells of the table.
void Collector::lookBeyondTable()
{
    if (!m_evidence.knowsCells || m_evidence.cells->columns <= 0 || m_evidence.cells->rows <= 0)
        return;
    const GameCells& cells = *m_evidence.cells;
    std::int64_t more = 0; // objects in the nearest cells than others
    for (const Track& track : m_evidence.tracks)
        for (std::size_t i = 0; i < std::min(track.registered.size(), track.boxes.size()); ++i) {
            const CellRange own = cells.of(track.boxes[i]);
            const CellRange nearest{cells.inTable(own.first), cells.inTable(own.last)};
            if (nearest != own && track.registered[i].kind == Registered::Kind::Cells)
                more += track.registered[i].cells == nearest ? 1 : -1;
        }
    m_evidence.clampsCells = more > 0;
}

void Collector::register_(const ObjectTable& objects, const RecordedBroadPhase& record)
{
    m_evidence.knowsCells = record.cellTable().has_value() && m_evidence.cells.has_value();
    m_evidence.knowsBoxes = !m_evidence.knowsCells;
    objects.forEach([&](ObjectIndex row) {
        Track& track = m_evidence.tracks[m_trackOf[row]];
        track.registered.resize(track.boxes.size() - 1); // unknown in frames that did not say
        track.registered.push_back(registrationOf(row, record));
    });
}

Sample<Event>& Collector::sampleOf(Fate fate, bool isClose)
{
    return isClose && fate == Fate::Far ? m_closeFar : m_samples[static_cast<std::size_t>(fate)];
}

void Collector::add(IndexPair rows, Fate fate, bool isClose)
{
    const auto frame = static_cast<FrameIndex>(m_evidence.frames.size() - 1);
    const TrackIndex first = m_trackOf[rows.a];
    const TrackIndex second = m_trackOf[rows.b];
    const bool ascend = m_evidence.tracks[first].id < m_evidence.tracks[second].id;
    Event event{frame, ascend ? first : second, ascend ? second : first, fate};
    event.isMarginal =
        event.overlaps() && isWithinRounding(m_evidence.boxOf(event, event.a), m_evidence.boxOf(event, event.b));
    if (m_grids && event.overlaps())
        event.inGrids = inGridsOf(rows);
    const std::uint64_t key = (std::uint64_t{event.a} << 40U) ^ (std::uint64_t{event.b} << 20U) ^ frame;
    sampleOf(fate, isClose).add(key, event);
    ++m_evidence.seen[static_cast<std::size_t>(fate)];
}

void Collector::sample(const Frame& frame)
{
    auto reported = frame.candidates(limits::kOverlaps);
    if (!reported)
        return;
    const ObjectTable& objects = frame.objects();
    const double reach = reachOf(objects);
    const std::span<const IndexPair> overlapping =
        m_judge.overlapsOf(frame.objects(), std::nullopt, frame.touch()).sorted();
    const std::vector<char> teleported = teleportedIn(frame);
    const auto isTold = [&](IndexPair pair) { // others say nothing about late registrations
        return teleported.empty() || (!teleported[pair.a] && !teleported[pair.b]);
    };
    for (const IndexPair pair : overlapping) {
        const bool isFound = std::ranges::binary_search(*reported, pair);
        if (isTold(pair) && (isFound || !leavesOutAsleep(frame, pair.a, pair.b)))
            add(pair, isFound ? Fate::Found : Fate::Missed);
    }
    now().reported.reserve(reported->size());
    for (const IndexPair pair : *reported) {
        if (isTold(pair) && !std::ranges::binary_search(overlapping, pair))
            add(pair, Fate::Far, distance(objects.boundsOf(pair.a), objects.boundsOf(pair.b)) <= reach);
        now().reported.push_back(std::minmax(m_trackOf[pair.a], m_trackOf[pair.b]));
    }
    std::ranges::sort(now().reported);
    sampleNear(objects, *reported, reach);
}

/// How close a near pair is at most: the median of the objects' longer sides.
double Collector::reachOf(const ObjectTable& objects)
{
    std::vector<double> sides;
    objects.forEach([&](ObjectIndex row) {
        sides.push_back(std::max(objects.boundsOf(row).width(), objects.boundsOf(row).height()));
    });
    if (sides.empty())
        return 0.0;
    std::ranges::nth_element(sides, sides.begin() + static_cast<std::ptrdiff_t>(sides.size() / 2));
    return sides[sides.size() / 2];
}

/// Takes samples of near pairs by a sweep along x.
void Collector::sampleNear(const ObjectTable& objects, const std::vector<IndexPair>& reported, double reach)
{
    std::vector<ObjectIndex> order;
    objects.forEach([&](ObjectIndex row) { order.push_back(row); });
    if (order.empty())
        return;
    m_evidence.medianSize = reach * m_evidence.coordinates.unitsPerMetre;
    std::ranges::sort(order, {}, [&](ObjectIndex row) { return objects.boundsOf(row).lo.x; });
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Aabb& box = objects.boundsOf(order[i]);
        for (std::size_t j = i + 1; j < order.size() && objects.boundsOf(order[j]).lo.x <= box.hi.x + reach; ++j) {
            const IndexPair pair = orderedPair(order[i], order[j]);
            const Aabb& other = objects.boundsOf(order[j]);
            if (distance(box, other) <= reach && !overlaps(box, other) &&
                canCollide(objects.filterOf(pair.a), objects.filterOf(pair.b)) &&
                !std::ranges::binary_search(reported, pair))
                add(pair, Fate::Near);
        }
    }
}

/// Takes reported pairs that are apart, in random order. Most of them are close pairs, if there are any: they show the
/// cells. Cells far apart may share a bucket of a hash, and such pairs would crowd out the close ones.
std::vector<Event> Collector::takeFar()
{
    constexpr std::size_t kMostRemote = 3; // one in so many
    std::vector<Event> close = m_closeFar.take();
    std::vector<Event> remote = m_samples[static_cast<std::size_t>(Fate::Far)].take();
    std::vector<Event> all;
    for (std::size_t i = 0, j = 0; all.size() < m_limits.far && (i < close.size() || j < remote.size());) {
        const bool isRemote = i == close.size() || (all.size() % kMostRemote == 0 && j < remote.size());
        all.push_back(isRemote ? remote[j++] : close[i++]);
    }
    return all;
}

/// Lists that grew frame by frame have room for up to twice as many.
void freeUnused(Evidence& evidence)
{
    for (Track& track : evidence.tracks) {
        track.boxes.shrink_to_fit();
        track.registered.shrink_to_fit();
    }
    for (FrameFacts& frame : evidence.frames)
        frame.present.shrink_to_fit();
}

Evidence Collector::finish()
{
    for (const Fate fate : {Fate::Missed, Fate::Found, Fate::Far, Fate::Near}) {
        const std::vector<Event> taken = fate == Fate::Far ? takeFar() : sampleOf(fate, true).take();
        m_evidence.events.insert(m_evidence.events.end(), taken.begin(), taken.end());
    }
    mergeNumberedNames(m_evidence);
    lookBeyondTable();
    freeUnused(m_evidence);
    return std::move(m_evidence);
}

} // namespace

Result<Evidence> collectEvidence(const StepSource& source, StepRange steps, const EvidenceLimits& limits,
                                 const std::stop_token& stop, const std::function<void(double)>& tell)
{
    auto walk = source.walk();
    if (!walk)
        return walk.problem();
    const std::size_t first = source.firstFrameFrom(steps.first);
    const std::size_t end = source.frameOf(steps.last) + 1;
    Collector collector(limits, end > first ? end - first : 0);
    for (std::size_t i = first; i < end && !collector.isFull() && !stop.stop_requested(); ++i) {
        const auto take = [&](const Frame& frame) {
            collector.takeUnits((*walk)->coordinates(), frame);
            collector.take(source.stepOf(i), frame);
        };
        static_cast<void>((*walk)->look(i, take, {}, stop)); // what cannot be read, the audit has told
        if (tell)
            tell(static_cast<double>(i + 1 - first) / static_cast<double>(end - first));
    }
    return collector.finish();
}

} // namespace broadside::diagnosis
