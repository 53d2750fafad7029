#pragma once

#include "core/base/problem.h"

#include <QString>

#include <optional>

namespace broadside {

/// What keeps a QOpenGLWidget with OpenGL 3.3 core from working here, with the remedy; nothing when it can work. Ask
/// BEFORE one is made: shown without working OpenGL it crashes. Needs a QGuiApplication, leaves no context behind.
[[nodiscard]] std::optional<Problem> openGlProblem();

/// The same for a platform's name alone: "offscreen", "minimal", "vnc" and "linuxfb" have no windows with OpenGL,
/// whatever a context on them says.
[[nodiscard]] std::optional<Problem> platformProblem(const QString& platform);

} // namespace broadside
