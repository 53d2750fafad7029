#include "editor/viewport/gl/gl_renderer.h"

#include "editor/document/sprite_texture.h"
#include "editor/viewport/display/pixel_rules.h"
#include "editor/viewport/gl/gl_batches.h"
#include "editor/viewport/gl/gl_program.h"
#include "editor/viewport/gl/gl_textures.h"
#include "editor/viewport/viewport_messages.h"

#include <QElapsedTimer>
#include <QLoggingCategory>
#include <QOpenGLContext>
#include <QOpenGLVersionFunctionsFactory>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

Q_LOGGING_CATEGORY(glLog, "broadside.gl")

namespace broadside {

namespace {

/// A float has 24 bits: within this many pixels of the origin the error of a position is below 1/100 pixel.
constexpr double kPixelsFromOrigin = 100'000.0;

/// Width of the texture of cells. Every known driver with OpenGL 3.3 accepts it.
constexpr std::size_t kCellsAcross = 4096;

constexpr GlAttribute kCornerAttributes[] = {
    {2, GL_FLOAT, offsetof(GlCorner, x)},
    {4, GL_UNSIGNED_BYTE, offsetof(GlCorner, fill)},
    {1, GL_UNSIGNED_INT, offsetof(GlCorner, flags)},
};
constexpr GlAttribute kBoxAttributes[] = {
    {4, GL_FLOAT, offsetof(GlBox, left)},           {4, GL_UNSIGNED_BYTE, offsetof(GlBox, fill)},
    {4, GL_UNSIGNED_BYTE, offsetof(GlBox, stroke)}, {1, GL_FLOAT, offsetof(GlBox, width)},
    {1, GL_UNSIGNED_INT, offsetof(GlBox, flags)},
};
constexpr GlAttribute kRasterAttributes[] = {
    {4, GL_FLOAT, offsetof(GlRaster, left)},
    {4, GL_FLOAT, offsetof(GlRaster, originX)},
    {3, GL_UNSIGNED_INT, offsetof(GlRaster, columns)},
};
constexpr GlAttribute kDiscAttributes[] = {
    {2, GL_FLOAT, offsetof(GlDisc, x)},
    {1, GL_FLOAT, offsetof(GlDisc, radius)},
    {1, GL_FLOAT, offsetof(GlDisc, width)},
    {4, GL_UNSIGNED_BYTE, offsetof(GlDisc, fill)},
    {4, GL_UNSIGNED_BYTE, offsetof(GlDisc, stroke)},
    {1, GL_UNSIGNED_INT, offsetof(GlDisc, flags)},
};
constexpr GlAttribute kSpriteAttributes[] = {
    {2, GL_FLOAT, offsetof(GlSprite, x)},
    {4, GL_FLOAT, offsetof(GlSprite, rightX)},
    {4, GL_FLOAT, offsetof(GlSprite, sourceX)},
    {4, GL_UNSIGNED_BYTE, offsetof(GlSprite, tint)},
};
constexpr GlAttribute kVeilAttributes[] = {{4, GL_UNSIGNED_BYTE, 0}}; // An Rgba.
constexpr GlAttribute kLineAttributes[] = {
    {4, GL_FLOAT, offsetof(GlLine, fromX)},
    {4, GL_UNSIGNED_BYTE, offsetof(GlLine, color)},
    {1, GL_FLOAT, offsetof(GlLine, width)},
    {1, GL_UNSIGNED_INT, offsetof(GlLine, flags)},
};
constexpr GlAttribute kGlyphAttributes[] = {
    {2, GL_FLOAT, offsetof(GlGlyph, anchorX)},
    {4, GL_FLOAT, offsetof(GlGlyph, targetX)},
    {4, GL_FLOAT, offsetof(GlGlyph, sourceX)},
    {4, GL_UNSIGNED_BYTE, offsetof(GlGlyph, color)},
};

} // namespace

class GlRenderer::Implementation {
public:
    explicit Implementation(QOpenGLFunctions_3_3_Core& gl)
        : m_gl(gl)
        , m_textures(gl)
    {}
    ~Implementation();
    Implementation(const Implementation&) = delete;
    Implementation& operator=(const Implementation&) = delete;

    [[nodiscard]] std::optional<Problem> create();
    /// Draws nothing with each program.
    void warmUp(const DisplayList& list, const PixelView& view);
    [[nodiscard]] bool needsUpload(DisplayPart part, std::uint64_t revision, const PixelView& view, Vec2 center,
                                   const GlyphAtlas& atlas) const;
    /// @return Number of uploaded bytes.
    std::size_t upload(const DisplayList& list, DisplayPart part, std::uint64_t revision, Vec2 center, double ratio,
                       GlyphAtlas& atlas);
    int draw(const DisplayList& list, const PixelView& view, Vec2 center);
    [[nodiscard]] GlTextures& textures() noexcept { return m_textures; }
    /// Logs the OpenGL errors since the last call. @return Their number.
    std::uint64_t reportErrors();

private:
    /// The data of one part of the list on the card.
    struct Part {
        GlBatches batches;
        GlBuffer corners, boxes, rasters, discs, sprites, veil, lines, glyphs;
        GLuint cells = 0; ///< A texture of all cells of its rasters, line after line.
        std::optional<std::uint64_t> revision;
        double ratio = 0.0;
        std::uint64_t atlasGeneration = 0;

        [[nodiscard]] std::array<GlBuffer*, 8> buffers() // In the order of the programs.
        {
            return {&corners, &boxes, &rasters, &discs, &sprites, &veil, &lines, &glyphs};
        }
    };

    [[nodiscard]] Part& at(DisplayPart part) { return m_parts[static_cast<std::size_t>(part)]; }
    [[nodiscard]] const Part& at(DisplayPart part) const { return m_parts[static_cast<std::size_t>(part)]; }
    void makeTexture(GLuint& texture);
    void uploadAtlas(const GlyphAtlas& atlas);
    void uploadCells(Part& part);
    int drawLayer(const Part& part, const DisplayList& list, const GlLayer& layer);
    int drawSpan(GlProgram& program, const GlBuffer& buffer, const GlSpan& span,
                 std::optional<bool> outlines = std::nullopt);
    int drawRasters(const Part& part, const GlSpan& span);
    int drawSprites(const Part& part, const DisplayList& list, const GlSpan& runs);
    void beginFrame(const DisplayList& list, const PixelView& view);
    int drawVeil(const DisplayList& list, Vec2 center);
    /// Binds a texture of the view's size as the target of drawing. @return False if the driver refuses.
    bool makeMask();
    void setBlending(); ///< Sets blending for everything except sprites.
    void endFrame();

    QOpenGLFunctions_3_3_Core& m_gl;
    GlProgram m_corners{"triangle", kCornerAttributes, sizeof(GlCorner), false};
    GlProgram m_boxes{"box", kBoxAttributes, sizeof(GlBox), true};
    GlProgram m_rasters{"raster", kRasterAttributes, sizeof(GlRaster), true};
    GlProgram m_discs{"disc", kDiscAttributes, sizeof(GlDisc), true};
    GlProgram m_sprites{"sprite", kSpriteAttributes, sizeof(GlSprite), true};
    GlProgram m_veil{"veil", kVeilAttributes, sizeof(Rgba), true};
    GlProgram m_lines{"line", kLineAttributes, sizeof(GlLine), true};
    GlProgram m_glyphs{"glyph", kGlyphAttributes, sizeof(GlGlyph), true};
    std::array<GlProgram*, 8> m_programs{&m_corners, &m_boxes, &m_rasters, &m_discs,
                                         &m_sprites, &m_veil,  &m_lines,   &m_glyphs};
    std::array<Part, kDisplayParts + 1> m_parts; ///< The last one is that of warmUp().
    const PixelView* m_view = nullptr;           ///< Null unless drawing.
    Vec2 m_shift;                                ///< Shift of the part that is being drawn.
    GLuint m_texture = 0;                        ///< The glyph atlas.
    GLuint m_mask = 0;                           ///< A texture with the clear areas of the focus.
    GLuint m_maskTarget = 0;
    Vec2 m_maskSize;
    GlTextures m_textures; ///< Textures of sprites.
    std::uint64_t m_atlasRevision = 0;
};

std::optional<Problem> GlRenderer::Implementation::create()
{
    for (GlProgram* program : m_programs) {
        if (auto problem = program->create())
            return problem;
    }
    makeTexture(m_texture);
    for (Part& part : m_parts) {
        makeTexture(part.cells);
        for (GlBuffer* buffer : part.buffers())
            buffer->create(m_gl);
    }
    return std::nullopt;
}

void GlRenderer::Implementation::makeTexture(GLuint& texture)
{
    m_gl.glGenTextures(1, &texture);
    m_gl.glBindTexture(GL_TEXTURE_2D, texture);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    m_gl.glBindTexture(GL_TEXTURE_2D, 0);
}

GlRenderer::Implementation::~Implementation()
{
    for (GlProgram* program : m_programs)
        program->destroy();
    for (Part& part : m_parts) {
        for (GlBuffer* buffer : part.buffers())
            buffer->destroy(m_gl);
        m_gl.glDeleteTextures(1, &part.cells);
    }
    m_gl.glDeleteTextures(1, &m_texture);
    m_gl.glDeleteTextures(1, &m_mask);
    m_gl.glDeleteFramebuffers(1, &m_maskTarget);
}

void GlRenderer::Implementation::warmUp(const DisplayList& list, const PixelView& view)
{
    Part& part = m_parts.back();
    // Drivers compile a shader for one kind of texture, so the texture of cells needs content.
    part.batches.cells.resize(1);
    uploadCells(part);
    beginFrame(list, view);
    for (std::size_t i = 0; i < m_programs.size(); ++i) {
        m_gl.glBindTexture(GL_TEXTURE_2D, m_programs[i] == &m_rasters ? part.cells : m_texture);
        m_programs[i]->drawNothing(m_gl, view, *part.buffers()[i]);
    }
    endFrame();
}

bool GlRenderer::Implementation::needsUpload(DisplayPart part, std::uint64_t revision, const PixelView& view,
                                             Vec2 center, const GlyphAtlas& atlas) const
{
    const Part& known = at(part);
    const Vec2 moved = (center - known.batches.origin) * view.scale();
    const bool isNear = std::abs(moved.x) <= kPixelsFromOrigin && std::abs(moved.y) <= kPixelsFromOrigin;
    const bool hasGlyphs = !known.batches.glyphs.empty();
    return known.revision != revision || known.ratio != view.ratio() || !isNear ||
           (hasGlyphs && known.atlasGeneration != atlas.generation());
}

std::size_t GlRenderer::Implementation::upload(const DisplayList& list, DisplayPart which, std::uint64_t revision,
                                               Vec2 center, double ratio, GlyphAtlas& atlas)
{
    Part& part = at(which);
    GlBatches& batches = part.batches;
    part.atlasGeneration = atlas.generation();
    buildBatches(list, which, center, ratio, atlas, batches);
    std::size_t bytes = 0;
    const auto send = [&](GlBuffer& buffer, const auto& items) {
        buffer.upload(m_gl, items.data(), items.size() * sizeof(items[0]));
        bytes += items.size() * sizeof(items[0]);
    };
    send(part.corners, batches.corners);
    send(part.boxes, batches.boxes);
    send(part.rasters, batches.rasters);
    send(part.discs, batches.discs);
    send(part.sprites, batches.sprites);
    send(part.lines, batches.lines);
    send(part.glyphs, batches.glyphs);
    bytes += batches.cells.size() * sizeof(Rgba);
    uploadCells(part);
    if (which == DisplayPart::Objects || which == DisplayPart::Focus) // Ghosts have sprites, too.
        m_textures.upload(list);
    if (which == DisplayPart::Focus)
        part.veil.upload(m_gl, &list.focus.veil, sizeof(Rgba));
    if (m_atlasRevision != atlas.revision())
        uploadAtlas(atlas);
    m_atlasRevision = atlas.revision();
    part.revision = revision;
    part.ratio = ratio;
    return bytes;
}

void GlRenderer::Implementation::uploadAtlas(const GlyphAtlas& atlas)
{
    const QImage& image = atlas.image();
    m_gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    m_gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 4); // Alignment of lines in QImage.
    m_gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, image.width(), image.height(), 0, GL_RED, GL_UNSIGNED_BYTE,
                      image.constBits());
    m_gl.glBindTexture(GL_TEXTURE_2D, 0);
}

void GlRenderer::Implementation::uploadCells(Part& part)
{
    std::vector<Rgba>& cells = part.batches.cells;
    if (cells.empty())
        return;
    const std::size_t lines = (cells.size() + kCellsAcross - 1) / kCellsAcross;
    cells.resize(lines * kCellsAcross);
    m_gl.glBindTexture(GL_TEXTURE_2D, part.cells);
    m_gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    m_gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, static_cast<GLsizei>(kCellsAcross), static_cast<GLsizei>(lines), 0,
                      GL_RGBA, GL_UNSIGNED_BYTE, cells.data());
    m_gl.glBindTexture(GL_TEXTURE_2D, 0);
}

int GlRenderer::Implementation::drawSpan(GlProgram& program, const GlBuffer& buffer, const GlSpan& span,
                                         std::optional<bool> outlines)
{
    if (span.count == 0)
        return 0;
    program.use(m_gl, *m_view, m_shift);
    if (outlines)
        program.setOutlines(*outlines);
    program.draw(m_gl, buffer, span.first, span.count);
    return 1;
}

int GlRenderer::Implementation::drawRasters(const Part& part, const GlSpan& span)
{
    if (span.count == 0)
        return 0;
    m_gl.glBindTexture(GL_TEXTURE_2D, part.cells);
    const int drawCalls = drawSpan(m_rasters, part.rasters, span);
    m_gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    return drawCalls;
}

int GlRenderer::Implementation::drawSprites(const Part& part, const DisplayList& list, const GlSpan& runs)
{
    if (runs.count == 0)
        return 0;
    int drawCalls = 0;
    m_gl.glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA); // Their colours are premultiplied.
    for (std::size_t i = runs.first; i < runs.first + runs.count; ++i) {
        const GlSpriteRun& run = part.batches.spriteRuns[i];
        if (run.texture >= list.textures.size()) // The list changed, but its revision did not.
            continue;
        const SpriteTexture* const texture = list.textures[run.texture].get();
        const GlTextures::Known* const known = m_textures.find(texture);
        if (!known)
            continue;
        m_gl.glBindTexture(GL_TEXTURE_2D, known->name);
        m_sprites.use(m_gl, *m_view, m_shift);
        m_sprites.set("u_share", known->shareX, known->shareY);
        m_sprites.set("u_linear", texture->filter == TextureFilter::Linear ? 1 : 0);
        m_sprites.draw(m_gl, part.sprites, run.span.first, run.span.count);
        ++drawCalls;
    }
    setBlending();
    m_gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    return drawCalls;
}

bool GlRenderer::Implementation::makeMask()
{
    if (m_maskTarget != 0 && m_maskSize == m_view->size()) {
        m_gl.glBindFramebuffer(GL_FRAMEBUFFER, m_maskTarget);
        return true;
    }
    m_maskSize = m_view->size();
    if (m_maskTarget == 0) {
        m_gl.glGenTextures(1, &m_mask);
        m_gl.glGenFramebuffers(1, &m_maskTarget);
    }
    m_gl.glBindTexture(GL_TEXTURE_2D, m_mask);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    m_gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, static_cast<GLsizei>(m_maskSize.x),
                      static_cast<GLsizei>(m_maskSize.y), 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    m_gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    m_gl.glBindFramebuffer(GL_FRAMEBUFFER, m_maskTarget);
    m_gl.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, m_mask, 0);
    return m_gl.glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
}

/// The clear areas are drawn into a texture of their own, which masks the veil.
int GlRenderer::Implementation::drawVeil(const DisplayList& list, Vec2 center)
{
    if (list.focus.veil.a == 0)
        return 0;
    const Part& part = at(DisplayPart::Focus);
    m_shift = part.batches.origin - center;
    GLint target = 0; // It is not 0 in a widget.
    m_gl.glGetIntegerv(GL_FRAMEBUFFER_BINDING, &target);
    int drawCalls = 0;
    const bool hasMask = makeMask();
    if (hasMask) {
        m_gl.glClearColor(0.0F, 0.0F, 0.0F, 0.0F);
        m_gl.glClear(GL_COLOR_BUFFER_BIT);
        drawCalls += drawSpan(m_corners, part.corners, part.batches.focus.corners);
        drawCalls += drawSpan(m_boxes, part.boxes, part.batches.focus.boxFills, false);
        drawCalls += drawSpan(m_discs, part.discs, part.batches.focus.discFills, false);
    }
    m_gl.glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(target));
    if (!hasMask)
        return drawCalls;
    m_gl.glBindTexture(GL_TEXTURE_2D, m_mask);
    drawCalls += drawSpan(m_veil, part.veil, {0, 1});
    m_gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    return drawCalls;
}

void GlRenderer::Implementation::setBlending()
{
    m_gl.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

int GlRenderer::Implementation::drawLayer(const Part& part, const DisplayList& list, const GlLayer& layer)
{
    int drawCalls = drawSpan(m_corners, part.corners, layer.corners);
    drawCalls += drawSpan(m_boxes, part.boxes, layer.boxFills, false);
    drawCalls += drawRasters(part, layer.rasters);
    drawCalls += drawSpan(m_discs, part.discs, layer.discFills, false);
    drawCalls += drawSprites(part, list, layer.spriteRuns);
    drawCalls += drawSpan(m_boxes, part.boxes, layer.boxOutlines, true);
    drawCalls += drawSpan(m_discs, part.discs, layer.discOutlines, true);
    drawCalls += drawSpan(m_lines, part.lines, layer.lines);
    return drawCalls + drawSpan(m_glyphs, part.glyphs, layer.glyphs);
}

void GlRenderer::Implementation::beginFrame(const DisplayList& list, const PixelView& view)
{
    m_gl.glViewport(0, 0, static_cast<GLsizei>(view.size().x), static_cast<GLsizei>(view.size().y));
    m_gl.glDisable(GL_DEPTH_TEST);
    m_gl.glDisable(GL_STENCIL_TEST);
    m_gl.glDisable(GL_SCISSOR_TEST);
    m_gl.glDisable(GL_CULL_FACE);
    m_gl.glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    m_gl.glClearColor(static_cast<float>(list.background.r) / 255.0F, static_cast<float>(list.background.g) / 255.0F,
                      static_cast<float>(list.background.b) / 255.0F, 1.0F);
    m_gl.glClear(GL_COLOR_BUFFER_BIT);
    m_gl.glEnable(GL_BLEND);
    m_gl.glBlendEquation(GL_FUNC_ADD);
    setBlending();
    m_gl.glActiveTexture(GL_TEXTURE0);
    m_gl.glBindTexture(GL_TEXTURE_2D, m_texture); // u_atlas and u_cells are always unit 0.
}

void GlRenderer::Implementation::endFrame()
{
    m_gl.glBindTexture(GL_TEXTURE_2D, 0);
    m_gl.glBindVertexArray(0);
    m_gl.glBindBuffer(GL_ARRAY_BUFFER, 0);
    m_gl.glUseProgram(0);
    m_gl.glDisable(GL_BLEND);
}

int GlRenderer::Implementation::draw(const DisplayList& list, const PixelView& view, Vec2 center)
{
    m_view = &view;
    beginFrame(list, view);
    int drawCalls = 0;
    std::size_t below = list.layersBelowFocus();
    std::array<std::size_t, kDisplayParts> drawn{}; // Number of drawn layers of each part.
    list.forEachLayerAndPart([&](const DisplayLayerItems&, DisplayPart which) {
        if (below-- == 0)
            drawCalls += drawVeil(list, center);
        const Part& part = at(which);
        m_shift = part.batches.origin - center;
        const std::size_t layer = drawn[static_cast<std::size_t>(which)]++;
        if (layer < part.batches.layers.size()) // The list grew, but its revision did not change.
            drawCalls += drawLayer(part, list, part.batches.layers[layer]);
    });
    endFrame();
    m_view = nullptr;
    return drawCalls;
}

std::uint64_t GlRenderer::Implementation::reportErrors()
{
    constexpr int kMostErrors = 16; // A lost context reports an error on every call.
    std::uint64_t count = 0;
    for (int i = 0; i < kMostErrors; ++i) {
        const GLenum error = m_gl.glGetError();
        if (error == GL_NO_ERROR)
            break;
        qCWarning(glLog, "OpenGL error 0x%04x while drawing", error);
        ++count;
    }
    return count;
}

GlRenderer::GlRenderer(GlyphAtlas& atlas)
    : m_atlas(atlas)
{}

GlRenderer::~GlRenderer() = default;

std::optional<Problem> GlRenderer::initialize()
{
    QOpenGLContext* context = QOpenGLContext::currentContext();
    auto* gl = context != nullptr ? QOpenGLVersionFunctionsFactory::get<QOpenGLFunctions_3_3_Core>(context) : nullptr;
    if (gl == nullptr || !gl->initializeOpenGLFunctions()) {
        Problem problem;
        problem.message = texts::glNoProfile();
        problem.remedy = texts::glDriverRemedy();
        return problem;
    }
    m_statistics = {};
    auto implementation = std::make_unique<Implementation>(*gl);
    auto problem = implementation->create();
    m_statistics.glErrors += implementation->reportErrors();
    if (!problem)
        m_implementation = std::move(implementation);
    return problem;
}

void GlRenderer::draw(const DisplayList& list, std::uint64_t revision, const Camera2D& camera, double devicePixelRatio)
{
    DisplayRevisions revisions;
    revisions.fill(revision);
    draw(list, revisions, camera, devicePixelRatio);
}

void GlRenderer::draw(const DisplayList& list, const DisplayRevisions& revisions, const Camera2D& camera,
                      double devicePixelRatio)
{
    if (!m_implementation)
        return;
    const PixelView view(camera, devicePixelRatio);
    QElapsedTimer timer;
    timer.start();
    bool uploaded = false;
    // If the atlas becomes full, it drops glyphs of parts that were uploaded before. All glyphs of one list fit into an
    // empty atlas. So the second round repairs it at the latest, and the third has nothing to do.
    for (int round = 0; round < 3; ++round)
        for (const DisplayPart part : kAllDisplayParts) {
            const std::uint64_t revision = revisions[static_cast<std::size_t>(part)];
            if (!m_implementation->needsUpload(part, revision, view, camera.center(), m_atlas))
                continue;
            m_statistics.uploadedBytes +=
                m_implementation->upload(list, part, revision, camera.center(), devicePixelRatio, m_atlas);
            uploaded = true;
        }
    if (uploaded) {
        m_statistics.uploadMilliseconds = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
        ++m_statistics.uploads;
    }
    m_statistics.drawCalls = m_implementation->draw(list, view, camera.center());
    m_statistics.glErrors += m_implementation->reportErrors();
}

void GlRenderer::warmUp(const DisplayList& list, const Camera2D& camera, double devicePixelRatio)
{
    if (!m_implementation)
        return;
    m_implementation->warmUp(list, PixelView(camera, devicePixelRatio));
    m_statistics.glErrors += m_implementation->reportErrors();
}

std::optional<Problem> GlRenderer::coarsePicture() const
{
    return m_implementation ? m_implementation->textures().coarse() : std::nullopt;
}

void GlRenderer::limitPictureSide(int side)
{
    if (m_implementation)
        m_implementation->textures().limitSide(side);
}

const GlRenderer::Statistics& GlRenderer::statistics() const noexcept { return m_statistics; }

} // namespace broadside
