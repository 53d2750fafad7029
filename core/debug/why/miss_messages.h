#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Why a pair is missed, what to do about it, how far a pair got, and what tried remedies change.

namespace broadside::texts {

// --- missed pairs --------------------------------------------------------------------------------------------------

inline constexpr Form<Text, Text, Phrase, Phrase> whyMissed{
    "why.missed", "The boxes of {a} and {b} overlap, but {broadPhase} missed the pair, {reason}."};
inline constexpr Form<Text, Text, Phrase, Phrase, Phrase> whyMissedInCells{
    "why.missed-in-cells", "The boxes of {a} and {b} overlap, but {broadPhase} missed the pair, {reason}; {where}."};
/// {explanation}: a sentence with its full stop.
inline constexpr Form<Text, Text, Phrase, Phrase> whyMissedExplained{
    "why.missed-explained", "The boxes of {a} and {b} overlap, but {broadPhase} missed the pair. {explanation}"};
inline constexpr Form<Text, Text, Phrase, Phrase> whyLost{
    "why.lost", "The boxes of {a} and {b} overlap, but {broadPhase} missed the pair: {stage}."};
inline constexpr Form<Text, Text, Phrase, Phrase, Phrase> whyLostInCells{
    "why.lost-in-cells", "The boxes of {a} and {b} overlap, but {broadPhase} missed the pair: {stage}; {where}."};
inline constexpr Form<Text> whyTellMoves{"why.tell-moves",
                                         "Update the broad phase whenever an object moved. A textbook grid still does "
                                         "not register a static object again: choose {algorithm}."};
inline constexpr Form<Text> whyChooseCorrect{
    "why.choose-correct", "Choose a correct algorithm: {algorithm} misses no pairs, inside or outside the world."};

// Where a pair of a game was lost, if no cause is known: the part {stage} above.
inline constexpr Form<Text> lostNotRegistered{"lost.not-registered", "{name} is not registered"};
inline constexpr Form<> lostNotRegisteredBoth{"lost.not-registered-both", "neither is registered"};
inline constexpr Form<> lostApart{"lost.apart", "their registrations do not overlap"};
inline constexpr Form<Number> lostBoxesApart{"lost.boxes-apart",
                                             "the boxes with which they are registered are {gap} m apart"};
inline constexpr Form<> lostAfterStructure{"lost.after-structure",
                                           "their registrations overlap, but the pair is not reported"};
inline constexpr Form<> lostUnknown{"lost.unknown", "it is not recorded where they are registered"};

inline constexpr Form<> missedStale{"missed.stale", "because one of the two objects is registered with wrong bounds"};
inline constexpr Form<> missedOutsideGrid{"missed.outside-grid",
                                          "because they overlap only outside the world or the grid"};
inline constexpr Form<> missedOutsideWorldOnly{"missed.outside-world-only",
                                               "because they overlap only outside the world"};
inline constexpr Form<> missedOutsideGridOnly{"missed.outside-grid-only", "because they overlap only outside the grid"};
inline constexpr Form<> missedPartialCell{
    "missed.partial-last-cell", "because they overlap only in a row or column that the table of cells does not have"};
inline constexpr Form<> missedLarge{
    "missed.larger-than-cells",
    "because one of the two objects spans three or more cells and is registered only at its corners"};
inline constexpr Form<> missedNotRegistered{"missed.not-registered",
                                            "because one of the two objects is not registered"};
inline constexpr Form<> missedTruncation{"missed.integer-truncation",
                                         "because it truncates coordinates to whole pixels"};
inline constexpr Form<> missedRounding{
    "missed.rounding", "because rounding put one of the two objects on the other side of a cell border"};
inline constexpr Form<> missedUnknown{"missed.unknown", "for an unknown reason"};

inline constexpr Form<Text> missedStaleOne{"missed.stale-one", "because {name} is registered with wrong bounds"};
inline constexpr Form<> missedStaleBoth{"missed.stale-both", "because both are registered with wrong bounds"};
inline constexpr Form<Text> missedLargeOne{
    "missed.larger-than-cells-one", "because {name} spans three or more cells and is registered only at its corners"};
inline constexpr Form<> missedLargeBoth{
    "missed.larger-than-cells-both", "because both span three or more cells and are registered only at their corners"};
inline constexpr Form<Text> missedNotRegisteredOne{"missed.not-registered-one", "because {name} is not registered"};
inline constexpr Form<> missedNotRegisteredBoth{"missed.not-registered-both", "because neither is registered"};

// --- what the author of a broad phase should do about them ---------------------------------------------------------

inline constexpr Form<> mendStale{"mend.stale",
                                  "Update the broad phase whenever an object moved, before you query its pairs."};
inline constexpr Form<> mendOutsideGrid{
    "mend.outside-grid", "Register objects outside the grid in the outermost cells, or extend the grid."};
inline constexpr Form<> mendPartialCell{
    "mend.partial-last-cell",
    "Round the number of columns and rows up, so that the last cells reach the end of the world."};
inline constexpr Form<> mendLarge{
    "mend.larger-than-cells",
    "Register an object in every cell from its lower left to its upper right corner, not only at its corners."};
inline constexpr Form<> mendNotRegistered{
    "mend.not-registered", "Register each object as soon as it exists, in every cell that its box touches."};
inline constexpr Form<> mendTruncation{
    "mend.integer-truncation",
    "Divide by the cell size before you round, round down with floor, and include the upper edge."};
inline constexpr Form<> mendRounding{
    "mend.rounding",
    "Compute the cells of both sides of a box with the same numbers, in the precision of the box itself."};
inline constexpr Form<> mendUnknown{
    "mend.unknown", "Record in which cells, or with which boxes, objects are registered. Diagnose the recording, too: "
                    "many missed pairs together can show the fault."};
inline constexpr Form<> mendUnknownRegistered{
    "mend.unknown-registered",
    "Check what the game does between its cells and the pairs that it reports: limits, filters, and pairs that are "
    "mistaken for the same pair. Diagnose the recording, too: many missed pairs together can show the fault."};

inline constexpr Form<> mendUnknownApart{
    "mend.unknown-apart",
    "Compare where both objects are registered with their boxes, in this step and in those before. Diagnose the "
    "recording, too: many missed pairs together can show the fault."};

inline constexpr Form<> mendDiagnose{"mend.diagnose",
                                     "Diagnose the recording: many missed pairs together can show the fault."};
inline constexpr Form<> mendUndiagnosed{
    "mend.undiagnosed", "The diagnosis of the recording finds no certain cause here. Record in which cells, or with "
                        "which boxes, objects are registered: then it can find more faults."};
inline constexpr Form<> mendUndiagnosedRegistered{
    "mend.undiagnosed-registered",
    "The diagnosis of the recording finds no certain cause here. Compare where the two are registered with their "
    "boxes, in this step and in those before."};

inline constexpr Form<> mendTendency{"mend.tendency",
                                     "The diagnosis of the recording has no certain cause here, but a tendency:"};

// --- the stages of a pair ------------------------------------------------------------------------------------------

inline constexpr Form<> stageNotInFrame{"stage.not-in-frame", "an object is not in the frame"};
inline constexpr Form<> stageNotRegistered{"stage.not-registered", "an object is not registered"};
inline constexpr Form<> stageRegistration{"stage.registration", "the two registrations do not overlap"};
inline constexpr Form<> stageAfterStructure{"stage.after-structure", "not reported, although the boxes overlap"};
inline constexpr Form<> stageMasked{"stage.masked", "masks prevent the collision"};
inline constexpr Form<> stageSmallBox{"stage.box-smaller-than-shape", "box smaller than its shape"};
inline constexpr Form<> stageNoContact{"stage.no-contact", "reported, no contact recorded"};
inline constexpr Form<> stageNoResponse{"stage.no-response", "contact without a response"};

// --- tried remedies ------------------------------------------------------------------------------------------------

inline constexpr Form<Phrase> triedSwept{"tried.swept",
                                         "Tried on this run: with swept collision, {left}. Nothing else was tried."};
inline constexpr Form<Phrase, Number, Phrase> triedSweptAndShorter{
    "tried.swept-and-shorter",
    "Tried on this run: with swept collision, {left}; with steps of {dt} s, {leftThen}. Nothing else was tried."};
inline constexpr Form<> nothingPasses{"tried.nothing-passes", "no tunnelling remains"};
inline constexpr Form<Count, Count> stillPass{"tried.still-pass", "{left} of {passages} tunnellings remain"};

inline constexpr Form<Count> triedStep{"tried.step", "step {step}"};
inline constexpr Form<Count, Count> triedSteps{"tried.steps", "steps {first} to {last}"};
inline constexpr Form<Count, Count> missedInstead{"tried.missed", "{after} missed pair instead of {before}",
                                                  "{after} missed pairs instead of {before}"};
inline constexpr Form<Count, Count> passagesInstead{"tried.passages", "{after} tunnelling instead of {before}",
                                                    "{after} tunnellings instead of {before}"};
inline constexpr Form<Count, Count> candidatesInstead{"tried.candidates", "{after} candidate instead of {before}",
                                                      "{after} candidates instead of {before}"};
inline constexpr Form<Phrase, Phrase> fixTriedAsLoaded{"tried.fix-as-loaded",
                                                       "Tried on the world as loaded: {missed}, {candidates}."};
inline constexpr Form<Phrase, Phrase, Phrase, Phrase> fixTried{"tried.fix",
                                                               "Tried on {steps}: {missed}, {passages}, {candidates}."};
inline constexpr Form<> fixEndsFinding{"tried.ends-finding", "It ends this finding."};
inline constexpr Form<> fixLeavesFinding{"tried.leaves-finding", "It does not end this finding."};

} // namespace broadside::texts
