#pragma once

#include "core/debug/audit/pair_finder.h"
#include "core/dynamics/integrator.h"
#include "core/dynamics/world.h"

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// What passed through what in one step.
///
/// Unseen   two that overlap neither where the step began nor where it ended, but did on the way between, so that the
///          narrow phase never saw them together.
/// Seen     two that the narrow phase did see together, but too late: in this step the one came beyond the middle of
/// the
///          other, so that the way out, and with it the push of a response, leads to the far side (crossing.h). Only of
///          two of which one bounces or stops: what no response keeps apart, a sensor or something that is removed by
///          the hit, has been noticed, which is all that it is there for. That they part is not waited for.
///          Positions are those at the end of steps, after the responses: what is pushed back has not passed.
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
    /// Of that way, the first stretch on which they overlapped, or as far as `untilMiddle` says: no step may be longer.
    /// Metres.
    double inside = 0.0;
    StepWay objectWay;    ///< Straight, in this step.
    StepWay throughWay;   ///< Of what was passed.
    bool wasSeen = false; ///< The two were found to overlap, but beyond the middle: see above.
    /// `inside` ends where the way out changes sides: a response keeps the two apart, and has to come before that.
    bool untilMiddle = false;
    friend bool operator==(const Tunnelling&, const Tunnelling&) = default;
};

/// What is known of a step that was made.
struct StepWays {
    const ObjectTable& objects; ///< After the step.
    /// Where each row stood before it; nothing for a row without a way (see above), which is then left out.
    std::span<const std::optional<Vec2>> from;
    const StepReport& report; ///< Pairs that it says met have been seen.
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

/// The end of what remedyFor() says.
inline constexpr std::string_view kNothingTried = " None of this was tried.";
/// What happened and what to do about it, with the numbers; two or three sentences. What nobody would do is left out: a
/// step of less than a hundredth of the present one, a wall ten times as thick. `object` and `through` are what
/// sentences call the two. Says that none of it was tried. @pre dt > 0, the one of the step
[[nodiscard]] std::string remedyFor(const Tunnelling& tunnelling, double dt, const std::string& object,
                                    const std::string& through);
/// The same for a caller that tried it, and says so: with steps of `shortStep` seconds instead of those that one
/// passage alone asks for; 0: shorter steps do not help.
[[nodiscard]] std::string remedyWithSteps(const Tunnelling& tunnelling, double dt, const std::string& object,
                                          const std::string& through, double shortStep);

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
