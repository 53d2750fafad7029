#pragma once

#include "core/base/message/message_form.h"

/// @file
/// How objects are registered whose boxes have another size or place than their own: words after "are registered".

namespace broadside::texts {

// Rules of one axis or of both: each first for both, then along x or y alone.
inline constexpr Form<> boxCentre{"fault-box.centre", "only at their centre"};
inline constexpr Form<Text> boxCentreAlong{"fault-box.centre-along", "only at their centre along {axis}"};
inline constexpr Form<> boxLow{"fault-box.low", "only at the corner with the lowest coordinates"};
inline constexpr Form<Text> boxLowAlong{"fault-box.low-along",
                                        "only at the corner with the lowest coordinates along {axis}"};
inline constexpr Form<> boxHigh{"fault-box.high", "only at the corner with the highest coordinates"};
inline constexpr Form<Text> boxHighAlong{"fault-box.high-along",
                                         "only at the corner with the highest coordinates along {axis}"};
inline constexpr Form<Number> boxScaled{"fault-box.scaled", "with {factor} of their size, around the centre"};
inline constexpr Form<Number, Text> boxScaledAlong{"fault-box.scaled-along",
                                                   "with {factor} of their size along {axis}, around the centre"};
inline constexpr Form<Number> boxScaledFromLow{"fault-box.scaled-from-low",
                                               "with {factor} of their size, from the lowest corner"};
inline constexpr Form<Number, Text> boxScaledFromLowAlong{
    "fault-box.scaled-from-low-along", "with {factor} of their size along {axis}, from the lowest corner"};
inline constexpr Form<> boxOtherSide{"fault-box.other-side", "with the length of the wrong side"};
inline constexpr Form<Text> boxOtherSideAlong{"fault-box.other-side-along",
                                              "with the length of the wrong side along {axis}"};
inline constexpr Form<> boxFirstSize{"fault-box.first-size", "with the size that they had when they appeared"};
inline constexpr Form<Text> boxFirstSizeAlong{"fault-box.first-size-along",
                                              "with the size that they had when they appeared along {axis}"};
inline constexpr Form<Number> boxFixedSize{"fault-box.fixed-size", "with a size of {size}"};
inline constexpr Form<Number, Text> boxFixedSizeAlong{"fault-box.fixed-size-along",
                                                      "with a size of {size} along {axis}"};
inline constexpr Form<Number> boxInset{"fault-box.inset", "{inset} too small on each side"};
inline constexpr Form<Number, Text> boxInsetAlong{"fault-box.inset-along",
                                                  "{inset} too small on each side along {axis}"};
inline constexpr Form<Number> boxCapped{"fault-box.capped", "with a size of at most {size}"};
inline constexpr Form<Number, Text> boxCappedAlong{"fault-box.capped-along",
                                                   "with a size of at most {size} along {axis}"};
inline constexpr Form<Number> boxShifted{"fault-box.shifted", "too far along x and y, by {shift}"};
inline constexpr Form<Number, Text> boxShiftedAlong{"fault-box.shifted-along", "{shift} too far along {axis}"};
inline constexpr Form<Phrase> boxBack{"fault-box.back", "too far towards lower x and y, by {distance}"};
inline constexpr Form<Text, Phrase> boxBackAlong{"fault-box.back-along", "too far towards lower {axis}, by {distance}"};
inline constexpr Form<Phrase> boxOn{"fault-box.on", "too far towards higher x and y, by {distance}"};
inline constexpr Form<Text, Phrase> boxOnAlong{"fault-box.on-along", "too far towards higher {axis}, by {distance}"};
inline constexpr Form<> boxTheirSize{"fault-box.their-size", "their size"};
inline constexpr Form<Number> boxPartOfSize{"fault-box.part-of-size", "{factor} of their size"};
inline constexpr Form<Phrase, Number> boxPlacePlus{"fault-box.place-plus", "at {place} plus {added}"};
inline constexpr Form<Phrase, Number, Text> boxPlacePlusAlong{"fault-box.place-plus-along",
                                                              "at {place} plus {added} along {axis}"};
inline constexpr Form<Phrase, Number> boxPlaceMinus{"fault-box.place-minus", "at {place} minus {added}"};
inline constexpr Form<Phrase, Number, Text> boxPlaceMinusAlong{"fault-box.place-minus-along",
                                                               "at {place} minus {added} along {axis}"};
inline constexpr Form<> boxTheirPlace{"fault-box.their-place", "their place"};
inline constexpr Form<Number> boxPartOfCoordinates{"fault-box.part-of-coordinates", "{factor} of their coordinates"};
inline constexpr Form<> boxFromCentreOn{"fault-box.from-centre-on",
                                        "starting at their centre: the position is used as the lowest corner"};
inline constexpr Form<Text> boxFromCentreOnAlong{
    "fault-box.from-centre-on-along",
    "starting at their centre along {axis}: the position is used as the lowest corner"};
inline constexpr Form<> boxHalfTooLow{"fault-box.half-too-low",
                                      "half their size too low: the lowest corner is used as the centre"};
inline constexpr Form<Text> boxHalfTooLowAlong{
    "fault-box.half-too-low-along", "half their size too low along {axis}: the lowest corner is used as the centre"};
inline constexpr Form<> boxWholeNumbers{"fault-box.whole-numbers", "with coordinates truncated to whole numbers"};
inline constexpr Form<Text> boxWholeNumbersAlong{"fault-box.whole-numbers-along",
                                                 "with coordinates truncated to whole numbers along {axis}"};
inline constexpr Form<Number> boxMultiples{"fault-box.multiples", "with coordinates truncated to multiples of {unit}"};
inline constexpr Form<Number, Text> boxMultiplesAlong{"fault-box.multiples-along",
                                                      "with coordinates truncated to multiples of {unit} along {axis}"};
inline constexpr Form<> boxWholePlace{"fault-box.whole-place",
                                      "with their own size at a place that is truncated to whole numbers"};
inline constexpr Form<Text> boxWholePlaceAlong{
    "fault-box.whole-place-along", "with their own size at a place that is truncated to a whole number along {axis}"};
inline constexpr Form<Number> boxPlaceOfUnit{"fault-box.place-of-unit",
                                             "with their own size at a place that is truncated to multiples of {unit}"};
inline constexpr Form<Number, Text> boxPlaceOfUnitAlong{
    "fault-box.place-of-unit-along",
    "with their own size at a place that is truncated to a multiple of {unit} along {axis}"};
inline constexpr Form<> boxWholeHalves{"fault-box.whole-halves",
                                       "with half their width and half their height truncated to whole numbers"};
inline constexpr Form<Text> boxWholeHalvesAlong{"fault-box.whole-halves-along",
                                                "with half their size along {axis} truncated to a whole number"};
inline constexpr Form<Number> boxHalvesOfUnit{
    "fault-box.halves-of-unit", "with half their width and half their height truncated to multiples of {unit}"};
inline constexpr Form<Number, Text> boxHalvesOfUnitAlong{
    "fault-box.halves-of-unit-along", "with half their size truncated to a multiple of {unit} along {axis}"};
inline constexpr Form<> boxLessOne{"fault-box.less-one", "without their last unit (x + width - 1)"};
inline constexpr Form<Text> boxLessOneAlong{"fault-box.less-one-along",
                                            "without their last unit along {axis} (x + width - 1)"};
inline constexpr Form<Number> boxHighInset{"fault-box.high-inset",
                                           "without the last {inset} of their size (x + width - {inset})"};
inline constexpr Form<Number, Text> boxHighInsetAlong{
    "fault-box.high-inset-along", "without the last {inset} of their size along {axis} (x + width - {inset})"};
inline constexpr Form<> boxShortSquares{"fault-box.short-squares", "as squares of their shorter side"};
inline constexpr Form<> boxLongSquares{"fault-box.long-squares", "as squares of their longer side"};

// Boxes of rotated rectangles.
inline constexpr Form<> boxQuarterTurns{"fault-box.quarter-turns",
                                        "with a box that is rotated only by multiples of 90 degrees"};
inline constexpr Form<> boxWithoutRotation{"fault-box.without-rotation",
                                           "with the box that they have without rotation"};
inline constexpr Form<Phrase> boxOldAngle{"fault-box.old-angle",
                                          "at their place, but with the box for their angle of {time} ago"};
inline constexpr Form<Number, Phrase> boxTimesOldAngle{
    "fault-box.times-old-angle", "at their place, but with the box for {factor} times their angle of {time} ago"};
inline constexpr Form<Number> boxOtherAngle{"fault-box.other-angle",
                                            "with the box for a wrong angle: it is rotated {degrees} degrees too far"};
inline constexpr Form<Number> boxTimesAngle{"fault-box.times-angle", "with the box for {factor} times their angle"};
inline constexpr Form<Number> boxAngleInDegrees{
    "fault-box.angle-in-degrees",
    "with the box for {factor} times their angle: the angle is in degrees, but sine and cosine take radians"};
inline constexpr Form<Number> boxAngleInRadians{"fault-box.angle-in-radians",
                                                "with the box for {factor} times their angle: the angle is in radians "
                                                "already, and is converted from degrees to radians again"};
inline constexpr Form<Number> boxAngleHeld{
    "fault-box.angle-held",
    "with the box for an earlier angle, until the angle has changed by more than {radians} radians"};
inline constexpr Form<> boxSignsKept{"fault-box.signs-kept",
                                     "with boxes that are too small where sine and cosine of their angle have "
                                     "different signs: |w cos + h sin| wide and |w sin + h cos| high"};
inline constexpr Form<Phrase> boxAboutPoint{"fault-box.about-point",
                                            "with boxes that are rotated around {point} instead of their centre"};
inline constexpr Form<Phrase> boxMiddleOfSide{"fault-box.middle-of-side", "the midpoint of their {side}"};
inline constexpr Form<> boxUpperLeftCorner{"fault-box.upper-left-corner", "their upper left corner"};
inline constexpr Form<> boxUpperRightCorner{"fault-box.upper-right-corner", "their upper right corner"};
inline constexpr Form<> boxLowerLeftCorner{"fault-box.lower-left-corner", "their lower left corner"};
inline constexpr Form<> boxLowerRightCorner{"fault-box.lower-right-corner", "their lower right corner"};
inline constexpr Form<> boxAboutOrigin{
    "fault-box.about-origin",
    "at the right distance from (0, 0), but in another direction: they are moved first and then rotated around (0, 0)"};
inline constexpr Form<> boxFirstOfName{
    "fault-box.first-of-name",
    "with the size of the first object of their name: the size is stored only once for each name, or the scale of each "
    "object is left out"};
inline constexpr Form<> boxWidthOnly{"fault-box.width-only", "with their width as the height, too"};
inline constexpr Form<> boxHeightOnly{"fault-box.height-only", "with their height as the width, too"};

// Sides and directions, as they are seen.
inline constexpr Form<> boxLeftSide{"fault-box.left-side", "left side"};
inline constexpr Form<> boxRightSide{"fault-box.right-side", "right side"};
inline constexpr Form<> boxUpperSide{"fault-box.upper-side", "upper side"};
inline constexpr Form<> boxLowerSide{"fault-box.lower-side", "lower side"};
inline constexpr Form<Phrase> boxTooFarLeft{"fault-box.too-far-left", "{distance} too far left"};
inline constexpr Form<Phrase> boxTooFarRight{"fault-box.too-far-right", "{distance} too far right"};
inline constexpr Form<Phrase> boxTooFarUp{"fault-box.too-far-up", "{distance} too far up"};
inline constexpr Form<Phrase> boxTooFarDown{"fault-box.too-far-down", "{distance} too far down"};

// Lengths.
inline constexpr Form<> boxTheirWidth{"fault-box.their-width", "their width"};
inline constexpr Form<> boxTheirHeight{"fault-box.their-height", "their height"};
inline constexpr Form<> boxHalfWidth{"fault-box.half-width", "half their width"};
inline constexpr Form<> boxHalfHeight{"fault-box.half-height", "half their height"};
inline constexpr Form<Number> boxPartOfWidth{"fault-box.part-of-width", "{factor} of their width"};
inline constexpr Form<Number> boxPartOfHeight{"fault-box.part-of-height", "{factor} of their height"};
inline constexpr Form<> boxShorterSide{"fault-box.shorter-side", "their shorter side"};
inline constexpr Form<> boxLongerSide{"fault-box.longer-side", "their longer side"};
inline constexpr Form<Number> boxWidthLess{"fault-box.width-less", "a width that is {length} less than their own"};
inline constexpr Form<Number> boxWidthMore{"fault-box.width-more", "a width that is {length} more than their own"};
inline constexpr Form<Number> boxHeightLess{"fault-box.height-less", "a height that is {length} less than their own"};
inline constexpr Form<Number> boxHeightMore{"fault-box.height-more", "a height that is {length} more than their own"};
inline constexpr Form<Number> boxWidthOf{"fault-box.width-of", "a width of {length}"};
inline constexpr Form<Number> boxHeightOf{"fault-box.height-of", "a height of {length}"};
inline constexpr Form<Number> boxWidthOfAtMost{"fault-box.width-of-at-most", "a width of at most {length}"};
inline constexpr Form<Number> boxHeightOfAtMost{"fault-box.height-of-at-most", "a height of at most {length}"};
inline constexpr Form<Number> boxWidthOfAtLeast{"fault-box.width-of-at-least", "a width of at least {length}"};
inline constexpr Form<Number> boxHeightOfAtLeast{"fault-box.height-of-at-least", "a height of at least {length}"};
inline constexpr Form<Phrase> boxForWidth{"fault-box.for-width", "{length} as the width"};
inline constexpr Form<Phrase> boxForHeight{"fault-box.for-height", "{length} as the height"};
inline constexpr Form<Phrase, Number> boxAndMore{"fault-box.and-more", "{length} plus {added}"};
inline constexpr Form<Phrase, Number> boxAndLess{"fault-box.and-less", "{length} minus {added}"};

// Sizes.
inline constexpr Form<Phrase> boxWith{"fault-box.with", "with {lengths}"};
inline constexpr Form<Number> boxSmallerOnEachSide{"fault-box.smaller-on-each-side",
                                                   "with boxes that are {length} smaller than their own on each side"};
inline constexpr Form<Number> boxLargerOnEachSide{"fault-box.larger-on-each-side",
                                                  "with boxes that are {length} larger than their own on each side"};
inline constexpr Form<Number> boxSmaller{"fault-box.smaller",
                                         "with boxes that are {length} smaller than their own in width and height"};
inline constexpr Form<Number> boxLarger{"fault-box.larger",
                                        "with boxes that are {length} larger than their own in width and height"};
inline constexpr Form<> boxPoints{"fault-box.points", "as points"};
inline constexpr Form<Number> boxSizeOf{"fault-box.size-of", "with a size of {size}, instead of their own size"};
inline constexpr Form<Number, Number> boxMarginOfPoint{
    "fault-box.margin-of-point",
    "with a size of {size}, instead of their own size: the size of a margin of {margin} around a point"};
inline constexpr Form<Number> boxWithPartOfSize{"fault-box.with-part-of-size", "with {factor} of their size"};
inline constexpr Form<> boxSwapped{"fault-box.swapped", "with width and height swapped"};
inline constexpr Form<Number> boxSwappedAndMore{"fault-box.swapped-and-more",
                                                "with width and height swapped, plus {added}"};
inline constexpr Form<Number> boxSwappedAndLess{"fault-box.swapped-and-less",
                                                "with width and height swapped, minus {added}"};
inline constexpr Form<Number> boxSizeOfAtMost{"fault-box.size-of-at-most", "with a width and height of at most {size}"};
inline constexpr Form<Number> boxSizeOfAtLeast{"fault-box.size-of-at-least",
                                               "with a width and height of at least {size}"};
inline constexpr Form<Phrase> boxWhateverSize{"fault-box.whatever-size", "{sizes}, instead of their own size"};
inline constexpr Form<Phrase, Phrase> boxFromSide{"fault-box.from-side", "{sizes}, measured from their {side}"};
inline constexpr Form<Phrase, Phrase, Phrase> boxFromSides{"fault-box.from-sides",
                                                           "{sizes}, measured from their {first} and {second}"};

// Places.
inline constexpr Form<Text, Text> boxOtherAxis{"fault-box.other-axis", "with {other} used as {axis}"};
inline constexpr Form<Phrase, Text, Number> boxSideAt{"fault-box.side-at", "all with their {side} at {axis} = {place}"};
inline constexpr Form<Number, Text> boxMirrored{"fault-box.mirrored", "mirrored, with {place} - {axis} used as {axis}"};
inline constexpr Form<Text, Number> boxAllAt{"fault-box.all-at", "all at {axis} = {place}"};
inline constexpr Form<Number, Text> boxTimesAxis{"fault-box.times-axis", "with {factor} times {axis} used as {axis}"};
inline constexpr Form<Number, Text, Number> boxZoomedAbout{"fault-box.zoomed-about",
                                                           "as if zoomed by {factor} around {axis} = {place}"};
inline constexpr Form<Count> boxColumnsOfCells{"fault-box.columns-of-cells", "one column of cells",
                                               "{count} columns of cells"};
inline constexpr Form<Count> boxRowsOfCells{"fault-box.rows-of-cells", "one row of cells", "{count} rows of cells"};
inline constexpr Form<> boxMovedThenRotated{
    "fault-box.moved-then-rotated",
    "at the right distance from (0, 0), but in another direction, as if they were moved first and then rotated"};
inline constexpr Form<> boxByCamera{"fault-box.by-camera",
                                    "away from their places, all by the same distance within a step, but by a "
                                    "different distance in other steps, as with a camera position"};
inline constexpr Form<Number> boxZoomedByCamera{
    "fault-box.zoomed-by-camera",
    "as if zoomed by {factor} around a place that differs from step to step, as with a camera"};
inline constexpr Form<Number, Number> boxZoomedByCameraTwice{
    "fault-box.zoomed-by-camera-twice",
    "as if zoomed by {x} along x and by {y} along y around a place that differs from step to step, as with a camera"};
inline constexpr Form<Number> boxMultiplied{"fault-box.multiplied",
                                            "as if all coordinates were multiplied by {factor}"};
inline constexpr Form<Number, Number, Number> boxZoomed{"fault-box.zoomed",
                                                        "as if zoomed by {factor} around ({x}, {y})"};
inline constexpr Form<Number, Number> boxUpperCornerAt{"fault-box.upper-corner-at",
                                                       "with their upper left corner at ({x}, {y}), wherever they are"};
inline constexpr Form<Number, Number> boxLowerCornerAt{"fault-box.lower-corner-at",
                                                       "with their lower left corner at ({x}, {y}), wherever they are"};
inline constexpr Form<Number, Text> boxInSteps{"fault-box.in-steps",
                                               "with their centre rounded to steps of {step} along {axis}"};
inline constexpr Form<Number, Text> boxInStepsBelow{"fault-box.in-steps-below",
                                                    "with their centre rounded down to steps of {step} along {axis}"};
inline constexpr Form<Number, Text> boxByMultiples{"fault-box.by-multiples",
                                                   "too far by multiples of {step} along {axis}"};
inline constexpr Form<> boxOfAnother{"fault-box.of-another", "with the box of another object"};
inline constexpr Form<> boxOfSameBirth{"fault-box.of-same-birth",
                                       "with the box of another object that appeared in the same step"};
inline constexpr Form<> boxAxesSwapped{"fault-box.axes-swapped", "with x and y swapped"};
inline constexpr Form<> boxWithoutParent{"fault-box.without-parent",
                                         "as if the centre of their parent object were (0, 0)"};
inline constexpr Form<Text> boxWithoutParentNamed{"fault-box.without-parent-named",
                                                  "as if the centre of their parent object, named {name}, were (0, 0)"};
inline constexpr Form<> boxWithParent{"fault-box.with-parent",
                                      "with the centre of their parent object added to their own centre"};
inline constexpr Form<Text> boxWithParentNamed{
    "fault-box.with-parent-named", "with the centre of their parent object, named {name}, added to their own centre"};
inline constexpr Form<Phrase, Number> boxApartFromMargin{"fault-box.apart-from-margin",
                                                         "{how}, not counting a margin of {margin} on each side"};

} // namespace broadside::texts
