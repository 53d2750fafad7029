#pragma once

#include "core/base/problem.h"

#include <QString>

#include <optional>

namespace broadside {

/// The reason why a QOpenGLWidget with OpenGL 3.3 core cannot work here, with the remedy; nothing if it can. Call it
/// BEFORE you create one: shown without working OpenGL it crashes. Needs a QGuiApplication, leaves no context.
[[nodiscard]] std::optional<Problem> openGlProblem();

/// The same for the name of a platform: "offscreen", "minimal", "vnc" and "linuxfb" have no windows with OpenGL, even
/// if a context can be created on them.
[[nodiscard]] std::optional<Problem> platformProblem(const QString& platform);

} // namespace broadside
