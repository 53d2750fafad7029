#pragma once

#include "core/trace/trace_reader.h"
#include "editor/session/live/live_server.h"
#include "editor/window/files/recording_saver.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace broadside {

class LiveBar;
class LiveDialog;
class PageHost;
class RecordingPage;

/// The games that attach to the window. A page follows the newest frame of each game. The next game reuses the page,
/// unless the user has stopped in it to look at a step, has paused or stepped the game, or the game ended abruptly.
class LiveAttachment final : public QObject {
    Q_OBJECT
public:
    /// @pre host and preferences outlive it.
    /// `folder`: see LiveServer.
    LiveAttachment(PageHost& host, const Preferences& preferences, const QString& folder, QObject* parent = nullptr);

    void showDialog(QWidget& over);
    void listen(const QString& name) { m_server.listen(name); }
    [[nodiscard]] LiveServer& server() noexcept { return m_server; }

private:
    using Recording = std::shared_ptr<const trace::ByteSource>;
    void onBegan(const Recording& recording);
    void onStatus();
    void follow(const Recording& recording);
    [[nodiscard]] bool isPageFree() const;
    void makePage(trace::TraceReader reader, const Recording& recording);
    void addPage();

    PageHost& m_host;
    LiveServer m_server;
    QPointer<LiveDialog> m_dialog;
    QPointer<RecordingPage> m_page; // page of the newest game
    QMetaObject::Connection m_pageClosing;
    QPointer<LiveBar> m_bar;
    bool m_wasFollowed = false; // whether the page followed its game when the game ended
    Recording m_next;           // a recording that waits until no dialog, menu or mouse button is in use; null: none
    QTimer m_wait;
    RecordingSaver m_saver;
};

} // namespace broadside
