#pragma once

#include "core/base/problem.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

/// @file
/// Writes files to the disk, see core/io/atomic_file.h. Works without a QCoreApplication, so that the command line
/// writes pictures in the same way as the editor.

namespace broadside {

/// Replaces the whole file, or leaves the old one unchanged. `losses`: AtomicFile::losses(); null: not wanted, as for
/// files that the program alone uses.
[[nodiscard]] std::optional<Problem> writeFileAtomically(const QString& path, const QByteArray& bytes,
                                                         std::vector<Message>* losses = nullptr);

/// The same for bytes that come piece by piece. `fill` writes them and returns nothing, or the problem that made it
/// stop; the old file then stays. Write errors are detected here, so `fill` may stop or continue after one.
using FillFile = std::function<std::optional<Problem>(QIODevice& file)>;
[[nodiscard]] std::optional<Problem> fillFileAtomically(const QString& path, const FillFile& fill,
                                                        std::vector<Message>* losses = nullptr);
/// The same for a path as raw bytes in any encoding, as the command line receives it.
[[nodiscard]] std::optional<Problem> fillFileAtomically(const std::string& path, const FillFile& fill,
                                                        std::vector<Message>* losses = nullptr);
/// lossSentence() in the language of the program, with the name of the file; empty without losses.
[[nodiscard]] QString translatedLoss(const QString& path, const std::vector<Message>& losses);

/// Removes files that a killed save left: NAME.XXXXXX next to a scene file, older than a day.
///
/// Only suffixes as saving makes them: six letters, both cases after the first. NAME.backup or NAME.Backup is a backup
/// of the user.
void removeLeftovers(const QString& path);

} // namespace broadside
