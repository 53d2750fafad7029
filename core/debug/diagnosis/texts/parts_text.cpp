#include "core/debug/diagnosis/texts/parts_text.h"

#include "core/debug/diagnosis/features/fitted/asking_part.h"
#include "core/debug/diagnosis/features/fitted/partition.h"
#include "core/debug/diagnosis/features/fitted/search_turns.h"
#include "core/debug/diagnosis/features/lists/list_rest.h"
#include "core/debug/diagnosis/features/sweep_order.h"
#include "core/debug/diagnosis/messages/fault_box_messages.h"
#include "core/debug/diagnosis/messages/moment_messages.h"
#include "core/debug/diagnosis/messages/pair_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/texts/fault_words.h"

#include <cstdlib>

namespace broadside::diagnosis {
namespace {

using Of = Partition::Of;

bool isOfX(Of of) { return of == Of::Columns || of == Of::FirstColumns; }

/// "along x in parts of 10, counted from x = -20".
Message bordersText(const Partition& parts)
{
    const char* const axis = isOfX(parts.of) ? "x" : "y";
    return parts.size == Partition::kTwoParts ? texts::pairDividedAt(axis, parts.origin)
                                              : texts::pairDividedAlong(axis, parts.size, parts.origin);
}

FaultText textOfZones(const Partition& zones)
{
    const bool isOfFirst = zones.of == Of::FirstColumns || zones.of == Of::FirstRows;
    const Message borders = bordersText(zones);
    const Message sentence = zones.isOfDynamic && isOfFirst ? texts::pairDynamicFirstZones(borders)
                             : zones.isOfDynamic            ? texts::pairDynamicZones(borders)
                             : isOfFirst                    ? texts::pairFirstZones(borders)
                                                            : texts::pairZones(borders);
    return {sentence,
            isOfFirst ? texts::mendMoveToPart() : texts::mendParts(),
            {{"size", zones.size == Partition::kTwoParts ? 0.0 : zones.size}, {"origin", zones.origin}}};
}

/// Parts of equal length, and parts of a sorted list; empty for others.
Message textOfSortedParts(const Partition& parts)
{
    switch (parts.of) {
    case Of::PlaceShares:
        return texts::pairSharesOfList(parts.size);
    case Of::SortedX:
        return texts::pairBlocksOfSweep("x", parts.size);
    case Of::SortedY:
        return texts::pairBlocksOfSweep("y", parts.size);
    case Of::SharesX:
        return texts::pairSharesOfSweep("x", parts.size);
    case Of::SharesY:
        return texts::pairSharesOfSweep("y", parts.size);
    default:
        return {};
    }
}

FaultText textOfBlocks(const Partition& blocks)
{
    const Message sorted = textOfSortedParts(blocks);
    if (!sorted.empty())
        return {sorted, texts::mendBlocks(), {{"size", blocks.size}}};
    const bool isOfTwo = blocks.size == Partition::kTwoParts;
    const bool isOfIds = blocks.of == Of::Ids;
    const bool isDynamic = blocks.isOfDynamic;
    const double n = isOfTwo ? blocks.origin : blocks.size;
    Message sentence;
    if (isOfTwo && isOfIds)
        sentence = isDynamic ? texts::pairDynamicTwoIdBlocks(n) : texts::pairTwoIdBlocks(n);
    else if (isOfTwo)
        sentence = isDynamic ? texts::pairDynamicTwoBlocks(n) : texts::pairTwoBlocks(n);
    else if (isOfIds)
        sentence = isDynamic ? texts::pairDynamicIdBlocks(n) : texts::pairIdBlocks(n);
    else
        sentence = isDynamic ? texts::pairDynamicBlocks(n) : texts::pairBlocks(n);
    return {sentence, texts::mendBlocks(), {{"size", n}}};
}

/// The parts of a box along one axis, in the order of AskingPart::Along.
struct PartNames {
    const texts::Form<>& lowSide;
    const texts::Form<>& highSide;
    const texts::Form<>& lowHalf;
    const texts::Form<>& highHalf;
};
constexpr PartNames kPartsAlongX{texts::boxLeftSide, texts::boxRightSide, texts::pairLeftHalf, texts::pairRightHalf};
constexpr PartNames kPartsUpwards{texts::boxLowerSide, texts::boxUpperSide, texts::pairLowerHalf, texts::pairUpperHalf};
constexpr PartNames kPartsDownwards{texts::boxUpperSide, texts::boxLowerSide, texts::pairUpperHalf,
                                    texts::pairLowerHalf};

/// "left side", "lower half".
Message partText(AskingPart::Along along, const PartNames& names)
{
    using Along = AskingPart::Along;
    switch (along) {
    case Along::Low:
        return names.lowSide();
    case Along::High:
        return names.highSide();
    case Along::Middle:
        return texts::pairMiddlePart();
    case Along::LowHalf:
        return names.lowHalf();
    case Along::HighHalf:
        return names.highHalf();
    case Along::Whole:
        break;
    }
    return texts::pairWholePart();
}

FaultText textOfAsking(const AskingPart& part, const Evidence& evidence)
{
    using Along = AskingPart::Along;
    const Message x = partText(part.x, kPartsAlongX);
    const Message y = partText(part.y, evidence.coordinates.yDown ? kPartsDownwards : kPartsUpwards);
    const bool isCorner =
        (part.x == Along::Low || part.x == Along::High) && (part.y == Along::Low || part.y == Along::High);
    const Message where = isCorner                 ? texts::pairCornerOfBox(x, y)
                          : part.x == Along::Whole ? texts::pairPartOfBox(y)
                          : part.y == Along::Whole ? texts::pairPartOfBox(x)
                                                   : texts::pairPartsOfBox(x, y);
    return {part.isOfLower ? texts::pairAsksWithOfLower(where) : texts::pairAsksWith(where),
            texts::mendSearchWithBox(),
            {}};
}

FaultText textOfOrder(const SweepOrder& order)
{
    using By = SweepOrder::By;
    const bool isX = order.by == By::LowX || order.by == By::CentreX || order.by == By::HighX || order.by == By::TextX;
    const bool isText = order.by == By::TextX || order.by == By::TextY;
    const char* const axis = isX ? "x" : "y";
    if (order.ahead != 0) {
        const double steps = std::abs(order.ahead);
        return {order.ahead > 0 ? texts::pairSweepAhead(axis, stepsText(steps))
                                : texts::pairSweepBehind(axis, stepsText(steps)),
                texts::mendOneOrder(),
                {{"steps", steps}}};
    }
    const Message by = isText                                               ? texts::pairTextsAlong(axis)
                       : order.by == By::LowX || order.by == By::LowY       ? texts::pairLowSidesAlong(axis)
                       : order.by == By::CentreX || order.by == By::CentreY ? texts::pairCentresAlong(axis)
                                                                            : texts::pairHighSidesAlong(axis);
    return {texts::pairSweepMixed(by, order.endsAlongY ? "y" : "x"),
            isText ? texts::mendSortNumbers() : texts::mendOneOrder(),
            {}};
}

FaultText textOfTurns(const SearchTurns& search)
{
    const double turns = search.turns;
    if (search.isPause)
        return {search.isOfLower ? texts::pairPausesOfLower(turns) : texts::pairPausesOf(turns),
                texts::mendSearchInEveryStep(),
                {{"turns", turns}}};
    return {search.isOfLower ? texts::pairTurnsOfLower(turns) : texts::pairTurnsOf(turns),
            texts::mendSearchInEveryStep(),
            {{"turns", turns}}};
}

FaultText textOfRest(const ListRest& rest, const Evidence& evidence)
{
    using List = ListRest::Of;
    const Message list = rest.of == List::All       ? texts::listOfAll()
                         : rest.of == List::Dynamic ? texts::listOfDynamic()
                         : rest.of == List::Static  ? texts::listOfStatic()
                                                    : texts::listOfName(evidence.names[rest.name]);
    const auto number = static_cast<double>(rest.number);
    return {texts::pairRestOfList(list, number), texts::mendRestOfList(), {{"number", number}}};
}

} // namespace

bool isOfParts(Feature feature) noexcept
{
    return feature == Feature::ZonesApart || feature == Feature::FirstZonesApart || feature == Feature::BlocksApart ||
           feature == Feature::AskedWithPart || feature == Feature::SweepMixed || feature == Feature::TurnsMissed ||
           feature == Feature::RestOfList;
}

FaultText textOfParts(Feature feature, const Evidence& evidence)
{
    if (feature == Feature::AskedWithPart) {
        const auto part = likelyAskingPart(evidence);
        return part ? textOfAsking(*part, evidence) : FaultText{};
    }
    if (feature == Feature::RestOfList) {
        const auto rest = likelyListRest(evidence);
        return rest ? textOfRest(*rest, evidence) : FaultText{};
    }
    if (feature == Feature::TurnsMissed) {
        const auto turns = likelySearchTurns(evidence);
        return turns ? textOfTurns(*turns) : FaultText{};
    }
    if (feature == Feature::SweepMixed) {
        const auto order = likelySweepOrder(evidence);
        return order ? textOfOrder(*order) : FaultText{};
    }
    const PartitionKind kind = feature == Feature::ZonesApart        ? PartitionKind::Zones
                               : feature == Feature::FirstZonesApart ? PartitionKind::FirstZones
                                                                     : PartitionKind::Blocks;
    const auto parts = likelyPartition(evidence, kind);
    if (!parts)
        return {};
    return kind == PartitionKind::Blocks ? textOfBlocks(*parts) : textOfZones(*parts);
}

} // namespace broadside::diagnosis
