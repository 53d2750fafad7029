#pragma once

#include "editor/document/focus.h"
#include "editor/session/stage.h"

#include <QObject>

class QLabel;
class QStatusBar;

namespace broadside {

class LazyRefresh;

/// The status bar: where the pointer is, which cell that is, the funnel of the whole world, and what the tool does.
class StatusLine final : public QObject {
    Q_OBJECT
public:
    /// @pre all outlive this.
    StatusLine(QStatusBar& bar, const Focus& focus, const Stage& stage, const StepSession& session);

    void setHint(const QString& hint);

    /// "190 pairs > 12 candidates > 3 boxes > 1 overlap (94 % spared)"
    [[nodiscard]] static QString funnelSentence(const Funnel& funnel, bool knowsCandidates = true);

private:
    [[nodiscard]] static QString cellText(const BroadPhase& broadPhase, const CellTable& table, Vec2 point);
    void showPointer();
    void showFunnel();

    const Focus& m_focus;
    const Stage& m_stage;
    QLabel* m_position;
    QLabel* m_cell;
    QLabel* m_funnel;
    QLabel* m_hint;
    LazyRefresh* m_refresh;
};

} // namespace broadside
