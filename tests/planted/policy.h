#pragma once

#include "core/broadphase/grid_layout.h" // CellCoord and CellRange only, which recordings are made of
#include "tests/planted/game.h"

#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

/// @file
/// What a broad phase decides on its way from objects to pairs, decision by decision. The defaults are right. A planted
/// fault replaces one decision.

namespace broadside::planted {

/// What a broad phase keeps of an object.
struct Entry {
    Body body;               ///< As the game has it now; of a dead object, as it was last.
    Aabb box;                ///< With which it is registered.
    std::uint64_t since = 0; ///< Step in which it was registered last.
};

/// Where the cells are. Cell (0, 0) has its low corner at the origin.
struct Lattice {
    Vec2 origin;
    double cell = 1.0;
    std::int64_t columns = 0; ///< Of a table; a hash has no such limit.
    std::int64_t rows = 0;
};

/// Objects of one cell, or of one bucket of a hash.
struct Bucket {
    std::vector<std::size_t> entries;
    CellCoord cell; ///< That was put in first.
};

inline constexpr std::size_t kUnlimited = std::numeric_limits<std::size_t>::max();

/// Which objects are registered, when, and with which box.
struct RegistrationPolicy {
    std::function<Aabb(const Body&, const GameFrame&)> box = [](const Body& body, const GameFrame&) {
        return body.box;
    };
    /// Whether the object is registered in this step, perhaps again. `known` is null for a new one.
    std::function<bool(const Body&, const Entry* known, const GameFrame&)> registers =
        [](const Body&, const Entry*, const GameFrame&) { return true; };
    /// Whether an object that lives is taken out.
    std::function<bool(const Body&, const GameFrame&)> drops = [](const Body&, const GameFrame&) { return false; };
    /// Whether a dead object is taken out.
    std::function<bool(const Entry&, const GameFrame&)> leaves = [](const Entry&, const GameFrame&) { return true; };
    /// After a dead object was taken out: objects that lose their place with it.
    std::function<bool(const Entry& dead, const Entry& other)> takesAlong = [](const Entry&, const Entry&) {
        return false;
    };
    bool knowsReusedIds = true; ///< An object that has the id of a dead one is a new object.
    bool fixesPlaces = true;    ///< When the last entry moves into a gap, the table of places is told.
};

/// Grids and hashes.
struct CellPolicy {
    /// The cell of a point.
    std::function<CellCoord(Vec2, const Lattice&)> cellOf = [](Vec2 point, const Lattice& lattice) {
        const Vec2 offset = point - lattice.origin;
        return CellCoord{static_cast<std::int64_t>(std::floor(offset.x / lattice.cell)),
                         static_cast<std::int64_t>(std::floor(offset.y / lattice.cell))};
    };
    /// The cells of a box; empty: cellOf() of both corners.
    std::function<CellRange(const Aabb&, const Lattice&)> range;
    /// Whether the object is put into this cell of its range.
    std::function<bool(CellCoord, const CellRange&, const Entry&, const Lattice&)> takes =
        [](CellCoord, const CellRange&, const Entry&, const Lattice&) { return true; };
    /// The cell of the table in which things of this cell are kept: the nearest. Nothing: they are lost.
    std::function<std::optional<CellCoord>(CellCoord, const Lattice&)> table = [](CellCoord cell,
                                                                                  const Lattice& lattice) {
        return std::optional<CellCoord>({std::clamp<std::int64_t>(cell.x, 0, lattice.columns - 1),
                                         std::clamp<std::int64_t>(cell.y, 0, lattice.rows - 1)});
    };
    /// Which bucket a cell has; equal for cells that share one.
    std::function<std::uint64_t(CellCoord, const Lattice&)> key; ///< Empty: the host's own.
    /// Puts an entry into a bucket; false when there is no place for it.
    std::function<bool(Bucket&, std::size_t, CellCoord)> put = [](Bucket& bucket, std::size_t entry, CellCoord) {
        bucket.entries.push_back(entry);
        return true;
    };
    /// How many cells away a host with centre cells looks. `largest`: the largest side of a registered box.
    std::function<std::int64_t(double largest, const Lattice&)> ring = [](double largest, const Lattice& lattice) {
        return static_cast<std::int64_t>(std::ceil(largest / lattice.cell));
    };
    /// Whether it looks at a neighbour that is `offset` away.
    std::function<bool(CellCoord offset, const Entry& asker)> looksAt = [](CellCoord, const Entry&) { return true; };
    std::size_t perCell = kUnlimited;  ///< Of a bucket only the first so many are looked at.
    std::size_t perQuery = kUnlimited; ///< Entries that an asker is shown, each in each of its cells.
    /// Loose grid: whether a cell's box grows to hold this entry, which is its `count`th.
    std::function<bool(const Entry&, std::size_t count)> loosens = [](const Entry&, std::size_t) { return true; };
};

/// Which pairs are reported.
struct PairPolicy {
    std::function<bool(const Entry& asker, const GameFrame&)> asks = [](const Entry&, const GameFrame&) {
        return true;
    };
    std::function<Aabb(const Entry& asker)> asksWith = [](const Entry& asker) { return asker.box; };
    std::function<bool(const Entry& asker, const Entry& other, const GameFrame&)> accepts =
        [](const Entry& a, const Entry& b, const GameFrame&) {
            const Kind& first = *a.body.kind;
            const Kind& second = *b.body.kind;
            return (first.isDynamic || second.isDynamic) && (first.category & second.mask) != 0 &&
                   (second.category & first.mask) != 0;
        };
    /// Equal for pairs that count as the same pair. Ids and not numbers.
    std::function<std::uint64_t(std::uint64_t low, std::uint64_t high)> key =
        [](std::uint64_t low, std::uint64_t high) { return (low << 32) | high; };
    /// Whether the list of pairs that were reported already is cleared before this step.
    std::function<bool(const GameFrame&)> clears = [](const GameFrame&) { return true; };
    /// Whether the host stops asking for this asker after a pair was reported.
    bool stopsAtFirst = false;
    bool secondFindEnds = false; ///< A pair that is found again is taken off the list again.
    std::size_t perStep = kUnlimited;
    std::size_t perAsker = kUnlimited;
    std::size_t askers = kUnlimited; ///< In a step.
};

/// Sweep and prune.
struct SweepPolicy {
    std::function<double(const Entry&)> key = [](const Entry& entry) { return entry.box.lo.x; };
    /// Whether the list is sorted in this step. Empty: it is.
    std::function<bool(const GameFrame&)> sorts;
    std::size_t moves = kUnlimited; ///< Places by which the sort moves an entry in a step, at most.
    double tie = 0.0;               ///< By which an entry may be too far right and counts as in order.
    bool lastFillsGaps = false;     ///< Where one was taken out, the last one of the sorted list takes its place.
    bool sortsRight = true;         ///< Entries that have to move to the right do.
    bool sortsNew = true;
    /// Whether an active entry is done when the sweep is at another one.
    std::function<bool(const Entry& active, const Entry& current)> ends =
        [](const Entry& active, const Entry& current) { return active.box.hi.x < current.box.lo.x; };
    std::function<bool(const Entry& active, const Entry& current)> meets = [](const Entry& a, const Entry& b) {
        return a.box.lo.y <= b.box.hi.y && b.box.lo.y <= a.box.hi.y;
    };
    bool movesLastIntoGap = true;          ///< Of the active entries, when one ends; else all behind it move up.
    bool looksAgainAfterRemoval = true;    ///< At the place of the removed one, where another one is now.
    std::size_t activePlaces = kUnlimited; ///< Places in the list of active entries.
    /// Set: instead of a list of active entries each entry goes through the ones behind it, `nth` from 1, until this is
    /// false.
    std::function<bool(const Entry& asker, const Entry& next, std::size_t nth)> goesOnTo;
};

/// How a node of a quadtree is related to that of an object that searches.
struct NodeRelation {
    bool isOwn = false;
    bool isAbove = false;   ///< It is on the path from the root to the node of the object; never the own one.
    bool isBelow = false;   ///< The other way round.
    int levels = 0;         ///< By how many levels they differ.
    bool isLowest = false;  ///< It has no children.
    bool isTouched = false; ///< Its square touches the box of the search.
};

/// Trees: quadtrees and dynamic trees.
struct TreePolicy {
    double margin = 0.0; ///< Of the fat boxes, game units. 0: the host's own.
    std::function<Aabb(const Entry&, double margin)> fatten = [](const Entry& entry, double by) {
        return grown(entry.box, by);
    };
    std::function<bool(const Aabb& fat, const Entry&)> stays = [](const Aabb& fat, const Entry& entry) {
        return contains(fat, entry.box);
    };
    std::size_t refits = kUnlimited; ///< Levels above a leaf that changed.
    bool refitsNew = true;           ///< Also above a new leaf.
    bool refitsRight = true;         ///< Also above a leaf that is a right child.
    /// With which a leaf looks for new partners.
    std::function<Aabb(const Aabb& fat, const Entry&)> asksWith = [](const Aabb& fat, const Entry&) { return fat; };
    std::function<bool(const Aabb& node, const Aabb& query)> visits = [](const Aabb& node, const Aabb& query) {
        return overlaps(node, query);
    };
    std::size_t stack = kUnlimited; ///< Places for nodes that are still to be visited.
    /// Whether a leaf whose fat box changed asks for new partners.
    std::function<bool(const Entry&, bool isNew)> asksAgain = [](const Entry&, bool) { return true; };
    bool asksBeforeMoves = false; ///< Leaves that changed ask in the next step, before anything is moved.
    /// Whether a leaf that asks makes a pair with this one; whether that one asks in this step, too. Empty: it does.
    std::function<bool(const Entry& asker, const Entry& other, bool bothAsk)> finds;
    /// The same by the numbers of their nodes. Empty: it finds it.
    std::function<bool(std::size_t asker, std::size_t other)> findsNode;
    std::function<bool(const Aabb& fatA, const Aabb& fatB, const Entry& a, const Entry& b)> keepsPair =
        [](const Aabb& a, const Aabb& b, const Entry&, const Entry&) { return overlaps(a, b); };
    // Quadtrees:
    std::function<Aabb(const Aabb& bounds, const GameFrame&)> root = [](const Aabb& bounds, const GameFrame&) {
        return bounds;
    };
    std::function<bool(const Aabb& child, const Entry&)> fits = [](const Aabb& child, const Entry& entry) {
        return contains(child, entry.box);
    };
    std::function<bool(const Aabb& root, const Entry&)> keepsOutside = [](const Aabb&, const Entry&) { return true; };
    /// Whether a search looks at a node. Empty: it goes down from the root.
    std::function<bool(const NodeRelation&)> looksInto;
    std::size_t perNode = 0;          ///< A node is divided when it has more entries; 0: when one fits into a child.
    int deepest = 6;                  ///< Levels below the root.
    bool asksParents = true;          ///< Entries in the nodes above count, too.
    std::size_t perLeaf = kUnlimited; ///< Entries of a node at the deepest level.
    bool keepsDivider = true;         ///< The entry for which a node is divided is kept.
    double looseness = 2.0;           ///< Loose quadtree: a node's box is so many times its square.
    /// Loose quadtree: whether a square is large enough.
    std::function<bool(const Aabb& square, const Entry&)> isWideEnough = [](const Aabb& square, const Entry& entry) {
        return entry.box.width() <= square.width() && entry.box.height() <= square.height();
    };
};

struct Policy : RegistrationPolicy, CellPolicy {
    PairPolicy pairs;
    SweepPolicy sweep;
    TreePolicy tree;
};

} // namespace broadside::planted
