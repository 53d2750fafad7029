#pragma once

#include "core/dynamics/world.h"
#include "core/trace/trace_writer.h"

#include <memory>
#include <optional>
#include <vector>

namespace broadside::trace {

/// Writes a simulation of Broadside as a trace, in the same form as games do. The same run gives the same bytes.
///
/// A frame has the objects with the exact boxes at the time of the broad phase, so it includes objects that the step
/// then removed by a hit. It also has the candidates (ascending), the overlaps of shapes as contacts, the counts of the
/// step, its problems as log, and World::hash. If the algorithm has cells of the user's size, it has the cells in which
/// objects are registered, too. Timings are left out. Scales are applied to shapes. Cost: O(objects + candidates +
/// registrations) for each frame.
class WorldRecorder {
public:
    /// The header describes the current world. @pre see TraceWriter for the sink
    WorldRecorder(const World& world, ByteSink sink, WriterOptions options = {});

    /// Stores the pairs of a step when they are tested: for the observer of World::step(). Call take() after the step.
    void observeTested(const World& world);
    /// Writes the frame of the step that observeTested() has stored, or else of the current world. Fails if there are
    /// more than 8 000 000 candidates, or the algorithm or its cells are no longer those of the header; that frame is
    /// then missing. @pre the same world
    [[nodiscard]] std::optional<Problem> take(const World& world, const StepReport* report = nullptr);
    /// See TraceWriter::finish().
    [[nodiscard]] bool finish() { return m_writer.finish(); }

private:
    struct Known {
        ObjectPtr object; ///< The object that the definition was made from.
        std::shared_ptr<const Definition> definition;
    };
    [[nodiscard]] const std::shared_ptr<const Definition>& definitionOf(const ObjectTable& objects, ObjectIndex row);
    void look(const World& world);

    BroadPhaseSettings m_settings;    // of the header
    std::optional<CellTable> m_cells; // of the header
    TraceWriter m_writer;
    std::vector<Known> m_known; // one for each row
    std::vector<WrittenObject> m_objects;
    FrameData m_data;
    std::optional<Problem> m_problem; // of the stored frame
    bool m_isTested = false;          // observeTested() has stored the step
};

} // namespace broadside::trace
