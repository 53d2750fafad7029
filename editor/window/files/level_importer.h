#pragma once

#include "core/io/scene/scene_difference.h"
#include "core/levels/level_reading.h"
#include "core/levels/reimport.h"
#include "editor/document/import_store.h"
#include "editor/document/scene_document.h"
#include "editor/session/jobs/background.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace broadside {

/// Imports the level of the open scene again, after another editor has changed it: what was edited here stays, what
/// came from the level follows, and where both changed the same value, the user chooses. One undo step.
class LevelImporter final : public QObject {
    Q_OBJECT
public:
    /// Shows the conflicts of an import of the level with this name, and returns those where the level's value is
    /// taken. Nothing: the user does not want to import.
    using Choose = std::function<std::optional<std::vector<std::size_t>>(
        const QString& level, const std::vector<levels::ReimportConflict>& conflicts)>;

    /// @pre the document outlives this
    LevelImporter(SceneDocument& document, Choose choose);

    /// The level of the open scene. No value: the scene was not imported, or is in no file.
    [[nodiscard]] std::optional<ImportedLevel> level() const;

    /// Why the scene's level cannot be imported again; empty: it can.
    [[nodiscard]] QString obstacle() const;
    /// Remembers that the file has this scene, imported from this level.
    void remember(const QString& path, const ImportedLevel& level, const Scene& imported);
    void importAgain(); ///< Reads the level in the background. done() or failed() follows. @pre obstacle().isEmpty()
    /// The document was saved; it was in the file `before` until then (empty: in none). A copy under another name is of
    /// the same level. After an import that was not undone, the next import compares with its level.
    void noteSaved(const QString& before);

signals:
    void done(const QString& text, const QString& details);
    void failed(const QString& text, const QString& details);
    void remembered();                                                ///< level() may have changed.
    void imported(const std::vector<broadside::ImportedFile>& files); ///< The open scene has what these files have now.

private:
    struct Again {
        ImportedLevel source; ///< As the next import is to know it.
        std::vector<levels::LevelAtlas> atlases;
        Scene before;
        Scene edited;
        Scene after;
        levels::ReimportOptions options;
        std::optional<levels::Reimport> merged; ///< Nothing: a problem.
        SceneDifference difference;             ///< From the open scene to the merged one.
        std::optional<Problem> problem;
    };
    using Shared = std::shared_ptr<Again>;
    [[nodiscard]] static Shared read(const ImportStore& store, const QString& path, ImportedLevel source, Scene edited);
    static void merge(Again& again);
    void take(const Shared& again, quint64 revision);
    void decide(const Shared& again, quint64 revision);
    void finish(const Shared& again, quint64 revision);
    void reportNoMemory();
    void reportNotKept(const QString& path, const Problem& problem);
    void report(const Again& again, const std::vector<Problem>& notes);

    SceneDocument& m_document;
    Choose m_choose;
    ImportStore m_store;
    std::shared_ptr<const Again> m_unsaved;      // the last import; null when it is remembered, or there was none
    const QUndoCommand* m_unsavedStep = nullptr; // the undo step of the import
    Background m_background;
};

} // namespace broadside
