#include "core/debug/diagnosis/fault_rule.h"

#include <algorithm>

namespace broadside::diagnosis {
namespace {

std::string_view ruleOf(const TimeRule& time) noexcept
{
    using Kind = TimeRule::Kind;
    switch (time.kind) {
    case Kind::Now:
        return {};
    case Kind::Late:
        return "late-registration";
    case Kind::Early:
        return "early-registration";
    case Kind::Once:
        return "registered-once";
    case Kind::MovedFar:
    case Kind::FastOnly:
    case Kind::SlowOnly:
    case Kind::AxisX:
    case Kind::AxisY:
    case Kind::CellChanged:
        return "conditional-update";
    case Kind::EveryStep:
    case Kind::Rebuilt:
    case Kind::RoundRobin:
    case Kind::RoundRobinBack:
        return "periodic-update";
    case Kind::Young:
        return "added-late";
    case Kind::Never:
        return "never-registered";
    case Kind::Resting:
        return "resting-unregistered";
    case Kind::PlaceFrom:
    case Kind::IdFrom:
        return "registration-limit";
    case Kind::OldId:
    case Kind::OldIdUntilMoved:
        return "reused-id";
    case Kind::AsRecorded:
        return "registered-elsewhere";
    }
    return {};
}

std::string_view ruleOf(const AxisRule& axis) noexcept
{
    using Kind = AxisRule::Kind;
    switch (axis.kind) {
    case Kind::Whole:
        return {};
    case Kind::Centre:
    case Kind::Low:
    case Kind::High:
        return "registered-point";
    case Kind::Scaled:
    case Kind::ScaledFromLow:
    case Kind::ShortSide:
    case Kind::OtherSide:
    case Kind::OtherSideFromLow:
    case Kind::FirstSize:
    case Kind::FixedSize:
        return "registered-size";
    case Kind::Shifted:
    case Kind::CornerAtCentre:
    case Kind::CentreAtCorner:
        return "registered-shifted";
    default:
        return "integer-truncation";
    }
}

std::string_view ruleOf(const StructureRule& structure) noexcept
{
    using Kind = StructureRule::Kind;
    switch (structure.kind) {
    case Kind::Boxes:
        return {};
    case Kind::Extents:
        return structure.isFaulty() ? "outside-table" : std::string_view{};
    case Kind::Centre:
        return structure.ring == 0 ? "centre-cell-only" : "larger-than-ring";
    case Kind::CentreAsked:
        return "centre-registered";
    case Kind::LowCorner:
        return structure.ring == 0 ? "low-corner-cell-only" : "larger-than-ring";
    case Kind::Corners:
    case Kind::TwoCorners:
        return "corner-cells-only";
    case Kind::AtMostColumns:
    case Kind::AtMostRows:
    case Kind::AtMostCells:
        return "cells-of-object-limit";
    default:
        return "cells-left-out";
    }
    return {};
}

} // namespace

const std::vector<Mechanism>& mechanisms()
{
    using Side = Condition::Compare;
    static const std::vector<Mechanism> kTable{
        {Feature::PairAge, Side::AtMost, 7.0, "new-pair-delayed"},
        {Feature::YoungerAge, Side::AtMost, 7.0, "added-late"},
        {Feature::LessRest, Side::AtLeast, 7.0, "both-resting"},
        {Feature::MoreRest, Side::AtLeast, 7.0, "one-resting"},
        {Feature::LaterPlace, Side::AtLeast, 8.0, "registration-limit"},
        {Feature::HigherId, Side::AtLeast, 8.0, "registration-limit"},
        {Feature::CentreDistance, Side::AtLeast, 9.0, "query-radius"},
        {Feature::OverlapLeft, Side::AtLeast, 9.0, "region-left-out"},
        {Feature::OverlapRight, Side::AtMost, 9.0, "region-left-out"},
        {Feature::OverlapLow, Side::AtLeast, 9.0, "region-left-out"},
        {Feature::OverlapHigh, Side::AtMost, 9.0, "region-left-out"},
        {Feature::CellRank, Side::AtLeast, 8.0, "cell-capacity"},
        {Feature::SweepBetween, Side::AtLeast, 8.0, "sweep-window"},
        {Feature::SweepBroken, Side::AtLeast, 6.0, "sweep-ends-early"},
        {Feature::CentreBroken, Side::AtLeast, 7.0, "sorted-by-centre"},
        {Feature::LowSideBelow, Side::AtLeast, 7.0, "one-sided-test"},
        {Feature::MetBefore, Side::AtLeast, 7.0, "tested-once"},
        {Feature::CellSteps, Side::AtLeast, 7.0, "neighbours-not-searched"},
        {Feature::SharedBits, Side::AtLeast, 8.0, "id-bits"},
        {Feature::SameSum, Side::AtLeast, 6.0, "pair-key"},
        {Feature::SameXor, Side::AtLeast, 6.0, "pair-key"},
        {Feature::SameProduct, Side::AtLeast, 6.0, "pair-key"},
        {Feature::Names, Side::Equal, 8.0, "names-skipped"},
        {Feature::Names, Side::Includes, 7.0, "names-skipped"},
        {Feature::SameName, Side::AtLeast, 6.0, "same-name-skipped"},
        {Feature::Reported, Side::AtLeast, 9.0, "pair-limit"},
        {Feature::PartnersOfLower, Side::AtLeast, 9.0, "partner-limit"},
        {Feature::Partners, Side::AtLeast, 9.0, "partner-limit"},
    };
    return kTable;
}

namespace {

/// Between four sides: nothing but ends of the overlap.
bool isRegion(const Hypothesis& hypothesis) noexcept
{
    return hypothesis.conditions.size() == 4 && std::ranges::all_of(hypothesis.conditions, [](const Condition& one) {
               return one.feature >= Feature::OverlapLeft && one.feature <= Feature::OverlapHigh;
           });
}

const Mechanism* mechanismOf(const Hypothesis& hypothesis) noexcept
{
    if (hypothesis.conditions.size() != 1)
        return nullptr;
    const Condition& condition = hypothesis.conditions.front();
    const auto found = std::ranges::find_if(mechanisms(), [&](const Mechanism& one) {
        return one.feature == condition.feature && one.side == condition.compare;
    });
    return found == mechanisms().end() ? nullptr : &*found;
}

} // namespace

Family familyOf(const Hypothesis& hypothesis) noexcept
{
    if (!hypothesis.conditions.empty())
        return mechanismOf(hypothesis) || isRegion(hypothesis) ? Family::Mechanism : Family::Contrast;
    if (hypothesis.registration.time.kind != TimeRule::Kind::Now)
        return Family::Time;
    return hypothesis.registration.isRight() ? Family::Structure : Family::Geometry;
}

std::string_view ruleOf(const Hypothesis& hypothesis) noexcept
{
    if (const Mechanism* const mechanism = mechanismOf(hypothesis))
        return mechanism->rule;
    if (isRegion(hypothesis))
        return "region-left-out";
    if (!hypothesis.conditions.empty())
        return "contrast";
    if (const std::string_view time = ruleOf(hypothesis.registration.time); !time.empty())
        return time;
    if (const std::string_view x = ruleOf(hypothesis.registration.x); !x.empty())
        return x;
    if (const std::string_view y = ruleOf(hypothesis.registration.y); !y.empty())
        return y;
    return ruleOf(hypothesis.structure);
}

} // namespace broadside::diagnosis
