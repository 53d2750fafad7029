#pragma once

#include "editor/document/focus.h"
#include "editor/session/jobs/known_findings.h"
#include "editor/session/shown_world.h"

#include <QString>
#include <QTimer>
#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;

namespace broadside {

class ElidedLabel;
class LazyRefresh;

/// The part of the status bar that belongs to a page: the position of the pointer, the cell there, the funnel of the
/// whole world with the known missed pairs of the step, and what the tool does.
class StatusLine final : public QWidget {
    Q_OBJECT
public:
    /// @pre all outlive this.
    StatusLine(const Focus& focus, const ShownWorld& shownWorld, const StepSession& session, const RunAudit& audit,
               const RunDiagnosis& diagnosis);

    /// What the tool does. While something is announced, the hint waits. The tooltip shows `details`, or the whole hint
    /// if they are empty.
    void setHint(const QString& hint, const QString& details = {});
    /// Shows an event in place of the hint, for five seconds at least.
    void announce(const QString& text);

    /// "190 pairs > 12 candidates > 3 box overlaps > 1 shape overlap (94 % spared)"
    [[nodiscard]] static QString funnelSentence(const Funnel& funnel, bool knowsCandidates = true);

private:
    [[nodiscard]] static QString cellText(const BroadPhase& broadPhase, const CellTable& table, Vec2 point);
    QLabel* addLabel(const char* name, const QString& usual, const QString& tip);
    void showText(const QString& text, const QString& tip);
    void showPointer();
    void showFunnel();
    [[nodiscard]] QString withMissedPairs(const QString& funnel);

    const Focus& m_focus;
    const ShownWorld& m_shownWorld;
    const StepSession& m_session;
    const RunAudit& m_audit;
    const RunDiagnosis& m_diagnosis;
    std::optional<KnownFindings> m_findings; // no value: to be asked for again
    QHBoxLayout* m_row;
    QLabel* m_position;
    QLabel* m_cell;
    QLabel* m_funnel;
    ElidedLabel* m_hint;
    QString m_waitingHint; // the last one, shown when the announcement ends
    QString m_waitingTip;
    QTimer m_announcement; // active while something is announced
    LazyRefresh* m_refresh;
};

} // namespace broadside
