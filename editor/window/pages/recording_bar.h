#pragma once

#include "editor/session/trace_session.h"

#include <QFrame>
#include <QString>

#include <string>

class QProgressBar;
class QPushButton;

namespace broadside {

class TwoLineLabel;

/// One line above a recording: which program recorded it, what it does not contain, which parts of the step are left
/// out, and how much of a long file has been searched. From here a step becomes a scene.
class RecordingBar final : public QFrame {
    Q_OBJECT
public:
    /// @pre `session` outlives the bar.
    explicit RecordingBar(TraceSession& session, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// `name` of the file that is being read; empty: none.
    void setReading(const QString& name);

signals:
    void convertWanted();

private:
    void show();
    void showScan();
    void showStep();
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString missingContents() const;

    TraceSession& m_session;
    QString m_reading;
    Message m_leftOut; // the text that is shown
    TwoLineLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_convert;
};

/// What a recording does not contain, for controls that need it; empty: the recording has it.
[[nodiscard]] QString noCandidatesReason(const trace::TraceInfo& info);
[[nodiscard]] QString noCellsReason(const trace::TraceInfo& info);

} // namespace broadside
