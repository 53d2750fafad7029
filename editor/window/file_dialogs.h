#pragma once

#include <QString>

class QWidget;

/// @file
/// The questions about files. Each waits for its answer.

namespace broadside {

enum class ChangesAnswer { Save, Discard, Stay };
[[nodiscard]] ChangesAnswer askAboutChanges(QWidget& window, const QString& name);

/// True: write over what somebody else wrote.
[[nodiscard]] bool askToOverwrite(QWidget& window, const QString& name);

/// An absolute path, or empty. Starts in the folder of `present`.
[[nodiscard]] QString askWhichToOpen(QWidget& window, const QString& present);
/// The same; a name without extension gets the scene file's. Has asked before an existing file is overwritten.
[[nodiscard]] QString askWhereToSave(QWidget& window, const QString& present);

/// What happened, and below it where and what to do.
void showProblem(QWidget& window, const QString& what, const QString& details);

} // namespace broadside
