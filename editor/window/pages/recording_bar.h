#pragma once

#include "editor/session/trace_session.h"

#include <QFrame>
#include <QString>

#include <string>

class QProgressBar;
class QPushButton;

namespace broadside {

class TwoLineLabel;

/// One line above a recording: that it is one, whose, what it does not say, what of the moment is left out, and how far
/// a long file was looked through. From here a step becomes a scene.
class RecordingBar final : public QFrame {
    Q_OBJECT
public:
    /// @pre outlives the bar.
    explicit RecordingBar(TraceSession& session, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// Of the file that is being read; empty: none.
    void setReading(const QString& name);

signals:
    void convertWanted();

private:
    void show();
    void showScan();
    void showMoment();
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString whatIsMissing() const;

    TraceSession& m_session;
    QString m_reading;
    std::string m_leftOut; // as it is shown
    TwoLineLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_convert;
};

/// What a recording does not say, for controls that need it; empty: it says it.
[[nodiscard]] QString noCandidatesReason(const trace::TraceInfo& info);
[[nodiscard]] QString noCellsReason(const trace::TraceInfo& info);

} // namespace broadside
