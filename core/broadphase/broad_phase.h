#pragma once

#include "core/base/problem.h"
#include "core/broadphase/algorithm.h"
#include "core/broadphase/cell_table.h"
#include "core/broadphase/filter.h"
#include "core/math/aabb.h"

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// @file
/// The interface of all broad phases. A broad phase stores boxes under small dense numbers and reports candidates.
///
/// Candidates  distinct, never the object itself, and only pairs that can collide (filter.h), before any box test. The
///             definition of an algorithm decides which ones it reports: see its own header.
/// Boundary    boxes are closed: a correct algorithm reports every pair whose boxes touch or overlap.
/// Order       the same operations give the same candidates in the same order, on every machine.
/// Errors      none at run time; makeBroadPhase rejects invalid settings. Violated preconditions assert.
/// Threads     const functions may run at the same time; during a change, no other function may run.

namespace broadside {

class ProxyTable;
class TextbookGrid;
namespace packed {
class Crew;
}

/// Number of an object in a broad phase, a table or a world: dense from 0, chosen by the caller, unchanged while the
/// object exists.
using ObjectIndex = std::uint32_t;

/// An unordered pair; a < b.
struct IndexPair {
    ObjectIndex a = 0;
    ObjectIndex b = 0;
    friend constexpr bool operator==(const IndexPair&, const IndexPair&) = default;
    /// Orders by a, then by b. It makes one comparison instead of two, because lists of pairs are sorted often.
    friend constexpr std::strong_ordering operator<=>(const IndexPair& left, const IndexPair& right) noexcept
    {
        return left.key() <=> right.key();
    }

private:
    [[nodiscard]] constexpr std::uint64_t key() const noexcept { return std::uint64_t{a} << 32 | b; }
};

[[nodiscard]] constexpr IndexPair orderedPair(ObjectIndex a, ObjectIndex b) noexcept
{
    return a < b ? IndexPair{a, b} : IndexPair{b, a};
}

/// Receives candidate pairs in batches: brute force in a large world reports more pairs than fit into memory.
class PairSink {
public:
    virtual void take(std::span<const IndexPair> pairs) = 0;
    /// Whether the search should go on. It is asked so often that an unneeded search ends within some milliseconds.
    /// After it returns false, only a part of the candidates was reported, and the number of checks is meaningless.
    [[nodiscard]] virtual bool wantsMore() const { return true; }

protected:
    ~PairSink() = default;
};

/// The present size of a structure.
struct BroadPhaseStatistics {
    std::uint64_t objects = 0;
    std::uint64_t cells = 0;         ///< Existing cells, nodes or intervals.
    std::uint64_t registrations = 0; ///< Entries in them; an object in four cells counts as four.
    std::uint64_t bytes = 0;         ///< Memory of the structure, without the caller's objects.
};

/// One cell, tree node or interval, for drawing.
struct StructurePart {
    Aabb box; ///< World frame, metres. For an interval: the box of its object, whose x range is the interval.
    /// Depth of a tree node, or level of a cell; 0 is the root or the finest level. Place of an interval in its sorted
    /// list, from 0; static and dynamic objects have a list each.
    int depth = 0;
    std::uint32_t objects = 0; ///< Objects in this part itself, not in its children.
    bool dynamic = false;      ///< The part belongs to the structure of dynamic objects, in algorithms that have one.
    friend constexpr bool operator==(const StructurePart&, const StructurePart&) = default;
};

struct Structure {
    StructureKind kind = StructureKind::None;
    std::vector<StructurePart> parts;
    bool complete = true; ///< False when there were more parts than the limit.
    friend bool operator==(const Structure&, const Structure&) = default;
};

/// A fault of a textbook algorithm: it would have crashed, or it loses pairs of an object.
struct BroadPhaseFault {
    enum class Kind : std::uint8_t {
        MissingBucket,  ///< It computes a bucket that does not exist.
        TooManyBuckets, ///< Too many buckets: the object is not registered.
        Nowhere,        ///< The object is in no bucket.
        CornersOnly,    ///< Registered at its corners, not in between.
        Stale,          ///< Registered at an earlier position.
    };
    ObjectIndex object = 0;
    Kind kind = Kind::MissingBucket;
    std::int64_t bucket = 0; ///< The first missing bucket, for MissingBucket.

    friend constexpr bool operator==(const BroadPhaseFault&, const BroadPhaseFault&) = default;
};

/// What is wrong with the object ("its box reaches bucket 4, which does not exist..."). No full stop.
[[nodiscard]] Message messageOf(const BroadPhaseFault& fault);
/// What the user can do about it, as an order. No full stop.
[[nodiscard]] Message remedyOf(const BroadPhaseFault& fault);

/// A search for the nearest object, or for the nearest few: the broad phase reports objects, the search measures their
/// distances.
class NearestSearch {
public:
    /// Metres, >= 0: objects whose boxes are farther away are not needed. Usually infinite at first; it never grows.
    [[nodiscard]] virtual double reach() const = 0;
    /// Gets an object, each at most once; may reduce reach().
    virtual void look(ObjectIndex object) = 0;

protected:
    ~NearestSearch() = default;
};

/// Receives the registrations in the cells of a table.
class RegistrationSink {
public:
    /// One or more cells of the table in which the object is registered. An object may be reported several times in
    /// direct succession, each time with other cells.
    virtual void take(ObjectIndex object, const CellRange& cells) = 0;

protected:
    ~RegistrationSink() = default;
};

class BroadPhase {
public:
    BroadPhase() = default;
    BroadPhase(const BroadPhase&) = delete;
    BroadPhase& operator=(const BroadPhase&) = delete;
    virtual ~BroadPhase() = default;

    [[nodiscard]] virtual Algorithm algorithm() const noexcept = 0;

    /// Says that numbers below `objects` will be added, so that they get the memory that they need and no more. Only a
    /// hint.
    virtual void reserve(std::size_t /*objects*/) {}
    /// @pre `index` is free; the box is finite and not empty.
    virtual void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) = 0;
    /// @pre `index` is in use.
    virtual void move(ObjectIndex index, const Aabb& box) = 0;
    /// Moves many objects in this order, each to its own entry of `boxes`. @pre they are in use.
    virtual void moveAll(std::span<const ObjectIndex> moved, std::span<const Aabb> boxes)
    {
        for (const ObjectIndex index : moved)
            move(index, boxes[index]);
    }
    /// The same with a list of boxes: moved[k] gets boxes[k]. @pre the objects are in use; both lists have the same
    /// size
    virtual void moveEach(std::span<const ObjectIndex> moved, std::span<const Aabb> boxes)
    {
        for (std::size_t k = 0; k < moved.size(); ++k)
            move(moved[k], boxes[k]);
    }
    /// The boxes of all objects by their numbers, for a caller that computes many: before update(), it writes those of
    /// `moved` in place. Empty if the algorithm has to know the old boxes, too: then use moveEach(). Valid until add()
    /// or remove(). @pre the objects are in use
    [[nodiscard]] virtual std::span<Aabb> boxesOfMoved(std::span<const ObjectIndex> /*moved*/) { return {}; }
    /// @pre `index` is in use.
    virtual void remove(ObjectIndex index) = 0;
    /// Lets the structure use these threads, at most this many including the calling one. Changes no result. Default:
    /// the algorithm works on the calling thread. @pre threads > 0; `crew` is not null
    virtual void useThreads(const std::shared_ptr<packed::Crew>& /*crew*/, unsigned /*threads*/) {}
    /// Updates the structure. Required after a change, before any query below.
    virtual void update() = 0;

    /// Reports all candidate pairs. Returns `checks`: the number of tests in the published loop of this algorithm, in
    /// which every dynamic object queries its candidates. It counts ordered pairs, the object itself and duplicates,
    /// and ignores masks. Exact below 2^64; larger counts are 2^64 - 1 (hashed-grid with tiny cells and huge objects).
    virtual std::uint64_t candidatePairs(PairSink& sink) const = 0;
    /// Whether the candidates are exactly the pairs whose boxes overlap, to the last bit.
    [[nodiscard]] virtual bool reportsBoxOverlaps() const noexcept { return false; }
    /// Appends the candidates of one object, as if it were dynamic. @pre `index` is in use.
    virtual void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const = 0;
    /// Appends the candidates of a box that is not an object's: masks and kinds are ignored.
    virtual void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const = 0;
    /// The same for a point.
    void candidatesAt(Vec2 point, std::vector<ObjectIndex>& candidates) const
    {
        candidatesIn({point, point}, candidates);
    }
    /// The same for a ray, the closed segment between two points. A correct algorithm includes all objects whose boxes
    /// the ray meets according to SegmentTest (geometry/segment.h). Default: the candidates of the box around the ray.
    virtual void candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const;
    /// Reports to `search` every object whose box is no farther from `from` than the final search.reach(), without
    /// regard to masks; near ones early, and possibly others. Default: in squares whose size doubles, O(found) each.
    virtual void searchNearest(const Aabb& from, NearestSearch& search) const;

    [[nodiscard]] virtual BroadPhaseStatistics statistics() const = 0;

    /// The boxes and filters of its objects, as they were passed to add() and move(). Null if the algorithm does not
    /// show them: the debugger's own broad phases do.
    [[nodiscard]] virtual const ProxyTable* proxies() const noexcept { return nullptr; }

    /// A copy with the same registrations, for algorithms whose candidates depend on earlier operations. Null for the
    /// others: a new broad phase with the same objects has the same candidates.
    [[nodiscard]] virtual std::unique_ptr<BroadPhase> copy() const { return nullptr; }
    /// The textbook grid whose published arithmetic it follows; null if it follows none.
    [[nodiscard]] virtual const TextbookGrid* published() const noexcept { return nullptr; }

    // The cells of the user's size; empty for algorithms without such cells. These functions describe what the
    // algorithm really does, in its own arithmetic and with its own ids; a textbook variant may use other cells than a
    // correct grid. Coarser levels are not included.

    [[nodiscard]] virtual std::optional<CellTable> cellTable() const { return std::nullopt; }
    /// Ids of the cells that a box touches.
    [[nodiscard]] virtual CellIds cellsTouchedBy(const Aabb& box, std::size_t most) const;
    /// Ids of the cells in which a box would be registered; the candidates of a box are searched in the same cells.
    [[nodiscard]] virtual CellIds cellsKeeping(const Aabb& box, std::size_t most) const
    {
        return cellsTouchedBy(box, most);
    }
    /// Ids of the cells in which an object is registered. In a textbook variant these may differ from the cells that it
    /// touches now. @pre `index` is in use.
    [[nodiscard]] virtual CellIds cellsOf(ObjectIndex, std::size_t /*most*/) const { return {}; }
    /// Reports the registrations of all objects. Cost: O(objects), for textbook variants O(registrations).
    virtual void showRegistrations(RegistrationSink&) const {}

    /// The parts of the structure that are not empty and touch `visible` (an interval: on its axis), at most `most`. If
    /// there are more, a tree reports its upper levels; of intervals and cells some are missing.
    [[nodiscard]] virtual Structure structure(const Aabb& visible, std::size_t most) const;
    /// The parts in which an object is registered, at most `most`: its cells, the nodes from the root down to its own,
    /// or its interval. @pre `index` is in use.
    [[nodiscard]] virtual Structure partsOf(ObjectIndex index, std::size_t most) const;
    /// The result of the published nearest() of a textbook variant, for an object: it may be wrong, and may be the
    /// object itself. Empty for algorithms without one. @pre `index` is in use.
    [[nodiscard]] virtual std::optional<ObjectIndex> publishedNearest(ObjectIndex) const { return std::nullopt; }
    /// Faults of the present registrations, without objects that can never collide; always empty for correct
    /// algorithms.
    [[nodiscard]] virtual std::span<const BroadPhaseFault> faults() const { return {}; }
};

/// Makes an empty broad phase for a world of this size. Rejects an algorithm that this version cannot run, and cells so
/// small that the world has more than limits::kDenseCells of them (the remedy names a size that works).
[[nodiscard]] Result<std::unique_ptr<BroadPhase>> makeBroadPhase(const BroadPhaseSettings& settings, double worldWidth,
                                                                 double worldHeight);

} // namespace broadside
