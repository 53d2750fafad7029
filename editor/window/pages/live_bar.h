#pragma once

#include "editor/session/live/live_server.h"

#include <QFrame>

class QPushButton;

namespace broadside {

class TwoLineLabel;

/// One line above the recording of an attached game: whether the game runs, what was left out, and requests to the
/// game.
class LiveBar final : public QFrame {
    Q_OBJECT
public:
    /// @pre the server outlives it.
    explicit LiveBar(LiveServer& server, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// What stays when the window is made again in another language.
    struct Kept {
        bool isLeft = false;
        std::uint64_t bytes = 0;
        std::uint64_t saved = 0;
    };
    [[nodiscard]] Kept giveAway() const noexcept { return {m_isLeft, m_bytes, m_saved}; }
    void takeOver(const Kept& kept); ///< @pre the bar is new

    /// Another game has replaced the game of this bar. The bar shows that its own game has ended.
    void leave();
    /// The first `bytes` bytes of the recording are in a file.
    void rememberSaved(std::uint64_t bytes) { m_saved = bytes; }
    /// True when a part of the recording is in no file and would be lost with the page.
    [[nodiscard]] bool isUnsaved() const { return m_bytes > m_saved; }

signals:
    void saveWanted();

private:
    void show();
    void ask();

    LiveServer& m_server;
    bool m_isLeft = false;
    std::uint64_t m_bytes = 0; // size of the recording
    std::uint64_t m_saved = 0;
    TwoLineLabel* m_text;
    QPushButton* m_pause;
    QPushButton* m_step;
    QPushButton* m_save;
    QPushButton* m_stop;
};

/// A status in one or two sentences.
[[nodiscard]] QString sentenceOf(const LiveStatus& status);

} // namespace broadside
