#pragma once

#include "core/base/message/message_form.h"

/// @file
/// The sample worlds.

namespace broadside::texts {

// Kinds of sample worlds.
inline constexpr Form<> sampleCannon{"sample.cannon", "A cannon, its ball and targets in 9.6 x 4.8 m"};
inline constexpr Form<> sampleCannonTall{"sample.cannon-tall",
                                         "The same in 9.6 x 6.4 m: twelve cells with sides of 2.5 m"};
inline constexpr Form<> sampleUniform{"sample.uniform",
                                      "Boxes of about 0.5 m, a quarter of them moving, 4 m^2 for each"};
inline constexpr Form<> sampleClustered{"sample.clustered", "Groups of 50 boxes: most cells are empty, a few are full"};
inline constexpr Form<> sampleMixed{"sample.mixed", "Boxes, oriented boxes and circles of 0.05 to 50 m; half move"};
inline constexpr Form<> sampleLevel{"sample.level", "A level of 1 m tiles and platforms, 5 % balls and crates"};
inline constexpr Form<> sampleWalkers{"sample.walkers", "Walkers of 1 m that come back at the opposite edge"};
inline constexpr Form<> samplePong{"sample.pong", "Two paddles, two walls and a ball; the right paddle follows it"};
inline constexpr Form<> samplePinball{"sample.pinball", "A ball that falls through bumpers between slanted walls"};
inline constexpr Form<> sampleHoverCircles{"sample.hover-circles", "Moving circles of about 1 m radius in 100 x 100 m"};
inline constexpr Form<> sampleEmpty{"sample.empty", "A world of 9.6 x 4.8 m without objects"};

// Refusals.
inline constexpr Form<Count, Count> sampleManyTargets{"sample.many-targets",
                                                      "{count} targets are too many; the limit is {limit}"};
inline constexpr Form<Count, Count> sampleManyObjects{"sample.many-objects",
                                                      "{count} objects are too many; the limit is {limit}"};
inline constexpr Form<Count, Count> sampleManyWalkers{"sample.many-walkers",
                                                      "{count} walkers are too many; the limit is {limit}"};
inline constexpr Form<Count, Count> sampleManyBalls{"sample.many-balls",
                                                    "{count} balls are too many; the limit is {limit}"};
inline constexpr Form<Count, Count> sampleManyBumpers{"sample.many-bumpers",
                                                      "{count} bumpers are too many; the limit is {limit}"};
inline constexpr Form<Count, Count> sampleManyCircles{"sample.many-circles",
                                                      "{count} circles are too many; the limit is {limit}"};
inline constexpr Form<Text> sampleNothingToCount{"sample.nothing-to-count", "The world \"{name}\" has no objects"};
inline constexpr Form<> sampleLeaveCount{"sample.leave-count", "Leave the count out, or choose another kind of world"};
inline constexpr Form<Count> sampleAskFewer{"sample.ask-fewer", "Ask for {limit} or fewer"};
inline constexpr Form<Text> sampleUnknown{"sample.unknown", "There is no sample world called {name}"};
inline constexpr Form<Text, Phrase> sampleMeant{"sample.meant", "Write \"{name}\"; the sample worlds are {names}"};
inline constexpr Form<Phrase> sampleChoose{"sample.choose", "Choose one of {names}"};

} // namespace broadside::texts
