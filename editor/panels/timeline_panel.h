#pragma once

#include "editor/session/breakpoint_session.h"
#include "editor/session/jobs/known_findings.h"
#include "editor/session/jobs/run_audit.h"
#include "editor/session/jobs/run_diagnosis.h"
#include "editor/session/jobs/selection_story.h"
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

/// The recorded steps of the simulation: charts over time to read and to scrub on, marks of events, and the memory that
/// the record uses. One line while nothing is recorded.
class TimelinePanel final : public PanelWidget {
    Q_OBJECT
public:
    /// `audit`, `diagnosis`: the steps in which one of them finds missed pairs or passages are marked; null: no such
    /// marks. `story`: so are the events of the selected object. @pre all outlive the panel.
    TimelinePanel(StepSession& session, const BreakpointSession& breakpoints, const RunAudit* audit = nullptr,
                  const RunDiagnosis* diagnosis = nullptr, SelectionStory* story = nullptr, QWidget* parent = nullptr);
    ~TimelinePanel() override;

    [[nodiscard]] bool isEmpty() const; ///< Whether nothing is recorded; the panel is then one line.

signals:
    void emptyChanged(bool isEmpty); ///< The panel became empty, or is no longer empty.

private:
    QWidget* makeBody();
    [[nodiscard]] QLayout* makeLine();
    void makeChart();
    void connectSession();

    void refresh();
    void appendRecordedSteps();
    void takeFindings();
    void addMissedToOverlaps();
    void appendStep(std::uint64_t step, const StepFigures& figures);
    void listMarks();
    void addEvents(std::vector<StepMark>& marks) const;
    void addFindings(std::vector<StepMark>& marks) const;
    void addFirings(std::vector<StepMark>& marks) const;
    void addStory(std::vector<StepMark>& marks) const;
    void showState();
    [[nodiscard]] bool isContinued() const;

    StepSession& m_session;
    const BreakpointSession& m_breakpoints;
    const RunAudit* m_audit;
    const RunDiagnosis* m_diagnosis;
    SelectionStory* m_story;
    QLabel* m_step;
    QLabel* m_memory;
    QComboBox* m_budget;
    QPushButton* m_bringBack;
    ElidedLabel* m_empty;
    StripChart* m_chart;
    LazyRefresh* m_refresh;
    KnownFindings m_findings;
    // Identifies the last step in the chart: after a change of the past the recorded step has another mark.
    std::uint64_t m_lastMark = 0;
};

} // namespace broadside
