#include "editor/window/scene_loader.h"

#include <QFile>

namespace broadside {

SceneLoader::~SceneLoader() = default; // each jthread joins

void SceneLoader::load(const QString& path)
{
    const quint64 job = ++m_job;
    m_loading = true;
    m_readers.push_back({job, std::jthread([this, job, path] {
                             auto reading =
                                 std::make_shared<SceneReading>(readSceneFile(QFile::encodeName(path).toStdString()));
                             QMetaObject::invokeMethod(
                                 this, [this, job, path, reading] { take(job, path, reading); }, Qt::QueuedConnection);
                         })});
}

void SceneLoader::cancel()
{
    ++m_job;
    m_loading = false;
}

void SceneLoader::take(quint64 job, const QString& path, const std::shared_ptr<SceneReading>& reading)
{
    std::erase_if(m_readers, [job](const Reader& reader) { return reader.job == job; });
    if (job != m_job)
        return;
    m_loading = false;
    emit finished(path, reading);
}

} // namespace broadside
