#include "editor/viewport/gl/gl_textures.h"

#include "editor/viewport/viewport_messages.h"

#include <algorithm>

namespace broadside {
namespace {

int longestSide(const SpriteTexture& texture) { return std::max(texture.image.width(), texture.image.height()); }

Problem tooLarge(const SpriteTexture& texture, int mostSide)
{
    const auto number = [](int count) { return static_cast<std::uint64_t>(count); };
    Problem problem;
    problem.severity = Severity::Warning;
    problem.message =
        texts::glPictureTooLarge(number(texture.image.width()), number(texture.image.height()), number(mostSide));
    problem.remedy = texts::glPictureTooLargeRemedy(number(mostSide));
    return problem;
}

} // namespace

GlTextures::~GlTextures() { clear(); }

void GlTextures::clear()
{
    for (const Entry& entry : m_entries)
        m_gl.glDeleteTextures(1, &entry.known.name);
    m_entries.clear();
}

int GlTextures::mostSide()
{
    GLint side = 0;
    m_gl.glGetIntegerv(GL_MAX_TEXTURE_SIZE, &side);
    return m_limit > 0 ? std::min(m_limit, side) : side;
}

void GlTextures::limitSide(int side)
{
    m_limit = side;
    clear();
}

GlTextures::Known GlTextures::made(const SpriteTexture& texture, int mostSide)
{
    QImage image = texture.image;
    Known known;
    if (longestSide(texture) > mostSide) {
        image = image.scaled(mostSide, mostSide, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                    .convertToFormat(QImage::Format_ARGB32_Premultiplied);
        known.shareX = static_cast<float>(image.width()) / static_cast<float>(texture.image.width());
        known.shareY = static_cast<float>(image.height()) / static_cast<float>(texture.image.height());
    }
    m_gl.glGenTextures(1, &known.name);
    m_gl.glBindTexture(GL_TEXTURE_2D, known.name);
    const GLint filter = texture.filter == TextureFilter::Linear ? GL_LINEAR : GL_NEAREST;
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    m_gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    m_gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, image.width(), image.height(), 0, GL_BGRA,
                      GL_UNSIGNED_INT_8_8_8_8_REV, image.constBits());
    m_gl.glBindTexture(GL_TEXTURE_2D, 0);
    return known;
}

void GlTextures::upload(const DisplayList& list)
{
    const auto isGone = [&](const Entry& entry) {
        return std::find(list.textures.begin(), list.textures.end(), entry.texture) == list.textures.end();
    };
    for (const Entry& entry : m_entries)
        if (isGone(entry))
            m_gl.glDeleteTextures(1, &entry.known.name);
    std::erase_if(m_entries, isGone);
    m_coarse.reset();
    const int side = mostSide();
    for (const auto& texture : list.textures) {
        if (!find(texture.get()))
            m_entries.push_back({texture, made(*texture, side)});
        if (longestSide(*texture) > side)
            m_coarse = tooLarge(*texture, side);
    }
}

const GlTextures::Known* GlTextures::find(const SpriteTexture* texture) const
{
    const auto isThis = [texture](const Entry& entry) { return entry.texture.get() == texture; };
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), isThis);
    return found == m_entries.end() ? nullptr : &found->known;
}

} // namespace broadside
