#include "core/debug/diagnosis/time_text.h"

#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/debug/diagnosis/mechanism_text.h"

#include <string_view>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

constexpr std::string_view kRegisterAgain =
    "Register each object again in every step in which its box changed, before pairs are asked for.";

/// @pre time.needsCells()
FaultText textOfCellChange(TimeRule::Kind kind, const std::string& subject)
{
    using Kind = TimeRule::Kind;
    switch (kind) {
    case Kind::CellChanged:
        return {subject +
                    " are registered again only when their centre enters another cell: cells that their sides reach "
                    "in between are missing.",
                "Compare the range of cells from floor(minX/size) to floor(maxX/size), and on y, instead of the cell "
                "of the centre.",
                {}};
    case Kind::LowCellChanged:
        return {subject + " are registered again only when the low corner of their box enters another cell: cells that "
                          "their other sides reach in between are missing.",
                "Compare the cells of both corners of the box, not only the first one.",
                {}};
    case Kind::ColumnChanged:
        return {subject +
                    " are registered again only when they enter another column of cells, whatever row they are in.",
                "Compare columns and rows of both corners of the box.",
                {}};
    case Kind::RowChanged:
        return {subject +
                    " are registered again only when they enter another row of cells, whatever column they are in.",
                "Compare columns and rows of both corners of the box.",
                {}};
    default:
        return {subject + " are removed from cells that they leave, but not added to cells that they enter.",
                "Add the object to each cell that it touches now and did not touch before.",
                {}};
    }
}

/// Boxes that stay until their object leaves them.
FaultText textOfLeaving(const TimeRule& time, const std::string& subject)
{
    using Kind = TimeRule::Kind;
    std::string what = "their box leaves ";
    if (time.kind == Kind::CentreLeft)
        what = "their centre leaves ";
    else if (time.kind == Kind::LeftAlongX)
        what = "their box leaves along x ";
    else if (time.kind == Kind::LeftAlongY)
        what = "their box leaves along y ";
    const std::string box = time.number == 0.0
                                ? "the registered box"
                                : "a box that reaches " + roundedNumber(time.number) + " beyond the one that they had";
    return {subject + " are registered again only when " + what + box + ".",
            "Register an object again as soon as its registered box does not hold its whole box, on both axes.",
            {{"margin", time.number}}};
}

/// The text for boxes that wait for a change, or that follow their objects too slowly.
FaultText textOfFollowing(const TimeRule& time, const std::string& subject)
{
    using Kind = TimeRule::Kind;
    const double n = time.number;
    switch (time.kind) {
    case Kind::CountChanged:
        return {subject + " are registered again only in steps in which the number of objects changes.",
                std::string(kRegisterAgain),
                {}};
    case Kind::UnitChanged:
    case Kind::LowUnitChanged:
        return {subject + " are registered again only when " +
                    (time.kind == Kind::UnitChanged ? "their centre" : "the low corner of their box") +
                    " enters another square of " + roundedNumber(n) +
                    " units: coordinates are compared as whole numbers.",
                std::string(kRegisterAgain),
                {{"unit", n}}};
    case Kind::RestedInAll:
        return {subject + " are never registered again once they have been at rest for " + stepsText(n) + " in all.",
                "Set the counter of steps at rest to zero when an object moves.",
                {{"steps", n}}};
    case Kind::RestedInARow:
        return {subject + " are never registered again once they have been at rest for " + stepsText(n) + " in a row.",
                "Register an object again in each step in which it moves, also after a rest.",
                {{"steps", n}}};
    case Kind::CentreLeft:
    case Kind::LeftAlongX:
    case Kind::LeftAlongY:
    case Kind::BoxLeft:
        return textOfLeaving(time, subject);
    case Kind::SpeedLimit:
        return {subject + " are registered where a box is that follows them by at most " + roundedNumber(n) +
                    " in a step.",
                "Register the box at the place of the object in each step.",
                {{"motion", n}}};
    case Kind::InRegion:
        return {subject + " are registered again only in steps in which their box touches " +
                    (n == 0.0 ? "the part of the world from ("
                              : "what is around the player, or another lone object, from (") +
                    roundedNumber(time.region.lo.x) + ", " + roundedNumber(time.region.lo.y) + ") to (" +
                    roundedNumber(time.region.hi.x) + ", " + roundedNumber(time.region.hi.y) + ")" +
                    (n == 0.0 ? "" : " from its middle") + ": perhaps that is the screen.",
                std::string(kRegisterAgain),
                {}};
    case Kind::AtFirstRest:
        return {subject + " that move after a rest of " + stepsText(n) +
                    " are registered where they first came to such a rest, until they rest so again.",
                "Set the registered box to the place of the object when it begins to move.",
                {{"steps", n}}};
    case Kind::MovingSince:
        return {subject + " that begin to move after a rest are registered again only after " + stepsText(n) +
                    " of motion.",
                std::string(kRegisterAgain),
                {{"steps", n}}};
    default:
        return {subject + " are registered where a box is that follows them: in each step by " + roundedNumber(n) +
                    " of the remaining distance.",
                "Register the box at the place of the object, not at a smoothed one.",
                {{"share", n}}};
    }
}

constexpr std::string_view kRegisterPlace = "Register the box at the place that the object has, in each step.";

/// Boxes whose place is made of motions.
FaultText textOfMoves(const TimeRule& time, const std::string& subject)
{
    const double n = time.number;
    if (time.kind == TimeRule::Kind::ShareOfMoves)
        return {subject + " are registered where " + roundedNumber(n) +
                    " of their motion since they appeared leads: they drift away from their box.",
                std::string(kRegisterPlace),
                {{"share", n}}};
    if (time.kind == TimeRule::Kind::WholeMoves)
        return {subject + " are registered where their motions lead, each cut to a multiple of " + roundedNumber(n) +
                    ": slow objects stay behind.",
                "Cut the sum of all motions, not each of them, or register the box at the place of the object.",
                {{"unit", n}}};
    const std::string until = n == 0.0 ? "" : " for " + stepsText(n);
    return {subject + " that are put elsewhere are registered " +
                (time.phase == 1.0   ? "where they came from"
                 : time.phase == 0.5 ? "half-way between their old and their new place"
                                     : "between their old and their new place") +
                until + ", and their later motion is added to that.",
            "Set the registered place when an object is put elsewhere, do not add to it.",
            {{"steps", n}}};
}

/// The text for objects that are forgotten from some step on, or when another object is removed.
FaultText textOfForgotten(const TimeRule& time, const std::string& subject)
{
    using Kind = TimeRule::Kind;
    switch (time.kind) {
    case Kind::PlaceBelow:
        return {"Only the first " + roundedNumber(time.number) + " objects are registered again when they move.",
                "Go on in the next step where the last one ended, so that each object has its turn.",
                {{"objects", time.number}}};
    case Kind::CountKept:
        return {subject + " are not registered again in steps in which others are removed.",
                "Remove objects after the loop that updates them, or step back by one place after each removal.",
                {}};
    case Kind::MovedIntoGap:
        return {"When an object is removed, the last one of the list takes its place, and is never registered again.",
                "Tell the table of places when the last object moves into a gap.",
                {}};
    case Kind::LostSince:
        return {"Some objects are not registered any more, each from a step of its own on.",
                "Look at what removes an object, or empties a cell, and does not add again what is still there.",
                {}};
    case Kind::HeldSince:
        return {"Some objects are not registered again, each from a step of its own on.",
                "Look at the condition on which an object is registered again, and at what loses its entry.",
                {}};
    case Kind::AbsentBetween:
        return {"New objects are registered for " + stepsText(time.number) + ", then not for " +
                    stepsText(time.phase - time.number) + ", and then again.",
                "Remove an object from the broad phase when it dies, before its id is used again.",
                {{"from", time.number}, {"to", time.phase}}};
    default:
        return {subject + " are registered in other places than where they are.", std::string(kRegisterPlace), {}};
    }
}

/// Objects that are registered again only under a condition.
FaultText textOfUpdates(const TimeRule& time, const std::string& subject)
{
    using Kind = TimeRule::Kind;
    const double n = time.number;
    switch (time.kind) {
    case Kind::Once:
        return {subject + " keep the box with which they were first registered.", std::string(kRegisterAgain), {}};
    case Kind::MovedFar:
        return {subject + " are registered again only when they are more than " + roundedNumber(n) +
                    " away from their registered place.",
                "Register them again after every move, or grow the registered box by " + roundedNumber(n) +
                    " on each side.",
                {{"distance", n}}};
    case Kind::FastOnly:
        return {subject + " are registered again only in steps in which they move by at least " + roundedNumber(n) +
                    ".",
                std::string(kRegisterAgain),
                {{"motion", n}}};
    case Kind::SlowOnly:
        return {subject + " are registered again only in steps in which they move by at most " + roundedNumber(n) +
                    ": after a jump the old place stays.",
                std::string(kRegisterAgain),
                {{"motion", n}}};
    case Kind::EveryStep:
    case Kind::Rebuilt:
        return {subject + " are registered again only once in " + roundedNumber(n) + " steps.",
                std::string(kRegisterAgain),
                {{"steps", n}}};
    case Kind::RoundRobin:
    case Kind::RoundRobinBack:
        return {subject + " are registered again in turns by their ids, each only once in " + roundedNumber(n) +
                    " steps.",
                std::string(kRegisterAgain),
                {{"steps", n}}};
    case Kind::AxisX:
        return {subject + " are registered again only when they move along x.", std::string(kRegisterAgain), {}};
    default: // AxisY
        return {subject + " are registered again only when they move along y.", std::string(kRegisterAgain), {}};
    }
}

/// New objects that have the box of one that was removed.
FaultText textOfOldBox(const TimeRule& time)
{
    constexpr double kForGood = 1e5;
    const bool isForSteps = time.kind != TimeRule::Kind::OldIdUntilMoved && time.number < kForGood;
    const std::string until = isForSteps                                     ? " for " + stepsText(time.number)
                              : time.kind == TimeRule::Kind::OldIdUntilMoved ? " until it moves"
                                                                             : "";
    std::vector<std::pair<std::string, double>> parameters;
    if (isForSteps)
        parameters.emplace_back("steps", time.number);
    if (time.kind == TimeRule::Kind::OldSlot)
        return {"A new object is not registered again" + until +
                    ": in the slot of one that was removed it keeps the last box of that one, in a new slot its own "
                    "first box.",
                "Set the box of a slot when a new object gets it, and in each step from then on.", parameters};
    return {"A new object with the id of an earlier one keeps the earlier one's box" + until + ".",
            "Remove an object from the broad phase when it dies, and register the new one when it gets the id.",
            parameters};
}

/// Objects that are not registered, always or at times.
FaultText textOfAbsence(const TimeRule& time, const std::string& subject, bool isAtTimes)
{
    using Kind = TimeRule::Kind;
    const double n = time.number;
    switch (time.kind) {
    case Kind::Never:
        if (isAtTimes)
            return {subject + " are not registered.", "Keep them in the broad phase.", {}};
        return {subject + " are not registered at all.", "Add them to the broad phase.", {}};
    case Kind::Young:
        return {"New objects are not registered in their first " + (n == 1.0 ? "step" : stepsText(n)) + ".",
                "Add an object to the broad phase in the step in which it appears, before pairs are asked for.",
                {{"steps", n}}};
    case Kind::Resting:
        return {subject + " are not registered any more after " + stepsText(n) + " without motion.",
                "Keep objects at rest registered: only skip their update.",
                {{"steps", n}}};
    case Kind::PlaceFrom:
        return {"Only the first " + roundedNumber(n) + " objects are registered.",
                "Let the list of the broad phase grow with the objects.",
                {{"objects", n}}};
    default: // IdFrom
        return {"Objects with an id of " + roundedNumber(n) + " or more are not registered.",
                "Let the table that ids index grow with the largest id.",
                {{"id", n}}};
    }
}

} // namespace

FaultText textOfTime(const TimeRule& time, const std::string& subject, bool isAtTimes)
{
    using Kind = TimeRule::Kind;
    const double n = time.number;
    switch (time.kind) {
    case Kind::Late:
        return {subject + " are registered with the box that they had " + stepsText(n) + " before.",
                "Update the broad phase after objects have moved, and before its pairs are asked for.",
                {{"steps", n}}};
    case Kind::LateMore:
        return {subject + " are registered late, and later and later: by one more step after each " + stepsText(n) +
                    ".",
                "Carry out all waiting moves in each step, before pairs are asked for.",
                {{"steps", n}}};
    case Kind::Early:
        return {subject + " are registered where they will be after " + stepsText(n) + " more.",
                "Ask for pairs with the boxes that collisions are tested with: move objects first, or register the box "
                "of now.",
                {{"steps", n}}};
    case Kind::Once:
    case Kind::MovedFar:
    case Kind::FastOnly:
    case Kind::SlowOnly:
    case Kind::EveryStep:
    case Kind::Rebuilt:
    case Kind::RoundRobin:
    case Kind::RoundRobinBack:
    case Kind::AxisX:
    case Kind::AxisY:
        return textOfUpdates(time, subject);
    case Kind::CellChanged:
    case Kind::LowCellChanged:
    case Kind::ColumnChanged:
    case Kind::RowChanged:
    case Kind::CellsNotAdded:
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
        return textOfAbsence(time, subject, isAtTimes);
    case Kind::OldId:
    case Kind::OldIdUntilMoved:
    case Kind::OldSlot:
        return textOfOldBox(time);
    case Kind::AsRecorded: // see textOfMisplacement()
    case Kind::Now:
        break;
    }
    return {};
}

} // namespace broadside::diagnosis
