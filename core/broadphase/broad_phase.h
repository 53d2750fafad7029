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
/// What every broad phase can do. A broad phase stores boxes under small dense numbers and hands out candidates.
///
/// Candidates  distinct, never the object itself, that can collide (filter.h), before any box test. Which ones an
///             algorithm hands out is part of its definition: see its own header.
/// Boundary    boxes are closed: an algorithm that is correct hands out every pair whose boxes touch or overlap.
/// Order       the same operations give the same candidates in the same order, on every machine.
/// Errors      none at run time; makeBroadPhase says what cannot be made. Broken preconditions assert.
/// Threads     const functions may run beside each other, nothing beside a change.

namespace broadside {

/// Number of an object in a broad phase, a table or a world: dense from 0, chosen by the caller, stable while it is
/// there.
using ObjectIndex = std::uint32_t;

/// An unordered pair; a < b.
struct IndexPair {
    ObjectIndex a = 0;
    ObjectIndex b = 0;
    friend constexpr bool operator==(const IndexPair&, const IndexPair&) = default;
    /// By a, then by b; in one comparison, because lists of pairs are sorted all the time.
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

/// Takes candidate pairs in batches: brute force over a large world hands out more than fits into memory.
class PairSink {
public:
    virtual void take(std::span<const IndexPair> pairs) = 0;
    /// Asked now and then, so often that a search that nobody waits for any more ends within some milliseconds. Once it
    /// says no, what was handed out is a part of the candidates, and the number of checks means nothing.
    [[nodiscard]] virtual bool wantsMore() const { return true; }

protected:
    ~PairSink() = default;
};

/// What a structure holds right now.
struct BroadPhaseStatistics {
    std::uint64_t objects = 0;
    std::uint64_t cells = 0;         ///< Cells, nodes or intervals that exist.
    std::uint64_t registrations = 0; ///< Entries in them; an object in four cells counts four times.
    std::uint64_t bytes = 0;         ///< Memory of the structure, without the caller's objects.
};

/// One cell, tree node or interval, as it is to be drawn.
struct StructurePart {
    Aabb box;                  ///< World frame, metres; of an interval the box of its object, whose x range it is.
    int depth = 0;             ///< Of a tree node, or the level of a cell; 0 is the root or the finest level.
    std::uint32_t objects = 0; ///< That stand in this very part.
    bool dynamic = false;      ///< Where dynamic objects have a structure of their own: it belongs to that.
    friend constexpr bool operator==(const StructurePart&, const StructurePart&) = default;
};

struct Structure {
    StructureKind kind = StructureKind::None;
    std::vector<StructurePart> parts;
    bool complete = true; ///< False when there were more parts than asked for.
    friend bool operator==(const Structure&, const Structure&) = default;
};

/// Where a textbook algorithm would have crashed, or loses pairs of an object, and what happened instead.
struct BroadPhaseFault {
    enum class Kind : std::uint8_t {
        MissingBucket,  ///< It computes a bucket that it does not have.
        TooManyBuckets, ///< The object is not registered: there is no room.
        Nowhere,        ///< No bucket at all.
        CornersOnly,    ///< Registered at its corners, not in between.
        Stale,          ///< Registered where it stood before.
    };
    ObjectIndex object = 0;
    Kind kind = Kind::MissingBucket;
    std::int64_t bucket = 0; ///< MissingBucket: the first one.

    friend constexpr bool operator==(const BroadPhaseFault&, const BroadPhaseFault&) = default;
};

/// In plain words, what is wrong with the object ("its box reaches bucket 4, which does not exist..."). No full stop.
[[nodiscard]] std::string messageOf(const BroadPhaseFault& fault);
/// What to do about it, as an order. No full stop.
[[nodiscard]] std::string remedyOf(const BroadPhaseFault& fault);

/// Who searches for the nearest object, or for the nearest few: the broad phase shows objects, the search measures
/// them.
class NearestSearch {
public:
    /// Metres, >= 0: objects whose boxes are farther away matter no more. Infinite for a start, as a rule; never grows.
    [[nodiscard]] virtual double reach() const = 0;
    /// Shown once each; may lower reach().
    virtual void look(ObjectIndex object) = 0;

protected:
    ~NearestSearch() = default;
};

/// Takes what is registered in the cells of a table.
class RegistrationSink {
public:
    /// Cells of the table, at least one, in which the object is registered. An object may come several times, then in
    /// a row, with other cells each time.
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

    /// @pre `index` is free; the box is finite and not empty.
    virtual void add(ObjectIndex index, const Aabb& box, const CollisionFilter& filter) = 0;
    /// @pre `index` is in use.
    virtual void move(ObjectIndex index, const Aabb& box) = 0;
    /// @pre `index` is in use.
    virtual void remove(ObjectIndex index) = 0;
    /// Brings the structure up to date. All questions below need it after the last change.
    virtual void update() = 0;

    /// Hands out all candidate pairs. Returns `checks`: the tests that the published loop of this algorithm would do,
    /// where every dynamic object asks in turn; ordered, itself and duplicates counted, masks not looked at. Exact
    /// below 2^64; tiny cells under vast objects, as hashed-grid takes them, make more, and that is 2^64 - 1.
    virtual std::uint64_t candidatePairs(PairSink& sink) const = 0;
    /// Appends the candidates of one object, treated as if it were dynamic. @pre `index` is in use.
    virtual void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const = 0;
    /// Appends the candidates of a box that is nobody's: masks and kinds are ignored.
    virtual void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const = 0;
    /// The same for a point.
    void candidatesAt(Vec2 point, std::vector<ObjectIndex>& candidates) const
    {
        candidatesIn({point, point}, candidates);
    }
    /// The same for a ray, the closed segment between two points: among them, for an algorithm that is correct, all
    /// whose boxes SegmentTest (geometry/segment.h) says it meets. Unless overridden: the candidates of the box around.
    virtual void candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const;
    /// Shows `search` every object whose box is no farther from `from` than search.reach() is at the end, whatever its
    /// masks, and perhaps others; near ones early. Unless overridden: in squares that double, O(found) each.
    virtual void searchNearest(const Aabb& from, NearestSearch& search) const;

    [[nodiscard]] virtual BroadPhaseStatistics statistics() const = 0;

    // The cells of the user's size, for algorithms that have them; nothing for the others. What these say is what the
    // algorithm does, in its own arithmetic and with its own ids: of a textbook variant perhaps not what the world asks
    // for. Coarser levels do not count.

    [[nodiscard]] virtual std::optional<CellTable> cellTable() const { return std::nullopt; }
    /// Of the cells that a box touches.
    [[nodiscard]] virtual CellIds cellsTouchedBy(const Aabb& box, std::size_t most) const;
    /// Of those in which a box would be registered, which are those in which the candidates of a box are looked for.
    [[nodiscard]] virtual CellIds cellsKeeping(const Aabb& box, std::size_t most) const
    {
        return cellsTouchedBy(box, most);
    }
    /// Of those in which an object is registered: of a textbook variant perhaps not those that it touches now.
    /// @pre `index` is in use.
    [[nodiscard]] virtual CellIds cellsOf(ObjectIndex, std::size_t /*most*/) const { return {}; }
    /// Shows the registrations of all objects. Cost: O(objects), for textbook variants O(registrations).
    virtual void showRegistrations(RegistrationSink&) const {}

    /// The parts of the structure that hold something and touch `visible` (an interval: on its axis), at most `most` of
    /// them. Of a tree that is too large the upper levels are complete, of intervals and cells some are missing.
    [[nodiscard]] virtual Structure structure(const Aabb& visible, std::size_t most) const;
    /// The parts that an object is registered in: its cells, the nodes from the root down to its own, its interval. At
    /// most `most`. @pre `index` is in use.
    [[nodiscard]] virtual Structure partsOf(ObjectIndex index, std::size_t most) const;
    /// What the nearest() of a textbook variant that was published with one answers for an object: right or wrong, and
    /// perhaps the object itself. @pre `index` is in use.
    [[nodiscard]] virtual std::optional<ObjectIndex> publishedNearest(ObjectIndex) const { return std::nullopt; }
    /// Of the present registrations, objects that can never collide left out; always empty for algorithms that are
    /// correct.
    [[nodiscard]] virtual std::span<const BroadPhaseFault> faults() const { return {}; }
};

/// Makes an empty broad phase for a world of this size. Refused: an algorithm that this version cannot run, and cells
/// so small that the world has more than limits::kDenseCells of them (the remedy names a workable size).
[[nodiscard]] Result<std::unique_ptr<BroadPhase>> makeBroadPhase(const BroadPhaseSettings& settings, double worldWidth,
                                                                 double worldHeight);

} // namespace broadside
