#include "core/debug/diagnosis/misplaced_ones.h"

#include "core/debug/diagnosis/messages/fault_messages.h"
#include "core/debug/diagnosis/messages/place_messages.h"
#include "core/debug/diagnosis/messages/which_messages.h"
#include "core/debug/diagnosis/texts/fault_words.h"
#include "core/debug/diagnosis/texts/history_text.h"

#include <cmath>
#include <optional>
#include <vector>

namespace broadside::diagnosis {
namespace {

using Compare = Condition::Compare;

/// "at least 3", "at most 3" or "3".
Message boundText(const StateCondition& one)
{
    return one.compare == Compare::AtLeast  ? texts::faultAtLeast(one.value)
           : one.compare == Compare::AtMost ? texts::faultAtMost(one.value)
                                            : texts::faultNumber(one.value);
}

/// "Objects named Bat".
Message commonObjectsOf(const std::vector<StateCondition>& common, const Evidence& evidence, bool isStart)
{
    ObjectKind kind = ObjectKind::Any;
    std::optional<Message> name;
    for (const StateCondition& one : common) {
        if (one.feature == StateFeature::IsStatic)
            kind = one.value == 1.0 ? ObjectKind::Static : ObjectKind::Dynamic;
        if (one.feature == StateFeature::Name)
            name = Message(evidence.names[static_cast<std::size_t>(one.value)]);
    }
    return name ? objectsText(kind, *name, isStart) : objectsText(kind, isStart);
}

/// How far the object is from the lone object along an axis.
Message awayText(const StateCondition& one, const char* axis, const Evidence& evidence)
{
    const std::string& name = evidence.names[evidence.tracks[*evidence.loneTrack()].name];
    const bool isAtLeast = one.compare == Compare::AtLeast;
    if (one.feature == StateFeature::CentreAwayX || one.feature == StateFeature::CentreAwayY)
        return isAtLeast ? texts::whichMiddleFarFrom(one.value, name, axis)
                         : texts::whichMiddleNear(one.value, name, axis);
    return isAtLeast ? texts::whichFarFrom(one.value, name, axis) : texts::whichNear(one.value, name, axis);
}

/// How far the object is from the borders that meet in a corner of the world.
Message roomText(const StateCondition& one, Vec2 corner)
{
    const bool isNear = one.compare == Compare::AtMost;
    if (one.value == 0.0)
        return isNear ? texts::whichReachBorder(corner.x, corner.y) : texts::whichDoNotReachBorder(corner.x, corner.y);
    return isNear ? texts::whichNearBorder(one.value, corner.x, corner.y)
                  : texts::whichNotNearBorder(one.value, corner.x, corner.y);
}

/// The clause that says where an object is in the world, in the table of cells, or from the lone object; empty for
/// other features.
Message clauseOfBorders(const StateCondition& one, const Evidence& evidence)
{
    const bool isSo = one.value == 1.0;
    const bool isAtLeast = one.compare == Compare::AtLeast;
    switch (one.feature) {
    case StateFeature::SticksOut:
        return isSo ? texts::whichNotWhollyInWorld() : texts::whichWhollyInWorld();
    case StateFeature::IsOutside:
        return isSo ? texts::whichOutsideWorld() : texts::whichPartlyInWorld();
    case StateFeature::RoomAtLow:
        return roomText(one, evidence.world->lo);
    case StateFeature::RoomAtHigh:
        return roomText(one, evidence.world->hi);
    case StateFeature::SticksOutOfCells:
        return isSo ? texts::whichStickOutOfCells() : texts::whichWithinCells();
    case StateFeature::AwayX:
    case StateFeature::CentreAwayX:
        return awayText(one, "x", evidence);
    case StateFeature::AwayY:
    case StateFeature::CentreAwayY:
        return awayText(one, "y", evidence);
    case StateFeature::CentreColumn:
        return isAtLeast ? texts::whichMiddleFromColumn(one.value) : texts::whichMiddleToColumn(one.value);
    case StateFeature::CentreRow:
        return isAtLeast ? texts::whichMiddleFromRow(one.value) : texts::whichMiddleToRow(one.value);
    default:
        return {};
    }
}

Message clauseOfPlace(const StateCondition& one, const Evidence& evidence)
{
    const bool isAtLeast = one.compare == Compare::AtLeast;
    const double n = one.value;
    switch (one.feature) {
    case StateFeature::Left:
        return isAtLeast ? texts::whichWhollyFromX(n) : texts::whichBeginToX(n);
    case StateFeature::Right:
        return isAtLeast ? texts::whichEndFromX(n) : texts::whichWhollyToX(n);
    case StateFeature::Low:
        return isAtLeast ? texts::whichWhollyFromY(n) : texts::whichBeginToY(n);
    case StateFeature::High:
        return isAtLeast ? texts::whichEndFromY(n) : texts::whichWhollyToY(n);
    case StateFeature::VelocityX:
        return texts::whichMoveAlongX(boundText(one));
    case StateFeature::FacesLow:
        return n == 1.0 ? texts::whichMovedLeft() : texts::whichMovedRight();
    case StateFeature::VelocityY:
        return texts::whichMoveAlongY(boundText(one));
    case StateFeature::Speed:
        return texts::whichMove(boundText(one));
    case StateFeature::Side:
        return texts::whichLongSide(boundText(one));
    default: {
        Message text = clauseOfLife(one);
        return text.empty() ? clauseOfBorders(one, evidence) : text;
    }
    }
}

/// The clause that says how long an object has been there, at rest or in motion; empty for other features.
Message clauseOfTime(const StateCondition& one)
{
    const bool isAtLeast = one.compare == Compare::AtLeast;
    const Message time = stepsText(one.value);
    switch (one.feature) {
    case StateFeature::Age:
        return isAtLeast ? texts::whichAppearedBefore(time) : texts::whichAppearedSince(time);
    case StateFeature::Rest:
        return isAtLeast ? texts::whichRestedLonger(time) : texts::whichRestedShorter(time);
    case StateFeature::LongestRest:
        return isAtLeast ? texts::whichOnceRested(time) : texts::whichNeverRested(time);
    case StateFeature::RestInAll:
        return isAtLeast ? texts::whichRestedInAll(time) : texts::whichRestedLittle(time);
    case StateFeature::MovesInAll:
        if (isAtLeast)
            return texts::whichMovedInAll(time);
        return one.value == 0.0 ? texts::whichNeverMoved() : texts::whichMovedLittle(time);
    case StateFeature::MoveAge:
        return isAtLeast ? texts::whichBeganBefore(time) : texts::whichBeganSince(time);
    case StateFeature::JumpAge:
        return isAtLeast ? texts::whichJumpedBefore(time) : texts::whichJumpedSince(time);
    default:
        return {};
    }
}

/// The same for objects whose number has a remainder; empty for cells.
Message clauseOfRest(const StateCondition& one)
{
    switch (one.feature) {
    case StateFeature::Id:
        return texts::whichIdLeaves(one.value, one.divisor);
    case StateFeature::Birth:
        return texts::whichBirthLeaves(one.value, one.divisor);
    case StateFeature::BirthStep:
        return texts::whichBirthStepLeaves(one.value, one.divisor);
    default:
        return {};
    }
}

/// The clause that says which objects; empty for names and for features of cells.
Message clauseOf(const StateCondition& one, const Evidence& evidence)
{
    if (one.divisor > 0)
        return clauseOfRest(one);
    const bool isAtLeast = one.compare == Compare::AtLeast;
    const double n = one.value;
    switch (one.feature) {
    case StateFeature::CellCount:
        return texts::whichTouchCells(boundText(one));
    case StateFeature::HasOldId:
        return n == 1.0 ? texts::whichOldId() : texts::whichOwnId();
    case StateFeature::OldIdGap:
        if (!isAtLeast && n == 0.0)
            return texts::whichIdAtOnce();
        return isAtLeast ? texts::whichIdUsedLater(stepsText(n)) : texts::whichIdUsedSoon(stepsText(n));
    case StateFeature::Place:
        return isAtLeast ? texts::whichAfterPlace(n) : texts::whichToPlace(n + 1.0);
    case StateFeature::Id:
        return texts::whichId(boundText(one));
    case StateFeature::IdOf2:
    case StateFeature::IdOf3:
    case StateFeature::IdOf4:
    case StateFeature::IdOf5:
    case StateFeature::IdOf8:
        return texts::whichIdLeaves(n, infoOf(one.feature).divisor);
    case StateFeature::GoneIdBits:
        return isAtLeast ? texts::whichSharesBits(n) : texts::whichSharesFewBits(n);
    case StateFeature::Step:
        return isAtLeast ? texts::whichFromStep(n) : texts::whichToStep(n);
    default: {
        Message text = clauseOfTime(one);
        return text.empty() ? clauseOfPlace(one, evidence) : text;
    }
    }
}

/// The forms for lines of cells of an object: one line, or several.
struct Lines {
    const texts::Form<>& one;
    const texts::Form<texts::Number>& several;
};

/// "after the first 2 columns of the object". `isOfObject`: with its last three words.
Message edgeText(const StateCondition& one, const Lines& lines, bool isOfObject)
{
    const bool isAfter = one.compare == Compare::AtLeast;
    const double count = isAfter ? one.value : one.value + 1.0;
    const Message text = count == 1.0 ? lines.one() : lines.several(count);
    if (isAfter)
        return isOfObject ? texts::whichAfterLinesOfObject(text) : texts::whichAfterLines(text);
    return isOfObject ? texts::whichInLinesOfObject(text) : texts::whichInLines(text);
}

/// The clause that says which cells of an object are missing, counted from its sides; empty for other features.
Message clauseOfEdge(const StateCondition& one, bool isOfObject)
{
    switch (one.feature) {
    case StateFeature::FromFirstColumn:
        return edgeText(one, {texts::whichFirstColumn, texts::whichFirstColumns}, isOfObject);
    case StateFeature::FromLastColumn:
        return edgeText(one, {texts::whichLastColumn, texts::whichLastColumns}, isOfObject);
    case StateFeature::FromFirstRow:
        return edgeText(one, {texts::whichFirstRow, texts::whichFirstRows}, isOfObject);
    case StateFeature::FromLastRow:
        return edgeText(one, {texts::whichLastRow, texts::whichLastRows}, isOfObject);
    default:
        return {};
    }
}

/// The cells whose number has a remainder; empty for objects.
Message clauseOfRestOfCell(const StateCondition& one, const Evidence& evidence)
{
    switch (one.feature) {
    case StateFeature::Column:
        return texts::whichColumnLeaves(one.value, one.divisor);
    case StateFeature::Row:
        return texts::whichRowLeaves(one.value, one.divisor);
    case StateFeature::Diagonal:
        return texts::whichDiagonalLeaves(one.value, one.divisor);
    case StateFeature::BackDiagonal:
        return texts::whichBackDiagonalLeaves(one.value, one.divisor);
    case StateFeature::CellNumber: // only where the table has an end
        return texts::whichNumberLeaves(static_cast<std::uint64_t>(evidence.cells->columns), one.value, one.divisor);
    default:
        return {};
    }
}

/// The clause that says which cells are missing; empty for features of objects.
Message clauseOfCell(const StateCondition& one, const Evidence& evidence, bool isOfObject)
{
    if (one.divisor > 0)
        return clauseOfRestOfCell(one, evidence);
    const bool isAtLeast = one.compare == Compare::AtLeast;
    const double n = one.value;
    switch (one.feature) {
    case StateFeature::Column:
        return isAtLeast ? texts::whichFromColumn(n) : texts::whichToColumn(n);
    case StateFeature::Row:
        return isAtLeast ? texts::whichFromRow(n) : texts::whichToRow(n);
    case StateFeature::CellNumber: { // only where the table has an end
        const auto columns = static_cast<std::uint64_t>(evidence.cells->columns);
        return isAtLeast ? texts::whichFromNumber(n, columns) : texts::whichToNumber(n, columns);
    }
    case StateFeature::ColumnOf2:
    case StateFeature::ColumnOf3:
    case StateFeature::ColumnOf4:
    case StateFeature::ColumnOf5:
        return texts::whichColumnLeaves(n, infoOf(one.feature).divisor);
    case StateFeature::RowOf2:
    case StateFeature::RowOf3:
    case StateFeature::RowOf4:
    case StateFeature::RowOf5:
        return texts::whichRowLeaves(n, infoOf(one.feature).divisor);
    case StateFeature::Before:
        return isAtLeast ? texts::whichManyBefore(n) : texts::whichFewBefore(n);
    case StateFeature::After:
        return isAtLeast ? texts::whichManyAfter(n) : texts::whichFewAfter(n);
    case StateFeature::BeforeOfKind:
        return isAtLeast ? texts::whichManyOfKindBefore(n) : texts::whichFewOfKindBefore(n);
    case StateFeature::AfterOfKind:
        return isAtLeast ? texts::whichManyOfKindAfter(n) : texts::whichFewOfKindAfter(n);
    case StateFeature::Held:
        return isAtLeast ? texts::whichManyHeld(n) : texts::whichFewHeld(n);
    case StateFeature::FullOf4:
        return texts::whichEmptied(4.0);
    case StateFeature::FullOf8:
        return texts::whichEmptied(8.0);
    case StateFeature::FullOf16:
        return texts::whichEmptied(16.0);
    default: {
        Message text = clauseOfEdge(one, isOfObject);
        return text.empty() ? clauseOfPastCell(one) : text;
    }
    }
}

using Term = std::vector<StateCondition>;

/// Which objects; empty for conditions of names and cells only.
Message objectClausesOf(const Term& term, const Evidence& evidence)
{
    std::vector<Message> clauses;
    for (const StateCondition& one : term)
        if (Message clause = clauseOf(one, evidence); !clause.empty())
            clauses.push_back(std::move(clause));
    return allOf(clauses);
}

/// Which cells; empty for conditions of objects only. `isWithObjects`: words about the objects follow, so the last
/// clause need not say "of the object".
Message cellClausesOf(const Term& term, const Evidence& evidence, bool isWithObjects)
{
    std::vector<Message> clauses;
    const StateCondition* last = nullptr;
    for (const StateCondition& one : term)
        if (Message clause = clauseOfCell(one, evidence, true); !clause.empty()) {
            clauses.push_back(std::move(clause));
            last = &one;
        }
    if (last && isWithObjects)
        clauses.back() = clauseOfCell(*last, evidence, false);
    return allOf(clauses);
}

/// The cells of certain objects. @pre not both are empty
Message cellsOfObjects(const Message& cells, const Message& objects)
{
    if (objects.empty())
        return cells;
    return cells.empty() ? texts::whichOfObjects(objects) : texts::whichCellsOfObjects(cells, objects);
}

/// What the terms of a hypothesis say together. `inner` is the same as `objects` within a sentence.
struct Named {
    Message objects;
    Message inner;
    Message cells;
};

Named namedBy(const std::vector<Term>& terms, Manner manner, const Evidence& evidence)
{
    std::vector<Message> objects;
    std::vector<Message> cells;
    for (const Term& term : terms) {
        const Message which = objectClausesOf(term, evidence);
        const Message where = cellClausesOf(term, evidence, terms.size() > 1 && !which.empty());
        const bool isOfCells = terms.size() > 1 && (manner == Manner::Incomplete || !where.empty());
        if (isOfCells && !(which.empty() && where.empty()))
            cells.push_back(cellsOfObjects(where, which));
        if (terms.size() == 1 && !where.empty())
            cells.push_back(where);
        if (!isOfCells && !which.empty())
            objects.push_back(which);
    }
    const auto named = [&](bool isStart) {
        const Message common = commonObjectsOf(terms.front(), evidence, isStart);
        return objects.empty() ? common : texts::faultObjectsWhich(common, anyOf(objects));
    };
    return {named(true), named(false), anyOf(cells)};
}

} // namespace

MisplacedOnes misplacedOnesOf(const Hypothesis& hypothesis, const Evidence& evidence)
{
    constexpr double kAlmostAll = 0.95;
    if (hypothesis.common.empty())
        return {hypothesis.relation && hypothesis.relation->isOfAll ? texts::faultAllObjects()
                                                                    : texts::faultSomeObjects(),
                {},
                {}};
    const Named named = namedBy(hypothesis.common, hypothesis.manner, evidence);
    if (hypothesis.commonShare >= kAlmostAll)
        return {named.objects, named.cells, {}};
    const double share = std::floor(100.0 * hypothesis.commonShare);
    Message second;
    if (named.cells.empty())
        second = texts::placeShareObjects(share, named.inner);
    else if (hypothesis.manner != Manner::Incomplete) // objects are wrong, not single cells
        second = texts::placeShareObjectsWithCell(share, named.inner, named.cells);
    else if (named.objects == objectsText(ObjectKind::Any, true))
        second = texts::placeShareCells(share, named.cells);
    else
        second = texts::placeShareCellsOf(share, named.cells, named.inner);
    return {texts::faultSomeObjects(), {}, second};
}

} // namespace broadside::diagnosis
