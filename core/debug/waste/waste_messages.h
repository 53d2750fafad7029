#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Why there are so many candidate pairs, or why a step is slow, and what to change.

namespace broadside::texts {

// Sizes, and counts of which a sentence has several.
inline constexpr Form<Number> wasteMetres{"waste.metres", "{size} m"};
inline constexpr Form<Number, Number> wasteMetresAndUnits{"waste.metres-and-units",
                                                          "{size} m ({units} units of your game)"};
inline constexpr Form<> wasteWithoutName{"waste.without-name", "objects without a name"};
inline constexpr Form<Count> wasteCandidatePairs{"waste.candidate-pairs", "{count} candidate pair",
                                                 "{count} candidate pairs"};
inline constexpr Form<Count> wasteReportedPairs{"waste.reported-pairs", "{count} reported pair",
                                                "{count} reported pairs"};

inline constexpr Form<Phrase, Phrase, Count> wasteCellsTooLarge{
    "waste.cells-too-large",
    "The cells of {size} are too large: half of the objects are at most {median} large, and a step has {count} "
    "candidate pair.",
    "The cells of {size} are too large: half of the objects are at most {median} large, and a step has {count} "
    "candidate pairs."};
inline constexpr Form<Phrase, Count, Percent> wasteUseSmallerCells{
    "waste.use-smaller-cells", "Use cells of {size}: then a step has {count} candidate pair, {share} less.",
    "Use cells of {size}: then a step has {count} candidate pairs, {share} less."};
inline constexpr Form<Phrase, Number, Count> wasteCellsTooSmall{
    "waste.cells-too-small",
    "The cells of {size} are too small: half of the objects are in {cells} cells or more. A step makes {count} test, "
    "because a pair is tested in each cell that it shares.",
    "The cells of {size} are too small: half of the objects are in {cells} cells or more. A step makes {count} tests, "
    "because a pair is tested in each cell that it shares."};
inline constexpr Form<Phrase, Count, Percent> wasteUseLargerCells{
    "waste.use-larger-cells", "Use cells of {size}: then a step makes {count} test, {share} less.",
    "Use cells of {size}: then a step makes {count} tests, {share} less."};
inline constexpr Form<Phrase, Count> wasteCrowdedBuckets{"waste.crowded-buckets",
                                                         "Different cells share a bucket of the hash: of {all} a step, "
                                                         "{count} are of objects whose cells are 3 or more apart."};
inline constexpr Form<Count> wasteMixBits{
    "waste.mix-bits", "Make the table larger, mix the bits of both coordinates in the hash, or compare the cells "
                      "before you report a pair: without these pairs {count} remain."};

inline constexpr Form<Phrase, Count, Phrase> wasteFarPairs{
    "waste.far-pairs",
    "Nearly every object is compared with every other: of {all} a step, {count} is of objects that are more than "
    "{size} apart.",
    "Nearly every object is compared with every other: of {all} a step, {count} are of objects that are more than "
    "{size} apart."};
inline constexpr Form<Phrase, Count> wasteUseGrid{
    "waste.use-grid",
    "Look for partners only in the cells of a grid that an object touches: with cells of {size}, a step has {count} "
    "candidate pair.",
    "Look for partners only in the cells of a grid that an object touches: with cells of {size}, a step has {count} "
    "candidate pairs."};

inline constexpr Form<Count, Phrase> wasteStatics{
    "waste.statics", "Static objects are tested with static objects: {count} of {all} a step."};
inline constexpr Form<Count> wasteDynamicOnly{"waste.dynamic-only",
                                              "Let only dynamic objects look for partners: then {count} pairs remain."};
inline constexpr Form<Phrase, Count, Count, Phrase> wasteUnmarked{
    "waste.unmarked", "Objects of the name \"{name}\" ({count}) never move in these steps, and none is marked as "
                      "static: {pairs} of {all} a step are between two of them."};
inline constexpr Form<Phrase, Count, Phrase, Count, Phrase> wasteUnmarkedAndOthers{
    "waste.unmarked-and-others", "Objects of the name \"{name}\" ({count}) and of {others} never move in these steps, "
                                 "and none is marked as static: {pairs} of {all} a step are between two of them."};
inline constexpr Form<Count> wasteOtherNames{"waste.other-names", "{count} other name", "{count} other names"};
inline constexpr Form<Count> wasteMark{"waste.mark", "Mark them as static, or let them sleep, so that only moving "
                                                     "objects look for partners: then {count} candidate pairs remain."};
inline constexpr Form<Text, Percent> wasteCover{"waste.cover", "The box of {name} covers {share} of the world."};
inline constexpr Form<Count, Phrase> wasteLargeOne{"waste.large-one", "This object is in {count} of {all} a step."};
inline constexpr Form<Count, Phrase, Count> wasteLargeOneTouches{
    "waste.large-one-touches",
    "This object is in {count} of {all} a step, and touches the other object in {touching} of them."};
inline constexpr Form<Text, Phrase, Count, Phrase> wasteLargeOnes{
    "waste.large-ones", "{name} and {others} are in {count} of {all} a step."};
inline constexpr Form<Text, Phrase, Count, Phrase, Count> wasteLargeOnesTouch{
    "waste.large-ones-touch",
    "{name} and {others} are in {count} of {all} a step, and touch the other object in {touching} of them."};
inline constexpr Form<Count> wasteOtherLarge{"waste.other-large", "{count} other large object",
                                             "{count} other large objects"};
inline constexpr Form<Count> wasteSplit{
    "waste.split", "Split it into parts that are not larger than other objects, or exclude by its mask the objects "
                   "that it need not touch: then {count} candidate pairs remain."};
inline constexpr Form<Count, Number, Number, Count, Phrase> wasteParked{
    "waste.parked", "Up to {count} idle object is parked at ({x}, {y}) and is in {pairs} of {all} a step.",
    "Up to {count} idle objects are parked at ({x}, {y}) and are in {pairs} of {all} a step."};
inline constexpr Form<Count> wasteTakeOut{
    "waste.take-out",
    "Remove idle objects from the broad phase, or set their masks to 0: then {count} candidate pairs remain."};

inline constexpr Form<Phrase, Count, Count, Count, Count, Count, Count> wasteGrowth{
    "waste.growth", "The number of \"{name}\" objects keeps growing: {first} in step {from}, {last} in step {to}. Of "
                    "{seen} that appeared, {gone} were removed."};
inline constexpr Form<Phrase, Count, Count, Count, Count, Text, Count, Count> wasteSpawnedGrowth{
    "waste.spawned-growth", "The number of \"{name}\" objects keeps growing: {first} in step {from}, {last} in step "
                            "{to}, spawned by {spawner}. Of {seen} that appeared, {gone} were removed."};
inline constexpr Form<Count, Count, Count> wasteRemoveInTime{
    "waste.remove-in-time", "Remove each of them some time after it appears: with {life} steps, a step has {after} "
                            "candidate pairs instead of {before}."};

} // namespace broadside::texts
