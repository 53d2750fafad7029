#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Breakpoints and the steps that meet them, as sentences.

namespace broadside::texts {

// --- the objects of a condition; at the start of a sentence, too ---------------------------------------------------

inline constexpr Form<> anyObject{"break.any-object", "any object"};
inline constexpr Form<> anyObjectFirst{"break.any-object-first", "Any object"};
inline constexpr Form<> anyTwoObjects{"break.any-two-objects", "any two objects"};
inline constexpr Form<> anyTwoObjectsFirst{"break.any-two-objects-first", "Any two objects"};
inline constexpr Form<Count> oneOfObjects{"break.one-of-objects", "one of {count} objects"};
inline constexpr Form<Count> oneOfObjectsFirst{"break.one-of-objects-first", "One of {count} objects"};
inline constexpr Form<Text, Text> eitherOfTwo{"break.either-of-two", "{first} or {second}"};
inline constexpr Form<Text, Text, Text> oneOfThree{"break.one-of-three", "{first}, {second} or {third}"};
inline constexpr Form<Phrase, Text> ofCategory{"break.of-category", "{objects} of category {bits}"};
inline constexpr Form<Phrase, Text> calledSo{"break.called", "{objects} named \"{name}\""};

// --- conditions ----------------------------------------------------------------------------------------------------

inline constexpr Form<Phrase> breakPairBegins{"break.pair-begins", "{both} begin to overlap"};
inline constexpr Form<Phrase> breakPairEnds{"break.pair-ends", "{both} stop overlapping"};
inline constexpr Form<Phrase> breakObjectHit{"break.object-hit", "{object} is hit"};
inline constexpr Form<Phrase, Number, Number, Number, Number> breakEntersRegion{
    "break.enters-region", "{object} enters the region ({left}, {low}) to ({right}, {high}) m"};
inline constexpr Form<Phrase, Number, Number, Number, Number> breakLeavesRegion{
    "break.leaves-region", "{object} leaves the region ({left}, {low}) to ({right}, {high}) m"};
inline constexpr Form<Phrase, Number, Number, Number, Number> breakEntersGameRegion{
    "break.enters-game-region", "{object} enters the region ({left}, {low}) to ({right}, {high})"};
inline constexpr Form<Phrase, Number, Number, Number, Number> breakLeavesGameRegion{
    "break.leaves-game-region", "{object} leaves the region ({left}, {low}) to ({right}, {high})"};
inline constexpr Form<Phrase> breakLeavesWorld{"break.leaves-world", "{object} leaves the world"};
inline constexpr Form<Count> breakCandidatesAbove{"break.candidates-above", "The candidates of a step exceed {count}"};
inline constexpr Form<Phrase> breakMissedPair{"break.missed-pair", "The broad phase misses {both}"};
inline constexpr Form<Phrase> breakPassage{"break.passage", "{both} pass through each other"};
inline constexpr Form<Phrase> breakNotANumber{"break.not-a-number",
                                              "The position or velocity of {object} becomes NaN or infinite"};
inline constexpr Form<Phrase> breakFalseCandidate{"break.false-candidate",
                                                  "{both} become candidates but do not overlap"};
// English has four endings of ordinal numbers.
inline constexpr Form<Phrase, Count> breakFromFirst{"break.from-time-1", "{condition}, from the {number}st time on"};
inline constexpr Form<Phrase, Count> breakFromSecond{"break.from-time-2", "{condition}, from the {number}nd time on"};
inline constexpr Form<Phrase, Count> breakFromThird{"break.from-time-3", "{condition}, from the {number}rd time on"};
inline constexpr Form<Phrase, Count> breakFromLater{"break.from-time", "{condition}, from the {number}th time on"};

// --- filters that cannot be read -----------------------------------------------------------------------------------

inline constexpr Form<Text> notCategoryBits{"break.not-category-bits", "\"{text}\" is not a set of category bits"};
inline constexpr Form<> writeCategoryBits{
    "break.write-category-bits", "Write a number from 1 to 4294967295, or 0x and up to eight hexadecimal digits"};
inline constexpr Form<> filterNameEmpty{"break.name-empty", "The condition \"name\" has no name"};
inline constexpr Form<> filterNameTwice{"break.name-twice", "The condition has two names"};
inline constexpr Form<> writeFilterName{
    "break.write-name", "Write only one name or part of a name: the breakpoint is for objects whose names contain it"};

// --- steps that meet a condition -----------------------------------------------------------------------------------

inline constexpr Form<Integer, Phrase> breakMet{"break.met", "Step {step}: {what}."};
inline constexpr Form<Integer, Phrase, Count> breakMetByMore{"break.met-by-more",
                                                             "Step {step}: {what}, and {count} more do the same."};
inline constexpr Form<Text, Text> metPairBegins{"break.met-pair-begins", "{a} and {b} began to overlap"};
inline constexpr Form<Text, Text> metPairEnds{"break.met-pair-ends", "{a} and {b} stopped overlapping"};
inline constexpr Form<Text, Text> metObjectHit{"break.met-object-hit", "{name} was hit by {other}"};
inline constexpr Form<Text> metEntersRegion{"break.met-enters-region", "{name} entered the region"};
inline constexpr Form<Text> metLeavesRegion{"break.met-leaves-region", "{name} left the region"};
inline constexpr Form<Text, Number, Number> metLeavesWorld{"break.met-leaves-world",
                                                           "{name} left the world at ({x}, {y}) m"};
inline constexpr Form<Count, Count> metCandidatesAbove{
    "break.met-candidates-above", "The broad phase reported {count} candidate, more than {limit}",
    "The broad phase reported {count} candidates, more than {limit}"};
inline constexpr Form<Text, Text, Text> metMissedPair{"break.met-missed-pair",
                                                      "The broad phase missed {a} and {b}, because of {cause}"};
inline constexpr Form<Text, Text, Number> metPassageUnseen{
    "break.met-passage-unseen", "{object} passed through {through} at {speed} m/s, undetected"};
inline constexpr Form<Text, Text, Number> metPassageLate{
    "break.met-passage-late", "{object} passed through {through} at {speed} m/s, detected too late"};
inline constexpr Form<Text, Text, Number> metPassageUnseenIfStraight{
    "break.met-passage-unseen-if-straight",
    "{object} passed through {through} at {speed} m/s, undetected, if both moved straight"};
inline constexpr Form<Text, Text, Number> metPassageLateIfStraight{
    "break.met-passage-late-if-straight",
    "{object} passed through {through} at {speed} m/s, detected too late, if both moved straight"};
inline constexpr Form<Text> metNotANumber{
    "break.met-not-a-number", "The position or velocity of {name} became NaN or infinite, so the object was stopped"};
inline constexpr Form<Text, Text> metFalseCandidate{"break.met-false-candidate",
                                                    "{a} and {b} are candidates but do not overlap"};

} // namespace broadside::texts
