#include "editor/document/picture_file.h"

#include "core/base/limits.h"
#include "core/io/text_file.h"
#include "core/sprites/limits.h"
#include "editor/document/document_messages.h"
#include "editor/document/file_path.h"
#include "editor/document/png_picture.h"

#include <QByteArrayList>
#include <QFile>
#include <QImageReader>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace broadside {
namespace {

/// A suffix of files, and Qt's name of the format.
struct PictureKind {
    const char* suffix;
    const char* format;
};
constexpr std::array kKinds{PictureKind{"png", "png"}, PictureKind{"jpg", "jpeg"}, PictureKind{"jpeg", "jpeg"},
                            PictureKind{"bmp", "bmp"}, PictureKind{"webp", "webp"}};

Problem pictureProblem(const QString& path, Message message, Message remedy)
{
    Problem problem;
    problem.file = path.toStdString();
    problem.message = std::move(message);
    problem.remedy = std::move(remedy);
    return problem;
}

Problem notAPicture(const QString& path)
{
    return pictureProblem(path, texts::pictureUnknown(), texts::pictureUnknownRemedy());
}

bool isKnown(const QByteArray& format)
{
    return std::ranges::any_of(kKinds, [&](const PictureKind& kind) { return format == kind.format; });
}

std::optional<Problem> sizeProblem(const QString& path, QSize size)
{
    if (size.width() <= 0 || size.height() <= 0)
        return pictureProblem(path, texts::pictureNoSize(), texts::pictureNoSizeRemedy());
    const auto width = static_cast<std::uint64_t>(size.width());
    const auto height = static_cast<std::uint64_t>(size.height());
    if (size.width() > limits::kPictureSide || size.height() > limits::kPictureSide)
        return pictureProblem(path,
                              texts::pictureTooLarge(width, height, static_cast<std::uint64_t>(limits::kPictureSide)),
                              texts::pictureTooLargeRemedy());
    const std::uint64_t bytes = width * height * 4;
    if (bytes > limits::kPictureBytes)
        return pictureProblem(path, texts::pictureTooMuch(width, height, bytes >> 20, limits::kPictureBytes >> 20),
                              texts::pictureTooLargeRemedy());
    return std::nullopt;
}

Problem damaged(const QString& path, Message why)
{
    return pictureProblem(path, texts::pictureDamaged(std::move(why)), texts::pictureDamagedRemedy());
}

/// Does not copy a picture that already has this format.
QImage premultiplied(QImage image) { return std::move(image).convertToFormat(QImage::Format_ARGB32_Premultiplied); }

constexpr std::string_view kPngSignature = "\x89PNG\r\n\x1a\n";

Result<QImage> readPng(const QString& path, QIODevice& file)
{
    PngPicture png(file);
    const QSize size = png.size();
    if (!png.fault().empty())
        return damaged(path, png.fault());
    if (const auto problem = sizeProblem(path, size))
        return *problem;
    QImage image = png.read();
    if (image.isNull())
        return damaged(path, png.fault().empty() ? texts::pictureNoMemory() : Message(png.fault()));
    return premultiplied(std::move(image));
}

Result<QImage> readOther(const QString& path, QIODevice& file)
{
    // The limit applies to the whole program; Qt's default is lower than ours.
    QImageReader::setAllocationLimit(static_cast<int>(limits::kPictureBytes >> 20));
    QImageReader reader(&file);
    reader.setDecideFormatFromContent(true);
    const QByteArray format = reader.format();
    if (!isKnown(format))
        return notAPicture(path);
    const QSize size = reader.size();
    if (const auto problem = sizeProblem(path, size))
        return *problem;
    QImage image = reader.read();
    if (image.isNull() || image.size() != size)
        return damaged(path, reader.errorString().toStdString());
    return premultiplied(std::move(image));
}

} // namespace

QStringList pictureSuffixes()
{
    QStringList suffixes;
    for (const PictureKind& kind : kKinds)
        suffixes.push_back(QString::fromLatin1(kind.suffix));
    return suffixes;
}

Result<QImage> readPicture(const QString& path)
{
    if (!path.startsWith(QLatin1String(":/")))
        if (const auto refusal = fileRefusal(encodedPath(path), limits::kFileBytes, "picture"))
            return *refusal;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return pictureProblem(path, texts::pictureNotOpened(file.errorString().toStdString()),
                              texts::pictureNotOpenedRemedy());
    const bool isPng = file.peek(kPngSignature.size()).toStdString() == kPngSignature;
    return isPng ? readPng(path, file) : readOther(path, file);
}

} // namespace broadside
