#pragma once

#include "editor/document/focus.h"
#include "editor/session/breakpoint_session.h"

#include <QObject>
#include <QTimer>

#include <optional>

class QAction;

namespace broadside {

class ActionRegistry;
class MessageBar;
class ViewportWidget;

/// Continue to the next firing and back to the one before, as actions: says in the message bar where the simulation
/// stopped and why, and selects the objects of the breakpoint. What takes longer than a second shows how far it is and
/// can be cancelled.
class BreakpointActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this.
    BreakpointActions(ActionRegistry& actions, MessageBar& messages, BreakpointSession& breakpoints,
                      const StepSession& session, Focus& focus, ViewportWidget& viewport);

signals:
    void newWanted(); ///< A breakpoint for what is selected.

private:
    void addActions();
    void onStopped();
    void onProgressChanged();
    void showProgress();
    void hideOwn();
    void say(const QString& text);
    void showAvailable();

    ActionRegistry& m_actions;
    QAction* m_next = nullptr;
    QAction* m_previous = nullptr;
    MessageBar& m_messages;
    BreakpointSession& m_breakpoints;
    const StepSession& m_session;
    Focus& m_focus;
    ViewportWidget& m_viewport;
    QTimer m_patience;
    QString m_said; // what the message bar shows by this
    struct Reasons {
        QString on;
        QString back;
        friend bool operator==(const Reasons&, const Reasons&) = default;
    };
    std::optional<Reasons> m_reasons; // why they are disabled, empty for enabled
};

} // namespace broadside
