#pragma once

class QDockWidget;

namespace broadside {

/// Applies the minimum and maximum size of the contents to the dock. Qt does this only with the next event, and
/// squeezes docks until then.
void takeLimits(QDockWidget& dock);

} // namespace broadside
