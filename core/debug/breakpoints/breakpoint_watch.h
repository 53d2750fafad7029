#pragma once

#include "core/debug/audit/audit.h"
#include "core/debug/audit/false_candidates.h"
#include "core/debug/audit/tunnelling.h"
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

/// A breakpoint whose condition a step met.
struct MetBreakpoint {
    std::size_t index = 0;         ///< Its place in the list.
    std::vector<ObjectId> objects; ///< Whom it was about: two for a pair; of several only the first.
    std::string sentence;          ///< Why, with the step, and its full stop.
};

/// What a watch looks at: a world, or a frame of steps that were recorded. Refers to it.
class WatchedMoment {
public:
    WatchedMoment(const World& world) // NOLINT(google-explicit-constructor): worlds are what is watched as a rule
        : m_world(&world)
        , m_isStart(world.stepCount() == 0)
    {}
    /// `dt`: seconds since the frame before. `passages`: what passed through what since then; null: not known.
    WatchedMoment(const Frame& frame, double dt, const std::vector<Tunnelling>* passages = nullptr)
        : m_frame(&frame)
        , m_dt(dt)
        , m_passages(passages)
    {}
    /// The same of steps of which more may be known. `isStart`: nothing came before.
    WatchedMoment(const Frame& frame, double dt, const std::vector<Tunnelling>& passages,
                  const StepSource::Knowledge& knows, bool isStart)
        : m_frame(&frame)
        , m_dt(dt)
        , m_passages(&passages)
        , m_isConcluded(!knows.events)
        , m_isStart(isStart)
    {}

    [[nodiscard]] const World* world() const noexcept { return m_world; } ///< Null of a frame.
    [[nodiscard]] const ObjectTable& objects() const noexcept
    {
        return m_world ? m_world->objects() : m_frame->objects();
    }
    [[nodiscard]] const WorldSettings& settings() const noexcept
    {
        return m_world ? m_world->settings() : m_frame->world();
    }
    [[nodiscard]] double dt() const noexcept { return m_world ? m_world->stepSettings().dt : m_dt; }
    [[nodiscard]] const std::vector<Tunnelling>* passages() const noexcept { return m_passages; } ///< Of a frame.
    /// Passages follow from positions alone: each object is assumed to move straight.
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
    const std::vector<Tunnelling>* m_passages = nullptr;
    bool m_isConcluded = true;
    bool m_isStart = false;
};

/// What a BreakpointWatch knows of the step before, and what it finds that out with.
struct BreakpointMemory {
    struct Standing {
        Aabb box;
        Vec2 position;
    };
    std::vector<ObjectId> ids;                   ///< Of the rows, where those may be numbered again: of a recording.
    std::vector<std::optional<Standing>> before; ///< One a row; nothing for absent ones.
    std::optional<TunnelWatch> tunnels;
    BoxJudge judge;
    std::uint64_t candidates = 0;
    std::vector<IndexPair> missed; ///< Ascending.
    FalseCandidates falseCandidateSearch;
    std::vector<IndexPair> falseCandidates; ///< Ascending.

    void forget();
    void rememberPlaces(const ObjectTable& objects);
    /// A recording may number its rows again from one frame to the next: what is known goes along with its objects.
    void followRows(const ObjectTable& objects);
};

/// Tells step by step which breakpoints are met. Knows the step before, and nothing else of the past: what it says of a
/// step depends on that step and the one before alone, however the world came there.
///
/// A condition that is met by several in one step counts once. What was so at the start of a simulation counts as new
/// in its first step where it is not about places. Cost: O(pairs that began or ended) a step; conditions about places
/// O(rows), a missed-pair breakpoint an audit of the frame, one for tunnelling a sweep of the step, those for false
/// candidates what FalseCandidates says. What is off costs nothing.
///
/// Once stopped, what it says means nothing, and it is to be restarted.
class BreakpointWatch {
public:
    /// From where the world stands now, which is the step before the one that is asked about first.
    /// @pre `report` is that of the world's last step; it may be null at the start of a simulation
    void restart(const WatchedMoment& world, const StepReport* report, std::span<const Breakpoint> breakpoints,
                 const std::stop_token& stop = {});

    /// After each step, those that are on and met, in the order of the list. Where all that are on need the report
    /// only, the world may stand anywhere, as long as it has the rows of that step.
    /// @pre restart() with this list; `world` is the same, one step on; the report is that step's
    [[nodiscard]] std::vector<MetBreakpoint> evaluate(const WatchedMoment& world, const StepReport& report,
                                                      std::span<const Breakpoint> breakpoints,
                                                      const std::stop_token& stop = {});

private:
    BreakpointMemory m_memory;
};

} // namespace broadside
