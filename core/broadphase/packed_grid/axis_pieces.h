#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace broadside::packed {

/// One axis with cells of different sizes. It consists of pieces, each with as many cells as its boxes need. So a crowd
/// of ten metres in a world of a thousand kilometres has cells of its own. Cells of a piece have the same size.
///
/// position() never decreases, just as with cells of one size. Within a piece it is a chain of float operations that
/// never decrease. It is limited to the number of cells of the piece, and exactly there the next piece begins, because
/// floats below 2^24 count exactly. Cost: O(log pieces). Source: our own; the idea is that of equi-depth histograms
/// (Piatetsky-Shapiro, Connell, 1984).
struct AxisPieces {
    static constexpr std::uint32_t kMost = 128;

    std::array<float, kMost> start{};     ///< Ascending; the start of piece k.
    std::array<float, kMost> cellsPer{};  ///< Cells per metre; > 0 and finite.
    std::array<float, kMost + 1> first{}; ///< Number of the first cell of piece k; a whole number.
    bool used = false;                    ///< False when all cells have the same size.

    [[nodiscard]] float position(float x) const noexcept
    {
        const std::size_t k = pieceOf(x);
        return first[k] + std::min((x - start[k]) * cellsPer[k], first[k + 1] - first[k]);
    }
    /// The position at which a cell begins: the inverse of position(), for display.
    [[nodiscard]] double edgeOf(std::uint32_t cell) const noexcept
    {
        const auto number = static_cast<float>(cell);
        std::size_t k = 0;
        while (k + 1 < kMost && first[k + 1] <= number && first[k + 1] > first[k])
            ++k;
        return static_cast<double>(start[k]) +
               static_cast<double>(number - first[k]) / static_cast<double>(cellsPer[k]);
    }

    /// Makes about `cells` cells, from an ascending sample of the values. Cells should not be smaller than `smallest`.
    /// Returns the number of cells.
    std::uint32_t choose(std::span<const float> sorted, double cells, double smallest);

private:
    /// The last piece that begins at or before x; the first piece if there is none.
    [[nodiscard]] std::size_t pieceOf(float x) const noexcept
    {
        std::size_t k = 0;
        for (std::size_t step = kMost / 2; step > 0; step /= 2)
            k += start[k + step] <= x ? step : 0;
        return k;
    }
};

} // namespace broadside::packed
