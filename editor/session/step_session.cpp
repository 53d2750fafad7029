#include "editor/session/step_session.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace broadside {

void StepSession::setSlowness(int slowness)
{
    const auto wanted = static_cast<unsigned>(std::clamp(slowness, 1, kMostSlowness));
    const int rounded = static_cast<int>(std::bit_floor(wanted));
    if (std::exchange(m_slowness, rounded) == rounded)
        return;
    followSlowness();
    emit paceChanged();
}

void StepSession::setStride(int steps)
{
    const int stride = std::clamp(steps, 1, kMostStride);
    if (std::exchange(m_stride, stride) != stride)
        emit paceChanged();
}

void StepSession::setPausesAtRest(bool pauses)
{
    if (std::exchange(m_pausesAtRest, pauses) != pauses)
        emit paceChanged();
}

} // namespace broadside
