#pragma once

#include "core/debug/expectation/run_view.h"
#include "core/debug/why/nearest_approach.h"

#include <cstddef>
#include <optional>
#include <string>

namespace broadside::expectation {

/// The frames in which an object was present.
struct Presence {
    std::optional<std::size_t> first; ///< Frame; no value: never.
    std::size_t last = 0;             ///< The last frame with it.
    std::string name;                 ///< The name for sentences.
    bool hasMoved = false;            ///< Position or angle differed between two frames.

    /// Reads the view's frame.
    void observe(RunView& view, ObjectId id, std::size_t frame);

private:
    Pose m_pose;
};

/// What a run says about a hit of two objects.
struct HitFacts {
    std::optional<std::size_t> contact; ///< Frame of the first one.
    std::optional<NearestApproach> nearest;
    std::size_t nearestFrame = 0;
    Presence a;
    Presence b;
    /// The first frame at whose end the shapes overlap, although this frame has no contact.
    std::optional<std::size_t> ignoredOverlap;
    std::uint64_t overlaps = 0; ///< In a recording: frames in which they overlap and it is known what was reported.
    std::uint64_t missed = 0;   ///< Those of them without a contact.
    std::optional<std::size_t> firstMissed;
    /// The frame with the smallest distance, of those in which the boxes overlap and the shapes are apart.
    std::optional<std::size_t> boxesOnly;
    /// The distance became smaller by this between the last frame and the one before it, both with both objects;
    /// metres. 0 if the nearest approach is not in the last frame.
    double approachAtEnd = 0.0;
};

/// Walks over all frames. Cost: O(rows) per frame.
[[nodiscard]] HitFacts factsOfHit(RunView& view, ObjectId a, ObjectId b);

} // namespace broadside::expectation
