#pragma once

#include <QStringList>

namespace broadside {

/// What tabs are called: the names of their files, and where several have the same one, behind it the folders that tell
/// them apart: "level.broadside (one)" and "level.broadside (two)", or "(a/one)" and "(b/one)". What has no folder,
/// such as "Untitled", stays as it is. Cost: O(n^2 * depth of the folders) for n files.
[[nodiscard]] QStringList tabNames(const QStringList& files);

} // namespace broadside
