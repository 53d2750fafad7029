#include "core/debug/diagnosis/relation_text.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace broadside::diagnosis {
namespace {

std::string exactNumber(double value) { return roundedNumber(value, 6); }

constexpr std::array kLengths{"width", "height"};
constexpr std::array kAxisNames{"x", "y"};

/// The direction along an axis towards lower or higher coordinates: "left" or "up".
std::string directionText(std::size_t axis, bool isLow, const Evidence& evidence)
{
    if (axis == 0)
        return isLow ? "left" : "right";
    return isLow == evidence.coordinates.yDown ? "up" : "down";
}

/// The registered box is a margin around a point: a fat box whose size does not depend on the object.
bool isMarginOfPoint(const BoxRelation& relation, const SizeRelation& size)
{
    return relation.isHeld && relation.margin == 0.0 && size.kind == SizeRelation::Kind::Fixed && size.added > 0.0;
}

/// " and 3 more": what is added to a size.
std::string addedText(double added)
{
    return added == 0.0 ? "" : " and " + exactNumber(std::abs(added)) + (added < 0.0 ? " less" : " more");
}

/// "a width that is 6 less than their own": one length.
std::string lengthText(const SizeRelation& size, std::size_t axis)
{
    using Kind = SizeRelation::Kind;
    const std::string length = kLengths[axis];
    switch (size.kind) {
    case Kind::Own:
        return size.added == 0.0 ? "their " + length
                                 : "a " + length + " that is " + exactNumber(std::abs(size.added)) +
                                       (size.added < 0.0 ? " less" : " more") + " than their own";
    case Kind::Fixed:
        return "a " + length + " of " + exactNumber(size.added);
    case Kind::Scaled:
        return exactNumber(size.number) + " of their " + length + addedText(size.added);
    case Kind::Other:
        return "their " + std::string(kLengths[1 - axis]) + addedText(size.added) + " for the " + length;
    case Kind::Shorter:
        return "their shorter side" + addedText(size.added) + " for the " + length;
    case Kind::Longer:
        return "their longer side" + addedText(size.added) + " for the " + length;
    case Kind::AtMost:
        return "a " + length + " of at most " + exactNumber(size.number) + addedText(size.added);
    case Kind::AtLeast:
        return "a " + length + " of at least " + exactNumber(size.number) + addedText(size.added);
    }
    return length;
}

/// The sentence for both lengths at once. Each is related in the same way.
std::string sizeText(const BoxRelation& relation)
{
    using Kind = SizeRelation::Kind;
    const SizeRelation& size = relation.sizes[0];
    switch (size.kind) {
    case Kind::Own: {
        const bool isAround = std::ranges::all_of(
            relation.places, [](const PlaceRelation& one) { return one.kind == PlaceRelation::Kind::Own; });
        const std::string change = size.added < 0.0 ? " smaller" : " larger";
        return "with boxes that are " + exactNumber(std::abs(size.added) * (isAround ? 0.5 : 1.0)) + change +
               " than their own" + (isAround ? " on each side" : " in width and height");
    }
    case Kind::Fixed:
        if (size.added == 0.0)
            return "as points";
        return "with a size of " + exactNumber(size.added) + ", whatever their own is" +
               (isMarginOfPoint(relation, size)
                    ? ": that of a margin of " + exactNumber(0.5 * size.added) + " around a point"
                    : "");
    case Kind::Scaled:
        return "with " + exactNumber(size.number) + " of their size" + addedText(size.added);
    case Kind::Other:
        return "with width and height swapped" + (size.added == 0.0 ? "" : "," + addedText(size.added));
    case Kind::Shorter:
        return "as squares of their shorter side" + addedText(size.added);
    case Kind::Longer:
        return "as squares of their longer side" + addedText(size.added);
    case Kind::AtMost:
        return "with a width and height of at most " + exactNumber(size.number) + addedText(size.added);
    case Kind::AtLeast:
        return "with a width and height of at least " + exactNumber(size.number) + addedText(size.added);
    }
    return {};
}

std::string sideName(const std::string& direction)
{
    return direction == "up" ? "upper" : direction == "down" ? "lower" : direction;
}

/// ", from their left side on": for a wrong length with one right side.
std::string sideText(const BoxRelation& relation, const Evidence& evidence)
{
    using Kind = PlaceRelation::Kind;
    std::string sides;
    for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
        const Kind kind = relation.places[axis].kind;
        if (kind != Kind::LowKept && kind != Kind::HighKept)
            continue;
        const std::string direction = directionText(axis, kind == Kind::LowKept, evidence);
        sides += (sides.empty() ? ", from their " : " and ") + sideName(direction) + " side";
    }
    return sides.empty() ? sides : sides + " on";
}

/// "with 0.5 of their size"; empty where it is their own.
std::string sizesText(const BoxRelation& relation, const Evidence& evidence)
{
    if (!relation.isOfSize())
        return {};
    std::string text;
    if (relation.sizes[0] == relation.sizes[1]) {
        text = sizeText(relation);
    } else {
        for (std::size_t axis = 0; axis < kAxes.size(); ++axis)
            if (!relation.sizes[axis].isOwn())
                text += (text.empty() ? "with " : " and ") + lengthText(relation.sizes[axis], axis);
        if (std::ranges::count(relation.sizes, SizeRelation::Kind::Fixed, &SizeRelation::kind) > 0)
            text += ", whatever their own size is";
    }
    return text + sideText(relation, evidence);
}

/// "half their width too far left"; empty if the middle is right or follows from a map.
std::string shiftText(const PlaceRelation& place, std::size_t axis, const Evidence& evidence)
{
    using Kind = PlaceRelation::Kind;
    const bool isBySize = place.kind == Kind::BySize;
    if (!isBySize && place.kind != Kind::Shifted)
        return {};
    const double by = isBySize ? place.number : place.added;
    const std::string length = "their " + std::string(kLengths[axis]);
    const double far = std::abs(by);
    const std::string farText = !isBySize    ? exactNumber(far)
                                : far == 0.5 ? "half " + length
                                : far == 1.0 ? length
                                             : exactNumber(far) + " of " + length;
    return farText + " too far " + directionText(axis, by < 0.0, evidence);
}

/// "as if zoomed by 1.15 about x = 300": of one axis.
std::string mapText(const PlaceRelation& place, std::size_t axis, const Evidence& evidence)
{
    const std::string name = kAxisNames[axis];
    if (place.kind == PlaceRelation::Kind::Other)
        return "with " + std::string(kAxisNames[1 - axis]) + " for " + name;
    if (place.kind == PlaceRelation::Kind::LowAt)
        return "all with their " + sideName(directionText(axis, true, evidence)) + " side at " + name + " = " +
               exactNumber(place.added);
    if (place.number == -1.0)
        return "mirrored, with " + exactNumber(place.added) + " - " + name + " for " + name;
    if (place.number == 0.0)
        return "all at " + name + " = " + exactNumber(place.added);
    if (place.added == 0.0)
        return "with " + exactNumber(place.number) + " times " + name + " for " + name;
    return "as if zoomed by " + exactNumber(place.number) + " about " + name + " = " +
           exactNumber(place.added / (1.0 - place.number));
}

/// "one column of cells too far left".
std::string cellsText(const CellCoord& by, const Evidence& evidence)
{
    constexpr std::array kLines{"column", "row"};
    std::string text;
    for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
        const std::int64_t lines = axis == 0 ? by.x : by.y;
        if (lines == 0)
            continue;
        const std::int64_t count = std::abs(lines);
        text += (text.empty() ? "" : " and ") +
                (count == 1 ? std::string("one ") + kLines[axis] : std::to_string(count) + " " + kLines[axis] + "s") +
                " of cells too far " + directionText(axis, lines < 0, evidence);
    }
    return text;
}

/// The text for objects that are registered in other places by a map of the plane, or by one of each step.
std::string placesText(const BoxRelation& relation, const Evidence& evidence)
{
    using Kind = PlaceRelation::Kind;
    const auto& [x, y] = relation.places;
    if (relation.byCells)
        return cellsText(*relation.byCells, evidence);
    if (x.kind == Kind::Turned)
        return "as far from (0, 0) as they are, but in another direction, as if they were moved first and then rotated";
    if (!relation.ofFrames.empty() && !relation.isMap())
        return "beside their places, all by the same in a step and by another in other steps, like the place of a "
               "camera";
    if (!relation.ofFrames.empty())
        return "as if zoomed by " + exactNumber(x.number) +
               (x.number == y.number ? "" : " along x and by " + exactNumber(y.number) + " along y") +
               " about a place that differs from step to step, like that of a camera";
    if (x.kind == Kind::Mapped && y.kind == Kind::Mapped && x.number == y.number && x.number > 0.0)
        return x.added == 0.0 && y.added == 0.0
                   ? "as if all coordinates were multiplied by " + exactNumber(x.number)
                   : "as if zoomed by " + exactNumber(x.number) + " about (" + exactNumber(x.added / (1.0 - x.number)) +
                         ", " + exactNumber(y.added / (1.0 - y.number)) + ")";
    if (x.kind == Kind::LowAt && y.kind == Kind::LowAt)
        return "with their " + sideName(directionText(1, true, evidence)) + " left corner at (" + exactNumber(x.added) +
               ", " + exactNumber(y.added) + "), wherever they are";
    if (x.kind == Kind::Other && y.kind == Kind::Other)
        return "with x and y swapped";
    std::string text;
    for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
        const PlaceRelation& place = relation.places[axis];
        const bool isMap = place.kind == Kind::Mapped || place.kind == Kind::Other || place.kind == Kind::LowAt;
        const std::string one = isMap ? mapText(place, axis, evidence) : shiftText(place, axis, evidence);
        text += (text.empty() || one.empty() ? "" : " and ") + one;
    }
    return text;
}

/// "as if the middle of an object named Cart, to which they belong, were (0, 0)".
std::string othersText(const BoxRelation& relation, const Evidence& evidence)
{
    std::set<std::uint32_t> names;
    for (const std::optional<TrackIndex>& other : relation.others)
        if (other)
            names.insert(evidence.tracks[*other].name);
    const std::string& name = evidence.names[*names.begin()];
    const std::string middle = "the middle of an object" +
                               (names.size() == 1 && !name.empty() ? " named " + name : std::string()) +
                               ", to which they belong,";
    return relation.ofOther < 0.0 ? "as if " + middle + " were (0, 0)" : "with " + middle + " added to their own";
}

std::string remedyOfPlace(const BoxRelation& relation)
{
    if (!relation.others.empty())
        return relation.ofOther < 0.0
                   ? "Add the place of the parent to that of its child before the box is computed: register places in "
                     "the level."
                   : "Add the place of the parent once: what is computed in the level holds it already.";
    using Kind = PlaceRelation::Kind;
    const auto has = [&](Kind kind) {
        return std::ranges::any_of(relation.places, [&](const PlaceRelation& one) { return one.kind == kind; });
    };
    if (has(Kind::Turned))
        return "Rotate the box about its own middle first, and move it to its place then.";
    if (has(Kind::Other))
        return "Take x for x and y for y where the place of the box is computed.";
    if (!relation.ofFrames.empty())
        return "Register places in the level, not on the screen: undo the camera's place, and its zoom, where the box "
               "is computed.";
    if (has(Kind::LowAt))
        return "Put an object in its place before it is registered, or register it again in the same step.";
    if (has(Kind::Mapped))
        return "Look for this scale where the place of the box is computed: other units, a zoom that is not undone, "
               "or an axis that points the other way.";
    if (has(Kind::BySize))
        return "Look at which point of an object its place is, the corner or the middle, also after a flip: add or "
               "subtract that share of the size once.";
    return "Use the same coordinates for registration and for collision tests: look for a camera, parent or origin "
           "with this offset.";
}

std::string remedyOfSize(const SizeRelation& size)
{
    using Kind = SizeRelation::Kind;
    switch (size.kind) {
    case Kind::Own:
        return "Register the whole box: look for the line that takes this off its size.";
    case Kind::Fixed:
        return "Register each object with its own size: look for a constant in its place, or for a half that is zero "
               "in whole numbers.";
    case Kind::Scaled:
        return "Look for this factor where the size of the box is computed: half sizes that are halved again, a scale, "
               "or other units.";
    case Kind::Other:
        return "Take the width for x and the height for y. If these objects rotate, look for a quarter turn too much.";
    case Kind::Shorter:
    case Kind::Longer:
        return "Register width and height, each with its own value.";
    case Kind::AtMost:
    case Kind::AtLeast:
        return "Do not limit the size of the box.";
    }
    return {};
}

} // namespace

std::string relationText(const BoxRelation& relation, const Evidence& evidence)
{
    if (!relation.others.empty())
        return othersText(relation, evidence);
    const std::string sizes = sizesText(relation, evidence);
    const std::string places = placesText(relation, evidence);
    const std::string margin =
        relation.margin > 0.0 ? ", apart from a margin of " + exactNumber(relation.margin) + " on each side" : "";
    return sizes + (sizes.empty() || places.empty() ? "" : ", ") + places + margin;
}

std::string remedyOf(const BoxRelation& relation)
{
    if (relation.isMap() || !relation.isOfSize())
        return remedyOfPlace(relation);
    return remedyOfSize(relation.sizes[0].isOwn() ? relation.sizes[1] : relation.sizes[0]);
}

std::vector<std::pair<std::string, double>> parametersOf(const BoxRelation& relation)
{
    std::vector<std::pair<std::string, double>> parameters;
    const auto add = [&](std::string name, double value) { parameters.emplace_back(std::move(name), value); };
    for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
        const SizeRelation& size = relation.sizes[axis];
        const std::string length = kLengths[axis];
        const bool isLimit = size.kind == SizeRelation::Kind::AtMost || size.kind == SizeRelation::Kind::AtLeast;
        if (size.number != 0.0)
            add(length + (isLimit ? "Limit" : "Factor"), size.number);
        if (size.added != 0.0 || size.kind == SizeRelation::Kind::Fixed)
            add(size.kind == SizeRelation::Kind::Fixed ? length : length + "Added", size.added);
        const PlaceRelation& place = relation.places[axis];
        const std::string name = axis == 0 ? "X" : "Y";
        if (place.kind == PlaceRelation::Kind::BySize)
            add("shift" + name + (axis == 0 ? "ByWidth" : "ByHeight"), place.number);
        if (place.kind == PlaceRelation::Kind::Mapped)
            add("factor" + name, place.number);
        const bool hasAdded = place.kind == PlaceRelation::Kind::Mapped || place.kind == PlaceRelation::Kind::Shifted ||
                              place.kind == PlaceRelation::Kind::LowAt;
        if (hasAdded && relation.ofFrames.empty())
            add((place.kind == PlaceRelation::Kind::Mapped  ? "added"
                 : place.kind == PlaceRelation::Kind::LowAt ? "low"
                                                            : "shift") +
                    name,
                place.added);
    }
    if (relation.byCells) {
        add("columns", static_cast<double>(relation.byCells->x));
        add("rows", static_cast<double>(relation.byCells->y));
    }
    if (relation.margin > 0.0)
        add("margin", relation.margin);
    return parameters;
}

} // namespace broadside::diagnosis
