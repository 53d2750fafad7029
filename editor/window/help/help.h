#pragma once

class QWidget;

namespace broadside {

/// What to try first, in a window that may stay open beside the world.
void showFirstMinute(QWidget& window);
void showAbout(QWidget& window);

} // namespace broadside
