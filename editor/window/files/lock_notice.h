#pragma once

#include "editor/document/file_lock.h"

#include <QObject>
#include <QTimer>

namespace broadside {

class FileBar;
class SceneDocument;

/// Says in a bar when another running Broadside, or another tab of this one, has the file of the scene open. The bar
/// disappears when the file is closed there.
class LockNotice final : public QObject {
    Q_OBJECT
public:
    /// @pre both outlive this
    LockNotice(const SceneDocument& document, FileBar& bar);

    [[nodiscard]] static QString textFor(const QString& name, const LockOwner& owner);

private:
    void follow();

    const SceneDocument& m_document;
    FileBar& m_bar;
    FileLock m_lock;
    QTimer m_retry;
};

} // namespace broadside
