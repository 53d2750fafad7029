#pragma once

#include "core/dynamics/change_log.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace broadside {

/// One event in the story of an object: what happened to it in a step, and the cause. Metres, m/s, world frame.
struct StoryEvent {
    enum class Kind : std::uint8_t {
        Appears,      ///< It is in the scene from the start, or comes back. In a recording: it was absent before.
        Spawned,      ///< `by` is the spawner.
        Launched,     ///< `by` is the launcher.
        Touched,      ///< A contact with `by` begins.
        Pushed,       ///< A contact with `by` that began earlier moves it or changes its velocity.
        SpeedLimited, ///< `by` is the launcher whose launch the world's terminal speed cuts, or null.
        AtEdge,       ///< The world's edges wrap or bounce.
        ByInput,      ///< An edit changed it, or an input rotated it.
        Steered,      ///< One of its components changed its motion; `by` is the object that a paddle follows.
        Teleported,   ///< Only in a recording: it was put elsewhere.
        FallsAsleep,  ///< Only in a recording: the game says that it is asleep from here on, or no longer.
        Wakes,
        SpeedChanged, ///< Only in a recording: its velocity changed abruptly, and no object was near.
        Removed,      ///< See `reason`; of a hit, `by` is the object that it hit.
        FlownThrough, ///< An overlap with `by` begins that is no contact, because their masks forbid it. Only in a
                      ///< simulation of at most 20,000 objects.
    };
    enum class Reason : std::uint8_t { ByHit, EndOfLife, AtEdge, ByInput };
    /// What the event does to the motion.
    enum class Effect : std::uint8_t { Starts, Stops, Turns, Slows, SpeedsUp, Rotates, Moves };

    std::uint64_t step = 0;
    Kind kind = Kind::Appears;
    ObjectId by;                  ///< Null if no other object is involved.
    std::optional<Reason> reason; ///< Why it was removed; no value where a recording does not show it.
    std::string saidReason;       ///< The same in the words of a game: "hit by a bullet". Empty if it does not say so.
    std::optional<LoggedState> before; ///< No value if the event does not change the motion.
    std::optional<LoggedState> after;
    std::optional<Vec2> normal; ///< Unit vector out of `by`, for a contact that acts.
    std::optional<double> restitution;
    std::optional<double> push;  ///< Metres along the normal, out of the overlap.
    std::optional<double> asked; ///< Speed of a launch, or the speed without the limit.
    std::optional<double> limit;
    std::string byName;      ///< "Wall (3)"; empty without `by`.
    std::string component;   ///< Type name of the component that steers: "walker".
    bool isInferred = false; ///< It is inferred from positions alone: a recording has no causes.
    Message sentence;
    friend bool operator==(const StoryEvent&, const StoryEvent&) = default;
};

// Names in JSON and in texts.
[[nodiscard]] std::string_view nameOf(StoryEvent::Kind kind) noexcept;
[[nodiscard]] std::string_view nameOf(StoryEvent::Reason reason) noexcept;
[[nodiscard]] std::string_view nameOf(StoryEvent::Effect effect) noexcept;

/// No value if the event does not change the motion by more than rounding.
[[nodiscard]] std::optional<StoryEvent::Effect> effectOf(const StoryEvent& event) noexcept;

/// Events of the same kind, cause and effect in successive steps.
struct FoldedEvent {
    StoryEvent event; ///< The first of them.
    std::uint64_t lastStep = 0;
    std::size_t count = 1;
};
/// Ordered by the first step. Kinds that happen once are not folded.
[[nodiscard]] std::vector<FoldedEvent> folded(std::span<const StoryEvent> events);

} // namespace broadside
