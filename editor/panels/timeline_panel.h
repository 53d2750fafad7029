#pragma once

#include "editor/session/breakpoint_session.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/step_session.h"
#include "editor/widgets/panel_widget.h"

#include <vector>

class QComboBox;
class QLabel;
class QLayout;
class QPushButton;

namespace broadside {

class ElidedLabel;
class LazyRefresh;
class StripChart;
struct StepMark;

/// The recorded steps of the simulation: charts over time to read and to scrub on, what happened when, and how much
/// memory the record takes. One line while nothing is recorded.
class TimelinePanel final : public PanelWidget {
    Q_OBJECT
public:
    /// With an audit the steps are marked in which it finds missed pairs. @pre all outlive the panel.
    TimelinePanel(StepSession& session, const BreakpointSession& breakpoints, const RunAudit* audit = nullptr,
                  QWidget* parent = nullptr);
    ~TimelinePanel() override;

    [[nodiscard]] bool isEmpty() const; ///< Nothing is recorded: it is one line.

signals:
    void emptyChanged(bool isEmpty); ///< It is one line while nothing is recorded.

private:
    QWidget* makeBody();
    [[nodiscard]] QLayout* makeLine();
    void makeChart();
    void connectSession();

    void refresh();
    void takeOverSteps();
    void appendStep(std::uint64_t step, const StepFigures& figures);
    void listMarks();
    void addEvents(std::vector<StepMark>& marks) const;
    void addFindings(std::vector<StepMark>& marks) const;
    void addFirings(std::vector<StepMark>& marks) const;
    void showState();
    [[nodiscard]] bool isContinued() const;

    StepSession& m_session;
    const BreakpointSession& m_breakpoints;
    const RunAudit* m_audit;
    QLabel* m_step;
    QLabel* m_memory;
    QComboBox* m_budget;
    QPushButton* m_bringBack;
    ElidedLabel* m_empty;
    StripChart* m_chart;
    LazyRefresh* m_refresh;
    std::uint64_t m_lastMark = 0; // of the last step in the chart: tells another future from this one
};

} // namespace broadside
