#include "editor/viewport/picture.h"

#include "core/base/limits.h"
#include "editor/viewport/painter_renderer.h"

#include <QBuffer>
#include <QPainter>
#include <QSaveFile>

#include <unistd.h>

namespace broadside {

namespace {

Problem cannotWrite(const QString& file, const QString& why)
{
    Problem problem;
    problem.file = file.toStdString();
    problem.message = "the picture could not be written: " + why.toStdString();
    problem.remedy = "Choose a folder that exists, that you may write to and that has room";
    return problem;
}

} // namespace

Result<QImage> renderPicture(const DisplayList& list, Camera2D camera, QSize size, GlyphAtlas& atlas)
{
    const std::string sides = std::to_string(size.width()) + " x " + std::to_string(size.height()) + " pixels";
    const bool fits = size.width() >= 1 && size.height() >= 1 && size.width() <= limits::kPictureSide &&
                      size.height() <= limits::kPictureSide;
    if (!fits) {
        Problem problem;
        problem.message = "a picture cannot have " + sides;
        problem.remedy = "Choose sides from 1 to " + std::to_string(limits::kPictureSide) + " pixels";
        return problem;
    }
    QImage picture(size, QImage::Format_RGB32);
    if (picture.isNull()) {
        Problem problem;
        problem.message = "there is no memory for a picture of " + sides;
        problem.remedy = "Choose a smaller picture";
        return problem;
    }
    camera.setViewSize({static_cast<double>(size.width()), static_cast<double>(size.height())});
    QPainter painter(&picture);
    drawWithPainter(painter, list, camera, atlas);
    painter.end();
    return picture;
}

Result<QString> savePng(const QImage& picture, const QString& file)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG"))
        return cannotWrite(file, QStringLiteral("it could not be encoded as PNG"));
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

} // namespace broadside
