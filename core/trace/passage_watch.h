#pragma once

#include "core/debug/audit/passage.h"
#include "core/trace/trace_world.h"

#include <cstdint>
#include <optional>
#include <vector>

/// @file
/// Passages between two frames of a game's trace. They follow from the positions of the objects in both frames: each
/// object is assumed to move in a straight line without rotating, because a trace has no velocities.
///
/// Paths    An object that was put elsewhere has no path. It was, if it moved more than eight times as far as between
///          the two frames before and farther than its own size, or farther than half the world. If it has just
///          appeared or was just put there, the limit is eight times its own size, unless it continues its motion. A
///          box whose size changed has no path either. Nor has an object that the game calls teleported or spawned in
///          this frame; and none that it calls swept, because the game itself tests the path of that object.
/// Noticed  A pair that the game records as a contact has not passed unnoticed. If the game records no contacts, the
///          same is true for its candidates in that frame, because the result of its narrow phase, which may have
///          tested the whole path, is not known.
/// Depth    If one object is inside the other for less than the shorter side of the thinner one, it is no passage:
///          the real paths are not known exactly enough.
/// Frames   Only consecutive frames are compared: otherwise, frames of the game between them are missing.
/// Units    metres.

namespace broadside::trace {

/// Remembers the positions of all objects from one frame to the next.
class PassageWatch {
public:
    /// `countsFrames`: the game's step numbers do not tell whether frames are consecutive (see Recording).
    explicit PassageWatch(bool countsFrames) noexcept
        : m_countsFrames(countsFrames)
    {}
    /// The passages since the frame of the call before, which must be the frame before this one in the trace.
    /// O(objects + pairs whose swept boxes overlap)
    /// @pre the world is at a frame
    [[nodiscard]] std::vector<Passage> observe(const TraceWorld& world);

private:
    struct Known {
        ObjectId id; ///< Null: the object was absent.
        Vec2 position;
        Vec2 size;                  ///< Size of its box.
        std::optional<Vec2> motion; ///< The path to this position from the frame before.
        bool hasMovedHere = false;  ///< It moved there and was not put there.
    };
    void followRows(const ObjectTable& objects);
    void takeMarks(const TraceWorld& world);
    [[nodiscard]] bool follows(const FrameData& frame) const noexcept;
    [[nodiscard]] std::optional<Vec2> motionOf(const TraceWorld& world, ObjectIndex row) const;
    [[nodiscard]] bool wasTeleported(const TraceWorld& world, ObjectIndex row, Vec2 motion) const;

    enum class Said : std::uint8_t { Nothing, PutElsewhere, Swept };
    bool m_countsFrames;
    std::optional<std::uint64_t> m_step; // of the last frame
    std::uint64_t m_dropped = 0;
    std::vector<Known> m_known; // one for each row
    OptionalColumn<Vec2> m_from;
    std::vector<Said> m_said; // by the game, of each row; empty: nothing
    PassageSearch m_search;
};

} // namespace broadside::trace
