#include "editor/document/project_document.h"

#include "core/io/project/project_files.h"
#include "core/io/project/project_reader.h"
#include "core/io/project/project_writer.h"
#include "editor/document/file_path.h"
#include "editor/document/message_text.h"
#include "editor/document/scene_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <chrono>
#include <utility>

namespace broadside {
namespace {

using namespace std::chrono_literals;

constexpr auto kSettle = 100ms;
constexpr qsizetype kMostWatched = 200; // Folders; each costs system resources.

std::string encoded(const QString& path) { return encodedPath(path); }

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

bool isProjectFile(const QString& path)
{
    return path.endsWith(QLatin1String(kProjectSuffix.data(), kProjectSuffix.size()), Qt::CaseInsensitive);
}

ProjectDocument::ProjectDocument(QObject* parent)
    : QObject(parent)
    , m_watch(kSettle)
{
    connect(&m_watch, &PathWatch::noticed, this, [this] {
        reload();
        watch();
        emit filesChanged();
    });
}

QString ProjectDocument::name() const
{
    if (!m_project.name.empty())
        return QString::fromStdString(m_project.name);
    return QFileInfo(m_path).completeBaseName();
}

QString ProjectDocument::folder() const { return QFileInfo(m_path).absolutePath(); }

std::optional<Problem> ProjectDocument::open(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    QByteArray bytes = bytesOf(file);
    ProjectReading reading = readProjectFile(encoded(file));
    if (!reading.project)
        return reading.firstError();
    take(file, *std::move(reading.project), std::move(bytes), std::move(reading.problems));
    return std::nullopt;
}

std::optional<Problem> ProjectDocument::create(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    Project project;
    project.name = QFileInfo(file).completeBaseName().toStdString();
    QByteArray bytes = QByteArray::fromStdString(writeProject(project));
    std::vector<Message> losses;
    if (auto problem = writeFileAtomically(file, bytes, &losses))
        return problem;
    take(file, std::move(project), std::move(bytes), {});
    if (!losses.empty())
        emit savedWithLoss(translatedLoss(file, losses));
    return std::nullopt;
}

void ProjectDocument::take(const QString& path, Project project, QByteArray bytes, std::vector<Problem> notes)
{
    close();
    m_path = path;
    m_project = std::move(project);
    m_bytes = std::move(bytes);
    m_notes = std::move(notes);
    watch();
    emit opened();
    emit changed();
}

void ProjectDocument::close()
{
    if (!isOpen())
        return;
    const QString name = this->name();
    m_watch.forgetNotice();
    m_path.clear();
    m_project = {};
    m_bytes.clear();
    m_notes.clear();
    watch();
    if (std::exchange(m_savingProblem, std::nullopt))
        emit savingProblemChanged();
    emit closed(name);
    emit changed();
}

void ProjectDocument::edit(const std::function<void(Project&)>& edit)
{
    if (!m_savingProblem) // With a saving problem the memory is newer than the file.
        reload();
    edit(m_project);
    save();
    watch();
    emit changed();
}

void ProjectDocument::save()
{
    const bool had = m_savingProblem.has_value();
    QByteArray bytes = QByteArray::fromStdString(writeProject(m_project));
    std::vector<Message> losses;
    m_savingProblem = writeFileAtomically(m_path, bytes, &losses);
    if (!m_savingProblem && !losses.empty())
        emit savedWithLoss(translatedLoss(m_path, losses));
    if (!m_savingProblem)
        m_bytes = std::move(bytes);
    if (had || m_savingProblem)
        emit savingProblemChanged();
}

void ProjectDocument::reload()
{
    const QByteArray bytes = isOpen() ? bytesOf(m_path) : QByteArray();
    if (bytes.isEmpty() || bytes == m_bytes || m_savingProblem)
        return; // Gone, unchanged, or older than the memory: our next change writes the file again.
    ProjectReading reading = readProject(bytes.toStdString(), encoded(m_path));
    m_bytes = bytes;
    if (!reading.project) {
        emit reloaded(tr("Another program changed the project, and it can no longer be read: %1. The open project "
                         "stays, and your next change replaces the file.")
                          .arg(described(reading.firstError())));
        return;
    }
    m_project = *std::move(reading.project);
    m_notes = std::move(reading.problems);
    emit changed();
    emit reloaded(tr("Another program changed the project. It was reloaded."));
}

void ProjectDocument::watch()
{
    QStringList wanted;
    if (isOpen()) {
        wanted = {m_path, folder()};
        for (const auto* entries : {&m_project.scenes, &m_project.assets})
            for (const std::string& entry : *entries)
                if (const QString place = QFileInfo(fileOf(entry)).absolutePath();
                    wanted.size() < kMostWatched && !wanted.contains(place))
                    wanted += place;
    }
    m_watch.watch(wanted);
}

QString ProjectDocument::fileOf(const std::string& entry) const
{
    return QDir(folder()).absoluteFilePath(QString::fromStdString(entry));
}

std::optional<std::string> ProjectDocument::entryOf(const QString& file) const
{
    return entryFor(encoded(m_path), encoded(file));
}

std::optional<Problem> ProjectDocument::problemOf(const std::string& entry) const
{
    return entryProblem(encoded(m_path), encoded(QString::fromStdString(entry)));
}

} // namespace broadside
