#include "core/debug/diagnosis/model/added_moves.h"

#include <algorithm>
#include <cmath>

namespace broadside::diagnosis {

bool isJump(Vec2 motion, double usual, const Aabb& box) noexcept
{
    return std::max(std::abs(motion.x), std::abs(motion.y)) > 2.0 * (usual + std::max(box.width(), box.height()));
}

double usualMotion(const Track& track)
{
    std::vector<double> motions;
    for (FrameIndex frame = track.first + 1; frame <= track.last(); ++frame)
        motions.push_back(length(track.motionIn(frame)));
    if (motions.empty())
        return 0.0;
    const auto middle = motions.begin() + static_cast<std::ptrdiff_t>(motions.size() / 2);
    std::ranges::nth_element(motions, middle);
    return *middle;
}

AddedMoves::AddedMoves(const TimeRule& rule, const Track& track, const Track* before)
    : m_rule(rule)
    , m_track(track)
    , m_usual(rule.kind == TimeRule::Kind::ShareOfMoves ? 0.0 : usualMotion(track))
    , m_next(track.first + 1)
{
    if (!before || rule.kind != TimeRule::Kind::AfterJump || rule.number == 0.0)
        return;
    AddedMoves earlier(rule, *before);
    static_cast<void>(earlier.in(before->last()));
    m_away = earlier.m_away;
    m_lasts = earlier.m_lasts;
    add(track.first, {});
}

void AddedMoves::add(FrameIndex frame, Vec2 motion)
{
    const bool isPut = isJump(motion, m_usual, m_track.boxIn(frame));
    if (m_rule.kind == TimeRule::Kind::WholeMoves) {
        const double unit = m_rule.number;
        m_away = isPut ? Vec2{}
                       : m_away + Vec2{unit * std::trunc(motion.x / unit) - motion.x,
                                       unit * std::trunc(motion.y / unit) - motion.y};
        return;
    }
    const bool isForGood = m_rule.number == 0.0;
    if (m_lasts > 0 && --m_lasts == 0)
        m_away = {};
    if (!isPut)
        return;
    m_away = (isForGood ? m_away : Vec2{}) - motion * m_rule.phase;
    m_lasts = static_cast<FrameIndex>(m_rule.number);
}

Aabb AddedMoves::in(FrameIndex frame)
{
    const Aabb& box = m_track.boxIn(frame);
    if (m_rule.kind == TimeRule::Kind::ShareOfMoves)
        return translated(box, (box.center() - m_track.boxes.front().center()) * (m_rule.number - 1.0));
    for (; m_next <= frame; ++m_next)
        add(m_next, m_track.motionIn(m_next));
    return translated(box, m_away);
}

} // namespace broadside::diagnosis
