#pragma once

#include "app/command.h"

namespace broadside {

/// `broadside render`: draws a picture of a world, without a display. It creates an application object for the
/// offscreen platform. @pre there is no application object yet, or it is a QGuiApplication.
[[nodiscard]] Command renderCommand();

} // namespace broadside
