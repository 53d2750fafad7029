#pragma once

#include "core/debug/history/tested_step.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>

namespace broadside {

/// The shown step of a simulation in the state in which its pairs were tested: before hits removed objects or pushed
/// them out. Audits and the command line use this frame too. The step is made again from the record on request, so that
/// stepping costs nothing. A long step is made in a background thread, and only while the simulation is paused.
class ShownTestedStep final : public QObject {
    Q_OBJECT
public:
    enum class State {
        None,   ///< There is no such frame: only the objects as they are shown are known.
        Coming, ///< It is being made; changed() is emitted when it is ready.
        Known,  ///< frame()
    };
    /// @pre the session outlives this object.
    explicit ShownTestedStep(const StepSession& session, QObject* parent = nullptr);

    /// State for the shown step. None for a recording, whose frames are already of this kind. None for the authored
    /// scene, for the first recorded step, with edits for the next step, and while a simulation with long steps runs.
    [[nodiscard]] State look();
    /// Valid until the next look(). @pre look() was Known
    [[nodiscard]] Frame frame() const { return m_step->frame(); }

    /// Frees the memory of the frame.
    void forget();

    /// Steps with more objects, or that took longer, are made in a background thread.
    struct Patience {
        std::size_t objects = 2'000;
        double milliseconds = 5.0;
    };
    void setPatience(const Patience& patience) noexcept { m_patience = patience; }

signals:
    void changed(); ///< State::Coming has ended.

private:
    /// The step, and the broad phase for its frame.
    struct Key {
        std::uint64_t step = 0;
        std::uint64_t mark = 0; ///< Distinguishes it from the same step of another future.
        BroadPhaseSettings broadPhase;
        friend bool operator==(const Key&, const Key&) = default;
    };
    [[nodiscard]] std::optional<Key> keyNow() const;
    [[nodiscard]] bool isQuick(std::uint64_t step) const;
    void begin(const Key& key);
    void onWorldChanged();

    const StepSession& m_session;
    Patience m_patience;
    std::optional<Key> m_wanted; // The step that is made, or is being made.
    std::unique_ptr<TestedStep> m_step;
    Background m_background; // Declared last: its destructor waits for the thread.
};

} // namespace broadside
