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

/// A contact of two objects on their paths in one step.
struct Touch {
    IndexPair pair;
    double fraction = 0.0; ///< Fraction of the step.
    Vec2 normal;           ///< Unit vector from b to a; the zero vector if neither bounces nor stops.
    bool begins = false;   ///< They were apart before.
};

/// Data of a row for a step with continuous collision.
struct SweptRow {
    Vec2 motion;           ///< Metres; the motion of the step without obstacles.
    bool gives = false;    ///< It is dynamic and bounces or stops: it enters no object that it can collide with.
    bool vanishes = false; ///< It is removed at its first hit, and blocks no other object after that.
};

/// Moves all objects along their paths of one step so that objects that give (SweptRow::gives) enter no other object,
/// at any speed.
///
/// The meetings of all pairs are processed in the order of time. When a meeting deflects or stops an object, its later
/// meetings are computed again. A meeting on the path stops those of the two that give, for the rest of the step; the
/// responses follow when all objects are where they met. If an object that gives touches another from the start, or
/// only grazes it, it loses only the part of its motion against the touch. So rolling and sliding go on. An object
/// that does not give is infinitely heavy: it keeps its path and pushes along what it meets. If neither object gives,
/// nothing changes: a touch records that they met.
///
/// An object that is squeezed between two that do not give stops, and the faster of the two passes through it.
/// Cost: that of the broad phase below, and O(log meetings + neighbours) sweeps for each meeting. Source: Mirtich,
/// "Timewarp rigid body simulation", SIGGRAPH 2000 (meetings in order, one history per body).
class SweptMotion {
public:
    /// One entry for each row, including absent ones. `overlaps` are the pairs that overlapped after the last step,
    /// ascending.
    /// @pre the table outlives this object
    SweptMotion(const ObjectTable& objects, std::vector<SweptRow> rows, std::span<const IndexPair> overlaps);

    void run();

    /// The position at the end of the step.
    [[nodiscard]] Vec2 positionOf(ObjectIndex row) const noexcept { return m_paths[row].at(1.0); }
    struct Halt {
        double fraction = 1.0; ///< Fraction of the step.
        Vec2 position;
    };
    /// The place where the object was stopped; nothing if it was not.
    [[nodiscard]] const std::optional<Halt>& haltOf(ObjectIndex row) const noexcept { return m_paths[row].halt; }
    /// More than limits::kOverlaps pairs come near each other: every object moved as if it were alone.
    [[nodiscard]] bool hasGivenUp() const noexcept { return m_hasGivenUp; }
    /// Sorted by pair, then by time.
    [[nodiscard]] std::span<const Touch> touches() const noexcept { return m_touches; }

private:
    /// A straight part of a path, valid from `since` on.
    struct Path {
        Vec2 from;
        double since = 0.0; ///< Fraction of the step.
        Vec2 velocity;      ///< Metres per step.
        double reach = 0.0; ///< Upper limit of the speed, metres per step.
        std::uint32_t version = 0;
        std::uint32_t turns = 0;
        bool isGone = false;
        std::optional<Halt> halt;

        [[nodiscard]] Vec2 at(double fraction) const noexcept { return from + (fraction - since) * velocity; }
    };
    struct Meeting {
        double fraction = 0.0;
        std::uint32_t pair = 0;
        std::uint32_t version = 0; ///< Sum of both paths' versions. A meeting with an older version is out of date.
        Vec2 normal;
        double room = 0.0;
        bool isSlide = false;
        friend bool operator<(const Meeting& a, const Meeting& b) noexcept // the earliest is on top of the heap
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
    void findObstruction(std::uint32_t pair, double now);
    void findPassing(std::uint32_t pair, double now);
    void meet(const Meeting& meeting);
    void pass(const Meeting& meeting);
    void slide(const Meeting& meeting);
    void stop(const Meeting& meeting);
    void turn(ObjectIndex row, double now, Vec2 velocity);
    void updateMeetings(ObjectIndex row, double now);

    const ObjectTable& m_objects;
    std::vector<SweptRow> m_rows;
    std::span<const IndexPair> m_overlaps;
    std::vector<Path> m_paths;
    std::vector<IndexPair> m_pairs;             // ascending
    std::vector<std::uint32_t> m_firstOf;       // indices into m_pairsOf: one for each row, and the end
    std::vector<std::uint32_t> m_pairsOf;       // indices of the pairs of each row, ascending
    std::vector<std::optional<Solid>> m_solids; // at the start of the step; made on first use
    std::priority_queue<Meeting> m_meetings;
    std::vector<Touch> m_touches;
    bool m_hasGivenUp = false;
};

} // namespace broadside
