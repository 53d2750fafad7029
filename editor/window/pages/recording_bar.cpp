#include "editor/window/pages/recording_bar.h"

#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/widgets/two_line_label.h"
#include "editor/widgets/words/number_text.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

namespace broadside {

QString noCandidatesReason(const trace::TraceInfo& info)
{
    return info.contents.candidates
               ? QString()
               : RecordingBar::tr("the recording does not say which candidates the game's broad phase reported "
                                  "(BST_CANDIDATES and bst_candidate in the game)");
}

QString noCellsReason(const trace::TraceInfo& info)
{
    if (const QString none = noCandidatesReason(info); !none.isEmpty())
        return none;
    return info.contents.cells ? QString()
                               : RecordingBar::tr("the recording does not say in which cells the game registers its "
                                                  "objects (BST_CELLS and bst_cells in the game)");
}

QString noStructureReason(const trace::TraceInfo& info)
{
    return info.contents.cells || info.contents.registeredBoxes
               ? RecordingBar::tr("A recording has no structure of the broad phase. Move the pointer over an object to "
                                  "see where it is registered.")
               : RecordingBar::tr("A recording has no structure of the broad phase.");
}

RecordingBar::RecordingBar(TraceSession& session, const RunDiagnosis& diagnosis, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_diagnosis(diagnosis)
    , m_text(new TwoLineLabel)
    , m_progress(new QProgressBar)
    , m_cancel(new QPushButton(tr("Cancel")))
    , m_diagnose(new QPushButton(tr("Diagnose")))
    , m_convert(new QPushButton(tr("Convert this step to a scene")))
{
    setObjectName(QStringLiteral("recordingBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setObjectName(QStringLiteral("recordingText"));
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_progress->setObjectName(QStringLiteral("recordingScan"));
    m_progress->setAccessibleName(tr("Searched share of the file"));
    m_progress->setRange(0, 100);
    m_progress->setMaximumWidth(140);
    m_progress->setToolTip(tr("The file has no index, so Broadside searches all of it for frames.\nYou can already use "
                              "the frames that were found."));
    m_cancel->setObjectName(QStringLiteral("recordingScanCancel"));
    m_cancel->setToolTip(tr("Stop the search; the frames that were found stay"));
    m_diagnose->setObjectName(QStringLiteral("recordingDiagnose"));
    m_diagnose->setToolTip(tr("Find the few faults that explain all missed pairs of the recorded steps"));
    m_convert->setObjectName(QStringLiteral("recordingConvert"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 3, 4, 3);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_cancel);
    layout->addWidget(m_diagnose);
    layout->addWidget(m_convert);
    connect(m_cancel, &QPushButton::clicked, &session, &TraceSession::cancelScan);
    connect(m_diagnose, &QPushButton::clicked, this, &RecordingBar::diagnoseWanted);
    connect(&diagnosis, &RunDiagnosis::changed, this, &RecordingBar::showDiagnose);
    connect(m_convert, &QPushButton::clicked, this, &RecordingBar::convertWanted);
    connect(&session, &TraceSession::recordedChanged, this, &RecordingBar::show);
    connect(&session, &TraceSession::worldChanged, this, &RecordingBar::show);
    connect(&session, &TraceSession::stepped, this, &RecordingBar::showStep);
    connect(&session, &TraceSession::sought, this, &RecordingBar::showStep);
    connect(&session, &TraceSession::scanProgressed, this, &RecordingBar::showScan);
    show();
}

QString RecordingBar::text() const { return m_text->text(); }

void RecordingBar::setReading(const QString& name)
{
    m_reading = name;
    show();
}

/// Called after every step. Updates the text only when the parts left out have changed.
void RecordingBar::showStep()
{
    if (m_session.leftOut() != m_leftOut)
        show();
}

QString RecordingBar::missingContents() const
{
    const trace::Contents& contents = m_session.info().contents;
    QStringList parts;
    if (!contents.candidates)
        parts << tr("candidates");
    if (!contents.cells)
        parts << tr("cells");
    return parts.isEmpty() ? QString() : tr("Not recorded: %1.").arg(listed(parts));
}

QString RecordingBar::sentence() const
{
    if (!m_reading.isEmpty())
        return tr("Reading %1 ...").arg(m_reading);
    if (m_session.isEmpty())
        return tr("Recording, read only: no frame has arrived yet.");
    const trace::TraceInfo& info = m_session.info();
    const QString program = info.program.empty() ? tr("a game") : toQString(info.program);
    const QString whose = info.contents.candidates && !info.algorithm.empty()
                              ? tr("Broad phase of the game: %1.").arg(toQString(info.algorithm))
                              : QString();
    const QString numbers =
        m_session.countsFrames()
            ? tr("The step numbers of the recording do not ascend, so the frames are numbered instead.")
            : QString();
    return joinedSentences(
        {tr("Recording of %1, read only: %2.").arg(program, translated(texts::frameCount(m_session.frameCount()))),
         whose, missingContents(), numbers, translated(m_leftOut)});
}

void RecordingBar::show()
{
    m_leftOut = m_session.leftOut();
    m_text->say(sentence());
    m_convert->setEnabled(!m_session.isEmpty());
    m_convert->setToolTip(
        m_session.isEmpty()
            ? tr("There is no step yet.")
            : tr("Open the objects of this step in a new tab as a scene that can be edited and simulated"));
    showDiagnose();
    showScan();
}

/// A new user does not know what to do with a recording. After the first diagnosis, the panel has the button.
void RecordingBar::showDiagnose()
{
    const bool canBeDiagnosed = !m_session.isEmpty() && m_session.info().contents.candidates;
    m_diagnose->setVisible(canBeDiagnosed && !m_diagnosis.isRunning() && !m_diagnosis.diagnosis());
}

void RecordingBar::showScan()
{
    const bool scans = m_session.isScanning();
    m_progress->setVisible(scans);
    m_cancel->setVisible(scans);
    m_progress->setValue(static_cast<int>(100.0 * m_session.scanned()));
}

} // namespace broadside
