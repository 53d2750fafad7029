#pragma once

#include "core/debug/frame.h"
#include "core/debug/recorded_broad_phase.h"
#include "core/scene/object_table.h"
#include "core/scene/scene.h"
#include "core/trace/coordinate_map.h"
#include "core/trace/trace_cursor.h"
#include "core/trace/trace_reader.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace broadside::trace {

class RegistrationPast;

/// A trace as the debugger wants it: objects, settings and a frame, at one of its moments at a time. In metres, y up;
/// boxes are the game's own, to the last bit (coordinate_map.h). What lies beyond the limit for coordinates there, in
/// metres, is not there, as is that of whose box or shape nothing can be made: leftOut() says which.
///
/// Not for several threads at once; each may have one of its own.
class TraceWorld {
public:
    /// Stands nowhere yet. The reader must outlive it.
    explicit TraceWorld(const TraceReader& reader);
    ~TraceWorld();
    TraceWorld(const TraceWorld&) = delete;
    TraceWorld& operator=(const TraceWorld&) = delete;

    /// Goes to a frame. When something is damaged, says where; then it stands nowhere. @pre index < frames().size()
    [[nodiscard]] std::optional<Problem> seek(std::size_t index);
    /// See TraceCursor.
    [[nodiscard]] std::optional<std::size_t> damaged() const noexcept { return m_cursor.damaged(); }

    [[nodiscard]] const TraceReader& reader() const noexcept { return m_reader; }
    [[nodiscard]] const TraceInfo& info() const noexcept { return m_reader.info(); }
    /// "the game's uniform grid".
    [[nodiscard]] std::string broadPhaseName() const;

    // @pre it stands at a frame
    /// What the game said beside the objects, in its own units.
    [[nodiscard]] const FrameData& data() const noexcept { return m_cursor.frame(); }
    [[nodiscard]] const ObjectTable& objects() const noexcept { return m_objects; }
    /// Rows that the frame names, but that cannot be shown, ascending.
    [[nodiscard]] const std::set<ObjectIndex>& leftOut() const noexcept { return m_leftOut; }
    /// Which object that is and why, as a sentence without its full stop. @pre it is one of leftOut()
    [[nodiscard]] std::string whyLeftOut(ObjectIndex row) const;
    /// The last seek() numbered the rows anew.
    [[nodiscard]] bool renumbered() const noexcept { return m_cursor.jumped(); }
    [[nodiscard]] const WorldSettings& world() const noexcept { return m_settings; }
    [[nodiscard]] const CoordinateMap& map() const noexcept { return m_map; }
    /// With the candidates that were recorded, if any were. Good until the next seek().
    [[nodiscard]] Frame frame();
    /// The same; null where the trace has no candidates.
    [[nodiscard]] const BroadPhase* recordedBroadPhase();
    /// As recordedBroadPhase() left it. @pre that was asked for and not null
    [[nodiscard]] const RecordedBroadPhase* recorded() const noexcept { return m_recorded.get(); }
    /// Where the game has its objects registered; null where the trace has neither candidates nor cells nor boxes.
    [[nodiscard]] const RecordedBroadPhase* registrations();
    /// The same objects with a broad phase of Broadside's. Good until the next seek(). Refused: what makeBroadPhase
    /// refuses.
    [[nodiscard]] Result<Frame> frameWith(const BroadPhaseSettings& settings);
    /// What frame() found to be no pairs. @pre frame() was called
    [[nodiscard]] const RecordedBroadPhase::Ignored& ignored() const noexcept { return m_recorded->ignored(); }
    /// Of the game's cells, metres; 0 where it has not said it.
    [[nodiscard]] double cellSize() const;
    /// A scene without objects: how large the world is, the game's cells and time step as far as it said them.
    [[nodiscard]] Scene settingsAsScene() const;
    /// The objects as they stand, all of them at rest.
    [[nodiscard]] Scene toScene() const;

private:
    [[nodiscard]] std::optional<Problem> seekFirst(std::size_t index);
    void begin();
    [[nodiscard]] std::unique_ptr<const TextbookGrid> publishedGrid() const;
    [[nodiscard]] bool wasRight(ObjectIndex row);
    void forgetRows();
    void update(ObjectIndex row);
    [[nodiscard]] bool isThere(const TracedObject& traced) const;
    void record();
    [[nodiscard]] ObjectPtr objectOf(const TracedObject& traced) const;
    [[nodiscard]] FrameParts parts() const;
    [[nodiscard]] std::optional<std::vector<IndexPair>> contacts() const;

    const TraceReader& m_reader;
    TraceCursor m_cursor;
    CoordinateMap m_map;
    bool m_hasBegun = false;
    WorldSettings m_settings;
    ObjectTable m_objects;
    std::set<ObjectIndex> m_leftOut;
    struct Row {
        std::shared_ptr<const Definition> definition; ///< Of which the object of the table is made.
        Vec2 size;                                    ///< Of a box.
    };
    std::vector<Row> m_rows;
    std::unique_ptr<RecordedBroadPhase> m_recorded;
    std::unique_ptr<BroadPhase> m_own;
    std::optional<std::size_t> m_recordedFrame; ///< At which m_recorded stands.
    std::unique_ptr<RegistrationPast> m_past;   ///< Null until somebody asks.
};

} // namespace broadside::trace
