#pragma once

#include "core/debug/audit/tunnelling.h"
#include "core/trace/trace_world.h"

#include <cstdint>
#include <optional>
#include <vector>

/// @file
/// What passed through what between two frames of somebody else's game, concluded from where the objects stand in both:
/// as if each went straight and did not turn. How fast they were nobody said.
///
/// Ways     none for what was put elsewhere: it went more than eight times as far as between the two frames before and
///          farther than it is large, or farther than half the world; where it has just appeared, or was put there,
///          more than eight times as far as it is large, unless it goes on like that. None for a box that changed its
///          size, either.
/// Noticed  what the game says touched has not passed unseen. Where it does not record what touched, neither has a pair
///          that it handed out in that frame: what its narrow phase made of it, perhaps along the way, nobody knows.
/// Depth    what is inside another for less than the thinner one's shorter side is left out: so exactly nobody
///          knows how the two went past each other.
/// Frames   only of two that follow one another: between others the game made frames that nobody has.
/// Units    metres.

namespace broadside::trace {

/// Remembers where everything stands from one frame to the next.
class PassageWatch {
public:
    /// `countsFrames`: the game's numbers do not say whether one frame follows another (see Recording).
    explicit PassageWatch(bool countsFrames) noexcept
        : m_countsFrames(countsFrames)
    {}
    /// What passed through what since the frame of the call before, which is the one before this in the trace.
    /// O(objects + pairs whose swept boxes overlap)
    /// @pre the world stands at a frame
    [[nodiscard]] std::vector<Tunnelling> observe(const TraceWorld& world);

private:
    struct Known {
        ObjectId id; ///< Null: it was not there.
        Vec2 position;
        Vec2 size;               ///< Of its box.
        std::optional<Vec2> way; ///< To there, from the frame before.
        bool wentThere = false;  ///< Not put there.
    };
    void followRows(const ObjectTable& objects);
    [[nodiscard]] bool follows(const FrameData& frame) const noexcept;
    [[nodiscard]] std::optional<Vec2> wayOf(const TraceWorld& world, ObjectIndex row) const;
    [[nodiscard]] bool wasPutElsewhere(const TraceWorld& world, ObjectIndex row, Vec2 way) const;

    bool m_countsFrames;
    std::optional<std::uint64_t> m_step; // of the last frame
    std::uint64_t m_dropped = 0;
    std::vector<Known> m_known; // one a row
    std::vector<std::optional<Vec2>> m_from;
    PassageSearch m_search;
};

} // namespace broadside::trace
