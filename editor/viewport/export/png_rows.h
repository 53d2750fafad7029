#pragma once

#include <QRgb>
#include <QSize>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QIODevice;
QT_END_NAMESPACE

namespace broadside {

/// Writes a PNG row by row: 8 bits of red, green and blue, without alpha. Memory: some rows.
class PngRows {
public:
    /// Of a side: more than that libpng refuses to read and to write unless it is told otherwise.
    static constexpr int kMostSide = 1'000'000;

    /// @pre out is open for writing and outlives this; sides from 1 to kMostSide
    PngRows(QIODevice& out, QSize size);
    ~PngRows();
    PngRows(const PngRows&) = delete;
    PngRows& operator=(const PngRows&) = delete;

    /// The next row, 0xffRRGGBB each. False: `out` takes no more, or there is no memory; then nothing else counts.
    [[nodiscard]] bool write(const QRgb* pixels);
    /// After the last row.
    [[nodiscard]] bool finish();

private:
    struct State;
    std::unique_ptr<State> m_state;
    std::vector<unsigned char> m_row;
};

} // namespace broadside
