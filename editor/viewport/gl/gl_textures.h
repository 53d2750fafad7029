#pragma once

#include "core/base/problem.h"
#include "editor/document/sprite_texture.h"
#include "editor/viewport/display/display_list.h"

#include <QOpenGLFunctions_3_3_Core>

#include <memory>
#include <optional>
#include <vector>

namespace broadside {

/// The pictures of a display list's sprites on the graphics card. All functions need the context to be current.
///
/// A picture that is larger than the driver accepts is stored with fewer pixels.
class GlTextures {
public:
    explicit GlTextures(QOpenGLFunctions_3_3_Core& gl) noexcept
        : m_gl(gl)
    {}
    ~GlTextures();
    GlTextures(const GlTextures&) = delete;
    GlTextures& operator=(const GlTextures&) = delete;

    /// Uploads new pictures and drops those that are no longer in the list.
    void upload(const DisplayList& list);

    struct Known {
        GLuint name = 0;
        /// Texels per pixel of the picture, on each axis; 1 unless the picture was too large.
        float shareX = 1.0F;
        float shareY = 1.0F;
    };
    /// Null: the last upload() did not include this picture.
    [[nodiscard]] const Known* find(const SpriteTexture* texture) const;
    /// A picture that the last upload() stored with fewer pixels, and the remedy.
    [[nodiscard]] const std::optional<Problem>& coarse() const noexcept { return m_coarse; }
    /// Acts like a driver with this limit per side, from the next upload() on; 0: the driver's own limit. Only tests
    /// use it.
    void limitSide(int side);

private:
    struct Entry {
        std::shared_ptr<const SpriteTexture> texture; // Kept alive, so that no other texture gets its address.
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
