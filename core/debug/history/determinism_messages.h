#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Where two runs that should be the same differ.

namespace broadside::texts {

inline constexpr Form<Count, Phrase, Phrase, Phrase> stepNotRepeated{
    "determinism.not-repeated", "Repeating step {step} gives a different result: for {subject}, the recorded run has "
                                "{recorded}, the repetition {repeated}."};
inline constexpr Form<Text, Count, Phrase, Phrase, Phrase> runGoesAnotherWay{
    "determinism.another-way", "With {algorithm}, the run differs from step {step} on: for {subject}, the recorded run "
                               "has {recorded}, the run with {algorithm} has {repeated}."};
inline constexpr Form<Text, Count, Text, Integer> runLosesObject{
    "determinism.loses-object",
    "With {algorithm}, the run differs from step {step} on: {name} ({id}) is gone, but the recorded run still has it."};
inline constexpr Form<Text, Count, Text, Integer> runKeepsObject{
    "determinism.keeps-object", "With {algorithm}, the run differs from step {step} on: {name} ({id}) is still there, "
                                "but the recorded run has lost "
                                "it."};

// --- what differs --------------------------------------------------------------------------------------------------

inline constexpr Form<> differentPosition{"determinism.position", "the position"};
inline constexpr Form<> differentAngle{"determinism.angle", "the angle"};
inline constexpr Form<> differentVelocity{"determinism.velocity", "the velocity"};
inline constexpr Form<> differentAge{"determinism.age", "the age"};
inline constexpr Form<> differentPresence{"determinism.presence", "the presence"};
inline constexpr Form<> differentSpawned{"determinism.spawned", "the spawned objects"};
inline constexpr Form<> differentOverlaps{"determinism.overlaps", "the overlaps"};
inline constexpr Form<> differentCounters{"determinism.counters", "the counters"};
inline constexpr Form<> differentReport{"determinism.report", "the report"};
inline constexpr Form<Phrase, Text, Integer> differentFieldOf{"determinism.field-of", "{field} of {name} ({id})"};

// --- the values of both --------------------------------------------------------------------------------------------

inline constexpr Form<Exact, Exact> valueOfPosition{"determinism.value-of-position", "({x}, {y}) m"};
inline constexpr Form<Exact> valueOfAngle{"determinism.value-of-angle", "{angle} degrees"};
inline constexpr Form<Exact, Exact> valueOfVelocity{"determinism.value-of-velocity", "({x}, {y}) m/s"};
inline constexpr Form<Exact> valueOfAge{"determinism.value-of-age", "{time} s"};
inline constexpr Form<> valueThere{"determinism.value-there", "present"};
inline constexpr Form<> valueGone{"determinism.value-gone", "gone"};
inline constexpr Form<Count> valueSpawned{"determinism.value-spawned", "{count} spawned"};
inline constexpr Form<Count> valueOverlaps{"determinism.value-overlaps", "{count} overlap", "{count} overlaps"};
inline constexpr Form<Exact, Count, Exact, Phrase, Integer, Phrase> valueOfCounters{
    "determinism.value-of-counters",
    "steps of {dt} s since step {step} at {time} s, {spawned}, next id {id}, {steered}"};
inline constexpr Form<Count> spawnedObjectCount{"determinism.spawned-objects", "{count} spawned object",
                                                "{count} spawned objects"};
inline constexpr Form<Count> steeredPaddleCount{"determinism.steered-paddles", "{count} steered paddle",
                                                "{count} steered paddles"};
inline constexpr Form<Count, Count, Count, Text> valueOfReport{
    "determinism.value-of-report", "{candidates} candidates, {overlaps} overlaps, {hits} hits, hash {hash}"};

} // namespace broadside::texts
