#include "editor/viewport/export/picture.h"

#include "core/base/memory_limit.h"
#include "editor/document/scene_file.h"
#include "editor/viewport/export/painter_renderer.h"
#include "editor/viewport/export/picture_bands.h"
#include "editor/viewport/export/png_rows.h"
#include "editor/viewport/export/svg_text.h"
#include "editor/viewport/viewport_messages.h"

#include <QBuffer>
#include <QFontInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>
#include <new>
#include <utility>
#include <vector>

namespace broadside {

namespace {

std::uint64_t widthOf(QSize size) { return static_cast<std::uint64_t>(size.width()); }
std::uint64_t heightOf(QSize size) { return static_cast<std::uint64_t>(size.height()); }

std::optional<Problem> sizeProblem(QSize size)
{
    const auto isSide = [](int side) { return side >= 1 && side <= kMostExportedSide; };
    if (isSide(size.width()) && isSide(size.height()))
        return std::nullopt;
    Problem problem;
    problem.message = texts::exportBadSize(widthOf(size), heightOf(size));
    problem.remedy = texts::exportBadSizeRemedy(static_cast<std::uint64_t>(kMostExportedSide));
    return problem;
}

Problem stopped()
{
    Problem problem;
    problem.message = texts::exportCancelled();
    problem.remedy = texts::exportCancelledRemedy();
    return problem;
}

Camera2D cameraForSize(Camera2D camera, QSize size)
{
    camera.setViewSize({static_cast<double>(size.width()), static_cast<double>(size.height())});
    return camera;
}

constexpr int kPixelsPerInch = 96;

/// A device for a picture that can be given up when memory runs out.
template<class Device>
class AbandonedInOrder : public Device {
public:
    using Device::Device;
    /// Draws, and ends the picture. A painter whose end() ran out of memory tries it again in its destructor, and a
    /// second exception would end the program. So the painter, a small object, is left in memory then.
    template<class Draw>
    void fill(Draw&& draw)
    {
        auto painter = std::make_unique<QPainter>(this);
        try {
            draw(*painter);
            painter->end();
        } catch (const std::bad_alloc&) {
            static_cast<void>(painter.release());
            this->painters = 0; // else the destructor warns of the painter
            throw;
        }
    }
};

QByteArray svgOf(const DisplayList& list, const Camera2D& camera, QSize size, GlyphAtlas& atlas)
{
    QBuffer buffer;
    AbandonedInOrder<QSvgGenerator> generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kPixelsPerInch);
    generator.setSize(size);
    generator.setViewBox(QRect({0, 0}, size));
    generator.setTitle(QStringLiteral("Broadside"));
    generator.fill([&](QPainter& painter) { drawWithPainter(painter, list, camera, atlas); });
    constexpr int kAnySize = 12;
    return improvedSvg(buffer.data(), size, QFontInfo(atlas.font(kAnySize)).family().toHtmlEscaped().toUtf8());
}

std::atomic<bool> hasFailedToCompress = false; // a handler of Qt's messages reaches nothing else than static data
std::atomic<QtMessageHandler> otherHandler = nullptr;

/// QPdfWriter writes an empty stream where memory does not suffice to compress it, and only prints warnings. While an
/// object of this class lives, they are heard and not printed.
class CompressionWatch {
public:
    CompressionWatch()
    {
        hasFailedToCompress = false;
        otherHandler = qInstallMessageHandler(hear);
    }
    ~CompressionWatch() { qInstallMessageHandler(otherHandler); }
    CompressionWatch(const CompressionWatch&) = delete;
    CompressionWatch& operator=(const CompressionWatch&) = delete;
    [[nodiscard]] static bool hasFailed() noexcept { return hasFailedToCompress; }

private:
    static void hear(QtMsgType type, const QMessageLogContext& context, const QString& message)
    {
        if (message.contains(QLatin1String("compress"), Qt::CaseInsensitive))
            hasFailedToCompress = true;
        else
            otherHandler.load()(type, context, message);
    }
};

QByteArray pdfOf(const DisplayList& list, const Camera2D& camera, QSize size, GlyphAtlas& atlas)
{
    const CompressionWatch watch;
    constexpr double kPointsPerPixel = 72.0 / kPixelsPerInch;
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly))
        return {};
    AbandonedInOrder<QPdfWriter> writer(&buffer);
    writer.setResolution(kPixelsPerInch);
    writer.setCreator(QStringLiteral("Broadside"));
    writer.setPageSize(QPageSize(QSizeF(size) * kPointsPerPixel, QPageSize::Point));
    writer.setPageMargins(QMarginsF());
    writer.fill([&](QPainter& painter) { drawWithPainter(painter, list, camera, atlas); });
    if (watch.hasFailed())
        throw std::bad_alloc();
    return buffer.data();
}

/// Calls `take(row, pixels)` for all rows from the top. Stops when `take` or `goesOn` returns false.
template<class Take>
std::optional<Problem> forEachRow(const DisplayList& list, const Camera2D& camera, QSize size, GlyphAtlas& atlas,
                                  const PictureBands::GoesOn& goesOn, Take&& take)
{
    PictureBands bands(list, camera, size, atlas);
    std::vector<QRgb> row(static_cast<std::size_t>(size.width()));
    while (bands.drawn() < size.height()) {
        const int first = bands.drawn();
        if (bands.drawNext(goesOn) == 0)
            return goesOn() ? noMemoryForPicture(size) : stopped();
        for (int y = first; y < bands.drawn(); ++y) {
            bands.copyRow(y, row.data());
            if (!take(y, row))
                return stopped();
        }
    }
    return std::nullopt;
}

std::optional<Problem> writePng(QIODevice& out, const DisplayList& list, const Camera2D& camera, QSize size,
                                GlyphAtlas& atlas, const PictureProgress& progress)
{
    constexpr int kReports = 256;
    constexpr int kPixels = 1 << 20; // The picture can be stopped after this number of pixels plus one row.
    const int step = std::max(std::min(size.height() / kReports, kPixels / size.width()), 1);
    PngRows png(out, size);
    bool isWanted = true;
    int written = 0; // Rows.
    const auto goesOn = [&] {
        isWanted = isWanted && (!progress || progress(static_cast<double>(written) / size.height()));
        return isWanted;
    };
    const auto problem = forEachRow(list, camera, size, atlas, goesOn, [&](int y, const std::vector<QRgb>& row) {
        written = y;
        return (y % step != 0 || goesOn()) && png.write(row.data());
    });
    if (problem && !isWanted)
        return problem;
    return !problem && png.finish() ? std::nullopt
                                    : std::optional(noMemoryForPicture(size)); // A write to `out` may have failed.
}

} // namespace

Problem noMemoryForPicture(QSize size)
{
    Problem problem;
    problem.message = texts::exportNoMemory(widthOf(size), heightOf(size));
    problem.remedy = texts::exportNoMemoryRemedy();
    return problem;
}

Result<QImage> renderPicture(const DisplayList& list, const Camera2D& camera, QSize size, GlyphAtlas& atlas)
{
    if (const auto problem = sizeProblem(size))
        return *problem;
    if (std::int64_t{size.width()} * size.height() > kMaxPixelsInMemory)
        return noMemoryForPicture(size);
    QImage picture(size, QImage::Format_RGB32);
    if (picture.isNull())
        return noMemoryForPicture(size);
    const auto always = [] { return true; };
    const auto problem = forEachRow(list, camera, size, atlas, always, [&](int y, const std::vector<QRgb>& row) {
        std::memcpy(picture.scanLine(y), row.data(), sizeof(QRgb) * row.size());
        return true;
    });
    return problem ? Result<QImage>(*problem) : Result<QImage>(std::move(picture));
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

std::optional<Problem> writePicture(QIODevice& out, const DisplayList& list, const Camera2D& camera, QSize size,
                                    GlyphAtlas& atlas, PictureFormat format, const PictureProgress& progress)
{
    if (auto problem = sizeProblem(size))
        return problem;
    if (format == PictureFormat::Png)
        return writePng(out, list, camera, size, atlas, progress);
    const Camera2D seen = cameraForSize(camera, size);
    QByteArray bytes;
    const bool fits = fitsIntoMemory([&] {
        bytes = format == PictureFormat::Svg ? svgOf(list, seen, size, atlas) : pdfOf(list, seen, size, atlas);
    });
    if (!fits)
        return noMemoryForPicture(size);
    if (progress && !progress(1.0))
        return stopped();
    out.write(bytes);
    return std::nullopt;
}

Result<SavedPicture> savePicture(const DisplayList& list, const Camera2D& camera, QSize size, GlyphAtlas& atlas,
                                 const QString& file, const PictureProgress& progress)
{
    std::vector<Message> losses;
    const auto problem = fillFileAtomically(
        file,
        [&](QIODevice& out) { return writePicture(out, list, camera, size, atlas, *pictureFormatOf(file), progress); },
        &losses);
    return problem ? Result<SavedPicture>(*problem) : Result<SavedPicture>({file, translatedLoss(file, losses)});
}

std::optional<Message> longDurationText(PictureFormat format, QSize size, std::uint64_t pictures)
{
    constexpr double kPixelsPerSecond = 40e6; // Valid for a picture with few objects, on one processor.
    constexpr double kWorthSaying = 60.0;     // Seconds.
    const double seconds =
        static_cast<double>(size.width()) * size.height() * static_cast<double>(pictures) / kPixelsPerSecond;
    if (format != PictureFormat::Png || seconds < kWorthSaying)
        return std::nullopt;
    const auto minutes = static_cast<std::uint64_t>(seconds / 60.0);
    return minutes < 120 ? texts::exportMinutes(minutes) : texts::exportHours(minutes / 60);
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
