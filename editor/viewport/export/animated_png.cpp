#include "editor/viewport/export/animated_png.h"

#include "core/report/attached_bytes.h"
#include "editor/viewport/export/png_bytes.h"

#include <QRect>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string_view>

namespace broadside {
namespace {

constexpr qsizetype kSignatureBytes = 8;
constexpr qsizetype kAroundData = 12; // Length and kind before the data of a chunk, checksum behind it.

QByteArray number(std::uint32_t value, int bytes = 4)
{
    QByteArray text;
    for (int i = bytes - 1; i >= 0; --i)
        text += static_cast<char>(value >> static_cast<unsigned>(8 * i) & 255U);
    return text;
}

std::uint32_t numberAt(const QByteArray& bytes, qsizetype at)
{
    std::uint32_t value = 0;
    for (qsizetype i = 0; i < 4; ++i)
        value = value << 8U | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

QByteArray chunk(const char* kind, const QByteArray& data)
{
    const QByteArray summed = kind + data;
    const std::uint32_t sum = report::checksumOf({summed.constData(), static_cast<std::size_t>(summed.size())});
    return number(static_cast<std::uint32_t>(data.size())) + summed + number(sum);
}

/// Calls `take(kind, data)` for each chunk of a PNG that Qt has written.
void forEachChunk(const QByteArray& png, const std::function<void(const QByteArray&, const QByteArray&)>& take)
{
    for (qsizetype at = kSignatureBytes; at + kAroundData <= png.size();) {
        const auto length = static_cast<qsizetype>(numberAt(png, at));
        take(png.mid(at + 4, 4), png.mid(at + 8, length));
        at += length + kAroundData;
    }
}

/// The smallest rectangle with all pixels that differ; one pixel if none does.
QRect differing(const QImage& before, const QImage& now)
{
    int left = now.width();
    int right = -1;
    int top = now.height();
    int bottom = -1;
    for (int y = 0; y < now.height(); ++y) {
        const auto* const a = reinterpret_cast<const QRgb*>(before.constScanLine(y));
        const auto* const b = reinterpret_cast<const QRgb*>(now.constScanLine(y));
        if (std::equal(a, a + now.width(), b))
            continue;
        top = std::min(top, y);
        bottom = y;
        for (int x = 0; x < now.width(); ++x) {
            if (a[x] == b[x])
                continue;
            left = std::min(left, x);
            right = std::max(right, x);
        }
    }
    return right < 0 ? QRect(0, 0, 1, 1) : QRect(QPoint(left, top), QPoint(right, bottom));
}

} // namespace

void AnimatedPng::add(const QImage& frame, int milliseconds)
{
    const QImage image = frame.convertToFormat(QImage::Format_RGB32);
    const bool isFirst = m_count == 0;
    const QRect part = isFirst ? image.rect() : differing(m_last, image);
    QByteArray control = number(m_sequence++);
    for (const int value : {part.width(), part.height(), part.x(), part.y()})
        control += number(static_cast<std::uint32_t>(value));
    control += number(static_cast<std::uint32_t>(milliseconds), 2) + number(1'000, 2);
    control += QByteArray(2, '\0'); // the frame stays; the next one replaces its part
    m_frames += chunk("fcTL", control);
    forEachChunk(pngOf(image.copy(part), kSmallestPng), [&](const QByteArray& kind, const QByteArray& data) {
        if (kind == "IHDR" && isFirst)
            m_header = chunk("IHDR", data);
        else if (kind == "IDAT")
            m_frames += isFirst ? chunk("IDAT", data) : chunk("fdAT", number(m_sequence++) + data);
    });
    m_last = image;
    ++m_count;
}

QByteArray AnimatedPng::finished() const
{
    const QByteArray signature = QByteArrayLiteral("\x89PNG\r\n\x1a\n");
    const QByteArray control = number(m_count) + number(0);
    return signature + m_header + chunk("acTL", control) + m_frames + chunk("IEND", {});
}

} // namespace broadside
