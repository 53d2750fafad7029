#include "core/debug/diagnosis/texts/list_text.h"

#include "core/debug/diagnosis/features/cell_buckets.h"
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

} // namespace

bool isOfList(Feature feature) noexcept
{
    constexpr std::array kOfList{Feature::BucketRank,      Feature::GapCentreOfLater, Feature::GapCentreOfEither,
                                 Feature::GapCellsOfLater, Feature::GapCellsOfEither, Feature::QuietOfEarlier,
                                 Feature::QuietOfLater,    Feature::QuietOfLower,     Feature::QuietOfHigher,
                                 Feature::QuietMost,       Feature::QuietLeast};
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
    default:
        return textOfQuiet(condition);
    }
}

} // namespace broadside::diagnosis
