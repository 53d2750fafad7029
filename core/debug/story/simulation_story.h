#pragma once

#include "core/debug/story/story_event.h"
#include "core/dynamics/step_report.h"
#include "core/scene/object_table.h"

#include <optional>
#include <span>
#include <vector>

namespace broadside {

/// Makes the story of one object from the reports and change logs of a simulation's steps.
///
/// Order within a step: inputs, components, spawned; then the limit of its speed; then contacts on its path, edges,
/// contacts; a removal is last.
class SimulationStory {
public:
    explicit SimulationStory(ObjectId id) noexcept
        : m_id(id)
    {}
    /// The object as it is before the first step; for a story that begins there.
    void begin(const ObjectTable& objects, Vec2 velocity);
    /// Whether the step can concern the object: false only if observe() would add nothing.
    [[nodiscard]] bool concerns(const StepReport& report, std::span<const ObjectChange> changes) const;
    /// Adds the events of a step. `changes` are those of this object, `objects` those of the end of the step.
    void observe(const StepReport& report, std::span<const ObjectChange> changes, const ObjectTable& objects);
    [[nodiscard]] std::vector<StoryEvent> take() { return std::move(m_events); }

private:
    void addLaunches(const StepReport& report, std::span<const ObjectChange> changes);
    void addEdit(const ObjectChange& change);
    void addSpeedLimit(const StepEvent& limited);
    void addContact(const ObjectChange& change, const StepReport& report);
    void addSilentContacts(const StepReport& report);
    void addRemoval(const StepReport& report, std::span<const ObjectChange> changes);
    void addMotion(StoryEvent::Kind kind, const ObjectChange& change);
    StoryEvent& add(StoryEvent::Kind kind, ObjectId by = {});
    void nameComponent(const ObjectChange& change, const ObjectTable& objects);

    ObjectId m_id;
    std::uint64_t m_step = 0;
    std::size_t m_first = 0; // the first event of the step
    std::vector<StoryEvent> m_events;
};

} // namespace broadside
