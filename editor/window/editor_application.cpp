#include "editor/window/editor_application.h"

#include "core/base/memory_limit.h"

#include <utility>

namespace broadside {

bool EditorApplication::notify(QObject* receiver, QEvent* event)
{
    bool isTaken = true;
    if (fitsIntoMemory([&] { isTaken = QApplication::notify(receiver, event); }))
        return isTaken;
    if (!std::exchange(m_willTell, true))
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_willTell = false;
                emit outOfMemory();
            },
            Qt::QueuedConnection);
    return true;
}

} // namespace broadside
