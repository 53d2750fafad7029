#pragma once

#include "core/base/problem.h"
#include "editor/window/extensions/extension_formats.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

class QWidget;

/// @file
/// Dialogs for files. Each waits for the answer.

namespace broadside {

enum class ChangesAnswer { Save, SaveAll, Discard, DiscardAll, Stay };
/// SaveAll and DiscardAll are offered only when `others` are modified, too.
[[nodiscard]] ChangesAnswer askAboutChanges(QWidget& window, const QString& name, bool others = false);

/// Asks about a recording that is in no file: of a game, or of a pasted table. Never returns SaveAll or DiscardAll.
enum class RecordingSource { Game, PastedTable };
[[nodiscard]] ChangesAnswer askAboutRecording(QWidget& window, const QString& name, RecordingSource source);

enum class EditsAnswer { Apply, Discard, Stay };
/// Asks about edits that are part of a simulation only, before it is closed. `objects`: how many were edited.
[[nodiscard]] EditsAnswer askAboutSimulationEdits(QWidget& window, const QString& name, std::size_t objects);

enum class OverwriteAnswer { Overwrite, SaveAs, Cancel };
/// Asks before a saving replaces a file that another program has changed and that cannot be read. `obstacle`: why.
[[nodiscard]] OverwriteAnswer askToOverwrite(QWidget& window, const QString& name, const QString& obstacle);
/// Asks before a saving makes a file again that another program has deleted or renamed.
[[nodiscard]] OverwriteAnswer askToMakeAgain(QWidget& window, const QString& name);

enum class OpenKind { Scenes, ScenesAndProjects, Projects };
struct ChosenFile {
    QString path;                          ///< Absolute; empty: none was chosen.
    std::optional<ExtensionFormat> format; ///< The kind of file that was chosen, if it is one of an extension.
};
/// The dialog starts in the folder of `present`. `formats`: further kinds of files.
[[nodiscard]] ChosenFile askForFileToOpen(QWidget& window, const QString& present, OpenKind kind = OpenKind::Scenes,
                                          const std::vector<ExtensionFormat>& formats = {});
/// The same for saving. A name without extension gets that of the chosen kind, usually that of scene files. The dialog
/// asks before it returns an existing file.
[[nodiscard]] ChosenFile askForSavePath(QWidget& window, const QString& present,
                                        const std::vector<ExtensionFormat>& formats = {});

/// Asks where to write a map of Tiled; proposes the name of the scene `present`, which may be empty.
[[nodiscard]] QString askForLevelPath(QWidget& window, const QString& present);

/// `name` without its extension. The dialog starts in `folder` if it exists, else in the current folder.
[[nodiscard]] QString askForRecordingPath(QWidget& window, const QString& name, const QString& folder);
/// Asks where to write a report about a finding: a page, or a text for issue trackers. `name`: of what it is about.
[[nodiscard]] QString askForReportPath(QWidget& window, const QString& name);
[[nodiscard]] QString askForProjectPath(QWidget& window, const QString& present);
/// True: close a project that could not be saved and lose its last changes. `problem` gives the reason.
[[nodiscard]] bool askToLeaveProject(QWidget& window, const QString& name, const QString& problem);

/// Shows `what` happened, and below it where, and what to do. `message`: the id of the message that the details begin
/// with. If the manual has it, a button opens that place.
void showProblem(QWidget& window, const QString& what, const QString& details, const QString& message = {});
void showProblem(QWidget& window, const QString& what, const Problem& problem);

} // namespace broadside
