#pragma once

#include "core/base/problem.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <string>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

/// @file
/// How files reach the disk, see core/io/atomic_file.h. Needs no QCoreApplication, so that the command line writes
/// pictures the same way as the editor.

namespace broadside {

/// Replaces a file in one piece.
[[nodiscard]] std::optional<Problem> writeFileAtomically(const QString& path, const QByteArray& bytes);

/// The same, of bytes that come piece by piece: `fill` writes them and gives nothing, or the problem that made it give
/// up, which leaves the old file alone. What the file does not take is seen here: `fill` may stop there, or go on.
using FillFile = std::function<std::optional<Problem>(QIODevice& file)>;
[[nodiscard]] std::optional<Problem> fillFileAtomically(const QString& path, const FillFile& fill);
/// The same for a name that is bytes, in any encoding: as the command line gets it.
[[nodiscard]] std::optional<Problem> fillFileAtomically(const std::string& path, const FillFile& fill);

/// Removes what a save that was killed left behind: NAME.XXXXXX beside a scene file, older than a day.
///
/// Only names with letters in both cases after the first, as saving makes them: NAME.backup or NAME.Backup is a backup
/// that somebody made.
void removeLeftovers(const QString& path);

} // namespace broadside
