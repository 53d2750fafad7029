#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace broadside {

/// What happens behind the last frame.
enum class Playback : std::uint8_t {
    Loop,     ///< It starts again.
    Once,     ///< The last frame stays.
    PingPong, ///< It is played back, and then again: 0 1 2 3 2 1 0 1 ... Its ends are shown once each time.
};

/// Frames, each shown for its time. Plain data: one animation serves many objects, each with its own state time.
struct Animation {
    struct Frame {
        std::string region;   ///< A name in the same atlas.
        double seconds = 0.1; ///< > 0.
        friend bool operator==(const Frame&, const Frame&) = default;
    };
    std::string name;
    Playback playback = Playback::Loop;
    std::vector<Frame> frames;

    /// The sum of all frames' times, seconds.
    [[nodiscard]] double duration() const noexcept;
    /// The index of the frame that is shown at a state time (seconds); a frame begins with its first moment. Times are
    /// sums of rounded steps, so one that misses a frame's first moment by a billionth of its time counts as it. Times
    /// below 0, and not-a-number, count as 0. Cost: O(1) where all frames take the same time, else O(frames).
    /// @pre frames is not empty
    [[nodiscard]] std::size_t frameAt(double time) const noexcept;

    friend bool operator==(const Animation&, const Animation&) = default;
};

} // namespace broadside
