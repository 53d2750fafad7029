#pragma once

#include "editor/session/step_session.h"

#include <QObject>

#include <cstdint>
#include <optional>

namespace broadside {

/// Goes to a step at which something can be seen, or plays the steps before it in slow motion and pauses there. Steps
/// that a simulation has not made yet are made, as fast as the window still answers. A pause, or another step that the
/// user goes to, ends this.
class ExamplePlayer final : public QObject {
    Q_OBJECT
public:
    static constexpr std::uint64_t kStepsBefore = 30; ///< Played before the step.
    static constexpr int kSlowness = 8;               ///< Real seconds per second; see RunPace::slowness().

    /// @pre the session outlives this object
    explicit ExamplePlayer(StepSession& session, QObject* parent = nullptr);

    void goTo(std::uint64_t step);
    void play(std::uint64_t step);
    [[nodiscard]] bool isBusy() const noexcept { return m_phase != Phase::Idle; }

signals:
    void arrived(); ///< The step is shown. Not emitted when something else stopped it before.

private:
    enum class Phase { Idle, Going, Playing };
    void begin(std::uint64_t step, std::uint64_t target);
    void onStepped();
    void onStateChanged();
    void atStep();
    void startPlaying();
    void end(bool hasArrived);

    StepSession& m_session;
    Phase m_phase = Phase::Idle;
    bool m_isStarting = false;
    std::uint64_t m_step = 0;           // The step at which the present phase ends.
    std::uint64_t m_target = 0;         // The step at which playing ends.
    std::optional<int> m_usualSlowness; // Has a value while playing.
};

} // namespace broadside
