#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace broadside::packed {

/// One axis of cells that are not all alike: pieces with as many cells each as boxes ask for, so that a crowd of ten
/// metres in a world of a thousand kilometres has cells of its own. Within a piece cells are alike.
///
/// position() never decreases, like the position in cells that are all alike: within a piece it is a chain of float
/// operations that never decrease; it ends, cut to the number of cells of the piece, where the next one begins,
/// exactly, since floats below 2^24 count. Cost: O(log pieces). Source: our own; the idea is that of equi-depth
/// histograms (Piatetsky-Shapiro, Connell, 1984).
struct AxisPieces {
    static constexpr std::uint32_t kMost = 128;

    std::array<float, kMost> start{};     ///< Ascending; where piece k begins.
    std::array<float, kMost> cellsPer{};  ///< Cells a metre; > 0 and finite.
    std::array<float, kMost + 1> first{}; ///< Number of the first cell of piece k; whole.
    bool used = false;                    ///< Or all cells are alike.

    [[nodiscard]] float position(float x) const noexcept
    {
        const std::size_t k = pieceOf(x);
        return first[k] + std::min((x - start[k]) * cellsPer[k], first[k + 1] - first[k]);
    }
    /// Where a cell begins: the opposite of position(), for people to look at.
    [[nodiscard]] double edgeOf(std::uint32_t cell) const noexcept
    {
        const auto number = static_cast<float>(cell);
        std::size_t k = 0;
        while (k + 1 < kMost && first[k + 1] <= number && first[k + 1] > first[k])
            ++k;
        return static_cast<double>(start[k]) +
               static_cast<double>(number - first[k]) / static_cast<double>(cellsPer[k]);
    }

    /// Makes about `cells` cells for values of which these are a sample, ascending; none is to be smaller than
    /// `smallest`. Returns how many there are.
    std::uint32_t choose(std::span<const float> sorted, double cells, double smallest);

private:
    /// The last piece that does not begin behind x; the first one for what lies before all.
    [[nodiscard]] std::size_t pieceOf(float x) const noexcept
    {
        std::size_t k = 0;
        for (std::size_t step = kMost / 2; step > 0; step /= 2)
            k += start[k + step] <= x ? step : 0;
        return k;
    }
};

} // namespace broadside::packed
