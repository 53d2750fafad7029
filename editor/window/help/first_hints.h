#pragma once

#include "editor/window/help/hints.h"

#include <vector>

class QWidget;

namespace broadside {

class SceneDocument;
class ViewportWidget;

/// The hints of the first start: aim and shoot, hover, drag the cell size. Each is shown only when it applies to the
/// scene. While there is room elsewhere, none covers a launcher, its projectiles, or other objects.
/// `window` contains the bubble. @pre all outlive the hints.
[[nodiscard]] std::vector<Hints::Hint> firstHints(const SceneDocument& document, ViewportWidget& viewport,
                                                  QWidget& cellSize, const QWidget& window);

} // namespace broadside
