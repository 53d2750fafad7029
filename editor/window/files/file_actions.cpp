#include "editor/window/files/file_actions.h"

#include "core/base/limits.h"
#include "core/base/memory_limit.h"
#include "core/trace/tables/table_folder.h"
#include "editor/commands/replace_scene.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/document/project_document.h"
#include "editor/document/scene_file.h"
#include "editor/document/version_store.h"
#include "editor/panels/objects/objects_model.h"
#include "editor/session/trace_session.h"
#include "editor/window/files/autosave.h"
#include "editor/window/files/earlier_versions_dialog.h"
#include "editor/window/files/file_changes.h"
#include "editor/window/files/file_dialogs.h"
#include "editor/window/files/level_dialog.h"
#include "editor/window/files/level_importer.h"
#include "editor/window/files/levels/conflicts_dialog.h"
#include "editor/window/files/open_by_name_dialog.h"
#include "editor/window/files/samples.h"
#include "editor/window/files/table_choices.h"
#include "editor/window/files/table_dialog.h"
#include "editor/window/layout/appearance.h"
#include "editor/window/pages/page.h"
#include "editor/window/pages/page_host.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/reports/report_opening.h"
#include "editor/window/saving/last_version_keeper.h"
#include "editor/window/saving/overwrite_guard.h"
#include "editor/window/window_messages.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QProgressDialog>

#include <chrono>

namespace broadside {
namespace {

using namespace std::chrono_literals;
constexpr auto kBusyAfter = 100ms;
constexpr auto kProgressAfter = 1s;

} // namespace

FileActions::FileActions(const Parts& parts)
    : m_document(parts.document)
    , m_settings(parts.settings)
    , m_preferences(parts.preferences)
    , m_window(parts.window)
    , m_host(parts.host)
    , m_versions(parts.versions)
    , m_recording(parts.recording)
    , m_recordingCopy(parts.recovery)
{
    if (!m_document.isReadOnly()) {
        m_changes = std::make_unique<FileChanges>(m_document, parts.reloading);
        guardFile();
        m_autosave = std::make_unique<Autosave>(m_document, *parts.offeredEdits, parts.recovery,
                                                [this] { return displayName(); });
        followPreferences();
        connect(m_autosave.get(), &Autosave::failed, this, [this](const Problem& problem) {
            emit notice(
                true, tr("No copy of the unsaved changes can be written. They would be lost if the program ended now."),
                described(problem));
        });
    }
    if (!m_document.isReadOnly()) {
        m_importer = std::make_unique<LevelImporter>(
            m_document, [this](const QString& level, const std::vector<levels::ReimportConflict>& conflicts) {
                return chooseConflicts(level, conflicts);
            });
        connect(m_importer.get(), &LevelImporter::done, this,
                [this](const QString& text, const QString& details) { emit notice(false, text, details); });
        connect(m_importer.get(), &LevelImporter::failed, this,
                [this](const QString& text, const QString& details) { emit notice(true, text, details); });
    }
    m_busyTimer.setSingleShot(true);
    m_progressTimer.setSingleShot(true);
    connect(&m_busyTimer, &QTimer::timeout, this, [this] {
        QApplication::setOverrideCursor(Qt::BusyCursor);
        m_busyCursor = true;
    });
    connect(&m_progressTimer, &QTimer::timeout, this, &FileActions::showProgress);
    connect(&m_loader, &SceneLoader::finished, this, &FileActions::onLoaded);
    connect(&m_traceLoader, &TraceLoader::finished, this, &FileActions::onTraceOpened);
}

FileActions::~FileActions() { endProgress(); }

void FileActions::guardFile()
{
    m_guard = std::make_unique<OverwriteGuard>(m_document, *m_changes, m_window);
    connect(m_guard.get(), &OverwriteGuard::comparisonShown, this, &FileActions::comparisonShown);
    m_keeper = std::make_unique<LastVersionKeeper>(m_document, *m_changes, m_versions);
    connect(m_keeper.get(), &LastVersionKeeper::failed, this, [this](const Problem& problem) {
        emit notice(true, tr("The last saved version of %1 was not kept.").arg(m_document.displayName()),
                    described(problem));
    });
}

FileActions& FileActions::placeForRecording()
{
    return m_recording && m_recording->isEmpty() ? *this : m_host.addPage(PageKind::Recording).files();
}

void FileActions::followPreferences()
{
    const auto setDelay = [this] {
        m_autosave->setLongestLoss(std::chrono::seconds(m_preferences.number(Preference::AutosaveDelay)));
    };
    setDelay();
    connect(&m_preferences, &Preferences::changed, m_autosave.get(), [setDelay](Preference changed) {
        if (changed == Preference::AutosaveDelay)
            setDelay();
    });
}

void FileActions::newScene()
{
    // An empty scene that replaced an empty one would look as if nothing had happened.
    const bool isEmpty = m_document.scene().size() == 0;
    FileActions& there = isEmpty ? m_host.addPage().files() : m_host.placeFor(*this);
    there.m_untitledName.clear();
    Scene scene;
    scene.step.dt = 1.0 / m_preferences.number(Preference::StepsPerSecond);
    there.m_document.reset(std::move(scene), {});
    emit there.opened();
}

void FileActions::openSample(const Sample& sample)
{
    FileActions& there = m_host.placeFor(*this);
    there.m_untitledName = tr("%1 (sample)").arg(titleOf(sample));
    there.m_document.reset(readSample(sample), {});
    emit there.opened();
    emit there.sampleOpened(sample);
}

void FileActions::openMade(Scene scene, const QString& name)
{
    m_untitledName = name;
    m_document.reset(std::move(scene), {});
    m_document.undoStack().resetClean();
    emit opened();
}

void FileActions::openUnsaved(const UnsavedDocument& document, Scene scene, const QString& copy)
{
    m_loader.cancel(); // of the same file, when the session is restored
    endProgress();
    m_untitledName = document.path.isEmpty() ? document.name : QString();
    m_document.reset(std::move(scene), document.path);
    m_document.undoStack().resetClean();
    if (!copy.isEmpty())
        m_autosave->takeOver(copy);
    if (!document.path.isEmpty()) {
        m_changes->noteRestored();
        m_settings.addRecentFile(document.path);
    }
    emit readingChanged();
    emit opened();
}

void FileActions::takeMadeRecording(trace::TraceReader reader, const QString& name)
{
    takeRecording(std::move(reader), {}, name);
}

void FileActions::takeUnsavedRecording(trace::TraceReader reader, const QString& name, const QString& copy)
{
    takeRecording(std::move(reader), {}, name);
    m_isUnsaved = true;
    if (!copy.isEmpty())
        m_recordingCopy.takeOver(copy);
}

void FileActions::rememberSaved(const QString& path)
{
    m_recordingCopy.remove();
    m_savedAs = path;
    m_isUnsaved = false;
    m_settings.addRecentFile(path);
}

FileActions::Kept FileActions::giveAway()
{
    return {m_untitledName, m_tableChoices, m_savedAs, m_isUnsaved, m_autosave ? m_autosave->giveAway() : QString()};
}

void FileActions::takeOver(const Kept& kept)
{
    m_untitledName = kept.name;
    m_tableChoices = kept.tableChoices;
    m_savedAs = kept.savedAs;
    m_isUnsaved = kept.isUnsaved;
    if (m_isUnsaved)
        m_recordingCopy.keep(m_recording->recording()->reader().source());
    if (!m_autosave)
        return;
    if (!kept.copy.isEmpty())
        m_autosave->takeOver(kept.copy);
    m_autosave->follow();
    if (hasFile() && m_document.isModified())
        m_changes->noteRestored();
    else if (hasFile())
        m_changes->noteLoaded();
}

void FileActions::takeRecording(trace::TraceReader reader, const QString& path, const QString& name)
{
    m_untitledName = name;
    m_isUnsaved = false;
    m_savedAs.clear();
    m_recordingCopy.remove();
    const std::vector<Problem> notices = reader.notices();
    m_recording->open(std::move(reader));
    const bool isLarge = m_recording->objects()->presentCount() > ObjectsModel::kMostListed;
    const bool isShown = m_recording->data() && !isLarge;
    m_document.reset(isShown ? m_recording->frameAsScene() : m_recording->scene(), path);
    emit opened();
    announceNotes(notices);
}

void FileActions::openTableFile(const QString& path)
{
    const QString place = isFolder(path) ? decodedPath(trace::objectTableOf(encodedPath(path))) : path;
    QFile file(place);
    if (!openToRead(file, place)) {
        showProblem(m_window, tr("%1 could not be opened.").arg(QFileInfo(path).fileName()), file.errorString());
        return;
    }
    if (file.size() > static_cast<qint64>(limits::kFileBytes)) {
        showProblem(m_window, tr("%1 could not be opened.").arg(QFileInfo(path).fileName()),
                    tr("It is larger than %1 MiB. Split it into several tables, or write a trace.")
                        .arg(limits::kFileBytes >> 20));
        return;
    }
    importTable(file.readAll(), QFileInfo(path).fileName(), path);
}

/// For a table from a file, the choices are kept, so that the session can be restored.
void FileActions::importFrames(const TableDialog& dialog, const QString& name, const QString& path)
{
    FileActions& there = placeForRecording();
    there.m_tableChoices = path.isEmpty() ? QString() : textOf(dialog.options());
    there.takeRecording(dialog.recording(), path, name);
    there.m_isUnsaved = path.isEmpty();
    if (there.m_isUnsaved)
        there.m_recordingCopy.keep(there.m_recording->recording()->reader().source());
}

void FileActions::importTable(const QByteArray& text, const QString& name, const QString& path)
{
    TableDialog dialog(text, name, m_window.window(), isFolder(path) ? path : QString());
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (dialog.target() == TableDialog::Target::Frames) {
        importFrames(dialog, name, path);
        return;
    }
    m_host.placeFor(*this).openMade(dialog.scene(), name);
}

void FileActions::importLevel(const QString& path)
{
    LevelDialog dialog(path, themeFor(m_window.palette()), m_window.window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    (void)m_versions.keep(dialog.target());
    std::vector<Problem> notes;
    if (const auto problem = dialog.write(notes)) {
        showProblem(m_window, tr("%1 could not be imported.").arg(QFileInfo(path).fileName()), *problem);
        return;
    }
    m_importer->remember(dialog.target(), dialog.level(), dialog.scene());
    if (m_host.bringUp(dialog.target())) // it is open already, and reads its changed file
        return;
    FileActions& there = m_host.placeFor(*this);
    there.openHere(dialog.target());
    there.announceNotes(notes);
}

std::optional<std::vector<std::size_t>>
FileActions::chooseConflicts(const QString& level, const std::vector<levels::ReimportConflict>& conflicts)
{
    ConflictsDialog dialog(level, conflicts, m_window.window());
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.fromLevel();
}

void FileActions::open()
{
    const auto importers = m_host.extensionFormats().importers;
    const ChosenFile chosen = askForFileToOpen(m_window, m_document.path(), OpenKind::ScenesAndProjects, importers);
    if (chosen.format && !chosen.path.isEmpty())
        chosen.format->use(chosen.path);
    else if (!chosen.path.isEmpty())
        openFile(chosen.path);
}

void FileActions::openByName()
{
    const QString& present = m_document.path();
    const QString folder =
        present.isEmpty() ? QDir::currentPath() : present.left(present.lastIndexOf(QLatin1Char('/')));
    OpenByNameDialog dialog(folder, m_window.window());
    if (dialog.exec() == QDialog::Accepted)
        openFile(dialog.path());
}

void FileActions::openFile(const QString& path)
{
    const QString file = absolutePath(path);
    const FileKind kind = fileKindOf(file);
    if (kind == FileKind::Project) {
        m_host.openProjectFile(file);
        return;
    }
    if (kind == FileKind::Table) { // even if it is open: the user may want to read it in another way
        openTableFile(file);
        return;
    }
    if (kind == FileKind::Level && pathExists(file)) {
        importLevel(file);
        return;
    }
    if (kind == FileKind::Report && pathExists(file)) {
        openReport(m_host, *this, m_window, file);
        m_settings.addRecentFile(file);
        return;
    }
    if (m_host.bringUp(file))
        return;
    const auto format = m_host.extensionFormats().importerOf(file);
    if (format && kind == FileKind::Scene && pathExists(file) &&
        !file.endsWith(QLatin1String(".broadside"), Qt::CaseInsensitive))
        return format->use(file);
    if (!pathExists(file)) // reported here; no page is needed
        openHere(file);
    else if (kind == FileKind::Trace)
        placeForRecording().openHere(file);
    else
        m_host.placeFor(*this).openHere(file);
}

void FileActions::openHere(const QString& path, const QString& table)
{
    m_loadingTable = table;
    if (pathExists(path)) {
        startLoading(path);
        return;
    }
    emit gaveUp();
    showFailure(path, readSceneFile(encodedPath(path)).firstError());
}

void FileActions::startLoading(const QString& path)
{
    endProgress();
    m_loadingPath = path;
    m_editsBefore = m_document.undoStack().index();
    if (m_document.isReadOnly())
        m_traceLoader.load(path, m_loadingTable);
    else
        m_loader.load(path);
    m_busyTimer.start(kBusyAfter);
    m_progressTimer.start(kProgressAfter);
    emit readingChanged();
}

void FileActions::showProgress()
{
    m_progress = std::make_unique<QProgressDialog>(tr("Reading %1 ...").arg(QFileInfo(m_loadingPath).fileName()),
                                                   tr("Cancel"), 0, 0, &m_window);
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setWindowTitle(tr("Opening"));
    connect(m_progress.get(), &QProgressDialog::canceled, this, [this] {
        m_loader.cancel();
        m_traceLoader.cancel();
        endProgress();
        emit readingChanged();
        emit gaveUp();
    });
    m_progress->show();
}

void FileActions::endProgress()
{
    m_busyTimer.stop();
    m_progressTimer.stop();
    if (m_progress) {
        m_progress->hide();
        m_progress.release()->deleteLater(); // it may be the sender
    }
    if (m_busyCursor)
        QApplication::restoreOverrideCursor();
    m_busyCursor = false;
}

void FileActions::onLoaded(const QString& path, const std::shared_ptr<SceneReading>& reading)
{
    endProgress();
    if (!reading->scene) {
        emit gaveUp();
        showFailure(path, reading->firstError());
        return;
    }
    if (m_document.undoStack().index() != m_editsBefore) {
        emit notice(true,
                    tr("%1 was not opened, because the scene was changed while it was read. Open it again.")
                        .arg(QFileInfo(path).fileName()),
                    {});
        return;
    }
    if (!fitsIntoMemory([&] { m_document.reset(*std::move(reading->scene), path); })) {
        m_document.reset(Scene{}, {}); // avoids a scene that is loaded in part
        emit gaveUp();
        showProblem(m_window, tr("%1 could not be opened.").arg(QFileInfo(path).fileName()), noMemoryFor(path));
        return;
    }
    m_changes->noteLoaded();
    m_settings.addRecentFile(path);
    removeLeftovers(path);
    emit opened();
    announceNotes(reading->problems);
}

void FileActions::onTraceOpened(const QString& path, const TraceLoader::Opened& opened)
{
    endProgress();
    emit readingChanged();
    if (!opened->reader) {
        emit gaveUp();
        showFailure(path, opened->reader.problem());
        return;
    }
    m_tableChoices = m_loadingTable;
    takeRecording(std::move(*opened->reader), path, {});
    announceNotes(opened->notes);
    m_settings.addRecentFile(path);
}

/// After gaveUp(): behind the dialog, the user sees the scene that stays and not an empty page.
void FileActions::showFailure(const QString& path, const Problem& problem)
{
    showProblem(m_window, tr("%1 could not be opened.").arg(QFileInfo(path).fileName()),
                tr("%1\n\nThe open scene stays as it is.").arg(described(problem)), toQString(problem.message.id()));
}

void FileActions::announceNotes(const std::vector<Problem>& notes)
{
    if (notes.empty())
        return;
    QStringList lines;
    for (const Problem& note : notes)
        lines.append(described(note));
    emit notice(true, notes.size() == 1 ? lines.front() : translated(texts::readWithNotes(notes.size())),
                notes.size() == 1 ? QString() : lines.join(QLatin1Char('\n')));
}

bool FileActions::save() { return saveGuarded(false); }
bool FileActions::saveAgain() { return saveGuarded(true); }

bool FileActions::saveGuarded(bool makesAgain)
{
    if (m_document.isReadOnly())
        return true; // there are no changes
    if (m_document.path().isEmpty())
        return saveAs();
    const auto ifMissing = makesAgain ? OverwriteGuard::IfMissing::MakeAgain : OverwriteGuard::IfMissing::Ask;
    switch (m_guard->save(ifMissing, [this] { return saveTo(m_document.path()); })) {
    case OverwriteGuard::Outcome::Saved:
        return true;
    case OverwriteGuard::Outcome::SaveAs:
        return saveAs();
    case OverwriteGuard::Outcome::NotSaved:
        return false;
    }
    return false;
}

bool FileActions::saveAs()
{
    const auto exporters = m_host.extensionFormats().exporters;
    const ChosenFile chosen = askForSavePath(m_window, m_document.path(), exporters);
    if (!chosen.format)
        return !chosen.path.isEmpty() && saveTo(chosen.path);
    chosen.format->use(chosen.path); // a further file: the scene itself is not saved
    return false;
}

bool FileActions::saveTo(const QString& path)
{
    const QString before = m_document.path();
    const bool isMadeAgain = path == before && !pathExists(path);
    const std::optional<Problem> unkept = m_versions.keep(path);
    if (const std::optional<Problem> problem = m_document.saveTo(path)) {
        showProblem(m_window, tr("%1 could not be saved.").arg(QFileInfo(path).fileName()), *problem);
        return false;
    }
    m_changes->noteSaved();
    m_importer->noteSaved(before);
    m_settings.addRecentFile(m_document.path());
    if (isMadeAgain)
        emit notice(false, tr("%1 was missing. Saving created it again.").arg(m_document.displayName()), {});
    if (!m_document.lossOfSave().isEmpty())
        emit notice(true, m_document.lossOfSave(), {});
    if (unkept)
        emit notice(true, tr("%1 was saved, but its version before that was not kept.").arg(m_document.displayName()),
                    described(*unkept));
    return true;
}

void FileActions::showEarlierVersions()
{
    const QString path = m_document.path();
    m_keeper->settle(); // a file that was deleted just now leaves a version
    EarlierVersionsDialog dialog({QFileInfo(path).fileName(), m_versions.versionsOf(path), m_document.scene(),
                                  m_versions.most(), themeFor(m_window.palette())},
                                 m_window.window());
    connect(&dialog, &EarlierVersionsDialog::mostChanged, this, [this](int most) { m_versions.setMost(most); });
    connect(&dialog, &EarlierVersionsDialog::openWanted, this,
            [this](const std::shared_ptr<Scene>& scene, const QString& when) {
                m_host.addPage().files().openMade(*scene, tr("%1, saved %2").arg(m_document.displayName(), when));
            });
    connect(&dialog, &EarlierVersionsDialog::restoreWanted, this,
            [this](const std::shared_ptr<Scene>& scene, const SceneDifference& difference) {
                m_document.push(
                    std::make_unique<ReplaceScene>(m_document, tr("Restore earlier version"), *scene, difference));
            });
    dialog.exec();
}

QString FileActions::displayName() const
{
    const bool isNamed = m_document.path().isEmpty() && !m_untitledName.isEmpty();
    return isNamed ? m_untitledName : m_document.displayName();
}

bool FileActions::mayDiscard()
{
    if (!m_document.isModified())
        return true;
    switch (askAboutChanges(m_window, displayName())) {
    case ChangesAnswer::Save:
    case ChangesAnswer::SaveAll:
        return save();
    case ChangesAnswer::Discard:
    case ChangesAnswer::DiscardAll:
        return true;
    case ChangesAnswer::Stay:
        return false;
    }
    return false;
}

void FileActions::fillRecentFiles(QMenu& menu)
{
    menu.clear();
    menu.setToolTipsVisible(true);
    const QStringList files = m_settings.recentFiles();
    for (const QString& path : files) {
        const QFileInfo info(path);
        QAction* action = menu.addAction(QString(info.fileName()).replace(QLatin1Char('&'), QLatin1String("&&")));
        const bool isThere = pathExists(path);
        action->setEnabled(isThere);
        action->setToolTip(isThere ? path : tr("%1\nThe file no longer exists.").arg(path));
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    if (files.isEmpty()) {
        QAction* none = menu.addAction(tr("No recent files"));
        none->setEnabled(false);
        none->setToolTip(tr("Files that you open or save are listed here"));
        return;
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Clear this list")), &QAction::triggered, this,
            [this] { m_settings.clearRecentFiles(); });
}

} // namespace broadside
