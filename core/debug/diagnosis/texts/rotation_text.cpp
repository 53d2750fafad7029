#include "core/debug/diagnosis/texts/rotation_text.h"

#include "core/debug/diagnosis/messages/fault_box_messages.h"
#include "core/debug/diagnosis/messages/fault_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"

#include <numbers>

namespace broadside::diagnosis {
namespace {

/// "their left upper corner" or "the middle of their left side".
Message pivotText(Vec2 pivot, const Evidence& evidence)
{
    const bool isLeft = pivot.x < 0.0;
    const bool isUpper = (pivot.y < 0.0) == evidence.coordinates.yDown;
    if (pivot.x == 0.0)
        return texts::boxMiddleOfSide(isUpper ? texts::boxUpperSide() : texts::boxLowerSide());
    if (pivot.y == 0.0)
        return texts::boxMiddleOfSide(isLeft ? texts::boxLeftSide() : texts::boxRightSide());
    if (isUpper)
        return isLeft ? texts::boxUpperLeftCorner() : texts::boxUpperRightCorner();
    return isLeft ? texts::boxLowerLeftCorner() : texts::boxLowerRightCorner();
}

/// The angle is multiplied.
FaultText textOfFactor(double factor, const Subject& subject)
{
    constexpr double kMany = 10.0;
    if (factor > kMany)
        return {registered(subject, texts::boxAngleInDegrees(factor)), texts::mendRadians(), {{"factor", factor}}};
    if (factor < 1.0 / kMany)
        return {registered(subject, texts::boxAngleInRadians(factor)), texts::mendRadians(), {{"factor", factor}}};
    return {registered(subject, texts::boxTimesAngle(factor)), texts::mendPresentAngle(), {{"factor", factor}}};
}

FaultText textOfAngle(const RotationRule& rotation, const Subject& subject)
{
    const double factor = rotation.number;
    if (factor == 0.0)
        return {registered(subject, texts::boxWithoutRotation()), texts::mendPresentAngle(), {{"factor", 0.0}}};
    if (rotation.delay > 0) {
        const Message time = stepsText(rotation.delay);
        return {registered(subject, factor == 1.0 ? texts::boxOldAngle(time) : texts::boxTimesOldAngle(factor, time)),
                texts::mendAngleFirst(),
                {{"steps", rotation.delay}, {"factor", factor}}};
    }
    if (factor != 1.0)
        return textOfFactor(factor, subject);
    const double degrees = rotation.added * 180.0 / std::numbers::pi;
    return {registered(subject, texts::boxOtherAngle(degrees)), texts::mendAngleDirection(), {{"degrees", degrees}}};
}

} // namespace

FaultText textOfRotation(const RotationRule& rotation, const Subject& subject, const Evidence& evidence)
{
    using Kind = RotationRule::Kind;
    const Subject rotated{texts::faultObjectsThatRotate(subject.objects), subject.isTested};
    switch (rotation.kind) {
    case Kind::None:
        break;
    case Kind::Angle:
        return textOfAngle(rotation, rotated);
    case Kind::Quarters:
        return {registered(rotated, texts::boxQuarterTurns()), texts::mendPresentAngle(), {}};
    case Kind::Held:
        return {registered(rotated, texts::boxAngleHeld(rotation.number)),
                texts::mendPresentAngle(),
                {{"radians", rotation.number}}};
    case Kind::SignsKept:
        return {registered(rotated, texts::boxSignsKept()), texts::mendAbsoluteValues(), {}};
    case Kind::LongSquare:
        return {registered(rotated, texts::boxLongSquares()), texts::mendDiagonalOfBox(), {}};
    case Kind::AboutPoint:
        return {registered(rotated, texts::boxAboutPoint(pivotText(rotation.pivot, evidence))),
                texts::mendRotateAboutMiddle(),
                {{"pivotX", rotation.pivot.x}, {"pivotY", rotation.pivot.y}}};
    case Kind::AboutOrigin:
        return {registered(rotated, texts::boxAboutOrigin()), texts::mendRotateFirst(), {}};
    case Kind::FirstOfName:
        return {allRegistered(subject, texts::boxFirstOfName()), texts::mendOwnSize(), {}};
    case Kind::WidthOnly:
        return {registered(subject, texts::boxWidthOnly()), texts::mendHeight(), {}};
    case Kind::HeightOnly:
        return {registered(subject, texts::boxHeightOnly()), texts::mendWidth(), {}};
    }
    return {};
}

} // namespace broadside::diagnosis
