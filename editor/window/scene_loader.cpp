#include "editor/window/scene_loader.h"

#include <QFile>

#include <utility>

namespace broadside {

void SceneLoader::load(const QString& path)
{
    m_background.start(
        [name = QFile::encodeName(path).toStdString()](const std::stop_token&, const Background::Post&) {
            return std::make_shared<SceneReading>(readSceneFile(name));
        },
        [this, path](const std::shared_ptr<SceneReading>& reading) { emit finished(path, reading); });
}

} // namespace broadside
