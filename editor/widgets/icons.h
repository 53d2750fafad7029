#pragma once

#include <QIcon>

namespace broadside {

/// An icon of resources/icons by name, drawn in the text colour of the current palette: readable on light and dark,
/// paler when disabled. Null when there is no icon of that name.
[[nodiscard]] QIcon themedIcon(const QString& name);

} // namespace broadside
