#pragma once

#include "core/debug/pair_finder.h"
#include "core/dynamics/integrator.h"
#include "core/dynamics/world.h"

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

/// @file
/// What passed through what in one step: two that overlap neither where the step began nor where it ended, but did on
/// the way between, so that the narrow phase never saw them together.
///
/// Ways     straight, from where an object stood to where it stands; shapes do not turn on them. An object that was put
///          elsewhere (wrapped round an edge, shot anew), or was not there both before and after the step, has no way;
///          nor has, with swept collision, what bounces or stops: that is turned and halted, and goes into nothing.
/// Units    metres, seconds, world frame.
/// Bounds   what only grazes, less deep than firstContact() tells, has not passed through.

namespace broadside {

/// Where an object stood before and after a step, metres.
struct StepWay {
    Vec2 from;
    Vec2 to;
    friend bool operator==(const StepWay&, const StepWay&) = default;
};

struct Tunnelling {
    ObjectId object;       ///< The one that went farther; of two that went as far, the one with the lower id.
    ObjectId through;      ///< What it passed.
    double fraction = 0.0; ///< Of the step, when the two first touched.
    Vec2 place;            ///< The position of `object` then.
    double way = 0.0;      ///< Of the one relative to the other, in this step. Metres.
    double inside = 0.0;   ///< Of that way, the first stretch on which they overlapped: no step may be longer. Metres.
    StepWay objectWay;     ///< Straight, in this step.
    StepWay throughWay;    ///< Of what was passed.
    friend bool operator==(const Tunnelling&, const Tunnelling&) = default;
};

/// What is known of a step that was made.
struct StepWays {
    const ObjectTable& objects; ///< After the step.
    /// Where each row stood before it; nothing for a row without a way (see above), which is then left out.
    std::span<const std::optional<Vec2>> from;
    const StepReport& report; ///< Pairs that it says met are none.
};

/// Looks for what passed through what, step after step; remembers the boxes swept, so that a step costs less than the
/// first one.
class PassageSearch {
public:
    /// As tunnellingsIn().
    [[nodiscard]] std::vector<Tunnelling> look(const StepWays& step);
    /// The same, and shows `meetings` each pair that can collide and whose boxes overlap at the end of the step, rows
    /// without a way included, and others that do not. The search for them is none of `audited`'s.
    [[nodiscard]] std::vector<Tunnelling> look(const StepWays& step, std::optional<Algorithm> audited,
                                               PairSink& meetings);

private:
    PairFinder m_finder;
};

/// By object, then by what it passed. The pairs are found by a grid of its own over the boxes swept, whatever the broad
/// phase; masks apply. Cost: O(n + pairs whose swept boxes overlap), nothing when nothing moved.
[[nodiscard]] std::vector<Tunnelling> tunnellingsIn(const StepWays& step);

/// The faster of the two, relative to the other. m/s. @pre dt > 0
[[nodiscard]] inline double speedOf(const Tunnelling& tunnelling, double dt) noexcept { return tunnelling.way / dt; }

/// What happened and what to do about it, with the numbers; two sentences. `object` and `through` are what sentences
/// call the two. @pre dt > 0, the one of the step
[[nodiscard]] std::string remedyFor(const Tunnelling& tunnelling, double dt, const std::string& object,
                                    const std::string& through);

/// The same for somebody else's game (core/trace/passage_watch.h): what was concluded, from what, and what the author
/// of the game does about it. @pre dt > 0, seconds between the two frames
[[nodiscard]] std::string remedyInGame(const Tunnelling& tunnelling, double dt, const std::string& object,
                                       const std::string& through);

/// Remembers where everything stands from one step to the next.
class TunnelWatch {
public:
    /// From where the world stands now.
    explicit TunnelWatch(const World& world);
    /// What passed through what in the one step since. @pre `world` is the same, one step on; the report is that step's
    [[nodiscard]] std::vector<Tunnelling> observe(const World& world, const StepReport& report);
    /// The same, and shows `meetings` what overlaps: see PassageSearch::look().
    [[nodiscard]] std::vector<Tunnelling> observe(const World& world, const StepReport& report,
                                                  std::optional<Algorithm> audited, PairSink& meetings);

private:
    void followWays(const World& world, const std::vector<ObjectId>& edited);
    void noteProjectiles(const ObjectTable& objects, const std::vector<ObjectId>& edited);

    std::vector<std::optional<Motion>> m_before; // one a row; nothing for absent ones
    std::vector<std::optional<Vec2>> m_from;     // one a row; kept for its memory
    std::set<ObjectId> m_projectiles;
    std::size_t m_noted = 0; // rows whose projectiles are
    PassageSearch m_search;
};

} // namespace broadside
