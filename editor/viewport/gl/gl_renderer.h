#pragma once

#include "core/base/problem.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/glyph_atlas.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace broadside {

/// Draws display lists with OpenGL 3.3 core: one instanced draw per type of item, layer and pass (fills, outlines).
///
/// Positions are uploaded as floats relative to an origin near the camera. A part is uploaded when it changed, or when
/// the camera is so far from the origin that rounding would be visible; other panning and zooming uploads nothing.
/// Errors of OpenGL go to the log category "broadside.gl".
///
/// All functions except the constructor, but including the destructor, need the context of initialize() to be current.
class GlRenderer {
public:
    struct Statistics {
        int drawCalls = 0;               ///< Number in the last draw().
        std::uint64_t uploads = 0;       ///< Pictures with an upload, since initialize().
        std::uint64_t uploadedBytes = 0; ///< Instances and cells, since initialize().
        std::uint64_t glErrors = 0;      ///< GL errors since initialize(). Any error is a bug.
        double uploadMilliseconds = 0.0; ///< CPU time of the last upload, including the building of batches.
    };

    /// The atlas must outlive the renderer.
    explicit GlRenderer(GlyphAtlas& atlas);
    ~GlRenderer();
    GlRenderer(const GlRenderer&) = delete;
    GlRenderer& operator=(const GlRenderer&) = delete;

    /// Creates shaders and buffers. If something is missing, returns the problem; draw() then does nothing.
    [[nodiscard]] std::optional<Problem> initialize();

    /// Draws into the bound framebuffer, whose size is the camera's view times the device pixel ratio, rounded.
    void draw(const DisplayList& list, const DisplayRevisions& revisions, const Camera2D& camera,
              double devicePixelRatio = 1.0);
    /// The same where all parts change together. `revision` must differ from the last one if the list changed.
    void draw(const DisplayList& list, std::uint64_t revision, const Camera2D& camera, double devicePixelRatio = 1.0);

    /// Drivers compile a shader on its first use, which can take longer than a picture. This uses all of them, so that
    /// none interrupts the user later. It also takes longer than the first picture, so it is better called after that.
    /// Clears the bound framebuffer.
    void warmUp(const DisplayList& list, const Camera2D& camera, double devicePixelRatio);

    [[nodiscard]] const Statistics& statistics() const noexcept;

    /// A picture that is larger than the driver accepts, and that the last draw() drew coarser.
    [[nodiscard]] std::optional<Problem> coarsePicture() const;
    /// Acts like a driver that accepts at most this many pixels per side. Takes effect with the next list. Only tests
    /// use it.
    void limitPictureSide(int side);

private:
    class Implementation;
    GlyphAtlas& m_atlas;
    Statistics m_statistics;
    std::unique_ptr<Implementation> m_implementation;
};

} // namespace broadside
