#include "editor/viewport/gl/gl_probe.h"

#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLVersionFunctionsFactory>

#include <algorithm>

namespace broadside {

namespace {

constexpr const char* kPlatformsWithout[] = {"offscreen", "minimal", "vnc", "linuxfb"};

Problem glProblem(Message message, Message remedy)
{
    Problem problem;
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

Problem missingOpenGl(const std::string& what)
{
    return glProblem(what, "Install a graphics driver with OpenGL 3.3 (libgl1-mesa-dri draws in software), or use the "
                           "commands that need no window, such as 'broadside render'");
}

QSurfaceFormat wantedFormat()
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    return format;
}

} // namespace

std::optional<Problem> platformProblem(const QString& platform)
{
    const bool without = std::any_of(std::begin(kPlatformsWithout), std::end(kPlatformsWithout),
                                     [&](const char* name) { return platform == QLatin1String(name); });
    if (!without)
        return std::nullopt;
    return glProblem("the Qt platform '" + platform.toStdString() + "' has no windows with OpenGL",
                     "Start on a desktop (unset QT_QPA_PLATFORM and the option -platform), or use the commands that "
                     "need no window, such as 'broadside render'");
}

std::optional<Problem> openGlProblem()
{
    if (auto problem = platformProblem(QGuiApplication::platformName()))
        return problem;
    QOffscreenSurface surface;
    surface.setFormat(wantedFormat());
    surface.create();
    if (!surface.isValid())
        return missingOpenGl("this display offers no surface for OpenGL");
    QOpenGLContext context;
    context.setFormat(wantedFormat());
    if (!context.create())
        return missingOpenGl("this display offers no OpenGL");
    if (!context.makeCurrent(&surface))
        return missingOpenGl("the OpenGL of this display cannot be used");
    const auto [major, minor] = context.format().version();
    auto* gl = QOpenGLVersionFunctionsFactory::get<QOpenGLFunctions_3_3_Core>(&context);
    const bool resolved = gl != nullptr && gl->initializeOpenGLFunctions();
    context.doneCurrent();
    if (!resolved)
        return missingOpenGl("OpenGL 3.3 core is needed and this display offers " + std::to_string(major) + "." +
                             std::to_string(minor));
    return std::nullopt;
}

} // namespace broadside
