#pragma once

#include "editor/session/live/live_server.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace broadside {

/// The name under which games find this window, the code that a game needs, and whether a game is attached.
class LiveDialog final : public QDialog {
    Q_OBJECT
public:
    /// @pre the server outlives it.
    explicit LiveDialog(LiveServer& server, QWidget* parent = nullptr);

    /// The code that a game needs to attach under this name.
    [[nodiscard]] static QString codeFor(const QString& name);

private:
    void show();
    void listen();

    LiveServer& m_server;
    QLineEdit* m_name;
    QLabel* m_nameFault;
    QPlainTextEdit* m_code;
    QLabel* m_state;
    QPushButton* m_listen;
};

} // namespace broadside
