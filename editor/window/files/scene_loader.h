#pragma once

#include "core/io/scene/scene_reader.h"
#include "editor/session/jobs/background.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace broadside {

/// What opening a file says when there is not enough memory for it.
[[nodiscard]] Problem noMemoryFor(const QString& path);

/// Reads scene files beside the GUI thread. One result counts: that of the last load(); earlier and cancelled ones are
/// dropped when they come in.
class SceneLoader final : public QObject {
    Q_OBJECT
public:
    using Read = std::function<SceneReading(const std::string& file)>;

    /// `read` gives what a file has; a test may give another one.
    explicit SceneLoader(Read read = [](const std::string& file) { return readSceneFile(file); })
        : m_read(std::move(read))
    {}

    /// What does not fit into memory is a problem as any other.
    void load(const QString& path);
    /// finished() will not come. The thread still reads to the end, because a reading cannot be stopped half way.
    void cancel() { m_background.cancel(); }
    [[nodiscard]] bool isLoading() const noexcept { return m_background.isRunning(); }

signals:
    void finished(const QString& path, const std::shared_ptr<broadside::SceneReading>& reading);

private:
    Read m_read;
    Background m_background;
};

} // namespace broadside
