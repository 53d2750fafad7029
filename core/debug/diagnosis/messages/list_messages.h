#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Faults of lists: objects that fill gaps, buckets of a hash that are full, objects that are asleep, lists of pairs
/// that are full or marked, and teams.

namespace broadside::texts {

inline constexpr Form<> pairGapCentreOfLater{
    "fault-pair.gap-centre-of-later",
    "When an object is removed, the last one of the list takes its place, but its cell keeps the old number: objects "
    "before it in the list do not find it until its centre goes into another cell."};
inline constexpr Form<> pairGapCentreOfEither{
    "fault-pair.gap-centre-of-either",
    "When an object is removed, the last one of the list takes its place, but its cell keeps the old number: it has no "
    "pairs until its centre goes into another cell."};
inline constexpr Form<> pairGapCellsOfLater{
    "fault-pair.gap-cells-of-later",
    "When an object is removed, the last one of the list takes its place, but its cells keep the old number: objects "
    "before it in the list do not find it until it goes into other cells."};
inline constexpr Form<> pairGapCellsOfEither{
    "fault-pair.gap-cells-of-either",
    "When an object is removed, the last one of the list takes its place, but its cells keep the old number: it has no "
    "pairs until it goes into other cells."};
inline constexpr Form<> mendNumberInCells{
    "fault-remedy.number-in-cells",
    "When the last object moves into the gap, remove its old number from its cells and add the new one."};
inline constexpr Form<Number, Text> pairBucketHolds{
    "fault-pair.bucket-holds",
    "A bucket of the hash holds only {count} object: later ones are dropped. Cells share buckets: {formula}.",
    "A bucket of the hash holds only {count} objects: later ones are dropped. Cells share buckets: {formula}."};
inline constexpr Form<> mendListOfBucket{"fault-remedy.list-of-bucket",
                                         "Let the list of a bucket grow, or use more buckets."};
inline constexpr Form<Phrase> pairQuietOfEarlier{
    "fault-pair.quiet-of-earlier", "An object that has neither moved nor been hit for {time} is asleep, and is not "
                                   "tested with the objects that come after it in the list."};
inline constexpr Form<Phrase> pairQuietOfLater{
    "fault-pair.quiet-of-later",
    "An object that has neither moved nor been hit for {time} is asleep, and is not tested "
    "with the objects that come before it in the list."};
inline constexpr Form<Phrase> pairQuietOfLower{
    "fault-pair.quiet-of-lower",
    "An object that has neither moved nor been hit for {time} is asleep, and is not tested "
    "with objects that have a higher id."};
inline constexpr Form<Phrase> pairQuietOfHigher{
    "fault-pair.quiet-of-higher", "An object that has neither moved nor been hit for {time} is asleep, and is not "
                                  "tested with objects that have a lower id."};
inline constexpr Form<Phrase> pairQuietOfOne{
    "fault-pair.quiet-of-one", "An object that has neither moved nor been hit for {time} is asleep, and has no pairs."};
inline constexpr Form<Phrase> pairQuietOfBoth{
    "fault-pair.quiet-of-both",
    "Two objects that have neither moved nor been hit for {time} are asleep, and their pair is not reported."};
inline constexpr Form<> mendBothAsleep{"fault-remedy.both-asleep",
                                       "Skip a pair only if both objects are asleep, or one of them is static."};
inline constexpr Form<> featureBucketRank{"fault-feature.bucket-rank",
                                          "objects before the later of the two in their bucket of the hash"};
inline constexpr Form<> featureGapCentreOfLater{
    "fault-feature.gap-centre-of-later",
    "the later of the two in the list filled a gap there, and its centre is still in the same cell"};
inline constexpr Form<> featureGapCentreOfEither{
    "fault-feature.gap-centre-of-either",
    "one of the two filled a gap in the list, and its centre is still in the same cell"};
inline constexpr Form<> featureGapCellsOfLater{
    "fault-feature.gap-cells-of-later",
    "the later of the two in the list filled a gap there, and is still in the same cells"};
inline constexpr Form<> featureGapCellsOfEither{"fault-feature.gap-cells-of-either",
                                                "one of the two filled a gap in the list, and is still in the same "
                                                "cells"};
inline constexpr Form<> featureQuietOfEarlier{"fault-feature.quiet-of-earlier",
                                              "steps since the earlier of the two in the list moved or was hit"};
inline constexpr Form<> featureQuietOfLater{"fault-feature.quiet-of-later",
                                            "steps since the later of the two in the list moved or was hit"};
inline constexpr Form<> featureQuietOfLower{"fault-feature.quiet-of-lower",
                                            "steps since the one with the lower id moved or was hit"};
inline constexpr Form<> featureQuietOfHigher{"fault-feature.quiet-of-higher",
                                             "steps since the one with the higher id moved or was hit"};
inline constexpr Form<> featureQuietMost{"fault-feature.quiet-most",
                                         "steps since the quieter one of the two moved or was hit"};
inline constexpr Form<> featureQuietLeast{"fault-feature.quiet-least", "steps since one of the two moved or was hit"};

inline constexpr Form<Number> pairFindLimitOnce{
    "fault-pair.find-limit-once",
    "The list of pairs has room for {count} pair in a step: the search drops pairs that it finds later.",
    "The list of pairs has room for {count} pairs in a step: the search drops pairs that it finds later."};
inline constexpr Form<Number> pairFindLimitOfDynamic{
    "fault-pair.find-limit-of-dynamic",
    "The list of pairs of two dynamic objects has room for {count} pair in a step: the search drops pairs that it "
    "finds "
    "later.",
    "The list of pairs of two dynamic objects has room for {count} pairs in a step: the search drops pairs that it "
    "finds later."};
inline constexpr Form<> pairStaticEnds{"fault-pair.static-ends",
                                       "The search of an object ends at the first static object that it overlaps."};
inline constexpr Form<> pairStaticEndsOfLower{
    "fault-pair.static-ends-of-lower", "The search of an object ends at the first static object that it overlaps. In "
                                       "each pair, only the object with the lower id searches."};
inline constexpr Form<Number> pairPartnersOfRight{
    "fault-pair.partners-of-right",
    "An object gets at most {count} partner in a step among the objects that begin further left.",
    "An object gets at most {count} partners in a step among the objects that begin further left."};
inline constexpr Form<Number, Number> pairTeamOfIds{
    "fault-pair.team-of-ids",
    "Pairs whose ids are in the same block of {count} are not reported. The first block begins at id {first}."};
inline constexpr Form<Number, Number> pairDynamicTeamOfIds{
    "fault-pair.dynamic-team-of-ids", "Pairs of dynamic objects whose ids are in the same block of {count} are not "
                                      "reported. The first block begins at id {first}."};
inline constexpr Form<Number, Number> pairTeamOfPlaces{
    "fault-pair.team-of-places",
    "Pairs of objects in the same block of your list, of {count} each, are not reported. The first block begins at "
    "place {first}."};
inline constexpr Form<Number, Number> pairDynamicTeamOfPlaces{
    "fault-pair.dynamic-team-of-places", "Pairs of dynamic objects in the same block of your list, of {count} each, "
                                         "are not reported. The first block begins "
                                         "at place {first}."};
inline constexpr Form<Number> pairMarked{
    "fault-pair.marked",
    "A pair that was reported is not tested again until the marks of pairs are cleared, once in {count} steps."};
inline constexpr Form<Number, Number> pairOtherCellsOfBox{"fault-pair.other-cells-of-box",
                                                          "A search computes the cells of a box with a cell size of "
                                                          "{searched}, but objects are registered with a cell size of "
                                                          "{filled}."};
inline constexpr Form<Number, Number> pairOtherCellsOfCentre{
    "fault-pair.other-cells-of-centre", "A search computes the cell of a centre with a cell size of {searched}, but "
                                        "objects are registered with a cell size "
                                        "of {filled}."};
inline constexpr Form<> mendOneCellSize{"fault-remedy.one-cell-size",
                                        "Use one function and one cell size for registering and for searching."};
inline constexpr Form<Text> pairNameToStatic{"fault-pair.name-to-static",
                                             "Pairs of a {name} with a static object are not reported."};
inline constexpr Form<> featureOtherCellsSearched{"fault-feature.other-cells-searched",
                                                  "a search with another cell size does not find the pair"};
inline constexpr Form<> featureNameToStatic{"fault-feature.name-to-static",
                                            "the name of the dynamic object, where the other one is static"};
inline constexpr Form<> pairNeverMoved{
    "fault-pair.never-moved",
    "A dynamic object that has not moved since it appeared has no pairs: it is added only with its first motion."};
inline constexpr Form<Number> pairBothLarge{
    "fault-pair.both-large", "Pairs of two objects with a longer side of at least {size} are not reported."};
inline constexpr Form<Number> pairBothSmall{
    "fault-pair.both-small", "Pairs of two objects with a longer side of at most {size} are not reported."};
inline constexpr Form<> mendWithinList{"fault-remedy.within-list",
                                       "Test the objects of this kind with each other, too."};
inline constexpr Form<> featureNeverMoved{"fault-feature.never-moved",
                                          "a dynamic one of the two has not moved since it appeared"};
inline constexpr Form<> featureFindsOnce{"fault-feature.finds-once", "pairs that are found before this one"};
inline constexpr Form<> featureFindsOfDynamic{"fault-feature.finds-of-dynamic",
                                              "pairs of two dynamic objects that are found before this one"};
inline constexpr Form<> featureStaticFirst{"fault-feature.static-first",
                                           "a search finds a static object before the other one"};
inline constexpr Form<> featureSameTeam{"fault-feature.same-team", "the same block of objects"};
inline constexpr Form<Phrase> pairPaused{
    "fault-pair.paused", "A pair that is tested while its boxes are apart is not tested again for {time}."};
inline constexpr Form<> mendTestEachStep{"fault-remedy.test-each-step",
                                         "Test the pairs of shared cells in every step."};
inline constexpr Form<> featurePairPaused{"fault-feature.pair-paused",
                                          "the pair was tested shortly before, while it was apart"};
inline constexpr Form<> featurePairMarked{"fault-feature.pair-marked",
                                          "the pair was reported since the marks of pairs were cleared"};
inline constexpr Form<> featurePartnersOfRight{
    "fault-feature.partners-of-right", "other reported partners that begin further left, of the one further right"};

} // namespace broadside::texts
