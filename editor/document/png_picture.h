#pragma once

#include <QImage>
#include <QSize>

#include <memory>
#include <string>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace broadside {

/// Reads a PNG with libpng itself: Qt's reader lets libpng write to standard error, where only our own sentences
/// belong, and keeps what libpng says to itself. Colour profiles and gamma are ignored, as Qt's reader does.
class PngPicture {
public:
    /// Reads up to the pixels. @pre device is open for reading, stands at the beginning, and outlives this
    explicit PngPicture(QIODevice& device);
    ~PngPicture();
    PngPicture(const PngPicture&) = delete;
    PngPicture& operator=(const PngPicture&) = delete;

    /// Empty when the file is damaged before its pixels.
    [[nodiscard]] QSize size() const;
    /// The pixels, in Format_RGBA8888. Null when the file is damaged, or there is no memory for them. Call it once.
    [[nodiscard]] QImage read();
    /// What is wrong with the file, in libpng's words: "IDAT: CRC error". Empty: nothing was found.
    [[nodiscard]] const std::string& fault() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace broadside
