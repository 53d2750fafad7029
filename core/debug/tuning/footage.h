#pragma once

#include "core/debug/step_source.h"
#include "core/debug/tuning/cell_rule.h"
#include "core/dynamics/world.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

/// @file
/// The input of a run's broad phase, frame by frame, so that other broad phases can be given exactly the same: boxes
/// and filters by the row of the world, nothing else.

namespace broadside {

/// A recording of the boxes of a run, without the results of the run's own broad phase.
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
    /// The differences from the frame before, to be applied in this order. The first frame adds everything.
    struct Frame {
        std::vector<Moved> moved;
        std::vector<ObjectIndex> removed;
        std::vector<Added> added;
    };

    /// Appends the objects as a frame. Those of a step must be as its pairs were tested (World::TestedObserver,
    /// StepWalk::look), so that a broad phase gets the same input as that of the step. `sameRows`: rows mean the same
    /// as in the frame before; else all objects are removed and added. False if there is no room: then the footage does
    /// not change. O(rows)
    bool take(const ObjectTable& objects, const WorldSettings& world, bool sameRows = true);

    [[nodiscard]] const std::vector<Frame>& frames() const noexcept { return m_frames; }
    [[nodiscard]] std::size_t rowCount() const noexcept { return m_rows; }
    [[nodiscard]] double worldWidth() const noexcept { return m_width; }
    [[nodiscard]] double worldHeight() const noexcept { return m_height; }
    [[nodiscard]] std::uint64_t bytes() const noexcept { return m_bytes; }

private:
    [[nodiscard]] Frame changesTo(const ObjectTable& objects, bool sameRows) const;
    void rememberFirst();
    void remember(const ObjectTable& objects);

    std::vector<Frame> m_frames;
    // Empty until there is a second frame:
    std::vector<Aabb> m_boxes;              // one per row: its box in the last frame
    std::vector<bool> m_present;            // in the last frame
    std::vector<CollisionFilter> m_filters; // in the last frame
    std::size_t m_rows = 0;                 // the most in any frame
    double m_width = 0.0;
    double m_height = 0.0;
    std::uint64_t m_bytes = 0;
};

/// Whether the objects of the last filmed frame are copied.
enum class LastObjects : std::uint8_t { Kept, Dropped };

/// The frames of `count` steps from `first` on, each as its pairs were tested, as many as there is room for. A frame
/// that cannot be read is left out. `tell` is called with the share of the frames, and `visit` with the step and the
/// walk at each filmed frame. Cost: for a simulation, each step is made again. Refuses what StepSource::walk() refuses.
struct FilmedSteps {
    Footage footage;
    bool isWhole = true; ///< False: there was no room for all frames.
    ObjectTable objects; ///< Objects of the last filmed frame. Empty for LastObjects::Dropped.
    WorldSettings world; ///< Settings of that frame.
    /// How the game makes pairs from its cells, concluded from some frames; no value for a simulation.
    std::optional<CellRule> gameRule = {};
    std::optional<Problem> problem = {}; ///< Problem of the first frame that could not be read.
};
[[nodiscard]] Result<FilmedSteps> filmSteps(const StepSource& source, std::uint64_t first, std::size_t count,
                                            const std::stop_token& stop = {},
                                            const std::function<void(double)>& tell = {},
                                            const std::function<void(std::uint64_t, StepWalk&)>& visit = {},
                                            LastObjects last = LastObjects::Kept);

/// The results of a broad phase for a footage. Counts are sums over all frames.
struct Played {
    std::uint64_t candidates = 0;
    std::uint64_t checks = 0;      ///< See BroadPhase::candidatePairs().
    std::uint64_t boxOverlaps = 0; ///< Candidates whose exact boxes overlap.
    std::uint64_t cells = 0;       ///< Cells, nodes or intervals that exist after the last frame.
    std::uint64_t memory = 0;      ///< Bytes of the structure after the last frame, without the objects.
    /// Duration of one step: move the objects that moved, update, report all candidates and test their boxes. The first
    /// frame is not timed, unless it is the only one: then every dynamic object is moved, to its own place.
    double microseconds = 0.0;
};

/// A clock in microseconds, with an arbitrary start.
using MicrosecondClock = std::function<double()>;
[[nodiscard]] double steadyMicroseconds();

/// Plays a footage to a new broad phase, again and again until a millisecond has passed, and takes the median. A stop
/// ends it within some milliseconds, and then the result means nothing. Refuses what makeBroadPhase() refuses.
/// @pre the footage has a frame
[[nodiscard]] Result<Played> play(const Footage& footage, const BroadPhaseSettings& settings,
                                  const MicrosecondClock& clock = steadyMicroseconds, const std::stop_token& stop = {});
/// Makes an empty broad phase. Returns what it refuses as a problem.
using BroadPhaseMaker = std::function<Result<std::unique_ptr<BroadPhase>>()>;
/// The same with the broad phases of `make`. Refuses what `make` refuses.
[[nodiscard]] Result<Played> play(const Footage& footage, const BroadPhaseMaker& make,
                                  const MicrosecondClock& clock = steadyMicroseconds, const std::stop_token& stop = {});
/// A clock for play() that shows a footage once: for counts without times.
[[nodiscard]] MicrosecondClock clockForOneShowing();

/// The number of box overlaps in all frames, by an algorithm other than `audited`. @pre the footage has a frame
[[nodiscard]] std::uint64_t trueBoxOverlaps(const Footage& footage, Algorithm audited);

} // namespace broadside
