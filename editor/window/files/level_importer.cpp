#include "editor/window/files/level_importer.h"

#include "core/base/message/common_messages.h"
#include "core/io/scene/scene_difference.h"
#include "core/levels/level_files.h"
#include "core/levels/level_formats.h"
#include "core/levels/level_path.h"
#include "editor/commands/replace_scene.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/widgets/words/count_messages.h"
#include "editor/widgets/words/number_text.h"

#include <QFileInfo>

#include <utility>

namespace broadside {
namespace {

QString objects(std::size_t count) { return translated(texts::objectCount(count)); }

} // namespace

LevelImporter::LevelImporter(SceneDocument& document)
    : m_document(document)
{}

QString LevelImporter::obstacle() const
{
    const std::optional<ImportedLevel> level =
        m_document.path().isEmpty() ? std::nullopt : m_store.levelOf(m_document.path());
    if (!level)
        return tr("This scene was not imported from a level of another editor.");
    if (!pathExists(level->source) || !levels::levelFormatOf(encodedPath(level->source)))
        return tr("The level file is missing: %1.").arg(level->source);
    return m_background.isRunning() ? tr("The level is being read.") : QString();
}

void LevelImporter::remember(const QString& path, const ImportedLevel& level, const Scene& imported)
{
    m_unsaved = nullptr;
    if (const auto problem = m_store.remember(path, level, imported))
        emit failed(tr("The settings of the import could not be saved, so %1 cannot be imported again.")
                        .arg(QFileInfo(path).fileName()),
                    described(*problem));
}

void LevelImporter::importAgain()
{
    const ImportedLevel source = *m_store.levelOf(m_document.path());
    m_background.start(
        [store = m_store, path = m_document.path(), source, edited = m_document.scene()](const std::stop_token&,
                                                                                         const Background::Post&) {
            auto again = std::make_shared<Again>();
            const std::string file = encodedPath(source.source);
            const levels::LevelFormat& format = *levels::levelFormatOf(file);
            levels::LevelOptions options;
            if (format.isInPixels && source.pixelsPerMetre > 0.0)
                options.pixelsPerMetre = source.pixelsPerMetre;
            options.tilePictures = format.hasTilePictures && source.tilePictures;
            options.stem = levels::stemOf(encodedPath(path));
            again->level = format.read(file, levels::readLevelFile, options);
            const Result<Scene> before = store.importedScene(path);
            if (!again->level.scene)
                again->problem = again->level.firstError();
            else if (!before)
                again->problem = before.problem();
            else
                again->merged = levels::reimported(*before, edited, *again->level.scene, format.ids);
            if (again->merged)
                again->difference = differenceOf(edited, again->merged->scene);
            return again;
        },
        [this, source, revision = m_document.revision()](const std::shared_ptr<Again>& again) {
            take(again, source, revision);
        },
        [this] { emit failed(tr("There is not enough memory for this level. Close other documents first."), {}); });
}

void LevelImporter::take(const std::shared_ptr<Again>& again, const ImportedLevel& source, quint64 revision)
{
    const QString name = QFileInfo(source.source).fileName();
    if (again->problem) {
        emit failed(tr("%1 could not be imported again.").arg(name), described(*again->problem));
        return;
    }
    if (m_document.revision() != revision) {
        emit failed(
            tr("%1 was not imported, because the scene was changed while it was read. Import it again.").arg(name), {});
        return;
    }
    std::vector<Problem> notes;
    if (auto problem = levels::writeLevelAtlases(encodedPath(m_document.path()), again->level.atlases, notes))
        notes.push_back(*problem);
    const levels::Reimport& merged = *again->merged;
    if (again->difference.isEmpty()) {
        remember(m_document.path(), source, *again->level.scene);
        emit done(tr("%1 was read again. Nothing changed.").arg(name), {});
        return;
    }
    m_document.push(std::make_unique<ReplaceScene>(m_document, tr("Import again"), merged.scene, again->difference));
    m_unsaved = again;
    m_unsavedSource = source;
    m_unsavedStep = m_document.undoStack().command(m_document.undoStack().index() - 1);
    QStringList lines;
    for (const levels::ReimportConflict& conflict : merged.conflicts)
        lines += translated(conflict.message) + QLatin1Char('.');
    for (const Problem& note : notes)
        lines += described(note);
    QString text = tr("%1 was imported again: %2 changed, %3 added, %4 removed.")
                       .arg(name, objects(merged.changed), objects(merged.added), objects(merged.removed));
    if (!merged.conflicts.empty())
        text = joinedSentences({text, tr("%1 changed in the level and in the scene. The values of the scene stay.")
                                          .arg(translated(texts::countedValues(merged.conflicts.size())))});
    emit done(text, lines.join(QLatin1Char('\n')));
}

void LevelImporter::noteSaved()
{
    const QUndoStack& undo = m_document.undoStack();
    for (int i = 0; m_unsaved && i < undo.index(); ++i)
        if (undo.command(i) == m_unsavedStep) // it was not undone
            remember(m_document.path(), m_unsavedSource, *std::exchange(m_unsaved, nullptr)->level.scene);
}

} // namespace broadside
