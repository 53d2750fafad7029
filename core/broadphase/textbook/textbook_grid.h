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

/// Common body of the three textbook grids: lists of objects per bucket, static objects registered once, dynamic ones
/// cleared and registered again in every update. What differs is which buckets a box belongs to, and there lie the
/// faults that they were published with; see corner_grid.h, range_grid.h and bucket_grid.h. Kept simple and faithful on
/// purpose: they are there to be looked at beside a correct algorithm. Only what would have crashed the original is
/// reported instead.
///
/// Two faults are common to all: a static object that moves stays registered where it was put in, and removing it looks
/// in the buckets of its PRESENT box, so entries of an object that moved stay behind. Such entries of an object that is
/// gone are not handed out, and go when its number is given again.
class TextbookGrid : public BroadPhase {
public:
    explicit TextbookGrid(const CellTable& table)
        : m_table(table)
    {}

    /// With its faults: what it does depends on all that happened to it. O(objects + registrations)
    [[nodiscard]] virtual std::unique_ptr<TextbookGrid> copy() const = 0;

    void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) final;
    void move(ObjectIndex index, const Aabb& box) final;
    void remove(ObjectIndex index) final;
    void update() final;
    std::uint64_t candidatePairs(PairSink& sink) const final;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const final;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const final;
    /// No variant was published with rays: what is registered in buckets that the ray meets.
    void candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const final;
    /// Exact, without the buckets. What range-grid was published with is RangeGrid::publishedNearest.
    void searchNearest(const Aabb& from, NearestSearch& search) const final;
    [[nodiscard]] BroadPhaseStatistics statistics() const final;
    [[nodiscard]] std::optional<CellTable> cellTable() const final { return m_table; }
    [[nodiscard]] CellIds cellsKeeping(const Aabb& box, std::size_t most) const final;
    [[nodiscard]] CellIds cellsOf(ObjectIndex index, std::size_t most) const final;
    void showRegistrations(RegistrationSink& sink) const final;
    [[nodiscard]] Structure structure(const Aabb& visible, std::size_t most) const final;
    [[nodiscard]] Structure partsOf(ObjectIndex index, std::size_t most) const final;
    [[nodiscard]] std::span<const BroadPhaseFault> faults() const final { return m_faults; }

    /// The originals know no limits and would fill the memory; beyond these an object is not registered but reported.
    static constexpr std::int64_t kMostPerObject = std::int64_t{1} << 20;
    static constexpr std::uint64_t kMostRegistrations = std::uint64_t{1} << 26;

    /// The buckets that a box belongs to in this variant, each once, and those that the variant computes but does not
    /// have.
    struct Buckets {
        std::vector<std::int64_t> ids;
        std::vector<std::int64_t> missing; ///< Where the original would have thrown.
        bool tooMany = false;              ///< More than kMostPerObject: none is listed.
    };
    [[nodiscard]] virtual Buckets bucketsOf(const Aabb& box) const = 0;
    /// The place of a bucket in the world.
    [[nodiscard]] Aabb boundsOf(std::int64_t bucket) const;
    [[nodiscard]] std::int64_t bucketCount() const noexcept { return m_table.columns() * m_table.rows(); }

    /// How far the buckets of this variant reach to the right and up from the origin, metres: the world may be larger.
    /// Infinite on an axis where what lies beyond counts to the last bucket.
    struct Reach {
        double width = 0.0;
        double height = 0.0;
    };
    [[nodiscard]] virtual Reach reach() const;
    /// For variants that register an object in the buckets of its corners alone: the bucket of a cell, in the table or
    /// not, nothing where they have none. Always nothing for the others.
    [[nodiscard]] virtual bool registersCornersOnly() const = 0;
    [[nodiscard]] virtual std::optional<std::int64_t> bucketAt(CellCoord) const { return std::nullopt; }
    /// A static object that moved is still registered where it was put in. @pre `index` is in use.
    [[nodiscard]] bool isStale(ObjectIndex index) const;
    /// What it was told last. @pre `index` is in use.
    [[nodiscard]] const Aabb& boxOf(ObjectIndex index) const { return m_proxies.boxOf(index); }

protected:
    TextbookGrid(const TextbookGrid& other)
        : BroadPhase() // which nobody copies by accident
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

    /// What the published query returns: the others once, everything once (the asking object too), or everything once
    /// for every bucket that it shares.
    enum class Returned { OthersOnce, AllOnce, AllWithDuplicates };
    [[nodiscard]] virtual Returned returned() const = 0;
    /// With duplicates and the asking object, bucket by bucket; stale entries of objects that are gone left out.
    [[nodiscard]] std::vector<ObjectIndex> returnedFor(const Aabb& box) const;
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
    /// Ascending; where it was put in, and where another of its number left entries behind.
    [[nodiscard]] std::vector<std::int64_t> registeredBuckets(ObjectIndex index) const;
    void appendPresent(const Bucket& bucket, std::vector<ObjectIndex>& objects) const;

    static constexpr ObjectIndex kNobody = std::numeric_limits<ObjectIndex>::max();

    CellTable m_table;
    ProxyTable m_proxies;
    std::unordered_map<std::int64_t, Bucket> m_buckets;
    std::uint64_t m_staticRegistrations = 0;
    std::uint64_t m_dynamicRegistrations = 0;
    ObjectIndex m_firstRefused = kNobody;  // it and all dynamic ones after it: there were too many registrations
    std::vector<BroadPhaseFault> m_faults; // all of them, after an update
    std::vector<BroadPhaseFault> m_staticFaults;
    std::set<ObjectIndex> m_movedStatics; // since they were put in
    std::set<ObjectIndex> m_leftBehind;   // numbers that are free, with entries perhaps
};

} // namespace broadside
