#pragma once

#include "core/base/problem.h"
#include "editor/viewport/display/pixel_rules.h"

#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLShaderProgram>

#include <cstddef>
#include <optional>
#include <span>

namespace broadside {

/// One attribute of an instance (or of a corner): the memory layout of a `layout(location = ...)` in the shader.
struct GlAttribute {
    GLint components;
    GLenum type; ///< GL_FLOAT; GL_UNSIGNED_BYTE becomes 0..1; GL_UNSIGNED_INT stays an integer.
    std::size_t offset;
};

/// Instances (or corners) on the graphics card, and the vertex array for drawing them. Its context must be current in
/// every call.
class GlBuffer {
public:
    void create(QOpenGLFunctions_3_3_Core& gl);
    void destroy(QOpenGLFunctions_3_3_Core& gl);
    /// Replaces the content. The buffer never shrinks.
    void upload(QOpenGLFunctions_3_3_Core& gl, const void* data, std::size_t bytes);
    void bind(QOpenGLFunctions_3_3_Core& gl) const;

private:
    GLuint m_vertexArray = 0;
    GLuint m_buffer = 0;
    std::size_t m_capacity = 0; ///< Bytes.
};

/// A shader program and the layout of the buffers that it reads. Its context must be current in every call except the
/// constructor.
class GlProgram {
public:
    /// `name`: that of resources/shaders/NAME.vert and .frag. Attributes are in the order of their locations.
    GlProgram(const char* name, std::span<const GlAttribute> attributes, std::size_t stride, bool instanced);

    [[nodiscard]] std::optional<Problem> create();
    void destroy();

    /// Makes it current and sets the uniforms that all shaders share. `shift`: origin of the positions minus the
    /// camera's centre.
    void use(QOpenGLFunctions_3_3_Core& gl, const PixelView& view, Vec2 shift);
    void set(const char* uniform, int value) { m_program.setUniformValue(uniform, value); }
    void set(const char* uniform, float x, float y) { m_program.setUniformValue(uniform, x, y); }
    void setOutlines(bool outlines) { set("u_stroke", outlines ? 1 : 0); }
    void draw(QOpenGLFunctions_3_3_Core& gl, const GlBuffer& buffer, std::size_t first, std::size_t count);
    /// Like draw(), with an instance (or a triangle) of zeros that leaves nothing on the screen. Replaces the content
    /// of the buffer.
    void drawNothing(QOpenGLFunctions_3_3_Core& gl, const PixelView& view, GlBuffer& buffer);

private:
    const char* m_name;
    std::span<const GlAttribute> m_attributes;
    std::size_t m_stride;
    bool m_instanced;
    QOpenGLShaderProgram m_program;
};

} // namespace broadside
