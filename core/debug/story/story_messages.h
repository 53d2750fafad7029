#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What stories say: the events of an object as sentences, and as a few words.

namespace broadside::texts {

// --- what happened, without its effect and without a full stop -----------------------------------------------------

inline constexpr Form<Text, Text> storyMeets{"story.meets", "{subject} meets {other}"};
inline constexpr Form<Text, Text> storyStillTouches{"story.still-touches", "{subject} still touches {other}"};
inline constexpr Form<Text> storyReachesEdge{"story.reaches-edge", "{subject} reaches the edge of the world"};
inline constexpr Form<Text> storyChangedByInput{"story.changed-by-input", "{subject} is changed by an input"};
inline constexpr Form<Text, Text> storySteered{"story.steered", "{subject} is steered by its {component}"};
inline constexpr Form<Text, Text, Text> storyFollows{"story.follows",
                                                     "{subject} is steered by its {component}, which follows {other}"};
inline constexpr Form<Text, Text, Text> storyFollowsAnd{
    "story.follows-and", "{subject} is steered by its {component}, which follows {other},"};
inline constexpr Form<Text> storyChangesAbruptly{"story.changes-abruptly", "{subject} changes its velocity abruptly"};

// --- the effect, after that ----------------------------------------------------------------------------------------

inline constexpr Form<Phrase, Number, Number> storyStarts{"story.starts",
                                                          "{what} and starts to move with ({x}, {y}) m/s"};
inline constexpr Form<Phrase, Number, Number> storyStops{"story.stops",
                                                         "{what} and stops; its velocity was ({x}, {y}) m/s"};
inline constexpr Form<Phrase, Number, Number, Number, Number> storyTurns{
    "story.turns", "{what} and changes its direction from ({fromX}, {fromY}) to ({toX}, {toY}) m/s"};
inline constexpr Form<Phrase, Number, Number, Number, Number> storySlows{
    "story.slows", "{what} and slows down from ({fromX}, {fromY}) to ({toX}, {toY}) m/s"};
inline constexpr Form<Phrase, Number, Number, Number, Number> storySpeedsUp{
    "story.speeds-up", "{what} and speeds up from ({fromX}, {fromY}) to ({toX}, {toY}) m/s"};
inline constexpr Form<Phrase, Number, Number> storyRotates{"story.rotates",
                                                           "{what} and rotates from {from} to {to} degrees"};
inline constexpr Form<Phrase, Number, Number, Number, Number> storyMoves{
    "story.moves", "{what} and moves from ({fromX}, {fromY}) to ({toX}, {toY}) m"};

// --- the end of that sentence, and details of a contact ------------------------------------------------------------

inline constexpr Form<Phrase> storyEnd{"story.end", "{what}."};
inline constexpr Form<Phrase> storyUnchanged{"story.unchanged", "{what}; its motion does not change."};
inline constexpr Form<Phrase> storyNoneNear{"story.none-near", "{what}; no object was near."};
inline constexpr Form<Number, Number> storyNormal{"story.normal", "The normal is ({x}, {y})."};
inline constexpr Form<Number, Number, Number> storyNormalAndRestitution{
    "story.normal-and-restitution", "The normal is ({x}, {y}), the restitution {restitution}."};
inline constexpr Form<Number, Number, Number> storyNormalAndPush{
    "story.normal-and-push", "The normal is ({x}, {y}); it was pushed out of the overlap by {push} m."};
inline constexpr Form<Number, Number, Number, Number> storyContact{
    "story.contact",
    "The normal is ({x}, {y}), the restitution {restitution}; it was pushed out of the overlap by {push} m."};

// --- removals ------------------------------------------------------------------------------------------------------

inline constexpr Form<Text, Text> storyRemovedAsSaid{"story.removed-as-said", "{subject} is removed: {reason}."};
inline constexpr Form<Text> storyRemovedUnknown{"story.removed-unknown",
                                                "{subject} is removed; the recording does not show why."};
inline constexpr Form<Text, Text> storyRemovedOverlapping{
    "story.removed-overlapping",
    "{subject} is removed; the recording does not show why. It overlapped {other} at that time."};
inline constexpr Form<Text> storyVanishes{"story.vanishes", "{subject} vanishes; the recording does not show why."};
inline constexpr Form<Text, Text> storyVanishesOverlapping{
    "story.vanishes-overlapping",
    "{subject} vanishes; the recording does not show why. It overlapped {other} at that time."};
inline constexpr Form<Text, Text> storyRemovedByHit{"story.removed-by-hit",
                                                    "{subject} is removed because it hit {other}."};
inline constexpr Form<Text, Text> storyVanishesByHit{"story.vanishes-by-hit",
                                                     "{subject} vanishes while it overlaps {other}."};
inline constexpr Form<Text> storyRemovedByLifetime{"story.removed-by-lifetime",
                                                   "{subject} is removed at the end of its lifetime."};
inline constexpr Form<Text> storyVanishesByLifetime{"story.vanishes-by-lifetime",
                                                    "{subject} vanishes at the end of its lifetime."};
inline constexpr Form<Text> storyRemovedAtEdge{"story.removed-at-edge",
                                               "{subject} is removed at the edge of the world."};
inline constexpr Form<Text> storyVanishesAtEdge{"story.vanishes-at-edge", "{subject} vanishes outside the world."};
inline constexpr Form<Text> storyRemovedByInput{"story.removed-by-input", "{subject} is removed by an edit."};
inline constexpr Form<Text> storyVanishesByInput{"story.vanishes-by-input", "{subject} vanishes because of an edit."};

// --- appearances, limits and others --------------------------------------------------------------------------------

inline constexpr Form<Text> storyFromStart{"story.from-start", "{subject} is there from the start."};
inline constexpr Form<Text, Number, Number> storyFromStartAt{"story.from-start-at",
                                                             "{subject} is there from the start at ({x}, {y}) m."};
inline constexpr Form<Text> storyAppears{"story.appears", "{subject} appears."};
inline constexpr Form<Text, Number, Number> storyAppearsAt{"story.appears-at", "{subject} appears at ({x}, {y}) m."};
inline constexpr Form<Text> storyPutIn{"story.put-in", "{subject} is put into the world by an edit."};
inline constexpr Form<Text, Number, Number> storyPutInAt{"story.put-in-at",
                                                         "{subject} is put into the world by an edit at ({x}, {y}) m."};
inline constexpr Form<Text, Text> storyPutInAgain{"story.put-in-again",
                                                  "{subject} is put into the world again by {other}."};
inline constexpr Form<Text, Text, Number, Number> storyPutInAgainAt{
    "story.put-in-again-at", "{subject} is put into the world again by {other} at ({x}, {y}) m."};
inline constexpr Form<Text, Text> storySpawned{"story.spawned", "{subject} is spawned by {spawner}."};
inline constexpr Form<Text, Text, Number> storyLaunched{"story.launched",
                                                        "{subject} is launched by {launcher} with {speed} m/s."};
inline constexpr Form<Text, Text, Number, Number, Number> storyLaunchedFrom{
    "story.launched-from", "{subject} is launched by {launcher} with {speed} m/s from ({x}, {y}) m."};
inline constexpr Form<Text, Text> storyMasked{"story.masked",
                                              "{other} overlaps {subject}, but their masks do not let them collide."};
inline constexpr Form<Text> storyLeftNumbers{
    "story.left-numbers", "The position or velocity of {subject} became NaN or infinite, so the object was stopped."};
inline constexpr Form<Text, Text, Number, Number> storyLaunchLimited{
    "story.launch-limited",
    "{launcher} launches {subject} with {asked} m/s; the terminal speed of the world limits it to {limit} m/s."};
inline constexpr Form<Text, Number, Number> storySpeedLimited{
    "story.speed-limited",
    "{subject} would reach {asked} m/s; the terminal speed of the world limits it to {limit} m/s."};
inline constexpr Form<Text, Number, Number, Number, Number> storyPutElsewhere{
    "story.put-elsewhere", "{subject} jumped to another place: from ({fromX}, {fromY}) to ({toX}, {toY}) m."};
inline constexpr Form<Text> storyAsleep{"story.asleep", "{subject} is asleep."};
inline constexpr Form<Text> storyWakes{"story.wakes", "{subject} wakes up."};

// --- events in a few words -----------------------------------------------------------------------------------------

inline constexpr Form<> headlineAppears{"story.headline-appears", "appears"};
inline constexpr Form<> headlineSpawned{"story.headline-spawned", "spawned"};
inline constexpr Form<> headlineLaunched{"story.headline-launched", "launched"};
inline constexpr Form<> headlineContact{"story.headline-contact", "contact"};
inline constexpr Form<> headlinePushed{"story.headline-pushed", "pushed"};
inline constexpr Form<> headlineSpeedLimited{"story.headline-speed-limited", "speed limited"};
inline constexpr Form<> headlineEdge{"story.headline-edge", "edge of the world"};
inline constexpr Form<> headlineInput{"story.headline-input", "input"};
inline constexpr Form<> headlineSteered{"story.headline-steered", "steered"};
inline constexpr Form<Text> headlineSteeredBy{"story.headline-steered-by", "steered by its {component}"};
inline constexpr Form<> headlinePutElsewhere{"story.headline-put-elsewhere", "jumped"};
inline constexpr Form<> headlineFallsAsleep{"story.headline-falls-asleep", "falls asleep"};
inline constexpr Form<> headlineWakesUp{"story.headline-wakes-up", "wakes up"};
inline constexpr Form<> headlineMasked{"story.headline-masked", "overlap that the masks forbid"};
inline constexpr Form<> headlineAbruptChange{"story.headline-abrupt-change", "abrupt change"};
inline constexpr Form<> headlineRemoved{"story.headline-removed", "removed"};
inline constexpr Form<> headlineRemovedByHit{"story.headline-removed-by-hit", "removed by a hit"};
inline constexpr Form<> headlineRemovedByLifetime{"story.headline-removed-by-lifetime", "removed by lifetime"};
inline constexpr Form<> headlineRemovedAtEdge{"story.headline-removed-at-edge", "removed by edge"};
inline constexpr Form<> headlineRemovedByInput{"story.headline-removed-by-input", "removed by input"};
inline constexpr Form<Phrase, Text> headlineWith{"story.headline-with", "{what} with {other}"};
inline constexpr Form<Phrase, Text> headlineBy{"story.headline-by", "{what} by {other}"};

// --- what accelerates an object ------------------------------------------------------------------------------------

inline constexpr Form<> accelerationOfStatic{"story.acceleration-of-static",
                                             "Nothing accelerates it, because it is static."};
inline constexpr Form<> accelerationNone{"story.acceleration-none", "Nothing accelerates it."};
inline constexpr Form<Phrase, Number, Number> accelerationByOne{
    "story.acceleration-by-one", "In each second, {what} changes its velocity by ({x}, {y}) m/s."};
inline constexpr Form<Phrase, Number, Number> accelerationBySeveral{
    "story.acceleration-by-several", "In each second, {list} change its velocity by ({x}, {y}) m/s."};
inline constexpr Form<Number, Number> accelerationByGravity{"story.acceleration-by-gravity", "gravity ({x}, {y})"};
inline constexpr Form<Number, Number> accelerationByWind{"story.acceleration-by-wind", "wind ({x}, {y})"};
inline constexpr Form<Number, Number> accelerationByForce{"story.acceleration-by-force", "its force ({x}, {y})"};
inline constexpr Form<Number, Number> accelerationByOwn{"story.acceleration-by-own", "its own acceleration ({x}, {y})"};

} // namespace broadside::texts
