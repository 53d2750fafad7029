#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What the question "why do they collide, or why not?" says about two objects. See also miss_messages.h.

namespace broadside::texts {

// --- removed objects -----------------------------------------------------------------------------------------------

inline constexpr Form<Text, Integer> whyNotInWorld{"why.not-in-world", "{name} is not in the world in step {step}."};
inline constexpr Form<> whyAskWhenPresent{"why.ask-when-present", "Ask about a step in which it was there."};
inline constexpr Form<Integer> whyAskBefore{"why.ask-before", "To see the two before that, ask about step {step}."};
inline constexpr Form<Text, Integer> removedForUnknownReason{
    "removed.for-unknown-reason", "{name} was removed in step {step}, so nothing can collide with it any more."};
inline constexpr Form<Text, Integer> removedByLifetime{
    "removed.by-lifetime", "{name} was removed in step {step}, at the end of its lifetime."};
inline constexpr Form<Text, Integer> removedByEdge{
    "removed.by-edge",
    "{name} was removed in step {step}, when it left the world: the edges of this world remove objects."};
inline constexpr Form<Text, Integer, Text> removedByHit{
    "removed.by-hit", "{name} was removed in step {step}, when it was found to overlap {other}."};
inline constexpr Form<Text, Integer> removedByInput{"removed.by-input",
                                                    "{name} was removed in step {step} by an input."};
inline constexpr Form<Text, Integer> removedInRecording{"removed.in-recording",
                                                        "{name} is no longer in the world from step {step} on."};

// --- masks ---------------------------------------------------------------------------------------------------------

inline constexpr Form<Text> categoryIsZero{"masks.category-zero", "{name} has the category 0, which no mask accepts"};
inline constexpr Form<Integer, Text, Integer, Text> maskRefuses{
    "masks.refuses", "the mask {mask} of {owner} does not accept the category {category} of {other}"};
inline constexpr Form<Phrase, Phrase> masksBothRefuse{"masks.both-refuse", "{first}, and {second}"};
inline constexpr Form<Text, Integer, Text> giveCategory{
    "masks.give-category", "give {name} a category that the mask {mask} of {owner} accepts"};
inline constexpr Form<Text, Integer, Text> orderCategory{
    "masks.order-category", "Give {name} a category that the mask {mask} of {owner} accepts"};
inline constexpr Form<Text, Integer> setMask{"masks.set-mask", "set the mask of {owner} to {mask}"};
inline constexpr Form<Text, Integer> orderMask{"masks.order-mask", "Set the mask of {owner} to {mask}"};
inline constexpr Form<Text, Text> whyBothStatic{
    "why.both-static",
    "{a} and {b} never collide: both are static, and static objects are not tested with each other."};
inline constexpr Form<Text, Text, Phrase> whyBothStaticAndMasked{
    "why.both-static-and-masked",
    "{a} and {b} never collide: both are static, and static objects are not tested with each other; also, {reason}."};
inline constexpr Form<> whyMakeDynamic{"why.make-dynamic", "Make one of them dynamic, if they should collide."};
inline constexpr Form<Phrase> whyMakeDynamicAndChange{
    "why.make-dynamic-and-change", "Make one of them dynamic, and {change}, if they should collide."};
inline constexpr Form<Text, Text, Phrase> whyMasked{"why.masked", "{a} and {b} never collide: {reason}."};
inline constexpr Form<Phrase> whyChangeMasks{"why.change-masks", "{change}, if they should collide."};

// --- cells ---------------------------------------------------------------------------------------------------------

inline constexpr Form<Integer> cellOne{"cells.one", "cell {id}"};
inline constexpr Form<Integer, Integer> cellsTwo{"cells.two", "cells {first} and {second}"};
inline constexpr Form<Integer, Integer, Integer> cellsThree{"cells.three", "cells {first}, {second} and {third}"};
inline constexpr Form<Integer, Integer, Integer, Integer> cellsFour{"cells.four",
                                                                    "cells {first}, {second}, {third} and {fourth}"};
inline constexpr Form<Integer, Integer, Integer, Integer> cellsMore{
    "cells.more", "cells {first}, {second}, {third} and {count} more"};
inline constexpr Form<Phrase, Phrase> cellsOfGrid{"cells.of-grid", "{cells} of {grid}"};
inline constexpr Form<Phrase> cellsOutsideGrid{"cells.outside-grid", "cells outside {grid}"};
inline constexpr Form<> cellOutside{"cells.one-outside", "a cell outside the grid"};
inline constexpr Form<Phrase> inCells{"cells.in", "in {cells}"};
inline constexpr Form<Phrase> inCellsAndOutside{"cells.in-and-outside", "in {cells} and outside the grid"};
inline constexpr Form<> inNoCell{"cells.in-none", "in no cell"};
inline constexpr Form<> outsideTheGrid{"cells.outside", "outside the grid"};
inline constexpr Form<Text, Phrase, Text, Phrase> bothAreIn{"cells.both-are", "{a} is {whereA}, {b} {whereB}"};
inline constexpr Form<Text, Phrase, Text, Phrase> bothAreRegistered{"cells.both-are-registered",
                                                                    "{a} is registered {whereA}, {b} {whereB}"};

// --- distances -----------------------------------------------------------------------------------------------------

inline constexpr Form<Number> whyApart{"why.apart", "{distance} m apart"};
inline constexpr Form<> whyOnlyTouching{"why.only-touching", "only touching"};
inline constexpr Form<> whyBoxesALittleApart{"why.boxes-a-little-apart",
                                             "so close that only their boxes, which are a little smaller, are apart"};
inline constexpr Form<> whyTouching{"why.touching", "touching, which does not count as an overlap here"};
inline constexpr Form<Text, Text, Phrase> whyBoxesTooSmall{
    "why.boxes-too-small", "The shapes of {a} and {b} overlap, but their boxes are {apart}: the boxes of both are "
                           "smaller than their shapes."};
inline constexpr Form<Text, Text, Phrase, Text> whyBoxTooSmall{
    "why.box-too-small",
    "The shapes of {a} and {b} overlap, but their boxes are {apart}: the box of {name} is smaller than its shape."};

// --- passages ------------------------------------------------------------------------------------------------------

inline constexpr Form<Text, Text, Integer> whyPassedInGame{
    "why.passed-in-game", "{object} passed through {through} between two frames of the game, if both moved in a "
                          "straight line. The second frame is step {step}; they overlap in neither of the two frames."};
inline constexpr Form<Text, Text, Integer> whyPassedSeen{
    "why.passed-seen", "{object} passed through {through} within step {step}. The overlap was found too late: {object} "
                       "was already beyond the middle of {through}."};
inline constexpr Form<Text, Text, Integer> whyPassedUnseen{
    "why.passed-unseen", "{object} passed through {through} within step {step}, and no overlap was found: they overlap "
                         "neither before that step nor after it."};

// --- candidates ----------------------------------------------------------------------------------------------------

inline constexpr Form<Text, Text> whyUnrecordedOverlap{
    "why.unrecorded-overlap", "{a} and {b} overlap; whether the broad phase reports them is not recorded."};
inline constexpr Form<Text, Text, Phrase> whyUnrecordedBoxes{
    "why.unrecorded-boxes",
    "{a} and {b} are {apart}, and their boxes overlap; whether the broad phase reports them is not recorded."};
inline constexpr Form<Text, Text, Phrase> whyUnrecordedApart{
    "why.unrecorded-apart", "{a} and {b} are {apart}; whether the broad phase reports them is not recorded."};
inline constexpr Form<> whyRecordCandidates{
    "why.record-candidates", "Record the candidates (BST_CANDIDATES and bst_candidate in the game), or ask about one "
                             "of Broadside's algorithms on the same boxes."};
inline constexpr Form<Text, Text, Phrase> whyBothAsleep{
    "why.both-asleep", "{a} and {b} both sleep in this step: {broadPhase} leaves out such pairs, as engines do."};
inline constexpr Form<> whyAskWhenAwake{
    "why.ask-when-awake", "Nothing is wrong. To see how the pair is tested, ask about a step in which one is awake."};
inline constexpr Form<Text, Text, Phrase, Phrase> whyNotReported{
    "why.not-reported", "{a} and {b} are {apart}, and {broadPhase} does not report the pair."};
inline constexpr Form<Text, Text, Phrase, Phrase, Phrase> whyNotReportedInCells{
    "why.not-reported-in-cells",
    "{a} and {b} are {apart}, and {broadPhase} does not report the pair, although they share {cells}."};
inline constexpr Form<Text, Text, Phrase, Phrase> whyShareNoCell{"why.share-no-cell",
                                                                 "{a} and {b} are {apart} and share no cell: {where}."};
inline constexpr Form<> whyNeedNotBeCandidate{
    "why.need-not-be-candidate", "Nothing is wrong: their boxes do not overlap, so the pair does not have to be a "
                                 "candidate. To make them meet, move them closer, or ask about another step."};
inline constexpr Form<Text, Text, Phrase, Phrase> whyFalsePositiveInCells{
    "why.false-positive-in-cells", "{a} and {b} share {cells}, but their boxes are {apart}: a false positive."};
inline constexpr Form<Text, Text, Phrase, Phrase, Phrase> whyFalsePositiveOf{
    "why.false-positive-of", "{a} and {b} share {cells}, but their boxes are {apart} and touch no common cell: a false "
                             "positive of {broadPhase}."};
inline constexpr Form<> whyChooseGrid{
    "why.choose-grid",
    "Choose grid, which reports two objects only if both touch the same cell; the box test rejects this pair."};
inline constexpr Form<> whyLookAtCells{
    "why.look-at-cells", "Check how the game computes the cells of the two objects; the box test rejects this pair."};
inline constexpr Form<Phrase, Text, Text, Phrase> whyFalsePositive{
    "why.false-positive", "{broadPhase} reports {a} and {b}, but their boxes are {apart}: a false positive."};
inline constexpr Form<Phrase, Text, Text, Phrase, Phrase> whyFalsePositiveNoCell{
    "why.false-positive-no-cell", "{broadPhase} reports {a} and {b}, although they share no cell: {where}. Their boxes "
                                  "are {apart}: a false positive."};
inline constexpr Form<Text> whyChooseAnother{
    "why.choose-another", "Choose another algorithm, such as grid: {name} makes every pair a candidate."};
inline constexpr Form<> whyFarForCandidate{"why.far-for-candidate",
                                           "They are far apart for a candidate: look for pairs that stay in the list "
                                           "from an earlier step, and for ids that are used twice."};
inline constexpr Form<> whySortedOutByBoxes{"why.sorted-out-by-boxes",
                                            "Nothing is wrong: the box test rejects the pair."};
inline constexpr Form<> whyLookForStaying{"why.look-for-staying",
                                          "Look for pairs that stay in the list from an earlier step, for ids that are "
                                          "used twice, and for different cells that share one number."};
inline constexpr Form<> whyAsksAround{
    "why.asks-around",
    "A grid that also searches the neighbouring cells reports such pairs. The box test rejects them."};
inline constexpr Form<> whyLeaveCells{
    "why.leave-cells",
    "Change nothing: cells that are small enough to always separate the two would cost more than this one box test."};
inline constexpr Form<Number> whySeparatingCells{
    "why.separating-cells", "Cells of {size} m or smaller separate the two at any position. But one such pair costs "
                            "only a single box test, so look at all candidates before you change the cells."};

// --- overlaps ------------------------------------------------------------------------------------------------------

inline constexpr Form<Text, Text> whyShapesTouch{
    "why.shapes-touch",
    "The boxes of {a} and {b} overlap, but their shapes only touch, or miss each other by rounding."};
inline constexpr Form<> whyEitherAnswer{
    "why.either-answer", "Nothing is wrong: the distance is smaller than the rounding error, so both answers are "
                         "correct. Move one of them a little if this should count as a hit."};
inline constexpr Form<Text, Text, Number> whyShapesApart{
    "why.shapes-apart", "The boxes of {a} and {b} overlap, but their shapes are {distance} m apart."};
inline constexpr Form<> whyEnlargeShape{
    "why.enlarge-shape",
    "Nothing is wrong: the narrow phase rejects the pair. Enlarge a shape if this should count as a hit."};
inline constexpr Form<Text, Text> whyOverlap{"why.overlap", "{a} and {b} overlap"};
inline constexpr Form<Text, Text> whyOverlapFromStart{"why.overlap-from-start",
                                                      "{a} and {b} have overlapped since the first step"};
inline constexpr Form<Text, Text, Integer> whyOverlapSince{"why.overlap-since",
                                                           "{a} and {b} have overlapped since step {step}"};
inline constexpr Form<Text, Text, Integer, Number> whyMet{
    "why.met", "{a} and {b} met in step {step}, and are {distance} m apart at its end"};
inline constexpr Form<Phrase> whyNoneRemoved{"why.none-removed", "{overlap}."};
inline constexpr Form<Phrase, Text> whyOneRemoved{"why.one-removed", "{overlap}; {name} is removed in this step."};
inline constexpr Form<Phrase, Text, Text> whyTwoRemoved{"why.two-removed",
                                                        "{overlap}; {a} and {b} are removed in this step."};
inline constexpr Form<> whyLookAtNarrowPhase{
    "why.look-at-narrow-phase",
    "Nothing is wrong with the broad phase: the pair is a candidate. If nothing happens in the game, look at its "
    "narrow phase and at what responds to a hit."};
inline constexpr Form<> whyResponseComes{"why.response-comes",
                                         "Nothing is wrong: the response (`onHit`) happens when the overlap begins."};
inline constexpr Form<> whySetOnHit{
    "why.set-on-hit",
    "Set `onHit` of one of them if something should happen when they meet: neither responds to a hit."};

} // namespace broadside::texts
