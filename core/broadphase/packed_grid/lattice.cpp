#include "core/broadphase/packed_grid/lattice.h"

namespace broadside::packed {
namespace {

/// How the 2^15 points below which differences are right are divided; a few are reserved for rounding.
constexpr float kPoints = 32'000.0F;
constexpr float kPointsForLevel = 24'000.0F;
/// Points on the longest box: so many that of a thousand queries only a few find boxes that only touch. More would
/// leave fewer points for query boxes.
constexpr float kEnough = 1'024.0F;
constexpr float kMostInAll = 0x1p23F;

/// Cells and boxes on one axis.
struct Along {
    float origin, cellsPer;
    std::uint32_t cells;
    float around;          ///< So many cells outside, boxes belong to the level.
    float lowest, highest; ///< The places where the boxes really are.
    float longest;
};

LatticeAxis axisOf(const Along& along)
{
    const float extent = static_cast<float>(along.cells) / along.cellsPer;
    const float outside =
        std::min(along.around / along.cellsPer,
                 std::max({0.0F, along.origin - along.lowest, (along.highest - along.origin) - extent}));
    const float reach = outside + 1.0F / along.cellsPer + along.longest;
    const float all = extent + 2.0F * outside + along.longest;
    LatticeAxis axis;
    axis.lowest = along.origin - outside;
    axis.pointsPer = std::min({kPointsForLevel / reach, kEnough / along.longest, kMostInAll / all});
    axis.last = all * axis.pointsPer;
    axis.widestQuery = kPoints - reach * axis.pointsPer;
    return axis;
}

} // namespace

Lattice::Lattice(const CellFrame& frame, const FloatBox& bounds, float widest, float tallest) noexcept
    : x(axisOf({frame.originX, frame.cellsPerX, frame.columns, frame.aroundX, bounds.x0, bounds.x1, widest}))
    , y(axisOf({frame.originY, frame.cellsPerY, frame.rows, frame.aroundY, bounds.y0, bounds.y1, tallest}))
{}

bool Lattice::isFineFor(const CellFrame& frame) const noexcept
{
    constexpr float kPointsPerCell = 16.0F;
    constexpr float kMost = 0x1p100F; // so that no product becomes infinite
    const auto isFine = [](float pointsPer, float cellsPer) {
        return pointsPer >= kPointsPerCell * cellsPer && pointsPer <= kMost;
    };
    return isFine(x.pointsPer, frame.cellsPerX) && isFine(y.pointsPer, frame.cellsPerY);
}

bool Lattice::takes(float width, float height, float margin) const noexcept
{
    return (width + margin) * x.pointsPer <= x.widestQuery && (height + margin) * y.pointsPer <= y.widestQuery;
}

std::uint32_t Lattice::certainDifferences(float margin) const noexcept
{
    const auto certain = [margin](const LatticeAxis& axis) {
        // One point because f truncates, and one for rounding; without a margin, f alone decides.
        const int points = margin > 0.0F ? static_cast<int>(margin * axis.pointsPer) + 2 : 0;
        return static_cast<std::uint32_t>(-1 - points) & 0xffff;
    };
    return certain(y) << 16 | certain(x);
}

} // namespace broadside::packed
