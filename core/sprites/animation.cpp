#include "core/sprites/animation.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace broadside {
namespace {

constexpr double kRounding = 1e-9; ///< A fraction of a frame's duration.

/// The index in the played sequence, for frames of `seconds` each.
double placeAt(double time, double seconds) noexcept { return std::floor(time / seconds + kRounding); }

/// Length of the ping-pong sequence before it repeats: forwards and backwards, with each end once.
std::size_t cycleOf(std::size_t frames) noexcept { return frames > 1 ? 2 * frames - 2 : 1; }

std::size_t frameOfPlace(std::size_t place, std::size_t frames) noexcept
{
    return place < frames ? place : cycleOf(frames) - place;
}

} // namespace

double Animation::duration() const noexcept
{
    double sum = 0.0;
    for (const Frame& frame : frames)
        sum += frame.seconds;
    return sum;
}

std::size_t Animation::frameAt(double time) const noexcept
{
    assert(!frames.empty());
    const std::size_t count = frames.size();
    const std::size_t places = playback == Playback::PingPong ? cycleOf(count) : count;
    if (!(time > 0.0))
        return 0;
    const double first = frames.front().seconds;
    if (std::ranges::all_of(frames, [&](const Frame& frame) { return frame.seconds == first; })) {
        const double place = placeAt(time, first);
        if (playback == Playback::Once)
            return static_cast<std::size_t>(std::min(place, static_cast<double>(count - 1)));
        if (!std::isfinite(place))
            return 0;
        return frameOfPlace(static_cast<std::size_t>(std::fmod(place, static_cast<double>(places))), count);
    }
    double cycle = 0.0;
    for (std::size_t place = 0; place < places; ++place)
        cycle += frames[frameOfPlace(place, count)].seconds;
    if (playback != Playback::Once)
        time = std::isfinite(time) ? std::fmod(time, cycle) : 0.0;
    for (std::size_t place = 0; place < places; ++place) {
        const Frame& frame = frames[frameOfPlace(place, count)];
        if (placeAt(time, frame.seconds) < 1.0)
            return frameOfPlace(place, count);
        time -= frame.seconds;
    }
    return playback == Playback::Once ? count - 1 : 0; // the rest is a rounding error at the start of the next cycle
}

} // namespace broadside
