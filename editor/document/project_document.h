#pragma once

#include "core/base/problem.h"
#include "core/scene/project.h"
#include "editor/document/path_watch.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace broadside {

/// Judged by the name; the file is not read.
[[nodiscard]] bool isProjectFile(const QString& path);

/// The open project, or none. The scenes that it lists are documents of their own, open or not.
///
/// A change is written at once (see scene_file.h), so there is nothing to save. When writing fails, the change stays in
/// memory and is written with the next change, or by save(). Changes that another program makes in the file are read
/// when they happen and before each change of ours, so that neither overwrites the other.
class ProjectDocument final : public QObject {
    Q_OBJECT
public:
    explicit ProjectDocument(QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const noexcept { return !m_path.isEmpty(); }
    [[nodiscard]] const QString& path() const noexcept { return m_path; } ///< Absolute; empty while none is open.
    [[nodiscard]] const Project& project() const noexcept { return m_project; }
    [[nodiscard]] QString name() const; ///< The file's name when the project has none.
    [[nodiscard]] QString folder() const;

    /// Opens a project and closes the present one, which stays open when the new one cannot be read.
    [[nodiscard]] std::optional<Problem> open(const QString& path);
    /// Creates an empty project and opens it in the same manner.
    [[nodiscard]] std::optional<Problem> create(const QString& path);
    void close();

    /// Warnings from the last reading of the file.
    [[nodiscard]] const std::vector<Problem>& notes() const noexcept { return m_notes; }
    /// Why the file does not contain the open project; nothing when it does.
    [[nodiscard]] const std::optional<Problem>& savingProblem() const noexcept { return m_savingProblem; }
    void save();
    /// Changes the project, writes it and emits changed(). Another program's last change is read before `edit` runs.
    /// @pre open
    void edit(const std::function<void(Project&)>& edit);

    /// Absolute path.
    [[nodiscard]] QString fileOf(const std::string& entry) const;
    /// The entry for a file, whether the project lists it or not; nothing for a file outside the project's folder.
    [[nodiscard]] std::optional<std::string> entryOf(const QString& file) const;
    /// See core/io/project/project_files.h.
    [[nodiscard]] std::optional<Problem> problemOf(const std::string& entry) const;

signals:
    void opened(); ///< Emitted also when a project replaces another one, after closed().
    void closed(const QString& name);
    void changed();      ///< The content changed, here or by another program.
    void filesChanged(); ///< Files were added to its folders or removed.
    void savingProblemChanged();
    void savedWithLoss(const QString& sentence); ///< The file was replaced, and lost what the sentence names.
    void reloaded(const QString& notice);        ///< Another program changed or damaged the file.

private:
    void take(const QString& path, Project project, QByteArray bytes, std::vector<Problem> notes);
    void reload();
    void watch();

    QString m_path;
    Project m_project;
    QByteArray m_bytes; // Content of the file when it was last read or written.
    std::vector<Problem> m_notes;
    std::optional<Problem> m_savingProblem;
    PathWatch m_watch;
};

} // namespace broadside
