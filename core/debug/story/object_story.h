#pragma once

#include "core/debug/step_source.h"
#include "core/debug/story/story_event.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace broadside {

/// What happened to one object, and why.
struct ObjectStory {
    std::vector<StoryEvent> events; ///< Events in the order in which they happened.
    bool wasThere = false;          ///< The object was in the world in one of the steps, or before the first of them.
    std::string name;               ///< "Ball (2)"; "object 2" if it was not there.
    Message acceleration;           ///< What accelerates it in every step of a simulation, as a sentence.
    std::optional<Problem> problem; ///< Problem of the first step that could not be read.
};

/// The events of these steps. In a simulation, every change of the object's motion that is not the effect of gravity,
/// wind, force and own acceleration is an event. In a recording, events are inferred (recording_story.h).
/// `tell` is called from time to time with the share of the steps that are done. After a stop, the story is incomplete.
/// Cost: for a simulation, a step is made again if something happened to the object in it; for a recording O(objects)
/// per frame. @pre source.frameCount() > 0
[[nodiscard]] ObjectStory storyOf(const StepSource& source, ObjectId id, StepRange steps,
                                  const std::stop_token& stop = {}, const std::function<void(double)>& tell = {});

} // namespace broadside
