#include "core/debug/diagnosis/model/when_watch.h"

#include "core/debug/diagnosis/model/added_moves.h"

namespace broadside::diagnosis {

WhenWatch::WhenWatch(const When& when, const Evidence& evidence, const Track& track)
    : m_when(when)
    , m_evidence(evidence)
    , m_track(track)
    , m_usual(when.kind == When::Kind::AfterJump ? usualMotion(track) : 0.0)
    , m_next(track.first)
{}

bool WhenWatch::holdsIn(FrameIndex frame)
{
    const Vec2 motion = m_track.motionIn(frame);
    const FrameFacts& facts = m_evidence.frames[frame];
    switch (m_when.kind) {
    case When::Kind::Always:
        return true;
    case When::Kind::Resting:
    case When::Kind::AfterJump:
        return holdsAfter(frame);
    case When::Kind::Young:
        return m_track.first > 0 && frame - m_track.first < m_when.number;
    case When::Kind::StepFrom:
        return static_cast<double>(facts.step) >= m_when.number;
    case When::Kind::ManyObjects:
        return facts.objects > m_when.number;
    case When::Kind::MovesLeft:
        return motion.x < 0.0;
    case When::Kind::MovesRight:
        return motion.x > 0.0;
    case When::Kind::MovesLow:
        return motion.y < 0.0;
    case When::Kind::MovesHigh:
        return motion.y > 0.0;
    case When::Kind::PlaceFrom:
        return static_cast<double>(facts.placeOf(m_track.index)) >= m_when.number;
    case When::Kind::OddSteps:
        return facts.step % 2 == 1;
    case When::Kind::EvenSteps:
        return facts.step % 2 == 0;
    }
    return true;
}

bool WhenWatch::holdsAfter(FrameIndex frame)
{
    for (; m_next <= frame; ++m_next) {
        const Vec2 motion = m_track.motionIn(m_next);
        m_rest = motion == Vec2{} && m_next > m_track.first ? m_rest + 1 : 0;
        if (m_when.kind == When::Kind::AfterJump && isJump(motion, m_usual, m_track.boxIn(m_next)))
            m_jump = m_next;
    }
    if (m_when.kind == When::Kind::Resting)
        return m_rest >= m_when.number;
    return m_jump != kNoFrame && frame - m_jump < m_when.number;
}

} // namespace broadside::diagnosis
