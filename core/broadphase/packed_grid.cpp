#include "core/broadphase/packed_grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace broadside {
namespace {

/// Passes the pairs of a scan to a sink, without those that masks exclude.
class FilteredPairs final : public packed::PairOutput {
public:
    FilteredPairs(PairSink& sink, const ProxyTable* masks)
        : m_sink(sink)
        , m_masks(masks)
    {
        setRoom(m_pairs.data(), m_pairs.data() + m_pairs.size());
    }
    FilteredPairs(const FilteredPairs&) = delete;
    FilteredPairs& operator=(const FilteredPairs&) = delete;

    /// Passes on the pairs that are left. The last call: a destructor could not make it, because the sink may run out
    /// of memory.
    void finish() { makeRoom(); }

    void makeRoom() override
    {
        IndexPair* end = next;
        if (m_masks != nullptr)
            end = std::remove_if(m_pairs.data(), end, [this](IndexPair pair) {
                return !masksMatch(m_masks->filterOf(pair.a), m_masks->filterOf(pair.b));
            });
        if (end != m_pairs.data() && m_sink.wantsMore())
            m_sink.take({m_pairs.data(), end});
        setRoom(m_pairs.data(), m_pairs.data() + m_pairs.size());
    }

    /// Passes on pairs that were found elsewhere.
    void takeAll(std::span<const IndexPair> pairs)
    {
        if (m_masks == nullptr) {
            m_sink.take(pairs);
            return;
        }
        while (!pairs.empty()) {
            const std::size_t count = std::min(pairs.size(), m_pairs.size());
            next = std::ranges::copy(pairs.first(count), m_pairs.data()).out;
            makeRoom();
            pairs = pairs.subspan(count);
        }
    }

private:
    PairSink& m_sink;
    const ProxyTable* m_masks;
    std::array<IndexPair, 512> m_pairs; // an eighth of the first-level cache: the search needs the rest
};

/// A cell: the area of the lower-left corners of its boxes. Border cells also hold boxes outside the other cells.
StructurePart partAt(const packed::Level& level, std::uint32_t row, std::uint32_t column, Vec2 origin)
{
    const packed::CellFrame& frame = level.frame;
    const packed::FloatBox taken = level.taken();
    Aabb box{{frame.leftOf(column), frame.bottomOf(row)}, {frame.leftOf(column + 1), frame.bottomOf(row + 1)}};
    if (column == 0)
        box.lo.x = std::min<double>(box.lo.x, taken.x0);
    if (row == 0)
        box.lo.y = std::min<double>(box.lo.y, taken.y0);
    if (column + 1 == frame.columns)
        box.hi.x = std::max<double>(box.hi.x, taken.x1);
    if (row + 1 == frame.rows)
        box.hi.y = std::max<double>(box.hi.y, taken.y1);
    StructurePart part;
    part.box = translated(box, origin);
    part.objects = level.startOf(row, column + 1) - level.startOf(row, column);
    return part;
}

/// Calls take(part) for the cells of a level that are not empty and touch `visible`.
template<class Take>
void forEachPart(const packed::Level& level, Vec2 origin, const Aabb& visible, Take&& take)
{
    if (visible.isEmpty())
        return;
    const packed::FloatBox seen = packed::roundedOutward(visible, origin);
    const std::uint32_t lastRow = level.frame.rowOf(seen.y1);
    const std::uint32_t lastColumn = level.frame.columnOf(seen.x1);
    for (std::uint32_t row = level.frame.rowOf(seen.y0); row <= lastRow; ++row) {
        for (std::uint32_t column = level.frame.columnOf(seen.x0); column <= lastColumn; ++column) {
            const StructurePart part = partAt(level, row, column, origin);
            if (part.objects > 0 && overlaps(part.box, visible))
                take(part);
        }
    }
}

/// Floats lose digits when all objects are far away from the origin on one side.
bool losesDigits(const packed::FloatBox& all) noexcept
{
    if (all.x0 > all.x1)
        return false; // there are no objects
    const float extent = std::max(all.x1 - all.x0, all.y1 - all.y0);
    constexpr float kWasted = 64.0F; // 6 of 24 bits are lost
    return packed::farthestOf(all) > kWasted * extent && packed::farthestOf(all) < packed::kFarthest;
}

} // namespace

PackedGrid::PackedGrid(packed::Lanes lanes, unsigned threads)
    : m_statics{.isDynamic = false, .index = packed::PackedIndex(lanes, threads, m_crew)}
    , m_dynamics{.isDynamic = true, .index = packed::PackedIndex(lanes, threads, m_crew)}
    , m_threads(threads)
{}

void PackedGrid::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    m_proxies.add(index, box, filter);
    m_membersChanged = true;
}

void PackedGrid::moveAll(std::span<const ObjectIndex> moved, std::span<const Aabb> boxes)
{
    moveInPieces(moved.size(), [&](std::size_t first, std::size_t count) {
        return m_proxies.setBoxes(moved.subspan(first, count), boxes);
    });
}

void PackedGrid::moveEach(std::span<const ObjectIndex> moved, std::span<const Aabb> boxes)
{
    moveInPieces(moved.size(), [&](std::size_t first, std::size_t count) {
        return m_proxies.setEachBox(moved.subspan(first, count), boxes.subspan(first, count));
    });
}

/// setBoxes(first, count) moves some of `count` objects.
template<class SetBoxes>
void PackedGrid::moveInPieces(std::size_t count, const SetBoxes& setBoxes)
{
    constexpr std::size_t kLeast = 16'384; // boxes: with fewer, a thread costs more than it gains
    const unsigned pieces = packed::piecesFor(count, kLeast, m_threads);
    if (pieces == 1)
        return m_proxies.noteChanges(setBoxes(0, count));
    std::vector<ProxyTable::Changes> changes(pieces);
    const auto firstOf = [&](unsigned piece) {
        return packed::firstOfPiece(static_cast<std::uint32_t>(count), piece, pieces);
    };
    m_crew->share(m_threads, pieces, [&](unsigned piece, unsigned) {
        changes[piece] = setBoxes(firstOf(piece), firstOf(piece + 1) - firstOf(piece));
    });
    for (const ProxyTable::Changes& change : changes)
        m_proxies.noteChanges(change);
}

void PackedGrid::remove(ObjectIndex index)
{
    m_proxies.remove(index);
    m_membersChanged = true;
}

void PackedGrid::useThreads(const std::shared_ptr<packed::Crew>& crew, unsigned threads)
{
    m_crew = crew;
    m_threads = threads;
    m_statics.index.useThreads(crew, threads);
    m_dynamics.index.useThreads(crew, threads);
    m_search.reset();
}

void PackedGrid::update()
{
    const ProxyTable::Changes changes = m_proxies.takeChanges();
    if (m_membersChanged)
        countMembers();
    if (changes.statics)
        rebuild(m_statics);
    if (changes.dynamics)
        rebuild(m_dynamics);
    if (changes.statics || changes.dynamics)
        if (const Vec2 origin = bestOrigin(); origin != m_origin) {
            m_origin = origin;
            rebuild(m_statics);
            rebuild(m_dynamics);
        }
}

void PackedGrid::countMembers()
{
    m_membersChanged = false;
    std::uint32_t categories = ~0U;
    std::uint32_t masks = ~0U;
    for (Kind* kind : {&m_statics, &m_dynamics}) {
        kind->count = 0;
        kind->members.clear();
    }
    m_proxies.forEach([&](ObjectIndex index) {
        const CollisionFilter filter = m_proxies.filterOf(index);
        categories &= filter.category;
        masks &= filter.mask;
        Kind& kind = filter.dynamic ? m_dynamics : m_statics;
        kind.first = kind.count == 0 ? index : kind.first;
        kind.last = index;
        ++kind.count;
    });
    // If all objects have a category in common and all accept it, any two match.
    m_allMatch = (categories & masks) != 0;
}

void PackedGrid::listMembers(Kind& kind)
{
    const bool hasGaps = kind.count > 0 && kind.last - kind.first >= kind.count;
    if (!hasGaps || !kind.members.empty())
        return;
    kind.members.reserve(kind.count); // the exact size: lists that double leave memory unused
    m_proxies.forEach([&](ObjectIndex index) {
        if (m_proxies.isDynamic(index) == kind.isDynamic)
            kind.members.push_back(index);
    });
}

/// Static objects seldom change, so they are listed again when they do.
void PackedGrid::rebuild(Kind& kind)
{
    listMembers(kind);
    const ObjectIndex* const ids = kind.members.empty() ? nullptr : kind.members.data();
    kind.index.build({packed::ChosenBoxes{m_proxies.boxes(), ids, kind.count, kind.first}, m_origin});
    if (kind.isDynamic)
        return;
    kind.index.prepareForSearches();
    kind.members = {};
}

/// Zero, unless floats would lose digits. It depends only on the present boxes, never on earlier ones: so cells and
/// checks are the same after a return to an earlier step. On a coarse raster, so that it seldom changes.
Vec2 PackedGrid::bestOrigin() const
{
    if (m_origin == Vec2{} && !losesDigits(bounds()))
        return {};
    Aabb all;
    m_proxies.forEach([&](ObjectIndex index) { all = united(all, m_proxies.boxOf(index)); });
    if (all.isEmpty() || !losesDigits(packed::roundedOutward(all, {})))
        return {};
    const double farthest = std::max({-all.lo.x, -all.lo.y, all.hi.x, all.hi.y});
    const double extent = std::max({all.width(), all.height(), farthest * 1e-6}); // the last one for a single point
    const double raster = 4.0 * std::exp2(std::ceil(std::log2(extent)));
    return {std::floor(all.lo.x / raster) * raster, std::floor(all.lo.y / raster) * raster};
}

packed::TrueBoxes PackedGrid::trueBoxes() const noexcept
{
    const packed::FloatBox all = bounds();
    return {m_proxies.boxes().data(), packed::certainOverlap(packed::farthestOf(all))};
}

std::uint64_t PackedGrid::candidatePairs(PairSink& sink) const
{
    const bool fewBoxes = packed::PairSearch::runsFor(m_dynamics.index, m_statics.index, m_threads) == 1;
    return fewBoxes ? pairsOnThisThread(sink) : pairsOnThreads(sink);
}

std::uint64_t PackedGrid::pairsOnThisThread(PairSink& sink) const
{
    const packed::TrueBoxes truth = trueBoxes();
    FilteredPairs output(sink, m_allMatch ? nullptr : &m_proxies);
    output.truth = &truth;
    const packed::PackedIndex& moving = m_dynamics.index;
    const packed::PackedIndex& standing = m_statics.index;
    moving.pairs(output);
    packed::standingSearchesMoving(moving, standing) ? standing.pairsWith(moving, output)
                                                     : moving.pairsWith(standing, output);
    output.finish();
    return output.checks;
}

std::uint64_t PackedGrid::pairsOnThreads(PairSink& sink) const
{
    std::unique_ptr<packed::PairSearch> search;
    {
        const std::scoped_lock lock(m_searchMutex);
        search = std::move(m_search);
    }
    if (search == nullptr)
        search = std::make_unique<packed::PairSearch>(m_crew);
    const packed::TrueBoxes truth = trueBoxes();
    if (!search->find(m_dynamics.index, m_statics.index, &truth, m_threads))
        return pairsOnThisThread(sink); // the same pairs in the same order, but none is stored
    FilteredPairs output(sink, m_allMatch ? nullptr : &m_proxies);
    for (std::size_t piece = 0; piece < search->pieces() && sink.wantsMore(); ++piece)
        output.takeAll(search->found(piece));
    output.finish();
    const std::uint64_t checks = search->checks();
    const std::scoped_lock lock(m_searchMutex);
    m_search = std::move(search);
    return checks;
}

BroadPhaseStatistics PackedGrid::statistics() const
{
    BroadPhaseStatistics statistics{
        .objects = m_proxies.count(), .cells = 0, .registrations = m_proxies.count(), .bytes = m_proxies.bytes()};
    for (const Kind* kind : {&m_statics, &m_dynamics}) {
        for (const packed::Level& level : kind->index.levels())
            statistics.cells += std::uint64_t{level.frame.rows} * level.frame.columns;
        statistics.bytes += kind->index.bytes() + kind->members.capacity() * sizeof(ObjectIndex);
    }
    return statistics;
}

Structure PackedGrid::structure(const Aabb& visible, std::size_t most) const
{
    Structure structure{.kind = StructureKind::Cells, .parts = {}, .complete = true};
    for (const Kind* kind : {&m_statics, &m_dynamics}) {
        int depth = 0;
        for (const packed::Level& level : kind->index.levels()) {
            forEachPart(level, m_origin, visible, [&](StructurePart part) {
                part.depth = depth;
                part.dynamic = kind == &m_dynamics;
                if (structure.parts.size() < most)
                    structure.parts.push_back(part);
                else
                    structure.complete = false;
            });
            ++depth;
        }
    }
    return structure;
}

Structure PackedGrid::partsOf(ObjectIndex index, std::size_t most) const
{
    const Kind& kind = m_proxies.isDynamic(index) ? m_dynamics : m_statics;
    const packed::FloatBox box = packed::roundedOutward(m_proxies.boxOf(index), m_origin);
    Structure structure{.kind = StructureKind::Cells, .parts = {}, .complete = most > 0};
    const auto levels = kind.index.levels();
    const auto level = std::ranges::find_if(levels, [&](const packed::Level& l) { return l.frame.takes(box); });
    if (most > 0 && level != levels.end()) {
        StructurePart part = partAt(*level, level->frame.rowOf(box.y0), level->frame.columnOf(box.x0), m_origin);
        part.depth = static_cast<int>(level - levels.begin());
        part.dynamic = &kind == &m_dynamics;
        structure.parts.push_back(part);
    }
    return structure;
}

} // namespace broadside
