#pragma once

#include <QApplication>

namespace broadside {

/// The application of the editor. What one event asks for and what does not fit into memory ends that event alone, not
/// the program: outOfMemory() says so.
class EditorApplication final : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void outOfMemory(); ///< From the event loop, once for all events that failed before it.

private:
    bool m_willTell = false;
};

} // namespace broadside
