#pragma once

#include "editor/session/live/live_server.h"

#include <QFrame>

class QPushButton;

namespace broadside {

class TwoLineLabel;

/// One line above the recording of a game that is attached: whether it runs, what was left out, and what can be asked
/// of it.
class LiveBar final : public QFrame {
    Q_OBJECT
public:
    /// @pre the server outlives it.
    explicit LiveBar(LiveServer& server, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// Another game took the place of the one that this bar is of: it shows that as the end.
    void leave();
    /// So many bytes of the recording are in a file.
    void rememberSaved(std::uint64_t bytes) { m_saved = bytes; }
    /// Something of the recording is in no file: it goes with the page.
    [[nodiscard]] bool isUnsaved() const { return m_bytes > m_saved; }

signals:
    void saveWanted();

private:
    void show();
    void ask();

    LiveServer& m_server;
    bool m_isLeft = false;
    std::uint64_t m_bytes = 0; // of the recording
    std::uint64_t m_saved = 0;
    TwoLineLabel* m_text;
    QPushButton* m_pause;
    QPushButton* m_step;
    QPushButton* m_save;
    QPushButton* m_stop;
};

/// What a status means, in a sentence or two.
[[nodiscard]] QString sentenceOf(const LiveStatus& status);

} // namespace broadside
