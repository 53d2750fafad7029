#include "core/debug/diagnosis/texts/fault_text.h"

#include "core/base/message/common_messages.h"
#include "core/debug/diagnosis/messages/cell_messages.h"
#include "core/debug/diagnosis/messages/diagnosis_messages.h"
#include "core/debug/diagnosis/messages/fault_messages.h"
#include "core/debug/diagnosis/messages/pair_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/messages/time_messages.h"
#include "core/debug/diagnosis/model/fault_rule.h"
#include "core/debug/diagnosis/texts/axis_text.h"
#include "core/debug/diagnosis/texts/cells_text.h"
#include "core/debug/diagnosis/texts/fault_words.h"
#include "core/debug/diagnosis/texts/filter_text.h"
#include "core/debug/diagnosis/texts/mechanism_text.h"
#include "core/debug/diagnosis/texts/misplacement_text.h"
#include "core/debug/diagnosis/texts/rotation_text.h"
#include "core/debug/diagnosis/texts/time_text.h"

#include <algorithm>
#include <cmath>

namespace broadside::diagnosis {
namespace {

/// "Crate and Parcel". @pre it is NamedAnyOf
Message namesOf(const Scope& scope, const Evidence& evidence)
{
    std::vector<Message> names;
    for (std::size_t i = 0; i < std::min(evidence.names.size(), Scope::kMostNames); ++i)
        if ((scope.name >> i & 1U) != 0)
            names.emplace_back(evidence.names[i]);
    return listOf(names);
}

/// The objects for which a rule holds: "Objects", "Dynamic objects", "Objects named Bat".
Message objectsOf(const Scope& scope, const Evidence& evidence, bool isStart)
{
    const double n = scope.number;
    switch (scope.kind) {
    case Scope::Kind::All:
        break;
    case Scope::Kind::Dynamic:
        return objectsText(ObjectKind::Dynamic, isStart);
    case Scope::Kind::Static:
        return objectsText(ObjectKind::Static, isStart);
    case Scope::Kind::Named:
        return objectsText(ObjectKind::Any, evidence.names[scope.name], isStart);
    case Scope::Kind::LongerThan:
        return isStart ? texts::faultObjectsLongerThan(n) : texts::faultInnerObjectsLongerThan(n);
    case Scope::Kind::ShorterThan:
        return isStart ? texts::faultObjectsOfAtMost(n) : texts::faultInnerObjectsOfAtMost(n);
    case Scope::Kind::OddIds:
        return isStart ? texts::faultObjectsWithOddIds() : texts::faultInnerObjectsWithOddIds();
    case Scope::Kind::EvenIds:
        return isStart ? texts::faultObjectsWithEvenIds() : texts::faultInnerObjectsWithEvenIds();
    case Scope::Kind::NamedAnyOf:
        return objectsText(ObjectKind::Any, namesOf(scope, evidence), isStart);
    }
    return objectsText(ObjectKind::Any, isStart);
}

/// The objects with the clause that says when a rule holds: "Objects that have been at rest for 5 steps".
Message objectsAt(const Message& objects, const When& when, const Evidence& evidence)
{
    using Kind = When::Kind;
    const double n = when.number;
    const bool isDown = evidence.coordinates.yDown;
    switch (when.kind) {
    case Kind::Always:
        break;
    case Kind::Resting:
        return texts::faultWhenResting(objects, stepsText(n));
    case Kind::Young:
        return texts::faultWhenYoung(objects, stepsText(n));
    case Kind::AfterJump:
        return texts::faultWhenAfterJump(objects, stepsText(n));
    case Kind::StepFrom:
        return texts::faultWhenFromStep(objects, n);
    case Kind::ManyObjects:
        return texts::faultWhenManyObjects(objects, n);
    case Kind::MovesLeft:
        return texts::faultWhenMovesLeft(objects);
    case Kind::MovesRight:
        return texts::faultWhenMovesRight(objects);
    case Kind::MovesLow:
        return isDown ? texts::faultWhenMovesUp(objects) : texts::faultWhenMovesDown(objects);
    case Kind::MovesHigh:
        return isDown ? texts::faultWhenMovesDown(objects) : texts::faultWhenMovesUp(objects);
    case Kind::PlaceFrom:
        return texts::faultWhenBehindFirst(objects, std::ceil(n));
    case Kind::OddSteps:
    case Kind::EvenSteps:
        return texts::faultWhenEverySecondStep(objects);
    }
    return objects;
}

/// The part of boxes for which a sentence holds. @pre it is not the whole box
Message partText(TimeRule::Part part)
{
    switch (part) {
    case TimeRule::Part::AlongX:
        return texts::timeOnlyAlongX();
    case TimeRule::Part::AlongY:
        return texts::timeOnlyAlongY();
    case TimeRule::Part::Size:
        return texts::timeOnlySizes();
    default:
        return texts::timeOnlyPlaces();
    }
}

/// The text for boxes of another time, or of another size or place, or of both.
FaultText textOfRegistration(const Hypothesis& hypothesis, const Evidence& evidence)
{
    const RegistrationRule& rule = hypothesis.registration;
    const auto subjectOf = [&](bool isStart, bool isTested) {
        return Subject{objectsAt(objectsOf(rule.scope, evidence, isStart), rule.when, evidence), isTested};
    };
    const bool isOfTime = rule.time.kind != TimeRule::Kind::Now;
    if (!rule.rotation.isRight() && !isOfTime)
        return textOfRotation(rule.rotation, subjectOf(true, false), evidence);
    if (hypothesis.asking == Asking::Own && rule.time.kind == TimeRule::Kind::Now && !evidence.knowsRegistrations())
        return {texts::cellsTruncated(), texts::mendFloorOfCells(), {{"cell-size", rule.x.number}}};
    const bool isTested = hypothesis.asking == Asking::Tested;
    const bool isOfAxis = !rule.isWhole();
    FaultText text;
    const auto part = isOfTime ? rule.time.part : TimeRule::Part::Whole;
    if (isOfTime)
        text = textOfTime(rule.time, subjectOf(!isTested, isTested), rule.when.kind != When::Kind::Always);
    if (part != TimeRule::Part::Whole)
        text.sentence = texts::sentences(text.sentence, partText(part));
    if (isOfAxis) {
        const Subject subject = subjectOf(isOfTime || !isTested, isTested);
        FaultText axis =
            rule.rotation.isRight() ? textOfAxes(rule, subject) : textOfRotation(rule.rotation, subject, evidence);
        text.sentence = isOfTime ? texts::sentences(text.sentence, axis.sentence) : axis.sentence;
        text.remedy = isOfTime ? texts::sentences(text.remedy, axis.remedy) : axis.remedy;
        text.parameters.insert(text.parameters.end(), axis.parameters.begin(), axis.parameters.end());
    }
    if (isTested) {
        text.sentence = texts::faultLaterTest(text.sentence);
        text.remedy = texts::mendTestPresentBoxes();
    }
    return text;
}

} // namespace

FaultText textOf(const Hypothesis& hypothesis, const Evidence& evidence)
{
    const std::string_view rule = ruleOf(hypothesis);
    if (rule == "contrast")
        return {texts::pairContrast(textOf(hypothesis.conditions, evidence)), {}, {}};
    if (hypothesis.isOfNames) {
        FaultText text = textOfCondition(hypothesis.conditions.front(), rule, evidence);
        text.sentence = texts::sentences(text.sentence, onlyOfNames(hypothesis.conditions.back(), evidence));
        return text;
    }
    constexpr std::size_t kSides = 4;
    if (hypothesis.conditions.size() > 1 && hypothesis.conditions.size() != kSides)
        return {texts::pairInPart(textOf(hypothesis.conditions, evidence)), texts::mendTableBounds(), {}};
    if (hypothesis.conditions.size() > 1)
        return textOfRegion(hypothesis.conditions);
    if (!hypothesis.conditions.empty())
        return textOfCondition(hypothesis.conditions.front(), rule, evidence);
    if (hypothesis.registration.isRight())
        return textOfCells(hypothesis.structure);
    if (hypothesis.registration.time.kind == TimeRule::Kind::AsRecorded)
        return textOfMisplacement(hypothesis, evidence);
    return textOfRegistration(hypothesis, evidence);
}

Message whatToRecord(const Evidence& evidence)
{
    if (!evidence.knowsRegistrations())
        return texts::diagnosisRecordCells();
    if (std::ranges::all_of(evidence.names, &std::string::empty))
        return texts::diagnosisRecordNames();
    constexpr std::size_t kFewFrames = 60;
    return evidence.frames.size() < kFewFrames ? texts::diagnosisRecordSteps() : Message();
}

} // namespace broadside::diagnosis
