#pragma once

#include "editor/window/files/file_dialogs.h"

#include <QObject>

#include <functional>

namespace broadside {

class FileChanges;
class SceneComparison;
class SceneDocument;

/// Keeps a saving from replacing what another program has done with the file, unless the user wants it. The file is
/// compared with what was last loaded or saved, and is replaced under the same lock (SaveLock). So two running programs
/// do not replace each other's work without a question, not even when both save at the same moment.
class OverwriteGuard final : public QObject {
    Q_OBJECT
public:
    /// @pre the parts outlive this
    OverwriteGuard(const SceneDocument& document, FileChanges& changes, QWidget& window);

    enum class Outcome { Saved, SaveAs, NotSaved };
    /// What to do when the file was deleted or renamed.
    enum class IfMissing {
        Ask,
        MakeAgain, ///< The user knows it.
    };
    /// Calls `write` once, if the file is as it was left here, or the user has chosen to replace what is in it now. The
    /// answer covers only what was shown: when the file changes during the question, the user is asked again.
    /// @pre the document has a file
    [[nodiscard]] Outcome save(IfMissing ifMissing, const std::function<bool()>& write);

signals:
    /// The question is open, with what differs; until SceneComparison::finished().
    void comparisonShown(broadside::SceneComparison& comparison);

private:
    [[nodiscard]] OverwriteAnswer ask();

    const SceneDocument& m_document;
    FileChanges& m_changes;
    QWidget& m_window;
};

} // namespace broadside
