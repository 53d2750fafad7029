#include "core/debug/diagnosis/mechanism_text.h"

#include "core/base/count_text.h"
#include "core/base/text.h"
#include "core/debug/diagnosis/features/pair_keys.h"
#include "core/debug/diagnosis/features/report_facts.h"
#include "core/debug/diagnosis/history_text.h"
#include "core/debug/diagnosis/model/name_groups.h"
#include "core/debug/diagnosis/parts_text.h"
#include "core/debug/diagnosis/tree_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace broadside::diagnosis {
namespace {

constexpr std::string_view kSearchAround = "Search all eight cells around the cell of the centre.";
constexpr std::string_view kLookAtChanges =
    "Look at each function that changes where an object is registered: adding, moving, removing.";

std::string nameText(double name, const Evidence& evidence) { return evidence.names[static_cast<std::size_t>(name)]; }

/// "Bat and Wall".
std::string namesText(double names, const Evidence& evidence)
{
    const auto [a, b] = namesOfNumber(names);
    return evidence.names[a] + " and " + evidence.names[b];
}

std::string keyText(Feature feature, const Evidence& evidence)
{
    switch (feature) {
    case Feature::SameHash: {
        const auto key = likelyKey(evidence, evidence.events);
        return key ? textOf(*key) + " of the lower and the higher id" : "made of both ids";
    }
    case Feature::SameSum:
        return "a sum of the two ids";
    case Feature::SameXor:
        return "an exclusive or of the two ids";
    case Feature::SameTriangle:
        return "low * (low - 1) / 2 + high of the two ids";
    case Feature::SameMultiple:
        return "low * " + roundedNumber(static_cast<double>(votedMultiple(evidence, evidence.events))) +
               " + high of the lower and the higher id";
    default:
        return "a product of the two ids";
    }
}

/// "Ship, Shot and Station".
std::string listText(const std::vector<std::uint32_t>& names, const Evidence& evidence)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + evidence.names[names[i]];
    return text;
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

/// ", which are at most 1.5 wide and high, ... at least 2". Empty where the sizes of the groups meet.
std::string sizesText(const std::vector<std::vector<std::uint32_t>>& groups, const Evidence& evidence)
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
    return " Objects of the " + std::string(isSwapped ? "second" : "first") + " group are at most " +
           roundedNumber(small.second) + " long, those of the other one at least " + roundedNumber(large.first) +
           ": perhaps objects are divided by size.";
}

/// A filter that puts objects into groups by their names.
FaultText textOfGroups(const Evidence& evidence, NameGroups::Missed missed)
{
    const auto found = NameGroups::of(evidence, missed);
    const auto groups = found ? found->groups() : std::vector<std::vector<std::uint32_t>>{};
    std::string list;
    for (const auto& names : groups)
        list += (list.empty() ? "(" : ", (") + listText(names, evidence) + ")";
    const bool isWithin = missed == NameGroups::Missed::Within;
    return {std::string("Pairs of two objects of ") + (isWithin ? "one group" : "different groups") +
                " are not reported. The groups: " + list + "." + (isWithin ? "" : sizesText(groups, evidence)),
            isWithin ? "Look at the filter that leaves out objects of the same group, and at how groups are given to "
                       "objects."
                     : "Look at what divides objects into groups, such as levels, layers or lists, and let each object "
                       "search in all groups that its mask matches.",
            {}};
}

/// Mechanisms that confuse pairs, leave them out, or report a limited number.
FaultText textOfReport(const Condition& condition, std::string_view rule, const Evidence& evidence)
{
    const double n = condition.value;
    const std::string value = roundedNumber(n);
    if (condition.feature == Feature::SharedKeyBits)
        return {"Pairs are taken for another one whose ids have the same lowest " + value + " bits or fewer.",
                "Use both whole ids as the key of a pair.",
                {{"bits", n}}};
    if (condition.feature == Feature::PairIdBits)
        return {"Pairs of two objects whose ids have the same lowest " + value +
                    " bits are not reported: they are taken for one object, or for an object and its owner.",
                "Compare whole ids.",
                {{"bits", n}}};
    if (rule == "id-bits")
        return {"Ids are cut to their lowest " + value + " bits or fewer: objects with equal bits replace each other.",
                "Use the whole id as the key.",
                {{"bits", n}}};
    if (rule == "pair-key")
        return {"Pairs with equal keys replace each other: the key is " + keyText(condition.feature, evidence) + ".",
                "Use both ids as the key, such as (uint64_t(a) << 32) | b with a < b.",
                {}};
    if (rule == "statics-skipped")
        return {(condition.feature == Feature::OneStatic
                     ? "Pairs with a static object are not reported."
                     : "Pairs whose object with the lower id is static are not reported, where the other one is "
                       "dynamic."),
                "Let each dynamic object ask for static ones, whatever their ids are.",
                {}};
    if (condition.feature == Feature::OtherNameGroup)
        return textOfGroups(evidence, NameGroups::Missed::Between);
    if (rule == "names-skipped")
        return {"P" + pairsText(condition, evidence).substr(1) + " are not reported.",
                "Compare masks and categories of the two kinds, and what else leaves pairs out.",
                {}};
    if (rule == "same-name-skipped")
        return {"Pairs of two objects with the same name are not reported.",
                "Compare ids, not names or types, to leave out the object itself.",
                {}};
    if (condition.feature == Feature::ReportedEver)
        return {"There are places for " + value +
                    " pairs, and those of pairs that parted are not free again: later pairs are not reported.",
                "Free the place of a pair when its boxes part or one of its objects is removed.",
                {{"pairs", n}}};
    if (condition.feature == Feature::BegunEver)
        return {"The broad phase begins at most " + countOf(static_cast<std::uint64_t>(n), "new pair") +
                    " in a step: others wait.",
                "Let the list of new pairs grow.",
                {{"pairs", n}}};
    if (condition.feature == Feature::ReportedOfName)
        return {"The broad phase reports at most " + value +
                    " pairs in a step for all objects of one name: those that have the lower id of a pair.",
                "Let the list of pairs of each kind of object grow.",
                {{"pairs", n}}};
    if (rule == "pair-limit")
        return {"The broad phase reports at most " + value + " pairs in a step.",
                "Let the list of pairs grow.",
                {{"pairs", n}}};
    if (rule == "new-pair-limit")
        return {"The broad phase begins at most " + countOf(static_cast<std::uint64_t>(n), "new pair") + " in a step.",
                "Let the list of new pairs grow.",
                {{"pairs", n}}};
    if (condition.feature == Feature::PartnersOfLower)
        return {"A search ends after " + countOf(static_cast<std::uint64_t>(n), "partner") +
                    ": an object gets no more in a step as the one with the lower id.",
                "Let the search go on until it has found all partners.",
                {{"partners", n}}};
    return {"An object gets at most " + countOf(static_cast<std::uint64_t>(n), "partner") + " in a step.",
            "Let the list of partners grow.",
            {{"partners", n}}};
}

/// "both ids leave 1 when they are divided by 4".
std::string groupText(const Condition& condition)
{
    const RestFeature& rest = *std::ranges::find(kRestFeatures, condition.feature, &RestFeature::feature);
    return std::string(rest.isOfPlaces ? "places in your list (from 0)" : "ids") + " both leave " +
           roundedNumber(condition.value) + " when they are divided by " + std::to_string(rest.divisor);
}

/// Filters and lists that are kept from step to step, and groups of objects.
FaultText textOfPast(const Condition& condition, std::string_view rule)
{
    const double n = condition.value;
    if (rule == "parted-pair-kept")
        return {"A pair that parted once is not reported again, also when a new object has one of the two ids.",
                "Remove a pair from the list of known pairs when its boxes part or one of its objects is removed.",
                {}};
    if (rule == "sleeper-not-told")
        return {"An object that has been at rest for " + stepsText(n) +
                    " or more is not tested with objects that appeared after it came to rest.",
                "Test new objects with objects at rest, too.",
                {{"steps", n}}};
    if (rule == "order-mixed")
        return {"A pair is not reported where the object with the lower id comes later in your list: the search goes "
                "by the order of the list, and the test that leaves out repeated pairs compares ids.",
                "Compare the same in both: two places in the list, or two ids.",
                {}};
    return {"Pairs of two objects whose " + groupText(condition) + " are not reported: they count as one group.",
            "Look at the filter that leaves out objects of the same group, and at how groups are given to objects.",
            {{"rest", n}}};
}

/// textOfHistory() has its text.
bool isOfHistory(Feature feature)
{
    constexpr std::array kOfHistory{Feature::JumpKept,        Feature::HitAge,      Feature::EntriesByLower,
                                    Feature::EntriesByEither, Feature::FindsBefore, Feature::FindsOfName};
    return std::ranges::find(kOfHistory, feature) != kOfHistory.end();
}

/// Mechanisms that end a search or a list too early.
FaultText textOfLimit(const Condition& condition, std::string_view rule, const Evidence& evidence)
{
    if (isOfHistory(condition.feature))
        return textOfHistory(condition, rule);
    const double n = condition.value;
    const std::string value = roundedNumber(n);
    if (condition.feature == Feature::CellRankOfFirst)
        return {"Only the first " + value + " objects of a cell are compared with the others in it.",
                "Go through the whole list of the cell.",
                {{"objects", n}}};
    if (condition.feature == Feature::CellRankAfter)
        return {"A cell keeps only the last " + value + " objects that are added: they overwrite earlier ones.",
                "Let the list of a cell grow.",
                {{"capacity", n}}};
    if (rule == "cell-capacity" && evidence.knowsCells)
        return {"Only the first " + value +
                    " objects of a cell are found in it: later ones are registered there in vain.",
                "Go through the whole list of the cell.",
                {{"objects", n}}};
    if (rule == "cell-capacity")
        return {"A cell holds only " + value + " objects: later ones are dropped.",
                "Let the list of a cell grow.",
                {{"capacity", n}}};
    if (condition.feature == Feature::ActiveBefore)
        return {"The list of active objects of the sweep has only " + value + " places: others are dropped.",
                "Let the list of active objects grow.",
                {{"objects", n}}};
    if (rule == "sweep-window")
        return {"The sweep compares an object only with the next " + value + " in its order.",
                "Go on until the left side of the next object lies beyond the right side of this one.",
                {{"objects", n}}};
    if (rule == "sweep-ends-early")
        return {"The sweep ends at the first object that is apart along y.",
                "Skip an object that is apart along y, and go on until the left side of the next one lies beyond the "
                "right side of this one.",
                {}};
    if (rule == "sorted-by-centre")
        return {
            "The sweep goes through objects in the order of their centres, and ends at the first one whose left side "
            "is beyond the right side of this one.",
            "Sort by the left sides, which is what ends the search.",
            {}};
    if (rule == "one-sided-test")
        return {
            "The test along y looks only for objects whose low side is within this one, and misses those that begin "
            "below it.",
            "Compare both ways: a.minY <= b.maxY and b.minY <= a.maxY.",
            {}};
    if (rule == "tested-once")
        return {
            "A pair that was tested once is never tested again.", "Clear the marks of tested pairs in each step.", {}};
    if (rule == "neighbours-not-searched")
        return {(n > 1.0 ? "The cells at the corners of an object's cell are not searched."
                         : "Only the object's own cell is searched."),
                std::string(kSearchAround),
                {}};
    return textOfReport(condition, rule, evidence);
}

/// "to the right", "up": the direction along an axis of the game's coordinates.
std::string directionText(Feature feature, bool isPositive, const Evidence& evidence)
{
    if (feature == Feature::StaticMotionX)
        return isPositive ? "to the right" : "to the left";
    return isPositive == evidence.coordinates.yDown ? "down" : "up";
}

/// Pairs of static objects with those that move in one direction.
FaultText textOfOneWay(const Condition& condition, const Evidence& evidence)
{
    const bool isAtLeast = condition.compare == Condition::Compare::AtLeast;
    const bool isMoving = isAtLeast ? condition.value > 0.0 : condition.value < 0.0;
    const std::string direction = directionText(condition.feature, isAtLeast == isMoving, evidence);
    const std::string by = roundedNumber(std::abs(condition.value));
    return {"Pairs of a static object and one that " +
                (isMoving ? "moves " + direction : "does not move " + direction + " by more than " + by) +
                " are not reported.",
            "Let a rule for one-way platforms hold for these platforms only.",
            {{"motion", condition.value}}};
}

/// Quick tests before that of the boxes, and tests in some of the common cells.
FaultText textOfTest(const Condition& condition, std::string_view rule)
{
    const double n = condition.value;
    const std::string value = roundedNumber(n);
    if (rule == "shallow-skipped")
        return {"Pairs that overlap by at most " + value + " are not reported.",
                "Report every overlap, and let the response ignore shallow ones.",
                {{"depth", n}}};
    if (rule == "own-cell-not-searched")
        return {
            "The cells around that of an object are searched, but not its own cell.", "Search the own cell, too.", {}};
    if (condition.feature == Feature::SharedCellsEven)
        return {"A pair that shares an even number of cells is not reported: each cell switches it on or off.",
                "Add a pair once, and skip it when it is found again in another cell.",
                {}};
    if (rule == "shared-cells")
        return {"A pair that shares " + value + " cells or more is not reported.",
                "Add a pair once, and skip it when it is found again in another cell.",
                {{"cells", n}}};
    if (rule == "first-cell-only")
        return {std::string("A pair is tested only in the first cell of ") +
                    (condition.feature == Feature::FirstCellOfLower    ? "the object with the lower id."
                     : condition.feature == Feature::FirstCellOfHigher ? "the object with the higher id."
                                                                       : "one of its objects."),
                "Test a pair in the first cell that both objects share.",
                {}};
    const std::string sides = condition.feature == Feature::CircleOfWidths       ? "widths"
                              : condition.feature == Feature::CircleOfHeights    ? "heights"
                              : condition.feature == Feature::CircleOfShortSides ? "shorter sides"
                                                                                 : "longer sides";
    return {"Circles are tested before boxes: pairs whose centres are " + value + " of the mean of their " + sides +
                " or more apart are not reported.",
            "Make the circle large enough for the corners of the box, or test the boxes.",
            {{"factor", n}}};
}

/// Mechanisms of a search that looks for too little.
FaultText textOfSearch(const Condition& condition, std::string_view rule)
{
    if (condition.feature == Feature::MetStep)
        return textOfHistory(condition, rule);
    if (rule == "query-late")
        return {std::string("An object looks for others with the box that it had one step before") +
                    (condition.feature == Feature::AskedByPastLower ? ", and of two objects the lower id looks." : "."),
                "Search with the present box of the object, after all objects have moved.",
                {}};
    if (rule == "search-ahead-only")
        return {"An object searches only its own cell and those in the direction of its motion.",
                std::string(kSearchAround),
                {}};
    if (rule == "search-in-turns") {
        const bool isById = condition.feature == Feature::TurnsById;
        return {std::string("An object looks for others only in every second step, in turns by ") +
                    (isById ? "the ids of objects." : "the order of objects."),
                "Let every object look for others in every step.",
                {}};
    }
    return {"Pairs are not reported if one of the two had been at rest for " + stepsText(condition.value) +
                " or more when they met first: the filter is asked only then, and its answer is kept.",
            "Ask the filter again in every step, or when an object begins to move.",
            {{"steps", condition.value}}};
}

/// Which objects a sweep does not sort, or when it does not.
std::string unsortedText(Feature feature)
{
    switch (feature) {
    case Feature::SweepOnePass:
    case Feature::SweepOnePassBack:
        return "is sorted by one pass in each step: an object that passes several others is out of order.";
    case Feature::SweepWithoutNew:
        return "is sorted without new objects: they are appended, and sorted only in the next step.";
    case Feature::SweepWithoutRightMovers:
        return "is sorted without objects that move to the right.";
    case Feature::SweepWithoutLeftMovers:
        return "is sorted without objects that move to the left.";
    case Feature::SweepLastPlaces:
        return "is sorted by where objects were one step before.";
    case Feature::SweepEvery2:
        return "is sorted only in every second step.";
    case Feature::SweepEvery3:
        return "is sorted only in every third step.";
    case Feature::SweepEvery4:
        return "is sorted only in every fourth step.";
    case Feature::SweepEvery5:
        return "is sorted only in every fifth step.";
    case Feature::SweepWhenCountChanges:
        return "is sorted only in steps in which the number of objects changes.";
    case Feature::SweepWholeUnits:
        return "is sorted by differences that are cut to whole numbers: objects less than 1 apart stay out of order.";
    case Feature::SweepGapsFilled:
        return "is out of order: when an object is removed, the last one takes its place.";
    default:
        return "is sorted only in every tenth step.";
    }
}

/// Mechanisms of a sweep whose list or search is out of order.
FaultText textOfSweep(const Condition& condition, std::string_view rule)
{
    if (rule == "sweep-skips-active")
        return {"When an active object of the sweep ends, the last one of the active list takes its place and is not "
                "tested with the new object.",
                "Test the object that takes the place before going on to the next place.",
                {}};
    return {"The list of the sweep " + unsortedText(condition.feature),
            "Sort the whole list by the left sides in every step, before pairs are looked for.",
            {}};
}

bool isOfWhere(Feature feature)
{
    return feature == Feature::AskedByLower || feature == Feature::AskedByEither ||
           feature == Feature::NearestReported || feature == Feature::StrayShare;
}

/// The text for where an object searches, or where its partners show it to be registered.
FaultText textOfWhere(const Condition& condition)
{
    const double n = condition.value;
    const std::string value = roundedNumber(n);
    constexpr double kPoint = 0.02; // of a box
    if (condition.feature == Feature::AskedByLower || condition.feature == Feature::AskedByEither)
        return {"An object looks for others only " +
                    (n < kPoint ? "with its centre" : "in the innermost " + value + " of its box") +
                    (condition.feature == Feature::AskedByLower ? ", and of two objects the lower id looks." : "."),
                "Search with the whole box of the object.",
                {{"factor", n}}};
    if (condition.feature == Feature::NearestReported)
        return {"Some objects are registered in other places than where they are: all their reported partners are " +
                    value + " or more away from them.",
                std::string(kLookAtChanges),
                {{"distance", n}}};
    return {"Some objects are registered in other places than where they are: of their reported partners " +
                roundedNumber(100.0 * n) + " % or more are apart from them.",
            std::string(kLookAtChanges),
            {{"share", n}}};
}

} // namespace

std::string stepsText(double count) { return count == 1.0 ? "one step" : roundedNumber(count) + " steps"; }

std::string pairsText(const Condition& condition, const Evidence& evidence)
{
    if (condition.compare == Condition::Compare::Equal)
        return "pairs of " + namesText(condition.value, evidence);
    return condition.feature == Feature::NamesApart
               ? "pairs of an object named " + nameText(condition.value, evidence) + " and one with another name"
               : "pairs with an object named " + nameText(condition.value, evidence);
}

FaultText textOfCondition(const Condition& condition, std::string_view rule, const Evidence& evidence)
{
    const double n = condition.value;
    const std::string value = roundedNumber(n);
    if (rule == "new-pair-delayed")
        return {"A pair is reported only after its boxes have overlapped for " + stepsText(n + 1.0) + ".",
                "Report a pair in the first step in which its boxes overlap.",
                {{"steps", n + 1.0}}};
    if (rule == "added-late")
        return {"Pairs of objects that appeared less than " + stepsText(n + 1.0) + " ago are not reported.",
                "Add an object to the broad phase in the step in which it appears.",
                {{"steps", n + 1.0}}};
    if (rule == "both-resting")
        return {"Pairs of two objects that have been at rest for " + stepsText(n) + " are not reported.",
                "Keep reporting pairs of objects at rest, or keep their last contacts.",
                {{"steps", n}}};
    if (rule == "one-resting")
        return {"Pairs of an object that has been at rest for " + stepsText(n) + " are not reported" +
                    (condition.feature == Feature::RestOfLower    ? ", if it has the lower id"
                     : condition.feature == Feature::RestOfHigher ? ", if it has the higher id"
                     : condition.feature == Feature::RestOfLeft   ? ", if it is the one further left"
                     : condition.feature == Feature::RestOfRight  ? ", if it is the one further right"
                                                                  : "") +
                    ".",
                "Wake objects at rest when another one touches their box.",
                {{"steps", n}}};
    if (rule == "registration-limit")
        return condition.feature == Feature::HigherId
                   ? FaultText{"Objects with an id of " + value + " or more get no pairs.",
                               "Let the table that ids index grow with the largest id.",
                               {{"id", n}}}
                   : FaultText{"Objects after the first " + value + " get no pairs.",
                               "Let the list of the broad phase grow with the objects.",
                               {{"objects", n}}};
    if (isOfParts(condition.feature))
        return textOfParts(condition.feature, evidence);
    if (isOfWhere(condition.feature))
        return textOfWhere(condition);
    if (rule == "query-radius")
        return {"Pairs whose centres are " + value + " or more apart are not reported.",
                "Search as far as half the size of both objects, not a fixed distance.",
                {{"distance", n}}};
    if (rule == "query-late" || rule == "search-ahead-only" || rule == "search-in-turns" || rule == "first-answer-kept")
        return textOfSearch(condition, rule);
    if (rule == "leaf-not-asked")
        return textOfLeaf(condition, evidence);
    if (isOf(FeatureGroup::TreeReplay, condition.feature))
        return textOfTree(condition);
    if (condition.feature == Feature::SameNameGroup)
        return textOfGroups(evidence, NameGroups::Missed::Within);
    if (rule == "parted-pair-kept" || rule == "sleeper-not-told" || rule == "order-mixed" || rule == "group-skipped")
        return textOfPast(condition, rule);
    if (rule == "one-way")
        return textOfOneWay(condition, evidence);
    if (rule == "shallow-skipped" || rule == "own-cell-not-searched" || rule == "shared-cells" ||
        rule == "first-cell-only" || rule == "circle-test")
        return textOfTest(condition, rule);
    if (isOf(FeatureGroup::SweepReplay, condition.feature))
        return textOfSweep(condition, rule);
    if (rule == "region-left-out") {
        const bool isX = condition.feature == Feature::OverlapLeft || condition.feature == Feature::OverlapRight;
        return {"Pairs that overlap wholly at " + std::string(isX ? "x " : "y ") +
                    (condition.compare == Condition::Compare::AtLeast ? ">= " : "<= ") + value + " are not reported.",
                "Make the table of cells, or the root of the tree, as large as the world: ceil(width/size) columns and "
                "ceil(height/size) rows.",
                {{isX ? "x" : "y", n}}};
    }
    return textOfLimit(condition, rule, evidence);
}

/// @pre the four sides of a region, in the order left, right, low, high
FaultText textOfRegion(const std::vector<Condition>& sides)
{
    return {"Pairs that overlap wholly between x " + roundedNumber(sides[0].value) + " and " +
                roundedNumber(sides[1].value) + " and between y " + roundedNumber(sides[2].value) + " and " +
                roundedNumber(sides[3].value) + " are not reported.",
            "Look for the cells or nodes of that region: they are not made, not loaded, or overwritten.",
            {{"left", sides[0].value}, {"right", sides[1].value}, {"low", sides[2].value}, {"high", sides[3].value}}};
}

std::string textOf(const std::vector<Condition>& conditions, const Evidence& evidence)
{
    std::string text;
    for (const Condition& one : conditions) {
        text += text.empty() ? "" : " and ";
        text += std::string(infoOf(one.feature).words) + ": ";
        if (one.compare == Condition::Compare::Equal)
            text += isOf(FeatureGroup::Names, one.feature) ? namesText(one.value, evidence) : roundedNumber(one.value);
        else if (one.compare == Condition::Compare::Includes)
            text += nameText(one.value, evidence) + " and any other";
        else
            text += (one.compare == Condition::Compare::AtLeast ? "at least " : "at most ") + roundedNumber(one.value);
    }
    return text;
}

} // namespace broadside::diagnosis
