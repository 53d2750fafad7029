#include "core/debug/diagnosis/texts/comparison_text.h"

#include "core/debug/diagnosis/messages/moment_messages.h"
#include "core/debug/diagnosis/messages/pair_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/texts/fault_words.h"

namespace broadside::diagnosis {
namespace {

/// A motion that hardly differs from none: what moves apart at all moves by more.
bool isNoMotion(double motion) { return motion > -1e-9 && motion < 1e-9; }

Message partingText(const Condition& condition)
{
    const double n = condition.value;
    const bool isAtLeast = condition.compare == Condition::Compare::AtLeast;
    if (condition.feature == Feature::Parting) {
        if (isAtLeast)
            return isNoMotion(n) ? texts::pairParting() : texts::pairPartingFrom(n);
        return isNoMotion(n) ? texts::pairMeeting() : texts::pairMeetingTo(n);
    }
    const char* const axis = condition.feature == Feature::PartingX ? "x" : "y";
    if (isAtLeast)
        return isNoMotion(n) ? texts::pairPartingAlong(axis) : texts::pairPartingAlongFrom(axis, n);
    return isNoMotion(n) ? texts::pairMeetingAlong(axis) : texts::pairMeetingAlongTo(axis, n);
}

Message comparisonText(const Condition& condition)
{
    const double n = condition.value;
    const bool isAtLeast = condition.compare == Condition::Compare::AtLeast;
    switch (condition.feature) {
    case Feature::AreaRatio:
        return isAtLeast ? texts::pairAreasUnlike(n) : texts::pairAreasLike(n);
    case Feature::AgeDifference:
        if (n == 0.0 && !isAtLeast)
            return texts::pairOfOneStep();
        return isAtLeast ? texts::pairOfOtherAge(stepsText(n)) : texts::pairOfOneAge(stepsText(n));
    case Feature::FasterSpeed:
        return n > 0.0 ? texts::pairBothSlow(n) : texts::pairBothStill();
    case Feature::SlowerSpeed:
        return texts::pairBothFast(n);
    case Feature::SpeedByWidth:
        return texts::pairFastForWidth(n);
    case Feature::SpeedByShortSide:
        return texts::pairFastForSide(n);
    default:
        return partingText(condition);
    }
}

} // namespace

FaultText textOfComparison(const Condition& condition)
{
    return {comparisonText(condition), texts::mendFilterOfBoth(), {{"limit", condition.value}}};
}

} // namespace broadside::diagnosis
