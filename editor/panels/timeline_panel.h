#pragma once

#include "editor/session/breakpoint_session.h"
#include "editor/session/run_audit.h"
#include "editor/session/step_session.h"

#include <QDockWidget>

#include <vector>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace broadside {

class LazyRefresh;
class StripChart;
struct StepMark;

/// The recorded steps of the simulation: charts over time to read and to scrub on, what happened when, and how much
/// memory the record takes.
class TimelinePanel final : public QDockWidget {
    Q_OBJECT
public:
    /// @pre both outlive the panel.
    TimelinePanel(StepSession& session, const BreakpointSession& breakpoints, QWidget* parent = nullptr);
    ~TimelinePanel() override;

    /// First, back, run, step, last as buttons: icon, key and the reason for being disabled come from the actions.
    void setActions(const QList<QAction*>& actions);
    /// Steps in which it finds missed pairs are marked. @pre outlives the panel.
    void setAudit(const RunAudit& audit);

private:
    QWidget* makeBody();
    void makeChart();
    void connectSession();

    void refresh();
    void takeOverSteps();
    void appendStep(std::uint64_t step, const StepFigures& figures);
    void listMarks();
    static void addEvents(std::vector<StepMark>& marks, const History& history);
    void addFindings(std::vector<StepMark>& marks) const;
    void addFirings(std::vector<StepMark>& marks) const;
    void showState();
    [[nodiscard]] bool isContinued() const;

    StepSession& m_session;
    const BreakpointSession& m_breakpoints;
    const RunAudit* m_audit = nullptr;
    QHBoxLayout* m_buttons;
    QLabel* m_step;
    QLabel* m_memory;
    QComboBox* m_budget;
    QPushButton* m_bringBack;
    QLabel* m_empty;
    StripChart* m_chart;
    QStackedWidget* m_stack;
    LazyRefresh* m_refresh;
    std::uint64_t m_lastMark = 0; // of the last step in the chart: tells another future from this one
};

} // namespace broadside
