#pragma once

#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/session/determinism_job.h"
#include "editor/session/simulation_session.h"

#include <QAction>
#include <QObject>
#include <QTimer>

namespace broadside {

class MessageBar;

/// Debug > Check determinism: repeats the recorded steps beside the window and says in the message bar whether they
/// repeat, or what differs first, with the way there. What takes longer than a second shows how far it is and can be
/// cancelled. A result about steps that are not recorded any more is dropped.
class DeterminismAction final : public QObject {
    Q_OBJECT
public:
    /// A child of the action. @pre all outlive it.
    DeterminismAction(QAction& action, MessageBar& messages, const SceneDocument& document, SimulationSession& session,
                      Focus& focus);

private:
    void start();
    void cancel();
    void showProgress();
    void showResult(const Repetition& repetition);
    void showDivergence(const Divergence& divergence);
    void showAvailable();
    [[nodiscard]] bool isStillRecorded(const Repetition& repetition) const;

    QAction& m_action;
    MessageBar& m_messages;
    const SceneDocument& m_document;
    SimulationSession& m_session;
    Focus& m_focus;
    DeterminismJob m_job;
    QTimer m_progress;
    std::optional<QString> m_reason; // why it was last disabled, empty for enabled
};

} // namespace broadside
