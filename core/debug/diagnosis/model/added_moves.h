#pragma once

#include "core/debug/diagnosis/model/registration_rule.h"

namespace broadside::diagnosis {

/// The motion in one frame is far more than the size of the object and its usual motion together: the object did not
/// move there, it was put there.
[[nodiscard]] bool isJump(Vec2 motion, double usual, const Aabb& box) noexcept;
/// The median length of the motions of a track from frame to frame. O(frames of the track)
[[nodiscard]] double usualMotion(const Track& track);

/// Computes the registered box of a game that adds up an object's motions instead of using its place, so that the box
/// drifts away from the object.
class AddedMoves {
public:
    /// `before`: the object that had the id of this one until its first frame. A game that identifies objects by id
    /// takes the two for one object, so a jump of the earlier one still has an effect. @pre the rule's kind is
    /// ShareOfMoves, WholeMoves or AfterJump; all outlive it
    AddedMoves(const TimeRule& rule, const Track& track, const Track* before = nullptr);
    /// @pre frames ascend from call to call
    [[nodiscard]] Aabb in(FrameIndex frame);

private:
    void add(FrameIndex frame, Vec2 motion);

    const TimeRule& m_rule;
    const Track& m_track;
    double m_usual = 0.0;
    FrameIndex m_next;
    FrameIndex m_lasts = 0; // frames for which the jump is still not followed; of AfterJump
    Vec2 m_away;            // from the object's place
};

} // namespace broadside::diagnosis
