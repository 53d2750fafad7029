#pragma once

#include "core/debug/story/story_event.h"
#include "core/scene/object_table.h"
#include "core/scene/scene_settings.h"

#include <string>
#include <vector>

namespace broadside {

/// Writes the names and the sentence of an event whose other data are known. The table is that of the event's step.
void writeStorySentence(StoryEvent& event, const std::string& subject, const ObjectTable& objects);

/// The event in a few words: "contact with Wall (3)".
[[nodiscard]] Message storyHeadline(const StoryEvent& event);

/// "Wall (3)"; "object 3" if the table has no such object.
[[nodiscard]] std::string storyName(const ObjectTable& objects, ObjectId id);

/// What accelerates a dynamic object in every step.
struct StoryAcceleration {
    Vec2 gravity; ///< All in m/s^2; the gravity with the object's scale.
    Vec2 wind;
    Vec2 force; ///< The object's force divided by its mass.
    Vec2 own;
    Vec2 sum;
};
[[nodiscard]] StoryAcceleration storyAccelerationOf(const SceneObject& object, const WorldSettings& world);
/// "In each second, gravity (0, -10) and wind (1, 0) change its velocity by (1, -10) m/s."; of a static object and
/// without acceleration a sentence that says so.
[[nodiscard]] Message accelerationSentence(const SceneObject& object, const WorldSettings& world);

} // namespace broadside
