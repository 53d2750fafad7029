#include "editor/viewport/export/painter_renderer.h"

#include "editor/document/sprite_texture.h"
#include "editor/viewport/display/pixel_rules.h"
#include "editor/viewport/display/text_layout.h"
#include "editor/viewport/export/sparse_image.h"
#include "editor/viewport/export/sprite_pixels.h"
#include "editor/viewport/surfaces.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <span>

namespace broadside {

namespace {

constexpr double kOutside = 64.0;       // Pixels around the view that clipping keeps.
constexpr double kSagitta = 0.03;       // Largest distance between a disc and its polygon, in pixels.
constexpr double kMostSegments = 65536; // Limit for a disc's polygon.

QColor colorOf(Rgba color) { return {color.r, color.g, color.b, color.a}; }
QPointF pointOf(Vec2 p) { return {p.x, p.y}; }
Aabb boxOf(const QRectF& rect) { return {{rect.left(), rect.top()}, {rect.right(), rect.bottom()}}; }
QRectF rectOf(const Aabb& box) { return {box.lo.x, box.lo.y, box.width(), box.height()}; }

/// Cuts a convex polygon along one side of a box. Source: Sutherland, Hodgman, "Reentrant polygon clipping", CACM 1974.
template<class Distance>
std::vector<Vec2> cutConvex(const std::vector<Vec2>& polygon, Distance inside)
{
    std::vector<Vec2> kept;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i];
        const Vec2 b = polygon[(i + 1) % polygon.size()];
        const double da = inside(a);
        const double db = inside(b);
        if (da >= 0.0)
            kept.push_back(a);
        if ((da >= 0.0) != (db >= 0.0))
            kept.push_back(a + (b - a) * (da / (da - db)));
    }
    return kept;
}

std::vector<Vec2> clipConvex(std::vector<Vec2> polygon, const Aabb& box)
{
    if (std::all_of(polygon.begin(), polygon.end(), [&box](Vec2 p) { return contains(box, p); }))
        return polygon;
    polygon = cutConvex(polygon, [&box](Vec2 p) { return p.x - box.lo.x; });
    polygon = cutConvex(polygon, [&box](Vec2 p) { return box.hi.x - p.x; });
    polygon = cutConvex(polygon, [&box](Vec2 p) { return p.y - box.lo.y; });
    return cutConvex(polygon, [&box](Vec2 p) { return box.hi.y - p.y; });
}

/// Counter-clockwise on the screen, starting at angle 0.
std::vector<Vec2> circlePoints(Vec2 center, double radius)
{
    const double halfAngle = std::acos(std::clamp(1.0 - kSagitta / std::max(radius, kSagitta), -1.0, 1.0));
    const auto count = static_cast<int>(std::clamp(std::ceil(std::numbers::pi / halfAngle), 8.0, kMostSegments));
    std::vector<Vec2> points;
    points.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / count;
        points.push_back(center + Vec2{std::cos(angle), -std::sin(angle)} * radius);
    }
    return points;
}

/// The kind of output. On anything but pixels, texts stay texts, so that they can be searched and enlarged.
enum class Paper { Pixels, Pdf, Svg };

Paper paperOf(const QPainter& painter)
{
    const QPaintEngine::Type type = painter.paintEngine()->type();
    return type == QPaintEngine::SVG ? Paper::Svg : type == QPaintEngine::Pdf ? Paper::Pdf : Paper::Pixels;
}

/// One drawing on one painter, in device pixels.
class Drawing {
public:
    /// Everything outside of `bounds`, in pixels, is cut off.
    Drawing(QPainter& painter, const DisplayList& list, const PixelView& view, GlyphAtlas& atlas, const Aabb& bounds)
        : m_painter(painter)
        , m_list(list)
        , m_view(view)
        , m_atlas(atlas)
        , m_bounds(bounds)
    {}

    void drawLayer(const DisplayLayerItems& layer)
    {
        drawTriangles(layer.triangles);
        for (const DisplayBox& box : layer.boxes)
            fillBox(box);
        for (const DisplayRaster& raster : layer.rasters)
            fillRaster(raster);
        for (const DisplayDisc& disc : layer.discs)
            fillDisc(disc);
        drawSprites(layer.sprites);
        for (const DisplayBox& box : layer.boxes)
            strokeBox(box);
        for (const DisplayDisc& disc : layer.discs)
            strokeDisc(disc);
        for (const DisplayLine& line : layer.lines)
            drawLine(line);
        for (const DisplayText& text : layer.texts)
            drawText(text);
    }

private:
    void drawTriangles(const std::vector<DisplayTriangle>& triangles);
    void fillBox(const DisplayBox& box);
    void fillRaster(const DisplayRaster& raster);
    void strokeBox(const DisplayBox& box);
    void fillDisc(const DisplayDisc& disc);
    void strokeDisc(const DisplayDisc& disc);
    void drawSprites(const std::vector<DisplaySprite>& sprites);
    void drawSprite(const DisplaySprite& sprite, const QTransform& view);
    void drawLine(const DisplayLine& line);
    void drawText(const DisplayText& text);

    void fillPixels(const Aabb& pixels, const QBrush& brush);
    void fillBand(const Aabb& band, bool alongX, bool fromLow, const Dash& dash, const QBrush& brush);
    void drawUprightLine(Vec2 a, Vec2 b, bool alongX, const Stroke& stroke);
    void drawPolyline(std::span<const Vec2> points, const Stroke& stroke, const Dash& dash);
    [[nodiscard]] QBrush brushFor(const Fill& fill) const;
    void drawHatch(const std::vector<Vec2>& polygon, const Fill& fill);

    QPainter& m_painter;
    const DisplayList& m_list;
    const PixelView& m_view;
    GlyphAtlas& m_atlas;
    Aabb m_bounds;
    PlacedText m_placed;
    const Paper m_paper = paperOf(m_painter);
};

QBrush Drawing::brushFor(const Fill& fill) const
{
    if (!fill.hatched || m_paper == Paper::Svg)
        return colorOf(fill.color);
    const int period = m_view.hatchPeriod();
    QImage tile(period, period, QImage::Format_ARGB32);
    const double alpha = fill.color.a / 255.0;
    for (int y = 0; y < period; ++y) {
        for (int x = 0; x < period; ++x) {
            const double coverage = hatchCoverage(x, y, period, m_view.hatchPhase(), m_view.ratio());
            QColor color = colorOf(fill.color);
            color.setAlphaF(static_cast<float>(alpha + (hatchAlpha(alpha) - alpha) * coverage));
            tile.setPixelColor(x, y, color);
        }
    }
    return QBrush(tile);
}

/// Qt does not write brush patterns into SVG files. There the hatch is drawn as stripes over the fill. @pre the polygon
/// is convex
void Drawing::drawHatch(const std::vector<Vec2>& polygon, const Fill& fill)
{
    if (!fill.hatched || m_paper != Paper::Svg || polygon.size() < 3)
        return;
    const auto along = [&](Vec2 p) { return p.x + p.y - m_view.hatchPhase(); };
    const auto [first, last] =
        std::minmax_element(polygon.begin(), polygon.end(), [&](Vec2 a, Vec2 b) { return along(a) < along(b); });
    const double period = m_view.hatchPeriod();
    const double half = 0.5 * std::numbers::sqrt2 * kHatchWidth * m_view.ratio();
    QPainterPath path;
    for (double at = std::floor(along(*first) / period) * period; at <= along(*last); at += period) {
        const double middle = at + 0.5 * period;
        std::vector<Vec2> stripe = cutConvex(polygon, [&](Vec2 p) { return along(p) - middle + half; });
        stripe = cutConvex(stripe, [&](Vec2 p) { return middle + half - along(p); });
        if (stripe.size() < 3)
            continue;
        QPolygonF outline;
        for (const Vec2 corner : stripe)
            outline << pointOf(corner);
        path.addPolygon(outline);
        path.closeSubpath();
    }
    QColor color = colorOf(fill.color);
    color.setAlphaF(static_cast<float>(kHatchLift)); // Together with the fill below it, this gives hatchAlpha().
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(color);
    m_painter.drawPath(path);
}

void Drawing::drawTriangles(const std::vector<DisplayTriangle>& triangles)
{
    m_painter.setPen(Qt::NoPen);
    for (const Surface& surface : surfacesOf(triangles)) {
        const Fill& fill = triangles[surface.front()].fill;
        if (!isVisible(fill))
            continue;
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        std::vector<std::vector<Vec2>> hatched;
        for (const std::size_t i : surface) {
            const DisplayTriangle& t = triangles[i];
            std::vector<Vec2> corners{m_view.toPixel(t.a), m_view.toPixel(t.b), m_view.toPixel(t.c)};
            // All triangles have the same orientation, so that the coverage of neighbours adds up along their common
            // edge.
            if (cross(corners[1] - corners[0], corners[2] - corners[0]) < 0.0)
                std::swap(corners[1], corners[2]);
            QPolygonF polygon;
            corners = clipConvex(std::move(corners), m_bounds);
            for (const Vec2 corner : corners)
                polygon << pointOf(corner);
            path.addPolygon(polygon);
            path.closeSubpath();
            if (fill.hatched)
                hatched.push_back(std::move(corners));
        }
        m_painter.setBrush(brushFor(fill));
        m_painter.drawPath(path);
        for (const std::vector<Vec2>& corners : hatched)
            drawHatch(corners, fill);
    }
}

void Drawing::fillPixels(const Aabb& pixels, const QBrush& brush)
{
    const Aabb seen = intersection(pixels, m_bounds);
    if (seen.lo.x < seen.hi.x && seen.lo.y < seen.hi.y)
        m_painter.fillRect(rectOf(seen), brush);
}

void Drawing::fillBox(const DisplayBox& box)
{
    if (!isVisible(box.fill))
        return;
    const Aabb pixels = snapFill(m_view, box.box);
    fillPixels(pixels, brushFor(box.fill));
    const Aabb seen = intersection(pixels, m_bounds);
    if (box.fill.hatched && seen.lo.x < seen.hi.x && seen.lo.y < seen.hi.y)
        drawHatch({seen.lo, {seen.hi.x, seen.lo.y}, seen.hi, {seen.lo.x, seen.hi.y}}, box.fill);
}

void Drawing::fillRaster(const DisplayRaster& raster)
{
    Aabb pixels = intersection(snapFill(m_view, raster.box), m_view.bounds(0.0));
    if (m_paper == Paper::Pixels) // Only a band of a large picture is drawn.
        pixels = intersection(pixels, boxOf(m_painter.clipBoundingRect().toAlignedRect()));
    if (raster.cells.empty() || !(pixels.lo.x < pixels.hi.x && pixels.lo.y < pixels.hi.y))
        return;
    QImage image(static_cast<int>(pixels.width()), static_cast<int>(pixels.height()), QImage::Format_ARGB32);
    if (image.isNull())
        return;
    std::vector<std::size_t> columns(static_cast<std::size_t>(image.width()));
    for (std::size_t x = 0; x < columns.size(); ++x)
        columns[x] = rasterColumn(m_view, raster, pixels.lo.x + static_cast<double>(x));
    for (int y = 0; y < image.height(); ++y) {
        const std::size_t first = rasterRow(m_view, raster, pixels.lo.y + y) * raster.columns;
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (const std::size_t column : columns) {
            const Rgba& color = raster.cells[first + column];
            *line++ = qRgba(color.r, color.g, color.b, color.a);
        }
    }
    m_painter.drawImage(pointOf(pixels.lo), image);
}

void Drawing::fillBand(const Aabb& band, bool alongX, bool fromLow, const Dash& dash, const QBrush& brush)
{
    if (dash.isSolid()) {
        fillPixels(band, brush);
        return;
    }
    const double lo = alongX ? band.lo.x : band.lo.y;
    const double hi = alongX ? band.hi.x : band.hi.y;
    const double seenLo = std::max(lo, alongX ? m_bounds.lo.x : m_bounds.lo.y);
    const double seenHi = std::min(hi, alongX ? m_bounds.hi.x : m_bounds.hi.y);
    if (seenLo >= seenHi)
        return;
    // Starts at the visible end that is nearer to the start of the line. Dashes are not counted from the start itself,
    // because at a great distance doubles have no digits left for that.
    const double skipped = std::fmod(fromLow ? seenLo - lo : hi - seenHi, dash.period());
    const double seen = seenHi - seenLo;
    const auto dashes = static_cast<int>(std::ceil((seen + skipped) / dash.period()));
    for (int i = 0; i < dashes; ++i) {
        const double s = i * dash.period() - skipped;
        const double start = std::max(s, 0.0);
        const double end = std::min(s + dash.on, seen);
        if (start >= end)
            continue;
        const double from = fromLow ? seenLo + start : seenHi - end;
        const double to = fromLow ? seenLo + end : seenHi - start;
        fillPixels(alongX ? Aabb{{from, band.lo.y}, {to, band.hi.y}} : Aabb{{band.lo.x, from}, {band.hi.x, to}}, brush);
    }
}

void Drawing::strokeBox(const DisplayBox& box)
{
    if (!isVisible(box.stroke))
        return;
    const QBrush brush = colorOf(box.stroke.color);
    const Dash dash = dashOf(box.stroke, m_view.ratio());
    const double width = snapWidth(static_cast<double>(box.stroke.width), m_view.ratio());
    const auto [outer, inner] = snapOutline(m_view, box.box, width);
    const double innerTop = std::min(inner.lo.y, outer.hi.y);
    const double innerBottom = std::max(inner.hi.y, innerTop);
    fillBand({outer.lo, {outer.hi.x, innerTop}}, true, true, dash, brush);
    fillBand({{outer.lo.x, innerBottom}, outer.hi}, true, true, dash, brush);
    const double innerLeft = std::min(inner.lo.x, outer.hi.x);
    const double innerRight = std::max(inner.hi.x, innerLeft);
    fillBand({{outer.lo.x, innerTop}, {innerLeft, innerBottom}}, false, true, dash, brush);
    fillBand({{innerRight, innerTop}, {outer.hi.x, innerBottom}}, false, true, dash, brush);
}

void Drawing::fillDisc(const DisplayDisc& disc)
{
    if (!isVisible(disc.fill) || disc.radius <= 0.0)
        return;
    const std::vector<Vec2> points =
        clipConvex(circlePoints(m_view.toPixel(disc.center), disc.radius * m_view.scale()), m_bounds);
    QPolygonF polygon;
    for (const Vec2 point : points)
        polygon << pointOf(point);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(brushFor(disc.fill));
    m_painter.drawPolygon(polygon);
    drawHatch(points, disc.fill);
}

void Drawing::strokeDisc(const DisplayDisc& disc)
{
    if (!isVisible(disc.stroke) || disc.radius <= 0.0)
        return;
    const double radius = disc.radius * m_view.scale();
    std::vector<Vec2> points = circlePoints(m_view.toPixel(disc.center), radius);
    points.push_back(points.front());
    const Dash dash = dashOf(disc.stroke, m_view.ratio());
    drawPolyline(points, disc.stroke, dash.isSolid() ? dash : dashAround(dash, radius));
}

void Drawing::drawSprites(const std::vector<DisplaySprite>& sprites)
{
    if (sprites.empty())
        return;
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    const QTransform view = m_painter.transform();
    for (const DisplaySprite& sprite : sprites)
        drawSprite(sprite, view);
    m_painter.restore();
}

void Drawing::drawSprite(const DisplaySprite& sprite, const QTransform& view)
{
    const QTransform place = placeOf(sprite, m_view);
    bool hasArea = false;
    const QTransform back = place.inverted(&hasArea);
    if (!hasArea)
        return;
    // Only the visible part, in whole texels: at a high zoom the whole sprite is too large for Qt's painters.
    const QRect all(0, 0, sprite.width, sprite.height);
    const QRect seen = back.mapRect(rectOf(m_bounds)).toAlignedRect().intersected(all);
    if (seen.isEmpty())
        return;
    const SpriteTexture& texture = *m_list.textures[sprite.texture];
    const int samples = samplesOfSprite(texelsOfPixel(back));
    if (samples > 0 && m_paper == Paper::Pixels && view.type() <= QTransform::TxTranslate) {
        m_painter.setTransform(view);
        const QRect pixels = place.mapRect(QRectF(all)).intersected(m_painter.clipBoundingRect()).toAlignedRect();
        if (pixels.isEmpty())
            return;
        m_painter.setOpacity(sprite.tint.a / 255.0);
        m_painter.drawImage(pixels.topLeft(), shrunk(sprite, texture.image, back, pixels, samples));
        return;
    }
    const QRect source = seen.translated(sprite.x, sprite.y);
    m_painter.setTransform(place * view);
    m_painter.setRenderHint(QPainter::SmoothPixmapTransform, texture.filter == TextureFilter::Linear);
    m_painter.setOpacity(sprite.tint.a / 255.0);
    const bool isTinted = sprite.tint.r != 255 || sprite.tint.g != 255 || sprite.tint.b != 255;
    if (isTinted)
        m_painter.drawImage(QRectF(seen), tinted(texture.image.copy(source), sprite.tint));
    else if (m_paper == Paper::Svg) // Qt writes only whole images into SVG files.
        m_painter.drawImage(QRectF(seen), texture.image.copy(source));
    else
        m_painter.drawImage(QRectF(seen), texture.image, QRectF(source));
}

void Drawing::drawPolyline(std::span<const Vec2> points, const Stroke& stroke, const Dash& dash)
{
    const double width = smoothWidth(static_cast<double>(stroke.width), m_view.ratio());
    QPen pen(colorOf(stroke.color), width, Qt::SolidLine, dash.isSolid() ? Qt::RoundCap : Qt::FlatCap, Qt::BevelJoin);
    if (!dash.isSolid())
        pen.setDashPattern({dash.on / width, dash.off / width});
    QPainterPath path;
    double walked = 0.0;
    double pathStart = 0.0;
    Vec2 end;
    const auto flush = [&] {
        if (path.isEmpty())
            return;
        if (!dash.isSolid())
            pen.setDashOffset(std::fmod(pathStart, dash.period()) / width);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(path);
        path = QPainterPath();
    };
    for (std::size_t i = 1; i < points.size(); ++i) {
        const Vec2 a = points[i - 1];
        const Vec2 step = points[i] - a;
        if (const auto part = clipSegment(a, points[i], m_bounds)) {
            if (path.isEmpty() || part->from > 0.0 || !(end == a)) {
                flush();
                pathStart = walked + part->from * length(step);
                path.moveTo(pointOf(a + step * part->from));
            }
            end = a + step * part->to;
            path.lineTo(pointOf(end));
        }
        walked += length(step);
    }
    if (points.size() > 2 && points.front() == points.back() && path.elementCount() == static_cast<int>(points.size()))
        path.closeSubpath();
    flush();
}

void Drawing::drawUprightLine(Vec2 a, Vec2 b, bool alongX, const Stroke& stroke)
{
    const double width = snapWidth(static_cast<double>(stroke.width), m_view.ratio());
    const double across = snapBand(alongX ? a.y : a.x, width);
    const double start = snapBorder(alongX ? a.x : a.y);
    const double end = snapBorder(alongX ? b.x : b.y);
    const double lo = std::min(start, end);
    const double hi = std::max(lo + 1.0, std::max(start, end));
    const Aabb band = alongX ? Aabb{{lo, across}, {hi, across + width}} : Aabb{{across, lo}, {across + width, hi}};
    fillBand(band, alongX, start <= end, dashOf(stroke, m_view.ratio()), colorOf(stroke.color));
}

void Drawing::drawLine(const DisplayLine& line)
{
    if (!isVisible(line.stroke))
        return;
    const Vec2 ends[] = {m_view.toPixel(line.from), m_view.toPixel(line.to)};
    if (isAlongX(line) || isAlongY(line))
        drawUprightLine(ends[0], ends[1], isAlongX(line), line.stroke);
    else
        drawPolyline(ends, line.stroke, dashOf(line.stroke, m_view.ratio()));
}

void Drawing::drawText(const DisplayText& text)
{
    const Vec2 anchor = m_view.toPixel(text.position);
    if (!contains(grown(m_bounds, 4096.0), anchor))
        return;
    placeText(text, m_atlas, m_view.ratio(), m_placed);
    const QPoint origin(static_cast<int>(snapBorder(anchor.x)), static_cast<int>(snapBorder(anchor.y)));
    if (!m_placed.plate.isEmpty())
        m_painter.fillRect(m_placed.plate.translated(origin), colorOf(text.background));
    if (m_paper != Paper::Pixels) {
        m_painter.setFont(m_atlas.font(m_placed.pixelSize));
        m_painter.setPen(colorOf(text.color));
        m_painter.drawText(origin + m_placed.pen,
                           QString::fromUtf8(text.text.data(), static_cast<qsizetype>(text.text.size())));
        return;
    }
    for (const PlacedGlyph& glyph : m_placed.glyphs) {
        QImage tinted(glyph.source.size(), QImage::Format_ARGB32_Premultiplied);
        tinted.fill(colorOf(text.color));
        QPainter tint(&tinted);
        tint.setCompositionMode(QPainter::CompositionMode_DestinationIn);
        tint.drawImage(QPoint(0, 0), m_atlas.image(), glyph.source);
        tint.end();
        m_painter.drawImage(origin + glyph.target, tinted);
    }
}

/// The pixel, in the painter's coordinates, at the upper left corner of its device.
QPoint deviceOrigin(const QPainter& painter)
{
    const QTransform toDevice = painter.deviceTransform();
    return {-qRound(toDevice.dx()), -qRound(toDevice.dy())};
}

/// Cuts the clear areas out of a veil of the view's size.
void drawVeil(QPainter& painter, const DisplayList& list, const PixelView& view, GlyphAtlas& atlas, const Aabb& bounds)
{
    if (list.focus.veil.a == 0)
        return;
    const QRect area = painter.clipBoundingRect().toAlignedRect(); // Only a band of a large picture is drawn.
    if (area.isEmpty())
        return;
    const QPoint origin = paperOf(painter) == Paper::Pixels ? deviceOrigin(painter) : area.topLeft();
    const QPoint end = area.bottomRight() + QPoint(1, 1) - origin;
    SparseImage veil({end.x(), end.y()}, QImage::Format_ARGB32_Premultiplied);
    if (veil.image().isNull())
        return;
    QPainter cutter(&veil.image());
    cutter.translate(-origin);
    cutter.setClipRect(area);
    cutter.setCompositionMode(QPainter::CompositionMode_Source);
    cutter.fillRect(area, colorOf(list.focus.veil));
    cutter.setRenderHint(QPainter::Antialiasing);
    cutter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    Drawing(cutter, list, view, atlas, bounds).drawLayer(list.focus.clear);
    cutter.end();
    painter.drawImage(area.topLeft(), veil.image(), area.translated(-origin));
}

/// @pre the painter's unit is a pixel of the view
void drawList(QPainter& painter, const DisplayList& list, const PixelView& view, GlyphAtlas& atlas, const Aabb& bounds)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rectOf(view.bounds(0.0)), Qt::IntersectClip);
    painter.fillRect(rectOf(intersection(view.bounds(0.0), bounds)), colorOf(list.background));
    Drawing drawing(painter, list, view, atlas, bounds);
    std::size_t below = list.layersBelowFocus();
    list.forEachLayer([&](const DisplayLayerItems& layer) {
        if (below-- == 0)
            drawVeil(painter, list, view, atlas, bounds);
        drawing.drawLayer(layer);
    });
}

} // namespace

void drawWithPainter(QPainter& painter, const DisplayList& list, const Camera2D& camera, GlyphAtlas& atlas,
                     double devicePixelRatio)
{
    const PixelView view(camera, devicePixelRatio);
    painter.save();
    painter.scale(1.0 / devicePixelRatio, 1.0 / devicePixelRatio);
    drawList(painter, list, view, atlas, view.bounds(kOutside));
    painter.restore();
}

void drawPartWithPainter(QPainter& painter, const DisplayList& list, const Camera2D& camera, GlyphAtlas& atlas,
                         const Aabb& part)
{
    const PixelView view(camera, 1.0);
    painter.save();
    drawList(painter, list, view, atlas, intersection(view.bounds(kOutside), grown(part, kPartReach)));
    painter.restore();
}

} // namespace broadside
