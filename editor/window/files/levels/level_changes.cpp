#include "editor/window/files/levels/level_changes.h"

#include "editor/document/scene_document.h"
#include "editor/window/files/file_changes.h"
#include "editor/window/files/level_importer.h"

#include <algorithm>
#include <utility>

namespace broadside {

LevelChanges::LevelChanges(const SceneDocument& document, const FileChanges& changes, const LevelImporter& importer)
    : m_document(document)
    , m_importer(importer)
{
    connect(&document, &SceneDocument::pathChanged, this, &LevelChanges::follow);
    connect(&document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Reset)
            follow();
    });
    connect(&changes, &FileChanges::reloaded, this, &LevelChanges::follow);
    connect(&importer, &LevelImporter::remembered, this, &LevelChanges::follow);
    connect(&importer, &LevelImporter::imported, this, &LevelChanges::watch);
    follow();
}

QString LevelChanges::changedFile() const
{
    const auto found = std::ranges::find_if(m_watched, [](const Watched& file) { return !file.changed.isEmpty(); });
    return found == m_watched.end() ? QString() : found->watch->path();
}

void LevelChanges::follow()
{
    const std::optional<ImportedLevel> level = m_importer.level();
    m_level = level ? level->source : QString();
    watch(level ? level->files : std::vector<ImportedFile>());
}

void LevelChanges::watch(const std::vector<ImportedFile>& files)
{
    m_watched.clear();
    for (std::size_t i = 0; i < std::min(files.size(), kMostFiles); ++i) {
        Watched& file = m_watched.emplace_back();
        file.watch = std::make_unique<FileWatch>();
        connect(file.watch.get(), &FileWatch::changed, this,
                [this, i](const FileContent& content) { take(i, content); });
        file.watch->watch(files[i].path, nullptr);
        file.watch->accept(files[i].hash);
    }
    emit changed();
}

void LevelChanges::take(std::size_t index, const FileContent& content)
{
    m_watched[index].changed = content.state == FileContent::State::Other ? content.hash : QByteArray();
    emit changed();
}

void LevelChanges::dismiss()
{
    for (Watched& file : m_watched)
        if (!file.changed.isEmpty())
            file.watch->accept(std::exchange(file.changed, {}));
    emit changed();
}

} // namespace broadside
