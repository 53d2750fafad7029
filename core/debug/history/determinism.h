#pragma once

#include "core/debug/history/history.h"

#include <cstdint>
#include <optional>
#include <string>

/// @file
/// Is a simulation repeated to the last bit? Makes the world anew, steps it with the recorded inputs and settings, and
/// compares all that steps change after each step. Or does another broad phase lead it another way? Correct ones do
/// not: the first difference is what one of the two made of a pair that it missed.

namespace broadside {

/// The first thing that was not repeated.
struct Divergence {
    enum class Field : std::uint8_t {
        Position,
        Angle,
        Velocity,
        Age,      ///< The moment of its birth.
        Presence, ///< There in one, gone in the other.
        Spawned,  ///< Other objects were spawned.
        Overlaps, ///< Other pairs overlap.
        Counters, ///< Of spawners, the clock, what paddles were told.
        Report,   ///< The state is the same, but the report says otherwise: candidates, hits, problems...
    };
    std::uint64_t step = 0;
    ObjectId object;  ///< Null for what is nobody's.
    std::string name; ///< displayName() of the object.
    Field field = Field::Position;
    std::string recorded; ///< For people, with all digits: "(1.5, 0.25) m".
    std::string repeated;
    friend bool operator==(const Divergence&, const Divergence&) = default;
};

/// "position", "velocity", "presence", ...
[[nodiscard]] std::string_view nameOf(Divergence::Field field) noexcept;
/// One plain sentence with its full stop.
[[nodiscard]] std::string sentenceOf(const Divergence& divergence);
/// The same for steps that were repeated with another broad phase.
[[nodiscard]] std::string sentenceOf(const Divergence& divergence, Algorithm other);

/// Step by step, so that whoever shows it stays in control. Compares O(bodies) a step, beside the step itself.
class DeterminismCheck {
public:
    /// Begins at the first recorded step. Refused: what World::fromScene refuses.
    /// @pre `scene` is the one that the recorded world was made from, but for step and broad phase settings, which the
    /// record knows; the history outlives the check and records nothing meanwhile
    [[nodiscard]] static Result<DeterminismCheck> begin(const Scene& scene, const History& history);
    /// Repeats the steps with this broad phase in place of the recorded ones. Reports are not compared, for they count
    /// candidates. Refused: as above, and what this broad phase refuses.
    [[nodiscard]] static Result<DeterminismCheck> beginWith(const BroadPhaseSettings& other, const Scene& scene,
                                                            const History& history);

    /// Repeats one step; false when there is none left or a divergence was found.
    bool advance();
    [[nodiscard]] std::uint64_t step() const noexcept { return m_world.stepCount(); } ///< Repeated so far.
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

/// All recorded steps at once.
[[nodiscard]] Result<std::optional<Divergence>> firstDivergence(const Scene& scene, const History& history);
[[nodiscard]] Result<std::optional<Divergence>> firstDivergenceWith(const BroadPhaseSettings& other, const Scene& scene,
                                                                    const History& history);

} // namespace broadside
