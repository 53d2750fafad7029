#pragma once

#include "core/base/problem.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace broadside {

/// Replaces a file in one piece: its name holds the old bytes or the new, never a part. Write errors that surface late
/// (short writes, a full disk, a failed sync) are reported and leave the old file alone. Symbolic links stay links, the
/// mode stays; folder entries are synced.
[[nodiscard]] std::optional<Problem> writeFileAtomically(const QString& path, const QByteArray& bytes);

/// Removes what a save that was killed left behind: NAME.XXXXXX beside a scene file, older than a day.
void removeLeftovers(const QString& path);

} // namespace broadside
