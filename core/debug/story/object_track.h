#pragma once

#include "core/debug/step_source.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace broadside {

/// One object in one frame of a recording.
struct TrackPoint {
    std::size_t frame = 0;
    std::uint64_t step = 0;
    bool isPresent = false;
    bool follows = false; ///< The frame before was read, so that `velocity` and `began` can be known.
    double dt = 0.0;      ///< Seconds since the frame before.
    Vec2 position;
    double angle = 0.0; ///< Degrees.
    Vec2 size;          ///< Size of its box.
    Aabb world;
    /// The velocity on the path here from the frame before; no value after an absence or a jump.
    std::optional<Vec2> velocity;
    bool wasTeleported = false;
    bool isSaid = false;          ///< The game says that it was teleported; else that is inferred.
    bool isAnother = false;       ///< The game says that the id names a new object from here on.
    bool isAsleep = false;        ///< The game says so.
    std::string reason;           ///< Why the game removes the object; empty if it does not say so here.
    std::vector<ObjectId> began;  ///< Partners of overlaps that begin here.
    std::vector<ObjectId> stayed; ///< Partners of older overlaps.
};

struct ObjectTrack {
    std::vector<TrackPoint> points;
    std::optional<Problem> problem; ///< Problem of the first frame that could not be read.
};

/// Reads the frames first..last; those that cannot be read are left out. O(frames * candidates)
/// @pre first <= last < frameCount()
[[nodiscard]] ObjectTrack trackOf(const StepSource& source, StepWalk& walk, ObjectId id, std::size_t first,
                                  std::size_t last, const std::stop_token& stop,
                                  const std::function<void(double)>& tell);

} // namespace broadside
