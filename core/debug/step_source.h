#pragma once

#include "core/base/problem.h"
#include "core/broadphase/broad_phase.h"
#include "core/debug/audit/passage.h"
#include "core/debug/frame.h"
#include "core/debug/game_coordinates.h"
#include "core/debug/history/step_range.h"
#include "core/debug/object_marks.h"
#include "core/debug/recorder_faults.h"
#include "core/dynamics/change_log.h"
#include "core/dynamics/world.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// @file
/// Steps that can be examined: those of a simulation (core/debug/history/recorded_run.h), or those that a game recorded
/// (core/trace/recording.h). All work over many steps uses these two classes, for both kinds alike.
///
/// Units   metres, seconds, world frame.
/// Frames  a source has frameCount() frames, counted from 0. Each belongs to a step; the steps of a recording may have
///         gaps.
/// Errors  a frame that cannot be read is a Problem of the walk; the walk can go on to another frame.
/// Cost    any number of threads can read a source at once; each of them makes its own walk.

namespace broadside {

class History;

/// What a game recorded in one frame that cannot be used. A simulation has nothing of this kind.
struct InvalidData {
    std::vector<ObjectId> objects; ///< Left out, because one of their numbers is invalid. Ascending by row.
    /// The reason for the first of them, with its name, as a sentence without its full stop.
    Message reason;
    std::uint64_t boxes = 0;   ///< Registered boxes of present objects that are ignored.
    std::uint64_t queries = 0; ///< Queries that are left out.
    /// Candidates that name an object without a box in the frame. In particular, a game that numbers its objects from 0
    /// cannot record the box of object 0. Objects that are left out do not count.
    std::uint64_t strangeCandidates = 0;
    std::optional<ObjectId> stranger; ///< The first object without a box.
    std::uint64_t strangeCells = 0;   ///< Ranges of cells in a grid that the game has not described.
    RecorderFaults faults;            ///< Wrong calls of the game to its recorder.
};

/// How much a walk provides: less is cheaper.
enum class WalkDepth : std::uint8_t {
    Reports, ///< Only report(), without `stayed`. objects() and frame() show an arbitrary step, with all rows.
    Objects, ///< All but the broad phase of frame().
    All,
};

/// Goes from frame to frame in either direction; one frame forward is cheapest. Not thread-safe.
class StepWalk {
public:
    StepWalk() = default;
    StepWalk(const StepWalk&) = delete;
    StepWalk& operator=(const StepWalk&) = delete;
    virtual ~StepWalk() = default;

    /// Goes to the end of the step. If the frame cannot be read, the problem says where, and the walk is at no frame.
    /// @pre frame < frameCount()
    [[nodiscard]] virtual std::optional<Problem> goTo(std::size_t frame) = 0;

    using FrameObserver = std::function<void(const Frame&)>;
    /// Does the same, and shows the frame to `tested` as the pairs of the step were tested, before any response. A
    /// simulation makes the step again for this; of its first recorded step, the end is shown. `asked`: this broad
    /// phase instead of the step's own. Refuses what makeBroadPhase() refuses; then nothing is shown. After a stop, the
    /// walk has no valid frame until the next goTo().
    [[nodiscard]] virtual std::optional<Problem> look(std::size_t frame, const FrameObserver& tested,
                                                      const std::optional<BroadPhaseSettings>& asked = {},
                                                      const std::stop_token& stop = {}) = 0;

    // @pre the walk is at a frame; references are valid until it goes on
    [[nodiscard]] virtual const ObjectTable& objects() = 0;
    /// The end of the step. A recording has only the frame whose pairs were tested.
    [[nodiscard]] virtual Frame frame() = 0;
    /// The same with another broad phase, which stays until the walk goes on. Refuses what makeBroadPhase() refuses.
    [[nodiscard]] virtual Result<Frame> frameWith(const BroadPhaseSettings& asked) = 0;
    /// Settings of the broad phase of frame(); no value for a game's own.
    [[nodiscard]] virtual std::optional<BroadPhaseSettings> broadPhaseSettings() = 0;
    /// Cell size of the step's own broad phase in metres; 0 if it has no cells, or if the game did not record the size.
    [[nodiscard]] virtual double cellSize() = 0;
    /// What the step did. For a recording: what follows from its frame and the frame before, if report() was called
    /// there, too.
    [[nodiscard]] virtual const StepReport& report() = 0;
    /// Whether the rows of objects() mean the same objects as at the frame before.
    [[nodiscard]] virtual bool keepsRows() const = 0;
    /// Shape and pose of an object, without the cost of objects(). find() has no value for an absent object.
    struct Placed {
        const Shape& shape;
        Pose pose;
        std::optional<Vec2> velocity = {}; ///< m/s; no value for a recording.
    };
    [[nodiscard]] virtual std::optional<Placed> find(ObjectId id) = 0;
    /// What changed this object in the step, and why, in the order in which it happened; a recording does not say. A
    /// simulation makes the step again for this, unless the object only moved freely. The first recorded step has no
    /// changes. @pre WalkDepth::All
    [[nodiscard]] virtual std::vector<ObjectChange> changesOf(ObjectId /*id*/) { return {}; }
    /// What the game says of single objects in this frame; null if it says nothing. A simulation has none.
    [[nodiscard]] virtual const ObjectMarks* marks() { return nullptr; }
    /// The objects in their present state, as a scene.
    [[nodiscard]] virtual Scene scene() = 0;
    /// O(rows + candidates)
    [[nodiscard]] virtual InvalidData invalidData() { return {}; }
    /// The coordinates of the game that recorded these steps; those of Broadside for a simulation.
    [[nodiscard]] virtual GameCoordinates coordinates() const { return {}; }

    /// Starts to follow passages, so that passages() of `frame` is known. For this, frames before it are read, too.
    /// @pre frame < frameCount()
    virtual void followPassages(std::size_t frame) = 0;
    /// The passages since the frame before. Empty if passages() was neither called nor followed there: after a frame
    /// that cannot be read, they are known again from the second one on.
    [[nodiscard]] virtual std::vector<Passage> passages() = 0;
};

class StepSource {
public:
    StepSource() = default;
    virtual ~StepSource() = default;

    /// What is known of every step of the source.
    struct Knowledge {
        bool events = false;   ///< Hits, removals and speeds are known. Else passages are concluded from positions.
        bool keepsIds = false; ///< An id names the same object in all steps.
    };
    [[nodiscard]] virtual Knowledge knows() const noexcept = 0;

    [[nodiscard]] virtual std::size_t frameCount() const noexcept = 0;
    /// @pre frame < frameCount()
    [[nodiscard]] virtual std::uint64_t stepOf(std::size_t frame) const noexcept = 0;
    /// The frame of a step. For a step without a frame: the frame before it, or the first. @pre frameCount() > 0
    [[nodiscard]] virtual std::size_t frameOf(std::uint64_t step) const noexcept = 0;
    /// Duration of the frame's step in seconds; > 0. @pre frame < frameCount()
    [[nodiscard]] virtual double dtOf(std::size_t frame) const noexcept = 0;
    /// Differs for steps of the same number in different futures. @pre frame < frameCount()
    [[nodiscard]] virtual std::uint64_t markOf(std::size_t frame) const noexcept = 0;
    /// A good number of frames to visit in one go: then the cost of reaching the first of them is small. > 0
    [[nodiscard]] virtual std::size_t blockSize() const noexcept = 0;
    /// The new walk is at no frame. Refuses what World::fromScene() refuses. The source must outlive it. O(objects)
    [[nodiscard]] virtual Result<std::unique_ptr<StepWalk>> walk(WalkDepth depth = WalkDepth::All) const = 0;

    /// Frees worlds that are kept for the next walk. For work that needs memory and makes no walk soon.
    virtual void freeWorlds() const {}

    /// Data for making the steps again, with changes.
    struct Rerun {
        const Scene& scene;     ///< The scene from which the world was made.
        const History* history; ///< Null: from the authored scene, before any step.
    };
    /// No value if a game made the steps.
    [[nodiscard]] virtual std::optional<Rerun> rerun() const noexcept { return std::nullopt; }

    /// The first frame that is not before this step; frameCount() if there is none. @pre frameCount() > 0
    [[nodiscard]] std::size_t firstFrameFrom(std::uint64_t step) const noexcept
    {
        const std::size_t frame = frameOf(step);
        return stepOf(frame) < step ? frame + 1 : frame;
    }
    /// 0..0 if there are no frames.
    [[nodiscard]] StepRange steps() const noexcept
    {
        return frameCount() > 0 ? StepRange{stepOf(0), stepOf(frameCount() - 1)} : StepRange{};
    }

protected:
    StepSource(const StepSource&) = default;
    StepSource(StepSource&&) = default;
    StepSource& operator=(const StepSource&) = default;
    StepSource& operator=(StepSource&&) = default;
};

} // namespace broadside
