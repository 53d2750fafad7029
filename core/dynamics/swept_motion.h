#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/collision/solid.h"
#include "core/scene/object_table.h"

#include <queue>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace broadside {

/// Two that met on their way.
struct Touch {
    IndexPair pair;
    double fraction = 0.0; ///< Of the step.
    Vec2 normal;           ///< Unit, from b to a; the zero vector when neither gives way.
    bool begins = false;   ///< They were apart before.
};

/// What a row brings into a step with swept collision.
struct SweptRow {
    Vec2 way;              ///< Metres, that it would go if nothing were there.
    bool gives = false;    ///< It is dynamic and bounces or stops: it goes into nothing that it can collide with.
    bool vanishes = false; ///< It is removed where it is hit first, and stands in nobody's way from there on.
};

/// Moves everything along its way of one step so that what gives goes into nothing, whatever the speeds.
///
/// The meetings of all pairs are worked off in the order in which they happen; whoever is turned or stopped by one is
/// looked at anew from there. A meeting on the way stops those of the two that give, for the rest of the step: what
/// follows from it is for the responses, once all stand where they met. What one that gives touches from the start, or
/// only grazes, takes from its way what goes against the touch, so that rolling and sliding go on. What does not give
/// (it is infinitely heavy) goes its way, and takes along what it meets. Between two that do not give nothing changes:
/// a touch says that they met.
///
/// Squeezed between two that do not give an object stops, and lets the faster through.
/// Cost: that of the broad phase below, and O(log meetings + neighbours) sweeps for each meeting. Source: Mirtich,
/// "Timewarp rigid body simulation", SIGGRAPH 2000 (meetings in order, one history per body).
class SweptMotion {
public:
    /// One entry a row, of removed ones too. `overlaps`, ascending, are the pairs that overlapped after the last step.
    /// @pre the table outlives this object
    SweptMotion(const ObjectTable& objects, std::vector<SweptRow> rows, std::span<const IndexPair> overlaps);

    void run();

    [[nodiscard]] Vec2 positionOf(ObjectIndex row) const noexcept { return m_paths[row].at(1.0); } ///< At the end.
    struct Halt {
        double fraction = 1.0; ///< Of the step.
        Vec2 position;
    };
    /// Where its own way ended; nothing when it did not.
    [[nodiscard]] const std::optional<Halt>& haltOf(ObjectIndex row) const noexcept { return m_paths[row].halt; }
    /// More than limits::kOverlaps pairs come near each other: everything went its way as if it were alone.
    [[nodiscard]] bool hasGivenUp() const noexcept { return m_hasGivenUp; }
    /// By pair, then by time.
    [[nodiscard]] std::span<const Touch> touches() const noexcept { return m_touches; }

private:
    /// A straight piece of way, in force from `since` on.
    struct Path {
        Vec2 from;
        double since = 0.0; ///< Fraction of the step.
        Vec2 velocity;      ///< Metres a step.
        double reach = 0.0; ///< Metres a step that it is never faster than.
        std::uint32_t version = 0;
        std::uint32_t turns = 0;
        bool isGone = false;
        std::optional<Halt> halt;

        [[nodiscard]] Vec2 at(double fraction) const noexcept { return from + (fraction - since) * velocity; }
    };
    struct Meeting {
        double fraction = 0.0;
        std::uint32_t pair = 0;
        std::uint32_t version = 0; ///< Of both paths together: an older one is no longer true.
        Vec2 normal;
        double room = 0.0;
        bool isSlide = false;
        friend bool operator<(const Meeting& a, const Meeting& b) noexcept // the first is on top of a heap
        {
            return a.fraction != b.fraction ? a.fraction > b.fraction : a.pair > b.pair;
        }
    };

    void findPairs();
    [[nodiscard]] bool extendReach();
    void listNeighbours();
    [[nodiscard]] bool gives(ObjectIndex row) const noexcept;
    [[nodiscard]] bool isSolid(IndexPair pair) const noexcept { return m_rows[pair.a].gives || m_rows[pair.b].gives; }
    [[nodiscard]] std::uint32_t versionOf(IndexPair pair) const noexcept
    {
        return m_paths[pair.a].version + m_paths[pair.b].version;
    }
    [[nodiscard]] const Solid& solidOf(ObjectIndex row);

    void look(std::uint32_t pair, double now);
    void lookForObstruction(std::uint32_t pair, double now);
    void lookForPassing(std::uint32_t pair, double now);
    void meet(const Meeting& meeting);
    void pass(const Meeting& meeting);
    void slide(const Meeting& meeting);
    void stop(const Meeting& meeting);
    void turn(ObjectIndex row, double now, Vec2 velocity);
    void lookAround(ObjectIndex row, double now);

    const ObjectTable& m_objects;
    std::vector<SweptRow> m_rows;
    std::span<const IndexPair> m_overlaps;
    std::vector<Path> m_paths;
    std::vector<IndexPair> m_pairs;             // ascending
    std::vector<std::uint32_t> m_firstOf;       // into m_pairsOf, one a row and one more
    std::vector<std::uint32_t> m_pairsOf;       // numbers of the pairs of each row, ascending
    std::vector<std::optional<Solid>> m_solids; // where the step began; made when first asked for
    std::priority_queue<Meeting> m_meetings;
    std::vector<Touch> m_touches;
    bool m_hasGivenUp = false;
};

} // namespace broadside
