#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace broadside {

/// What happens after the last frame.
enum class Playback : std::uint8_t {
    Loop,     ///< The animation starts again.
    Once,     ///< The last frame stays.
    PingPong, ///< Backwards, then forwards again: 0 1 2 3 2 1 0 1 ... Each end is shown once per turn.
};

/// Frames, each with its duration. Plain data: many objects can use one animation, each with its own state time.
struct Animation {
    struct Frame {
        std::string region;   ///< Name of a region in the same atlas.
        double seconds = 0.1; ///< > 0.
        friend bool operator==(const Frame&, const Frame&) = default;
    };
    std::string name;
    Playback playback = Playback::Loop;
    std::vector<Frame> frames;

    /// Duration of all frames together, seconds.
    [[nodiscard]] double duration() const noexcept;
    /// The index of the frame that is shown at a state time (seconds). A frame is shown from its start on. State times
    /// are sums of rounded steps, so a time that is before a frame's start by at most 1e-9 of its duration counts as
    /// the start. Negative times and NaN count as 0. Cost: O(1) if all frames have the same duration, otherwise
    /// O(frames). @pre frames is not empty
    [[nodiscard]] std::size_t frameAt(double time) const noexcept;

    friend bool operator==(const Animation&, const Animation&) = default;
};

} // namespace broadside
