#include "editor/session/run_pace.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace broadside {

void RunPace::setSlowness(int slowness)
{
    const auto wanted = static_cast<unsigned>(std::clamp(slowness, 1, kMostSlowness));
    const int rounded = static_cast<int>(std::bit_floor(wanted));
    if (std::exchange(m_slowness, rounded) == rounded)
        return;
    emit slownessChanged();
    emit changed();
}

void RunPace::setStride(int steps)
{
    const int stride = std::clamp(steps, 1, kMostStride);
    if (std::exchange(m_stride, stride) != stride)
        emit changed();
}

void RunPace::setPausesAtRest(bool pauses)
{
    if (std::exchange(m_pausesAtRest, pauses) != pauses)
        emit changed();
}

} // namespace broadside
