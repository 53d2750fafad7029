#pragma once

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
#include <string_view>
#include <utility>
#include <vector>

namespace broadside {

/// What is known of somebody else's broad phase at one moment: the candidates that it handed out, and perhaps the cells
/// or the boxes with which it has the objects. It can be looked at and asked like any other, but not changed, and it
/// knows no answer that was not recorded.
///
/// Candidates  of an object: those recorded. Of boxes, points and rays: what is registered in the cells that they
/// touch,
///             where cells were recorded, else nothing.
/// Causes      see causeOfMiss(): as many as the records tell.
class RecordedBroadPhase final : public BroadPhase {
public:
    struct Cells {
        ObjectIndex object = 0;
        CellRange range;
        friend bool operator==(const Cells&, const Cells&) = default;
    };
    struct Box {
        ObjectIndex object = 0;
        Aabb box;
    };
    /// What a game said of one moment, in any order.
    struct Record {
        std::vector<IndexPair> candidates; ///< Perhaps twice, perhaps of rows that are not there or cannot collide.
        std::optional<std::vector<Cells>> cells; ///< Nothing: not recorded.
        std::optional<std::vector<Box>> boxes;
        bool boxesAreDoubles = false; ///< Not all of these boxes could have been kept as floats.
    };
    /// Pairs of a record that are no candidates.
    struct Ignored {
        std::uint64_t absent = 0;        ///< Of an object that is not there.
        std::uint64_t cannotCollide = 0; ///< That masks keep apart, or both static.
        std::uint64_t repeated = 0;
    };

    /// `table`: its cells, if it has any. `knowsWorld`: what lies outside the world can be a cause. `unit`: metres that
    /// the game counts as 1, to which it may cut coordinates. `origin`: where the game counts its coordinates from; the
    /// farther off, the coarser floats are.
    RecordedBroadPhase(std::optional<CellTable> table, bool knowsWorld, double unit, Vec2 origin = {})
        : m_table(std::move(table))
        , m_knowsWorld(knowsWorld)
        , m_unit(unit)
        , m_origin(origin)
    {}

    /// Whether an object was registered as it is now in a moment before this one, when that was right, and has been
    /// ever since. Asked only where its cells are not right now.
    using WasRight = std::function<bool(ObjectIndex)>;
    void setPast(WasRight wasRight) { m_wasRight = std::move(wasRight); }
    /// The broad phase is one of Broadside's textbook grids: causes are those of its own arithmetic.
    void setPublished(std::unique_ptr<const TextbookGrid> grid) { m_published = std::move(grid); }
    [[nodiscard]] const TextbookGrid* published() const noexcept { return m_published.get(); }

    /// Becomes what was recorded of this moment. O(rows + pairs log pairs)
    /// @pre `objects` stays as it is until the next call
    void take(const ObjectTable& objects, Record record);
    [[nodiscard]] const Ignored& ignored() const noexcept { return m_ignored; }
    /// See miss_cause.h. @pre `objects` is the table of take()
    [[nodiscard]] MissCause causeOf(const ObjectTable& objects, const WorldSettings& world, IndexPair pair) const;

    /// Where the game has the object, wherever it is: cells of table(), and a box; nothing where that was not recorded.
    [[nodiscard]] std::span<const Cells> rangesOf(ObjectIndex index) const;
    [[nodiscard]] const Aabb* registeredBoxOf(ObjectIndex index) const;
    [[nodiscard]] const std::optional<CellTable>& table() const noexcept { return m_table; }

    /// What is recorded does not change: these do nothing.
    void add(ObjectIndex, const Aabb&, const CollisionFilter&) override {}
    void move(ObjectIndex, const Aabb&) override {}
    void remove(ObjectIndex) override {}
    void update() override {}

    std::uint64_t candidatePairs(PairSink& sink) const override;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override;
    /// In which an object is registered, in a fixed order.
    [[nodiscard]] std::vector<CellRange> registeredRanges(ObjectIndex index) const;
    /// Whether these are all the cells of the table in which it should be.
    [[nodiscard]] bool isRegisteredRight(ObjectIndex index) const;
    /// Whether it is recorded where objects are registered, by cells or by boxes.
    [[nodiscard]] bool knowsRegistrations() const noexcept { return (m_hasCells && m_table) || m_hasBoxes; }
    /// The cells of the game, also where nobody recorded who is registered in them.
    [[nodiscard]] const std::optional<CellTable>& declaredCells() const noexcept { return m_table; }
    /// Registered with bounds that are not its own. @pre `index` is present
    [[nodiscard]] bool isStale(ObjectIndex index) const;
    /// It spans three or more cells and is registered in those of its corners only. @pre `index` is present
    [[nodiscard]] bool isAtCornersOnly(ObjectIndex index) const;
    /// In no cell, although its box reaches into the table; or, of boxes, with none. @pre `index` is present
    [[nodiscard]] bool isNotRegistered(ObjectIndex index) const;
    /// In no cell, whatever its box touches; or, where boxes were recorded instead, with none.
    [[nodiscard]] bool isNowhere(ObjectIndex index) const;
    /// In cells, along the axis on which the registered cells of the two lie farther apart; 0: they share one. Nothing
    /// where one is in no cell.
    [[nodiscard]] std::optional<std::int64_t> cellDistance(IndexPair pair) const;
    /// How many cells around its own a game looks into: 0, 1 or 2. It is concluded from the candidates of this moment:
    /// the smallest that covers 98.5 % of them, and 0 where none does. O(candidates) once a moment
    [[nodiscard]] std::int64_t ring() const;
    /// Exact, whatever was recorded.
    void searchNearest(const Aabb& from, NearestSearch& search) const override;
    [[nodiscard]] BroadPhaseStatistics statistics() const override;
    /// Only where it was recorded who is registered in them.
    [[nodiscard]] std::optional<CellTable> cellTable() const override { return m_hasCells ? m_table : std::nullopt; }
    [[nodiscard]] CellIds cellsOf(ObjectIndex index, std::size_t most) const override;
    void showRegistrations(RegistrationSink& sink) const override;

private:
    /// There is none that could be named: ask algorithmOf().
    [[nodiscard]] Algorithm algorithm() const noexcept override;
    void takeCandidates(std::vector<IndexPair> pairs);
    void takeCells(std::optional<std::vector<Cells>> cells);
    [[nodiscard]] CellRange innerCellsOf(ObjectIndex index) const;
    [[nodiscard]] CellRange wantedCellsOf(ObjectIndex index) const;
    [[nodiscard]] bool isRegisteredBetween(ObjectIndex index, const std::array<CellRange, 3>& of) const;
    [[nodiscard]] bool covers(ObjectIndex index, const CellRange& cells) const;
    [[nodiscard]] double cellSlack(const Aabb& box) const;
    [[nodiscard]] double boxSlack(const Aabb& box) const;
    [[nodiscard]] bool isElsewhere(ObjectIndex index) const;
    [[nodiscard]] bool isStaleAsPublished(ObjectIndex index) const;
    [[nodiscard]] bool isTruncated(ObjectIndex index) const;
    [[nodiscard]] bool lacksLessThan(double width, ObjectIndex index) const;
    [[nodiscard]] bool isRounded(ObjectIndex index) const;

    std::optional<CellTable> m_table;
    bool m_knowsWorld;
    double m_unit;
    Vec2 m_origin;
    const ObjectTable* m_objects = nullptr;
    Ignored m_ignored;
    std::vector<IndexPair> m_candidates; // ascending
    std::vector<std::size_t> m_starts;   // where those of a row begin in m_partners; one more for the end
    std::vector<ObjectIndex> m_partners;
    mutable std::optional<std::int64_t> m_ring; // nothing: not asked for yet
    bool m_hasCells = false;
    bool m_hasBoxes = false;
    bool m_boxesAreDoubles = false;
    std::vector<Cells> m_cells; // ascending by object
    std::vector<Box> m_boxes;   // ascending by object
    WasRight m_wasRight;
    std::unique_ptr<const TextbookGrid> m_published;
};

/// Which of Broadside's it is; nothing for what was recorded of somebody else's. To be asked wherever a broad phase may
/// be that of a frame.
[[nodiscard]] std::optional<Algorithm> algorithmOf(const BroadPhase& broadPhase) noexcept;
/// The broad phase is somebody else's, of which only records are left: nothing of it can be exchanged.
[[nodiscard]] bool isRecorded(const Frame& frame) noexcept;

/// What the author of a broad phase of their own does about a missed pair, as an order with its full stop.
/// `knowsRegistrations`: it is recorded where objects are registered.
[[nodiscard]] std::string_view ownRemedyOf(MissCause cause, bool knowsRegistrations = false) noexcept;

} // namespace broadside
