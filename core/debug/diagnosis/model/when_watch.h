#pragma once

#include "core/debug/diagnosis/model/list_gaps.h"
#include "core/debug/diagnosis/model/registration_rule.h"

namespace broadside::diagnosis {

/// Says whether a rule holds, for one frame after another of one object.
class WhenWatch {
public:
    WhenWatch(const When& when, const Evidence& evidence, const Track& track);
    /// @pre frames ascend from call to call
    [[nodiscard]] bool holdsIn(FrameIndex frame);

private:
    [[nodiscard]] bool holdsAfter(FrameIndex frame);

    const When& m_when;
    const Evidence& m_evidence;
    const Track& m_track;
    double m_usual;
    FrameIndex m_next;
    FrameIndex m_rest = 0;
    FrameIndex m_jump = kNoFrame; // the last one
};

} // namespace broadside::diagnosis
