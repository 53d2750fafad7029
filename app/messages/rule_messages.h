#pragma once

#include "core/base/message/message_form.h"

/// @file
/// Rules and findings in the reports for build servers.

namespace broadside::texts {

inline constexpr Form<> cliRuleCheckMissedPair{"cli-rule.check.missed-pair", "Missed pair"};
inline constexpr Form<> cliRuleCheckMissedPairCause{"cli-rule.check.missed-pair.cause",
                                                    "Two boxes overlap, and the broad phase does not report the pair."};
inline constexpr Form<> cliRuleCheckMissedObject{"cli-rule.check.missed-object", "Missed object"};
inline constexpr Form<> cliRuleCheckMissedObjectCause{
    "cli-rule.check.missed-object.cause",
    "A query with the box of an object does not find another one that overlaps it."};
inline constexpr Form<> cliRuleCheckUnknownObject{"cli-rule.check.unknown-object", "Unknown object"};
inline constexpr Form<> cliRuleCheckUnknownObjectCause{"cli-rule.check.unknown-object.cause",
                                                       "The broad phase reports an object that is not there."};
inline constexpr Form<> cliRuleCheckOwnPartner{"cli-rule.check.own-partner", "Own partner"};
inline constexpr Form<> cliRuleCheckOwnPartnerCause{"cli-rule.check.own-partner.cause",
                                                    "The broad phase reports an object as its own partner."};
inline constexpr Form<> cliRuleCheckCrash{"cli-rule.check.crash", "Crash"};
inline constexpr Form<> cliRuleCheckCrashCause{"cli-rule.check.crash.cause", "The broad phase crashes."};
inline constexpr Form<> cliRuleCheckHang{"cli-rule.check.hang", "Endless loop"};
inline constexpr Form<> cliRuleCheckHangCause{"cli-rule.check.hang.cause", "The broad phase does not end."};
inline constexpr Form<> cliRuleCheckBadAnswer{"cli-rule.check.bad-answer", "Invalid answer"};
inline constexpr Form<> cliRuleCheckBadAnswerCause{"cli-rule.check.bad-answer.cause",
                                                   "An answer of the program is not a list of ids."};
inline constexpr Form<> cliRuleCheckRepeat{"cli-rule.check.repeat",
                                           "Repeat it with the seed of the message, and look at the trace."};
inline constexpr Form<> cliRuleCheckRunAgain{"cli-rule.check.run-again", "Run it again with this seed"};
inline constexpr Form<Phrase, Integer> cliRuleCheckSeed{"cli-rule.check.seed", "{sentence}; seed {seed}"};
inline constexpr Form<> cliRuleDiagnosisMoving{
    "cli-rule.diagnosis.moving",
    "One fault makes the broad phase miss pairs of many moving objects; the message describes it."};
inline constexpr Form<> cliRuleDoIt{"cli-rule.do-it", "Do what the message says."};
inline constexpr Form<> cliRuleDoItOrRecord{
    "cli-rule.do-it-or-record",
    "Do what the message says. If it is a tendency, record what the message names, and diagnose again."};
inline constexpr Form<> cliRuleDoItInEditor{
    "cli-rule.do-it-in-editor",
    "Do what the message says; in the editor, the panel Checks does most of it with one click."};
inline constexpr Form<> cliRuleDiagnosisExplained{
    "cli-rule.diagnosis.explained", "One fault of the broad phase explains missed pairs; the message describes it."};
inline constexpr Form<> cliRuleDiagnosisOther{"cli-rule.diagnosis.other", "Another fault"};
inline constexpr Form<> cliRuleDiagnosisUnexplained{"cli-rule.diagnosis.unexplained",
                                                    "Missed pairs without an explanation"};
inline constexpr Form<> cliRuleDiagnosisUnexplainedCause{
    "cli-rule.diagnosis.unexplained.cause",
    "Pairs are missed, no known fault explains them, and nothing sets them apart from found pairs."};
inline constexpr Form<> cliRuleDiagnosisUnexplainedRemedy{
    "cli-rule.diagnosis.unexplained.remedy",
    "Record where objects are registered, and diagnose again; or audit the file, and look at one of the pairs."};
inline constexpr Form<> cliRuleDiagnosisUnreadable{"cli-rule.diagnosis.unreadable", "Could not be diagnosed"};
inline constexpr Form<> cliRuleDiagnosisUnreadableCause{"cli-rule.diagnosis.unreadable.cause",
                                                        "The file cannot be read, or it has no candidates to explain."};
inline constexpr Form<> cliRuleCorrectIt{"cli-rule.correct-it", "Correct what the message names."};
inline constexpr Form<Phrase, Text, Count> cliRuleDiagnosisExample{"cli-rule.diagnosis.example",
                                                                   "{message}; for example {pair} in step {step}"};
inline constexpr Form<Phrase, Count, Phrase> cliRuleDiagnosisFinding{"cli-rule.diagnosis.finding",
                                                                     "{sentence} It explains {count} of {missed}"};
inline constexpr Form<Phrase, Count, Phrase> cliRuleDiagnosisFindingSampled{
    "cli-rule.diagnosis.finding-sampled", "{sentence} It explains about {count} of {missed}"};
inline constexpr Form<Phrase> cliRuleDiagnosisTendency{"cli-rule.diagnosis.tendency",
                                                       "Tendency, not certain: {message}"};
inline constexpr Form<Count, Phrase> cliRuleDiagnosisNoExplanation{"cli-rule.diagnosis.no-explanation",
                                                                   "{count} of {missed} has no explanation",
                                                                   "{count} of {missed} have no explanation"};
inline constexpr Form<> cliRuleDiagnosisRecord{"cli-rule.diagnosis.record",
                                               "Record where objects are registered, and diagnose again"};
inline constexpr Form<Text> cliRuleAuditMissed{"cli-rule.audit.missed", "Missed pair: {cause}"};
inline constexpr Form<Phrase> cliRuleAuditMissedCause{
    "cli-rule.audit.missed.cause",
    "Two objects can collide, their boxes overlap, and the broad phase does not report the pair, {reason}."};
inline constexpr Form<Phrase> cliRuleAuditMissedRemedy{
    "cli-rule.audit.missed.remedy",
    "{remedy} In a scene choose a correct algorithm, such as grid, which misses nothing."};
inline constexpr Form<> cliRuleAuditUnknownRemedy{
    "cli-rule.audit.unknown.remedy",
    "If a recording does not say in which cells, or with which boxes, objects are registered, record that: then the "
    "cause is known. Otherwise look at what the game does between its cells and the pairs that it reports."};
inline constexpr Form<> cliRuleAuditTunnelling{"cli-rule.audit.tunnelling", "Tunnelling"};
inline constexpr Form<> cliRuleAuditTunnellingCause{
    "cli-rule.audit.tunnelling.cause", "An object moves so far in one step that it passes through another one: no step "
                                       "shows the overlap, or only after the object has passed the middle."};
inline constexpr Form<> cliRuleAuditTunnellingRemedy{"cli-rule.audit.tunnelling.remedy",
                                                     "Use swept collision for moving objects (\"continuous\": true in "
                                                     "the step settings, or --continuous), or make the steps shorter."};
inline constexpr Form<> cliRuleAuditHidden{"cli-rule.audit.hidden", "Box smaller than its shape"};
inline constexpr Form<> cliRuleAuditHiddenCause{
    "cli-rule.audit.hidden.cause", "The shapes of two objects overlap, but their boxes do not, because one of them is "
                                   "smaller than its shape: no broad phase can find such a pair."};
inline constexpr Form<> cliRuleAuditUnreadable{"cli-rule.audit.unreadable", "Could not be audited"};
inline constexpr Form<> cliRuleAuditUnreadableCause{"cli-rule.audit.unreadable.cause",
                                                    "The file cannot be read, or no world can be made of it."};
inline constexpr Form<Text, Integer> cliRuleAuditIsMissed{
    "cli-rule.audit.is-missed", "{pair} is a pair that the broad phase misses in step {step}"};
inline constexpr Form<> cliRuleAuditChooseCorrect{"cli-rule.audit.choose-correct",
                                                  "Choose a correct algorithm, such as grid"};
inline constexpr Form<Text, Integer> cliRuleAuditPassesSeen{"cli-rule.audit.passes-seen",
                                                            "{pair} passes before a response stops it in step {step}"};
inline constexpr Form<Text, Integer> cliRuleAuditPassesUnseen{"cli-rule.audit.passes-unseen",
                                                              "{pair} passes unseen in step {step}"};
inline constexpr Form<> cliRuleAuditUseSwept{"cli-rule.audit.use-swept",
                                             "Use swept collision for moving objects, or make a step shorter"};
inline constexpr Form<Text, Integer> cliRuleAuditIsHidden{
    "cli-rule.audit.is-hidden", "{pair} overlap, but a box that is smaller than its shape hides it in step {step}"};
inline constexpr Form<> cliRuleAuditComputeBox{
    "cli-rule.audit.compute-box",
    "Compute the box of an object from its shape with its present position, angle and scale"};
inline constexpr Form<Phrase, Phrase> cliRuleAuditThrough{"cli-rule.audit.through", "{a} through {b}"};
inline constexpr Form<Phrase, Phrase, Integer, Phrase> cliRuleAuditMoreTimes{
    "cli-rule.audit.more-times", "{message}, and {times} up to step {step}, with {pairs}"};
inline constexpr Form<Count> cliRuleAuditMoreTimesTimes{"cli-rule.audit.more-times.times", "{count} more time",
                                                        "{count} more times"};
inline constexpr Form<Count> cliRuleAuditMoreTimesPairs{
    "cli-rule.audit.more-times.pairs", "{count} more pair of these names", "{count} more pairs of these names"};
inline constexpr Form<Phrase, Count, Integer> cliRuleAuditMoreSteps{
    "cli-rule.audit.more-steps", "{message}, and in {count} more step up to step {step}",
    "{message}, and in {count} more steps up to step {step}"};
inline constexpr Form<Phrase, Count> cliRuleAuditOtherCause{"cli-rule.audit.other-cause",
                                                            "{message}; {count} of them looks like another cause",
                                                            "{message}; {count} of them look like another cause"};
inline constexpr Form<> cliRuleValidateUnreadable{"cli-rule.validate.unreadable", "Can be read"};
inline constexpr Form<> cliRuleValidateUnreadableCause{
    "cli-rule.validate.unreadable.cause", "The file is not there, cannot be read, or is no file of its kind."};
inline constexpr Form<> cliRuleValidateUnreadableRemedy{"cli-rule.validate.unreadable.remedy",
                                                        "Check the name, the folder and the permissions."};
inline constexpr Form<> cliRuleValidateContent{"cli-rule.validate.content", "Is valid"};
inline constexpr Form<> cliRuleValidateContentCause{"cli-rule.validate.content.cause",
                                                    "Something in the file does not match the format."};
inline constexpr Form<> cliRuleValidateContentRemedy{"cli-rule.validate.content.remedy",
                                                     "Correct the line that the message names."};
inline constexpr Form<Phrase> cliRuleJunitAccepted{"cli-rule.junit.accepted", "accepted: {line}"};
inline constexpr Form<Phrase> cliRuleJunitTolerated{"cli-rule.junit.tolerated", "tolerated: {line}"};
inline constexpr Form<Text, Integer, Integer, Phrase> cliRuleJunitPlace{"cli-rule.junit.place",
                                                                        "{file}:{line}:{column}: {message}"};
inline constexpr Form<Phrase> cliRuleJunitMessage{"cli-rule.junit.message", "{message}."};
inline constexpr Form<Phrase, Phrase> cliRuleJunitMessageAndRemedy{"cli-rule.junit.message-and-remedy",
                                                                   "{message}. {remedy}."};
inline constexpr Form<Phrase, Integer> cliRuleJunitHeadline{"cli-rule.junit.headline", "{line} (and {count} more)"};
inline constexpr Form<> cliRuleJunitSkipped{"cli-rule.junit.skipped", "the file could not be read"};
inline constexpr Form<> cliRuleSarifAccepted{"cli-rule.sarif.accepted", "Accepted in the baseline"};

} // namespace broadside::texts
