#include "core/debug/diagnosis/texts/filter_text.h"

#include "core/base/message/common_messages.h"
#include "core/debug/diagnosis/features/pair_keys.h"
#include "core/debug/diagnosis/features/report_facts.h"
#include "core/debug/diagnosis/messages/fault_messages.h"
#include "core/debug/diagnosis/messages/pair_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/texts/fault_words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace broadside::diagnosis {
namespace {

const std::string& nameText(double name, const Evidence& evidence)
{
    return evidence.names[static_cast<std::size_t>(name)];
}

/// "Bat and Wall".
Message namesText(double names, const Evidence& evidence)
{
    const auto [a, b] = namesOfNumber(names);
    return texts::bothOf(evidence.names[a], evidence.names[b]);
}

Message keyText(Feature feature, const Evidence& evidence)
{
    switch (feature) {
    case Feature::SameHash: {
        const auto key = likelyKey(evidence, evidence.events);
        return key ? texts::pairKeyOfIds(textOf(*key)) : texts::pairKeyOfBoth();
    }
    case Feature::SameSum:
        return texts::pairKeySum();
    case Feature::SameXor:
        return texts::pairKeyXor();
    case Feature::SameTriangle:
        return texts::pairKeyTriangle();
    case Feature::SameMultiple:
        return texts::pairKeyMultiple(static_cast<double>(votedMultiple(evidence, evidence.events)));
    default:
        return texts::pairKeyProduct();
    }
}

/// "Ship, Shot and Station".
Message listText(const std::vector<std::uint32_t>& names, const Evidence& evidence)
{
    std::vector<Message> parts;
    for (const std::uint32_t name : names)
        parts.emplace_back(evidence.names[name]);
    return listOf(parts);
}

/// The longer sides of the objects with these names: the least and the greatest one.
std::pair<double, double> sidesOf(const std::vector<std::uint32_t>& names, const Evidence& evidence)
{
    std::pair<double, double> sides{std::numeric_limits<double>::infinity(), 0.0};
    for (const Track& track : evidence.tracks)
        if (std::ranges::find(names, track.name) != names.end())
            for (const Aabb& box : track.boxes) {
                const double side = std::max(box.width(), box.height());
                sides = {std::min(sides.first, side), std::max(sides.second, side)};
            }
    return sides;
}

/// The sentence that the objects of one group are smaller than those of the other. Empty where the sizes of the groups
/// meet.
Message sizesText(const std::vector<std::vector<std::uint32_t>>& groups, const Evidence& evidence)
{
    if (groups.size() != 2)
        return {};
    auto small = sidesOf(groups[0], evidence);
    auto large = sidesOf(groups[1], evidence);
    const bool isSwapped = large.second < small.first;
    if (isSwapped)
        std::swap(small, large);
    if (small.second >= large.first)
        return {};
    return isSwapped ? texts::pairSecondGroupSmaller(small.second, large.first)
                     : texts::pairFirstGroupSmaller(small.second, large.first);
}

/// Where an object moves that a static one is not tested with.
enum class Direction { Left, Right, Up, Down };

Direction directionOf(Feature feature, bool isPositive, const Evidence& evidence)
{
    if (feature == Feature::StaticMotionX)
        return isPositive ? Direction::Right : Direction::Left;
    return isPositive == evidence.coordinates.yDown ? Direction::Down : Direction::Up;
}

Message movesText(Direction direction)
{
    switch (direction) {
    case Direction::Left:
        return texts::pairMovesLeft();
    case Direction::Right:
        return texts::pairMovesRight();
    case Direction::Up:
        return texts::pairMovesUp();
    case Direction::Down:
        break;
    }
    return texts::pairMovesDown();
}

Message hardlyMovesText(Direction direction, double motion)
{
    switch (direction) {
    case Direction::Left:
        return texts::pairNotLeft(motion);
    case Direction::Right:
        return texts::pairNotRight(motion);
    case Direction::Up:
        return texts::pairNotUp(motion);
    case Direction::Down:
        break;
    }
    return texts::pairNotDown(motion);
}

/// Ids and keys that are equal for several objects or pairs.
std::optional<FaultText> textOfKeys(const Condition& condition, std::string_view rule, const Evidence& evidence)
{
    const double n = condition.value;
    if (condition.feature == Feature::SharedKeyBits)
        return FaultText{texts::pairSharedKeyBits(n), texts::mendWholeIds(), {{"bits", n}}};
    if (condition.feature == Feature::PairIdBits)
        return FaultText{texts::pairIdBits(n), texts::mendCompareIds(), {{"bits", n}}};
    if (rule == "id-bits")
        return FaultText{texts::pairIdsCut(n), texts::mendWholeId(), {{"bits", n}}};
    if (rule == "pair-key")
        return FaultText{texts::pairEqualKeys(keyText(condition.feature, evidence)), texts::mendKeyOfBoth(), {}};
    return std::nullopt;
}

/// "Pairs of Bat and Wall are not reported." @pre the feature is of names
Message skippedNames(const Condition& condition, const Evidence& evidence)
{
    if (condition.compare == Condition::Compare::Equal)
        return texts::pairOfNames(namesText(condition.value, evidence));
    const std::string& name = nameText(condition.value, evidence);
    return condition.feature == Feature::NamesApart ? texts::pairOfNameAndOther(name) : texts::pairWithName(name);
}

} // namespace

FaultText textOfGroups(const Evidence& evidence, NameGroups::Missed missed)
{
    const auto found = NameGroups::of(evidence, missed);
    const auto groups = found ? found->groups() : std::vector<std::vector<std::uint32_t>>{};
    std::vector<Message> parts;
    for (const auto& names : groups)
        parts.push_back(texts::faultGroup(listText(names, evidence)));
    const Message list = inARow(parts);
    if (missed == NameGroups::Missed::Within)
        return {texts::pairOfOneGroup(list), texts::mendFilterOfGroup(), {}};
    const Message sentence = texts::pairOfGroups(list);
    const Message sizes = sizesText(groups, evidence);
    return {sizes.empty() ? sentence : texts::sentences(sentence, sizes), texts::mendDivision(), {}};
}

FaultText textOfOneWay(const Condition& condition, const Evidence& evidence)
{
    const bool isAtLeast = condition.compare == Condition::Compare::AtLeast;
    const bool isMoving = isAtLeast ? condition.value > 0.0 : condition.value < 0.0;
    const Direction direction = directionOf(condition.feature, isAtLeast == isMoving, evidence);
    return {isMoving ? movesText(direction) : hardlyMovesText(direction, std::abs(condition.value)),
            texts::mendOneWay(),
            {{"motion", condition.value}}};
}

std::optional<FaultText> textOfFilter(const Condition& condition, std::string_view rule, const Evidence& evidence)
{
    if (auto keys = textOfKeys(condition, rule, evidence))
        return keys;
    if (rule == "statics-skipped")
        return FaultText{condition.feature == Feature::OneStatic ? texts::pairWithStatic() : texts::pairStaticLower(),
                         texts::mendAskForStatics(),
                         {}};
    if (rule == "old-filter")
        return FaultText{texts::pairOldFilters(), texts::mendFilterUpdate(), {}};
    if (condition.feature == Feature::OtherNameGroup)
        return textOfGroups(evidence, NameGroups::Missed::Between);
    if (rule == "names-skipped")
        return FaultText{skippedNames(condition, evidence), texts::mendMasks(), {}};
    if (rule == "same-name-skipped")
        return FaultText{texts::pairSameName(), texts::mendNotNames(), {}};
    return std::nullopt;
}

Message onlyOfNames(const Condition& condition, const Evidence& evidence)
{
    if (condition.compare == Condition::Compare::Equal)
        return texts::pairOnlyOfNames(namesText(condition.value, evidence));
    const std::string& name = nameText(condition.value, evidence);
    return condition.feature == Feature::NamesApart ? texts::pairOnlyOfNameAndOther(name)
                                                    : texts::pairOnlyWithName(name);
}

Message valueText(const Condition& condition, const Evidence& evidence)
{
    const double n = condition.value;
    switch (condition.compare) {
    case Condition::Compare::Equal:
        return isOf(FeatureGroup::Names, condition.feature) ? namesText(n, evidence) : texts::faultNumber(n);
    case Condition::Compare::Includes:
        return texts::pairAnyOther(nameText(n, evidence));
    case Condition::Compare::AtLeast:
        return texts::faultAtLeast(n);
    case Condition::Compare::AtMost:
        break;
    }
    return texts::faultAtMost(n);
}

} // namespace broadside::diagnosis
