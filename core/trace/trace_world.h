#pragma once

#include "core/debug/frame.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/debug/step_source.h"
#include "core/scene/object_table.h"
#include "core/scene/scene.h"
#include "core/trace/coordinate_map.h"
#include "core/trace/trace_cursor.h"
#include "core/trace/trace_reader.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace broadside::trace {

class RegistrationPast;

/// A trace for the debugger: objects, settings and a frame, at one frame of the trace at a time. In metres, y up; boxes
/// are the game's own, to the last bit (coordinate_map.h). Objects beyond the coordinate limit (in metres), and objects
/// with an invalid box or shape, are absent: leftOut() lists them.
///
/// Several threads must not use one object of it at once; each may have its own.
class TraceWorld {
public:
    /// Makes a world that is at no frame yet. @pre the reader outlives this object
    explicit TraceWorld(const TraceReader& reader);
    ~TraceWorld();
    TraceWorld(const TraceWorld&) = delete;
    TraceWorld& operator=(const TraceWorld&) = delete;

    /// Goes to a frame. If data are damaged, returns where; it is then at no frame. @pre index < frames().size()
    [[nodiscard]] std::optional<Problem> seek(std::size_t index);
    /// See TraceCursor.
    [[nodiscard]] std::optional<std::size_t> damaged() const noexcept { return m_cursor.damaged(); }

    [[nodiscard]] const TraceReader& reader() const noexcept { return m_reader; }
    [[nodiscard]] const TraceInfo& info() const noexcept { return m_reader.info(); }
    /// A name for sentences, for example "the game's uniform grid".
    [[nodiscard]] Message broadPhaseName() const;

    // @pre it is at a frame
    /// The data of the frame in addition to the objects, in the game's units.
    [[nodiscard]] const FrameData& data() const noexcept { return m_cursor.frame(); }
    [[nodiscard]] const ObjectTable& objects() const noexcept { return m_objects; }
    /// Rows that the frame names but that cannot be shown, ascending.
    [[nodiscard]] const std::set<ObjectIndex>& leftOut() const noexcept { return m_leftOut; }
    /// The object and the reason, as a sentence without its full stop. @pre the row is in leftOut()
    [[nodiscard]] Message whyLeftOut(ObjectIndex row) const;
    [[nodiscard]] InvalidData invalidData() const;
    /// Whether the last seek() gave new numbers to the rows.
    [[nodiscard]] bool renumbered() const noexcept { return m_cursor.jumped(); }
    /// The upper right corner of the frame's world, seen from the corner of our coordinates, which is the same in all
    /// frames.
    [[nodiscard]] const WorldSettings& world() const noexcept { return m_settings; }
    /// The game's grids of this frame that are within Broadside's limits; grid 0 comes first.
    [[nodiscard]] std::span<const GameGrid> grids() const noexcept { return m_grids; }
    [[nodiscard]] const CoordinateMap& map() const noexcept { return m_map; }
    /// The frame with its recorded candidates, if there are any. Valid until the next seek(). `leavesOutSleepers`: see
    /// FrameParts.
    [[nodiscard]] Frame frame(std::function<bool()> leavesOutSleepers = {});
    /// The recorded broad phase; null if the trace has no candidates.
    [[nodiscard]] const BroadPhase* recordedBroadPhase();
    /// The result of the last recordedBroadPhase(). @pre that was called and not null
    [[nodiscard]] const RecordedBroadPhase* recorded() const noexcept { return m_recorded.get(); }
    /// The game's registrations of its objects; null if the trace has neither candidates nor cells nor boxes.
    [[nodiscard]] const RecordedBroadPhase* registrations();
    /// The same objects with a broad phase of Broadside. Valid until the next seek(). Fails where makeBroadPhase fails.
    [[nodiscard]] Result<Frame> frameWith(const BroadPhaseSettings& settings);
    /// Recorded candidates that are no pairs and were ignored. @pre frame() was called
    [[nodiscard]] const RecordedBroadPhase::Ignored& ignored() const noexcept { return m_recorded->ignored(); }
    /// Width of the game's cells in the first grid, metres; 0 if it is unknown.
    [[nodiscard]] double cellSize() const;
    /// A scene without objects: the size of the world, and the game's cell size and time step if they are known.
    [[nodiscard]] Scene settingsAsScene() const;
    /// The objects at their current places, all at rest.
    [[nodiscard]] Scene toScene() const;

private:
    [[nodiscard]] std::optional<Problem> seekFirst(std::size_t index);
    void begin();
    void takeSurroundings();
    [[nodiscard]] std::unique_ptr<const BroadPhase> publishedGrid() const;
    [[nodiscard]] bool wasRight(ObjectIndex row);
    void forgetRows();
    void update(ObjectIndex row);
    [[nodiscard]] bool isThere(const TracedObject& traced) const;
    void record();
    void takeCells(const RegisteredCells& registered, ObjectIndex row,
                   std::vector<RecordedBroadPhase::Cells>& cells) const;
    [[nodiscard]] ObjectPtr objectOf(const TracedObject& traced) const;
    [[nodiscard]] FrameParts parts() const;
    [[nodiscard]] std::optional<std::vector<IndexPair>> contacts() const;

    const TraceReader& m_reader;
    TraceCursor m_cursor;
    CoordinateMap m_map;
    bool m_hasBegun = false;
    WorldSettings m_settings;
    std::vector<GameGrid> m_grids;
    std::shared_ptr<const Surroundings> m_surroundings; ///< Those that the two members above are made from.
    bool m_knowsWorld = false;                          ///< The world of the map is the game's own.
    ObjectTable m_objects;
    std::set<ObjectIndex> m_leftOut;
    struct Row {
        std::shared_ptr<const Definition> definition; ///< The definition that the object of the table was made from.
        Vec2 size;                                    ///< The size of a box.
    };
    std::vector<Row> m_rows;
    std::unique_ptr<RecordedBroadPhase> m_recorded;
    std::unique_ptr<BroadPhase> m_own;
    std::optional<std::size_t> m_recordedFrame; ///< The frame in m_recorded.
    std::unique_ptr<RegistrationPast> m_past;   ///< Null until it is needed.
};

} // namespace broadside::trace
