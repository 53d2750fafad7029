#pragma once

#include "editor/session/live/live_server.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace broadside {

/// Under which name games find this window, what they have to say for it, and whether one is there.
class LiveDialog final : public QDialog {
    Q_OBJECT
public:
    /// @pre the server outlives it.
    explicit LiveDialog(LiveServer& server, QWidget* parent = nullptr);

    /// What a game has to say, under a name.
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
