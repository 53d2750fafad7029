#pragma once

class QDockWidget;

namespace broadside {

/// Gives a dock the limits of its contents now. Qt does it later, with the next event, and squeezes docks until then.
void takeLimits(QDockWidget& dock);

} // namespace broadside
