#include "core/broadphase/broad_phase.h"

#include "core/base/decades.h"
#include "core/broadphase/broad_phase_messages.h"
#include "core/broadphase/grid_layout.h"
#include "core/broadphase/limits.h"
#include "core/geometry/segment.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace broadside {
namespace {

Problem notAvailable(const AlgorithmInfo& info)
{
    std::string names;
    for (const AlgorithmInfo& other : algorithms())
        if (other.isAvailable())
            names += (names.empty() ? "" : ", ") + std::string(other.name);
    Problem problem;
    problem.message = texts::phaseNotAvailable(info.name);
    problem.remedy = texts::phaseChoose(names);
    return problem;
}

/// Rounded up to two significant digits, like a number that a user would choose.
double roundedUp(double value)
{
    const double unit = powerOfTen(decadeOf(value) - 1);
    return std::ceil(value / unit) * unit;
}

Problem tooManyCells(const GridLayout& layout, double width, double height)
{
    const double most = static_cast<double>(limits::kDenseCells);
    // Increased until it fits: ceil() adds a column and a row that the area does not include.
    double workable = roundedUp(std::max(std::sqrt(width * height / most), std::max(width, height) / most));
    while (GridLayout(width, height, workable).cellCount() > most)
        workable = roundedUp(workable * 1.1);
    Problem problem;
    constexpr double kReadable = 1e12; // larger numbers are shown in short form
    const double count = layout.cellCount();
    problem.message = count < kReadable
                          ? texts::phaseManyCells(layout.cellSize(), width, height, static_cast<std::uint64_t>(count),
                                                  limits::kDenseCells)
                          : texts::phaseCountlessCells(layout.cellSize(), width, height, count, limits::kDenseCells);
    problem.remedy = texts::phaseLargerCells(workable);
    return problem;
}

} // namespace

Message messageOf(const BroadPhaseFault& fault)
{
    using Kind = BroadPhaseFault::Kind;
    switch (fault.kind) {
    case Kind::MissingBucket:
        return texts::phaseNoBucket(std::to_string(fault.bucket));
    case Kind::TooManyBuckets:
        return texts::phaseManyBuckets();
    case Kind::Nowhere:
        return texts::phaseNowhere();
    case Kind::CornersOnly:
        return texts::phaseCornersOnly();
    case Kind::Stale:
        return texts::phaseStale();
    }
    return {};
}

Message remedyOf(const BroadPhaseFault& fault)
{
    using Kind = BroadPhaseFault::Kind;
    switch (fault.kind) {
    case Kind::MissingBucket:
        return texts::phaseDivideHeight();
    case Kind::TooManyBuckets:
        return texts::phaseChooseLarger();
    case Kind::Nowhere:
        return texts::phaseKeepInside();
    case Kind::CornersOnly:
        return texts::phaseCellsAsLarge();
    case Kind::Stale:
        return texts::phaseReload();
    }
    return {};
}

void BroadPhase::candidatesAlong(Vec2 from, Vec2 to, std::vector<ObjectIndex>& candidates) const
{
    candidatesIn(SegmentTest(from, to).bounds(), candidates);
}

/// Searches squares whose size doubles, from a millimetre on: about forty up to the largest coordinate. Small ones find
/// almost nothing, so they are cheap.
void BroadPhase::searchNearest(const Aabb& from, NearestSearch& search) const
{
    constexpr double kEverywhere = 1e300;
    constexpr double kRounded = 1.0 - 1e-12; // a box exactly at distance `radius` may be rounded to either side
    const std::uint64_t count = statistics().objects;
    std::vector<ObjectIndex> shown;
    std::vector<ObjectIndex> found;
    double radius = 1e-3;
    while (radius < kEverywhere) {
        found.clear();
        candidatesIn(grown(from, radius), found);
        std::ranges::sort(found);
        for (const ObjectIndex object : found)
            if (!std::ranges::binary_search(shown, object))
                search.look(object);
        shown.swap(found); // a larger square contains all objects of a smaller one
        if (shown.size() == count || search.reach() < kRounded * radius)
            return;
        radius *= 2.0;
    }
}

CellIds BroadPhase::cellsTouchedBy(const Aabb& box, std::size_t most) const
{
    const auto table = cellTable();
    return table ? table->idsIn(table->cellsOf(box), most) : CellIds{};
}

Structure BroadPhase::structure(const Aabb&, std::size_t) const { return {}; }

Structure BroadPhase::partsOf(ObjectIndex, std::size_t) const { return {}; }

Result<std::unique_ptr<BroadPhase>> makeBroadPhase(const BroadPhaseSettings& settings, double worldWidth,
                                                   double worldHeight)
{
    const AlgorithmInfo& info = infoOf(settings.algorithm);
    if (!info.isAvailable())
        return notAvailable(info);
    if (info.hasDenseCells) {
        const GridLayout layout(worldWidth, worldHeight, settings.cellSize);
        if (layout.cellCount() > static_cast<double>(limits::kDenseCells))
            return tooManyCells(layout, worldWidth, worldHeight);
    }
    return info.make({worldWidth, worldHeight, settings.cellSize});
}

} // namespace broadside
