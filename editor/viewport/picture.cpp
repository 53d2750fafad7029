#include "editor/viewport/picture.h"

#include "core/base/text.h"
#include "editor/viewport/painter_renderer.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>
#include <cstring>
#include <unistd.h>
#include <utility>

namespace broadside {

namespace {

std::string sidesOf(QSize size)
{
    return std::to_string(size.width()) + " x " + std::to_string(size.height()) + " pixels";
}

Problem cannotWrite(const QString& file, const QString& why)
{
    Problem problem;
    problem.file = file.toStdString();
    problem.message = "the picture could not be written: " + why.toStdString();
    problem.remedy = "Choose a folder that exists, that you may write to and that has room";
    return problem;
}

std::optional<Problem> sizeProblem(QSize size)
{
    const auto isSide = [](int side) { return side >= 1 && side <= kMostExportedSide; };
    const auto pixels = std::int64_t{size.width()} * size.height();
    if (isSide(size.width()) && isSide(size.height()) && pixels <= kMostExportedPixels)
        return std::nullopt;
    Problem problem;
    problem.message = "a picture cannot have " + sidesOf(size);
    problem.remedy = "Choose sides from 1 to " + groupedNumber(kMostExportedSide) + " pixels, and no more than " +
                     groupedNumber(kMostExportedPixels) + " of them together";
    return problem;
}

Problem noMemory(QSize size)
{
    Problem problem;
    problem.message = "there is no memory for a picture of " + sidesOf(size);
    problem.remedy = "Choose a smaller picture";
    return problem;
}

Camera2D seenOn(Camera2D camera, QSize size)
{
    camera.setViewSize({static_cast<double>(size.width()), static_cast<double>(size.height())});
    return camera;
}

constexpr int kPixelsPerInch = 96;

/// Qt writes millimetres with few digits: whoever counts pixels gets one more.
QByteArray withSizeInPixels(QByteArray svg, QSize size)
{
    const qsizetype from = svg.indexOf("<svg width=");
    const qsizetype to = svg.indexOf('\n', from);
    if (from < 0 || to < 0)
        return svg;
    const QByteArray sides =
        "<svg width=\"" + QByteArray::number(size.width()) + "\" height=\"" + QByteArray::number(size.height()) + "\"";
    return svg.replace(from, to - from, sides);
}

QByteArray svgOf(const DisplayList& list, const Camera2D& camera, QSize size, GlyphAtlas& atlas)
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kPixelsPerInch);
    generator.setSize(size);
    generator.setViewBox(QRect({0, 0}, size));
    generator.setTitle(QStringLiteral("Broadside"));
    QPainter painter(&generator);
    drawWithPainter(painter, list, camera, atlas);
    painter.end();
    return withSizeInPixels(buffer.data(), size);
}

QByteArray pdfOf(const DisplayList& list, const Camera2D& camera, QSize size, GlyphAtlas& atlas)
{
    constexpr double kPointsPerPixel = 72.0 / kPixelsPerInch;
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly))
        return {};
    QPdfWriter writer(&buffer);
    writer.setResolution(kPixelsPerInch);
    writer.setCreator(QStringLiteral("Broadside"));
    writer.setPageSize(QPageSize(QSizeF(size) * kPointsPerPixel, QPageSize::Point));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    drawWithPainter(painter, list, camera, atlas);
    painter.end();
    return buffer.data();
}

QByteArray pngOf(const QImage& picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG"))
        return {};
    return bytes;
}

Result<QString> saveBytes(const QByteArray& bytes, const QString& file)
{
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return cannotWrite(file, out.errorString());
    // QSaveFile 6.4 misses short writes and errors of fdatasync on a full disk: both are asked for here.
    const bool written = out.write(bytes) == bytes.size() && out.flush() && ::fdatasync(out.handle()) == 0;
    if (!written) {
        const QString why =
            out.error() == QFileDevice::NoError ? QStringLiteral("the disk is full") : out.errorString();
        out.cancelWriting();
        return cannotWrite(file, why);
    }
    if (!out.commit())
        return cannotWrite(file, out.errorString());
    return file;
}

constexpr int kLargestWhole = 16'384; // Qt's painters count up to 32,767.
constexpr int kTileSide = 4'096;
constexpr int kTileMargin = 8; // What is clipped at an edge is a little different there.

/// False: there is no memory for it.
bool drawTile(QImage& picture, const QRect& tile, const DisplayList& list, const Camera2D& camera, GlyphAtlas& atlas)
{
    const QRect area = tile.adjusted(-kTileMargin, -kTileMargin, kTileMargin, kTileMargin);
    QImage pixels(area.size(), picture.format());
    if (pixels.isNull())
        return false;
    QPainter painter(&pixels);
    painter.translate(-area.topLeft());
    painter.setClipRect(area);
    drawWithPainter(painter, list, camera, atlas);
    painter.end();
    constexpr int kBytes = 4;
    for (int y = 0; y < tile.height(); ++y)
        std::memcpy(picture.scanLine(tile.y() + y) + kBytes * tile.x(),
                    pixels.constScanLine(y + kTileMargin) + kBytes * kTileMargin,
                    static_cast<std::size_t>(kBytes) * static_cast<std::size_t>(tile.width()));
    return true;
}

} // namespace

Result<QImage> renderPicture(const DisplayList& list, Camera2D camera, QSize size, GlyphAtlas& atlas)
{
    if (const auto problem = sizeProblem(size))
        return *problem;
    QImage picture(size, QImage::Format_RGB32);
    if (picture.isNull())
        return noMemory(size);
    const Camera2D seen = seenOn(camera, size);
    if (std::max(size.width(), size.height()) <= kLargestWhole) {
        QPainter painter(&picture);
        drawWithPainter(painter, list, seen, atlas);
        painter.end();
        return picture;
    }
    for (int y = 0; y < size.height(); y += kTileSide)
        for (int x = 0; x < size.width(); x += kTileSide)
            if (!drawTile(picture, QRect(x, y, kTileSide, kTileSide).intersected(picture.rect()), list, seen, atlas))
                return noMemory(size);
    return picture;
}

Result<QString> savePng(const QImage& picture, const QString& file)
{
    const QByteArray bytes = pngOf(picture);
    return bytes.isEmpty() ? cannotWrite(file, QStringLiteral("it could not be encoded")) : saveBytes(bytes, file);
}

std::optional<PictureFormat> pictureFormatOf(const QString& file)
{
    constexpr std::pair<const char*, PictureFormat> kEnds[] = {
        {".png", PictureFormat::Png}, {".svg", PictureFormat::Svg}, {".pdf", PictureFormat::Pdf}};
    for (const auto& end : kEnds)
        if (file.endsWith(QLatin1String(end.first), Qt::CaseInsensitive))
            return end.second;
    return std::nullopt;
}

Result<QByteArray> encodePicture(const DisplayList& list, const Camera2D& camera, QSize size, GlyphAtlas& atlas,
                                 PictureFormat format)
{
    if (const auto problem = sizeProblem(size))
        return *problem;
    if (format == PictureFormat::Svg)
        return svgOf(list, seenOn(camera, size), size, atlas);
    if (format == PictureFormat::Pdf)
        return pdfOf(list, seenOn(camera, size), size, atlas);
    const auto picture = renderPicture(list, camera, size, atlas);
    if (!picture)
        return picture.problem();
    return pngOf(*picture);
}

Result<QString> savePicture(const DisplayList& list, const Camera2D& camera, QSize size, GlyphAtlas& atlas,
                            const QString& file)
{
    const auto bytes = encodePicture(list, camera, size, atlas, *pictureFormatOf(file));
    if (!bytes)
        return bytes.problem();
    return bytes->isEmpty() ? cannotWrite(file, QStringLiteral("it could not be encoded")) : saveBytes(*bytes, file);
}

QString numberedName(const QString& file, std::uint64_t number)
{
    constexpr int kDigits = 4;
    const qsizetype dot = file.lastIndexOf(QLatin1Char('.'));
    const bool hasEnd = dot > file.lastIndexOf(QLatin1Char('/'));
    const QString digits = QStringLiteral("-%1").arg(number, kDigits, 10, QLatin1Char('0'));
    return hasEnd ? file.left(dot) + digits + file.mid(dot) : file + digits;
}

} // namespace broadside
