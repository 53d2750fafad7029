#pragma once

#include <QStringList>

namespace broadside {

/// Names of the tabs: the names of their files. Equal names are followed by the folders in which they differ:
/// "level.broadside (one)" and "level.broadside (two)", or "(a/one)" and "(b/one)". A name without a folder, such as
/// "Untitled", stays unchanged. Cost: O(n^2 * depth of the folders) for n files.
[[nodiscard]] QStringList tabNames(const QStringList& files);

} // namespace broadside
