#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside render`: a picture of a world, without a display. The only command that needs an application object: it
/// makes one for the offscreen platform. @pre there is no application object yet, or it is a QGuiApplication.
[[nodiscard]] Command renderCommand();

} // namespace broadside
