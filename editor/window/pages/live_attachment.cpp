#include "editor/window/pages/live_attachment.h"

#include "core/trace/trace_reader.h"
#include "editor/window/files/file_actions.h"
#include "editor/window/pages/live_bar.h"
#include "editor/window/pages/live_dialog.h"
#include "editor/window/pages/page_host.h"
#include "editor/window/pages/recording_page.h"

#include <QApplication>

#include <utility>

namespace broadside {
namespace {

constexpr int kLookAgainMs = 100;
constexpr int kNameLength = 40;

} // namespace

LiveAttachment::LiveAttachment(PageHost& host, const Preferences& preferences, std::shared_ptr<LiveServer> server,
                               QObject* parent)
    : QObject(parent)
    , m_host(host)
    , m_server(std::move(server))
    , m_saver(preferences)
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(kLookAgainMs);
    connect(&m_wait, &QTimer::timeout, this, [this] { onBegan(m_next); });
    connect(m_server.get(), &LiveServer::began, this, &LiveAttachment::onBegan);
    connect(m_server.get(), &LiveServer::grew, this, [this] {
        if (m_page && !m_next)
            m_page->recording().grow();
    });
    connect(m_server.get(), &LiveServer::statusChanged, this, &LiveAttachment::onStatus);
    connect(&m_saver, &RecordingSaver::saved, this, [](const Page* page, std::uint64_t bytes) {
        const auto* recording = qobject_cast<const RecordingPage*>(page);
        if (recording && recording->liveBar())
            recording->liveBar()->rememberSaved(bytes);
    });
}

void LiveAttachment::showDialog(QWidget& over)
{
    if (!m_dialog) {
        m_dialog = new LiveDialog(*m_server, over.window());
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_dialog->open();
}

void LiveAttachment::onStatus()
{
    if (!m_page || m_next)
        return;
    TraceSession& session = m_page->recording();
    const bool isAttached = m_server->status().state == LiveStatus::State::Attached;
    if (session.isGrowing() && !isAttached)
        m_wasFollowed = session.state() == StepSession::State::Running;
    session.setGrowing(isAttached);
}

/// A new page may cover the current one, so it waits while a dialog, a menu or a mouse button is in use.
void LiveAttachment::onBegan(const Recording& recording)
{
    const QWidget* modal = QApplication::activeModalWidget();
    const bool isBusy = (modal && modal != m_dialog) || QApplication::activePopupWidget() ||
                        QApplication::mouseButtons() != Qt::NoButton;
    m_next = isBusy ? recording : nullptr;
    if (isBusy)
        m_wait.start();
    else
        follow(recording);
}

bool LiveAttachment::isPageFree() const
{
    const LiveStatus::End& end = m_server->status().lastEnd;
    if (!m_page || !end.isClosed || end.wasDirected) // its recording may be the one that shows the fault
        return false;
    const TraceSession& session = m_page->recording();
    return session.state() == StepSession::State::Running || (m_wasFollowed && !session.isInThePast());
}

void LiveAttachment::follow(const Recording& recording)
{
    const LiveStatus& status = m_server->status();
    auto reader = trace::TraceReader::open(recording, status.path.toStdString());
    if (!reader)
        return; // does not happen: the header has been read before
    if (m_dialog)
        m_dialog->close();
    makePage(std::move(*reader), recording);
    m_page->recording().setGrowing(status.state == LiveStatus::State::Attached);
    m_wasFollowed = true;
    m_page->recording().run(StepSession::Pace::RealTime);
}

void LiveAttachment::makePage(trace::TraceReader reader, const Recording& recording)
{
    const LiveStatus& status = m_server->status();
    const QString program = status.program.simplified().left(kNameLength);
    if (m_bar)
        m_bar->leave();
    if (!isPageFree())
        addPage();
    m_page->files().takeMadeRecording(std::move(reader), program.isEmpty() ? status.name : program);
    m_bar = &addBar(*m_page, recording, status.name);
}

LiveBar& LiveAttachment::addBar(RecordingPage& page, const Recording& recording, const QString& name)
{
    auto made = std::make_unique<LiveBar>(*m_server);
    LiveBar& bar = *made;
    page.setLiveBar(std::move(made));
    connect(&bar, &LiveBar::saveWanted, this, [this, &page, recording, name] { m_saver.save(page, recording, name); });
    std::erase_if(m_tabs, [](const Tab& tab) { return !tab.page || !tab.bar; });
    m_tabs.push_back({&page, &bar, recording, name});
    return bar;
}

/// Closing the page also ends listening; otherwise the game would attach again and open another page.
void LiveAttachment::addPage() { follow(*qobject_cast<RecordingPage*>(&m_host.addPage(PageKind::Recording))); }

void LiveAttachment::follow(RecordingPage& page)
{
    m_page = &page;
    disconnect(m_pageClosing); // of the page of an older game
    m_pageClosing = connect(m_page, &QObject::destroyed, m_server.get(), &LiveServer::stopListening);
}

LiveKept LiveAttachment::giveAway()
{
    disconnect(m_pageClosing); // the page is made again, and the game stays attached
    disconnect(m_server.get(), nullptr, this, nullptr);
    m_wait.stop();
    LiveKept kept{m_server, {}, m_next, m_wasFollowed};
    for (const Tab& tab : m_tabs)
        if (tab.page && tab.bar)
            kept.tabs.push_back({&tab.page->model(), tab.recording, tab.name, tab.bar->giveAway(), tab.page == m_page});
    return kept;
}

void LiveAttachment::takeOver(const LiveKept& kept)
{
    m_wasFollowed = kept.wasFollowed;
    for (Page* page : m_host.openPages())
        for (const LiveKept::Tab& tab : kept.tabs) {
            auto* const recording = qobject_cast<RecordingPage*>(page);
            if (!recording || &recording->model() != tab.model)
                continue;
            LiveBar& bar = addBar(*recording, tab.recording, tab.name);
            bar.takeOver(tab.bar);
            if (!tab.isNewest)
                continue;
            m_bar = &bar;
            follow(*recording);
        }
    if (kept.next)
        onBegan(kept.next);
    else if (m_page)
        m_page->recording().grow(); // frames that arrived while the window was made
    onStatus();
}

} // namespace broadside
