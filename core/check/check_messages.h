#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What a check of a broad phase finds.

namespace broadside::texts {

inline constexpr Form<> checkNoProcess{"check.no-process", "The system cannot start another process"};
inline constexpr Form<> checkEndOthers{"check.end-others",
                                       "Close other programs, or allow more processes with ulimit -u"};

// A program that is to be checked, when it starts.
inline constexpr Form<> checkSaysNothing{"check.says-nothing", "The program prints no first answer"};
inline constexpr Form<Text> checkSaysOther{"check.says-other",
                                           "The program prints \"{text}\" instead of its first answer"};
inline constexpr Form<> checkEndsAtStart{"check.ends-at-start", "The program ends before its first answer"};
inline constexpr Form<Text> checkEndsAtStartSaying{
    "check.ends-at-start-saying", "The program ends before its first answer; the last line that it printed: {text}"};
inline constexpr Form<Text> checkUnknownStart{"check.unknown-start",
                                              "The first answer of the program is not understood: \"{text}\""};
inline constexpr Form<> checkCallCheck{
    "check.call-check", "Let it call check() of the recorder of its language, as the manual page \"Test your broad "
                        "phase\" shows"};

// Operations, in the sentences below.
inline constexpr Form<Integer, Integer> checkAdded{"check.added", "operation {number} (object {id} is added)"};
inline constexpr Form<Integer, Integer> checkMoved{"check.moved", "operation {number} (object {id} moves)"};
inline constexpr Form<Integer, Integer> checkRemoved{"check.removed", "operation {number} (object {id} is removed)"};
inline constexpr Form<> checkLast{"check.last", "the last operation"};

inline constexpr Form<Phrase, Integer, Integer> checkMissedPair{
    "check.missed-pair", "After {operation}, the boxes of objects {a} and {b} overlap, and the pair is not reported."};
inline constexpr Form<Phrase, Integer, Integer> checkMissedObject{
    "check.missed-object",
    "After {operation}, a query with the box of object {a} does not find object {b}, which overlaps it."};
inline constexpr Form<Phrase, Integer> checkUnknownObject{
    "check.unknown-object", "After {operation}, object {id} is reported, but it does not exist."};
inline constexpr Form<Phrase, Integer> checkOwnPartner{
    "check.own-partner", "After {operation}, object {id} is reported as its own partner."};
inline constexpr Form<Phrase> checkEnds{"check.ends", "In {operation}, the broad phase ends the process."};
inline constexpr Form<Phrase, Text> checkEndsSaying{
    "check.ends-saying", "In {operation}, the broad phase ends the process. The last line that it printed: {text}."};
inline constexpr Form<Phrase, Text> checkBadAnswer{"check.bad-answer",
                                                   "In {operation}, the answer is not a list of ids: \"{text}\"."};
inline constexpr Form<> checkEndsOutside{"check.ends-outside",
                                         "While a world is created or destroyed, the broad phase ends the process."};
inline constexpr Form<Phrase, Phrase> checkCrashes{"check.crashes",
                                                   "In {operation}, the broad phase crashes with {signal}."};
inline constexpr Form<Phrase> checkCrashesOutside{
    "check.crashes-outside", "While a world is created or destroyed, the broad phase crashes with {signal}."};
inline constexpr Form<Phrase> checkHangs{"check.hangs", "In {operation}, the broad phase takes too long."};
inline constexpr Form<> checkHangsOutside{"check.hangs-outside",
                                          "While a world is created or destroyed, the broad phase takes too long."};

inline constexpr Form<> checkSegmentation{"check.segmentation", "a segmentation fault"};
inline constexpr Form<> checkAbort{"check.abort", "an abort"};
inline constexpr Form<> checkArithmetic{"check.arithmetic", "a division by zero or another arithmetic fault"};
inline constexpr Form<Integer> checkSignal{"check.signal", "signal {number}"};

} // namespace broadside::texts
