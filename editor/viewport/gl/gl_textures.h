#pragma once

#include "core/base/problem.h"
#include "editor/document/sprite_texture.h"
#include "editor/viewport/display/display_list.h"

#include <QOpenGLFunctions_3_3_Core>

#include <memory>
#include <optional>
#include <vector>

namespace broadside {

/// The pictures of a display list's sprites on the graphics card. All functions want the context current.
///
/// A picture whose sides are more than the driver takes is there in fewer pixels.
class GlTextures {
public:
    explicit GlTextures(QOpenGLFunctions_3_3_Core& gl) noexcept
        : m_gl(gl)
    {}
    ~GlTextures();
    GlTextures(const GlTextures&) = delete;
    GlTextures& operator=(const GlTextures&) = delete;

    /// Makes those that are new, and drops those that the list has no longer.
    void upload(const DisplayList& list);

    struct Known {
        GLuint name = 0;
        /// Texels of it per pixel of the picture, on each axis; 1 unless it was too large.
        float shareX = 1.0F;
        float shareY = 1.0F;
    };
    /// Null: the last upload() had no such picture.
    [[nodiscard]] const Known* find(const SpriteTexture* texture) const;
    /// Of the last upload(): a picture that is there in fewer pixels, with what helps.
    [[nodiscard]] const std::optional<Problem>& coarse() const noexcept { return m_coarse; }
    /// As of a driver that takes no more. From the next upload() on; 0: as the driver says.
    void limitSide(int side);

private:
    struct Entry {
        std::shared_ptr<const SpriteTexture> texture; // kept alive, so that no other one gets its address
        Known known;
    };
    void clear();
    [[nodiscard]] Known made(const SpriteTexture& texture, int mostSide);
    [[nodiscard]] int mostSide();

    QOpenGLFunctions_3_3_Core& m_gl;
    std::vector<Entry> m_entries;
    std::optional<Problem> m_coarse;
    int m_limit = 0;
};

} // namespace broadside
