#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/proxy_table.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

namespace broadside {

/// Common base of the three textbook grids: lists of objects per bucket, in which static objects are registered once
/// and dynamic ones are cleared and registered again in every update. The variants differ in the buckets to which a box
/// belongs; there are the faults with which they were published: see corner_grid.h, range_grid.h and bucket_grid.h.
/// They are simple and faithful to the originals on purpose, because users compare them with a correct algorithm. Only
/// crashes of the originals are replaced by reports.
///
/// Two faults are common to all. A static object that moves stays registered at its first position. Removing it
/// searches the buckets of its PRESENT box, so entries of a moved object are left behind. Such entries of a removed
/// object are not reported, and are deleted when its number is used again.
class TextbookGrid : public BroadPhase {
public:
    explicit TextbookGrid(const CellTable& table)
        : m_table(table)
    {}

    /// A copy with the same faults: its behaviour depends on all earlier operations. Cost: O(objects + registrations).
    [[nodiscard]] std::unique_ptr<BroadPhase> copy() const override = 0;
    [[nodiscard]] const TextbookGrid* published() const noexcept final { return this; }

    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) final;
    void move(ObjectIndex index, const Aabb& box) final;
    void remove(ObjectIndex index) final;
    void update() final;
    std::uint64_t candidatePairs(PairSink& sink) const final;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const final;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const final;
    /// No variant was published with rays. Appends the objects in the buckets that the ray meets.
    void candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const final;
    /// Exact, without the buckets. RangeGrid::publishedNearest is the nearest() that range-grid was published with.
    void searchNearest(const Aabb& from, NearestSearch& search) const final;
    [[nodiscard]] BroadPhaseStatistics statistics() const final;
    [[nodiscard]] std::optional<CellTable> cellTable() const final { return m_table; }
    [[nodiscard]] CellIds cellsKeeping(const Aabb& box, std::size_t most) const final;
    [[nodiscard]] CellIds cellsOf(ObjectIndex index, std::size_t most) const final;
    void showRegistrations(RegistrationSink& sink) const final;
    [[nodiscard]] Structure structure(const Aabb& visible, std::size_t most) const final;
    [[nodiscard]] Structure partsOf(ObjectIndex index, std::size_t most) const final;
    [[nodiscard]] std::span<const BroadPhaseFault> faults() const final { return m_faults; }

    /// The originals have no limits and would use up the memory; beyond these limits an object is reported and not
    /// registered.
    static constexpr std::int64_t kMostPerObject = std::int64_t{1} << 20;
    static constexpr std::uint64_t kMostRegistrations = std::uint64_t{1} << 26;

    /// The buckets of a box in this variant, each once, and the buckets that the variant computes but that do not
    /// exist.
    struct Buckets {
        std::vector<std::int64_t> ids;
        std::vector<std::int64_t> missing; ///< Here the original would have thrown.
        bool tooMany = false;              ///< More than kMostPerObject: the list is empty.
    };
    [[nodiscard]] virtual Buckets bucketsOf(const Aabb& box) const = 0;
    /// The box of a bucket in the world.
    [[nodiscard]] Aabb boundsOf(std::int64_t bucket) const;
    [[nodiscard]] std::int64_t bucketCount() const noexcept { return m_table.columns() * m_table.rows(); }

    /// How far the buckets of this variant reach to the right and up from the origin, metres; the world may be larger.
    /// Infinite on an axis where everything beyond is in the last bucket.
    struct Reach {
        double width = 0.0;
        double height = 0.0;
    };
    [[nodiscard]] virtual Reach reach() const;
    /// True for variants that register an object only in the buckets of its corners. bucketAt() gives the bucket of a
    /// cell inside or outside the table, and is empty if there is none; it is always empty for the other variants.
    [[nodiscard]] virtual bool registersCornersOnly() const = 0;
    [[nodiscard]] virtual std::optional<std::int64_t> bucketAt(CellCoord) const { return std::nullopt; }
    /// Whether a static object moved and is still registered at its first position. @pre `index` is in use.
    [[nodiscard]] bool isStale(ObjectIndex index) const;
    /// The box last passed to add() or move(). @pre `index` is in use.
    [[nodiscard]] const Aabb& boxOf(ObjectIndex index) const { return m_proxies.boxOf(index); }

protected:
    TextbookGrid(const TextbookGrid& other)
        : BroadPhase() // BroadPhase has no copy constructor, so that it is not copied by mistake
        , m_table(other.m_table)
        , m_proxies(other.m_proxies)
        , m_buckets(other.m_buckets)
        , m_staticRegistrations(other.m_staticRegistrations)
        , m_dynamicRegistrations(other.m_dynamicRegistrations)
        , m_firstRefused(other.m_firstRefused)
        , m_faults(other.m_faults)
        , m_staticFaults(other.m_staticFaults)
        , m_movedStatics(other.m_movedStatics)
        , m_leftBehind(other.m_leftBehind)
    {}

    /// Which objects the published query returns: every other object once, every object once including the query
    /// object, or every object once per shared bucket.
    enum class Returned { OthersOnce, AllOnce, AllWithDuplicates };
    [[nodiscard]] virtual Returned returned() const = 0;
    /// The objects in the buckets of the box, bucket by bucket: with duplicates and the query object, without stale
    /// entries of removed objects.
    [[nodiscard]] std::vector<ObjectIndex> returnedFor(const Aabb& box) const { return presentIn(bucketsOf(box).ids); }
    [[nodiscard]] const CellTable& table() const noexcept { return m_table; }

private:
    struct Bucket {
        std::vector<ObjectIndex> statics;
        std::vector<ObjectIndex> dynamics;
        [[nodiscard]] std::size_t size() const noexcept { return statics.size() + dynamics.size(); }
        [[nodiscard]] bool isEmpty() const noexcept { return size() == 0; }
    };
    void insert(ObjectIndex index);
    void noteFaults(ObjectIndex index, const Buckets& buckets);
    [[nodiscard]] Structure partsAt(std::span<const std::int64_t> ids, std::size_t most) const;
    /// Ascending: the buckets with entries of this number, including those that an earlier object of the number left
    /// behind.
    [[nodiscard]] std::vector<std::int64_t> registeredBuckets(ObjectIndex index) const;
    [[nodiscard]] std::vector<ObjectIndex> presentIn(std::span<const std::int64_t> ids) const;
    void appendPresent(const Bucket& bucket, std::vector<ObjectIndex>& objects) const;

    static constexpr ObjectIndex kNoObject = std::numeric_limits<ObjectIndex>::max();

    CellTable m_table;
    ProxyTable m_proxies;
    std::unordered_map<std::int64_t, Bucket> m_buckets;
    std::uint64_t m_staticRegistrations = 0;
    std::uint64_t m_dynamicRegistrations = 0;
    ObjectIndex m_firstRefused = kNoObject; // this object and all dynamic ones after it had too many registrations
    std::vector<BroadPhaseFault> m_faults;  // all faults, after an update
    std::vector<BroadPhaseFault> m_staticFaults;
    std::set<ObjectIndex> m_movedStatics; // moved since they were registered
    std::set<ObjectIndex> m_leftBehind;   // free numbers that may still have entries
};

} // namespace broadside
