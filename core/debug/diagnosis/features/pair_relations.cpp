#include "core/debug/diagnosis/features/pair_relations.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace broadside::diagnosis {
namespace {

constexpr double kNotComparable = std::numeric_limits<double>::quiet_NaN();

double quotient(double large, double small) { return small > 0.0 ? large / small : kNotComparable; }

double areaIn(const Aabb& box) { return box.width() * box.height(); }

/// How much farther apart the two are along an axis than if neither had moved in this frame.
double partingOf(double offset, double motion) { return offset < 0.0 ? -motion : motion; }

} // namespace

void fillRelations(const Evidence& evidence, const Event& event, FeatureRow& row)
{
    const Track& a = evidence.tracks[event.a];
    const Track& b = evidence.tracks[event.b];
    const Aabb& boxA = a.boxIn(event.frame);
    const Aabb& boxB = b.boxIn(event.frame);
    set(row, Feature::OldFiltersApart, masksMatch(a.firstFilter, b.firstFilter) ? 0.0 : 1.0);
    const auto [small, large] = std::minmax({areaIn(boxA), areaIn(boxB)});
    set(row, Feature::AreaRatio, quotient(large, small));
    const Vec2 offset = boxB.center() - boxA.center();
    const Vec2 motion = b.motionIn(event.frame) - a.motionIn(event.frame);
    set(row, Feature::PartingX, partingOf(offset.x, motion.x));
    set(row, Feature::PartingY, partingOf(offset.y, motion.y));
    const double away = length(offset);
    set(row, Feature::Parting, away > 0.0 ? dot(offset, motion) / away : kNotComparable);
    const bool isAgeKnown = a.first > 0 || b.first > 0; // what is there from the first frame on is older
    set(row, Feature::AgeDifference,
        isAgeKnown ? static_cast<double>(std::max(a.first, b.first) - std::min(a.first, b.first)) : kNotComparable);
    const double speedA = length(a.motionIn(event.frame));
    const double speedB = length(b.motionIn(event.frame));
    set(row, Feature::SpeedByWidth, std::fmax(quotient(speedA, boxA.width()), quotient(speedB, boxB.width())));
    set(row, Feature::SpeedByShortSide,
        std::fmax(quotient(speedA, std::min(boxA.width(), boxA.height())),
                  quotient(speedB, std::min(boxB.width(), boxB.height()))));
    set(row, Feature::TextOrderDiffers, std::to_string(a.id.value) > std::to_string(b.id.value) ? 1.0 : 0.0);
}

} // namespace broadside::diagnosis
