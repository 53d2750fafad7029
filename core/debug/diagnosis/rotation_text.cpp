#include "core/debug/diagnosis/rotation_text.h"

#include "core/base/text.h"
#include "core/debug/diagnosis/mechanism_text.h"

#include <cmath>
#include <numbers>

namespace broadside::diagnosis {
namespace {

constexpr const char* kComputeBox =
    "Compute the box from the angle that the object has now: it is |w cos| + |h sin| wide and |w sin| + |h cos| high.";

/// "their left upper corner" or "the middle of their left side".
std::string pivotText(Vec2 pivot, const Evidence& evidence)
{
    const std::string x = pivot.x == 0.0 ? "" : pivot.x < 0.0 ? "left" : "right";
    const bool isUpper = (pivot.y < 0.0) == evidence.coordinates.yDown;
    const std::string y = pivot.y == 0.0 ? "" : isUpper ? "upper" : "lower";
    if (x.empty() || y.empty())
        return "the middle of their " + x + y + " side";
    return "their " + y + " " + x + " corner";
}

FaultText textOfAngle(const RotationRule& rotation, const std::string& subject)
{
    const double factor = rotation.number;
    if (factor == 0.0)
        return {
            subject + " are registered with the box that they have without rotation.", kComputeBox, {{"factor", 0.0}}};
    if (rotation.delay > 0)
        return {subject + " are registered at their place, but with the box of " +
                    (factor == 1.0 ? std::string() : roundedNumber(factor) + " times ") + "the angle that they had " +
                    stepsText(rotation.delay) + " ago.",
                "Update the angle before the box is computed.",
                {{"steps", rotation.delay}, {"factor", factor}}};
    if (factor == 1.0)
        return {subject + " are registered with the box of another angle: it is rotated by " +
                    roundedNumber(rotation.added * 180.0 / std::numbers::pi) + " degrees too much.",
                "Look at the direction that angle 0 has: that of the picture and that of the object must be the same.",
                {{"degrees", rotation.added * 180.0 / std::numbers::pi}}};
    constexpr double kMany = 10.0;
    std::string reason;
    if (factor > kMany)
        reason = ": it is in degrees, but sine and cosine take radians";
    if (factor < 1.0 / kMany)
        reason = ": it is in radians, and is converted from degrees to radians again";
    return {subject + " are registered with the box of " + roundedNumber(factor) + " times their angle" + reason + ".",
            reason.empty() ? std::string(kComputeBox)
                           : std::string("Convert the angle to radians once, before sine and cosine are taken."),
            {{"factor", factor}}};
}

} // namespace

FaultText textOfRotation(const RotationRule& rotation, const std::string& subject, const Evidence& evidence)
{
    using Kind = RotationRule::Kind;
    const std::string rotated = subject + " that rotate";
    switch (rotation.kind) {
    case Kind::None:
        break;
    case Kind::Angle:
        return textOfAngle(rotation, rotated);
    case Kind::Quarters:
        return {rotated + " are registered with a box that is rotated by whole quarter turns only.", kComputeBox, {}};
    case Kind::Held:
        return {rotated +
                    " are registered with the box of an earlier angle, until the angle has changed by more than " +
                    roundedNumber(rotation.number) + " radians.",
                kComputeBox,
                {{"radians", rotation.number}}};
    case Kind::SignsKept:
        return {rotated + " are registered with boxes that are too small where sine and cosine of their angle have "
                          "different signs: |w cos + h sin| wide and |w sin + h cos| high.",
                "Take the absolute values of sine and cosine before they are added: the box is |w cos| + |h sin| wide "
                "and |w sin| + |h cos| high.",
                {}};
    case Kind::AboutPoint:
        return {rotated + " are registered with boxes that are rotated about " + pivotText(rotation.pivot, evidence) +
                    ", and not about their middle.",
                "Rotate the box about the middle of the object, as the object itself.",
                {{"pivotX", rotation.pivot.x}, {"pivotY", rotation.pivot.y}}};
    case Kind::AboutOrigin:
        return {rotated + " are registered as far from (0, 0) as they are, but in another direction: they are moved "
                          "first and then rotated about (0, 0).",
                "Rotate the box about its own middle first, and move it to its place then.",
                {}};
    case Kind::FirstOfName:
        return {subject +
                    " are all registered with the size of the first object of their name: the size is kept once for "
                    "each name.",
                "Register each object with its own size.",
                {}};
    case Kind::WidthOnly:
        return {subject + " are registered with their width for the height, too.", "Take the height for y.", {}};
    case Kind::HeightOnly:
        return {subject + " are registered with their height for the width, too.", "Take the width for x.", {}};
    }
    return {};
}

} // namespace broadside::diagnosis
