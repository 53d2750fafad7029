#pragma once

#include <QRgb>
#include <QSize>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace broadside {

/// Writes a PNG row by row, with 8 bits of red, green and blue, without alpha. Needs memory for some rows only.
class PngRows {
public:
    /// Limit of each side. Beyond it libpng refuses to read and to write by default.
    static constexpr int kMostSide = 1'000'000;

    /// @pre out is open for writing and outlives this; sides from 1 to kMostSide
    PngRows(QIODevice& out, QSize size);
    ~PngRows();
    PngRows(const PngRows&) = delete;
    PngRows& operator=(const PngRows&) = delete;

    /// Writes the next row, 0xffRRGGBB per pixel. False: a write to `out` failed, or there is not enough memory; all
    /// further calls fail.
    [[nodiscard]] bool write(const QRgb* pixels);
    /// Call it after the last row.
    [[nodiscard]] bool finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
    std::vector<unsigned char> m_row;
};

} // namespace broadside
