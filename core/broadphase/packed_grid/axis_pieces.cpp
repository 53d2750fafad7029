#include "core/broadphase/packed_grid/axis_pieces.h"

#include <cmath>
#include <limits>

namespace broadside::packed {

// All pieces have the same number of sampled values and the same number of cells, unless the cells would be too small.
// Unused pieces begin at infinity, so that nothing is found in them.
std::uint32_t AxisPieces::choose(std::span<const float> sorted, double cells, double smallest)
{
    used = true;
    const auto pieces =
        std::min({static_cast<std::size_t>(kMost), sorted.size() / 2, static_cast<std::size_t>(std::max(1.0, cells))});
    const double most = std::floor(cells / static_cast<double>(pieces));
    start.fill(std::numeric_limits<float>::infinity());
    cellsPer.fill(1.0F);
    float next = 0.0F;
    for (std::size_t k = 0; k < pieces; ++k) {
        start[k] = sorted[k * sorted.size() / pieces];
        const float end = k + 1 < pieces ? sorted[(k + 1) * sorted.size() / pieces] : sorted.back();
        const double length = static_cast<double>(end) - static_cast<double>(start[k]);
        const double count = std::clamp(std::floor(length / smallest), 1.0, most);
        const double per = count / length; // infinite if many values are equal
        cellsPer[k] = per < 0x1p100 ? std::max(static_cast<float>(per), 0x1p-100F) : 1.0F;
        first[k] = next;
        next += static_cast<float>(count);
    }
    std::fill(first.begin() + static_cast<std::ptrdiff_t>(pieces), first.end(), next);
    return static_cast<std::uint32_t>(next);
}

} // namespace broadside::packed
