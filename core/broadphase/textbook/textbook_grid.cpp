#include "core/broadphase/textbook/textbook_grid.h"

#include "core/broadphase/pair_batch.h"
#include "core/geometry/segment.h"

#include <algorithm>

namespace broadside {

void TextbookGrid::add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter)
{
    m_proxies.add(index, box, filter);
    if (m_leftBehind.erase(index) > 0) // entries of an earlier object with this number
        for (auto& [id, bucket] : m_buckets)
            m_staticRegistrations -= std::erase(bucket.statics, index);
    if (!filter.dynamic)
        insert(index);
}

void TextbookGrid::move(ObjectIndex index, const Aabb& box)
{
    m_proxies.move(index, box);
    if (!m_proxies.isDynamic(index))
        m_movedStatics.insert(index);
}

void TextbookGrid::remove(ObjectIndex index)
{
    if (!m_proxies.isDynamic(index))
        for (const std::int64_t bucket : bucketsOf(m_proxies.boxOf(index)).ids)
            m_staticRegistrations -= std::erase(m_buckets[bucket].statics, index);
    std::erase_if(m_staticFaults, [&](const BroadPhaseFault& fault) { return fault.object == index; });
    if (m_movedStatics.erase(index) > 0)
        m_leftBehind.insert(index);
    m_proxies.remove(index);
}

void TextbookGrid::insert(ObjectIndex index)
{
    const bool dynamic = m_proxies.isDynamic(index);
    const bool full = m_staticRegistrations + m_dynamicRegistrations >= kMostRegistrations;
    if (full && dynamic)
        m_firstRefused = std::min(m_firstRefused, index);
    const Buckets buckets = full ? Buckets{{}, {}, true} : bucketsOf(m_proxies.boxOf(index));
    for (const std::int64_t id : buckets.ids)
        (dynamic ? m_buckets[id].dynamics : m_buckets[id].statics).push_back(index);
    (dynamic ? m_dynamicRegistrations : m_staticRegistrations) += buckets.ids.size();
    noteFaults(index, buckets);
}

void TextbookGrid::noteFaults(ObjectIndex index, const Buckets& buckets)
{
    using Kind = BroadPhaseFault::Kind;
    const CollisionFilter filter = m_proxies.filterOf(index);
    if (filter.mask == 0 || filter.category == 0)
        return; // it has no pairs that could be missed
    std::vector<BroadPhaseFault>& all = filter.dynamic ? m_faults : m_staticFaults;
    std::vector<BroadPhaseFault> faults;
    if (buckets.tooMany)
        faults.push_back({index, Kind::TooManyBuckets});
    else if (!buckets.missing.empty())
        faults.push_back({index, Kind::MissingBucket, buckets.missing.front()});
    else if (buckets.ids.empty())
        faults.push_back({index, Kind::Nowhere});
    const CellRange cells = m_table.cellsOf(m_proxies.boxOf(index));
    if (registersCornersOnly() && (cells.columns() > 2 || cells.rows() > 2) && !buckets.ids.empty())
        faults.push_back({index, Kind::CornersOnly});
    if (filter.dynamic) // behind those of static objects, ascending because update() is
        all.insert(all.end(), faults.begin(), faults.end());
    else
        all.insert(std::ranges::upper_bound(all, index, {}, &BroadPhaseFault::object), faults.begin(), faults.end());
}

void TextbookGrid::update()
{
    static_cast<void>(m_proxies.takeChanges());
    for (auto& [id, bucket] : m_buckets)
        bucket.dynamics.clear();
    m_dynamicRegistrations = 0;
    m_firstRefused = kNoObject;
    m_faults = m_staticFaults;
    for (const ObjectIndex index : m_movedStatics)
        if (isStale(index))
            m_faults.push_back({index, BroadPhaseFault::Kind::Stale});
    m_proxies.forEach([&](ObjectIndex index) {
        if (m_proxies.isDynamic(index))
            insert(index);
    });
}

bool TextbookGrid::isStale(ObjectIndex index) const
{
    if (m_proxies.isDynamic(index))
        return false; // registered again in every update
    return std::ranges::any_of(bucketsOf(m_proxies.boxOf(index)).ids, [&](std::int64_t id) {
        const auto bucket = m_buckets.find(id);
        return bucket == m_buckets.end() ||
               std::ranges::find(bucket->second.statics, index) == bucket->second.statics.end();
    });
}

void TextbookGrid::appendPresent(const Bucket& bucket, std::vector<ObjectIndex>& objects) const
{
    for (const auto* list : {&bucket.dynamics, &bucket.statics})
        std::ranges::copy_if(*list, std::back_inserter(objects),
                             [&](ObjectIndex index) { return m_proxies.contains(index); });
}

std::vector<ObjectIndex> TextbookGrid::presentIn(std::span<const std::int64_t> ids) const
{
    std::vector<ObjectIndex> found;
    for (const std::int64_t id : ids) {
        const auto bucket = m_buckets.find(id);
        if (bucket == m_buckets.end())
            continue;
        appendPresent(bucket->second, found);
    }
    return found;
}

namespace {

void dropDuplicates(std::vector<ObjectIndex>& objects)
{
    if (!std::ranges::is_sorted(objects)) // as the objects of a single bucket mostly are
        std::ranges::sort(objects);
    objects.erase(std::unique(objects.begin(), objects.end()), objects.end());
}

} // namespace

std::uint64_t TextbookGrid::candidatePairs(PairSink& sink) const
{
    PairBatch pairs(sink);
    std::uint64_t checks = 0;
    // The buckets of the last object and what is in them: in a crowd, many objects have the same.
    std::vector<std::int64_t> ids;
    std::vector<ObjectIndex> found;
    std::size_t withDuplicates = 0;
    m_proxies.forEach([&](ObjectIndex a) {
        const CollisionFilter filter = m_proxies.filterOf(a);
        if (!filter.dynamic || !pairs.wantsMore())
            return;
        if (std::vector<std::int64_t> own = bucketsOf(m_proxies.boxOf(a)).ids; own != ids) {
            ids = std::move(own);
            found = presentIn(ids);
            withDuplicates = found.size();
            dropDuplicates(found);
        }
        const std::size_t others = found.size() - (std::ranges::binary_search(found, a) ? 1U : 0U);
        checks += returned() == Returned::AllWithDuplicates ? withDuplicates
                  : returned() == Returned::AllOnce         ? found.size()
                                                            : others;
        // Two dynamic objects find each other, except that an object in no bucket finds others and is not found.
        const auto namesMe = [&](ObjectIndex b) { return b < a && a < m_firstRefused && m_proxies.isDynamic(b); };
        for (const ObjectIndex b : found)
            if (b != a && !namesMe(b) && canCollide(filter, m_proxies.filterOf(b)))
                pairs.add(orderedPair(a, b));
    });
    pairs.finish();
    return checks;
}

void TextbookGrid::candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const
{
    std::vector<ObjectIndex> found = returnedFor(m_proxies.boxOf(index));
    dropDuplicates(found);
    std::ranges::copy_if(found, std::back_inserter(candidates), [&](ObjectIndex other) {
        return other != index && masksMatch(m_proxies.filterOf(index), m_proxies.filterOf(other));
    });
}

void TextbookGrid::candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const
{
    std::vector<ObjectIndex> found = returnedFor(box);
    dropDuplicates(found);
    candidates.insert(candidates.end(), found.begin(), found.end());
}

void TextbookGrid::candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const
{
    const SegmentTest segment(from, to);
    std::vector<ObjectIndex> found;
    for (const auto& [id, bucket] : m_buckets)
        if (segment.meets(boundsOf(id)))
            appendPresent(bucket, found);
    dropDuplicates(found); // sorts, too, because the order of the buckets is unspecified
    candidates.insert(candidates.end(), found.begin(), found.end());
}

Aabb TextbookGrid::boundsOf(std::int64_t bucket) const
{
    return m_table.boundsOf(m_table.cellOfId(static_cast<std::uint64_t>(bucket)));
}

TextbookGrid::Reach TextbookGrid::reach() const
{
    return {static_cast<double>(m_table.columns()) * m_table.cellSize(),
            static_cast<double>(m_table.rows()) * m_table.cellSize()};
}

void TextbookGrid::searchNearest(const Aabb& from, NearestSearch& search) const
{
    m_proxies.searchNearest(from, search);
}

BroadPhaseStatistics TextbookGrid::statistics() const
{
    BroadPhaseStatistics statistics{
        .objects = m_proxies.count(), .cells = 0, .registrations = 0, .bytes = m_proxies.bytes()};
    statistics.cells = static_cast<std::uint64_t>(bucketCount());
    for (const auto& [id, bucket] : m_buckets) {
        statistics.registrations += bucket.statics.size() + bucket.dynamics.size();
        statistics.bytes += sizeof(id) + sizeof(bucket) + 2 * sizeof(void*);
        statistics.bytes += (bucket.statics.capacity() + bucket.dynamics.capacity()) * sizeof(ObjectIndex);
    }
    return statistics;
}

Structure TextbookGrid::structure(const Aabb& visible, std::size_t most) const
{
    std::vector<std::int64_t> ids;
    for (const auto& [id, bucket] : m_buckets)
        if (!bucket.isEmpty() && overlaps(boundsOf(id), visible))
            ids.push_back(id);
    std::ranges::sort(ids);
    return partsAt(ids, most);
}

Structure TextbookGrid::partsOf(ObjectIndex index, std::size_t most) const
{
    return partsAt(registeredBuckets(index), most);
}

std::vector<std::int64_t> TextbookGrid::registeredBuckets(ObjectIndex index) const
{
    std::vector<std::int64_t> ids;
    for (const auto& [id, bucket] : m_buckets)
        for (const auto* list : {&bucket.dynamics, &bucket.statics})
            if (std::ranges::find(*list, index) != list->end())
                ids.push_back(id);
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

namespace {

CellIds cellIds(const std::vector<std::int64_t>& sorted, std::size_t most)
{
    const auto listed = static_cast<std::ptrdiff_t>(std::min(most, sorted.size()));
    return {{sorted.begin(), sorted.begin() + listed}, sorted.size()};
}

} // namespace

CellIds TextbookGrid::cellsKeeping(const Aabb& box, std::size_t most) const
{
    std::vector<std::int64_t> ids = bucketsOf(box).ids;
    std::ranges::sort(ids);
    return cellIds(ids, most);
}

CellIds TextbookGrid::cellsOf(ObjectIndex index, std::size_t most) const
{
    return cellIds(registeredBuckets(index), most);
}

void TextbookGrid::showRegistrations(RegistrationSink& sink) const
{
    std::vector<std::pair<ObjectIndex, std::int64_t>> entries;
    std::vector<ObjectIndex> objects;
    for (const auto& [id, bucket] : m_buckets) {
        objects.clear();
        appendPresent(bucket, objects);
        for (const ObjectIndex object : objects)
            entries.emplace_back(object, id);
    }
    std::ranges::sort(entries);
    entries.erase(std::unique(entries.begin(), entries.end()), entries.end());
    for (const auto& [object, id] : entries) {
        const CellCoord cell = m_table.cellOfId(static_cast<std::uint64_t>(id));
        sink.take(object, {cell, cell});
    }
}

Structure TextbookGrid::partsAt(std::span<const std::int64_t> ids, std::size_t most) const
{
    Structure structure{.kind = StructureKind::Cells, .parts = {}, .complete = ids.size() <= most};
    for (const std::int64_t id : ids.first(std::min(most, ids.size())))
        if (const auto bucket = m_buckets.find(id); bucket != m_buckets.end())
            structure.parts.push_back({boundsOf(id), 0, static_cast<std::uint32_t>(bucket->second.size())});
    return structure;
}

} // namespace broadside
