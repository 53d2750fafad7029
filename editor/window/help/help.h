#pragma once

class QWidget;

namespace broadside {

/// Shows what to try first, in a dialog that may stay open next to the world.
void showFirstMinute(QWidget& window);

} // namespace broadside
