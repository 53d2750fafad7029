#pragma once

#include <QString>

class QWidget;

/// @file
/// The questions about files. Each waits for its answer.

namespace broadside {

enum class ChangesAnswer { Save, SaveAll, Discard, Stay };
/// SaveAll is offered, and answered, only where `others` are modified, too.
[[nodiscard]] ChangesAnswer askAboutChanges(QWidget& window, const QString& name, bool others = false);

/// About a recording that is in no file: of a game, or of a table that was pasted. Never SaveAll.
enum class RecordingSource { Game, PastedTable };
[[nodiscard]] ChangesAnswer askAboutRecording(QWidget& window, const QString& name, RecordingSource source);

/// True: write over what somebody else wrote.
[[nodiscard]] bool askToOverwrite(QWidget& window, const QString& name);

enum class OpenKind { Scenes, ScenesAndProjects, Projects };
/// An absolute path, or empty. Starts in the folder of `present`.
[[nodiscard]] QString askWhichToOpen(QWidget& window, const QString& present, OpenKind kind = OpenKind::Scenes);
/// The same; a name without extension gets the scene file's. Has asked before an existing file is overwritten.
[[nodiscard]] QString askWhereToSave(QWidget& window, const QString& present);

[[nodiscard]] QString askWhereToSaveRecording(QWidget& window, const QString& name); ///< Without its extension.
[[nodiscard]] QString askWhereToSaveProject(QWidget& window, const QString& present);
/// True: close a project that could not be saved, whose last changes are lost then. `problem` says why.
[[nodiscard]] bool askToLeaveProject(QWidget& window, const QString& name, const QString& problem);

/// What happened, and below it where and what to do.
void showProblem(QWidget& window, const QString& what, const QString& details);

} // namespace broadside
