#pragma once

#include "core/debug/diagnosis/model/registration_rule.h"

namespace broadside::diagnosis {

/// A motion in one frame by more than the object and its usual motion together is no motion: the object was put there.
[[nodiscard]] bool isJump(Vec2 motion, double usual, const Aabb& box) noexcept;
/// The median of its motions. O(frames of the track)
[[nodiscard]] double usualMotion(const Track& track);

/// The place of a registered box that is made of the object's motions and not of its places, so that it goes astray.
class AddedMoves {
public:
    /// `before`: the object that passed its id on to this one in its first frame. A game that knows objects by their
    /// ids goes on with its jump. @pre the rule's kind is ShareOfMoves, WholeMoves or AfterJump; all outlive it
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
