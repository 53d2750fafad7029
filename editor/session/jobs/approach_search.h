#pragma once

#include "core/debug/why/nearest_approach.h"
#include "editor/document/focus.h"
#include "editor/session/jobs/background.h"
#include "editor/session/step_session.h"

#include <QObject>

#include <functional>
#include <optional>
#include <stop_token>

namespace broadside {

/// Finds the recorded step in which the pinned objects were nearest to each other. Runs in a background thread; later
/// searches cover only new steps.
class ApproachSearch final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this object.
    ApproachSearch(const StepSession& session, const Focus& focus, QObject* parent = nullptr);

    /// Updates the answer for the present pins and recorded steps; emits found() when it is ready.
    void update();
    /// The nearest approach in the steps searched so far; nothing when no answer for these two objects is known.
    [[nodiscard]] std::optional<NearestApproach> nearest() const;

signals:
    void found();

private:
    struct Searched {
        Focus::Pins pins;
        std::uint64_t last = 0; ///< Last searched step.
        std::uint64_t mark = 0; ///< Mark of that step: distinguishes it from the same step of another future.
        std::optional<NearestApproach> nearest;
    };
    [[nodiscard]] bool isContinued() const;
    void take(Searched searched);

    const StepSession& m_session;
    const Focus& m_focus;
    std::optional<Searched> m_searched;
    Focus::Pins m_running; // Pins of the running search.
    Background m_background;
};

} // namespace broadside
