#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Words that many sentences about faults of games share: the objects, how often, how many.

namespace broadside::texts {

// The objects that a sentence is about, at its start.
inline constexpr Form<> faultObjects{"fault.objects", "Objects"};
inline constexpr Form<> faultDynamicObjects{"fault.dynamic-objects", "Dynamic objects"};
inline constexpr Form<> faultStaticObjects{"fault.static-objects", "Static objects"};
inline constexpr Form<> faultObjectsWithoutName{"fault.objects-without-name", "Objects without a name"};
inline constexpr Form<> faultDynamicObjectsWithoutName{"fault.dynamic-objects-without-name",
                                                       "Dynamic objects without a name"};
inline constexpr Form<> faultStaticObjectsWithoutName{"fault.static-objects-without-name",
                                                      "Static objects without a name"};
inline constexpr Form<Phrase> faultObjectsNamed{"fault.objects-named", "Objects named {name}"};
inline constexpr Form<Phrase> faultDynamicObjectsNamed{"fault.dynamic-objects-named", "Dynamic objects named {name}"};
inline constexpr Form<Phrase> faultStaticObjectsNamed{"fault.static-objects-named", "Static objects named {name}"};
inline constexpr Form<Number> faultObjectsLongerThan{"fault.objects-longer-than", "Objects longer than {size}"};
inline constexpr Form<Number> faultObjectsOfAtMost{"fault.objects-of-at-most",
                                                   "Objects with a length of at most {size}"};
inline constexpr Form<> faultObjectsWithOddIds{"fault.objects-with-odd-ids", "Objects with odd ids"};
inline constexpr Form<> faultObjectsWithEvenIds{"fault.objects-with-even-ids", "Objects with even ids"};
inline constexpr Form<> faultAllObjects{"fault.all-objects", "All objects"};
inline constexpr Form<> faultSomeObjects{"fault.some-objects", "Some objects"};

// The same within a sentence.
inline constexpr Form<> faultInnerObjects{"fault.inner-objects", "objects"};
inline constexpr Form<> faultInnerDynamicObjects{"fault.inner-dynamic-objects", "dynamic objects"};
inline constexpr Form<> faultInnerStaticObjects{"fault.inner-static-objects", "static objects"};
inline constexpr Form<> faultInnerObjectsWithoutName{"fault.inner-objects-without-name", "objects without a name"};
inline constexpr Form<> faultInnerDynamicObjectsWithoutName{"fault.inner-dynamic-objects-without-name",
                                                            "dynamic objects without a name"};
inline constexpr Form<> faultInnerStaticObjectsWithoutName{"fault.inner-static-objects-without-name",
                                                           "static objects without a name"};
inline constexpr Form<Phrase> faultInnerObjectsNamed{"fault.inner-objects-named", "objects named {name}"};
inline constexpr Form<Phrase> faultInnerDynamicObjectsNamed{"fault.inner-dynamic-objects-named",
                                                            "dynamic objects named {name}"};
inline constexpr Form<Phrase> faultInnerStaticObjectsNamed{"fault.inner-static-objects-named",
                                                           "static objects named {name}"};
inline constexpr Form<Number> faultInnerObjectsLongerThan{"fault.inner-objects-longer-than",
                                                          "objects longer than {size}"};
inline constexpr Form<Number> faultInnerObjectsOfAtMost{"fault.inner-objects-of-at-most",
                                                        "objects with a length of at most {size}"};
inline constexpr Form<> faultInnerObjectsWithOddIds{"fault.inner-objects-with-odd-ids", "objects with odd ids"};
inline constexpr Form<> faultInnerObjectsWithEvenIds{"fault.inner-objects-with-even-ids", "objects with even ids"};

// The objects, with a clause that says which of them, or when.
inline constexpr Form<Phrase, Phrase> faultObjectsWhich{"fault.objects-which", "{objects} {which}"};
inline constexpr Form<Phrase> faultObjectsThatRotate{"fault.objects-that-rotate", "{objects} that rotate"};
inline constexpr Form<Phrase> faultObjectsPutElsewhere{"fault.objects-put-elsewhere",
                                                       "{objects} that jump to another place"};
inline constexpr Form<Phrase, Phrase> faultObjectsAfterRest{"fault.objects-after-rest",
                                                            "{objects} that move after {time} at rest"};
inline constexpr Form<Phrase> faultObjectsBeginningToMove{"fault.objects-beginning-to-move",
                                                          "{objects} that begin to move after a rest"};
inline constexpr Form<Phrase, Phrase> faultWhenResting{"fault.when-resting",
                                                       "{objects} that have been at rest for {time}"};
inline constexpr Form<Phrase, Phrase> faultWhenYoung{"fault.when-young",
                                                     "{objects} that appeared less than {time} ago"};
inline constexpr Form<Phrase, Phrase> faultWhenAfterJump{"fault.when-after-jump",
                                                         "{objects} that jumped to another place less than {time} ago"};
inline constexpr Form<Phrase, Number> faultWhenFromStep{"fault.when-from-step", "{objects}, from step {step} on,"};
inline constexpr Form<Phrase, Number> faultWhenManyObjects{"fault.when-many-objects",
                                                           "{objects}, in steps with more than {count} object,",
                                                           "{objects}, in steps with more than {count} objects,"};
inline constexpr Form<Phrase> faultWhenMovesLeft{"fault.when-moves-left", "{objects} that move to the left"};
inline constexpr Form<Phrase> faultWhenMovesRight{"fault.when-moves-right", "{objects} that move to the right"};
inline constexpr Form<Phrase> faultWhenMovesUp{"fault.when-moves-up", "{objects} that move up"};
inline constexpr Form<Phrase> faultWhenMovesDown{"fault.when-moves-down", "{objects} that move down"};
inline constexpr Form<Phrase, Number> faultWhenBehindFirst{"fault.when-behind-first",
                                                           "{objects} after the first {count} of the list"};
inline constexpr Form<Phrase> faultWhenEverySecondStep{"fault.when-every-second-step",
                                                       "{objects}, in every second step,"};

// "How" says with which box, or where: "with 0.5 of their size".
inline constexpr Form<Phrase, Phrase> faultRegistered{"fault.registered", "{objects} are registered {how}."};
inline constexpr Form<Phrase, Phrase> faultTested{"fault.tested", "{objects} are tested {how}."};
inline constexpr Form<Phrase, Phrase> faultAllRegistered{"fault.all-registered", "{objects} are all registered {how}."};
inline constexpr Form<Phrase, Phrase> faultAllTested{"fault.all-tested", "{objects} are all tested {how}."};
// "When" says in which steps: "when they move along x".
inline constexpr Form<Phrase, Phrase> faultRegisteredAgain{"fault.registered-again",
                                                           "{objects} are registered again only {when}."};
inline constexpr Form<Phrase, Phrase> faultUpdated{"fault.updated", "{objects} are updated only {when}."};
// The sentence is about these other boxes, and begins with a small letter.
inline constexpr Form<Phrase> faultLaterTest{
    "fault.later-test", "Registrations are correct, but pairs are tested with other boxes: {sentence}"};

inline constexpr Form<Count> faultSteps{"fault.steps", "one step", "{count} steps"};
inline constexpr Form<Number> faultManySteps{"fault.many-steps", "{number} steps"};
inline constexpr Form<Number> faultNumber{"fault.number", "{number}"};
inline constexpr Form<Number, Number> faultBetween{"fault.between", "{low} to {high}"};
inline constexpr Form<Number> faultAtLeast{"fault.at-least", "at least {number}"};
inline constexpr Form<Number> faultAtMost{"fault.at-most", "at most {number}"};
inline constexpr Form<Phrase, Phrase> faultEither{"fault.either", "{first} or {second}"};
inline constexpr Form<Phrase> faultGroup{"fault.group", "({names})"};

} // namespace broadside::texts
