#include "core/debug/diagnosis/texts/history_text.h"

#include "core/debug/diagnosis/features/cell_keys.h"
#include "core/debug/diagnosis/features/pair_past.h"
#include "core/debug/diagnosis/messages/moment_messages.h"
#include "core/debug/diagnosis/messages/pair_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/messages/which_messages.h"
#include "core/debug/diagnosis/texts/fault_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace broadside::diagnosis {
namespace {

constexpr std::array kOrdinals{&texts::which1st,  &texts::which2nd,  &texts::which3rd,  &texts::which4th,
                               &texts::which5th,  &texts::which6th,  &texts::which7th,  &texts::which8th,
                               &texts::which9th,  &texts::which10th, &texts::which11th, &texts::which12th,
                               &texts::which13th, &texts::which14th, &texts::which15th};

/// "1st", "12th". @pre 1 .. 15: three times the greatest divisor of births
Message ordinal(int number)
{
    const auto place = static_cast<std::size_t>(std::clamp(number, 1, static_cast<int>(kOrdinals.size())) - 1);
    return (*kOrdinals[place])();
}

/// "whose birth is the 3rd, 6th, 9th and so on".
Message birthText(const StateCondition& one)
{
    const int of = infoOf(one.feature).divisor;
    const int first = one.value == 0.0 ? of : static_cast<int>(one.value);
    return texts::whichBirth(ordinal(first), ordinal(first + of), ordinal(first + 2 * of));
}

/// "that are left over when the list is cut into batches of 16".
Message batchText(StateFeature feature, bool isLeftOver)
{
    const double batch = feature == StateFeature::BatchRest4    ? 4.0
                         : feature == StateFeature::BatchRest8  ? 8.0
                         : feature == StateFeature::BatchRest16 ? 16.0
                                                                : 32.0;
    return isLeftOver ? texts::whichLeftOver(batch) : texts::whichInBatches(batch);
}

/// "that are not in the block of 7 columns in which the object begins".
Message beyondText(double code)
{
    if (code == 0.0)
        return texts::whichInBlock();
    const CellBlocks blocks = CellBlocks::ofCode(code);
    const auto size = static_cast<double>(blocks.size);
    if (blocks.isOfCentre)
        return blocks.isOfRows ? texts::whichBeyondRowsOfCentre(size) : texts::whichBeyondColumnsOfCentre(size);
    return blocks.isOfRows ? texts::whichBeyondRows(size) : texts::whichBeyondColumns(size);
}

/// The steps to which the condition applies: "in steps with fewer objects than the step before".
Message moreText(const StateCondition& one)
{
    const double by = std::abs(one.value);
    if (one.compare == Condition::Compare::AtMost) {
        if (one.value < 0.0)
            return by == 1.0 ? texts::whichFewerObjects() : texts::whichFewerObjectsBy(by);
        return one.value == 0.0 ? texts::whichNotMoreObjects() : texts::whichHardlyMoreObjects(by);
    }
    if (one.value > 0.0)
        return by == 1.0 ? texts::whichMoreObjects() : texts::whichMoreObjectsBy(by);
    return one.value == 0.0 ? texts::whichNotFewerObjects() : texts::whichHardlyFewerObjects(by);
}

/// "whose place in the table belongs to the cell that came first: ...". `code`: of CellKey; 0: the place is its own.
Message takenText(double code)
{
    using Of = CellKey::Of;
    if (code == 0.0)
        return texts::whichNotTaken();
    const CellKey key = CellKey::ofCode(code);
    Message of;
    switch (key.of) {
    case Of::Signless:
        of = texts::whichKeySignless();
        break;
    case Of::Sum:
        of = texts::whichKeySum();
        break;
    case Of::Difference:
        of = texts::whichKeyDifference();
        break;
    case Of::Xor:
        of = texts::whichKeyXor();
        break;
    case Of::Product:
        of = texts::whichKeyProduct();
        break;
    case Of::Unordered:
        of = texts::whichKeyUnordered();
        break;
    default:
        of = texts::whichKeyBits(3.0 + static_cast<double>(key.of) - static_cast<double>(Of::Bits3));
    }
    return key.isLastKept ? texts::whichTakenByLast(of) : texts::whichTakenByFirst(of);
}

FaultText textOfPause(double steps, const Evidence& evidence)
{
    const PairPast past(evidence);
    if (!past.pausing())
        return {};
    return {texts::pairAfterHitBy(evidence.names[past.pausing()->hit], evidence.names[past.pausing()->by],
                                  stepsText(steps)),
            texts::mendPauseOfOneEffect(),
            {{"steps", steps}}};
}

bool isOfEnds(Feature feature)
{
    return feature == Feature::FirstOfSweep || feature == Feature::LastOfSweep || feature == Feature::FirstOfList ||
           feature == Feature::LastOfList;
}

FaultText textOfEnds(Feature feature)
{
    const Message sentence = feature == Feature::FirstOfSweep  ? texts::pairFirstOfSweep()
                             : feature == Feature::LastOfSweep ? texts::pairLastOfSweep()
                             : feature == Feature::FirstOfList ? texts::pairFirstOfList()
                                                               : texts::pairLastOfList();
    return {sentence, texts::mendEndsOfLoop(), {}};
}

} // namespace

Message clauseOfLife(const StateCondition& one)
{
    const bool isAtLeast = one.compare == Condition::Compare::AtLeast;
    const double n = one.value;
    switch (one.feature) {
    case StateFeature::BirthOf2:
    case StateFeature::BirthOf3:
    case StateFeature::BirthOf4:
    case StateFeature::BirthOf5:
        return birthText(one);
    case StateFeature::BornBefore:
        return isAtLeast ? texts::whichBornAfter(n) : texts::whichBornEarly(n);
    case StateFeature::Waits:
        return isAtLeast ? texts::whichWait() : texts::whichDoNotWait();
    case StateFeature::Slot:
    case StateFeature::SlotBefore:
        return isAtLeast ? texts::whichHighSlot(n) : texts::whichLowSlot(n);
    case StateFeature::GoneGap:
        return isAtLeast ? texts::whichFarFromRemoved(n) : texts::whichNearRemoved(n);
    case StateFeature::ChangedBefore:
        return isAtLeast ? texts::whichAfterChanged(n) : texts::whichToChanged(n + 1.0);
    case StateFeature::Births:
        if (isAtLeast)
            return n <= 1.0 ? texts::whichAtBirths() : texts::whichAtManyBirths(n);
        return n < 1.0 ? texts::whichAtNoBirths() : texts::whichAtFewBirths(n);
    case StateFeature::Deaths:
        if (isAtLeast)
            return n <= 1.0 ? texts::whichAtDeaths() : texts::whichAtManyDeaths(n);
        return n < 1.0 ? texts::whichAtNoDeaths() : texts::whichAtFewDeaths(n);
    case StateFeature::BatchRest4:
    case StateFeature::BatchRest8:
    case StateFeature::BatchRest16:
    case StateFeature::BatchRest32:
        return batchText(one.feature, n == 1.0);
    case StateFeature::More:
        return moreText(one);
    case StateFeature::LeafBefore:
        if (isAtLeast)
            return n == 1.0 ? texts::whichAfterOneInNode(n) : texts::whichAfterSomeInNode(n);
        return texts::whichEarlyInNode(n);
    case StateFeature::Divides:
        return n == 1.0 ? texts::whichDivide() : texts::whichDoNotDivide();
    default:
        return {};
    }
}

Message clauseOfPastCell(const StateCondition& one)
{
    const bool isAtLeast = one.compare == Condition::Compare::AtLeast;
    const bool isSo = one.value == 1.0;
    switch (one.feature) {
    case StateFeature::UsedBefore:
        return isAtLeast ? texts::whichAfterUsed(one.value) : texts::whichToUsed(one.value + 1.0);
    case StateFeature::LinksBefore:
        return isAtLeast ? texts::whichAfterLinks(one.value) : texts::whichToLinks(one.value + 1.0);
    case StateFeature::MoversAtStart:
        if (isAtLeast)
            return texts::whichManyMovers(one.value);
        return one.value == 0.0 ? texts::whichNoMovers() : texts::whichFewMovers(one.value);
    case StateFeature::BeyondBlock:
        return beyondText(one.value);
    case StateFeature::CellTaken:
        return takenText(one.value);
    case StateFeature::GoneFromCell:
        return isSo ? texts::whichAnotherRemoved() : texts::whichNoneRemoved();
    case StateFeature::MoversLeft:
        return isSo ? texts::whichMoversLeft() : texts::whichMoversNeverLeft();
    case StateFeature::LostMovers:
        return isSo ? texts::whichLostMovers() : texts::whichKeptMovers();
    default:
        return {};
    }
}

FaultText textOfHistory(const Condition& condition, std::string_view rule, const Evidence& evidence)
{
    const double n = condition.value;
    if (condition.feature == Feature::MetStep)
        return {texts::pairMetEarly(n), texts::mendForgetAnswers(), {{"step", n}}};
    if (rule == "jump-mark-kept")
        return {texts::pairJumpKept(), texts::mendSetMarks(), {}};
    if (condition.feature == Feature::HitEver)
        return {texts::pairSpent(namesText(PairPast(evidence).spentNames(), evidence)), texts::mendForgetHits(), {}};
    if (condition.feature == Feature::JumpAge)
        return {texts::pairAfterJump(stepsText(n + 1.0)), texts::mendTestAfterJump(), {{"steps", n + 1.0}}};
    if (condition.feature == Feature::StartRest)
        return {texts::pairLostAtStart(stepsText(n)), texts::mendKeepAtStart(), {{"steps", n}}};
    if (condition.feature == Feature::HitOfName)
        return textOfPause(n, evidence);
    if (isOfEnds(condition.feature))
        return textOfEnds(condition.feature);
    if (condition.feature == Feature::TestsBefore)
        return {texts::pairTestLimit(n), texts::mendTestsOfStep(), {{"tests", n}}};
    if (rule == "skipped-after-hit")
        return {texts::pairAfterHit(stepsText(n)), texts::mendResponseWaits(), {{"steps", n}}};
    if (rule == "pair-limit")
        return {condition.feature == Feature::FindsOfName ? texts::pairFindLimitOfName(n) : texts::pairFindLimit(n),
                texts::mendListOfPairsAddOnce(),
                {{"pairs", n}}};
    if (condition.feature == Feature::HitsOfLower)
        return {texts::pairHitLimitOfLower(n), texts::mendBufferOfHits(), {{"objects", n}}};
    if (condition.feature == Feature::HitsOfOne || condition.feature == Feature::HitsOfBoth)
        return {texts::pairHitLimit(n), texts::mendBufferOfHits(), {{"objects", n}}};
    return {condition.feature == Feature::EntriesByLower ? texts::pairEntryLimitOfLower(n) : texts::pairEntryLimit(n),
            texts::mendSearchEntries(),
            {{"entries", n}}};
}

Message remedyOfPast(const Hypothesis& hypothesis)
{
    for (const auto& term : hypothesis.common)
        for (const StateCondition& one : term)
            switch (one.feature) {
            case StateFeature::BirthOf2:
            case StateFeature::BirthOf3:
            case StateFeature::BirthOf4:
            case StateFeature::BirthOf5:
                return texts::mendEachNewObject();
            case StateFeature::BornBefore:
            case StateFeature::Waits:
                return texts::mendAllNewObjects();
            case StateFeature::Slot:
            case StateFeature::SlotBefore:
                return texts::mendArrayOfSlots();
            case StateFeature::OldIdGap:
                return texts::mendRemovalOfOldId();
            case StateFeature::ChangedBefore:
                return texts::mendListOfChanged();
            case StateFeature::BeyondBlock:
                return texts::mendCellsOfBlock();
            case StateFeature::BatchRest4:
            case StateFeature::BatchRest8:
            case StateFeature::BatchRest16:
            case StateFeature::BatchRest32:
                return texts::mendRestOfBatch();
            case StateFeature::CellTaken:
                return texts::mendKeyOfCell();
            case StateFeature::GoneGap:
            case StateFeature::GoneFromCell:
                return texts::mendOwnEntryOnly();
            case StateFeature::More:
                return texts::mendRemoveAfterUpdates();
            case StateFeature::LeafBefore:
                return texts::mendListOfNode();
            case StateFeature::Divides:
                return texts::mendDividedNode();
            case StateFeature::LinksBefore:
                return texts::mendPoolOfLinks();
            case StateFeature::MoversAtStart:
                return texts::mendCellOfStatic();
            case StateFeature::MoversLeft:
            case StateFeature::LostMovers:
                return texts::mendDeleteEmptyCells();
            default:
                break;
            }
    return {};
}

} // namespace broadside::diagnosis
