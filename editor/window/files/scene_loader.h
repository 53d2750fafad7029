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

/// The error of a file for which there is not enough memory.
[[nodiscard]] Problem noMemoryFor(const QString& path);

/// Reads scene files in the background. Only the result of the last load() is reported; results of earlier and
/// cancelled ones are discarded.
class SceneLoader final : public QObject {
    Q_OBJECT
public:
    using Read = std::function<SceneReading(const std::string& file)>;

    /// `read` reads a file; tests may replace it.
    explicit SceneLoader(Read read = [](const std::string& file) { return readSceneFile(file); })
        : m_read(std::move(read))
    {}

    /// A lack of memory is reported like any other problem.
    void load(const QString& path);
    /// finished() is not emitted any more. The thread still reads to the end, because a reading cannot be interrupted.
    void cancel() { m_background.cancel(); }
    [[nodiscard]] bool isLoading() const noexcept { return m_background.isRunning(); }

signals:
    void finished(const QString& path, const std::shared_ptr<broadside::SceneReading>& reading);

private:
    Read m_read;
    Background m_background;
};

} // namespace broadside
