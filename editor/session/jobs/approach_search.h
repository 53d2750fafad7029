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

/// The recorded step at which the pinned objects came nearest: searched beside the GUI thread, and then only in the
/// steps that are new.
class ApproachSearch final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this object.
    ApproachSearch(const StepSession& session, const Focus& focus, QObject* parent = nullptr);

    /// Brings the answer up to date with what is pinned and recorded now; found() says when.
    void update();
    /// Of the steps searched so far; nothing while nothing is known of these two.
    [[nodiscard]] std::optional<NearestApproach> nearest() const;

signals:
    void found();

private:
    struct Searched {
        Focus::Pins pins;
        std::uint64_t last = 0; ///< Step.
        std::uint64_t mark = 0; ///< Of it: tells another future from this one.
        std::optional<NearestApproach> nearest;
    };
    [[nodiscard]] bool isContinued() const;
    void take(Searched searched);

    const StepSession& m_session;
    const Focus& m_focus;
    std::optional<Searched> m_searched;
    Focus::Pins m_running; // what is searched for
    Background m_background;
};

} // namespace broadside
