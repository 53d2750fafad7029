#pragma once

#include "core/base/problem.h"
#include "core/levels/reimport.h"
#include "core/scene/scene.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace broadside {

/// A file that was read for a level.
struct ImportedFile {
    QString path;    ///< Absolute.
    QByteArray hash; ///< Of its content then: contentHash() of editor/session/jobs/file_watch.h.
};

/// How a scene was made from a level of another editor.
struct ImportedLevel {
    QString source;                               ///< The file of the level, absolute.
    double pixelsPerMetre = 0.0;                  ///< The scale that was used; 0: the level is in metres.
    bool tilePictures = false;                    ///< The pictures of tiles became objects, too.
    std::vector<ImportedFile> files = {};         ///< The level and what it needs; empty: not known.
    std::vector<levels::SourceId> sourceIds = {}; ///< Of objects that have another id in the level.
};

/// Remembers for scene files from which level each was imported, and the scene as it was imported then: this tells
/// edits of the user from changes of the level when the level is imported again. In one folder of the user, never next
/// to his files; belongs to the path of the scene.
class ImportStore {
public:
    explicit ImportStore(QString root = defaultRoot());

    /// Replaces what was remembered of this scene file.
    [[nodiscard]] std::optional<Problem> remember(const QString& path, const ImportedLevel& level,
                                                  const Scene& imported) const;
    /// Remembers of `to` what is remembered of `from`: its scene was saved there. Nothing is remembered of `from`, or
    /// it is empty: forgets `to`, whose scene was replaced by one that was not imported.
    [[nodiscard]] std::optional<Problem> copy(const QString& from, const QString& to) const;
    /// No value: the scene was not imported here.
    [[nodiscard]] std::optional<ImportedLevel> levelOf(const QString& path) const;
    /// The scene as it was imported. Error: nothing is remembered, or it cannot be read.
    [[nodiscard]] Result<Scene> importedScene(const QString& path) const;

    [[nodiscard]] static QString defaultRoot();

private:
    [[nodiscard]] QString fileOf(const QString& path) const;

    QString m_root;
};

} // namespace broadside
