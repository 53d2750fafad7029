#pragma once

#include "core/base/problem.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

/// @file
/// How files reach the disk. Needs no QCoreApplication, so that the command line writes the same way as the editor.

namespace broadside {

/// Replaces a file in one piece: its name holds the old bytes or the new, never a part. Write errors that surface late
/// (short writes, a full disk, a failed sync) are reported and leave the old file alone.
///
/// Symbolic links stay links, also to a file that is not there yet; the mode stays; a hard link is cut off from its
/// twins. Refused: folders, devices and pipes. Only when the folder's own sync fails, the last step, is the file
/// replaced already; the problem says so.
[[nodiscard]] std::optional<Problem> writeFileAtomically(const QString& path, const QByteArray& bytes);

/// The same, of bytes that come piece by piece: `fill` writes them and gives nothing, or the problem that made it give
/// up, which leaves the old file alone. What the file does not take is seen here: `fill` may stop there, or go on.
using FillFile = std::function<std::optional<Problem>(QIODevice& file)>;
[[nodiscard]] std::optional<Problem> fillFileAtomically(const QString& path, const FillFile& fill);

/// Removes what a save that was killed left behind: NAME.XXXXXX beside a scene file, older than a day.
///
/// Only names with letters in both cases after the first, as saving makes them (15 of 16): a backup called NAME.backup
/// or NAME.Backup is somebody's own.
void removeLeftovers(const QString& path);

} // namespace broadside
