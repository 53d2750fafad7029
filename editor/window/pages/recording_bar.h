#pragma once

#include "editor/session/jobs/run_diagnosis.h"
#include "editor/session/trace_session.h"

#include <QFrame>
#include <QString>

#include <string>

class QProgressBar;
class QPushButton;

namespace broadside {

class TwoLineLabel;

/// One line above a recording: which program recorded it, what it does not contain, which parts of the step are left
/// out, and how much of a long file has been searched. From here a recording is diagnosed, and a step becomes a scene.
class RecordingBar final : public QFrame {
    Q_OBJECT
public:
    /// @pre `session` and `diagnosis` outlive the bar.
    RecordingBar(TraceSession& session, const RunDiagnosis& diagnosis, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// `name` of the file that is being read; empty: none.
    void setReading(const QString& name);

signals:
    void convertWanted();
    void diagnoseWanted();

private:
    void show();
    void showDiagnose();
    void showScan();
    void showStep();
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString missingContents() const;

    TraceSession& m_session;
    const RunDiagnosis& m_diagnosis;
    QString m_reading;
    Message m_leftOut; // the text that is shown
    TwoLineLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_diagnose;
    QPushButton* m_convert;
};

/// What a recording does not contain, for controls that need it; empty: the recording has it.
[[nodiscard]] QString noCandidatesReason(const trace::TraceInfo& info);
[[nodiscard]] QString noCellsReason(const trace::TraceInfo& info);
/// Why no structure can be shown: never empty.
[[nodiscard]] QString noStructureReason(const trace::TraceInfo& info);

} // namespace broadside
