#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What the command line prints: answers, and the names in front of numbers.

namespace broadside::texts {

inline constexpr Form<> cliNone{"cli-answer.none", "none"};
inline constexpr Form<> cliYes{"cli-answer.yes", "yes"};
inline constexpr Form<> cliNo{"cli-answer.no", "no"};
inline constexpr Form<Count> cliAndMore{"cli-answer.and-more", "and {count} more"};
inline constexpr Form<Count> cliAndMoreInJson{"cli-answer.and-more-in-json", "and {count} more; --json lists all"};
inline constexpr Form<Number> cliMetres{"cli-answer.metres", "{length} m"};
inline constexpr Form<Number, Number> cliPoint{"cli-answer.point", "{x}, {y}"};
inline constexpr Form<Phrase, Phrase> cliPair{"cli-answer.pair", "{a} - {b}"};
inline constexpr Form<Phrase, Phrase> cliPairAnd{"cli-answer.pair-and", "{a} and {b}"};
inline constexpr Form<Text, Count> cliWroteScene{"cli-answer.wrote-scene", "Wrote {file} with {count} object.",
                                                 "Wrote {file} with {count} objects."};
inline constexpr Form<Text, Count> cliWroteTrace{"cli-answer.wrote-trace", "Wrote {file} with {count} frame.",
                                                 "Wrote {file} with {count} frames."};
inline constexpr Form<Text, Phrase, Phrase> cliWroteAtlas{"cli-answer.wrote-atlas",
                                                          "Wrote {file} with {regions} and {animations}."};
inline constexpr Form<Text> cliWroteFile{"cli-answer.wrote-file", "Wrote {file}."};
inline constexpr Form<Count> cliRegions{"cli-answer.regions", "{count} region", "{count} regions"};
inline constexpr Form<Count> cliAnimations{"cli-answer.animations", "{count} animation", "{count} animations"};
inline constexpr Form<Text, Phrase, Phrase> cliWroteLevelNotes{"cli-answer.wrote-level-notes",
                                                               "Wrote {file} with {objects}; {notes}."};
inline constexpr Form<Text, Phrase, Phrase> cliWroteLevelAtlases{"cli-answer.wrote-level-atlases",
                                                                 "Wrote {file} with {objects} and {atlases}."};
inline constexpr Form<Text, Phrase, Phrase, Phrase> cliWroteLevelAll{
    "cli-answer.wrote-level-all", "Wrote {file} with {objects} and {atlases}; {notes}."};
inline constexpr Form<Count> cliAtlasFiles{"cli-answer.atlas-files", "{count} atlas file", "{count} atlas files"};
inline constexpr Form<Count> cliNotes{"cli-answer.notes", "{count} note", "{count} notes"};
inline constexpr Form<Phrase, Integer, Integer> cliImportedAgain{
    "cli-answer.imported-again", "Imported again: {changed}, {added} added, {removed} removed."};
inline constexpr Form<Phrase, Integer, Integer, Phrase> cliImportedConflicts{
    "cli-answer.imported-conflicts", "Imported again: {changed}, {added} added, {removed} removed; {conflicts}."};
inline constexpr Form<Count> cliChanged{"cli-answer.changed", "{count} object changed", "{count} objects changed"};
inline constexpr Form<Count> cliConflicts{"cli-answer.conflicts", "{count} conflict", "{count} conflicts"};
inline constexpr Form<Text, Count> cliWroteBaseline{"cli-answer.wrote-baseline",
                                                    "Wrote {path}: {count} finding of these files accepted.",
                                                    "Wrote {path}: {count} findings of these files accepted."};
inline constexpr Form<Text, Phrase, Phrase, Phrase> cliWroteMerged{"cli-answer.wrote-merged",
                                                                   "Wrote {path}: {reports} about {files}, {sum}."};
inline constexpr Form<Count> cliReports{"cli-answer.reports", "{count} report", "{count} reports"};
inline constexpr Form<Count> cliFiles{"cli-answer.files", "{count} file", "{count} files"};
inline constexpr Form<Count> cliFindings{"cli-answer.findings", "{count} finding", "{count} findings"};
inline constexpr Form<Count> cliMissedPairs{"cli-answer.missed-pairs", "{count} missed pair", "{count} missed pairs"};
inline constexpr Form<Count, Text, Integer, Integer> cliWrotePictures{
    "cli-answer.wrote-pictures", "Wrote {count} pictures up to {file}, {width} x {height} pixels."};
inline constexpr Form<Text, Integer, Integer> cliWrotePicture{"cli-answer.wrote-picture",
                                                              "Wrote {file}, {width} x {height} pixels."};
inline constexpr Form<Text, Count, Integer, Integer> cliWrotePacked{
    "cli-answer.wrote-packed", "Wrote {file}: {count} region on {width} x {height} pixels.",
    "Wrote {file}: {count} regions on {width} x {height} pixels."};
inline constexpr Form<Text, Integer, Text> cliWroteReduced{
    "cli-answer.wrote-reduced", "Wrote {file}. To see the finding: broadside audit {file} --steps {step}{shots}"};
inline constexpr Form<Text, Text> cliWroteReducedFrame{
    "cli-answer.wrote-reduced-frame",
    "Wrote {file}. {algorithm} misses the same pair there, for the same cause: broadside audit {file}"};
inline constexpr Form<Phrase, Phrase, Phrase, Phrase, Percent> cliFunnel{
    "cli-answer.funnel", "{pairs} > {candidates} > {boxes} > {shapes} ({share} of the pairs spared)"};
inline constexpr Form<Count> cliCandidates{"cli-answer.candidates", "{count} candidate", "{count} candidates"};
inline constexpr Form<Count> cliBoxOverlaps{"cli-answer.box-overlaps", "{count} box overlap", "{count} box overlaps"};
inline constexpr Form<Count> cliShapeOverlaps{"cli-answer.shape-overlaps", "{count} shape overlap",
                                              "{count} shape overlaps"};
inline constexpr Form<> cliAuditMissed{"cli-answer.audit.missed", "Missed pairs:"};
inline constexpr Form<Integer, Text, Text, Text> cliAuditMissedRow{"cli-answer.audit.missed-row",
                                                                   "step {step}: {a} - {b}, {cause}"};
inline constexpr Form<> cliAuditTunnelled{"cli-answer.audit.tunnelled", "Tunnelled:"};
inline constexpr Form<Integer, Text, Text, Number, Number, Number> cliAuditTunnelledRow{
    "cli-answer.audit.tunnelled-row", "step {step}: {a} through {b} at ({x}, {y}) m, with {speed} m/s"};
inline constexpr Form<Integer, Phrase> cliAuditInStep{"cli-answer.audit.in-step", "In step {step} {sentence}"};
inline constexpr Form<> cliAuditHidden{
    "cli-answer.audit.hidden", "Shapes overlap, but their boxes do not, because a box is smaller than its shape:"};
inline constexpr Form<Integer, Text, Text> cliAuditHiddenRow{"cli-answer.audit.hidden-row", "step {step}: {a} - {b}"};
inline constexpr Form<Count> cliAuditAsleep{"cli-answer.audit.asleep", "{count} pair, left out as engines do",
                                            "{count} pairs, left out as engines do"};
inline constexpr Form<Count, Text> cliAuditCause{"cli-answer.audit.cause", "{count} {cause}"};
inline constexpr Form<Count, Text, Phrase> cliAuditCauseRemedy{"cli-answer.audit.cause-remedy",
                                                               "{count} {cause}: {remedy}"};
inline constexpr Form<Phrase> cliPairsTitle{"cli-answer.pairs.title", "{title}:"};
inline constexpr Form<Phrase> cliPairsNone{"cli-answer.pairs.none", "{title}: none"};
inline constexpr Form<Phrase> cliQueryMissed{"cli-answer.query.missed",
                                             "{objects}: the boxes overlap, but the pair is not reported"};
inline constexpr Form<Phrase, Number> cliQueryNearest{"cli-answer.query.nearest", "{object}, {distance} m away"};
inline constexpr Form<Phrase> cliQueryPublished{"cli-answer.query.published", "{object} is reported as the nearest"};
inline constexpr Form<Phrase, Number, Number, Number> cliQueryHit{"cli-answer.query.hit",
                                                                  "{object} at {x}, {y}, after {percent} % of the ray"};
inline constexpr Form<Number, Integer> cliNearest{"cli-answer.nearest", "{distance} m in step {step}"};
inline constexpr Form<> cliExpectHolds{"cli-answer.expect.holds", "Holds."};
inline constexpr Form<> cliExpectFails{"cli-answer.expect.fails", "Fails."};
inline constexpr Form<Integer, Integer> cliWhyInSteps{"cli-answer.why.in-steps", "In steps {first} to {last}:"};
inline constexpr Form<Phrase> cliWhyLater{"cli-answer.why.later", "Later: {sentence}"};
inline constexpr Form<Text, Integer, Integer> cliStoryTitle{"cli-answer.story.title",
                                                            "{object}, steps {first} to {last}"};
inline constexpr Form<> cliStoryNothing{"cli-answer.story.nothing", "Nothing else happened to it in these steps."};
inline constexpr Form<Integer, Phrase, Phrase> cliStoryStep{"cli-answer.story.step",
                                                            "step {step}  {headline}: {sentence}"};
inline constexpr Form<Integer, Integer, Phrase, Phrase> cliStorySteps{"cli-answer.story.steps",
                                                                      "steps {first}..{last}  {headline}: {sentence}"};
inline constexpr Form<Integer, Text, Text, Text> cliReduceMissed{"cli-answer.reduce.missed",
                                                                 "step {step}: {a} - {b} is missed, {cause}"};
inline constexpr Form<Integer, Text, Text> cliReduceThrough{"cli-answer.reduce.through",
                                                            "step {step}: {a} through {b}"};
inline constexpr Form<Count, Count> cliReduceLeft{"cli-answer.reduce.left", "{left} of {all} left"};
inline constexpr Form<Count> cliReduceAtLimit{"cli-answer.reduce.at-limit", "{count}, which is the limit"};
inline constexpr Form<Integer> cliReduceObject{"cli-answer.reduce.object", "Object ({id})"};
inline constexpr Form<Number> cliTunePresent{"cli-answer.tune.present", "{size} (present)"};
inline constexpr Form<Number> cliTuneGame{"cli-answer.tune.game", "{size} (your game's rule)"};
inline constexpr Form<Number> cliTuneGamePresent{"cli-answer.tune.game-present", "{size} (your game, present)"};
inline constexpr Form<> cliTuneNoRule{"cli-answer.tune.no-rule", "none: nothing can collide"};
inline constexpr Form<Number, Count> cliTuneWithoutLarge{
    "cli-answer.tune.without-large", "{size} m: {count} object larger than a tenth of the world left out",
    "{size} m: {count} objects larger than a tenth of the world left out"};
inline constexpr Form<Number> cliRunTime{"cli-answer.run.time", "{seconds} s"};
inline constexpr Form<Count, Count> cliDiagnoseSteps{"cli-answer.diagnose.steps", "{first} to {last}"};
inline constexpr Form<Count, Phrase> cliDiagnoseStage{"cli-answer.diagnose.stage", "{count}: {words}"};
inline constexpr Form<Phrase, Text, Phrase> cliDiagnoseExplanation{"cli-answer.diagnose.explanation",
                                                                   "{kind} ({rule}): {sentence}"};
inline constexpr Form<Phrase> cliDiagnoseRemedy{"cli-answer.diagnose.remedy", "Remedy: {remedy}"};
inline constexpr Form<Text, Text, Count> cliDiagnoseExample{"cli-answer.diagnose.example",
                                                            "Example: {a} and {b} in step {step}."};
inline constexpr Form<> cliDiagnoseUnexplained{
    "cli-answer.diagnose.unexplained",
    "No known fault explains the missed pairs, and nothing sets them apart from found ones."};
inline constexpr Form<Text, Text, Phrase> cliDiagnoseGroup{"cli-answer.diagnose.group", "{a} and {b}: {steps}"};
inline constexpr Form<Text, Text, Phrase, Text> cliDiagnoseGroupRule{"cli-answer.diagnose.group-rule",
                                                                     "{a} and {b}: {steps}, {rule}"};
inline constexpr Form<Count> cliDiagnoseInStep{"cli-answer.diagnose.in-step", "step {step}"};
inline constexpr Form<Count, Count, Count> cliDiagnoseInSteps{"cli-answer.diagnose.in-steps",
                                                              "{count} steps from {first} to {last}"};
inline constexpr Form<Count> cliDiagnoseMore{"cli-answer.diagnose.more", "and {count} more pair",
                                             "and {count} more pairs"};
inline constexpr Form<Text, Phrase> cliDiagnoseWaste{"cli-answer.diagnose.waste", "Waste ({rule}): {sentence}"};
inline constexpr Form<Text, Phrase> cliCheckFailure{"cli-answer.check.failure", "{rule}: {sentence}"};
inline constexpr Form<Phrase> cliCheckDiagnosed{"cli-answer.check.diagnosed",
                                                "Diagnosed with many moving objects: {cause}"};
inline constexpr Form<Text, Integer> cliCheckWorld{"cli-answer.check.world", "Kind of world: {kind} (seed {seed})"};
inline constexpr Form<Phrase> cliCheckAlsoIn{"cli-answer.check.also-in", "Also fails in: {list}"};
inline constexpr Form<Exact, Exact, Exact, Exact, Exact> cliCheckBounds{
    "cli-answer.check.bounds", "World {left} to {right}, {low} to {high}; cells of {cell}"};
inline constexpr Form<Integer, Integer> cliCheckRemoved{"cli-answer.check.removed", "{number}  remove {id}"};
inline constexpr Form<Integer, Integer, Exact, Exact, Exact, Exact> cliCheckAdded{
    "cli-answer.check.added", "{number}  add {id}  {left} to {right}, {low} to {high}"};
inline constexpr Form<Integer, Integer, Exact, Exact, Exact, Exact> cliCheckMoved{
    "cli-answer.check.moved", "{number}  move {id}  {left} to {right}, {low} to {high}"};
inline constexpr Form<Count> cliCheckMore{"cli-answer.check.more", "and {count} more operation",
                                          "and {count} more operations"};
inline constexpr Form<Text> cliCheckTrace{"cli-answer.check.trace", "Trace: {path}"};
inline constexpr Form<Text> cliCheckScene{"cli-answer.check.scene", "Scene: {path}"};
inline constexpr Form<> cliCheckNoAlgorithm{
    "cli-answer.check.no-algorithm",
    "No algorithm of Broadside misses this pair, so the scene has the boxes of the last operation alone."};
inline constexpr Form<Text, Text> cliCheckShownBy{"cli-answer.check.shown-by",
                                                  "{algorithm} misses the same pair: broadside audit {path}"};
inline constexpr Form<Count, Integer> cliCheckSeed{"cli-answer.check.seed", "{count} from seed {seed}"};
inline constexpr Form<Number, Number> cliCheckTime{"cli-answer.check.time",
                                                   "{time} us; packed-grid for the same worlds: {other} us"};
inline constexpr Form<> cliCheckComplete{"cli-answer.check.complete", "Every answer was complete."};
inline constexpr Form<Text, Phrase, Phrase> cliValidateRecording{"cli-answer.validate.recording",
                                                                 "{file}: {frames}, {objects}"};
inline constexpr Form<Text, Phrase> cliValidateScene{"cli-answer.validate.scene", "{file}: {objects}"};
inline constexpr Form<Phrase, Phrase, Phrase> cliValidateSum{"cli-answer.validate.sum",
                                                             "{files} checked: {errors}, {remarks}."};
inline constexpr Form<Count> cliValidateErrors{"cli-answer.validate.errors", "{count} error", "{count} errors"};
inline constexpr Form<Count> cliValidateRemarks{"cli-answer.validate.remarks", "{count} other remark",
                                                "{count} other remarks"};
inline constexpr Form<Phrase, Phrase> cliValidateAccepted{"cli-answer.validate.accepted",
                                                          "{findings} accepted, {errors}."};
inline constexpr Form<Count> cliValidateNewErrors{"cli-answer.validate.new-errors", "{count} new error",
                                                  "{count} new errors"};
inline constexpr Form<Text, Integer, Text> cliScriptFinding{"cli-answer.script.finding", "{object} ({id}): {sentence}"};
inline constexpr Form<> cliScriptNothing{"cli-answer.script.nothing", "The check found nothing."};
inline constexpr Form<> cliScriptScene{"cli-answer.script.scene", "the scene"};
inline constexpr Form<Text, Text, Text, Text, Text> cliVersion{
    "cli-answer.version", "Broadside {version}\nCommit: {commit}\nCompiler: {compiler}\nBuild: {build}\nQt: {qt}"};
inline constexpr Form<Text, Text> cliVersionQt{"cli-answer.version.qt", "{version}, built with {builtWith}"};
inline constexpr Form<> cliVersionNoWindow{"cli-answer.version.no-window", "none, built without the window"};

inline constexpr Form<> cliFieldAccepted{"cli-answer.field.accepted", "Accepted"};
inline constexpr Form<> cliFieldNew{"cli-answer.field.new", "New"};
inline constexpr Form<> cliFieldIgnored{"cli-answer.field.ignored", "Ignored"};
inline constexpr Form<> cliFieldBothAsleep{"cli-answer.field.both-asleep", "Both asleep"};
inline constexpr Form<> cliFieldFrames{"cli-answer.field.frames", "Frames"};
inline constexpr Form<> cliFieldMissedPairs{"cli-answer.field.missed-pairs", "Missed pairs"};
inline constexpr Form<> cliFieldCandidates{"cli-answer.field.candidates", "Candidates"};
inline constexpr Form<> cliFieldFalsePositives{"cli-answer.field.false-positives", "False positives"};
inline constexpr Form<> cliFieldTunnelled{"cli-answer.field.tunnelled", "Tunnelled"};
inline constexpr Form<> cliFieldBoxesTooSmall{"cli-answer.field.boxes-too-small", "Boxes too small"};
inline constexpr Form<> cliFieldCauses{"cli-answer.field.causes", "Causes"};
inline constexpr Form<> cliFieldFindings{"cli-answer.field.findings", "Findings"};
inline constexpr Form<> cliFieldBroadPhase{"cli-answer.field.broad-phase", "Broad phase"};
inline constexpr Form<> cliFieldWorlds{"cli-answer.field.worlds", "Worlds"};
inline constexpr Form<> cliFieldOperations{"cli-answer.field.operations", "Operations"};
inline constexpr Form<> cliFieldTime{"cli-answer.field.time", "Time"};
inline constexpr Form<> cliFieldSteps{"cli-answer.field.steps", "Steps"};
inline constexpr Form<> cliFieldStep{"cli-answer.field.step", "Step"};
inline constexpr Form<> cliFieldNearest{"cli-answer.field.nearest", "Nearest"};
inline constexpr Form<> cliFieldFunnel{"cli-answer.field.funnel", "Funnel"};
inline constexpr Form<> cliFieldChecks{"cli-answer.field.checks", "Checks"};
inline constexpr Form<> cliFieldBoxOverlaps{"cli-answer.field.box-overlaps", "Box overlaps"};
inline constexpr Form<> cliFieldShapeOverlaps{"cli-answer.field.shape-overlaps", "Shape overlaps"};
inline constexpr Form<> cliFieldCells{"cli-answer.field.cells", "Cells"};
inline constexpr Form<> cliFieldRegisteredIn{"cli-answer.field.registered-in", "Registered in"};
inline constexpr Form<> cliFieldMissed{"cli-answer.field.missed", "Missed"};
inline constexpr Form<> cliFieldAsPublished{"cli-answer.field.as-published", "As published"};
inline constexpr Form<> cliFieldHit{"cli-answer.field.hit", "Hit"};
inline constexpr Form<> cliFieldFinding{"cli-answer.field.finding", "Finding"};
inline constexpr Form<> cliFieldObjects{"cli-answer.field.objects", "Objects"};
inline constexpr Form<> cliFieldRuns{"cli-answer.field.runs", "Runs"};
inline constexpr Form<> cliFieldRemainingObjects{"cli-answer.field.remaining-objects", "Remaining objects"};
inline constexpr Form<> cliFieldRemoved{"cli-answer.field.removed", "Removed"};
inline constexpr Form<> cliFieldHits{"cli-answer.field.hits", "Hits"};
inline constexpr Form<> cliFieldAllSteps{"cli-answer.field.all-steps", "All steps"};
inline constexpr Form<> cliFieldStateHash{"cli-answer.field.state-hash", "State hash"};
inline constexpr Form<> cliFieldAlgorithm{"cli-answer.field.algorithm", "Algorithm"};
inline constexpr Form<> cliFieldRuleOfThumb{"cli-answer.field.rule-of-thumb", "Rule of thumb"};
inline constexpr Form<> cliFieldWithoutLarge{"cli-answer.field.without-large", "without large"};
inline constexpr Form<> cliFieldRecommended{"cli-answer.field.recommended", "Recommended"};
inline constexpr Form<> cliFieldCanCollide{"cli-answer.field.can-collide", "Can collide"};
inline constexpr Form<> cliFieldCandidate{"cli-answer.field.candidate", "Candidate"};
inline constexpr Form<> cliFieldBoxOverlap{"cli-answer.field.box-overlap", "Box overlap"};
inline constexpr Form<> cliFieldShapeOverlap{"cli-answer.field.shape-overlap", "Shape overlap"};
inline constexpr Form<> cliFieldDistance{"cli-answer.field.distance", "Distance"};
inline constexpr Form<> cliFieldSharedCells{"cli-answer.field.shared-cells", "Shared cells"};
inline constexpr Form<> cliFieldMissedBecause{"cli-answer.field.missed-because", "Missed because"};
inline constexpr Form<> cliFieldFile{"cli-answer.field.file", "File"};
inline constexpr Form<> cliFieldLeftOut{"cli-answer.field.left-out", "Left out"};
inline constexpr Form<> cliFieldNotRead{"cli-answer.field.not-read", "Not read"};
inline constexpr Form<> cliFieldFiles{"cli-answer.field.files", "Files"};
inline constexpr Form<> cliFieldWithFindings{"cli-answer.field.with-findings", "With findings"};
inline constexpr Form<> cliFieldMicroseconds{"cli-answer.field.microseconds", "Microseconds"};
inline constexpr Form<> cliFieldSpread{"cli-answer.field.spread", "Spread"};
inline constexpr Form<> cliFieldMemoryBytes{"cli-answer.field.memory-bytes", "Memory (bytes)"};
inline constexpr Form<> cliFieldCellSizeM{"cli-answer.field.cell-size-m", "Cell size (m)"};

} // namespace broadside::texts
