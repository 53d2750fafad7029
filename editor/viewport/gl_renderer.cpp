#include "editor/viewport/gl_renderer.h"

#include "editor/viewport/gl_batches.h"
#include "editor/viewport/gl_program.h"
#include "editor/viewport/pixel_rules.h"

#include <QElapsedTimer>
#include <QLoggingCategory>
#include <QOpenGLContext>
#include <QOpenGLVersionFunctionsFactory>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

Q_LOGGING_CATEGORY(glLog, "broadside.gl")

namespace broadside {

namespace {

/// A float has 24 bits: within this many pixels of the origin a position is off by less than 1/100 pixel.
constexpr double kPixelsFromOrigin = 100'000.0;

/// Width of the texture of cells: no driver with OpenGL 3.3 is known to take less.
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
    {3, GL_FLOAT, offsetof(GlRaster, originX)},
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
    {}
    ~Implementation();
    Implementation(const Implementation&) = delete;
    Implementation& operator=(const Implementation&) = delete;

    [[nodiscard]] std::optional<Problem> create();
    /// Draws nothing with each program, in the first frame: drivers translate a shader when it is first drawn with,
    /// some for longer than a frame takes, and would do so in the midst of the work.
    void warmUp(const DisplayList& list, const PixelView& view);
    [[nodiscard]] bool needsUpload(std::uint64_t revision, const PixelView& view, Vec2 center,
                                   const GlyphAtlas& atlas) const;
    void upload(const DisplayList& list, std::uint64_t revision, Vec2 center, double ratio, GlyphAtlas& atlas);
    int draw(const DisplayList& list, const PixelView& view, Vec2 center);
    /// How many errors OpenGL had to tell since the last call.
    std::uint64_t reportErrors();

private:
    void uploadAtlas(const GlyphAtlas& atlas);
    void uploadCells();
    int drawSpan(GlProgram& program, const GlSpan& span, std::optional<bool> outlines = std::nullopt);
    int drawRasters(const GlSpan& span);
    void beginFrame(const DisplayList& list, const PixelView& view);
    void endFrame();

    QOpenGLFunctions_3_3_Core& m_gl;
    GlProgram m_corners{"triangle", kCornerAttributes, sizeof(GlCorner), false};
    GlProgram m_boxes{"box", kBoxAttributes, sizeof(GlBox), true};
    GlProgram m_rasters{"raster", kRasterAttributes, sizeof(GlRaster), true};
    GlProgram m_discs{"disc", kDiscAttributes, sizeof(GlDisc), true};
    GlProgram m_lines{"line", kLineAttributes, sizeof(GlLine), true};
    GlProgram m_glyphs{"glyph", kGlyphAttributes, sizeof(GlGlyph), true};
    std::array<GlProgram*, 6> m_programs{&m_corners, &m_boxes, &m_rasters, &m_discs, &m_lines, &m_glyphs};
    const PixelView* m_view = nullptr; ///< While drawing.
    Vec2 m_shift;
    GlBatches m_batches;
    bool m_isWarm = false;
    GLuint m_texture = 0; ///< The atlas.
    GLuint m_cells = 0;   ///< A texture of all cells of rasters, line after line.
    std::optional<std::uint64_t> m_revision;
    double m_ratio = 0.0;
    std::uint64_t m_atlasRevision = 0;
    std::uint64_t m_atlasGeneration = 0;
};

std::optional<Problem> GlRenderer::Implementation::create()
{
    for (GlProgram* program : m_programs) {
        if (auto problem = program->create(m_gl))
            return problem;
    }
    for (GLuint* texture : {&m_texture, &m_cells}) {
        m_gl.glGenTextures(1, texture);
        m_gl.glBindTexture(GL_TEXTURE_2D, *texture);
        m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        m_gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    }
    m_gl.glBindTexture(GL_TEXTURE_2D, 0);
    return std::nullopt;
}

GlRenderer::Implementation::~Implementation()
{
    for (GlProgram* program : m_programs)
        program->destroy(m_gl);
    m_gl.glDeleteTextures(1, &m_texture);
    m_gl.glDeleteTextures(1, &m_cells);
}

void GlRenderer::Implementation::warmUp(const DisplayList& list, const PixelView& view)
{
    if (std::exchange(m_isWarm, true))
        return;
    m_batches.cells.resize(1); // a translation is for textures of one kind
    uploadCells();
    beginFrame(list, view);
    for (GlProgram* program : m_programs) {
        m_gl.glBindTexture(GL_TEXTURE_2D, program == &m_rasters ? m_cells : m_texture);
        program->drawNothing(m_gl, view);
    }
    endFrame();
}

bool GlRenderer::Implementation::needsUpload(std::uint64_t revision, const PixelView& view, Vec2 center,
                                             const GlyphAtlas& atlas) const
{
    const Vec2 moved = (center - m_batches.origin) * view.scale();
    const bool isNear = std::abs(moved.x) <= kPixelsFromOrigin && std::abs(moved.y) <= kPixelsFromOrigin;
    return m_revision != revision || m_ratio != view.ratio() || m_atlasGeneration != atlas.generation() || !isNear;
}

void GlRenderer::Implementation::upload(const DisplayList& list, std::uint64_t revision, Vec2 center, double ratio,
                                        GlyphAtlas& atlas)
{
    buildBatches(list, center, ratio, atlas, m_batches);
    m_corners.upload(m_gl, m_batches.corners.data(), m_batches.corners.size());
    m_boxes.upload(m_gl, m_batches.boxes.data(), m_batches.boxes.size());
    m_rasters.upload(m_gl, m_batches.rasters.data(), m_batches.rasters.size());
    uploadCells();
    m_discs.upload(m_gl, m_batches.discs.data(), m_batches.discs.size());
    m_lines.upload(m_gl, m_batches.lines.data(), m_batches.lines.size());
    m_glyphs.upload(m_gl, m_batches.glyphs.data(), m_batches.glyphs.size());
    if (m_atlasRevision != atlas.revision())
        uploadAtlas(atlas);
    m_revision = revision;
    m_ratio = ratio;
    m_atlasRevision = atlas.revision();
    m_atlasGeneration = atlas.generation();
}

void GlRenderer::Implementation::uploadAtlas(const GlyphAtlas& atlas)
{
    const QImage& image = atlas.image();
    m_gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    m_gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 4); // as QImage aligns its lines
    m_gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, image.width(), image.height(), 0, GL_RED, GL_UNSIGNED_BYTE,
                      image.constBits());
    m_gl.glBindTexture(GL_TEXTURE_2D, 0);
}

void GlRenderer::Implementation::uploadCells()
{
    if (m_batches.cells.empty())
        return;
    const std::size_t lines = (m_batches.cells.size() + kCellsAcross - 1) / kCellsAcross;
    m_batches.cells.resize(lines * kCellsAcross);
    m_gl.glBindTexture(GL_TEXTURE_2D, m_cells);
    m_gl.glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    m_gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, static_cast<GLsizei>(kCellsAcross), static_cast<GLsizei>(lines), 0,
                      GL_RGBA, GL_UNSIGNED_BYTE, m_batches.cells.data());
    m_gl.glBindTexture(GL_TEXTURE_2D, 0);
}

int GlRenderer::Implementation::drawSpan(GlProgram& program, const GlSpan& span, std::optional<bool> outlines)
{
    if (span.count == 0)
        return 0;
    program.use(m_gl, *m_view, m_shift);
    if (outlines)
        program.setOutlines(*outlines);
    program.draw(m_gl, span.first, span.count);
    return 1;
}

int GlRenderer::Implementation::drawRasters(const GlSpan& span)
{
    if (span.count == 0)
        return 0;
    m_gl.glBindTexture(GL_TEXTURE_2D, m_cells);
    const int drawCalls = drawSpan(m_rasters, span);
    m_gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    return drawCalls;
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
    m_gl.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    m_gl.glActiveTexture(GL_TEXTURE0);
    m_gl.glBindTexture(GL_TEXTURE_2D, m_texture); // u_atlas and u_cells are unit 0 from the start
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
    m_shift = m_batches.origin - center;
    beginFrame(list, view);
    int drawCalls = 0;
    for (const GlLayer& layer : m_batches.layers) {
        drawCalls += drawSpan(m_corners, layer.corners);
        drawCalls += drawSpan(m_boxes, layer.boxFills, false);
        drawCalls += drawRasters(layer.rasters);
        drawCalls += drawSpan(m_discs, layer.discFills, false);
        drawCalls += drawSpan(m_boxes, layer.boxOutlines, true);
        drawCalls += drawSpan(m_discs, layer.discOutlines, true);
        drawCalls += drawSpan(m_lines, layer.lines);
        drawCalls += drawSpan(m_glyphs, layer.glyphs);
    }
    endFrame();
    m_view = nullptr;
    return drawCalls;
}

std::uint64_t GlRenderer::Implementation::reportErrors()
{
    constexpr int kMostErrors = 16; // A lost context answers with an error for ever.
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
        problem.message = "this graphics driver has no OpenGL 3.3 core profile";
        problem.remedy = "Update the graphics driver, or start with LIBGL_ALWAYS_SOFTWARE=1";
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
    if (!m_implementation)
        return;
    const PixelView view(camera, devicePixelRatio);
    m_implementation->warmUp(list, view);
    if (m_implementation->needsUpload(revision, view, camera.center(), m_atlas)) {
        QElapsedTimer timer;
        timer.start();
        m_implementation->upload(list, revision, camera.center(), devicePixelRatio, m_atlas);
        m_statistics.uploadMilliseconds = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
        ++m_statistics.uploads;
    }
    m_statistics.drawCalls = m_implementation->draw(list, view, camera.center());
    m_statistics.glErrors += m_implementation->reportErrors();
}

const GlRenderer::Statistics& GlRenderer::statistics() const noexcept { return m_statistics; }

} // namespace broadside
