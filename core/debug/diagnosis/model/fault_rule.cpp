#include "core/debug/diagnosis/model/fault_rule.h"

#include <algorithm>

namespace broadside::diagnosis {
namespace {

/// Registered again only if the object moved, rested or went somewhere.
bool needsCondition(TimeRule::Kind kind) noexcept
{
    using Kind = TimeRule::Kind;
    switch (kind) {
    case Kind::MovedFar:
    case Kind::MovedNear:
    case Kind::FastOnly:
    case Kind::SlowOnly:
    case Kind::AxisX:
    case Kind::AxisY:
    case Kind::BothAxes:
    case Kind::CellChanged:
    case Kind::LowCellChanged:
    case Kind::ColumnChanged:
    case Kind::RowChanged:
    case Kind::HighCellChanged:
    case Kind::CountChanged:
    case Kind::UnitChanged:
    case Kind::LowUnitChanged:
    case Kind::RestedInAll:
    case Kind::RestedInARow:
    case Kind::CentreLeft:
    case Kind::LeftAlongX:
    case Kind::LeftAlongY:
    case Kind::BoxLeft:
    case Kind::MovingSince:
    case Kind::AtFirstRest:
    case Kind::InRegion:
    case Kind::JumpKeepsCells:
        return true;
    default:
        return false;
    }
}

std::string_view ruleOf(const TimeRule& time) noexcept
{
    using Kind = TimeRule::Kind;
    if (needsCondition(time.kind))
        return "conditional-update";
    switch (time.kind) {
    case Kind::Late:
    case Kind::LateByPlace:
    case Kind::LateById:
    case Kind::LateMore:
    case Kind::SpeedLimit:
    case Kind::Smoothed:
        return "late-registration";
    case Kind::Early:
        return "early-registration";
    case Kind::Once:
        return "registered-once";
    case Kind::CellsNotAdded:
        return "cells-not-added";
    case Kind::CountKept:
    case Kind::MovedIntoGap:
    case Kind::HeldSince:
        return "not-updated";
    case Kind::WholeMoves:
        return "integer-truncation";
    case Kind::AfterJump:
        return time.phase == 1.0 ? "conditional-update" : "registered-elsewhere";
    case Kind::ShareOfMoves:
    case Kind::Astray:
        return "registered-elsewhere";
    case Kind::AbsentBetween:
    case Kind::LostSince:
    case Kind::BackInCells:
        return "not-registered";
    case Kind::EveryStep:
    case Kind::Rebuilt:
    case Kind::RoundRobin:
    case Kind::RoundRobinBack:
    case Kind::TurnsByPlace:
    case Kind::TurnsByPlaceBack:
    case Kind::TurnsBySlice:
    case Kind::OwnClock:
    case Kind::Waited:
        return "periodic-update";
    case Kind::Young:
        return "added-late";
    case Kind::Never:
        return "never-registered";
    case Kind::Resting:
        return "resting-unregistered";
    case Kind::PlaceBelow:
    case Kind::PlaceFrom:
    case Kind::IdFrom:
        return "registration-limit";
    case Kind::OldId:
    case Kind::OldIdUntilMoved:
    case Kind::OldSlot:
        return "reused-id";
    default: // now, or as recorded: see ruleOfRecorded()
        return {};
    }
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
    case Kind::Inset:
    case Kind::HighInset:
    case Kind::Capped:
    case Kind::QuarterTurned:
    case Kind::LeastSize:
        return "registered-size";
    case Kind::Mapped:
        return axis.number == 1.0 ? "registered-shifted" : "registered-elsewhere";
    case Kind::Shifted:
    case Kind::BySize:
    case Kind::CornerAtCentre:
    case Kind::CentreAtCorner:
        return "registered-shifted";
    default:
        return "integer-truncation";
    }
}

std::string_view ruleOf(const RotationRule& rotation) noexcept
{
    if (rotation.isRight())
        return {};
    return rotation.isOfPlaces() ? "registered-elsewhere" : "registered-size";
}

std::string_view ruleOf(const StructureRule& structure) noexcept
{
    using Kind = StructureRule::Kind;
    switch (structure.kind) {
    case Kind::Boxes:
    case Kind::CentreLoose:
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

namespace {

/// The hypothesis has several conditions on the place of the overlap, and no other condition.
bool isRegion(const Hypothesis& hypothesis) noexcept
{
    return hypothesis.conditions.size() > 1 && std::ranges::all_of(hypothesis.conditions, [](const Condition& one) {
               return isOf(FeatureGroup::Region, one.feature);
           });
}

const Mechanism* mechanismOf(const Hypothesis& hypothesis) noexcept
{
    if (hypothesis.conditions.size() != (hypothesis.isOfNames ? 2 : 1))
        return nullptr;
    const Condition& condition = hypothesis.conditions.front();
    const auto found = std::ranges::find_if(mechanisms(), [&](const Mechanism& one) {
        return one.feature == condition.feature && one.side == condition.compare;
    });
    return found == mechanisms().end() ? nullptr : &*found;
}

} // namespace

namespace {

/// The rule for objects or cells with a number that has a remainder.
std::string_view ruleOfRest(StateFeature feature) noexcept
{
    using F = StateFeature;
    if (feature == F::Column || feature == F::Row)
        return "rows-left-out";
    return feature == F::Diagonal || feature == F::BackDiagonal || feature == F::CellNumber ? "cells-left-out"
                                                                                            : "not-registered";
}

/// It holds for objects that are left over after the last whole batch.
bool isOfBatches(StateFeature feature) noexcept
{
    return feature == StateFeature::BatchRest4 || feature == StateFeature::BatchRest8 ||
           feature == StateFeature::BatchRest16 || feature == StateFeature::BatchRest32;
}

/// The rule for objects or cells that are not registered, by what they have in common.
std::string_view ruleOfMissing(const StateCondition& common, bool ofCells) noexcept
{
    using F = StateFeature;
    const bool isAtLeast = common.compare == Condition::Compare::AtLeast;
    if (common.divisor > 0)
        return ruleOfRest(common.feature);
    if (isOfBatches(common.feature))
        return "registration-limit";
    switch (common.feature) {
    case F::Age:
        return isAtLeast ? "not-registered" : "added-late";
    case F::Rest:
    case F::RestInAll:
    case F::LongestRest:
        return isAtLeast ? "resting-unregistered" : "not-registered";
    case F::SticksOut:
    case F::IsOutside:
    case F::RoomAtLow:
    case F::RoomAtHigh:
    case F::SticksOutOfCells:
    case F::AwayX:
    case F::AwayY:
    case F::CentreAwayX:
    case F::CentreAwayY:
    case F::CentreColumn:
    case F::CentreRow:
    case F::CellNumber:
        return "region-left-out";
    case F::CellCount:
        return ofCells ? "cells-left-out" : isAtLeast ? "cells-of-object-limit" : "not-registered";
    case F::Place:
    case F::Id:
    case F::Slot:
    case F::SlotBefore:
    case F::UsedBefore:
    case F::LinksBefore:
        return isAtLeast ? "registration-limit" : "not-registered";
    case F::BeyondBlock:
        return "cells-left-out";
    case F::CellTaken:
        return common.value > 0.0 ? "cell-key" : "cells-left-out";
    case F::LeafBefore:
        return isAtLeast ? "cell-capacity" : "not-registered";
    case F::BornBefore:
    case F::Waits:
        return isAtLeast ? "added-late" : "not-registered";
    case F::GoneIdBits:
        return isAtLeast ? "id-bits" : "not-registered";
    case F::Name:
    case F::IsStatic:
    case F::Side:
        return ofCells ? "cells-left-out" : "never-registered";
    case F::Left:
    case F::Right:
    case F::Low:
    case F::High:
    case F::Column:
    case F::Row:
        return "region-left-out";
    case F::ColumnOf2:
    case F::ColumnOf3:
    case F::ColumnOf4:
    case F::ColumnOf5:
    case F::RowOf2:
    case F::RowOf3:
    case F::RowOf4:
    case F::RowOf5:
        return "rows-left-out";
    case F::Before:
    case F::After:
    case F::BeforeOfKind:
    case F::AfterOfKind:
    case F::Held:
        return isAtLeast ? "cell-capacity" : "cells-left-out";
    case F::FullOf4:
    case F::FullOf8:
    case F::FullOf16:
        return common.value == 1.0 ? "cell-capacity" : "cells-left-out";
    default:
        return ofCells ? "cells-left-out" : "not-registered";
    }
}

/// The rule for objects that are registered at an earlier place, or in other places without any order.
std::string_view ruleOfDisplaced(std::span<const StateCondition> common, bool isEarlier) noexcept
{
    using F = StateFeature;
    const std::string_view usual = isEarlier ? "not-updated" : "registered-elsewhere";
    if (common.empty())
        return usual;
    const StateCondition& first = common.front();
    const bool isAtLeast = first.compare == Condition::Compare::AtLeast;
    if (isEarlier && isOfBatches(first.feature))
        return "registration-limit";
    switch (first.feature) {
    case F::Name:
    case F::IsStatic:
        return usual;
    case F::Age:
        return isAtLeast ? usual : "placed-late";
    case F::Place:
    case F::Id: {
        // The place among objects that rest, or have rested, is the order in which they are looked at.
        const bool isOfRest = std::ranges::any_of(
            common, [](const StateCondition& one) { return isOf(StateGroup::RestTime, one.feature); });
        return isEarlier && isOfRest ? "conditional-update" : isEarlier && isAtLeast ? "registration-limit" : usual;
    }
    case F::ChangedBefore:
        return isEarlier && isAtLeast ? "registration-limit" : usual;
    case F::JumpAge:
    case F::Rest:
    case F::RestInAll:
    case F::LongestRest:
    case F::MoveAge:
        return "conditional-update";
    default:
        return isEarlier ? "conditional-update" : usual;
    }
}

/// The condition holds only for objects wholly outside of the table of cells.
bool isBeyondTable(const GameCells& cells, const StateCondition& one) noexcept
{
    constexpr double kSlack = 0.01; // of a cell
    if (cells.columns == 0)
        return false;
    const bool isAtLeast = one.compare == Condition::Compare::AtLeast;
    const Vec2 high{cells.origin.x + static_cast<double>(cells.columns) * cells.size.x,
                    cells.origin.y + static_cast<double>(cells.rows) * cells.size.y};
    switch (one.feature) {
    case StateFeature::Left:
        return isAtLeast && one.value >= high.x - kSlack * cells.size.x;
    case StateFeature::Low:
        return isAtLeast && one.value >= high.y - kSlack * cells.size.y;
    case StateFeature::Right:
        return !isAtLeast && one.value <= cells.origin.x + kSlack * cells.size.x;
    case StateFeature::High:
        return !isAtLeast && one.value <= cells.origin.y + kSlack * cells.size.y;
    default:
        return false;
    }
}

/// The condition holds for objects that come too late for a list of a cell.
bool isFullCell(const StateCondition& one) noexcept
{
    using F = StateFeature;
    return one.compare == Condition::Compare::AtLeast &&
           (one.feature == F::Before || one.feature == F::After || one.feature == F::BeforeOfKind ||
            one.feature == F::AfterOfKind || one.feature == F::Held);
}

/// The rule for wrong recorded registrations that no registration rule predicts.
std::string_view ruleOfRecorded(const Hypothesis& hypothesis) noexcept
{
    // Alternatives are all of one kind.
    std::span<const StateCondition> common;
    if (!hypothesis.common.empty())
        common = hypothesis.common.front();
    switch (hypothesis.manner) {
    case Manner::Missing: {
        const bool isOlder = std::ranges::any_of(common, [](const StateCondition& one) {
            return one.feature == StateFeature::Age && one.compare == Condition::Compare::AtLeast;
        });
        if (std::ranges::any_of(
                common, [&](const StateCondition& one) { return isBeyondTable(hypothesis.structure.cells, one); }))
            return "outside-table";
        const bool isYoung = std::ranges::any_of(common, [](const StateCondition& one) {
            return (one.feature == StateFeature::Age || one.feature == StateFeature::MovesInAll) &&
                   one.compare == Condition::Compare::AtMost;
        });
        if (isYoung && !isOlder)
            return "added-late";
        return common.empty() || isOlder ? "not-registered" : ruleOfMissing(common.front(), false);
    }
    case Manner::Incomplete: {
        const bool isEdge = std::ranges::any_of(
            common, [](const StateCondition& one) { return isOf(StateGroup::CellInBox, one.feature); });
        if (std::ranges::any_of(common, isFullCell))
            return "cell-capacity";
        return common.empty() || isEdge ? "cells-left-out" : ruleOfMissing(common.front(), true);
    }
    case Manner::Resized:
        return "registered-size";
    case Manner::Moved:
        return "registered-shifted";
    case Manner::Behind:
        return "late-registration";
    case Manner::Ahead:
        return "early-registration";
    case Manner::Earlier:
    case Manner::Elsewhere:
        break;
    }
    return ruleOfDisplaced(common, hypothesis.manner == Manner::Earlier);
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
    if (hypothesis.registration.time.kind == TimeRule::Kind::AsRecorded)
        return ruleOfRecorded(hypothesis);
    const RegistrationRule& rule = hypothesis.registration;
    if (rule.time.kind == TimeRule::Kind::Astray && rule.when.kind == When::Kind::Young)
        return "placed-late";
    if (rule.time.kind == TimeRule::Kind::Never && rule.when.kind == When::Kind::Young)
        return "added-late";
    if (rule.time.kind == TimeRule::Kind::Never && rule.when.kind == When::Kind::Resting)
        return "resting-unregistered";
    if (rule.time.kind == TimeRule::Kind::Never && rule.when.kind != When::Kind::Always)
        return "not-registered";
    if (const std::string_view time = ruleOf(rule.time); !time.empty())
        return time;
    if (const std::string_view rotation = ruleOf(rule.rotation); !rotation.empty())
        return rotation;
    if (const std::string_view x = ruleOf(hypothesis.registration.x); !x.empty())
        return x;
    if (const std::string_view y = ruleOf(hypothesis.registration.y); !y.empty())
        return y;
    return ruleOf(hypothesis.structure);
}

} // namespace broadside::diagnosis
