#include "editor/viewport/gl/gl_probe.h"

#include "editor/viewport/viewport_messages.h"

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

Problem missingOpenGl(Message what) { return glProblem(std::move(what), texts::glMissingRemedy()); }

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
    return glProblem(texts::glPlatform(platform.toStdString()), texts::glPlatformRemedy());
}

std::optional<Problem> openGlProblem()
{
    if (auto problem = platformProblem(QGuiApplication::platformName()))
        return problem;
    QOffscreenSurface surface;
    surface.setFormat(wantedFormat());
    surface.create();
    if (!surface.isValid())
        return missingOpenGl(texts::glNoSurface());
    QOpenGLContext context;
    context.setFormat(wantedFormat());
    if (!context.create())
        return missingOpenGl(texts::glNone());
    if (!context.makeCurrent(&surface))
        return missingOpenGl(texts::glUnusable());
    const auto [major, minor] = context.format().version();
    auto* gl = QOpenGLVersionFunctionsFactory::get<QOpenGLFunctions_3_3_Core>(&context);
    const bool resolved = gl != nullptr && gl->initializeOpenGLFunctions();
    context.doneCurrent();
    if (!resolved)
        return missingOpenGl(texts::glTooOld(static_cast<std::uint64_t>(major), static_cast<std::uint64_t>(minor)));
    return std::nullopt;
}

} // namespace broadside
