#include "editor/document/png_picture.h"

#include <QIODevice>

#include <csetjmp>
#include <png.h>
#include <vector>

namespace broadside {
namespace {

void takeFault(png_structp png, png_const_charp message)
{
    *static_cast<std::string*>(png_get_error_ptr(png)) = message;
}

[[noreturn]] void failReading(png_structp png, png_const_charp message)
{
    takeFault(png, message);
    png_longjmp(png, 1);
}

void ignoreWarning(png_structp /*png*/, png_const_charp /*message*/) {} // The pixels can be read despite warnings.

void readBytes(png_structp png, png_bytep bytes, std::size_t count)
{
    auto& device = *static_cast<QIODevice*>(png_get_io_ptr(png));
    if (device.read(reinterpret_cast<char*>(bytes), static_cast<qint64>(count)) != static_cast<qint64>(count))
        png_error(png, "the file ends too soon");
}

} // namespace

/// libpng leaves functions by longjmp, so the functions that call setjmp have no local objects with destructors.
struct PngPicture::State {
    png_structp png = nullptr;
    png_infop info = nullptr;
    std::string fault;
    bool isReady = false;

    bool begin(QIODevice& device)
    {
        png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &fault, failReading, ignoreWarning);
        info = png ? png_create_info_struct(png) : nullptr;
        if (!info || setjmp(png_jmpbuf(png)) != 0) // NOLINT(cert-err52-cpp)
            return false;
        png_set_read_fn(png, &device, readBytes);
        png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX); // The caller applies its own limits.
        png_read_info(png, info);
        return true;
    }

    /// Reads the rows; every format becomes four bytes a pixel.
    bool readRows(png_bytepp rows)
    {
        if (setjmp(png_jmpbuf(png)) != 0) // NOLINT(cert-err52-cpp)
            return false;
        png_set_expand(png);
        png_set_scale_16(png);
        png_set_gray_to_rgb(png);
        png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
        png_set_interlace_handling(png);
        png_read_update_info(png, info);
        png_read_image(png, rows);
        png_read_end(png, nullptr);
        return true;
    }
};

PngPicture::PngPicture(QIODevice& device)
    : m_state(std::make_unique<State>())
{
    m_state->isReady = m_state->begin(device);
}

PngPicture::~PngPicture() { png_destroy_read_struct(&m_state->png, &m_state->info, nullptr); }

QSize PngPicture::size() const
{
    if (!m_state->isReady)
        return {};
    return {static_cast<int>(png_get_image_width(m_state->png, m_state->info)),
            static_cast<int>(png_get_image_height(m_state->png, m_state->info))};
}

QImage PngPicture::read()
{
    QImage image(size(), QImage::Format_RGBA8888);
    if (image.isNull())
        return image;
    std::vector<png_bytep> rows;
    for (int y = 0; y < image.height(); ++y)
        rows.push_back(image.scanLine(y));
    return m_state->readRows(rows.data()) ? image : QImage();
}

const std::string& PngPicture::fault() const { return m_state->fault; }

} // namespace broadside
