#include "editor/document/picture_file.h"

#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/io/text_file.h"
#include "core/sprites/limits.h"
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
    return pictureProblem(path, "This is no picture that can be read",
                          "Choose a png, jpg, bmp or webp; webp needs the package qt6-image-formats-plugins");
}

bool isKnown(const QByteArray& format)
{
    return std::ranges::any_of(kKinds, [&](const PictureKind& kind) { return format == kind.format; });
}

std::optional<Problem> sizeProblem(const QString& path, QSize size)
{
    if (size.width() <= 0 || size.height() <= 0)
        return pictureProblem(path, "The picture does not say how large it is", "Save it again as a png");
    const std::string sides = std::to_string(size.width()) + " x " + std::to_string(size.height()) + " pixels";
    if (size.width() > limits::kPictureSide || size.height() > limits::kPictureSide)
        return pictureProblem(path,
                              "The picture has " + sides + ", more than the limit of " +
                                  groupedNumber(limits::kPictureSide) + " on a side",
                              "Make it smaller, or cut it into several");
    const auto bytes = static_cast<std::uint64_t>(size.width()) * static_cast<std::uint64_t>(size.height()) * 4;
    if (bytes > limits::kPictureBytes)
        return pictureProblem(path,
                              "The picture of " + sides + " would take " + groupedNumber(bytes >> 20) +
                                  " MiB of memory, more than the limit of " +
                                  groupedNumber(limits::kPictureBytes >> 20) + " MiB",
                              "Make it smaller, or cut it into several");
    return std::nullopt;
}

Problem damaged(const QString& path, const std::string& fault)
{
    return pictureProblem(path, "The picture is damaged: " + fault, "Save it again from where it was made");
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
        return damaged(path, png.fault().empty() ? "there is no memory for its pixels" : png.fault());
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
        return pictureProblem(path, "The picture cannot be opened: " + file.errorString().toStdString(),
                              "Check that it is there, and its permissions");
    const bool isPng = file.peek(kPngSignature.size()).toStdString() == kPngSignature;
    return isPng ? readPng(path, file) : readOther(path, file);
}

} // namespace broadside
