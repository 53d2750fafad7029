#include "editor/window/files/file_changes.h"

#include "core/base/limits.h"
#include "core/io/scene/scene_source.h"
#include "core/io/scene/scene_writer.h"
#include "core/io/text_file.h"
#include "editor/commands/replace_scene.h"
#include "editor/document/file_path.h"
#include "editor/window/files/scene_loader.h"

#include <QEventLoop>
#include <QFile>
#include <QScopedValueRollback>

#include <chrono>
#include <utility>

namespace broadside {
namespace {

constexpr std::chrono::milliseconds kAfterGesture(100);
constexpr std::chrono::milliseconds kHalfWritten(250);

std::string fileNameOf(const SceneDocument& document) { return encodedPath(document.path()); }

/// The text that a scene was read from.
FileWatch::KnownText textOf(const Scene& scene)
{
    return [text = scene.source ? scene.source->text : std::make_shared<const std::string>()] { return text; };
}

} // namespace

FileChanges::FileChanges(SceneDocument& document, std::function<Reloading()> reloading)
    : m_document(document)
    , m_reloading(std::move(reloading))
{
    m_later.setSingleShot(true);
    m_later.setInterval(kAfterGesture);
    m_halfWritten.setSingleShot(true);
    m_halfWritten.setInterval(kHalfWritten);
    connect(&m_later, &QTimer::timeout, this, [this] { whenCompared([this] { decide(); }); });
    connect(&m_halfWritten, &QTimer::timeout, this, [this] {
        setUnsaved();
        setState(State::Unreadable);
        emit settled();
    });
    connect(&m_watch, &FileWatch::changed, this, &FileChanges::follow);
    connect(&m_watch, &FileWatch::looked, this, &FileChanges::settled);
    connect(&m_document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind == SceneChange::Kind::Reset)
            forget(); // noteLoaded() follows for a scene from a file
    });
    connect(&m_document, &SceneDocument::modifiedChanged, this, &FileChanges::refusalChanged);
    connect(&m_document, &SceneDocument::pathChanged, this, &FileChanges::refusalChanged);
    connect(this, &FileChanges::changed, this, &FileChanges::refusalChanged);
}

void FileChanges::forget()
{
    m_watch.stop();
    m_reader.cancel();
    m_reverter.cancel();
    m_later.stop();
    m_halfWritten.stop();
    m_sceneOnDisk = nullptr;
    m_savedRevision.reset();
    m_lastSaved = {};
    setState(State::Same);
}

void FileChanges::rememberSaved(FileWatch::KnownText text)
{
    const QString& path = m_document.path();
    QFile file(path);
    const bool isThere = !path.isEmpty() && openToRead(file, path);
    m_lastSaved = {std::move(text),
                   isThere ? file.fileTime(QFile::FileModificationTime) : QDateTime::currentDateTimeUtc()};
}

void FileChanges::noteLoaded()
{
    forget();
    rememberSaved(textOf(m_document.scene()));
    m_watch.watch(m_document.path(), m_lastSaved.text);
}

void FileChanges::noteSaved()
{
    forget();
    // Written again in the background instead of hashed here: the same scene gives the same bytes.
    rememberSaved([scene = m_document.scene()] { return std::make_shared<const std::string>(writeScene(scene)); });
    m_watch.watch(m_document.path(), m_lastSaved.text);
}

void FileChanges::noteRestored()
{
    forget();
    if (const Result<std::string> text = readFile(fileNameOf(m_document), limits::kFileBytes, "scene"))
        rememberSaved([known = std::make_shared<const std::string>(*text)] { return known; });
    m_watch.watch(m_document.path(), nullptr);
}

void FileChanges::follow(const FileContent& content)
{
    m_reader.cancel();
    m_later.stop();
    m_halfWritten.stop();
    switch (content.state) {
    case FileContent::State::Known:
        endUnsaved();
        setState(State::Same);
        return;
    case FileContent::State::Missing:
        if (m_state == State::Changed)
            rememberSaved(textOf(*m_sceneOnDisk));
        setUnsaved();
        setState(State::Missing);
        return;
    case FileContent::State::Unreadable:
        m_problem = content.problem;
        setUnsaved();
        setState(State::Unreadable);
        return;
    case FileContent::State::Other:
        read(content);
        return;
    }
}

void FileChanges::read(const FileContent& content)
{
    m_reader.start(
        [hash = content.hash, text = content.text, name = fileNameOf(m_document), mine = m_document.scene(),
         revision = m_document.revision()](const std::stop_token&, const Background::Post&) {
            Reading result{hash, std::make_shared<const SceneReading>(readScene(*text, name)), {}, revision};
            if (result.reading->scene)
                result.difference = differenceOf(mine, *result.reading->scene);
            return result;
        },
        [this](const Reading& reading) { take(reading); },
        [this] {
            m_problem = noMemoryFor(m_document.path());
            m_halfWritten.start();
        });
}

void FileChanges::take(const Reading& reading)
{
    m_hash = reading.hash;
    if (!reading.reading->scene) {
        m_problem = reading.reading->firstError();
        m_halfWritten.start();
        return;
    }
    m_sceneOnDisk = std::shared_ptr<const Scene>(reading.reading, &*reading.reading->scene);
    m_notes = reading.reading->problems;
    m_difference = reading.difference;
    m_comparedRevision = reading.revision;
    whenCompared([this] { decide(); });
}

/// @pre the difference is up to date
void FileChanges::decide()
{
    const Reloading reloading = m_reloading();
    const bool isFree = isUnchanged() || m_difference.isEmpty();
    if (isFree && reloading == Reloading::Later && !m_isSettling) {
        m_later.start();
        return;
    }
    if (isFree && reloading == Reloading::Now) {
        reloadAs(tr("Reload"), reloadedText());
    } else {
        setUnsaved();
        m_state = State::Changed; // also announced when the file was changed once more
        emit changed();
    }
    emit settled();
}

/// Calls `then` when the difference belongs to the present revision of the document.
void FileChanges::whenCompared(Then then)
{
    if (m_comparedRevision == m_document.revision()) {
        then();
        return;
    }
    m_reader.start(
        [sceneOnDisk = m_sceneOnDisk, mine = m_document.scene(),
         revision = m_document.revision()](const std::stop_token&, const Background::Post&) {
            return Reading{{}, nullptr, differenceOf(mine, *sceneOnDisk), revision};
        },
        [this, then](const Reading& reading) {
            m_difference = reading.difference;
            m_comparedRevision = reading.revision;
            whenCompared(then);
        },
        [this, then] { // no memory: the user can still choose
            m_difference = {};
            m_comparedRevision = m_document.revision();
            then();
        });
}

void FileChanges::compare()
{
    whenCompared([this] {
        emit compared();
        emit settled();
    });
}

void FileChanges::reload()
{
    whenCompared([this] { reloadAs(tr("Reload"), reloadedText()); });
}

QString FileChanges::reloadedText() const
{
    return tr("%1 was changed by another program and is reloaded. Undo restores the scene as it was before.")
        .arg(m_document.displayName());
}

void FileChanges::reloadAs(const QString& step, const QString& what)
{
    const std::shared_ptr<const Scene> sceneOnDisk = std::exchange(m_sceneOnDisk, nullptr);
    const std::vector<Problem> notes = std::exchange(m_notes, {});
    m_savedRevision.reset();
    rememberSaved(textOf(*sceneOnDisk));
    m_watch.accept(m_hash);
    m_document.push(std::make_unique<ReplaceScene>(m_document, step, *sceneOnDisk, std::exchange(m_difference, {})));
    m_document.undoStack().setClean();
    setState(State::Same);
    emit reloaded(what, notes);
}

void FileChanges::keepMine()
{
    m_reader.cancel();
    rememberSaved(textOf(*m_sceneOnDisk));
    m_sceneOnDisk = nullptr;
    m_savedRevision.reset();
    m_watch.accept(m_hash);
    setState(State::Same);
}

QString FileChanges::revertRefusal() const
{
    if (m_document.path().isEmpty())
        return tr("Save the scene into a file first.");
    if (!m_document.isModified())
        return tr("There are no changes since the scene was saved.");
    if (m_state == State::Missing)
        return tr("The file is missing. Save the scene to create it again.");
    return {};
}

void FileChanges::revert()
{
    m_reverter.start(
        [name = fileNameOf(m_document), mine = m_document.scene(),
         revision = m_document.revision()](const std::stop_token&, const Background::Post&) {
            Result<std::string> text = readFile(name, limits::kFileBytes, "scene");
            SceneReading reading;
            if (!text)
                reading.problems.push_back(text.problem());
            else
                reading = readScene(*text, name);
            Reading result{text ? contentHash(*text) : QByteArray(), nullptr, {}, revision};
            if (reading.scene)
                result.difference = differenceOf(mine, *reading.scene);
            result.reading = std::make_shared<const SceneReading>(std::move(reading));
            return result;
        },
        [this](const Reading& reading) {
            if (reading.revision != m_document.revision()) {
                revert(); // the scene was edited meanwhile
                return;
            }
            if (!reading.reading->scene) {
                emit failed(tr("%1 was not reverted.").arg(m_document.displayName()), reading.reading->firstError());
                return;
            }
            m_reader.cancel();
            m_later.stop();
            m_halfWritten.stop();
            m_hash = reading.hash;
            m_sceneOnDisk = std::shared_ptr<const Scene>(reading.reading, &*reading.reading->scene);
            m_notes = reading.reading->problems;
            m_difference = reading.difference;
            reloadAs(tr("Revert"), tr("The scene is again as it was saved in %1. Undo restores the changes.")
                                       .arg(m_document.displayName()));
        },
        [this] {
            emit failed(tr("%1 was not reverted.").arg(m_document.displayName()), noMemoryFor(m_document.path()));
        });
}

void FileChanges::settle()
{
    if (m_watch.path().isEmpty())
        return;
    const QScopedValueRollback settling(m_isSettling, true);
    m_watch.look();
    QEventLoop waiting;
    connect(this, &FileChanges::settled, &waiting, [this, &waiting] {
        if (isSettled())
            waiting.quit();
    });
    if (!isSettled())
        waiting.exec(QEventLoop::ExcludeUserInputEvents);
    if (m_later.isActive())
        decide();
    if (m_state == State::Changed)
        whenCompared([this] { emit settled(); });
    if (!isSettled())
        waiting.exec(QEventLoop::ExcludeUserInputEvents);
}

bool FileChanges::isSettled() const
{
    return !m_watch.isLooking() && !m_reader.isRunning() && !m_halfWritten.isActive();
}

void FileChanges::setState(State state)
{
    const bool isNew = std::exchange(m_state, state) != state;
    if (isNew || state == State::Unreadable)
        emit changed();
}

/// The scene is as it was last saved, apart from what happened to its file.
bool FileChanges::isUnchanged() const { return !m_document.isModified() || m_savedRevision == m_document.revision(); }

void FileChanges::setUnsaved()
{
    if (!m_document.isModified())
        m_savedRevision = m_document.revision();
    m_document.undoStack().resetClean();
}

/// The file has again what it had.
void FileChanges::endUnsaved()
{
    if (m_savedRevision == m_document.revision())
        m_document.undoStack().setClean();
    m_savedRevision.reset();
}

} // namespace broadside
