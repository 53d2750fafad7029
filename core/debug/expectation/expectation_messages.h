#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What the chains of reasons of expectations say. Removals and masks: core/debug/why/why_messages.h.

namespace broadside::texts {

// --- how an expectation came out -----------------------------------------------------------------------------------

inline constexpr Form<> expectNoChange{"expect.no-change", "Nothing needs to change."};
inline constexpr Form<Integer, Phrase> expectInStep{"expect.in-step", "Step {step}: {sentence}"};
inline constexpr Form<Text, Text, Integer> expectMet{"expect.met", "{a} and {b} touch in step {step}."};
inline constexpr Form<Text, Text> expectNeverTogether{
    "expect.never-together", "{a} and {b} are never in the world at the end of the same step."};
inline constexpr Form<> expectBeTogether{"expect.be-together", "Let both be in the world at the same time."};
inline constexpr Form<Text, Text, Integer, Number> expectApart{
    "expect.apart", "{a} and {b} do not touch; they are closest at the end of step {step}, {distance} m apart."};
inline constexpr Form<Number> expectChangePath{
    "expect.change-path", "Change the path of one of the two: they must come {distance} m closer."};
inline constexpr Form<Text, Text, Integer> expectOverlapIgnored{
    "expect.overlap-ignored",
    "The shapes of {a} and {b} overlap at the end of step {step}, but no step has a contact between them."};
inline constexpr Form<Count, Integer, Integer> expectMissedAtTimes{
    "expect.missed-at-times",
    "They overlap in {count} step. In {missed} of these there is no contact, first in step {step}.",
    "They overlap in {count} steps. In {missed} of these there is no contact, first in step {step}."};
inline constexpr Form<Text, Count> expectStaysInside{
    "expect.stays-inside",
    "The box of {name} is inside the region at the end of {count} step, the only step with this object.",
    "The box of {name} is inside the region at the end of {count} steps, which are all steps with this object."};
inline constexpr Form<Text, Phrase, Number, Integer> expectStartsOutside{
    "expect.starts-outside",
    "The box of {name} extends beyond {side} by {excess} m in step {step}, the first step with this object."};
inline constexpr Form<Integer, Text, Phrase, Number> expectLeavesRegion{
    "expect.leaves-region", "In step {step}, the box of {name} extends beyond {side} by {excess} m."};
inline constexpr Form<> expectLeftSide{"expect.left-side", "the left side of the region"};
inline constexpr Form<> expectRightSide{"expect.right-side", "the right side of the region"};
inline constexpr Form<> expectLowerSide{"expect.lower-side", "the lower side of the region"};
inline constexpr Form<> expectUpperSide{"expect.upper-side", "the upper side of the region"};
inline constexpr Form<Text> expectPlaceInside{"expect.place-inside",
                                              "Place {name} inside the region, or make the region larger."};
inline constexpr Form<Text, Number, Number, Number, Number> expectLargerThanRegion{
    "expect.larger-than-region", "The box of {name} is larger than the region: {width} m x {height} m, and the region "
                                 "is {regionWidth} m x {regionHeight} m."};
inline constexpr Form<> expectEnlargeRegion{"expect.enlarge-region", "Make the region larger than the box."};
inline constexpr Form<Text> expectStopIt{"expect.stop-it",
                                         "Change what moves {name}, or put something in its way that stops it."};
inline constexpr Form<Text> expectUntouched{"expect.untouched",
                                            "No step has a contact between {name} and another object."};
inline constexpr Form<Text, Text, Integer> expectTouchesOne{"expect.touches-one",
                                                            "{name} touches {other} in step {step}."};
inline constexpr Form<Text, Text, Text, Integer> expectTouchesTwo{
    "expect.touches-two", "{name} touches {first} and {second} in step {step}."};
inline constexpr Form<Text, Text, Text, Text, Integer> expectTouchesThree{
    "expect.touches-three", "{name} touches {first}, {second} and {third} in step {step}."};
inline constexpr Form<Text, Text, Text, Text, Count, Integer> expectTouchesMore{
    "expect.touches-more", "{name} touches {first}, {second}, {third} and {count} more object in step {step}.",
    "{name} touches {first}, {second}, {third} and {count} more objects in step {step}."};
inline constexpr Form<Text, Text, Integer, Integer> expectKeepAway{
    "expect.keep-away", "Keep {other} away, or set the mask of {name} to {mask}, which does not accept the category "
                        "{category} of {other}."};
inline constexpr Form<> expectKeepApart{"expect.keep-apart", "Keep the two apart."};

// --- objects that are not there ------------------------------------------------------------------------------------

inline constexpr Form<Integer> expectNamedTwice{"expect.named-twice", "object {id} is given twice"};
inline constexpr Form<> expectNameTwo{"expect.name-two", "Name two different objects"};
inline constexpr Form<Integer, Integer> expectNotInStep{"expect.not-in-step", "there is no object {id} in step {step}"};
inline constexpr Form<Integer, Integer, Integer> expectNotInSteps{"expect.not-in-steps",
                                                                  "there is no object {id} in steps {first} to {last}"};
inline constexpr Form<> expectNameAnother{"expect.name-another",
                                          "Name an object that exists in these steps, or examine more steps"};
inline constexpr Form<Text, Integer> expectNotAliveYet{"expect.not-alive-yet",
                                                       "{name} is not in the world before step {step}."};
inline constexpr Form<Text, Integer> expectStayLonger{
    "expect.stay-longer", "Let {name} stay in the world for longer, or let the two meet before step {step}."};

// --- what keeps two objects apart ----------------------------------------------------------------------------------

inline constexpr Form<Text, Text> expectBothStatic{
    "expect.both-static", "{a} and {b} are both static, and static objects are not tested with each other."};
inline constexpr Form<Phrase> expectMasks{"expect.masks", "Masks prevent collisions of the two: {reason}."};
inline constexpr Form<> expectMakeDynamic{"expect.make-dynamic", "Make one of them dynamic."};
inline constexpr Form<Phrase> expectMakeDynamicAnd{"expect.make-dynamic-and",
                                                   "Make one of them dynamic, and {change}."};
inline constexpr Form<Phrase> expectChangeMasks{"expect.change-masks", "{change}."};
inline constexpr Form<Text, Integer, Text, Text> expectFilterOfUnknown{
    "expect.filter-of-unknown", "The {key} {value} of {name} comes from the template \"{template}\"."};
inline constexpr Form<Text, Integer, Text, Text, Count> expectFilterOfTemplate{
    "expect.filter-of-template",
    "The {key} {value} of {name} comes from the template \"{template}\": a change there changes {count} instance.",
    "The {key} {value} of {name} comes from the template \"{template}\": a change there changes {count} instances."};
inline constexpr Form<Text, Integer, Text, Text> expectOverridesUnknown{
    "expect.overrides-unknown", "The {key} {value} of {name} overrides that of its template \"{template}\"."};
inline constexpr Form<Text, Integer, Text, Text, Integer> expectOverrides{
    "expect.overrides", "The {key} {value} of {name} overrides that of its template \"{template}\", which is {other}."};
inline constexpr Form<Integer> expectNoContactRecorded{
    "expect.no-contact-recorded", "The game did not record a contact in step {step}, although the shapes overlap."};
inline constexpr Form<> expectLookAtContacts{
    "expect.look-at-contacts", "Check the narrow phase of your game, and the code that records contacts."};
inline constexpr Form<Integer, Number> expectOverlapAfterTest{
    "expect.overlap-after-test", "The shapes overlap at the end of step {step}, but they were {distance} m apart when "
                                 "the pairs of this step were tested."};
inline constexpr Form<Text, Text, Integer, Number> expectOnlyBoxes{
    "expect.only-boxes",
    "The boxes of {a} and {b} overlap at the end of step {step}, but their shapes are {distance} m apart."};
inline constexpr Form<Number> expectEnlargeShape{"expect.enlarge-shape",
                                                 "Enlarge one of the shapes by {distance} m, or move its path closer."};
inline constexpr Form<Integer, Text, Text, Number> expectHole{
    "expect.hole", "At the end of step {step}, {inner} is in a hole or a notch of the shape of {outer}, {distance} m "
                   "away from it."};
inline constexpr Form<Text> expectFillHole{
    "expect.fill-hole", "Fill the hole or the notch in the shape of {outer}, if it should be solid."};
inline constexpr Form<Text, Text> expectSensor{
    "expect.sensor", "Neither {a} nor {b} responds to a hit (`onHit` is set to none), so the contact changes nothing."};
inline constexpr Form<> expectSetOnHit{"expect.set-on-hit",
                                       "Set `onHit` of one of them if something should happen when they meet."};
inline constexpr Form<Integer, Text, Text> expectSensorAtBorder{
    "expect.sensor-at-border",
    "In step {step} it touches {other}, which does not push it back, because `onHit` of {name} is set to none."};
inline constexpr Form<Text> expectLetRespond{"expect.let-respond", "Set `onHit` of {name} to bounce or stop."};

// --- motion --------------------------------------------------------------------------------------------------------

inline constexpr Form<Text, Text, Integer> expectPassedFrames{
    "expect.passed-frames", "{object} passed through {through} between the frame of step {step} and the frame before "
                            "it, if both moved straight."};
inline constexpr Form<Text, Text, Integer> expectPassedMiddle{
    "expect.passed-middle", "{object} passed the middle of {through} in step {step}, in which they were found to "
                            "overlap: too late to push it back."};
inline constexpr Form<Text, Text, Integer, Text> expectInTheWay{
    "expect.in-the-way", "{mover} met {name}, which was in the way, in step {step}, before it could reach {target}."};
inline constexpr Form<Text> expectMoveAway{"expect.move-away", "Move {name} out of the way."};
inline constexpr Form<Text> expectHidden{"expect.hidden", "{name} is hidden."};
inline constexpr Form<Text, Text> expectHiddenByLayer{"expect.hidden-by-layer",
                                                      "{name} is hidden by its layer \"{layer}\"."};
inline constexpr Form<Text> expectLocked{"expect.locked", "{name} is locked."};
inline constexpr Form<Text, Text> expectLockedByLayer{"expect.locked-by-layer",
                                                      "{name} is locked by its layer \"{layer}\"."};
inline constexpr Form<Text, Number, Integer, Number> expectSpeedLimited{
    "expect.speed-limited", "The terminal speed of the world limits {name} to {speed} m/s in step {step}; without it: "
                            "{asked} m/s."};
inline constexpr Form<Text, Number, Integer, Number, Text> expectLaunchLimited{
    "expect.launch-limited", "The terminal speed of the world limits {name} to {speed} m/s in step {step}; without it: "
                             "{asked} m/s, launched by {launcher}."};
inline constexpr Form<Text, Text> expectNotLaunched{"expect.not-launched",
                                                    "{launcher} never launches {name}, its projectile."};
inline constexpr Form<Text> expectShoot{"expect.shoot", "Shoot with {launcher}."};
inline constexpr Form<Text, Text> expectNotMoving{"expect.not-moving", "Neither {a} nor {b} moves."};
inline constexpr Form<> expectGiveVelocity{
    "expect.give-velocity", "Give one of the two a velocity, or place them so that their shapes overlap."};
inline constexpr Form<Text, Text, Number, Integer> expectLaunched{
    "expect.launched", "{launcher} launched {name} with {speed} m/s in step {step}."};
inline constexpr Form<Text, Integer> expectSpawned{"expect.spawned", "{name} was spawned in step {step}."};
inline constexpr Form<Text, Text, Integer> expectSpawnedBy{"expect.spawned-by",
                                                           "{name} was spawned by {spawner} in step {step}."};
inline constexpr Form<Text, Text, Integer, Text> expectPushed{
    "expect.pushed", "{name} met {other} in step {step}, and its `onHit` is {response}."};
inline constexpr Form<Text, Integer> expectWrapped{
    "expect.wrapped", "{name} leaves the world at one edge in step {step}, and enters at the opposite one."};
inline constexpr Form<Text, Integer> expectEdited{"expect.edited", "An input changes {name} in step {step}."};
inline constexpr Form<Text, Number, Integer, Number, Number, Number, Number> expectMoves{
    "expect.moves", "{name} moves by {distance} m in step {step}, from ({fromX}, {fromY}) to ({toX}, {toY})."};
inline constexpr Form<Integer> expectOneStep{"expect.one-step", "Only step {step} was examined."};
inline constexpr Form<Integer, Number> expectRunEnds{
    "expect.run-ends", "They still come closer in the last step, {step}, by {distance} m."};
inline constexpr Form<> expectMoreSteps{"expect.more-steps", "Examine more steps."};

} // namespace broadside::texts
