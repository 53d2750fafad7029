#pragma once

#include "editor/viewport/display/glyph_atlas.h"
#include "editor/viewport/export/picture.h"
#include "editor/viewport/gl/gl_probe.h"
#include "editor/viewport/gl/gl_renderer.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFramebufferObject>
#include <QTest>

#include <memory>
#include <optional>

namespace broadside::test {

/// The OpenGL renderer on its own framebuffer, and the painter, for tests that compare the two.
class OffscreenGl {
public:
    /// Skips or fails the calling test function when OpenGL does not work.
    void begin()
    {
        if (const std::optional<Problem> problem = openGlProblem())
            QSKIP(describe(*problem).c_str());
        QSurfaceFormat format;
        format.setVersion(3, 3);
        format.setProfile(QSurfaceFormat::CoreProfile);
        m_surface.setFormat(format);
        m_surface.create();
        m_context.setFormat(format);
        QVERIFY(m_context.create());
        QVERIFY(m_context.makeCurrent(&m_surface));
        m_atlas = std::make_unique<GlyphAtlas>();
        m_renderer = std::make_unique<GlRenderer>(*m_atlas);
        const std::optional<Problem> missing = m_renderer->initialize();
        QVERIFY2(!missing, missing ? describe(*missing).c_str() : "");
    }
    void end()
    {
        if (m_renderer)
            QCOMPARE(m_renderer->statistics().glErrors, std::uint64_t{0});
        m_renderer.reset();
        m_context.doneCurrent();
    }

protected:
    QImage drawGl(const DisplayList& list, const Camera2D& camera, double ratio = 1.0)
    {
        const QSize size(qRound(camera.viewSize().x * ratio), qRound(camera.viewSize().y * ratio));
        QOpenGLFramebufferObject target(size);
        target.bind();
        m_renderer->draw(list, ++m_revision, camera, ratio);
        return target.toImage().convertToFormat(QImage::Format_RGB32);
    }
    QImage drawPainter(const DisplayList& list, const Camera2D& camera)
    {
        const QSize size(qRound(camera.viewSize().x), qRound(camera.viewSize().y));
        return renderPicture(list, camera, size, *m_atlas).value();
    }

    QOffscreenSurface m_surface;
    QOpenGLContext m_context;
    std::unique_ptr<GlyphAtlas> m_atlas;
    std::unique_ptr<GlRenderer> m_renderer;
    std::uint64_t m_revision = 0;
};

} // namespace broadside::test
