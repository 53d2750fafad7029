#include "core/debug/diagnosis/texts/relation_text.h"

#include "core/base/message/common_messages.h"
#include "core/debug/diagnosis/messages/fault_box_messages.h"
#include "core/debug/diagnosis/messages/fault_messages.h"
#include "core/debug/diagnosis/messages/remedy_messages.h"
#include "core/debug/diagnosis/texts/fault_words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <set>

namespace broadside::diagnosis {
namespace {

texts::Number exactNumber(double value) { return {value, 6}; }

constexpr std::array kAxisNames{"x", "y"};

/// The forms for the two lengths.
template<class Form>
struct ForLengths {
    const Form& width;
    const Form& height;
    [[nodiscard]] const Form& of(std::size_t axis) const noexcept { return axis == 0 ? width : height; }
};
using FixedWords = texts::Form<>;
using OneNumber = texts::Form<texts::Number>;
constexpr ForLengths<FixedWords> kTheirLength{texts::boxTheirWidth, texts::boxTheirHeight};
constexpr ForLengths<FixedWords> kHalfLength{texts::boxHalfWidth, texts::boxHalfHeight};
constexpr ForLengths<OneNumber> kPartOfLength{texts::boxPartOfWidth, texts::boxPartOfHeight};
constexpr ForLengths<OneNumber> kLess{texts::boxWidthLess, texts::boxHeightLess};
constexpr ForLengths<OneNumber> kMore{texts::boxWidthMore, texts::boxHeightMore};
constexpr ForLengths<OneNumber> kLengthOf{texts::boxWidthOf, texts::boxHeightOf};
constexpr ForLengths<OneNumber> kAtMost{texts::boxWidthOfAtMost, texts::boxHeightOfAtMost};
constexpr ForLengths<OneNumber> kAtLeast{texts::boxWidthOfAtLeast, texts::boxHeightOfAtLeast};
constexpr ForLengths<texts::Form<texts::Phrase>> kForLength{texts::boxForWidth, texts::boxForHeight};

/// Towards lower coordinates of the axis, or towards higher ones, is up. @pre axis 1
bool isUpwards(bool isLow, const Evidence& evidence) { return isLow == evidence.coordinates.yDown; }

/// "3 too far left".
Message tooFar(const Message& distance, std::size_t axis, bool isLow, const Evidence& evidence)
{
    if (axis == 0)
        return isLow ? texts::boxTooFarLeft(distance) : texts::boxTooFarRight(distance);
    return isUpwards(isLow, evidence) ? texts::boxTooFarUp(distance) : texts::boxTooFarDown(distance);
}

/// "left side", "upper side".
Message sideOf(std::size_t axis, bool isLow, const Evidence& evidence)
{
    if (axis == 0)
        return isLow ? texts::boxLeftSide() : texts::boxRightSide();
    return isUpwards(isLow, evidence) ? texts::boxUpperSide() : texts::boxLowerSide();
}

/// The registered box is a margin around a point: a fat box whose size does not depend on the object.
bool isMarginOfPoint(const BoxRelation& relation, const SizeRelation& size)
{
    return relation.isHeld && relation.margin == 0.0 && size.kind == SizeRelation::Kind::Fixed && size.added > 0.0;
}

/// "their width and 3 more".
Message withAdded(const Message& length, double added)
{
    if (added == 0.0)
        return length;
    const auto number = exactNumber(std::abs(added));
    return added < 0.0 ? texts::boxAndLess(length, number) : texts::boxAndMore(length, number);
}

/// "a width that is 6 less than their own": one length.
Message lengthText(const SizeRelation& size, std::size_t axis)
{
    using Kind = SizeRelation::Kind;
    switch (size.kind) {
    case Kind::Own:
        if (size.added == 0.0)
            break;
        return (size.added < 0.0 ? kLess : kMore).of(axis)(exactNumber(std::abs(size.added)));
    case Kind::Fixed:
        return kLengthOf.of(axis)(exactNumber(size.added));
    case Kind::Scaled:
        return withAdded(kPartOfLength.of(axis)(exactNumber(size.number)), size.added);
    case Kind::Other:
        return kForLength.of(axis)(withAdded(kTheirLength.of(1 - axis)(), size.added));
    case Kind::Shorter:
        return kForLength.of(axis)(withAdded(texts::boxShorterSide(), size.added));
    case Kind::Longer:
        return kForLength.of(axis)(withAdded(texts::boxLongerSide(), size.added));
    case Kind::AtMost:
        return withAdded(kAtMost.of(axis)(exactNumber(size.number)), size.added);
    case Kind::AtLeast:
        return withAdded(kAtLeast.of(axis)(exactNumber(size.number)), size.added);
    }
    return kTheirLength.of(axis)();
}

/// "with boxes that are 3 smaller than their own on each side".
Message resizedText(const BoxRelation& relation)
{
    const double added = relation.sizes[0].added;
    const bool isAround = std::ranges::all_of(
        relation.places, [](const PlaceRelation& one) { return one.kind == PlaceRelation::Kind::Own; });
    const auto by = exactNumber(std::abs(added) * (isAround ? 0.5 : 1.0));
    if (isAround)
        return added < 0.0 ? texts::boxSmallerOnEachSide(by) : texts::boxLargerOnEachSide(by);
    return added < 0.0 ? texts::boxSmaller(by) : texts::boxLarger(by);
}

/// The words for both lengths at once. Each is related in the same way.
Message sizeText(const BoxRelation& relation)
{
    using Kind = SizeRelation::Kind;
    const SizeRelation& size = relation.sizes[0];
    const auto added = exactNumber(std::abs(size.added));
    switch (size.kind) {
    case Kind::Own:
        return resizedText(relation);
    case Kind::Fixed:
        if (size.added == 0.0)
            return texts::boxPoints();
        return isMarginOfPoint(relation, size)
                   ? texts::boxMarginOfPoint(exactNumber(size.added), exactNumber(0.5 * size.added))
                   : texts::boxSizeOf(exactNumber(size.added));
    case Kind::Scaled:
        return withAdded(texts::boxWithPartOfSize(exactNumber(size.number)), size.added);
    case Kind::Other:
        if (size.added == 0.0)
            return texts::boxSwapped();
        return size.added < 0.0 ? texts::boxSwappedAndLess(added) : texts::boxSwappedAndMore(added);
    case Kind::Shorter:
        return withAdded(texts::boxShortSquares(), size.added);
    case Kind::Longer:
        return withAdded(texts::boxLongSquares(), size.added);
    case Kind::AtMost:
        return withAdded(texts::boxSizeOfAtMost(exactNumber(size.number)), size.added);
    case Kind::AtLeast:
        return withAdded(texts::boxSizeOfAtLeast(exactNumber(size.number)), size.added);
    }
    return {};
}

/// "with 0.5 of their size, from their left side on": for a wrong length with one right side.
Message fromSides(const Message& sizes, const BoxRelation& relation, const Evidence& evidence)
{
    using Kind = PlaceRelation::Kind;
    std::vector<Message> sides;
    for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
        const Kind kind = relation.places[axis].kind;
        if (kind == Kind::LowKept || kind == Kind::HighKept)
            sides.push_back(sideOf(axis, kind == Kind::LowKept, evidence));
    }
    if (sides.empty())
        return sizes;
    return sides.size() == 1 ? texts::boxFromSide(sizes, sides[0]) : texts::boxFromSides(sizes, sides[0], sides[1]);
}

/// "with 0.5 of their size"; empty where it is their own.
Message sizesText(const BoxRelation& relation, const Evidence& evidence)
{
    if (!relation.isOfSize())
        return {};
    if (relation.sizes[0] == relation.sizes[1])
        return fromSides(sizeText(relation), relation, evidence);
    std::vector<Message> lengths;
    for (std::size_t axis = 0; axis < kAxes.size(); ++axis)
        if (!relation.sizes[axis].isOwn())
            lengths.push_back(lengthText(relation.sizes[axis], axis));
    Message text = texts::boxWith(allOf(lengths));
    if (std::ranges::count(relation.sizes, SizeRelation::Kind::Fixed, &SizeRelation::kind) > 0)
        text = texts::boxWhateverSize(text);
    return fromSides(text, relation, evidence);
}

/// "half their width too far left"; empty if the middle is right or follows from a map.
Message shiftText(const PlaceRelation& place, std::size_t axis, const Evidence& evidence)
{
    using Kind = PlaceRelation::Kind;
    const bool isBySize = place.kind == Kind::BySize;
    if (place.kind == Kind::ByMultiples)
        return texts::boxByMultiples(exactNumber(place.number), kAxisNames[axis]);
    if (!isBySize && place.kind != Kind::Shifted)
        return {};
    const double by = isBySize ? place.number : place.added;
    const double far = std::abs(by);
    const Message distance = !isBySize    ? texts::faultNumber(exactNumber(far))
                             : far == 0.5 ? kHalfLength.of(axis)()
                             : far == 1.0 ? kTheirLength.of(axis)()
                                          : kPartOfLength.of(axis)(exactNumber(far));
    return tooFar(distance, axis, by < 0.0, evidence);
}

/// "as if zoomed by 1.15 about x = 300": of one axis.
Message mapText(const PlaceRelation& place, std::size_t axis, const Evidence& evidence)
{
    const char* const name = kAxisNames[axis];
    if (place.kind == PlaceRelation::Kind::Other)
        return texts::boxOtherAxis(kAxisNames[1 - axis], name);
    if (place.kind == PlaceRelation::Kind::LowAt)
        return texts::boxSideAt(sideOf(axis, true, evidence), name, exactNumber(place.added));
    if (place.kind == PlaceRelation::Kind::InSteps)
        return texts::boxInSteps(exactNumber(place.number), name);
    if (place.kind == PlaceRelation::Kind::InStepsBelow)
        return texts::boxInStepsBelow(exactNumber(place.number), name);
    if (place.number == -1.0)
        return texts::boxMirrored(exactNumber(place.added), name);
    if (place.number == 0.0)
        return texts::boxAllAt(name, exactNumber(place.added));
    if (place.added == 0.0)
        return texts::boxTimesAxis(exactNumber(place.number), name);
    return texts::boxZoomedAbout(exactNumber(place.number), name, exactNumber(place.added / (1.0 - place.number)));
}

/// "one column of cells too far left".
Message cellsText(const CellCoord& by, const Evidence& evidence)
{
    std::vector<Message> parts;
    for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
        const std::int64_t lines = axis == 0 ? by.x : by.y;
        if (lines == 0)
            continue;
        const auto count = static_cast<std::uint64_t>(std::abs(lines));
        parts.push_back(tooFar(axis == 0 ? texts::boxColumnsOfCells(count) : texts::boxRowsOfCells(count), axis,
                               lines < 0, evidence));
    }
    return allOf(parts);
}

/// The same map along both axes; empty if the two differ, or if it is no map.
Message mapOfBoth(const PlaceRelation& x, const PlaceRelation& y, const Evidence& evidence)
{
    using Kind = PlaceRelation::Kind;
    if (x.kind == Kind::Mapped && y.kind == Kind::Mapped && x.number == y.number && x.number > 0.0)
        return x.added == 0.0 && y.added == 0.0
                   ? texts::boxMultiplied(exactNumber(x.number))
                   : texts::boxZoomed(exactNumber(x.number), exactNumber(x.added / (1.0 - x.number)),
                                      exactNumber(y.added / (1.0 - y.number)));
    if (x.kind == Kind::LowAt && y.kind == Kind::LowAt)
        return isUpwards(true, evidence) ? texts::boxUpperCornerAt(exactNumber(x.added), exactNumber(y.added))
                                         : texts::boxLowerCornerAt(exactNumber(x.added), exactNumber(y.added));
    if (x.kind == Kind::Other && y.kind == Kind::Other)
        return texts::boxAxesSwapped();
    return {};
}

/// The places that differ from step to step, like that of a camera.
Message placesOfCamera(const BoxRelation& relation)
{
    const auto& [x, y] = relation.places;
    if (!relation.isMap())
        return texts::boxByCamera();
    return x.number == y.number ? texts::boxZoomedByCamera(exactNumber(x.number))
                                : texts::boxZoomedByCameraTwice(exactNumber(x.number), exactNumber(y.number));
}

/// The words for objects that are registered in other places by a map of the plane, or by one of each step.
Message placesText(const BoxRelation& relation, const Evidence& evidence)
{
    using Kind = PlaceRelation::Kind;
    const auto& [x, y] = relation.places;
    if (relation.byCells)
        return cellsText(*relation.byCells, evidence);
    if (x.kind == Kind::Turned)
        return texts::boxMovedThenRotated();
    if (!relation.ofFrames.empty())
        return placesOfCamera(relation);
    if (Message both = mapOfBoth(x, y, evidence); !both.empty())
        return both;
    std::vector<Message> parts;
    for (std::size_t axis = 0; axis < kAxes.size(); ++axis) {
        const PlaceRelation& place = relation.places[axis];
        const bool isMap = place.kind == Kind::Mapped || place.kind == Kind::Other || place.kind == Kind::LowAt ||
                           place.kind == Kind::InSteps || place.kind == Kind::InStepsBelow;
        if (Message one = isMap ? mapText(place, axis, evidence) : shiftText(place, axis, evidence); !one.empty())
            parts.push_back(std::move(one));
    }
    return allOf(parts);
}

/// "as if the middle of an object named Cart, to which they belong, were (0, 0)".
Message othersText(const BoxRelation& relation, const Evidence& evidence)
{
    std::set<std::uint32_t> names;
    for (const std::optional<TrackIndex>& other : relation.others)
        if (other)
            names.insert(evidence.tracks[*other].name);
    const std::string& name = evidence.names[*names.begin()];
    const bool isNamed = names.size() == 1 && !name.empty();
    if (relation.ofOther < 0.0)
        return isNamed ? texts::boxWithoutParentNamed(name) : texts::boxWithoutParent();
    return isNamed ? texts::boxWithParentNamed(name) : texts::boxWithParent();
}

Message remedyOfPlace(const BoxRelation& relation)
{
    if (!relation.others.empty())
        return relation.ofOther < 0.0 ? texts::mendAddParent() : texts::mendAddParentOnce();
    if (relation.isOfAnother)
        return texts::mendOwnBox();
    using Kind = PlaceRelation::Kind;
    const auto has = [&](Kind kind) {
        return std::ranges::any_of(relation.places, [&](const PlaceRelation& one) { return one.kind == kind; });
    };
    if (has(Kind::Turned))
        return texts::mendRotateFirst();
    if (has(Kind::Other))
        return texts::mendAxes();
    if (!relation.ofFrames.empty())
        return texts::mendCamera();
    if (has(Kind::InSteps) || has(Kind::InStepsBelow))
        return texts::mendPlaceSteps();
    if (has(Kind::ByMultiples))
        return texts::mendOldPart();
    if (has(Kind::LowAt))
        return texts::mendPlaceFirst();
    if (has(Kind::Mapped))
        return texts::mendScale();
    if (has(Kind::BySize))
        return texts::mendCornerOrMiddle();
    return texts::mendThisOffset();
}

Message remedyOfSize(const SizeRelation& size)
{
    using Kind = SizeRelation::Kind;
    switch (size.kind) {
    case Kind::Own:
        return texts::mendWholeBox();
    case Kind::Fixed:
        return texts::mendOwnSizeNotConstant();
    case Kind::Scaled:
        return texts::mendFactorOfSize();
    case Kind::Other:
        return texts::mendSidesOrTurn();
    case Kind::Shorter:
    case Kind::Longer:
        return texts::mendWidthAndHeight();
    case Kind::AtMost:
    case Kind::AtLeast:
        return texts::mendNoSizeLimit();
    }
    return {};
}

} // namespace

Message relationText(const BoxRelation& relation, const Evidence& evidence)
{
    if (!relation.others.empty())
        return othersText(relation, evidence);
    if (relation.isOfAnother)
        return relation.isOfSameBirth ? texts::boxOfSameBirth() : texts::boxOfAnother();
    const Message sizes = sizesText(relation, evidence);
    const Message places = placesText(relation, evidence);
    const Message how = sizes.empty() ? places : places.empty() ? sizes : texts::listed(sizes, places);
    return relation.margin > 0.0 ? texts::boxApartFromMargin(how, exactNumber(relation.margin)) : how;
}

Message remedyOf(const BoxRelation& relation)
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
        const std::string length = axis == 0 ? "width" : "height";
        const bool isLimit = size.kind == SizeRelation::Kind::AtMost || size.kind == SizeRelation::Kind::AtLeast;
        if (size.number != 0.0)
            add(length + (isLimit ? "Limit" : "Factor"), size.number);
        if (size.added != 0.0 || size.kind == SizeRelation::Kind::Fixed)
            add(size.kind == SizeRelation::Kind::Fixed ? length : length + "Added", size.added);
        const PlaceRelation& place = relation.places[axis];
        const std::string name = axis == 0 ? "X" : "Y";
        if (place.kind == PlaceRelation::Kind::BySize)
            add("shift" + name + (axis == 0 ? "ByWidth" : "ByHeight"), place.number);
        if (place.kind == PlaceRelation::Kind::InSteps || place.kind == PlaceRelation::Kind::InStepsBelow ||
            place.kind == PlaceRelation::Kind::ByMultiples)
            add("step" + name, place.number);
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
