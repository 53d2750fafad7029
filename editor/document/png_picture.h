#pragma once

#include <QImage>
#include <QSize>

#include <memory>
#include <string>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace broadside {

/// Reads a PNG with libpng directly. Qt's reader lets libpng write to standard error, where only our own messages
/// belong, and does not report libpng's errors. Like Qt's reader, this one ignores colour profiles and gamma.
class PngPicture {
public:
    /// Reads the header, up to the pixels. @pre device is open for reading, at its beginning, and outlives this
    explicit PngPicture(QIODevice& device);
    ~PngPicture();
    PngPicture(const PngPicture&) = delete;
    PngPicture& operator=(const PngPicture&) = delete;

    /// Empty when the file is damaged before its pixels.
    [[nodiscard]] QSize size() const;
    /// The pixels in Format_RGBA8888. Null when the file is damaged or memory does not suffice. Call it once.
    [[nodiscard]] QImage read();
    /// The error in libpng's words, such as "IDAT: CRC error". Empty: no error was found.
    [[nodiscard]] const std::string& fault() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace broadside
