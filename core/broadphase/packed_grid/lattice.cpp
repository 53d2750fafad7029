#include "core/broadphase/packed_grid/lattice.h"

namespace broadside::packed {
namespace {

/// How the 2^15 points below which differences are right are shared out; a few are left for rounding.
constexpr float kPointsOfLevel = 24'000.0F;
constexpr float kPointsOfAskers = 8'000.0F;

LatticeAxis axisOf(float origin, float cellsPer, std::uint32_t cells, float around, float longest)
{
    LatticeAxis axis;
    axis.lowest = origin - around / cellsPer;
    axis.pointsPer = kPointsOfLevel / ((around + 1.0F) / cellsPer + longest);
    axis.last = ((static_cast<float>(cells) + 2.0F * around) / cellsPer + longest) * axis.pointsPer;
    return axis;
}

} // namespace

Lattice::Lattice(const CellFrame& frame, float widest, float tallest) noexcept
    : x(axisOf(frame.originX, frame.cellsPerX, frame.columns, frame.aroundX, widest))
    , y(axisOf(frame.originY, frame.cellsPerY, frame.rows, frame.aroundY, tallest))
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
    return (width + margin) * x.pointsPer <= kPointsOfAskers && (height + margin) * y.pointsPer <= kPointsOfAskers;
}

std::uint32_t Lattice::certainDifferences(float margin) const noexcept
{
    const auto certain = [margin](const LatticeAxis& axis) {
        // A point is cut off, and one more for rounding; without margin f alone decides.
        const int points = margin > 0.0F ? static_cast<int>(margin * axis.pointsPer) + 2 : 0;
        return static_cast<std::uint32_t>(-1 - points) & 0xffff;
    };
    return certain(y) << 16 | certain(x);
}

} // namespace broadside::packed
