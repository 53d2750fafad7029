#pragma once

#include "core/trace/trace_reader.h"
#include "editor/session/live/live_server.h"
#include "editor/window/files/recording_saver.h"
#include "editor/window/pages/live_bar.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <vector>

namespace broadside {

class LiveDialog;
class PageHost;
class RecordingPage;

struct PageModel;

/// What stays of the games when the window is made again in another language: the connection, and which page has which
/// recording.
struct LiveKept {
    struct Tab {
        const PageModel* model; ///< Only compared.
        std::shared_ptr<const trace::ByteSource> recording;
        QString name; ///< Proposed for its file.
        LiveBar::Kept bar;
        bool isNewest = false;
    };
    std::shared_ptr<LiveServer> server;
    std::vector<Tab> tabs;
    std::shared_ptr<const trace::ByteSource> next; ///< A recording that waits for its page; null: none.
    bool wasFollowed = false;
};

/// The games that attach to the window. A page follows the newest frame of each game. The next game reuses the page,
/// unless the user has stopped in it to look at a step, has paused or stepped the game, or the game ended abruptly.
class LiveAttachment final : public QObject {
    Q_OBJECT
public:
    /// @pre host and preferences outlive it; the server is not null
    LiveAttachment(PageHost& host, const Preferences& preferences, std::shared_ptr<LiveServer> server,
                   QObject* parent = nullptr);
    [[nodiscard]] LiveKept giveAway();   ///< Nothing may be done with this object afterwards, except deleting it.
    void takeOver(const LiveKept& kept); ///< @pre this is new, and the pages have been made again

    void showDialog(QWidget& over);
    void listen(const QString& name) { m_server->listen(name); }
    [[nodiscard]] LiveServer& server() noexcept { return *m_server; }

private:
    using Recording = std::shared_ptr<const trace::ByteSource>;
    void onBegan(const Recording& recording);
    void onStatus();
    void follow(const Recording& recording);
    [[nodiscard]] bool isPageFree() const;
    void makePage(trace::TraceReader reader, const Recording& recording);
    void addPage();
    LiveBar& addBar(RecordingPage& page, const Recording& recording, const QString& name);
    void follow(RecordingPage& page);

    /// A page with the recording of a game, of the newest or of an older one.
    struct Tab {
        QPointer<RecordingPage> page;
        QPointer<LiveBar> bar;
        Recording recording;
        QString name;
    };

    PageHost& m_host;
    const std::shared_ptr<LiveServer> m_server;
    std::vector<Tab> m_tabs;
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
