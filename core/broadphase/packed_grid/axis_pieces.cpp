#include "core/broadphase/packed_grid/axis_pieces.h"

#include <cmath>
#include <limits>

namespace broadside::packed {

// Every piece has as many of the sample as any other, and is cut into as many cells, unless they become too small.
// Places behind the last piece begin at infinity: nothing is found there.
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
        const double per = count / length; // infinite where many stand on one spot
        cellsPer[k] = per < 0x1p100 ? std::max(static_cast<float>(per), 0x1p-100F) : 1.0F;
        first[k] = next;
        next += static_cast<float>(count);
    }
    std::fill(first.begin() + static_cast<std::ptrdiff_t>(pieces), first.end(), next);
    return static_cast<std::uint32_t>(next);
}

} // namespace broadside::packed
