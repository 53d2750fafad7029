#include "core/debug/diagnosis/texts/time_text.h"

#include "core/debug/diagnosis/messages/fault_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/messages/time_messages.h"

#include <string>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

/// @pre time.needsCells()
FaultText textOfCellChange(TimeRule::Kind kind, const Subject& subject)
{
    using Kind = TimeRule::Kind;
    switch (kind) {
    case Kind::CellChanged:
        return {registeredAgain(subject, texts::timeCellChanged()), texts::mendRangeOfCells(), {}};
    case Kind::LowCellChanged:
        return {registeredAgain(subject, texts::timeLowCellChanged()), texts::mendBothCorners(), {}};
    case Kind::HighCellChanged:
        return {registeredAgain(subject, texts::timeHighCellChanged()), texts::mendBothCorners(), {}};
    case Kind::ColumnChanged:
        return {registeredAgain(subject, texts::timeColumnChanged()), texts::mendColumnsAndRows(), {}};
    case Kind::RowChanged:
        return {registeredAgain(subject, texts::timeRowChanged()), texts::mendColumnsAndRows(), {}};
    case Kind::JumpKeepsCells:
        return {subject.isTested ? texts::timeJumpKeepsCellsTested() : texts::timeJumpKeepsCells(),
                texts::mendRegisterAfterJump(),
                {}};
    default:
        return {texts::timeCellsNotAdded(subject.objects), texts::mendAddToCells(), {}};
    }
}

/// Boxes that stay until their object leaves them.
FaultText textOfLeaving(const TimeRule& time, const Subject& subject)
{
    using Kind = TimeRule::Kind;
    const Message box = time.number != 0.0 ? texts::timeLargerBox(time.number)
                        : subject.isTested ? texts::timeTestedBox()
                                           : texts::timeRegisteredBox();
    const Message when = time.kind == Kind::CentreLeft   ? texts::timeCentreLeft(box)
                         : time.kind == Kind::LeftAlongX ? texts::timeLeftAlongX(box)
                         : time.kind == Kind::LeftAlongY ? texts::timeLeftAlongY(box)
                                                         : texts::timeBoxLeft(box);
    return {registeredAgain(subject, when), texts::mendHoldBox(), {{"margin", time.number}}};
}

/// Boxes that stay after a rest.
FaultText textOfRests(const TimeRule& time, const Subject& subject)
{
    const double n = time.number;
    const Message rest = stepsText(n);
    if (time.kind == TimeRule::Kind::RestedInAll)
        return {subject.isTested ? texts::timeRestedInAllTested(subject.objects, rest)
                                 : texts::timeRestedInAll(subject.objects, rest),
                texts::mendRestCounter(),
                {{"steps", n}}};
    return {subject.isTested ? texts::timeRestedInARowTested(subject.objects, rest)
                             : texts::timeRestedInARow(subject.objects, rest),
            texts::mendAlsoAfterRest(),
            {{"steps", n}}};
}

/// Boxes that follow their objects only within a part of the world.
Message whenInRegion(const TimeRule& time)
{
    const Vec2 low = time.region.lo;
    const Vec2 high = time.region.hi;
    return time.number == 0.0 ? texts::timeInRegion(low.x, low.y, high.x, high.y)
                              : texts::timeAroundPlayer(low.x, low.y, high.x, high.y);
}

/// The text for boxes that wait for a change, or that follow their objects too slowly.
FaultText textOfFollowing(const TimeRule& time, const Subject& subject)
{
    using Kind = TimeRule::Kind;
    const double n = time.number;
    switch (time.kind) {
    case Kind::CountChanged:
        return {registeredAgain(subject, texts::timeCountChanged()), texts::mendRegisterAgain(), {}};
    case Kind::UnitChanged:
        return {registeredAgain(subject, texts::timeUnitChanged(n)), texts::mendRegisterAgain(), {{"unit", n}}};
    case Kind::LowUnitChanged:
        return {registeredAgain(subject, texts::timeLowUnitChanged(n)), texts::mendRegisterAgain(), {{"unit", n}}};
    case Kind::RestedInAll:
    case Kind::RestedInARow:
        return textOfRests(time, subject);
    case Kind::CentreLeft:
    case Kind::LeftAlongX:
    case Kind::LeftAlongY:
    case Kind::BoxLeft:
        return textOfLeaving(time, subject);
    case Kind::SpeedLimit:
        return {registered(subject, texts::timeSpeedLimit(n)), texts::mendBoxInEachStep(), {{"motion", n}}};
    case Kind::InRegion:
        return {registeredAgain(subject, whenInRegion(time)), texts::mendRegisterAgain(), {}};
    case Kind::AtFirstRest:
        return {registered({texts::faultObjectsAfterRest(subject.objects, stepsText(n)), subject.isTested},
                           texts::timeAtFirstRest()),
                texts::mendSetWhenMoving(),
                {{"steps", n}}};
    case Kind::MovingSince:
        return {registeredAgain({texts::faultObjectsBeginningToMove(subject.objects), subject.isTested},
                                texts::timeMovingSince(stepsText(n))),
                texts::mendRegisterAgain(),
                {{"steps", n}}};
    default:
        return {registered(subject, texts::timeSmoothed(n)), texts::mendNotSmoothed(), {{"share", n}}};
    }
}

/// Where an object is registered after a jump; for some steps, or for good where `steps` is 0.
Message afterJump(double share, double steps)
{
    const Message time = stepsText(steps);
    if (share == 1.0)
        return steps == 0.0 ? texts::timeAfterJump() : texts::timeAfterJumpFor(time);
    if (share == 0.5)
        return steps == 0.0 ? texts::timeHalfJump() : texts::timeHalfJumpFor(time);
    return steps == 0.0 ? texts::timePartOfJump() : texts::timePartOfJumpFor(time);
}

/// Boxes whose place is made of motions.
FaultText textOfMoves(const TimeRule& time, const Subject& subject)
{
    const double n = time.number;
    if (time.kind == TimeRule::Kind::ShareOfMoves)
        return {registered(subject, texts::timeShareOfMoves(n)), texts::mendRegisterPlace(), {{"share", n}}};
    if (time.kind == TimeRule::Kind::WholeMoves)
        return {registered(subject, texts::timeWholeMoves(n)), texts::mendSumOfMoves(), {{"unit", n}}};
    return {registered({texts::faultObjectsPutElsewhere(subject.objects), subject.isTested}, afterJump(time.phase, n)),
            texts::mendSetPlace(),
            {{"steps", n}}};
}

/// The text for objects that are forgotten from some step on, or when another object is removed.
FaultText textOfForgotten(const TimeRule& time, const Subject& subject)
{
    using Kind = TimeRule::Kind;
    const bool isTested = subject.isTested;
    const double n = time.number;
    switch (time.kind) {
    case Kind::PlaceBelow:
        return {
            isTested ? texts::timePlaceBelowTested(n) : texts::timePlaceBelow(n), texts::mendTurns(), {{"objects", n}}};
    case Kind::CountKept:
        return {isTested ? texts::timeCountKeptTested(subject.objects) : texts::timeCountKept(subject.objects),
                texts::mendRemoveAfterLoop(),
                {}};
    case Kind::MovedIntoGap:
        return {isTested ? texts::timeMovedIntoGapTested() : texts::timeMovedIntoGap(), texts::mendTableOfPlaces(), {}};
    case Kind::LostSince:
        return {isTested ? texts::timeLostSinceTested() : texts::timeLostSince(), texts::mendLookAtRemoval(), {}};
    case Kind::HeldSince:
        return {isTested ? texts::timeHeldSinceTested() : texts::timeHeldSince(), texts::mendLookAtCondition(), {}};
    case Kind::AbsentBetween: {
        const Message first = stepsText(n);
        const Message second = stepsText(time.phase - n);
        return {isTested ? texts::timeAbsentBetweenTested(first, second) : texts::timeAbsentBetween(first, second),
                texts::mendRemoveWhenDead(),
                {{"from", n}, {"to", time.phase}}};
    }
    default:
        return {registered(subject, texts::timeAstray()), texts::mendRegisterPlace(), {}};
    }
}

Message whenFar(const TimeRule& time, const Subject& subject)
{
    using Metric = TimeRule::Metric;
    const double n = time.number;
    switch (time.metric) {
    case Metric::Straight:
        break;
    case Metric::Larger:
        return texts::timeFarAlongOne(n);
    case Metric::Sum:
        return texts::timeFarInSum(n);
    case Metric::Smaller:
        return texts::timeFarAlongBoth(n);
    case Metric::AlongX:
        return texts::timeFarAlongX(n);
    case Metric::AlongY:
        return texts::timeFarAlongY(n);
    case Metric::Higher:
        return texts::timeFarHigher(n);
    }
    return subject.isTested ? texts::timeMovedFarFromTested(n) : texts::timeMovedFar(n);
}

Message whenFast(const TimeRule& time)
{
    using Metric = TimeRule::Metric;
    const double n = time.number;
    switch (time.metric) {
    case Metric::Straight:
        break;
    case Metric::Larger:
        return texts::timeFastAlongOne(n);
    case Metric::Sum:
        return texts::timeFastInSum(n);
    case Metric::Smaller:
        return texts::timeFastAlongBoth(n);
    case Metric::AlongX:
        return texts::timeFastAlongX(n);
    case Metric::AlongY:
        return texts::timeFastAlongY(n);
    case Metric::Higher:
        return texts::timeFastHigher(n);
    }
    return texts::timeFastOnly(n);
}

/// Objects that are registered again only under a condition.
FaultText textOfUpdates(const TimeRule& time, const Subject& subject)
{
    using Kind = TimeRule::Kind;
    const double n = time.number;
    const Message again = texts::mendRegisterAgain();
    switch (time.kind) {
    case Kind::Once:
        return {
            subject.isTested ? texts::timeOnceTested(subject.objects) : texts::timeOnce(subject.objects), again, {}};
    case Kind::MovedFar:
        return {registeredAgain(subject, whenFar(time, subject)), texts::mendRegisterAfterMove(n), {{"distance", n}}};
    case Kind::MovedNear:
        return {registeredAgain(subject, texts::timeMovedNear(n)), texts::mendFollowJumps(), {{"distance", n}}};
    case Kind::FastOnly:
        return {registeredAgain(subject, whenFast(time)), again, {{"motion", n}}};
    case Kind::SlowOnly:
        return {registeredAgain(subject, texts::timeSlowOnly(n)), again, {{"motion", n}}};
    case Kind::EveryStep:
    case Kind::Rebuilt:
        return {registeredAgain(subject, texts::timeEveryStep(n)), again, {{"steps", n}}};
    case Kind::RoundRobin:
    case Kind::RoundRobinBack:
        return {subject.isTested ? texts::timeRoundRobinTested(subject.objects, n)
                                 : texts::timeRoundRobin(subject.objects, n),
                again,
                {{"steps", n}}};
    case Kind::TurnsByPlace:
    case Kind::TurnsByPlaceBack:
        return {texts::timeTurnsByPlace(subject.objects, n), again, {{"steps", n}}};
    case Kind::TurnsBySlice:
        return {texts::timeTurnsBySlice(subject.objects, n), again, {{"slices", n}}};
    case Kind::OwnClock:
        return {texts::timeOwnClock(subject.objects, n), again, {{"steps", n}}};
    case Kind::Waited:
        return {texts::timeWaited(subject.objects, stepsText(n)), again, {{"steps", n}}};
    case Kind::AxisX:
        return {registeredAgain(subject, texts::timeAxisX()), again, {}};
    case Kind::AxisY:
        return {registeredAgain(subject, texts::timeAxisY()), again, {}};
    default: // BothAxes
        return {registeredAgain(subject, texts::timeBothAxes()), again, {}};
    }
}

/// The sentence for new objects that have the box of one that was removed. `steps` is for how long; 0: for good.
Message sentenceOfOldBox(TimeRule::Kind kind, double steps, bool isTested)
{
    using Kind = TimeRule::Kind;
    const Message time = stepsText(steps);
    if (kind == Kind::OldIdUntilMoved)
        return isTested ? texts::timeOldIdUntilMovedTested() : texts::timeOldIdUntilMoved();
    if (kind == Kind::OldSlot && steps > 0.0)
        return isTested ? texts::timeOldSlotForTested(time) : texts::timeOldSlotFor(time);
    if (kind == Kind::OldSlot)
        return isTested ? texts::timeOldSlotTested() : texts::timeOldSlot();
    if (steps > 0.0)
        return isTested ? texts::timeOldIdForTested(time) : texts::timeOldIdFor(time);
    return isTested ? texts::timeOldIdTested() : texts::timeOldId();
}

/// New objects that have the box of one that was removed.
FaultText textOfOldBox(const TimeRule& time, const Subject& subject)
{
    constexpr double kForGood = 1e5;
    const bool isForSteps = time.kind != TimeRule::Kind::OldIdUntilMoved && time.number < kForGood;
    std::vector<std::pair<std::string, double>> parameters;
    if (isForSteps)
        parameters.emplace_back("steps", time.number);
    return {sentenceOfOldBox(time.kind, isForSteps ? time.number : 0.0, subject.isTested),
            time.kind == TimeRule::Kind::OldSlot ? texts::mendBoxOfSlot() : texts::mendReusedId(), parameters};
}

/// Objects that are not registered, always or at times.
FaultText textOfAbsence(const TimeRule& time, const Subject& subject, bool isAtTimes)
{
    using Kind = TimeRule::Kind;
    const bool isTested = subject.isTested;
    const double n = time.number;
    const Message steps = stepsText(n);
    switch (time.kind) {
    case Kind::Never:
        if (isAtTimes)
            return {isTested ? texts::timeNeverThenTested(subject.objects) : texts::timeNeverThen(subject.objects),
                    texts::mendKeepThem(),
                    {}};
        return {isTested ? texts::timeNeverTested(subject.objects) : texts::timeNever(subject.objects),
                texts::mendAddThem(),
                {}};
    case Kind::Young:
        if (n == 1.0)
            return {isTested ? texts::timeFirstStepTested() : texts::timeFirstStep(),
                    texts::mendAddAtOnce(),
                    {{"steps", n}}};
        return {isTested ? texts::timeFirstStepsTested(steps) : texts::timeFirstSteps(steps),
                texts::mendAddAtOnce(),
                {{"steps", n}}};
    case Kind::Resting:
        return {isTested ? texts::timeRestingTested(subject.objects, steps)
                         : texts::timeResting(subject.objects, steps),
                texts::mendKeepResting(),
                {{"steps", n}}};
    case Kind::BackInCells:
        return {isTested ? texts::timeBackInCellsTested() : texts::timeBackInCells(), texts::mendForgetCells(), {}};
    case Kind::PlaceFrom:
        return {isTested ? texts::timePlaceFromTested(n) : texts::timePlaceFrom(n),
                texts::mendListOfObjects(),
                {{"objects", n}}};
    default: // IdFrom
        return {isTested ? texts::timeIdFromTested(n) : texts::timeIdFrom(n), texts::mendTableOfIds(), {{"id", n}}};
    }
}

/// Objects that are late by a number of steps, the same for all or not.
FaultText textOfDelay(const TimeRule& time, const Subject& subject)
{
    const double n = time.number;
    if (time.kind == TimeRule::Kind::Late)
        return {registered(subject, texts::timeLate(stepsText(n))), texts::mendUpdateAfterMoves(), {{"steps", n}}};
    if (time.kind == TimeRule::Kind::LateMore)
        return {registered(subject, texts::timeLateMore(stepsText(n))), texts::mendWaitingMoves(), {{"steps", n}}};
    if (time.kind == TimeRule::Kind::Early)
        return {registered(subject, texts::timeEarly(stepsText(n))), texts::mendBoxOfNow(), {{"steps", n}}};
    const Message how =
        time.kind == TimeRule::Kind::LateById ? texts::timeLateById(n - 1.0, n) : texts::timeLateByPlace(n - 1.0, n);
    return {registered(subject, how), texts::mendUpdateAfterMoves(), {{"turns", n}}};
}

} // namespace

FaultText textOfTime(const TimeRule& time, const Subject& subject, bool isAtTimes)
{
    using Kind = TimeRule::Kind;
    switch (time.kind) {
    case Kind::Late:
    case Kind::LateByPlace:
    case Kind::LateById:
    case Kind::LateMore:
    case Kind::Early:
        return textOfDelay(time, subject);
    case Kind::Once:
    case Kind::MovedFar:
    case Kind::MovedNear:
    case Kind::FastOnly:
    case Kind::SlowOnly:
    case Kind::EveryStep:
    case Kind::Rebuilt:
    case Kind::RoundRobin:
    case Kind::RoundRobinBack:
    case Kind::TurnsByPlace:
    case Kind::TurnsByPlaceBack:
    case Kind::TurnsBySlice:
    case Kind::OwnClock:
    case Kind::Waited:
    case Kind::AxisX:
    case Kind::AxisY:
    case Kind::BothAxes:
        return textOfUpdates(time, subject);
    case Kind::CellChanged:
    case Kind::LowCellChanged:
    case Kind::ColumnChanged:
    case Kind::RowChanged:
    case Kind::HighCellChanged:
    case Kind::CellsNotAdded:
    case Kind::JumpKeepsCells:
        return textOfCellChange(time.kind, subject);
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
    case Kind::SpeedLimit:
    case Kind::Smoothed:
        return textOfFollowing(time, subject);
    case Kind::ShareOfMoves:
    case Kind::WholeMoves:
    case Kind::AfterJump:
        return textOfMoves(time, subject);
    case Kind::PlaceBelow:
    case Kind::CountKept:
    case Kind::MovedIntoGap:
    case Kind::LostSince:
    case Kind::HeldSince:
    case Kind::AbsentBetween:
    case Kind::Astray:
        return textOfForgotten(time, subject);
    case Kind::Never:
    case Kind::Young:
    case Kind::Resting:
    case Kind::PlaceFrom:
    case Kind::IdFrom:
    case Kind::BackInCells:
        return textOfAbsence(time, subject, isAtTimes);
    case Kind::OldId:
    case Kind::OldIdUntilMoved:
    case Kind::OldSlot:
        return textOfOldBox(time, subject);
    case Kind::AsRecorded: // see textOfMisplacement()
    case Kind::Now:
        break;
    }
    return {};
}

} // namespace broadside::diagnosis
