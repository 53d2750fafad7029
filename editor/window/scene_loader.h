#pragma once

#include "core/io/scene_reader.h"
#include "editor/session/background.h"

#include <QObject>
#include <QString>

#include <memory>

namespace broadside {

/// Reads scene files beside the GUI thread. One result counts: that of the last load(); earlier and cancelled ones are
/// dropped when they come in.
class SceneLoader final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    void load(const QString& path);
    /// finished() will not come. The thread still reads to the end, because a reading cannot be stopped half way.
    void cancel() { m_background.cancel(); }
    [[nodiscard]] bool isLoading() const noexcept { return m_background.isRunning(); }

signals:
    void finished(const QString& path, const std::shared_ptr<broadside::SceneReading>& reading);

private:
    Background m_background;
};

} // namespace broadside
