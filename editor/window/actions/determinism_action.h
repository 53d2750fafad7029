#pragma once

#include "editor/document/focus.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/determinism_job.h"
#include "editor/session/simulation_session.h"

#include <QAction>
#include <QObject>
#include <QTimer>

#include <memory>

class QMenu;

namespace broadside {

class ActionRegistry;
class MessageBar;

/// Debug > Check determinism and Repeat with another algorithm: repeats the recorded steps in the background. The
/// message bar reports whether the steps are equal, or the first difference, with a button that goes there. Work that
/// takes longer than a second shows its progress and can be cancelled. A result about steps that are no longer recorded
/// is discarded.
class DeterminismAction final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive it.
    DeterminismAction(ActionRegistry& actions, MessageBar& messages, const SceneDocument& document,
                      SimulationSession& session, Focus& focus);
    ~DeterminismAction() override;

private:
    void fill(QMenu& menu);
    void start(std::optional<BroadPhaseSettings> other);
    void cancel();
    void showProgress();
    void showResult(const Repetition& repetition);
    void showSame(const Repetition& repetition);
    void showDivergence(const Repetition& repetition);
    void showAvailable();
    [[nodiscard]] bool isStillRecorded(const Repetition& repetition) const;

    QAction* m_check = nullptr;
    QAction* m_repeatWith = nullptr;
    MessageBar& m_messages;
    const SceneDocument& m_document;
    SimulationSession& m_session;
    Focus& m_focus;
    DeterminismJob m_job;
    QTimer m_progress;
    std::optional<QString> m_reason; // why it was last disabled; an empty text: it is enabled
};

} // namespace broadside
