#include "core/debug/diagnosis/texts/axis_text.h"

#include "core/debug/diagnosis/messages/fault_box_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"

#include <cmath>

namespace broadside::diagnosis {
namespace {

/// A wrong box, and whether it is wrong along both axes or along one only.
struct WrongAxis {
    const AxisRule& rule;
    const char* along; ///< "x", "y"; null: both.
};

/// The forms for boxes that are wrong along both axes, and along one of them.
Message along(const WrongAxis& axis, const texts::Form<>& both, const texts::Form<texts::Text>& one)
{
    return axis.along ? one(axis.along) : both();
}
Message along(const WrongAxis& axis, const texts::Form<texts::Number>& both,
              const texts::Form<texts::Number, texts::Text>& one)
{
    const double n = axis.rule.number;
    return axis.along ? one(n, axis.along) : both(n);
}

/// Objects that are registered with a wrong size.
FaultText textOfSize(const WrongAxis& axis, const Subject& subject)
{
    using Kind = AxisRule::Kind;
    const double n = axis.rule.number;
    const Message remedy = texts::mendRegisterBox();
    switch (axis.rule.kind) {
    case Kind::Scaled:
        return {registered(subject, along(axis, texts::boxScaled, texts::boxScaledAlong)), remedy, {{"factor", n}}};
    case Kind::ScaledFromLow:
        return {registered(subject, along(axis, texts::boxScaledFromLow, texts::boxScaledFromLowAlong)),
                remedy,
                {{"factor", n}}};
    case Kind::ShortSide:
        return {registered(subject, texts::boxShortSquares()), remedy, {}};
    case Kind::OtherSide:
    case Kind::OtherSideFromLow:
        return {
            registered(subject, along(axis, texts::boxOtherSide, texts::boxOtherSideAlong)), texts::mendSides(), {}};
    case Kind::FirstSize:
        return {registered(subject, along(axis, texts::boxFirstSize, texts::boxFirstSizeAlong)),
                texts::mendPresentSize(),
                {}};
    case Kind::FixedSize:
        return {allRegistered(subject, along(axis, texts::boxFixedSize, texts::boxFixedSizeAlong)),
                texts::mendOwnSize(),
                {{"size", n}}};
    case Kind::HighInset:
        return {registered(subject, along(axis, texts::boxHighInset, texts::boxHighInsetAlong)),
                texts::mendLastUnit(),
                {{"inset", n}}};
    case Kind::Inset:
        return {registered(subject, along(axis, texts::boxInset, texts::boxInsetAlong)), remedy, {{"inset", n}}};
    default: // Capped
        return {registered(subject, along(axis, texts::boxCapped, texts::boxCappedAlong)), remedy, {{"size", n}}};
    }
}

/// Objects that are registered too far on or back, by a share of their size.
Message shiftBySize(const WrongAxis& axis)
{
    const double sizes = axis.rule.number;
    const Message distance = std::abs(sizes) == 1.0 ? texts::boxTheirSize() : texts::boxPartOfSize(std::abs(sizes));
    if (sizes < 0.0)
        return axis.along ? texts::boxBackAlong(axis.along, distance) : texts::boxBack(distance);
    return axis.along ? texts::boxOnAlong(axis.along, distance) : texts::boxOn(distance);
}

/// Objects that are registered at places that follow from their coordinates.
Message mapped(const WrongAxis& axis)
{
    const double factor = axis.rule.number;
    const double added = std::abs(axis.rule.added);
    const Message place = factor == 1.0 ? texts::boxTheirPlace() : texts::boxPartOfCoordinates(factor);
    if (axis.rule.added < 0.0)
        return axis.along ? texts::boxPlaceMinusAlong(place, added, axis.along) : texts::boxPlaceMinus(place, added);
    return axis.along ? texts::boxPlacePlusAlong(place, added, axis.along) : texts::boxPlacePlus(place, added);
}

/// Objects that are registered with their own size at a wrong place.
FaultText textOfPlace(const WrongAxis& axis, const Subject& subject)
{
    using Kind = AxisRule::Kind;
    const double n = axis.rule.number;
    switch (axis.rule.kind) {
    case Kind::Shifted:
        return {registered(subject, along(axis, texts::boxShifted, texts::boxShiftedAlong)),
                texts::mendOffset(),
                {{"shift", n}}};
    case Kind::BySize:
        return {registered(subject, shiftBySize(axis)), texts::mendPictureOffset(), {{"sizes", n}}};
    case Kind::Mapped:
        return {registered(subject, mapped(axis)), texts::mendMap(), {{"factor", n}, {"added", axis.rule.added}}};
    case Kind::CornerAtCentre:
        return {registered(subject, along(axis, texts::boxFromCentreOn, texts::boxFromCentreOnAlong)),
                texts::mendSubtractHalf(),
                {}};
    default: // CentreAtCorner
        return {registered(subject, along(axis, texts::boxHalfTooLow, texts::boxHalfTooLowAlong)),
                texts::mendAddHalf(),
                {}};
    }
}

/// Objects whose coordinates or sizes are cut to whole numbers, or to multiples of another unit.
FaultText textOfCut(const WrongAxis& axis, const Subject& subject)
{
    using Kind = AxisRule::Kind;
    const Kind kind = axis.rule.kind;
    const bool isOfUnit = axis.rule.number > 0.0;
    const bool isLow = kind == Kind::TruncatedLow || kind == Kind::FlooredLow || kind == Kind::RoundedLow;
    Message how;
    if (kind == Kind::FlooredHalf)
        how = isOfUnit ? along(axis, texts::boxHalvesOfUnit, texts::boxHalvesOfUnitAlong)
                       : along(axis, texts::boxWholeHalves, texts::boxWholeHalvesAlong);
    else if (isLow)
        how = isOfUnit ? along(axis, texts::boxPlaceOfUnit, texts::boxPlaceOfUnitAlong)
                       : along(axis, texts::boxWholePlace, texts::boxWholePlaceAlong);
    else
        how = isOfUnit ? along(axis, texts::boxMultiples, texts::boxMultiplesAlong)
                       : along(axis, texts::boxWholeNumbers, texts::boxWholeNumbersAlong);
    FaultText text{registered(subject, how), texts::mendFloor(), {}};
    if (isOfUnit)
        text.parameters.emplace_back("unit", axis.rule.number);
    return text;
}

FaultText textOfAxis(const WrongAxis& axis, const Subject& subject)
{
    using Kind = AxisRule::Kind;
    switch (axis.rule.kind) {
    case Kind::Centre:
        return {
            registered(subject, along(axis, texts::boxCentre, texts::boxCentreAlong)), texts::mendRegisterBox(), {}};
    case Kind::Low:
        return {registered(subject, along(axis, texts::boxLow, texts::boxLowAlong)), texts::mendRegisterBox(), {}};
    case Kind::High:
        return {registered(subject, along(axis, texts::boxHigh, texts::boxHighAlong)), texts::mendRegisterBox(), {}};
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
        return textOfSize(axis, subject);
    case Kind::Shifted:
    case Kind::BySize:
    case Kind::Mapped:
    case Kind::CornerAtCentre:
    case Kind::CentreAtCorner:
        return textOfPlace(axis, subject);
    case Kind::QuarterTurned:
        return {registered(subject, texts::boxQuarterTurns()), texts::mendAngle(), {}};
    case Kind::LeastSize:
        return {registered(subject, texts::boxWithoutRotation()), texts::mendAngle(), {}};
    case Kind::TruncatedSize:
    case Kind::FlooredSize:
    case Kind::RoundedSize:
    case Kind::Truncated:
    case Kind::Floored:
    case Kind::Rounded:
    case Kind::TruncatedLow:
    case Kind::FlooredLow:
    case Kind::RoundedLow:
    case Kind::FlooredHalf:
        return textOfCut(axis, subject);
    case Kind::LessOne:
    case Kind::TruncatedLessOne:
        return {registered(subject, along(axis, texts::boxLessOne, texts::boxLessOneAlong)), texts::mendLastUnit(), {}};
    case Kind::Whole:
        break;
    }
    return {};
}

} // namespace

FaultText textOfAxes(const RegistrationRule& rule, const Subject& subject)
{
    if (rule.x.kind == AxisRule::Kind::Whole)
        return textOfAxis({rule.y, "y"}, subject);
    return textOfAxis({rule.x, rule.y.kind == AxisRule::Kind::Whole ? "x" : nullptr}, subject);
}

} // namespace broadside::diagnosis
