#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Sentences about passages, and about what audits find.

namespace broadside::texts {

inline constexpr Form<> smallBoxRemedy{
    "audit.small-box-remedy", "Compute the box of an object from its shape, with its angle and size in that step."};

// What happened in a passage.
inline constexpr Form<Text, Number, Number, Text, Number> passageToMiddle{
    "passage.to-middle", "{object} went {path} m in a step of {dt} s. From the first touch to the middle of {through} "
                         "it is {inside} m; beyond the middle a response pushes it on."};
inline constexpr Form<Text, Number, Number, Text, Number> passageOverlapped{
    "passage.overlapped", "{object} went {path} m in a step of {dt} s and overlapped {through} for {inside} m of it."};
inline constexpr Form<Text, Number, Number, Text, Number> passageInGame{
    "passage.in-game",
    "{object} went {path} m between two frames, {dt} s, and overlapped {through} for {inside} m of it, if both went "
    "straight and did not turn: in neither of the two frames do they overlap."};

// What to do about it: one of the orders below, or several.
inline constexpr Form<> sweepAlone{
    "passage.sweep-alone", "Sweep what moves (\"Swept\" in the panel Simulation, --continuous on the command line)."};
inline constexpr Form<Phrase> sweepOrOne{"passage.sweep-or-one",
                                         "Use swept collision for moving objects (\"Swept\" in the panel Simulation, "
                                         "--continuous on the command line) or {order}."};
inline constexpr Form<Phrase, Phrase> sweepOrTwo{
    "passage.sweep-or-two", "Sweep what moves (\"Swept\" in the panel Simulation, --continuous on the command line), "
                            "{first}, or {second}."};
inline constexpr Form<Phrase, Phrase, Phrase> sweepOrThree{
    "passage.sweep-or-three", "Sweep what moves (\"Swept\" in the panel Simulation, --continuous on the command line), "
                              "{first}, {second}, or {third}."};
inline constexpr Form<> sweepInGameAlone{"passage.sweep-in-game-alone", "Sweep what moves."};
inline constexpr Form<Phrase> sweepInGameOrOne{"passage.sweep-in-game-or-one", "Sweep what moves or {order}."};
inline constexpr Form<Phrase, Phrase> sweepInGameOrTwo{"passage.sweep-in-game-or-two",
                                                       "Sweep what moves, {first}, or {second}."};
inline constexpr Form<Number> shortenSteps{"passage.shorten-steps", "let a step last at most {dt} s"};
inline constexpr Form<Number> shortenFrames{"passage.shorten-frames", "let a frame of the game last at most {dt} s"};
inline constexpr Form<Number, Number> keepSlow{"passage.keep-slow", "keep the speed of {speed} m/s below {limit} m/s"};
inline constexpr Form<Text, Number> makeThicker{"passage.make-thicker", "make {through} thicker by {missing} m"};
inline constexpr Form<Phrase> untriedRemedy{"passage.untried", "{remedy} None of this was tried."};

} // namespace broadside::texts
