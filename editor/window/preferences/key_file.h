#pragma once

#include "core/base/problem.h"
#include "editor/window/menus/shortcuts.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

/// @file
/// Files with the keys of all commands. The first line is "broadside-keys 1"; then each line has the name of a command,
/// "=" and its keys in portable notation, separated by "; ". Empty lines, and lines that begin with "#", are ignored.

namespace broadside {

/// The names of commands with their keys, in portable notation.
using KeysOfCommands = QMap<QString, QStringList>;

/// The present keys of all commands.
[[nodiscard]] QByteArray keyFileOf(const Shortcuts& shortcuts);
/// The keys in the text of a file. Error, with line and column: it is no file of keys, names a command that does not
/// exist, or has a key that cannot be used or that two commands have. `path` is for the error.
[[nodiscard]] Result<KeysOfCommands> keysIn(const QByteArray& text, const QString& path, const Shortcuts& shortcuts);
/// The same for a file.
[[nodiscard]] Result<KeysOfCommands> keysInFile(const QString& path, const Shortcuts& shortcuts);

} // namespace broadside
