#pragma once

#include "core/debug/step_source.h"
#include "core/dynamics/world.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

/// @file
/// What a run asked of its broad phase, frame by frame, so that other broad phases can be asked the very same: boxes
/// and filters by the row of the world, nothing else.

namespace broadside {

/// A recording of the boxes of a run. Not what the run's own broad phase made of them.
class Footage {
public:
    /// 512 MiB: some 15 million boxes that moved.
    static constexpr std::uint64_t kMostBytes = std::uint64_t{512} << 20;

    struct Added {
        ObjectIndex row = 0;
        Aabb box;
        CollisionFilter filter;
    };
    struct Moved {
        ObjectIndex row = 0;
        Aabb box;
    };
    /// What differs from the frame before; to be carried out in this order. The first frame adds everything.
    struct Frame {
        std::vector<Moved> moved;
        std::vector<ObjectIndex> removed;
        std::vector<Added> added;
    };

    /// Appends objects. Those of a step are to be as its pairs were tested (World::TestedObserver, StepWalk::look), so
    /// that a broad phase is asked what that of the step was asked. `sameRows`: rows mean what they meant in the frame
    /// before; else all objects go and come. False when there is no room: then the footage stays as it is. O(rows)
    bool take(const ObjectTable& objects, const WorldSettings& world, bool sameRows = true);

    [[nodiscard]] const std::vector<Frame>& frames() const noexcept { return m_frames; }
    [[nodiscard]] std::size_t rowCount() const noexcept { return m_rows; }
    [[nodiscard]] double worldWidth() const noexcept { return m_width; }
    [[nodiscard]] double worldHeight() const noexcept { return m_height; }
    [[nodiscard]] std::uint64_t bytes() const noexcept { return m_bytes; }

private:
    [[nodiscard]] Frame changesTo(const ObjectTable& objects, bool sameRows) const;

    std::vector<Frame> m_frames;
    std::vector<Aabb> m_boxes;              // one a row, where it stood in the last frame
    std::vector<bool> m_present;            // in the last frame
    std::vector<CollisionFilter> m_filters; // in the last frame
    std::size_t m_rows = 0;                 // at most
    double m_width = 0.0;
    double m_height = 0.0;
    std::uint64_t m_bytes = 0;
};

/// The frames of `count` steps from `first` on, each as its pairs were tested, as far as there is room. A frame that
/// cannot be read is left out. `tell` is called with the share of the frames. Cost: of a simulation each step is made
/// again. Refused: what StepSource::walk refuses.
struct FilmedSteps {
    Footage footage;
    bool isWhole = true; ///< Else there was no room for all.
    ObjectTable objects; ///< Those of the last frame that was filmed.
    WorldSettings world; ///< Of it.
};
[[nodiscard]] Result<FilmedSteps> filmSteps(const StepSource& source, std::uint64_t first, std::size_t count,
                                            const std::stop_token& stop = {},
                                            const std::function<void(double)>& tell = {});

/// What a broad phase did with a footage. Counts are sums over all frames.
struct Played {
    std::uint64_t candidates = 0;
    std::uint64_t checks = 0;      ///< See BroadPhase::candidatePairs.
    std::uint64_t boxOverlaps = 0; ///< Candidates whose exact boxes overlap.
    std::uint64_t cells = 0;       ///< Cells, nodes or intervals that exist after the last frame.
    std::uint64_t memory = 0;      ///< Bytes of the structure after the last frame, without the objects.
    /// Of one step: move what moved, update, hand out all candidates and test their boxes. The first frame is not
    /// timed, unless it is the only one: then everything dynamic moves, to where it stands.
    double microseconds = 0.0;
};

/// A clock in microseconds, from any start.
using MicrosecondClock = std::function<double()>;
[[nodiscard]] double steadyMicroseconds();

/// Plays a footage to a new broad phase, again and again until a millisecond has gone by, and takes the median. When
/// `stop` is asked to, it ends within some milliseconds, and what it returns means nothing. Refused: what
/// makeBroadPhase refuses.
/// @pre the footage has a frame
[[nodiscard]] Result<Played> play(const Footage& footage, const BroadPhaseSettings& settings,
                                  const MicrosecondClock& clock = steadyMicroseconds, const std::stop_token& stop = {});

/// The box overlaps of all frames, by an algorithm other than `audited`. @pre the footage has a frame
[[nodiscard]] std::uint64_t trueBoxOverlaps(const Footage& footage, Algorithm audited);

} // namespace broadside
