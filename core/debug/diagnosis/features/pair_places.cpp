#include "core/debug/diagnosis/features/pair_places.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace broadside::diagnosis {
namespace {

/// The greatest power of two for which the intervals still overlap if their ends are rounded down to its multiples, and
/// equal ends count as apart. 0 if there is none.
double commonStep(double lowA, double highA, double lowB, double highB)
{
    constexpr int kLargest = 10;
    constexpr int kSmallest = -8;
    for (int exponent = kLargest; exponent >= kSmallest; --exponent) {
        const double step = std::ldexp(1.0, exponent);
        const auto rounded = [step](double place) { return std::floor(place / step); };
        if (rounded(lowA) < rounded(highB) && rounded(lowB) < rounded(highA))
            return step;
    }
    return 0.0;
}

} // namespace

void fillPlacesOfObjects(const Evidence& evidence, const Event& event, FeatureRow& row)
{
    const Aabb& a = evidence.boxOf(event, event.a);
    const Aabb& b = evidence.boxOf(event, event.b);
    set(row, Feature::FirstCentreX, std::min(a.center().x, b.center().x));
    set(row, Feature::LastCentreX, std::max(a.center().x, b.center().x));
    set(row, Feature::FirstCentreY, std::min(a.center().y, b.center().y));
    set(row, Feature::LastCentreY, std::max(a.center().y, b.center().y));
    set(row, Feature::ReachLeft, std::min(a.lo.x, b.lo.x));
    set(row, Feature::ReachRight, std::max(a.hi.x, b.hi.x));
    set(row, Feature::ReachLow, std::min(a.lo.y, b.lo.y));
    set(row, Feature::ReachHigh, std::max(a.hi.y, b.hi.y));
    set(row, Feature::LeftSidesApart, std::abs(a.lo.x - b.lo.x));
    set(row, Feature::RightSidesApart, std::abs(a.hi.x - b.hi.x));
    set(row, Feature::LowSidesApart, std::abs(a.lo.y - b.lo.y));
    set(row, Feature::HighSidesApart, std::abs(a.hi.y - b.hi.y));
    constexpr double kNotKnown = std::numeric_limits<double>::quiet_NaN();
    const bool isAInside = evidence.world && contains(*evidence.world, a);
    const bool isBInside = evidence.world && contains(*evidence.world, b);
    set(row, Feature::SticksOut, !evidence.world ? kNotKnown : isAInside && isBInside ? 0.0 : 1.0);
    set(row, Feature::SticksOutAlone, !evidence.world ? kNotKnown : isAInside != isBInside ? 1.0 : 0.0);
    set(row, Feature::CommonStepX, commonStep(a.lo.x, a.hi.x, b.lo.x, b.hi.x));
    set(row, Feature::CommonStepY, commonStep(a.lo.y, a.hi.y, b.lo.y, b.hi.y));
}

} // namespace broadside::diagnosis
