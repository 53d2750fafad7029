#include "editor/window/pages/recording_page.h"

#include "editor/viewport/viewport_widget.h"
#include "editor/widgets/words/number_text.h"
#include "editor/window/pages/live_bar.h"
#include "editor/window/pages/page_host.h"
#include "editor/window/pages/recording_bar.h"

#include <QFileInfo>
#include <QVBoxLayout>

#include <utility>

namespace broadside {

RecordingPage::RecordingPage(const Window& window, const Kept* kept, QWidget* parent)
    : Page(window, PageKind::Recording, kept, parent)
{
    TraceSession& recording = *m_model.recording;
    auto* bar = new RecordingBar(recording, m_model.diagnosis);
    m_bars->insertWidget(m_bars->indexOf(m_viewport), bar);
    connect(bar, &RecordingBar::convertWanted, &m_connectionContext, [this] { openAsScene(); });
    connect(bar, &RecordingBar::diagnoseWanted, &m_connectionContext, [this] { m_actions["diagnose"].trigger(); });
    connect(&m_files, &FileActions::readingChanged, bar,
            [this, bar] { bar->setReading(QFileInfo(m_files.reading()).fileName()); });
    connect(&recording, &TraceSession::opened, &m_connectionContext, [this] { showAvailable(); });
    connect(&recording, &TraceSession::worldChanged, &m_connectionContext, [this] {
        if (m_model.recording->data())
            m_viewport->showWorld(); // the size of the world was unknown before
    });
    // Queued, because the session is still busy when it says so.
    for (const auto news : {&TraceSession::worldChanged, &TraceSession::recordedChanged, &TraceSession::makingChanged,
                            &TraceSession::sought})
        connect(
            &recording, news, &m_connectionContext, [this] { goOnToLeft(); }, Qt::QueuedConnection);
    connect(
        &recording, &TraceSession::scanProgressed, &m_connectionContext, [this] { goOnToLeft(); },
        Qt::QueuedConnection);
    finish();
}

void RecordingPage::restoreSeen(const SceneSeen& seen)
{
    m_left = seen;
    m_isSought = false;
    goOnToLeft();
}

/// The step may not be known yet, and reading it can take time.
void RecordingPage::goOnToLeft()
{
    TraceSession& recording = *m_model.recording;
    if (!m_left || recording.isMaking() || !recording.data())
        return;
    if (!m_isSought) {
        if (recording.step() != recording.recorded().first) { // the user has gone elsewhere meanwhile
            m_left.reset();
            return;
        }
        if (recording.recorded().last < m_left->run.step && recording.isScanning())
            return;
        m_isSought = true;
        recording.seek(m_left->run.step);
        if (recording.isMaking())
            return;
    }
    if (const auto left = std::exchange(m_left, std::nullopt))
        showSeen(*left);
}

SceneSeen RecordingPage::seen() const
{
    if (m_left)
        return *m_left;
    return Page::seen();
}

QString RecordingPage::noCellsReason() const { return broadside::noCellsReason(m_model.recording->info()); }
QString RecordingPage::noStructureReason() const { return broadside::noStructureReason(m_model.recording->info()); }

RecordingPage::~RecordingPage() = default;

void RecordingPage::setLiveBar(std::unique_ptr<LiveBar> bar)
{
    addBar(*bar);
    m_liveBar = std::move(bar);
}

LiveBar* RecordingPage::liveBar() const { return m_liveBar.get(); }

QString RecordingPage::windowTitle() const { return tr("%1 (recording)").arg(title()); }

void RecordingPage::openAsScene()
{
    const TraceSession& recording = *m_model.recording;
    if (!recording.data())
        return;
    const QString name =
        tr("%1, step %2").arg(QFileInfo(m_files.displayName()).completeBaseName(), grouped(recording.step()));
    Page& page = m_window.host.addPage();
    page.files().openMade(recording.frameAsScene(), name);
    page.tell(MessageBar::Kind::Info, tr("This scene has the objects of step %1 and one of Broadside's grids. The "
                                         "objects are at rest, because a trace has positions and no velocities.")
                                          .arg(grouped(recording.step())));
}

} // namespace broadside
