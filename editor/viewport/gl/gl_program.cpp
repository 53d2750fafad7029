#include "editor/viewport/gl/gl_program.h"

#include "editor/viewport/viewport_messages.h"

#include <QFile>

#include <algorithm>
#include <vector>

namespace broadside {

namespace {

QByteArray shaderText(const QString& file)
{
    QFile resource(QStringLiteral(":/broadside/shaders/") + file);
    return resource.open(QIODevice::ReadOnly) ? resource.readAll() : QByteArray();
}

Problem shaderProblem(const char* name, const QString& log)
{
    Problem problem;
    problem.message = texts::glShader(name, log.trimmed().toStdString());
    problem.remedy = texts::glDriverRemedy();
    return problem;
}

const void* offsetInBuffer(std::size_t offset)
{
    return reinterpret_cast<const void*>(offset); // OpenGL wants a byte offset as a pointer.
}

} // namespace

void GlBuffer::create(QOpenGLFunctions_3_3_Core& gl)
{
    gl.glGenVertexArrays(1, &m_vertexArray);
    gl.glGenBuffers(1, &m_buffer);
}

void GlBuffer::destroy(QOpenGLFunctions_3_3_Core& gl)
{
    gl.glDeleteBuffers(1, &m_buffer);
    gl.glDeleteVertexArrays(1, &m_vertexArray);
    *this = {};
}

void GlBuffer::upload(QOpenGLFunctions_3_3_Core& gl, const void* data, std::size_t bytes)
{
    if (bytes == 0)
        return;
    gl.glBindBuffer(GL_ARRAY_BUFFER, m_buffer);
    if (bytes > m_capacity)
        m_capacity = std::max(bytes, m_capacity + m_capacity / 2);
    // Allocates a new store each time: the card may still read the old one for the previous picture.
    gl.glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(m_capacity), nullptr, GL_STREAM_DRAW);
    gl.glBufferSubData(GL_ARRAY_BUFFER, 0, static_cast<GLsizeiptr>(bytes), data);
    gl.glBindBuffer(GL_ARRAY_BUFFER, 0);
}

void GlBuffer::bind(QOpenGLFunctions_3_3_Core& gl) const
{
    gl.glBindVertexArray(m_vertexArray);
    gl.glBindBuffer(GL_ARRAY_BUFFER, m_buffer);
}

GlProgram::GlProgram(const char* name, std::span<const GlAttribute> attributes, std::size_t stride, bool instanced)
    : m_name(name)
    , m_attributes(attributes)
    , m_stride(stride)
    , m_instanced(instanced)
{}

std::optional<Problem> GlProgram::create()
{
    const QByteArray common = "#version 330 core\n" + shaderText(QStringLiteral("common.glsl"));
    const QString name = QString::fromLatin1(m_name);
    const bool ok =
        m_program.addShaderFromSourceCode(QOpenGLShader::Vertex, common + shaderText(name + QStringLiteral(".vert"))) &&
        m_program.addShaderFromSourceCode(QOpenGLShader::Fragment,
                                          common + shaderText(name + QStringLiteral(".frag"))) &&
        m_program.link();
    if (!ok)
        return shaderProblem(m_name, m_program.log());
    return std::nullopt;
}

void GlProgram::destroy() { m_program.removeAllShaders(); }

void GlProgram::use(QOpenGLFunctions_3_3_Core& gl, const PixelView& view, Vec2 shift)
{
    m_program.bind();
    const auto toFloat = [](double value) { return static_cast<float>(value); };
    m_program.setUniformValue("u_view", toFloat(view.size().x), toFloat(view.size().y));
    m_program.setUniformValue("u_half", toFloat(view.half().x), toFloat(view.half().y));
    m_program.setUniformValue("u_shift", toFloat(shift.x), toFloat(shift.y));
    m_program.setUniformValue("u_scale", toFloat(view.scale()));
    m_program.setUniformValue("u_ratio", toFloat(view.ratio()));
    QVector2D dashes[std::size(kDashUnits)];
    for (std::size_t i = 0; i < std::size(kDashUnits); ++i)
        dashes[i] = {toFloat(kDashUnits[i].on), toFloat(kDashUnits[i].off)};
    m_program.setUniformValueArray("u_dashUnits", dashes, static_cast<int>(std::size(kDashUnits)));
    gl.glUniform2i(m_program.uniformLocation("u_hatch"), view.hatchPeriod(), view.hatchPhase());
    m_program.setUniformValue("u_hatchWidth", toFloat(kHatchWidth));
    m_program.setUniformValue("u_hatchLift", toFloat(kHatchLift));
}

void GlProgram::draw(QOpenGLFunctions_3_3_Core& gl, const GlBuffer& buffer, std::size_t first, std::size_t count)
{
    buffer.bind(gl);
    // There are no base instances before OpenGL 4.2, so the attributes are moved to the layer's part of the buffer.
    const auto stride = static_cast<GLsizei>(m_stride);
    GLuint location = 0;
    for (const GlAttribute& attribute : m_attributes) {
        const void* offset = offsetInBuffer(first * m_stride + attribute.offset);
        gl.glEnableVertexAttribArray(location);
        if (attribute.type == GL_UNSIGNED_INT)
            gl.glVertexAttribIPointer(location, attribute.components, attribute.type, stride, offset);
        else
            gl.glVertexAttribPointer(location, attribute.components, attribute.type,
                                     attribute.type == GL_UNSIGNED_BYTE ? GL_TRUE : GL_FALSE, stride, offset);
        gl.glVertexAttribDivisor(location, m_instanced ? 1 : 0);
        ++location;
    }
    if (m_instanced)
        gl.glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(count));
    else
        gl.glDrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(count));
}

void GlProgram::drawNothing(QOpenGLFunctions_3_3_Core& gl, const PixelView& view, GlBuffer& buffer)
{
    const std::size_t count = m_instanced ? 1 : 3;
    const std::vector<std::byte> zeros(count * m_stride);
    buffer.upload(gl, zeros.data(), zeros.size());
    use(gl, view, {});
    draw(gl, buffer, 0, count);
}

} // namespace broadside
