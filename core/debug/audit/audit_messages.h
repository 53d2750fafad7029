#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Sentences about passages, and about what audits find.

namespace broadside::texts {

inline constexpr Form<> smallBoxRemedy{
    "audit.small-box-remedy", "Compute the box of an object from its shape, with its angle and size in that step."};

// What happened in a passage.
inline constexpr Form<Text, Number, Number, Text, Number> passageToMiddle{
    "passage.to-middle", "{object} moved {path} m in a step of {dt} s. The distance from the first touch to the "
                         "middle of {through} is {inside} m; beyond the middle, a response pushes the object out on "
                         "the far side."};
inline constexpr Form<Text, Number, Number, Text, Number> passageOverlapped{
    "passage.overlapped",
    "{object} moved {path} m in a step of {dt} s and overlapped {through} for {inside} m of this path."};
inline constexpr Form<Text, Number, Number, Text, Number> passageInGame{
    "passage.in-game",
    "{object} moved {path} m between two frames, {dt} s apart. If both objects moved straight and did not rotate, it "
    "overlapped {through} for {inside} m of this path, but they overlap in neither frame."};

// What to do about it: one of the orders below, or several.
inline constexpr Form<> sweepAlone{
    "passage.sweep-alone",
    "Use swept collision for moving objects (\"Swept\" in the panel Simulation, --continuous on the command line)."};
inline constexpr Form<Phrase> sweepOrOne{"passage.sweep-or-one",
                                         "Use swept collision for moving objects (\"Swept\" in the panel Simulation, "
                                         "--continuous on the command line) or {order}."};
inline constexpr Form<Phrase, Phrase> sweepOrTwo{
    "passage.sweep-or-two", "Use swept collision for moving objects (\"Swept\" in the panel Simulation, --continuous "
                            "on the command line), {first}, or {second}."};
inline constexpr Form<Phrase, Phrase, Phrase> sweepOrThree{
    "passage.sweep-or-three", "Use swept collision for moving objects (\"Swept\" in the panel Simulation, --continuous "
                              "on the command line), {first}, {second}, or {third}."};
inline constexpr Form<> sweepInGameAlone{"passage.sweep-in-game-alone", "Use swept collision for moving objects."};
inline constexpr Form<Phrase> sweepInGameOrOne{"passage.sweep-in-game-or-one",
                                               "Use swept collision for moving objects or {order}."};
inline constexpr Form<Phrase, Phrase> sweepInGameOrTwo{"passage.sweep-in-game-or-two",
                                                       "Use swept collision for moving objects, {first}, or {second}."};
inline constexpr Form<Number> shortenSteps{"passage.shorten-steps", "make a step at most {dt} s long"};
inline constexpr Form<Number> shortenFrames{"passage.shorten-frames", "make a frame of the game at most {dt} s long"};
inline constexpr Form<Number, Number> keepSlow{"passage.keep-slow",
                                               "reduce the speed from {speed} m/s to less than {limit} m/s"};
inline constexpr Form<Text, Number> makeThicker{"passage.make-thicker", "make {through} thicker by {missing} m"};
inline constexpr Form<Phrase> untriedRemedy{"passage.untried", "{remedy} None of these remedies was tested."};

} // namespace broadside::texts
