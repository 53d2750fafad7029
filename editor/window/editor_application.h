#pragma once

#include <QApplication>

namespace broadside {

/// The application of the editor. When an event asks for more memory than there is, only that event fails, not the
/// program; outOfMemory() reports it.
class EditorApplication final : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void outOfMemory(); ///< Emitted from the event loop, once for all events that failed before.

private:
    bool m_willTell = false;
};

} // namespace broadside
