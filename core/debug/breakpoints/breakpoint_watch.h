#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/audit/false_candidates.h"
#include "core/debug/audit/passage.h"
#include "core/debug/breakpoints/breakpoints.h"
#include "core/debug/frame.h"
#include "core/debug/step_source.h"

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace broadside {

/// A breakpoint whose condition was met in a step.
struct MetBreakpoint {
    std::size_t index = 0;         ///< Position in the list.
    std::vector<ObjectId> objects; ///< The objects concerned: two for a pair; of several matches, only the first.
    Message sentence;              ///< The reason, with the step; ends with a full stop.
};

/// What a watch examines: a world, or a frame of recorded steps. Keeps a reference to it.
class WatchedStep {
public:
    WatchedStep(const World& world) // NOLINT(google-explicit-constructor): a world is the usual argument
        : m_world(&world)
        , m_isStart(world.stepCount() == 0)
    {}
    /// `dt`: seconds since the frame before. `passages`: the passages since then; null: unknown.
    WatchedStep(const Frame& frame, double dt, const std::vector<Passage>* passages = nullptr)
        : m_frame(&frame)
        , m_dt(dt)
        , m_passages(passages)
    {}
    /// The same for steps of which more may be known. `isStart`: no step comes before.
    WatchedStep(const Frame& frame, double dt, const std::vector<Passage>& passages, const StepSource::Knowledge& knows,
                bool isStart)
        : m_frame(&frame)
        , m_dt(dt)
        , m_passages(&passages)
        , m_isConcluded(!knows.events)
        , m_isStart(isStart)
    {}

    [[nodiscard]] const World* world() const noexcept { return m_world; } ///< Null for a frame.
    [[nodiscard]] const ObjectTable& objects() const noexcept
    {
        return m_world ? m_world->objects() : m_frame->objects();
    }
    [[nodiscard]] const WorldSettings& settings() const noexcept
    {
        return m_world ? m_world->settings() : m_frame->world();
    }
    [[nodiscard]] double dt() const noexcept { return m_world ? m_world->stepSettings().dt : m_dt; }
    [[nodiscard]] const std::vector<Passage>* passages() const noexcept { return m_passages; } ///< Only for a frame.
    /// Whether passages are concluded from positions alone: each object is assumed to move straight.
    [[nodiscard]] bool concludesPassages() const noexcept { return m_passages && m_isConcluded; }
    [[nodiscard]] bool isStart() const noexcept { return m_isStart; }
    [[nodiscard]] Frame frame(const StepReport& report) const
    {
        return m_world ? Frame::of(*m_world, &report) : *m_frame;
    }

private:
    const World* m_world = nullptr;
    const Frame* m_frame = nullptr;
    double m_dt = 0.0;
    const std::vector<Passage>* m_passages = nullptr;
    bool m_isConcluded = true;
    bool m_isStart = false;
};

/// What a BreakpointWatch remembers of the step before, and what it uses to find its results.
struct BreakpointMemory {
    struct Standing {
        Aabb box;
        Vec2 position;
    };
    std::vector<ObjectId> ids;                   ///< Ids of the rows, for a recording, which may renumber its rows.
    std::vector<std::optional<Standing>> before; ///< One per row; no value for absent rows.
    std::optional<PassageTracker> passageTracker;
    BoxJudge judge;
    std::uint64_t candidates = 0;
    std::vector<IndexPair> missed; ///< Ascending.
    FalseCandidates falseCandidateSearch;
    std::vector<IndexPair> falseCandidates; ///< Ascending.

    void forget();
    void rememberPlaces(const ObjectTable& objects);
    /// A recording may renumber its rows from one frame to the next. Moves the remembered data to the new rows.
    void followRows(const ObjectTable& objects);
};

/// Reports step by step which breakpoints are met. It remembers only the step before. So the result for a step depends
/// only on this step and the one before, not on how the world got there.
///
/// A condition that several objects meet in one step counts once. A state at the start of a simulation counts as new in
/// the first step, unless it is about places. Cost: O(pairs that began or ended) per step; conditions about places
/// O(rows); a missed-pair breakpoint an audit of the frame; one for passages a sweep of the step; for false
/// candidates see FalseCandidates. Disabled breakpoints cost nothing.
///
/// After a stop, results mean nothing, and the watch must be restarted.
class BreakpointWatch {
public:
    /// Starts from the present state of the world, which is the step before the first one that is evaluated.
    /// @pre `report` is that of the world's last step; it may be null at the start of a simulation
    void restart(const WatchedStep& world, const StepReport* report, std::span<const Breakpoint> breakpoints,
                 const std::stop_token& stop = {});

    /// Call it after each step. Returns the enabled breakpoints that are met, in the order of the list. If all enabled
    /// ones need only the report, the world may be in any state, as long as it has the rows of that step.
    /// @pre restart() with this list; `world` is the same, one step later; the report is that step's
    [[nodiscard]] std::vector<MetBreakpoint> evaluate(const WatchedStep& world, const StepReport& report,
                                                      std::span<const Breakpoint> breakpoints,
                                                      const std::stop_token& stop = {});

private:
    BreakpointMemory m_memory;
};

} // namespace broadside
