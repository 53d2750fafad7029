#pragma once

#include "core/debug/expectation/run_view.h"
#include "core/dynamics/step_report.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace broadside::expectation {

/// What the reports of a run say about a few objects, in the order of the steps.
struct RunLog {
    struct Event {
        std::uint64_t step = 0;
        StepEvent event;
    };
    struct Touch {
        std::uint64_t step = 0; ///< The step in which the overlap began.
        ObjectId object;
        ObjectId other;
    };
    struct Change {
        std::uint64_t step = 0;
        ObjectId object;
    };
    std::vector<Event> events; ///< Events whose object is one of the few.
    std::vector<Touch> touches;
    std::vector<Change> removed;
    std::vector<Change> edited;

    /// The last event of this kind up to the step.
    [[nodiscard]] const Event* last(StepEvent::Kind kind, ObjectId object, std::uint64_t step) const;
    [[nodiscard]] const Touch* lastTouch(ObjectId object, std::uint64_t step) const;
    /// The first one from this step on.
    [[nodiscard]] const Touch* firstTouchFrom(ObjectId object, std::uint64_t step) const;
    /// The removal after which the object did not come back up to the end of the log.
    [[nodiscard]] std::optional<std::uint64_t> lastRemoval(ObjectId object) const;
    [[nodiscard]] const StepEvent* removalIn(std::uint64_t step, ObjectId object) const;
    [[nodiscard]] bool wasEdited(std::uint64_t step, ObjectId object) const;
};

/// Empty for a recording, whose reports are conclusions. Frames up to `last`. Cost: the reports.
[[nodiscard]] RunLog logOf(RunView& view, std::span<const ObjectId> objects, std::uint64_t last);

} // namespace broadside::expectation
