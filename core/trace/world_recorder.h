#pragma once

#include "core/dynamics/world.h"
#include "core/trace/trace_writer.h"

#include <memory>
#include <optional>
#include <vector>

namespace broadside::trace {

/// Writes a simulation of Broadside's as a trace, as a game would write its own: the same run gives the same bytes.
///
/// A frame has the objects with the exact boxes of the broad phase as it was asked, so also those that the step removed
/// by a hit, its candidates (ascending), the overlaps of shapes as contacts, the cells in which objects are registered
/// where the algorithm has cells of the user's size, the counts of the step, its problems as log, and World::hash.
/// Timings are left out. Scales are made part of shapes. Cost: O(objects + candidates + registrations) a frame.
class WorldRecorder {
public:
    /// The header is that of the world as it stands. @pre see TraceWriter for the sink
    WorldRecorder(const World& world, ByteSink sink, WriterOptions options = {});

    /// Sees the pairs of a step as they are tested: for the observer of World::step(). take() is to come after the
    /// step.
    void observeTested(const World& world);
    /// Writes the frame of the step that observeTested() saw, or else of the world as it stands. Refused: more than 8
    /// 000 000 candidates; then there is no such frame. @pre the same world
    [[nodiscard]] std::optional<Problem> take(const World& world, const StepReport* report = nullptr);
    /// See TraceWriter::finish().
    [[nodiscard]] bool finish() { return m_writer.finish(); }

private:
    struct Known {
        ObjectPtr object; ///< Of which the definition was made.
        std::shared_ptr<const Definition> definition;
    };
    [[nodiscard]] const std::shared_ptr<const Definition>& definitionOf(const ObjectTable& objects, ObjectIndex row);
    void look(const World& world);

    bool m_hasCells;
    TraceWriter m_writer;
    std::vector<Known> m_known; // one a row
    std::vector<WrittenObject> m_objects;
    FrameData m_data;
    std::optional<Problem> m_problem; // of the frame that was looked at
    bool m_isTested = false;          // observeTested() saw the step
};

} // namespace broadside::trace
