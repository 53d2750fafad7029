#include "core/debug/diagnosis/fault_text.h"

#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/debug/diagnosis/mechanism_text.h"
#include "core/debug/diagnosis/misplacement_text.h"
#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/rotation_text.h"
#include "core/debug/diagnosis/time_text.h"

#include <algorithm>
#include <cmath>

namespace broadside::diagnosis {
namespace {

std::string number(double value) { return roundedNumber(value); }

void replaceAll(std::string& text, std::string_view what, std::string_view by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

/// Changes the text of a rule for registrations into one for the boxes with which pairs are tested afterwards.
FaultText ofLaterTest(FaultText text)
{
    std::string& sentence = text.sentence;
    replaceAll(sentence, "are registered again", "are updated");
    replaceAll(sentence, "registered", "tested");
    sentence.front() = static_cast<char>(sentence.front() - 'A' + 'a');
    sentence = "Registrations are right, but pairs are tested with other boxes: " + sentence;
    text.remedy = "Test pairs with the present boxes of both objects.";
    return text;
}

/// "Crate and Parcel". @pre it is NamedAnyOf
std::string namesOf(const Scope& scope, const Evidence& evidence)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(evidence.names.size(), Scope::kMostNames); ++i)
        if ((scope.name >> i & 1U) != 0)
            names.push_back(evidence.names[i]);
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    return text;
}

/// The objects for which a rule holds: "Objects", "Dynamic objects", "Objects named Bat".
std::string subjectOf(const Scope& scope, const Evidence& evidence)
{
    switch (scope.kind) {
    case Scope::Kind::All:
        return "Objects";
    case Scope::Kind::Dynamic:
        return "Dynamic objects";
    case Scope::Kind::Static:
        return "Static objects";
    case Scope::Kind::Named: {
        const std::string& name = evidence.names[scope.name];
        return name.empty() ? "Objects without a name" : "Objects named " + name;
    }
    case Scope::Kind::LongerThan:
        return "Objects longer than " + number(scope.number);
    case Scope::Kind::ShorterThan:
        return "Objects of at most " + number(scope.number);
    case Scope::Kind::OddIds:
        return "Objects with odd ids";
    case Scope::Kind::EvenIds:
        return "Objects with even ids";
    case Scope::Kind::NamedAnyOf:
        return "Objects named " + namesOf(scope, evidence);
    }
    return "Objects";
}

/// The clause that says when a rule holds, after its subject: " that have been at rest for 5 steps".
std::string textOf(const When& when, const Evidence& evidence)
{
    using Kind = When::Kind;
    const double n = when.number;
    switch (when.kind) {
    case Kind::Always:
        return "";
    case Kind::Resting:
        return " that have been at rest for " + stepsText(n);
    case Kind::Young:
        return " that appeared less than " + stepsText(n) + " ago";
    case Kind::AfterJump:
        return " that were put elsewhere less than " + stepsText(n) + " ago";
    case Kind::StepFrom:
        return ", from step " + number(n) + " on,";
    case Kind::ManyObjects:
        return ", in steps with more than " + number(n) + " objects,";
    case Kind::MovesLeft:
        return " that move to the left";
    case Kind::MovesRight:
        return " that move to the right";
    case Kind::MovesLow:
        return evidence.coordinates.yDown ? " that move up" : " that move down";
    case Kind::MovesHigh:
        return evidence.coordinates.yDown ? " that move down" : " that move up";
    case Kind::PlaceFrom:
        return " behind the first " + number(std::ceil(n)) + " of the list";
    case Kind::OddSteps:
        return ", in every second step,";
    case Kind::EvenSteps:
        return ", in every second step,";
    }
    return "";
}

/// "on x", "on y" or nothing for both.
std::string axesOf(const RegistrationRule& rule)
{
    if (rule.x.kind == AxisRule::Kind::Whole)
        return " along y";
    return rule.y.kind == AxisRule::Kind::Whole ? " along x" : "";
}

constexpr std::string_view kRegisterBox = "Register the whole box, from its least to its greatest x and y.";

/// Objects that are registered with a wrong size.
FaultText textOfSize(const AxisRule& axis, const std::string& subject, const std::string& along)
{
    using Kind = AxisRule::Kind;
    const double n = axis.number;
    switch (axis.kind) {
    case Kind::Scaled:
        return {subject + " are registered with " + number(n) + " of their size" + along + ", about the centre.",
                std::string(kRegisterBox),
                {{"factor", n}}};
    case Kind::ScaledFromLow:
        return {subject + " are registered with " + number(n) + " of their size" + along + ", from the lowest corner.",
                std::string(kRegisterBox),
                {{"factor", n}}};
    case Kind::ShortSide:
        return {subject + " are registered as squares of their shorter side.", std::string(kRegisterBox), {}};
    case Kind::OtherSide:
    case Kind::OtherSideFromLow:
        return {subject + " are registered with the length of the wrong side" + along + ".",
                "Take the width for x and the height for y.",
                {}};
    case Kind::FirstSize:
        return {subject + " are registered with the size that they had when they appeared" + along + ".",
                "Register the present size when it changes.",
                {}};
    case Kind::FixedSize:
        return {subject + " are all registered with a size of " + number(n) + along + ".",
                "Register each object with its own size.",
                {{"size", n}}};
    case Kind::Inset:
        return {subject + " are registered " + number(n) + " too small on each side" + along + ".",
                std::string(kRegisterBox),
                {{"inset", n}}};
    default: // Capped
        return {subject + " are registered with a size of at most " + number(n) + along + ".",
                std::string(kRegisterBox),
                {{"size", n}}};
    }
}

FaultText textOfAxis(const AxisRule& axis, const std::string& subject, const std::string& along)
{
    using Kind = AxisRule::Kind;
    const double n = axis.number;
    switch (axis.kind) {
    case Kind::Centre:
        return {subject + " are registered at their centre only" + along + ".", std::string(kRegisterBox), {}};
    case Kind::Low:
        return {subject + " are registered at the corner with the lowest coordinates only" + along + ".",
                std::string(kRegisterBox),
                {}};
    case Kind::High:
        return {subject + " are registered at the corner with the highest coordinates only" + along + ".",
                std::string(kRegisterBox),
                {}};
    case Kind::Scaled:
    case Kind::ScaledFromLow:
    case Kind::ShortSide:
    case Kind::OtherSide:
    case Kind::OtherSideFromLow:
    case Kind::FirstSize:
    case Kind::FixedSize:
    case Kind::Inset:
    case Kind::Capped:
        return textOfSize(axis, subject, along);
    case Kind::Shifted:
        return {subject + " are registered " + number(n) + " too far" + (along.empty() ? " along x and y" : along) +
                    ".",
                "Use the same coordinates for registration and for collision tests: look for a camera, parent or "
                "origin offset.",
                {{"shift", n}}};
    case Kind::BySize:
        return {subject + " are registered too far " + (n < 0.0 ? "back" : "on") + along + ", by " +
                    (n == 1.0 || n == -1.0 ? std::string("their size") : number(std::abs(n)) + " of their size") + ".",
                "Subtract the whole offset of the picture from the position.",
                {{"sizes", n}}};
    case Kind::Mapped:
        return {subject + " are registered at " + (n == 1.0 ? "their place" : number(n) + " of their coordinates") +
                    (axis.added < 0.0 ? " minus " : " plus ") + number(std::abs(axis.added)) + along + ".",
                "Use the same coordinates for registration and for collision tests: look for an axis with the other "
                "direction, a scale or an offset.",
                {{"factor", n}, {"added", axis.added}}};
    case Kind::QuarterTurned:
        return {subject + " are registered with a box that is rotated by whole quarter turns only.",
                "Compute the box from the angle that the object has.",
                {}};
    case Kind::LeastSize:
        return {subject + " are registered with the box that they have without rotation.",
                "Compute the box from the angle that the object has.",
                {}};
    case Kind::CornerAtCentre:
        return {subject + " are registered from their centre on" + along +
                    ": the position is taken for the lowest corner.",
                "Subtract half the size from the position of the centre.",
                {}};
    case Kind::CentreAtCorner:
        return {subject + " are registered half their size too low" + along +
                    ": the lowest corner is taken for the centre.",
                "Add half the size to the corner, or do not subtract it.",
                {}};
    case Kind::TruncatedSize:
    case Kind::Truncated:
    case Kind::Floored:
    case Kind::Rounded:
        return {subject + " are registered with coordinates cut to whole numbers" + along + ".",
                "Use floor for the lower and ceil for the upper side, or keep fractions.",
                {}};
    case Kind::LessOne:
    case Kind::TruncatedLessOne:
        return {subject + " are registered without their last unit" + along + " (x + width - 1).",
                "Register up to x + width, and let touching cells count.",
                {}};
    case Kind::Whole:
        break;
    }
    return {};
}

std::string patternOf(const StructureRule& structure)
{
    using Kind = StructureRule::Kind;
    const std::string most = number(static_cast<double>(structure.ring));
    switch (structure.kind) {
    case Kind::Corners:
        return "those of its four corners, so that an object that spans three or more cells is missing in between";
    case Kind::TwoCorners:
        return "those of two opposite corners";
    case Kind::FivePoints:
        return "those of its centre and of the middles of its sides";
    case Kind::Circle:
        return std::string("those whose middle is in a circle as wide as the ") +
               (structure.ring == 0 ? "longer" : "shorter") + " side of the box, and that of its centre";
    case Kind::EverySecond:
        return "every second one, like the fields of one colour of a chess board";
    case Kind::ChessBoard:
        return "those whose column plus row is even, like the fields of one colour of a chess board" +
               (structure.ring > 0 ? ", where they are more than " + most : std::string());
    case Kind::Cross:
        return "that of its centre and the four next to it, so that a larger object reaches beyond them";
    case Kind::CentreRow:
        return "those in the row of its centre";
    case Kind::CentreColumn:
        return "those in the column of its centre";
    case Kind::MiddlesInBox:
        return "those whose middle is in the box, and that of its centre";
    case Kind::WhollyInBox:
        return "those that are wholly in the box, and that of its centre";
    case Kind::HighRow:
        return "those of the last row";
    case Kind::HighColumn:
        return "those of the last column";
    case Kind::Outline:
        return "those along its outline, so that a small object within a large one shares no cell with it";
    case Kind::Diagonal:
        return structure.ring > 0 ? "those at " + most + " points along its diagonal" : "those along its diagonal";
    case Kind::WithoutFirstRow:
        return "not those of the first row";
    case Kind::WithoutLastRow:
        return "not those of the last row";
    case Kind::WithoutFirstColumn:
        return "not those of the first column";
    case Kind::WithoutLastColumn:
        return "not those of the last column";
    case Kind::AtMostColumns:
        return "those of the first " + most + " columns";
    case Kind::AtMostRows:
        return "those of the first " + most + " rows";
    case Kind::AtMostCells:
        return "the first " + most;
    case Kind::CountFromSize:
        return "floor(width/size) + 1 columns, wherever in its first cell the box begins";
    case Kind::SwappedCounts:
        return "as many rows as it has columns, and the other way round";
    default:
        return "from the cell border nearest to its low side on";
    }
}

FaultText textOfStructure(const StructureRule& structure)
{
    using Kind = StructureRule::Kind;
    const std::string everyCell =
        "Register objects in every cell from floor(minX/size) to floor(maxX/size), and likewise on y.";
    const double size = structure.cells.size.x;
    switch (structure.kind) {
    case Kind::Centre:
        if (structure.ring == 0)
            return {"Objects are registered in the cell of their centre only, and only that cell is searched.",
                    everyCell,
                    {{"cellSize", size}}};
        return {"Objects are registered in the cell of their centre and " +
                    (structure.ring == 1 ? std::string("one ring")
                                         : number(static_cast<double>(structure.ring)) + " rings") +
                    " of cells around it is searched: objects larger than the cells reach beyond.",
                everyCell + " Or make the cells as large as the largest object.",
                {{"cellSize", size}, {"rings", static_cast<double>(structure.ring)}}};
    case Kind::CentreAsked:
        return {"Objects are registered in the cell of their centre only, and the cells that the asking object touches "
                "are searched.",
                everyCell,
                {{"cellSize", size}}};
    case Kind::LowCorner:
        return {"Objects are registered in the cell of their lowest corner only.", everyCell, {{"cellSize", size}}};
    case Kind::Extents:
        return {"Objects outside the table of cells are not registered.",
                "Clamp cell numbers to the table, or make the table as large as the world: ceil(width/size) columns "
                "and ceil(height/size) rows.",
                {{"cellSize", size}}};
    default:
        return {"Objects are registered in some of the cells that their box touches only: " + patternOf(structure) +
                    ".",
                everyCell,
                {{"cellSize", size}}};
    }
}

} // namespace

FaultText textOf(const Hypothesis& hypothesis, const Evidence& evidence)
{
    const std::string_view rule = ruleOf(hypothesis);
    if (rule == "contrast")
        return {"The missed pairs have in common: " + textOf(hypothesis.conditions, evidence) + ".", "", {}};
    if (hypothesis.isOfNames) {
        FaultText text = textOfCondition(hypothesis.conditions.front(), rule, evidence);
        text.sentence += " This holds for " + pairsText(hypothesis.conditions.back(), evidence) + " only.";
        return text;
    }
    constexpr std::size_t kSides = 4;
    if (hypothesis.conditions.size() > 1 && hypothesis.conditions.size() != kSides)
        return {"Pairs in a part of the world are not reported: " + textOf(hypothesis.conditions, evidence) + ".",
                "Look at the bounds of the table, and at the number of its columns and rows.",
                {}};
    if (hypothesis.conditions.size() > 1)
        return textOfRegion(hypothesis.conditions);
    if (!hypothesis.conditions.empty())
        return textOfCondition(hypothesis.conditions.front(), rule, evidence);
    const RegistrationRule& registration = hypothesis.registration;
    if (registration.isRight())
        return textOfStructure(hypothesis.structure);
    if (registration.time.kind == TimeRule::Kind::AsRecorded)
        return textOfMisplacement(hypothesis, evidence);
    const std::string subject = subjectOf(registration.scope, evidence) + textOf(registration.when, evidence);
    if (!registration.rotation.isRight())
        return textOfRotation(registration.rotation, subject, evidence);
    const bool isWhole = registration.x.kind == AxisRule::Kind::Whole;
    FaultText axis = textOfAxis(isWhole ? registration.y : registration.x, subject, axesOf(registration));
    const bool isLater = hypothesis.asking == Asking::Tested;
    if (registration.time.kind == TimeRule::Kind::Now)
        return isLater ? ofLaterTest(std::move(axis)) : axis;
    FaultText time = textOfTime(registration.time, subject, registration.when.kind != When::Kind::Always);
    if (axis.sentence.empty())
        return isLater ? ofLaterTest(std::move(time)) : time;
    time.sentence += " " + axis.sentence;
    time.remedy += " " + axis.remedy;
    time.parameters.insert(time.parameters.end(), axis.parameters.begin(), axis.parameters.end());
    return isLater ? ofLaterTest(std::move(time)) : time;
}

std::string whatToRecord(const Evidence& evidence)
{
    if (!evidence.knowsRegistrations())
        return "Record the cells or the boxes with which the broad phase has each object.";
    if (evidence.names.size() <= 1)
        return "Record the names of objects.";
    constexpr std::size_t kFewFrames = 60;
    return evidence.frames.size() < kFewFrames ? "Record more steps." : "";
}

} // namespace broadside::diagnosis
