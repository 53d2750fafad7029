#pragma once

#include "core/base/message/message.h"
#include "core/broadphase/broad_phase.h"
#include "core/broadphase/textbook/textbook_grid.h"
#include "core/debug/frame.h"
#include "core/debug/why/miss_cause.h"
#include "core/scene/object_table.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace broadside {

/// The recorded part of another program's broad phase at one frame: the candidates that it reported, and perhaps the
/// cells or the boxes with which it registered the objects. It can be looked at and asked like any other broad phase,
/// but not changed. It has no answers that were not recorded.
///
/// Grids       a game may have several, such as one for each layer. Objects meet in the cells of one grid only, unless
///             these are the levels of a hierarchical grid: see areTogether(). An object should be in all cells that
///             its box touches, of each grid in which it is at all.
/// Candidates  of an object: the recorded ones. Of boxes, points and rays: the objects that are registered in the cells
///             that they touch, if cells were recorded; else none.
/// Causes      see causeOfMiss(): only those that the record shows.
class RecordedBroadPhase final : public BroadPhase {
public:
    /// A grid in which the game registers objects.
    struct Grid {
        CellTable table;
        std::int64_t rings = 0; ///< Rings of cells around its own that the game searches; 0: see ring().
        Message name = {};      ///< For sentences: "grid 2", or "the grid walls".
    };
    struct Cells {
        ObjectIndex object = 0;
        CellRange range;
        std::uint32_t grid = 0; ///< The place in grids().
        friend bool operator==(const Cells&, const Cells&) = default;
    };
    struct Box {
        ObjectIndex object = 0;
        Aabb box;
    };
    /// What a game recorded of one frame, in any order.
    struct Record {
        std::vector<IndexPair> candidates; ///< May repeat pairs, and contain rows that are absent or cannot collide.
        std::optional<std::vector<Cells>> cells; ///< No value: not recorded.
        std::optional<std::vector<Box>> boxes;
        bool boxesAreDoubles = false; ///< At least one of these boxes needs doubles: floats cannot store it.
    };
    /// Numbers of recorded pairs that are not candidates.
    struct Ignored {
        std::uint64_t absent = 0;        ///< An object of the pair is absent.
        std::uint64_t cannotCollide = 0; ///< The masks exclude the pair, or both objects are static.
        std::uint64_t repeated = 0;
        std::uint64_t bothStatic = 0; ///< Part of `cannotCollide`, whatever the masks are.
    };

    /// `table`: the cells, if there are any. `knowsWorld`: an overlap outside the world can be a cause. `unit`: the
    /// game's unit of length in metres; the game may cut coordinates to whole units. `origin`: the point from which the
    /// game counts its coordinates; the farther away, the coarser floats are.
    RecordedBroadPhase(std::optional<CellTable> table, bool knowsWorld, double unit, Vec2 origin = {})
        : m_knowsWorld(knowsWorld)
        , m_unit(unit)
        , m_origin(origin)
    {
        if (table)
            m_grids.push_back({*table});
    }
    /// What the game says of the frames from now on: its grids, and its world in our coordinates; no value: unknown.
    void setSurroundings(std::vector<Grid> grids, std::optional<Aabb> world);

    /// Whether the present registration of an object was right in an earlier frame and has not changed since. Only
    /// called for objects whose cells are wrong now.
    using WasRight = std::function<bool(ObjectIndex)>;
    void setPast(WasRight wasRight) { m_wasRight = std::move(wasRight); }
    /// The broad phase is one of Broadside's textbook grids: causes then follow the arithmetic of that grid.
    void setPublished(std::unique_ptr<const BroadPhase> grid) { m_published = std::move(grid); }
    [[nodiscard]] const TextbookGrid* published() const noexcept override
    {
        return m_published ? m_published->published() : nullptr;
    }

    /// Loads the record of this frame. O(rows + pairs log pairs)
    /// @pre `objects` does not change until the next call
    void take(const ObjectTable& objects, Record record);
    [[nodiscard]] const Ignored& ignored() const noexcept { return m_ignored; }
    /// See miss_cause.h. @pre `objects` is the table of take()
    [[nodiscard]] MissCause causeOf(const ObjectTable& objects, const WorldSettings& world, IndexPair pair) const;

    /// The registration of an object in the game, wherever the object is: cells of table(), and a box. Empty or null if
    /// it was not recorded.
    [[nodiscard]] std::span<const Cells> rangesOf(ObjectIndex index) const;
    [[nodiscard]] const Aabb* registeredBoxOf(ObjectIndex index) const;
    /// The same in one of the grids. @pre grid < grids().size()
    [[nodiscard]] std::span<const Cells> rangesIn(ObjectIndex index, std::uint32_t grid) const;
    [[nodiscard]] std::span<const Grid> grids() const noexcept { return m_grids; }
    /// The first grid, whose cells have ids and are shown.
    [[nodiscard]] std::optional<CellTable> table() const
    {
        return m_grids.empty() ? std::nullopt : std::optional(m_grids.front().table);
    }

    /// These do nothing: a record does not change.
    void add(ObjectIndex, const Aabb&, const CollisionFilter&) override {}
    void move(ObjectIndex, const Aabb&) override {}
    void remove(ObjectIndex) override {}
    void update() override {}

    std::uint64_t candidatePairs(PairSink& sink) const override;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override;
    /// The cells in which an object is registered, in a fixed order.
    [[nodiscard]] std::vector<CellRange> registeredRanges(ObjectIndex index) const;
    /// Whether the object is registered in all cells of the table in which it should be.
    [[nodiscard]] bool isRegisteredRight(ObjectIndex index) const;
    /// Whether registrations were recorded, as cells or as boxes.
    [[nodiscard]] bool knowsRegistrations() const noexcept { return hasCellsOfGrids() || m_hasBoxes; }
    /// The cells of the game, also if no registrations in them were recorded.
    [[nodiscard]] std::optional<CellTable> declaredCells() const { return table(); }
    /// Whether it is registered with other bounds than its present ones. @pre `index` is present
    [[nodiscard]] bool isStale(ObjectIndex index) const;
    /// Whether it spans three or more columns or rows and is only in its corner cells. @pre `index` is present
    [[nodiscard]] bool isAtCornersOnly(ObjectIndex index) const;
    /// Whether it is in no cell although its box reaches into the table, or has no box. @pre `index` is present
    [[nodiscard]] bool isNotRegistered(ObjectIndex index) const;
    /// Whether it is in no cell, wherever its box is; or, if boxes were recorded instead, has no box.
    [[nodiscard]] bool isNowhere(ObjectIndex index) const;
    /// Distance of two objects in cells, on the axis on which their registered cells are farther apart; 0 if they share
    /// one. No value if they have no grid in common.
    [[nodiscard]] std::optional<std::int64_t> cellDistance(IndexPair pair) const;
    /// How many rings of cells around its own a game searches. Where no grid says so, the number is concluded from the
    /// candidates of this frame: the smallest of 0, 1 and 2 that covers 98.5 % of them, or 0 if none does. Else the
    /// largest of all grids. O(candidates) once per frame
    [[nodiscard]] std::int64_t ring() const;
    /// Whether the game's search in the cells of one of the two has to find the other one. Objects without a common
    /// grid meet only if the grids have cells of several lengths and a candidate of this frame crosses grids: then in
    /// the longer cells, which the box of the other one has to reach. The cost is that of ring().
    [[nodiscard]] bool areTogether(IndexPair pair) const;
    /// Exact, independent of the record.
    void searchNearest(const Aabb& from, NearestSearch& search) const override;
    [[nodiscard]] BroadPhaseStatistics statistics() const override;
    /// No value if no registrations in the cells were recorded.
    [[nodiscard]] std::optional<CellTable> cellTable() const override { return m_hasCells ? table() : std::nullopt; }
    [[nodiscard]] CellIds cellsOf(ObjectIndex index, std::size_t most) const override;
    void showRegistrations(RegistrationSink& sink) const override;

private:
    /// Asserts: a record has no algorithm of Broadside. Call algorithmOf() instead.
    [[nodiscard]] Algorithm algorithm() const noexcept override;
    void takeCandidates(std::vector<IndexPair> pairs);
    void indexPartners() const;
    void takeCells(std::optional<std::vector<Cells>> cells);
    [[nodiscard]] bool hasCellsOfGrids() const noexcept { return m_hasCells && !m_grids.empty(); }
    template<class Holds>
    [[nodiscard]] bool anyGridOf(ObjectIndex index, const Holds& holds) const;
    [[nodiscard]] CellRange innerCellsOf(ObjectIndex index, std::uint32_t grid) const;
    [[nodiscard]] CellRange wantedCellsOf(ObjectIndex index, std::uint32_t grid) const;
    [[nodiscard]] bool isAtCornersOnlyIn(ObjectIndex index, std::uint32_t grid) const;
    [[nodiscard]] bool isRegisteredBetween(ObjectIndex index, std::uint32_t grid,
                                           const std::array<CellRange, 3>& of) const;
    [[nodiscard]] bool covers(ObjectIndex index, std::uint32_t grid, const CellRange& cells) const;
    [[nodiscard]] bool lacksCells(ObjectIndex index, std::uint32_t grid) const;
    [[nodiscard]] std::int64_t concludedRing() const;
    [[nodiscard]] double cellSlack(const Aabb& box) const;
    [[nodiscard]] double boxSlack(const Aabb& box) const;
    [[nodiscard]] bool isElsewhere(ObjectIndex index) const;
    [[nodiscard]] bool isStaleAsPublished(ObjectIndex index) const;
    [[nodiscard]] bool isTruncated(ObjectIndex index) const;
    [[nodiscard]] bool missesOnlyNarrowCells(double width, ObjectIndex index) const;
    [[nodiscard]] bool isRounded(ObjectIndex index) const;

    std::vector<Grid> m_grids;
    std::optional<Aabb> m_world; // no value: that of the frame
    bool m_knowsWorld;
    double m_unit;
    Vec2 m_origin;
    const ObjectTable* m_objects = nullptr;
    Ignored m_ignored;
    std::vector<IndexPair> m_candidates; // ascending
    // Where the partners of each row begin in m_partners; one more for the end. Empty: not computed yet.
    mutable std::vector<std::size_t> m_starts;
    mutable std::vector<ObjectIndex> m_partners;
    mutable std::optional<std::int64_t> m_ring; // no value: not computed yet
    mutable std::optional<bool> m_areLevels;    // likewise: see areLevels()
    bool m_hasCells = false;
    bool m_hasBoxes = false;
    bool m_boxesAreDoubles = false;
    std::vector<Cells> m_cells;            // ascending by object, then by grid
    std::vector<std::size_t> m_cellStarts; // where the cells of each object begin; one more for the end
    std::vector<Box> m_boxes;              // ascending by object
    WasRight m_wasRight;
    std::unique_ptr<const BroadPhase> m_published;
};

/// Which of Broadside's algorithms it is; no value for a recorded broad phase. Call this wherever a broad phase may
/// come from a frame.
[[nodiscard]] std::optional<Algorithm> algorithmOf(const BroadPhase& broadPhase) noexcept;
/// The record, if it is one; else null.
[[nodiscard]] const RecordedBroadPhase* recordOf(const BroadPhase* broadPhase) noexcept;
/// Whether the broad phase is a record of another program's: nothing in it can be replaced.
[[nodiscard]] bool isRecorded(const Frame& frame) noexcept;
/// Whether the causes of missed pairs follow exactly from the arithmetic of the broad phase: it is one of Broadside's,
/// perhaps recorded. Else only a diagnosis of many steps can tell them.
[[nodiscard]] bool knowsArithmetic(const Frame& frame) noexcept;

/// What the author of a broad phase should do about a missed pair: an instruction with a full stop.
/// `knowsRegistrations`: it was recorded where objects are registered. `registrationsMeet`: those of the two do.
[[nodiscard]] Message ownRemedyOf(MissCause cause, bool knowsRegistrations = false, bool registrationsMeet = true);

} // namespace broadside
