#include "core/debug/diagnosis/parts_text.h"

#include "core/base/text.h"
#include "core/debug/diagnosis/features/asking_part.h"
#include "core/debug/diagnosis/features/partition.h"

namespace broadside::diagnosis {
namespace {

using Of = Partition::Of;

bool isOfX(Of of) { return of == Of::Columns || of == Of::FirstColumns; }

/// "along x every 10, from x = -20 on".
std::string bordersText(const Partition& parts)
{
    const std::string axis = isOfX(parts.of) ? "x" : "y";
    return parts.size == Partition::kTwoParts ? "at " + axis + " = " + roundedNumber(parts.origin)
                                              : "along " + axis + " in parts of " + roundedNumber(parts.size) +
                                                    ", counted from " + axis + " = " + roundedNumber(parts.origin);
}

/// "Pairs of dynamic objects".
std::string pairsOf(const Partition& parts) { return parts.isOfDynamic ? "Pairs of dynamic objects" : "Pairs"; }

FaultText textOfZones(const Partition& zones)
{
    const bool isOfFirst = zones.of == Of::FirstColumns || zones.of == Of::FirstRows;
    return {pairsOf(zones) +
                (isOfFirst ? " that appeared in different parts of the world"
                           : " with centres in different parts of the world") +
                " are not reported: the world is divided " + bordersText(zones) +
                (isOfFirst ? ", and an object keeps the part in which it appeared." : "."),
            isOfFirst
                ? "Give an object to another part when it moves there, and test it in each part that its box touches."
                : "Test an object with the objects of each part that its box touches.",
            {{"size", zones.size == Partition::kTwoParts ? 0.0 : zones.size}, {"origin", zones.origin}}};
}

FaultText textOfBlocks(const Partition& blocks)
{
    const bool isOfTwo = blocks.size == Partition::kTwoParts;
    const bool isOfIds = blocks.of == Of::Ids;
    const std::string number = roundedNumber(isOfTwo ? blocks.origin : blocks.size);
    const std::string which = isOfTwo && isOfIds
                                  ? " of an object with an id below " + number + " and one with a higher id"
                              : isOfTwo ? " of one of the first " + number + " objects of your list and a later one"
                              : isOfIds ? " whose ids are in different blocks of " + number
                                        : " in different blocks of your list, of " + number + " objects each,";
    return {pairsOf(blocks) + which + " are not reported.",
            "Test the objects of each block with those of the other blocks, too.",
            {{"size", isOfTwo ? blocks.origin : blocks.size}}};
}

/// "left", "lower half". The part along an axis of which the low side has this name.
std::string partText(AskingPart::Along along, const std::string& low, const std::string& high)
{
    using Along = AskingPart::Along;
    switch (along) {
    case Along::Low:
        return low + " side";
    case Along::High:
        return high + " side";
    case Along::Middle:
        return "middle";
    case Along::LowHalf:
        return low + " half";
    case Along::HighHalf:
        return high + " half";
    case Along::Whole:
        break;
    }
    return "whole";
}

FaultText textOfAsking(const AskingPart& part, const Evidence& evidence)
{
    using Along = AskingPart::Along;
    const bool isDown = evidence.coordinates.yDown;
    const std::string x = partText(part.x, "left", "right");
    const std::string y = partText(part.y, isDown ? "upper" : "lower", isDown ? "lower" : "upper");
    const bool isCorner =
        (part.x == Along::Low || part.x == Along::High) && (part.y == Along::Low || part.y == Along::High);
    const std::string where = isCorner                 ? "the corner of its " + x + " and its " + y
                              : part.x == Along::Whole ? "the " + y + " of its box"
                              : part.y == Along::Whole ? "the " + x + " of its box"
                                                       : "the " + x + " along x and the " + y + " along y of its box";
    return {"An object looks for others only with " + where +
                (part.isOfLower ? ", and of two objects the lower id looks." : "."),
            "Search with the whole box of the object.",
            {}};
}

} // namespace

bool isOfParts(Feature feature) noexcept
{
    return feature == Feature::ZonesApart || feature == Feature::FirstZonesApart || feature == Feature::BlocksApart ||
           feature == Feature::AskedWithPart;
}

FaultText textOfParts(Feature feature, const Evidence& evidence)
{
    if (feature == Feature::AskedWithPart) {
        const auto part = likelyAskingPart(evidence);
        return part ? textOfAsking(*part, evidence) : FaultText{};
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
