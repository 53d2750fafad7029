#pragma once

#include "core/debug/history/tested_step.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>

namespace broadside {

/// The step of a simulation that is shown, as its pairs were tested: before a hit removed anything or pushed it out.
/// This is the frame that audits and the command line look at. The step is made again from the record when it is asked
/// for, so that stepping costs nothing. A step that takes long is made in a thread next to the GUI thread, and only
/// while the simulation is paused.
class TestedMoment final : public QObject {
    Q_OBJECT
public:
    enum class State {
        None,   ///< There is no such frame: the objects as they are shown are all that is known.
        Coming, ///< It is being made; changed() follows.
        Known,  ///< frame()
    };
    /// @pre the session outlives this object.
    explicit TestedMoment(const StepSession& session, QObject* parent = nullptr);

    /// Of the moment that is shown. None of a recording, whose frames are such frames already, of the authored scene,
    /// while a simulation runs whose steps take long, with edits for the next step, and of the first recorded step.
    [[nodiscard]] State look();
    /// Good until the next look(). @pre look() was Known
    [[nodiscard]] Frame frame() const { return m_step->frame(); }

    /// Frees the memory of what was made.
    void forget();

    /// Steps of more objects, or that took longer, are made beside the GUI thread.
    struct Patience {
        std::size_t objects = 2'000;
        double milliseconds = 5.0;
    };
    void setPatience(const Patience& patience) noexcept { m_patience = patience; }

signals:
    void changed(); ///< What was coming is known.

private:
    /// Which step, and with which broad phase it is asked.
    struct Key {
        std::uint64_t step = 0;
        std::uint64_t mark = 0; ///< Tells it from the same step of another future.
        BroadPhaseSettings broadPhase;
        friend bool operator==(const Key&, const Key&) = default;
    };
    [[nodiscard]] std::optional<Key> keyNow() const;
    [[nodiscard]] bool isQuick(std::uint64_t step) const;
    void begin(const Key& key);
    void onWorldChanged();

    const StepSession& m_session;
    Patience m_patience;
    std::optional<Key> m_wanted; // made, or being made
    std::unique_ptr<TestedStep> m_step;
    Background m_background; // last: its end waits for the thread
};

} // namespace broadside
