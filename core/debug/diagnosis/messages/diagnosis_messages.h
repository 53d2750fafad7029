#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Explanations: their kinds, what speaks for them, causes of Broadside's own algorithms, and touching pairs.

namespace broadside::texts {

inline constexpr Form<> diagnosisCause{"diagnosis.cause", "Cause"};
inline constexpr Form<> diagnosisTendency{"diagnosis.tendency", "Tendency, not certain"};
inline constexpr Form<> diagnosisCost{"diagnosis.cost", "Cost"};
inline constexpr Form<Count> diagnosisPassages{"diagnosis.passages",
                                               "Explains {count} passage of an object through another.",
                                               "Explains {count} passages of an object through another."};
inline constexpr Form<Count> diagnosisOverlaps{
    "diagnosis.overlaps",
    "Explains {count} overlap without a collision, counted in each step. The masks may be intentional.",
    "Explains {count} overlaps without a collision, counted in each step. The masks may be intentional."};
inline constexpr Form<Count, Phrase> diagnosisCandidates{"diagnosis.candidates",
                                                         "Explains {count} of {all} per step, on average."};
inline constexpr Form<Count> diagnosisCandidatePairs{"diagnosis.candidate-pairs", "{count} candidate pair",
                                                     "{count} candidate pairs"};
inline constexpr Form<Count> diagnosisMissedPairs{"diagnosis.missed-pairs", "{count} missed pair",
                                                  "{count} missed pairs"};
inline constexpr Form<Count> diagnosisFoundPairs{"diagnosis.found-pairs", "{count} found pair", "{count} found pairs"};
inline constexpr Form<Count, Phrase> diagnosisHoldsFor{"diagnosis.holds-for", "It holds for {count} of {missed}."};
inline constexpr Form<Count, Phrase> diagnosisNothingAgainst{
    "diagnosis.nothing-against", "Explains {count} of {missed}; there is no found pair that could contradict it."};
inline constexpr Form<Count, Phrase> diagnosisAboutNothingAgainst{
    "diagnosis.about-nothing-against",
    "Explains about {count} of {missed}; there is no found pair that could contradict it."};
inline constexpr Form<Count, Phrase, Phrase> diagnosisNoneAgainst{
    "diagnosis.none-against", "Explains {count} of {missed}; none of {found} that were checked contradicts it."};
inline constexpr Form<Count, Phrase, Phrase> diagnosisAboutNoneAgainst{
    "diagnosis.about-none-against",
    "Explains about {count} of {missed}; none of {found} that were checked contradicts it."};
inline constexpr Form<Count, Phrase, Count, Phrase> diagnosisSomeAgainst{
    "diagnosis.some-against", "Explains {count} of {missed}; {against} of {found} that were checked contradict it."};
inline constexpr Form<Count, Phrase, Count, Phrase> diagnosisAboutSomeAgainst{
    "diagnosis.about-some-against",
    "Explains about {count} of {missed}; {against} of {found} that were checked contradict it."};

inline constexpr Form<Percent> diagnosisReported{"diagnosis.reported",
                                                 "{share} of the pairs that it calls lost are reported."};

inline constexpr Form<> diagnosisStale{
    "diagnosis.stale", "Pairs are missed because one of the two objects is registered with wrong bounds."};
inline constexpr Form<> diagnosisOutsideGrid{
    "diagnosis.outside-grid", "Pairs are missed because they overlap only outside the world or the grid."};
inline constexpr Form<> diagnosisPartialLastCell{
    "diagnosis.partial-last-cell",
    "Pairs are missed because they overlap only in a row or column that the table of cells does not have."};
inline constexpr Form<> diagnosisLargerThanCells{
    "diagnosis.larger-than-cells",
    "Pairs are missed because one of the two objects spans three or more cells and is registered only at its corners."};
inline constexpr Form<> diagnosisNotRegistered{"diagnosis.not-registered",
                                               "Pairs are missed because one of the two objects is not registered."};
inline constexpr Form<> diagnosisIntegerTruncation{
    "diagnosis.integer-truncation", "Pairs are missed because the algorithm truncates coordinates to whole pixels."};
inline constexpr Form<> diagnosisRounding{
    "diagnosis.rounding",
    "Pairs are missed because rounding put one of the two objects on the other side of a cell border."};
inline constexpr Form<> diagnosisUnknown{"diagnosis.unknown", "Pairs are missed for an unknown reason."};
inline constexpr Form<> diagnosisTunnelling{
    "diagnosis.tunnelling", "Objects tunnel: they move so far in one step that they pass through others."};
inline constexpr Form<> diagnosisMasksDiffer{
    "diagnosis.masks-differ",
    "Masks prevent collisions of some objects, although other objects with the same names can collide."};

inline constexpr Form<> diagnosisAfterStructure{
    "diagnosis.after-structure",
    "The two objects of a missed pair are registered together, in a common cell or with boxes that overlap, and the "
    "pair "
    "is still not reported. So the search for pairs loses it, or the code that follows the search."};
inline constexpr Form<> diagnosisCheckAfterStructure{"diagnosis.check-after-structure",
                                                     "Look at the code that makes pairs from cells or leaves: a filter "
                                                     "against pairs that come twice, a limit, a key or a "
                                                     "hash that two pairs share."};
inline constexpr Form<> diagnosisAllMissed{"diagnosis.all-missed",
                                           "Not one of the overlapping pairs is reported, in any step: the broad phase "
                                           "refuses all of them, or the recorder is not told of them."};
inline constexpr Form<> diagnosisTouching{
    "diagnosis.touching",
    "Boxes that only touch, or overlap only by the last bits of their coordinates, are not reported."};
inline constexpr Form<> diagnosisTouchingAlongX{
    "diagnosis.touching-along-x",
    "Boxes that only touch along x, side by side, are not reported; those that touch along y are."};
inline constexpr Form<> diagnosisTouchingAlongY{
    "diagnosis.touching-along-y",
    "Boxes that only touch along y, one above the other, are not reported; those that touch along x are."};
inline constexpr Form<> diagnosisTouchingCorners{
    "diagnosis.touching-corners",
    "Boxes that only touch at their corners are not reported; those that touch along a side are."};
inline constexpr Form<> diagnosisTouchingCells{
    "diagnosis.touching-cells",
    "Boxes that only touch at a border of cells are not reported; those that touch elsewhere are."};
inline constexpr Form<Number, Number> diagnosisTouchingSquares{
    "diagnosis.touching-squares", "Boxes that only touch at a border of the squares of a tree, {width} wide and "
                                  "{height} high, are not reported; those that touch elsewhere are."};
inline constexpr Form<Number> diagnosisAllTooSmall{
    "diagnosis.all-too-small", "All objects are registered with boxes that are {inset} too small on each side: objects "
                               "that only touch have a gap between their registered boxes, so they are not reported."};

inline constexpr Form<> diagnosisRecordCells{
    "diagnosis.record-cells", "Record the cells or the boxes in which the broad phase registers each object."};
inline constexpr Form<> diagnosisRecordNames{"diagnosis.record-names", "Record the names of objects."};
inline constexpr Form<> diagnosisRecordTested{
    "diagnosis.record-tested", "Record each pair where the broad phase hands it out, before any filter of the game."};
inline constexpr Form<> diagnosisRecordSteps{"diagnosis.record-steps", "Record more steps."};

} // namespace broadside::texts
