#include "editor/window/files/scene_loader.h"

#include "editor/document/file_path.h"
#include "editor/window/window_messages.h"

#include <utility>

namespace broadside {

Problem noMemoryFor(const QString& path)
{
    Problem problem;
    problem.file = encodedPath(path);
    problem.message = texts::fileNoMemory();
    problem.remedy = texts::fileNoMemoryRemedy();
    return problem;
}

void SceneLoader::load(const QString& path)
{
    m_background.start(
        [name = encodedPath(path), read = m_read](const std::stop_token&, const Background::Post&) {
            return std::make_shared<SceneReading>(read(name));
        },
        [this, path](const std::shared_ptr<SceneReading>& reading) { emit finished(path, reading); },
        [this, path] {
            const auto reading = std::make_shared<SceneReading>();
            reading->problems.push_back(noMemoryFor(path));
            emit finished(path, reading);
        });
}

} // namespace broadside
