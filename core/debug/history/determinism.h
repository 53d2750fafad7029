#pragma once

#include "core/debug/history/history.h"

#include <cstdint>
#include <optional>
#include <string>

/// @file
/// Is a simulation repeated to the last bit? Makes the world again, steps it with the recorded inputs and settings, and
/// after each step compares all that steps change. Or does another broad phase lead to another run? Correct ones do
/// not: the first difference comes from a pair that one of the two missed.

namespace broadside {

/// The first difference.
struct Divergence {
    enum class Field : std::uint8_t {
        Position,
        Angle,
        Velocity,
        Age,      ///< The time of its birth.
        Presence, ///< Present in one, absent in the other.
        Spawned,  ///< Other objects were spawned.
        Overlaps, ///< Other pairs overlap.
        Counters, ///< Counters of spawners, the clock, the steering of paddles.
        Report,   ///< The state is the same, but the report differs: candidates, hits, problems...
    };
    std::uint64_t step = 0;
    ObjectId object;  ///< Null if the difference belongs to no object.
    std::string name; ///< displayName() of the object.
    Field field = Field::Position;
    Message recorded; ///< The value for display, with all digits: "(1.5, 0.25) m".
    Message repeated;
    friend bool operator==(const Divergence&, const Divergence&) = default;
};

/// One sentence; ends with a full stop.
[[nodiscard]] Message sentenceOf(const Divergence& divergence);
/// The same for steps that were repeated with another broad phase.
[[nodiscard]] Message sentenceOf(const Divergence& divergence, Algorithm other);

/// Works step by step, so that the caller stays in control. Each step costs O(bodies) besides the step itself.
class DeterminismCheck {
public:
    /// Begins at the first recorded step. Refuses what World::fromScene() refuses.
    /// @pre `scene` is the one from which the recorded world was made; its step and broad phase settings may differ,
    /// because the record has them; the history outlives the check and records nothing meanwhile
    [[nodiscard]] static Result<DeterminismCheck> begin(const Scene& scene, const History& history);
    /// Repeats the steps with this broad phase instead of the recorded ones. Reports are not compared, because they
    /// count candidates. Refuses the same as begin(), and what this broad phase refuses.
    [[nodiscard]] static Result<DeterminismCheck> beginWith(const BroadPhaseSettings& other, const Scene& scene,
                                                            const History& history);

    /// Repeats one step. False if no step is left or a divergence was found.
    bool advance();
    [[nodiscard]] std::uint64_t step() const noexcept { return m_world.stepCount(); } ///< The last repeated step.
    [[nodiscard]] const std::optional<Divergence>& divergence() const noexcept { return m_divergence; }

private:
    using Other = std::optional<BroadPhaseSettings>;
    [[nodiscard]] static Result<DeterminismCheck> make(const Other& other, const Scene& scene, const History& history);
    DeterminismCheck(World world, const History& history, const Other& other);
    void compare(const StepReport& report, const StepReport& recorded);

    World m_world;
    const History* m_history;
    WorldState m_recorded;
    Other m_other;
    std::optional<Divergence> m_divergence;
};

/// Checks all recorded steps at once.
[[nodiscard]] Result<std::optional<Divergence>> firstDivergence(const Scene& scene, const History& history);
[[nodiscard]] Result<std::optional<Divergence>> firstDivergenceWith(const BroadPhaseSettings& other, const Scene& scene,
                                                                    const History& history);

} // namespace broadside
