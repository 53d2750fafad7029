#include "core/debug/diagnosis/texts/list_text.h"

#include "core/debug/diagnosis/features/cell_buckets.h"
#include "core/debug/diagnosis/features/fitted/pair_marks.h"
#include "core/debug/diagnosis/features/fitted/partition.h"
#include "core/debug/diagnosis/features/fitted/search_cells.h"
#include "core/debug/diagnosis/messages/list_messages.h"
#include "core/debug/diagnosis/messages/pair_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/texts/fault_words.h"

#include <algorithm>
#include <array>

namespace broadside::diagnosis {
namespace {

FaultText textOfBucket(double count, const Evidence& evidence)
{
    const auto bucket = evidence.cells ? likelyBucket(evidence, *evidence.cells) : std::nullopt;
    return {bucket ? texts::pairBucketHolds(count, textOf(*bucket)) : texts::pairCellHolds(count),
            texts::mendListOfBucket(),
            {{"capacity", count}}};
}

FaultText textOfQuiet(const Condition& condition)
{
    const Message time = stepsText(condition.value);
    const auto text = [&](const texts::Form<texts::Phrase>& form, const Message& remedy) {
        return FaultText{form(time), remedy, {{"steps", condition.value}}};
    };
    switch (condition.feature) {
    case Feature::QuietOfEarlier:
        return text(texts::pairQuietOfEarlier, texts::mendBothAsleep());
    case Feature::QuietOfLater:
        return text(texts::pairQuietOfLater, texts::mendBothAsleep());
    case Feature::QuietOfLower:
        return text(texts::pairQuietOfLower, texts::mendBothAsleep());
    case Feature::QuietOfHigher:
        return text(texts::pairQuietOfHigher, texts::mendBothAsleep());
    case Feature::QuietMost:
        return text(texts::pairQuietOfOne, texts::mendWake());
    default:
        return text(texts::pairQuietOfBoth, texts::mendKeepReporting());
    }
}

FaultText textOfTeams(const Evidence& evidence)
{
    const auto teams = likelyPartition(evidence, PartitionKind::Teams);
    if (!teams)
        return {};
    const bool isDynamic = teams->isOfDynamic;
    const auto& form = teams->of == Partition::Of::Ids
                           ? (isDynamic ? texts::pairDynamicTeamOfIds : texts::pairTeamOfIds)
                           : (isDynamic ? texts::pairDynamicTeamOfPlaces : texts::pairTeamOfPlaces);
    return {form(teams->size, teams->origin), texts::mendFilterOfGroup(), {{"size", teams->size}}};
}

FaultText textOfMarks(const Evidence& evidence)
{
    const auto marks = likelyPairMarks(evidence);
    if (!marks)
        return {};
    const auto every = static_cast<double>(marks->every);
    return {texts::pairMarked(every), texts::mendClearMarks(), {{"steps", every}}};
}

FaultText textOfPauses(const Evidence& evidence)
{
    const auto pause = likelyPairPause(evidence);
    if (!pause)
        return {};
    const auto frames = static_cast<double>(pause->frames);
    return {texts::pairPaused(stepsText(frames)), texts::mendTestEachStep(), {{"steps", frames}}};
}

FaultText textOfSearchCells(const Evidence& evidence)
{
    const auto search = likelySearchCells(evidence);
    if (!search)
        return {};
    const auto& form = search->rings > 0 ? texts::pairOtherCellsOfCentre : texts::pairOtherCellsOfBox;
    return {form(search->size.x, evidence.cells->size.x), texts::mendOneCellSize(), {{"size", search->size.x}}};
}

} // namespace

bool isOfList(Feature feature) noexcept
{
    constexpr std::array kOfList{
        Feature::BucketRank,        Feature::GapCentreOfLater,   Feature::GapCentreOfEither,  Feature::GapCellsOfLater,
        Feature::GapCellsOfEither,  Feature::QuietOfEarlier,     Feature::QuietOfLater,       Feature::QuietOfLower,
        Feature::QuietOfHigher,     Feature::QuietMost,          Feature::QuietLeast,         Feature::FindsOnce,
        Feature::FindsOfDynamic,    Feature::SameTeam,           Feature::PairMarked,         Feature::PartnersOfRight,
        Feature::StaticFirstOfBoth, Feature::StaticFirstOfLower, Feature::PairPaused,         Feature::NeverMoved,
        Feature::SmallerSide,       Feature::LargerSide,         Feature::OtherCellsSearched, Feature::NameToStatic};
    return std::ranges::find(kOfList, feature) != kOfList.end();
}

FaultText textOfList(const Condition& condition, const Evidence& evidence)
{
    switch (condition.feature) {
    case Feature::BucketRank:
        return textOfBucket(condition.value, evidence);
    case Feature::GapCentreOfLater:
        return {texts::pairGapCentreOfLater(), texts::mendNumberInCells(), {}};
    case Feature::GapCentreOfEither:
        return {texts::pairGapCentreOfEither(), texts::mendNumberInCells(), {}};
    case Feature::GapCellsOfLater:
        return {texts::pairGapCellsOfLater(), texts::mendNumberInCells(), {}};
    case Feature::GapCellsOfEither:
        return {texts::pairGapCellsOfEither(), texts::mendNumberInCells(), {}};
    case Feature::FindsOnce:
        return {texts::pairFindLimitOnce(condition.value), texts::mendListOfPairs(), {{"pairs", condition.value}}};
    case Feature::FindsOfDynamic:
        return {texts::pairFindLimitOfDynamic(condition.value), texts::mendListOfPairs(), {{"pairs", condition.value}}};
    case Feature::PartnersOfRight:
        return {
            texts::pairPartnersOfRight(condition.value), texts::mendListOfPartners(), {{"partners", condition.value}}};
    case Feature::StaticFirstOfBoth:
        return {texts::pairStaticEnds(), texts::mendSearchOn(), {}};
    case Feature::StaticFirstOfLower:
        return {texts::pairStaticEndsOfLower(), texts::mendSearchOn(), {}};
    case Feature::SameTeam:
        return textOfTeams(evidence);
    case Feature::NeverMoved:
        return {texts::pairNeverMoved(), texts::mendAddInStep(), {}};
    case Feature::SmallerSide:
        return {texts::pairBothLarge(condition.value), texts::mendWithinList(), {{"size", condition.value}}};
    case Feature::LargerSide:
        return {texts::pairBothSmall(condition.value), texts::mendWithinList(), {{"size", condition.value}}};
    case Feature::PairPaused:
        return textOfPauses(evidence);
    case Feature::OtherCellsSearched:
        return textOfSearchCells(evidence);
    case Feature::NameToStatic:
        return {texts::pairNameToStatic(evidence.names[namesOfNumber(condition.value).first]),
                texts::mendFilterOfBoth(),
                {}};
    case Feature::PairMarked:
        return textOfMarks(evidence);
    default:
        return textOfQuiet(condition);
    }
}

} // namespace broadside::diagnosis
