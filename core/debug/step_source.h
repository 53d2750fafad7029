#pragma once

#include "core/base/problem.h"
#include "core/broadphase/broad_phase.h"
#include "core/debug/audit/tunnelling.h"
#include "core/debug/frame.h"
#include "core/debug/game_coordinates.h"
#include "core/debug/history/step_range.h"
#include "core/dynamics/world.h"
#include "core/scene/scene.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

/// @file
/// Steps that can be looked at: those of a simulation (core/debug/history/recorded_run.h), or those that a game wrote
/// down (core/trace/recording.h). All work over many steps asks these two classes and does not know which of the two
/// it looks at.
///
/// Units   metres, seconds, world frame.
/// Frames  a source has frameCount() frames, counted from 0. Each belongs to a step; the steps of a recording may have
///         gaps.
/// Errors  a frame that cannot be read is a Problem of the walk; the walk can go on to another.
/// Cost    a source is read by any number of threads at once; each makes a walk of its own.

namespace broadside {

class History;

/// How much a walk is asked for: less is cheaper.
enum class WalkDepth : std::uint8_t {
    Reports, ///< Only report(), without `stayed`. objects() and frame() are those of any step, with all rows.
    Objects, ///< Not the broad phase of frame().
    All,
};

/// Goes from frame to frame in either direction; forward by one is the cheapest. Not for several threads at once.
class StepWalk {
public:
    StepWalk() = default;
    StepWalk(const StepWalk&) = delete;
    StepWalk& operator=(const StepWalk&) = delete;
    virtual ~StepWalk() = default;

    /// To the end of the step. What cannot be read says where; then the walk is at no frame. @pre frame < frameCount()
    [[nodiscard]] virtual std::optional<Problem> goTo(std::size_t frame) = 0;

    using FrameObserver = std::function<void(const Frame&)>;
    /// The same, and shows the frame as the pairs of the step were tested, before anything responded to them. A
    /// simulation makes the step again for that; of the first recorded one its end is shown. `asked`: with this broad
    /// phase instead of its own. Refused: what makeBroadPhase refuses; then nothing is shown. Once stopped, the walk is
    /// at no frame that means anything until the next goTo().
    [[nodiscard]] virtual std::optional<Problem> look(std::size_t frame, const FrameObserver& tested,
                                                      const std::optional<BroadPhaseSettings>& asked = {},
                                                      const std::stop_token& stop = {}) = 0;

    // @pre it is at a frame; references are good until it goes on
    [[nodiscard]] virtual const ObjectTable& objects() = 0;
    /// The end of the step. A recording has no other frame than the one whose pairs were tested.
    [[nodiscard]] virtual Frame frame() = 0;
    /// The same with another broad phase, which stays until it goes on. Refused: what makeBroadPhase refuses.
    [[nodiscard]] virtual Result<Frame> frameWith(const BroadPhaseSettings& asked) = 0;
    /// With which frame() is asked; nothing of a game's own.
    [[nodiscard]] virtual std::optional<BroadPhaseSettings> broadPhaseSettings() = 0;
    /// Of the cells of its own broad phase, metres; 0 where it has none, or a game has not said it.
    [[nodiscard]] virtual double cellSize() = 0;
    /// What the step did; of a recording what follows from its frame and the one before, where that was asked, too.
    [[nodiscard]] virtual const StepReport& report() = 0;
    /// The rows of objects() mean what they meant at the frame before this.
    [[nodiscard]] virtual bool keepsRows() const = 0;
    /// An object with its place, without the cost of objects(); nothing when it is not there.
    struct Placed {
        const Shape& shape;
        Pose pose;
    };
    [[nodiscard]] virtual std::optional<Placed> find(ObjectId id) = 0;
    /// The objects as they are now, as a scene.
    [[nodiscard]] virtual Scene scene() = 0;
    /// In which the game counts whose steps these are.
    [[nodiscard]] virtual GameCoordinates coordinates() const { return {}; }

    /// Begins to follow what passes through what, so that passages() of `frame` is known; frames before it are looked
    /// at for that. @pre frame < frameCount()
    virtual void followPassages(std::size_t frame) = 0;
    /// What passed through what since the frame before. Nothing where that was neither asked nor followed: after a
    /// frame that cannot be read, they are known again from the second one on.
    [[nodiscard]] virtual std::vector<Tunnelling> passages() = 0;
};

class StepSource {
public:
    StepSource() = default;
    virtual ~StepSource() = default;

    /// What is known of the steps, whichever they are.
    struct Knowledge {
        bool events = false;   ///< Hits, removals and speeds. Else passages are concluded from positions.
        bool keepsIds = false; ///< An id names the same object in all steps.
    };
    [[nodiscard]] virtual Knowledge knows() const noexcept = 0;

    [[nodiscard]] virtual std::size_t frameCount() const noexcept = 0;
    /// @pre frame < frameCount()
    [[nodiscard]] virtual std::uint64_t stepOf(std::size_t frame) const noexcept = 0;
    /// The frame of a step; of one that has none, the frame before it, or the first. @pre frameCount() > 0
    [[nodiscard]] virtual std::size_t frameOf(std::uint64_t step) const noexcept = 0;
    /// How long its step was; > 0. Seconds. @pre frame < frameCount()
    [[nodiscard]] virtual double dtOf(std::size_t frame) const noexcept = 0;
    /// Tells a step from the same step of another future. @pre frame < frameCount()
    [[nodiscard]] virtual std::uint64_t markOf(std::size_t frame) const noexcept = 0;
    /// So many frames are worth going through in one go: the way to the first of them costs little then. > 0
    [[nodiscard]] virtual std::size_t blockSize() const noexcept = 0;
    /// At no frame yet. Refused: what World::fromScene refuses. The source must outlive it. O(objects)
    [[nodiscard]] virtual Result<std::unique_ptr<StepWalk>> walk(WalkDepth depth = WalkDepth::All) const = 0;

    /// Steps that can be made again, with changes.
    struct Rerun {
        const Scene& scene;     ///< From which the world was made.
        const History* history; ///< Null: of the scene as it was authored, before any step.
    };
    /// Nothing where a game made the steps.
    [[nodiscard]] virtual std::optional<Rerun> rerun() const noexcept { return std::nullopt; }

    /// The first frame that is not before this step; frameCount() where there is none. @pre frameCount() > 0
    [[nodiscard]] std::size_t firstFrameFrom(std::uint64_t step) const noexcept
    {
        const std::size_t frame = frameOf(step);
        return stepOf(frame) < step ? frame + 1 : frame;
    }
    /// 0..0 when empty.
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
