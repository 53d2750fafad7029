#include "editor/viewport/export/png_bytes.h"

#include <QBuffer>

#include <new>

namespace broadside {

QByteArray pngOf(const QImage& image, int quality)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    // Into memory, nothing else can fail.
    if (image.isNull() || !buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG", quality))
        throw std::bad_alloc();
    return bytes;
}

} // namespace broadside
