#pragma once

#include "core/debug/story/object_story.h"

namespace broadside {

/// Infers the story of an object from the positions that a game recorded: a recording has no causes and no velocities.
///
/// Appears     It was absent in the frame before. If this is the first frame: from the start.
/// Removed     It is absent in this frame. If an overlap began in its last frame, it was removed by that hit, in the
/// step
///             of that frame. If it would have left the world, by the edge.
/// Contact     A shape overlap begins.
/// Teleported  It moved more than eight times as far as before and farther than its own size, or farther than half the
///             world: as in core/trace/passage_watch.h.
/// Velocity    It changed abruptly if the change between two frames differs from the changes two frames earlier and two
///             frames later by more than a fifth of the speed. An acceleration that goes on is not abrupt. The cause is
///             an overlap at that time, or else the nearest object within the distance of one step; or else the edge of
///             the world, if it would have crossed it.
///
/// A frame that cannot be read is left out.
void tellRecording(ObjectStory& story, const StepSource& source, StepWalk& walk, ObjectId id, StepRange steps,
                   const std::stop_token& stop, const std::function<void(double)>& tell);

} // namespace broadside
