#pragma once

#include "core/base/problem.h"
#include "core/scene/project.h"

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace broadside {

/// By its name: nothing is read.
[[nodiscard]] bool isProjectFile(const QString& path);

/// The open project, or none. The scenes that it lists are open or not, as documents of their own.
///
/// A change is written at once (see scene_file.h): there is nothing to save. What cannot be written stays in the memory
/// and is written with the next change, or by save(). What another program changes in the file is taken over when it
/// happens, and before every change of ours, so that neither undoes the other.
class ProjectDocument final : public QObject {
    Q_OBJECT
public:
    explicit ProjectDocument(QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const noexcept { return !m_path.isEmpty(); }
    [[nodiscard]] const QString& path() const noexcept { return m_path; } ///< Absolute; empty while none is open.
    [[nodiscard]] const Project& project() const noexcept { return m_project; }
    [[nodiscard]] QString name() const; ///< That of the file where the project says none.
    [[nodiscard]] QString folder() const;

    /// In the place of the open one, which is closed; it stays open when this one cannot be read.
    [[nodiscard]] std::optional<Problem> open(const QString& path);
    /// An empty one. The same.
    [[nodiscard]] std::optional<Problem> create(const QString& path);
    void close();

    /// Of the file as it was read last; worth knowing.
    [[nodiscard]] const std::vector<Problem>& notes() const noexcept { return m_notes; }
    /// Why the file does not hold what is open; nothing when it does.
    [[nodiscard]] const std::optional<Problem>& savingProblem() const noexcept { return m_savingProblem; }
    void save();
    /// Changes it, writes it, and tells everybody. `edit` may be called on what another program just wrote. @pre open
    void edit(const std::function<void(Project&)>& edit);

    /// Absolute.
    [[nodiscard]] QString fileOf(const std::string& entry) const;
    /// As the project lists it, listed or not; nothing for a file that is not in the project's folder.
    [[nodiscard]] std::optional<std::string> entryOf(const QString& file) const;
    /// See core/io/project/project_files.h.
    [[nodiscard]] std::optional<Problem> problemOf(const std::string& entry) const;

signals:
    void opened(); ///< Also when one comes in the place of another, after closed().
    void closed(const QString& name);
    void changed();      ///< What it holds, by whomever.
    void filesChanged(); ///< Files of its folders came or went.
    void savingProblemChanged();
    void reloaded(const QString& notice); ///< Another program changed the file, or spoiled it.

private:
    void take(const QString& path, Project project, QByteArray bytes, std::vector<Problem> notes);
    void reload();
    void watch();

    QString m_path;
    Project m_project;
    QByteArray m_bytes; // of the file, as it was read or written last
    std::vector<Problem> m_notes;
    std::optional<Problem> m_savingProblem;
    QFileSystemWatcher m_watcher;
    QTimer m_settle; // several changes at once are one
};

} // namespace broadside
