#pragma once

#include "editor/window/help/hints.h"

#include <vector>

class QWidget;

namespace broadside {

class SceneDocument;
class ViewportWidget;

/// The hints of the first start: aim and shoot, hover, drag the cell size. Each appears only where it holds, and none
/// covers a launcher, what it shoots, or what may be hovered, as long as there is room beside them.
/// `window` holds the bubble. @pre all outlive the hints.
[[nodiscard]] std::vector<Hints::Hint> firstHints(const SceneDocument& document, ViewportWidget& viewport,
                                                  QWidget& cellSize, const QWidget& window);

} // namespace broadside
