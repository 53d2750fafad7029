#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/debug/frame.h"
#include "core/debug/miss_cause.h"
#include "core/scene/object_table.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
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

    /// Becomes what was recorded of this moment. `follows`: it is the one after the moment before, with the same rows:
    /// then what is registered as before, although it moved, is known to be stale. O(rows + pairs log pairs)
    /// @pre `objects` stays as it is until the next call
    void take(const ObjectTable& objects, Record record, bool follows);
    [[nodiscard]] const Ignored& ignored() const noexcept { return m_ignored; }
    /// See miss_cause.h. @pre `objects` is the table of take()
    [[nodiscard]] MissCause causeOf(const ObjectTable& objects, const WorldSettings& world, IndexPair pair) const;

    /// What is recorded does not change: these do nothing.
    void add(ObjectIndex, const Aabb&, const CollisionFilter&) override {}
    void move(ObjectIndex, const Aabb&) override {}
    void remove(ObjectIndex) override {}
    void update() override {}

    std::uint64_t candidatePairs(PairSink& sink) const override;
    void candidatesOf(ObjectIndex index, std::vector<ObjectIndex>& candidates) const override;
    void candidatesIn(const Aabb& box, std::vector<ObjectIndex>& candidates) const override;
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
    [[nodiscard]] std::span<const Cells> rangesOf(ObjectIndex index) const;
    [[nodiscard]] const Aabb* registeredBoxOf(ObjectIndex index) const;
    void takeCandidates(std::vector<IndexPair> pairs);
    void takeCells(std::optional<std::vector<Cells>> cells, bool follows);
    [[nodiscard]] CellRange wantedCellsOf(ObjectIndex index) const;
    [[nodiscard]] bool covers(ObjectIndex index, const CellRange& cells) const;
    [[nodiscard]] double cellSlack(const Aabb& box) const;
    [[nodiscard]] double boxSlack(const Aabb& box) const;
    [[nodiscard]] bool isStale(ObjectIndex index) const;
    [[nodiscard]] bool isLargerThanCells(ObjectIndex index) const;
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
    bool m_hasCells = false;
    bool m_hasBoxes = false;
    bool m_boxesAreDoubles = false;
    std::vector<Cells> m_cells; // ascending by object
    std::vector<Cells> m_cellsBefore;
    std::vector<bool> m_unchanged; // one a row: registered as it was when that was right, which it is no longer
    std::vector<bool> m_fitted;    // one a row: the registration was right when it last changed
    std::vector<Box> m_boxes;      // ascending by object
};

/// Which of Broadside's it is; nothing for what was recorded of somebody else's. To be asked wherever a broad phase may
/// be that of a frame.
[[nodiscard]] std::optional<Algorithm> algorithmOf(const BroadPhase& broadPhase) noexcept;
/// The broad phase is somebody else's, of which only records are left: nothing of it can be exchanged.
[[nodiscard]] bool isRecorded(const Frame& frame) noexcept;

/// What the author of a broad phase of their own does about a missed pair, as an order with its full stop.
[[nodiscard]] std::string_view ownRemedyOf(MissCause cause) noexcept;

} // namespace broadside
