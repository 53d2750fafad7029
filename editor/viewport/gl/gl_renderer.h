#pragma once

#include "core/base/problem.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"
#include "editor/viewport/display/glyph_atlas.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace broadside {

/// Draws display lists with OpenGL 3.3 core: one instanced draw per kind of item, layer and pass (fills, outlines).
///
/// Positions are uploaded as floats relative to an origin near the camera, part by part, when the part changed or the
/// camera went so far that floats would show; panning and zooming otherwise upload nothing. Errors of OpenGL go to the
/// log category "broadside.gl".
///
/// All functions but the constructor, the destructor included, want the same context current: that of initialize().
class GlRenderer {
public:
    struct Statistics {
        int drawCalls = 0;               ///< Of the last draw().
        std::uint64_t uploads = 0;       ///< Frames that had something to upload, since initialize().
        std::uint64_t uploadedBytes = 0; ///< Of instances and cells, since initialize().
        std::uint64_t glErrors = 0;      ///< Since initialize(); 0 or there is a bug.
        double uploadMilliseconds = 0.0; ///< CPU time of the last upload, building the batches included.
    };

    /// The atlas must outlive the renderer.
    explicit GlRenderer(GlyphAtlas& atlas);
    ~GlRenderer();
    GlRenderer(const GlRenderer&) = delete;
    GlRenderer& operator=(const GlRenderer&) = delete;

    /// Makes shaders and buffers. Returns what is missing; draw() then does nothing.
    [[nodiscard]] std::optional<Problem> initialize();

    /// Draws into the bound framebuffer, whose size is the camera's view times the device pixel ratio, rounded.
    void draw(const DisplayList& list, const DisplayRevisions& revisions, const Camera2D& camera,
              double devicePixelRatio = 1.0);
    /// All parts change together. `revision`: another number than last time, when the list changed.
    void draw(const DisplayList& list, std::uint64_t revision, const Camera2D& camera, double devicePixelRatio = 1.0);

    [[nodiscard]] const Statistics& statistics() const noexcept;

    /// Of the last draw(): a picture that the driver does not take as large as it is, so that it was drawn coarser.
    [[nodiscard]] std::optional<Problem> coarsePicture() const;
    /// As of a driver that takes no more pixels a side, from the next list on: for tests.
    void limitPictureSide(int side);

private:
    class Implementation;
    GlyphAtlas& m_atlas;
    Statistics m_statistics;
    std::unique_ptr<Implementation> m_implementation;
};

} // namespace broadside
