#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What reports about findings say, and what is wrong with a page that has no finding.

namespace broadside::texts {

// Findings of an audit.
inline constexpr Form<> reportMissedPair{"report.missed-pair", "Missed pair"};
inline constexpr Form<> reportPassage{"report.passage", "Tunnelling"};
inline constexpr Form<> reportSmallBox{"report.small-box", "Box smaller than its shape"};
inline constexpr Form<> reportAnswer{"report.answer", "Why two objects collide, or not"};
inline constexpr Form<Text, Text, Integer> reportPassedThrough{"report.passed-through",
                                                               "{object} passes through {other} in step {step}."};
inline constexpr Form<Text, Text, Integer> reportBoxesApart{
    "report.boxes-apart", "The shapes of {a} and {b} overlap in step {step}, but their boxes do not."};
inline constexpr Form<Integer> reportPairGone{"report.pair-gone",
                                              "The two objects of the finding are not in step {step}"};
inline constexpr Form<> reportAuditAgain{"report.audit-again",
                                         "Audit the steps again, and report one of the new findings"};

// Headings and labels of the page.
inline constexpr Form<> reportRemedy{"report.remedy", "What to change"};
inline constexpr Form<> reportPicture{"report.picture", "What happens"};
inline constexpr Form<> reportEvidence{"report.evidence", "Evidence"};
inline constexpr Form<> reportExample{"report.example", "The example"};
inline constexpr Form<> reportPairs{"report.pairs", "Pairs"};
inline constexpr Form<> reportAttachment{"report.attachment", "Open it in Broadside"};
inline constexpr Form<> reportVersions{"report.versions", "Versions"};
inline constexpr Form<Text> reportMadeFrom{"report.made-from", "Found in {file}."};
inline constexpr Form<> reportRule{"report.rule", "Rule"};
inline constexpr Form<> reportSteps{"report.steps", "Steps"};
inline constexpr Form<Integer, Integer> reportStepRange{"report.step-range", "{first} to {last}"};
inline constexpr Form<> reportMissedPairs{"report.missed-pairs", "Missed pairs"};
inline constexpr Form<> reportExplains{"report.explains", "Explains"};
inline constexpr Form<> reportAgainst{"report.against", "Contradicts it"};
inline constexpr Form<> reportSure{"report.sure", "Certainty"};
inline constexpr Form<> reportStage{"report.stage", "Lost at the stage"};
inline constexpr Form<Count, Phrase> reportStageCount{"report.stage-count", "{count}: {stage}"};
inline constexpr Form<Text, Exact> reportParameter{"report.parameter", "{name}: {value}"};
inline constexpr Form<> reportParameters{"report.parameters", "Parameters"};
inline constexpr Form<Phrase> reportRival{"report.rival", "Equally good: {sentence}"};
inline constexpr Form<Phrase> reportSurer{"report.surer", "To confirm it: {record}"};
inline constexpr Form<Text, Text, Integer> reportExamplePair{"report.example-pair", "{a} and {b} in step {step}."};
inline constexpr Form<> reportObject{"report.object", "Object"};
inline constexpr Form<> reportBox{"report.box", "Box"};
inline constexpr Form<> reportRegisteredBox{"report.registered-box", "Registered box"};
inline constexpr Form<> reportTouched{"report.touched", "Cells that it touches"};
inline constexpr Form<> reportRegistered{"report.registered", "Cells in which it is registered"};
inline constexpr Form<Number, Number, Number, Number> reportBoxNumbers{"report.box-numbers",
                                                                       "x {left} to {right}, y {low} to {high}"};
inline constexpr Form<> reportNoCells{"report.no-cells", "none"};
inline constexpr Form<Text, Count> reportMoreCells{"report.more-cells", "{cells} and {count} more"};
inline constexpr Form<> reportMetres{"report.metres", "Boxes are in metres."};
inline constexpr Form<> reportGameUnits{"report.game-units", "Boxes are in the units of the game."};
inline constexpr Form<> reportCandidate{"report.candidate", "The broad phase reports the pair."};
inline constexpr Form<> reportNoCandidate{"report.no-candidate", "The broad phase does not report the pair."};
inline constexpr Form<> reportFirstObject{"report.first-object", "First object"};
inline constexpr Form<> reportSecondObject{"report.second-object", "Second object"};
inline constexpr Form<> reportFirstStep{"report.first-step", "First step"};
inline constexpr Form<> reportLastStep{"report.last-step", "Last step"};
inline constexpr Form<> reportStepCount{"report.step-count", "Number of steps"};
inline constexpr Form<Count> reportMorePairs{"report.more-pairs", "{count} more pair is not listed.",
                                             "{count} more pairs are not listed."};

// Pictures.
inline constexpr Form<Text, Text, Integer> reportStillAlt{
    "report.still-alt", "{a} and {b} with their boxes and cells in step {step}; other objects are faint."};
inline constexpr Form<Text, Text, Integer> reportBeforeAlt{"report.before-alt",
                                                           "{a} and {b} one frame before, in step {step}."};
inline constexpr Form<Integer> reportStillCaption{"report.still-caption", "Step {step}"};
inline constexpr Form<Integer> reportBeforeCaption{"report.before-caption", "Before: step {step}"};
inline constexpr Form<Integer, Integer> reportMotionCaption{
    "report.motion-caption",
    "Steps {first} to {last}, slowed down. If your system reduces motion, the picture does not move."};
inline constexpr Form<Text, Text, Integer, Integer> reportMotionAlt{
    "report.motion-alt", "Animation of {a} and {b} from step {first} to step {last}."};

// The attachment.
inline constexpr Form<Text> reportDownload{"report.download", "Save {file}"};
inline constexpr Form<> reportHowToOpen{
    "report.how-to-open",
    "Open this page with File > Open, drop it on the window, or start Broadside with it: the world of the finding "
    "opens "
    "at its step, with the two objects selected. On the command line, give this page instead of a file:"};
inline constexpr Form<Count, Count> reportReducedScene{
    "report.reduced-scene", "The smallest scene that still shows it: {left} of {all} objects remain."};
inline constexpr Form<Integer> reportWorldOfStep{"report.world-of-step", "The world of step {step}, as a scene."};
inline constexpr Form<Integer, Integer, Count> reportCutRecording{
    "report.cut-recording", "A part of the recording: steps {first} to {last} of {all} recorded frames."};
inline constexpr Form<> reportSameFinding{"report.same-finding", "A diagnosis of it gives the same rule."};
inline constexpr Form<> reportOtherFinding{
    "report.other-finding", "It shows the step, but the whole recording is needed for the same diagnosis."};
inline constexpr Form<> reportNeedsInputs{"report.needs-inputs",
                                          "It needs the inputs of the simulation, which a scene does not have:"};
inline constexpr Form<Phrase> reportNothingAttached{"report.nothing-attached", "No world is attached: {reason}."};
inline constexpr Form<> reportNoExample{"report.no-example", "the finding has no example"};
inline constexpr Form<Count> reportTooLargeToAttach{"report.too-large-to-attach",
                                                    "it would take more than the limit of {limit} MiB"};

inline constexpr Form<> reportSendPage{
    "report.send-page", "The attached world is too large for a text. Write the report as a page (.html), too."};
inline constexpr Form<Text> reportSaveScene{"report.save-scene", "Save this as {file}:"};

// Pages that are opened.
inline constexpr Form<> reportPage{"report.page", "report"};
inline constexpr Form<> reportNoAttachment{"report.no-attachment", "This page contains no finding of Broadside"};
inline constexpr Form<> reportChoosePage{"report.choose-page",
                                         "Choose a page that the command report or the button Report wrote"};
inline constexpr Form<> reportEndsEarly{"report.ends-early", "This page is cut off before its finding"};
inline constexpr Form<Phrase> reportDamaged{"report.damaged", "The finding in this page is damaged: {what}"};
inline constexpr Form<> reportGetAgain{"report.get-again", "Get the page again from its source, or write it again"};
inline constexpr Form<> reportCutOff{"report.cut-off", "the page ends in the middle of it"};
inline constexpr Form<Text> reportMissingField{"report.missing-field", "{field} is missing or is not a number"};
inline constexpr Form<> reportBadKind{"report.bad-kind", "it is neither a scene nor a recording"};
inline constexpr Form<> reportBadText{"report.bad-text", "its text has invalid characters"};
inline constexpr Form<> reportBadSum{"report.bad-sum", "its bytes have changed"};

} // namespace broadside::texts
