#pragma once

#include "core/io/scene/scene_difference.h"
#include "core/levels/level_reading.h"
#include "core/levels/reimport.h"
#include "editor/document/import_store.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"

#include <QObject>

#include <memory>

namespace broadside {

/// Imports the level of the open scene again, after another editor has changed it: what was edited here stays, what
/// came from the level follows, and where both changed the same value, the scene's value stays and is listed. One undo
/// step.
class LevelImporter final : public QObject {
    Q_OBJECT
public:
    /// @pre the document outlives this
    explicit LevelImporter(SceneDocument& document);

    /// Why the scene's level cannot be imported again; empty: it can.
    [[nodiscard]] QString obstacle() const;
    /// Remembers that the file has this scene, imported from this level.
    void remember(const QString& path, const ImportedLevel& level, const Scene& imported);
    void importAgain(); ///< Reads the level in the background. done() or failed() follows. @pre obstacle().isEmpty()
    /// The document was saved. After an import that was not undone, the next import compares with its level.
    void noteSaved();

signals:
    void done(const QString& text, const QString& details);
    void failed(const QString& text, const QString& details);

private:
    struct Again {
        levels::LevelReading level;
        std::optional<levels::Reimport> merged; ///< Nothing: a problem.
        SceneDifference difference;             ///< From the open scene to the merged one.
        std::optional<Problem> problem;
    };
    void take(const std::shared_ptr<Again>& again, const ImportedLevel& source, quint64 revision);

    SceneDocument& m_document;
    ImportStore m_store;
    std::shared_ptr<const Again> m_unsaved; // the last import; null when it is remembered, or there was none
    ImportedLevel m_unsavedSource;
    const QUndoCommand* m_unsavedStep = nullptr; // the undo step of the import
    Background m_background;
};

} // namespace broadside
