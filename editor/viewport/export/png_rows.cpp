#include "editor/viewport/export/png_rows.h"

#include <QIODevice>

#include <csetjmp>
#include <png.h>

namespace broadside {

namespace {

constexpr int kPixelsPerMetre = 3'780; // 96 per inch.

void give(png_structp png, png_bytep bytes, std::size_t count)
{
    auto& out = *static_cast<QIODevice*>(png_get_io_ptr(png));
    if (out.write(reinterpret_cast<const char*>(bytes), static_cast<qint64>(count)) != static_cast<qint64>(count))
        png_error(png, "write error");
}

void flush(png_structp /*png*/) {} // The file is flushed when it is complete.

// libpng prints nothing: the caller gets false.
[[noreturn]] void fail(png_structp png, png_const_charp /*message*/) { png_longjmp(png, 1); }
void ignore(png_structp /*png*/, png_const_charp /*message*/) {}

} // namespace

/// libpng jumps back into these three functions with longjmp, so none of them has a local variable with a destructor.
struct PngRows::State {
    png_structp png = nullptr;
    png_infop info = nullptr;
    bool isBroken = false;

    bool start(QIODevice& out, QSize size)
    {
        png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, fail, ignore);
        info = png ? png_create_info_struct(png) : nullptr;
        if (!info || setjmp(png_jmpbuf(png)) != 0) // NOLINT(cert-err52-cpp)
            return false;
        png_set_write_fn(png, &out, give, flush);
        png_set_IHDR(png, info, static_cast<png_uint_32>(size.width()), static_cast<png_uint_32>(size.height()), 8,
                     PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_set_pHYs(png, info, kPixelsPerMetre, kPixelsPerMetre, PNG_RESOLUTION_METER);
        png_write_info(png, info);
        return true;
    }
    bool write(png_const_bytep row)
    {
        if (setjmp(png_jmpbuf(png)) != 0) // NOLINT(cert-err52-cpp)
            return false;
        png_write_row(png, row);
        return true;
    }
    bool finish()
    {
        if (setjmp(png_jmpbuf(png)) != 0) // NOLINT(cert-err52-cpp)
            return false;
        png_write_end(png, nullptr);
        return true;
    }
};

PngRows::PngRows(QIODevice& out, QSize size)
    : m_state(std::make_unique<State>())
    , m_row(3 * static_cast<std::size_t>(size.width()))
{
    m_state->isBroken = !m_state->start(out, size);
}

PngRows::~PngRows() { png_destroy_write_struct(&m_state->png, &m_state->info); }

bool PngRows::write(const QRgb* pixels)
{
    for (std::size_t i = 0; i < m_row.size(); i += 3, ++pixels) {
        m_row[i] = static_cast<unsigned char>(qRed(*pixels));
        m_row[i + 1] = static_cast<unsigned char>(qGreen(*pixels));
        m_row[i + 2] = static_cast<unsigned char>(qBlue(*pixels));
    }
    m_state->isBroken = m_state->isBroken || !m_state->write(m_row.data());
    return !m_state->isBroken;
}

bool PngRows::finish()
{
    m_state->isBroken = m_state->isBroken || !m_state->finish();
    return !m_state->isBroken;
}

} // namespace broadside
