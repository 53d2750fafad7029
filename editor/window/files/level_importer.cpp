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
#include "editor/widgets/words/sentence.h"
#include "editor/window/files/levels/read_level.h"

#include <QFileInfo>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

QString objects(std::size_t count) { return translated(texts::objectCount(count)); }

} // namespace

LevelImporter::LevelImporter(SceneDocument& document, Choose choose)
    : m_document(document)
    , m_choose(std::move(choose))
{}

std::optional<ImportedLevel> LevelImporter::level() const
{
    return m_document.path().isEmpty() ? std::nullopt : m_store.levelOf(m_document.path());
}

QString LevelImporter::obstacle() const
{
    const std::optional<ImportedLevel> source = level();
    if (!source)
        return tr("This scene was not imported from a level of another editor.");
    if (!pathExists(source->source) || !levels::levelFormatOf(encodedPath(source->source)))
        return tr("The level file is missing: %1.").arg(source->source);
    return m_background.isRunning() ? tr("The level is being read.") : QString();
}

void LevelImporter::remember(const QString& path, const ImportedLevel& level, const Scene& imported)
{
    m_unsaved = nullptr;
    if (const auto problem = m_store.remember(path, level, imported))
        reportNotKept(path, *problem);
    emit remembered();
}

void LevelImporter::reportNotKept(const QString& path, const Problem& problem)
{
    emit failed(tr("The settings of the import could not be saved, so %1 cannot be imported again.")
                    .arg(QFileInfo(path).fileName()),
                described(problem));
}

LevelImporter::Shared LevelImporter::read(const ImportStore& store, const QString& path, ImportedLevel source,
                                          Scene edited)
{
    auto again = std::make_shared<Again>();
    const std::string file = encodedPath(source.source);
    const levels::LevelFormat& format = *levels::levelFormatOf(file);
    levels::LevelOptions options;
    if (format.isInPixels && source.pixelsPerMetre > 0.0)
        options.pixelsPerMetre = source.pixelsPerMetre;
    options.tilePictures = format.hasTilePictures && source.tilePictures;
    options.stem = levels::stemOf(encodedPath(path));
    LevelWithFiles now = readLevel(format, file, options);
    Result<Scene> before = store.importedScene(path);
    again->source = std::move(source);
    again->source.files = std::move(now.files);
    if (!now.level.scene) {
        again->problem = now.level.firstError();
        return again;
    }
    if (!before) {
        again->problem = before.problem();
        return again;
    }
    again->atlases = std::move(now.level.atlases);
    again->before = *std::move(before);
    again->edited = std::move(edited);
    again->after = *std::move(now.level.scene);
    again->options = {format.ids, format.isRounded ? now.level.pixelsPerMetre : 0.0, again->source.sourceIds};
    merge(*again);
    return again;
}

void LevelImporter::merge(Again& again)
{
    again.merged = levels::reimported(again.before, again.edited, again.after, again.options);
    again.difference = differenceOf(again.edited, again.merged->scene);
    again.source.sourceIds = again.merged->sourceIds;
}

void LevelImporter::importAgain()
{
    m_background.start(
        [store = m_store, path = m_document.path(), source = *level(), edited = m_document.scene()](
            const std::stop_token&, const Background::Post&) { return read(store, path, source, edited); },
        [this, revision = m_document.revision()](const Shared& again) { take(again, revision); },
        [this] { reportNoMemory(); });
}

void LevelImporter::reportNoMemory()
{
    emit failed(tr("There is not enough memory for this level. Close other documents first."), {});
}

void LevelImporter::take(const Shared& again, quint64 revision)
{
    if (again->problem)
        emit failed(tr("%1 could not be imported again.").arg(QFileInfo(again->source.source).fileName()),
                    described(*again->problem));
    else if (again->merged->conflicts.empty())
        finish(again, revision);
    else
        decide(again, revision);
}

/// Asks the user about the conflicts.
void LevelImporter::decide(const Shared& again, quint64 revision)
{
    const auto fromLevel = m_choose(QFileInfo(again->source.source).fileName(), again->merged->conflicts);
    if (!fromLevel)
        return;
    if (fromLevel->empty()) {
        finish(again, revision);
        return;
    }
    again->options.fromLevel = *fromLevel;
    m_background.start(
        [again](const std::stop_token&, const Background::Post&) {
            merge(*again);
            return again;
        },
        [this, revision](const Shared& merged) { finish(merged, revision); }, [this] { reportNoMemory(); });
}

void LevelImporter::finish(const Shared& again, quint64 revision)
{
    const QString name = QFileInfo(again->source.source).fileName();
    if (m_document.revision() != revision) {
        emit failed(
            tr("%1 was not imported, because the scene was changed while it was read. Import it again.").arg(name), {});
        return;
    }
    std::vector<Problem> notes;
    if (auto problem = levels::writeLevelAtlases(encodedPath(m_document.path()), again->atlases, notes))
        notes.push_back(*problem);
    emit imported(again->source.files);
    if (again->difference.isEmpty()) {
        remember(m_document.path(), again->source, again->merged->imported);
        emit done(tr("%1 was read again. Nothing changed.").arg(name), {});
        return;
    }
    m_document.push(std::make_unique<ReplaceScene>(m_document, tr("Import again"), again->merged->scene,
                                                   std::exchange(again->difference, {})));
    again->before = again->edited = again->after = {};
    m_unsaved = again;
    m_unsavedStep = m_document.undoStack().command(m_document.undoStack().index() - 1);
    report(*again, notes);
}

void LevelImporter::report(const Again& again, const std::vector<Problem>& notes)
{
    const levels::Reimport& merged = *again.merged;
    QStringList lines;
    for (const levels::ReimportConflict& conflict : merged.conflicts)
        lines += asSentence(translated(conflict.line()));
    for (const Problem& note : notes)
        lines += described(note);
    const auto ofLevel =
        static_cast<std::size_t>(std::ranges::count(merged.conflicts, true, &levels::ReimportConflict::followsLevel));
    const std::size_t ofScene = merged.conflicts.size() - ofLevel;
    QStringList sentences{tr("%1 was imported again: %2 changed, %3 added, %4 removed.")
                              .arg(QFileInfo(again.source.source).fileName(), objects(merged.changed),
                                   objects(merged.added), objects(merged.removed))};
    if (ofScene > 0)
        sentences += tr("%1 changed in the level and in the scene. The values of the scene stay.")
                         .arg(translated(texts::countedValues(ofScene)));
    if (ofLevel > 0)
        sentences += tr("%1 changed in the level and in the scene. The values of the level are used.")
                         .arg(translated(texts::countedValues(ofLevel)));
    emit done(joinedSentences(sentences), lines.join(QLatin1Char('\n')));
}

void LevelImporter::noteSaved(const QString& before)
{
    if (before != m_document.path()) {
        if (const auto problem = m_store.copy(before, m_document.path()))
            reportNotKept(m_document.path(), *problem);
        emit remembered();
    }
    const QUndoStack& undo = m_document.undoStack();
    for (int i = 0; m_unsaved && i < undo.index(); ++i)
        if (undo.command(i) == m_unsavedStep) { // it was not undone
            const std::shared_ptr<const Again> again = m_unsaved;
            remember(m_document.path(), again->source, again->merged->imported);
        }
}

} // namespace broadside
