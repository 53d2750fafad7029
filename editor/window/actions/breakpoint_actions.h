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

/// Actions that continue to the next step where a breakpoint fires, or back to the one before. The message bar reports
/// where the simulation stopped and why, and the objects of the breakpoint are selected. A search that takes longer
/// than a second shows its progress and can be cancelled.
class BreakpointActions final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this.
    BreakpointActions(ActionRegistry& actions, MessageBar& messages, BreakpointSession& breakpoints,
                      const StepSession& session, Focus& focus, ViewportWidget& viewport);

signals:
    void newWanted(); ///< Asks for a breakpoint for the selected objects.

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
    QString m_said; // the last text in the message bar from here
    struct Reasons {
        QString on;
        QString back;
        friend bool operator==(const Reasons&, const Reasons&) = default;
    };
    std::optional<Reasons> m_reasons; // why the actions are disabled; empty texts: they are enabled
};

} // namespace broadside
