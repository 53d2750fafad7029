#pragma once

#include "editor/document/import_store.h"
#include "editor/session/jobs/file_watch.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace broadside {

class FileChanges;
class LevelImporter;
class SceneDocument;

/// Watches the level from which the open scene was imported, and the files that it needs: says when another editor has
/// changed one of them since the import, also before the scene was opened. A change is noticed within a second. A file
/// that is missing is no change.
class LevelChanges final : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t kMostFiles = 64; ///< More files of a level are not watched.

    /// @pre all outlive this
    LevelChanges(const SceneDocument& document, const FileChanges& changes, const LevelImporter& importer);

    [[nodiscard]] bool isChanged() const { return !changedFile().isEmpty(); }
    [[nodiscard]] QString changedFile() const; ///< The first of the changed files; empty: none.
    [[nodiscard]] const QString& level() const noexcept { return m_level; } ///< Empty: none is watched.
    /// The changes until now are not reported again while the scene is open.
    void dismiss();

signals:
    void changed(); ///< isChanged() or changedFile() may have changed.

private:
    struct Watched {
        std::unique_ptr<FileWatch> watch;
        QByteArray changed; // hash of the new content; empty: unchanged
    };
    void follow();
    void watch(const std::vector<ImportedFile>& files);
    void take(std::size_t index, const FileContent& content);

    const SceneDocument& m_document;
    const LevelImporter& m_importer;
    QString m_level;
    std::vector<Watched> m_watched;
};

} // namespace broadside
