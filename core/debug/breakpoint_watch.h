#pragma once

#include "core/debug/breakpoints.h"
#include "core/debug/frame.h"
#include "core/debug/tunnelling.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace broadside {

/// A breakpoint that fired.
struct FiredBreakpoint {
    std::size_t index = 0;         ///< Its place in the list.
    std::vector<ObjectId> objects; ///< Whom it was about: two for a pair; of several only the first.
    std::string sentence;          ///< Why, with the step, and its full stop.
};

/// Tells step by step which breakpoints are met. Knows the step before, and nothing else of the past.
///
/// What is on and met counts a hit; it fires when more than `ignore` hits were counted. A condition that is met by
/// several in one step counts once. What was so before the first step, or before a breakpoint was switched on, counts
/// as new where it is not about places. Cost: O(rows) a step; a missed-pair breakpoint costs an audit of the frame, one
/// for tunnelling a sweep of the step, one for false candidates the list of candidates (at most kMostCandidates).
class BreakpointWatch {
public:
    static constexpr std::size_t kMostCandidates = 4'000'000;

    /// From where the world stands now.
    explicit BreakpointWatch(const World& world) { restart(world); }
    /// The world was put elsewhere: forgets the step before, and takes it from where it stands now.
    void restart(const World& world);

    /// After each step. Counts hits in `breakpoints`. In the order of the list.
    /// @pre `world` is the same, one step on; the report is that step's
    [[nodiscard]] std::vector<FiredBreakpoint> evaluate(const World& world, const StepReport& report,
                                                        std::span<Breakpoint> breakpoints);

private:
    friend class BreakpointMoment; // one evaluation

    struct Standing {
        Aabb box;
        Vec2 position;
    };
    void remember(const ObjectTable& objects);

    std::vector<std::optional<Standing>> m_before; // one a row; nothing for absent ones
    std::optional<TunnelWatch> m_tunnels;
    std::uint64_t m_candidates = 0;
    std::vector<IndexPair> m_missed;          // ascending
    std::vector<IndexPair> m_falseCandidates; // ascending
};

} // namespace broadside
