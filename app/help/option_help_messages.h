#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What `broadside COMMAND --help` says of options.

namespace broadside::texts {

inline constexpr Form<> optionJobs{"help.option.jobs",
                                   "Process N files at the same time; each needs its own memory (default: 1)"};
inline constexpr Form<> optionJsonOfCommandLine{"help.option.json.command-line",
                                                "Print one JSON object and nothing else on standard output"};
inline constexpr Form<> optionStepsOfAudit{
    "help.option.steps.audit",
    "Audit these steps, or steps up to N (default: step 0 of a scene, all steps of a recording)"};
inline constexpr Form<> optionSeedOfCheck{"help.option.seed.check",
                                          "Seed of the first world; default: 1. The seed of a failure repeats it"};
inline constexpr Form<> optionSecondsOfCheck{"help.option.seconds.check",
                                             "How long to look for failures, before they are reduced; default: 10"};
inline constexpr Form<> optionWorldsOfCheck{"help.option.worlds.check",
                                            "Stop after this number of worlds, so that each run does the same"};
inline constexpr Form<> optionOutOfCheck{"help.option.out.check",
                                         "Write the small world of each failure as a recording, one frame for each "
                                         "operation: small.bstrace, small-2.bstrace"};
inline constexpr Form<> optionSceneOfCheck{
    "help.option.scene.check",
    "Write the end of each small world as a scene. If a grid of Broadside misses the same pair, "
    "the scene uses it, and audit finds the pair"};
inline constexpr Form<> optionJunit{"help.option.junit", "Write the results as JUnit XML too, for test servers"};
inline constexpr Form<> optionSarif{"help.option.sarif", "Write the findings as SARIF 2.1.0 too, for code scanning"};
inline constexpr Form<> optionBaseline{"help.option.baseline",
                                       "Accept the findings that FILE lists: exit with 1 only for new ones"};
inline constexpr Form<> optionWriteBaseline{"help.option.write-baseline",
                                            "Write the findings to FILE as accepted; its entries for other files stay"};
inline constexpr Form<> optionStepsOfCompare{"help.option.steps.compare",
                                             "Compare steps 1 to N too (default 0: only the world as the file has it). "
                                             "Of a recording: its frames up to step N (default: all)"};
inline constexpr Form<> optionCellOfCompare{"help.option.cell.compare",
                                            "Use cells of S metres instead of the scene's, or the game's"};
inline constexpr Form<> optionAlgorithmsOfCompare{"help.option.algorithms.compare",
                                                  "Compare these only (default: all)"};
inline constexpr Form<> optionAgainOfConvert{"help.option.again.convert",
                                             "Import the changes of the level into OUT, which keeps its edits. BASE is "
                                             "the scene of the last import, and is replaced by the scene of this one"};
inline constexpr Form<> optionConflictsOfConvert{
    "help.option.conflicts.convert",
    "With --again: which value to keep if OUT and the level changed the same one: scene (default) or level"};
inline constexpr Form<> optionCanonicalOfConvert{"help.option.canonical.convert",
                                                 "Rewrite all of a scene: one object a line, usual order"};
inline constexpr Form<> optionStepsOfDiagnose{
    "help.option.steps.diagnose",
    "Diagnose these steps, or steps up to N (default: step 0 of a scene, all steps of a recording)"};
inline constexpr Form<> optionStepsOfExpect{"help.option.steps.expect",
                                            "Examine steps 0 to N, or A to B with A..B (default 0: only the world as "
                                            "the file has it). Of a recording: its frames up to step N (default: all)"};
inline constexpr Form<> optionHitOfExpect{"help.option.hit.expect", "Expect that objects A and B touch"};
inline constexpr Form<> optionStayOfExpect{
    "help.option.stay.expect",
    "Expect that the box of object A stays inside the region with these two corners, until A is removed"};
inline constexpr Form<> optionUntouchedOfExpect{"help.option.untouched.expect",
                                                "Expect that no other object touches object A"};
inline constexpr Form<> optionCountOfGenerate{"help.option.count.generate",
                                              "How many targets, objects, circles, walkers, balls or bumpers"};
inline constexpr Form<> optionSeedOfGenerate{"help.option.seed.generate",
                                             "The same seed gives the same world (default 1)"};
inline constexpr Form<> optionPixelsPerMetre{"help.option.pixels-per-metre",
                                             "Pixels of a level in one metre (default: what the level says, or 32)"};
inline constexpr Form<> optionTilePictures{
    "help.option.tile-pictures", "Show the pictures of tile layers: an object without collisions for each tile"};
inline constexpr Form<> optionListOfPairs{"help.option.list.pairs", "List the pairs of each stage too"};
inline constexpr Form<> optionObjectOfQuery{"help.option.object.query", "Ask about an object"};
inline constexpr Form<> optionPointOfQuery{"help.option.point.query", "Ask about a point"};
inline constexpr Form<> optionBoxOfQuery{"help.option.box.query", "Ask about a box between two corners"};
inline constexpr Form<> optionCircleOfQuery{"help.option.circle.query", "Ask about a circle of radius R"};
inline constexpr Form<> optionRayOfQuery{"help.option.ray.query",
                                         "Ask which objects a ray hits from one point to another"};
inline constexpr Form<> optionStepsOfReduce{"help.option.steps.reduce",
                                            "Look for the finding in steps 1 to N too (default 0: only the world as "
                                            "loaded). Of a recording: in its frames up to step N (default: all)"};
inline constexpr Form<> optionStepsOfRun{"help.option.steps.run", "How many steps to run; 0 only loads the world"};
inline constexpr Form<> optionSaveOfRun{"help.option.save.run",
                                        "Write the scene after the last step; replaces OUT if it exists"};
inline constexpr Form<> optionTraceOfRun{"help.option.trace.run",
                                         "Write a trace with the world as loaded and after each step; replaces OUT"};
inline constexpr Form<> optionStepsOfStory{
    "help.option.steps.story",
    "Report the steps A to B; N means 0 to N (default: 0 to 600 of a scene, all of a recording)"};
inline constexpr Form<> optionStepsOfTune{"help.option.steps.tune",
                                          "Measure over steps 1 to N too (default 0: only the world as the file has "
                                          "it). Of a recording: its frames up to step N (default: all)"};
inline constexpr Form<> optionFromOfTune{"help.option.from.tune",
                                         "The smallest cells, metres (default: from the sizes of the objects)"};
inline constexpr Form<> optionToOfTune{"help.option.to.tune",
                                       "The largest cells, metres (default: from the sizes of the objects)"};
inline constexpr Form<> optionPointsOfTune{
    "help.option.points.tune",
    "How many sizes to try; each is larger than the one before by the same factor (default 24)"};
inline constexpr Form<> optionOthersOfTune{"help.option.others.tune",
                                           "Also measure the correct algorithms without cells"};
inline constexpr Form<> optionStepsOfWhy{"help.option.steps.why",
                                         "Ask about step A (default 0: the world as the file has it). With ..B the run "
                                         "goes on to step B, to say what is removed later"};
inline constexpr Form<> optionExpectOfWhy{
    "help.option.expect.why",
    "Expect that the pair reaches STAGE: can-collide, candidate, box-overlap or overlap. With no-STAGE, expect that it "
    "does not. Exit with 1 if this is wrong"};
inline constexpr Form<> optionMaxMissed{
    "help.option.max-missed",
    "Tolerate up to N missed pairs in all files together: they become warnings. A pair counts once in each step"};
inline constexpr Form<> optionIgnore{"help.option.ignore",
                                     "Leave findings of this rule out of the exit code and of reports"};
inline constexpr Form<> optionOnly{"help.option.only", "Count and report only findings of this rule"};
inline constexpr Form<> optionMergeable{
    "help.option.mergeable",
    "Write into --json what \"broadside merge\" needs: file and steps, and for diagnose what its shards found"};
inline constexpr Form<> optionMergeableAgain{"help.option.mergeable-again",
                                             "Write OUT so that it can be merged with further shards of diagnose"};
inline constexpr Form<> optionRecordings{
    "help.option.recordings", "Look in FOLDER for the files of diagnosed shards, if they are not where they were"};
inline constexpr Form<> optionStep{
    "help.option.step", "Of a trace or table: the frame of step N, or the last before it (default: the first)"};
inline constexpr Form<> optionCell{"help.option.cell", "Use cells of S metres instead of the scene's"};
inline constexpr Form<> optionSteps{"help.option.steps",
                                    "Step the world N times first (default 0: the world as the file has it)"};
inline constexpr Form<> optionDt{"help.option.dt", "Make a step last S seconds instead of the scene's dt"};
inline constexpr Form<> optionContinuous{"help.option.continuous",
                                         "Sweep moving objects, so that fast ones do not pass through others"};
inline constexpr Form<> optionShoot{"help.option.shoot", "In step STEP, launcher ID shoots at the point X,Y"};
inline constexpr Form<> optionConfig{
    "help.option.config",
    "Take options from a JSON file: {{\"max-missed\": 10}}; those of the command line take precedence"};
inline constexpr Form<> optionCorner{"help.option.corner",
                                     "Of a table: x and y are the corner of a box with the smallest x and y"};
inline constexpr Form<> optionCentre{"help.option.centre", "Of a table: x and y are the centre of a box"};
inline constexpr Form<> optionYDown{"help.option.y-down", "Of a table: y grows downwards"};
inline constexpr Form<> optionHalfOpen{"help.option.half-open", "Of a table: boxes that only touch do not overlap"};
inline constexpr Form<> optionSeparator{"help.option.separator",
                                        "Of a table: the character between columns: comma, semicolon or tab"};
inline constexpr Form<> optionDecimalComma{"help.option.decimal-comma", "Of a table: fractions are written 1,5"};
inline constexpr Form<> optionColumns{
    "help.option.columns", "Of a table: which column is which, by name or number; the meanings are id, x, y, width, "
                           "height, cx, cy, left, low, right, high, top, bottom, step, name, kind and others"};
inline constexpr Form<> optionUnitsPerMetre{"help.option.units-per-metre",
                                            "Of a table: how many of its units are one metre (default 1)"};
inline constexpr Form<> optionFindingOfReport{
    "help.option.finding.report", "Report the Nth explanation of diagnose, or the Nth finding of audit where diagnose "
                                  "explains nothing (default: the first, which is the best)"};
inline constexpr Form<> optionWhyOfReport{
    "help.option.why.report",
    "Report why the objects with these ids collide or not in the last of the steps, also when nothing is wrong"};
inline constexpr Form<> optionAllowFilesOfScript{
    "help.option.allow-files.script", "Let the script read and write all files, not only those that ARGUMENTS name"};
inline constexpr Form<> optionSecondsOfScript{"help.option.seconds.script",
                                              "Stop the script after N seconds (default: never)"};
inline constexpr Form<> optionBorderOfPack{"help.option.border.pack", "Pixels around every picture (default 2)"};
inline constexpr Form<> optionEdgesOfPack{
    "help.option.edges.pack",
    "What the border is: the picture's edge pixels repeated, or transparent (default repeat)"};
inline constexpr Form<> optionSizeOfPack{
    "help.option.size.pack",
    "Largest side of an atlas in pixels (default 2048); pictures that do not fit go to the next atlas"};
inline constexpr Form<> optionPixelsPerMetreOfPack{
    "help.option.pixels-per-metre.pack", "Pixels per metre of sprites without a size of their own (default 64)"};
inline constexpr Form<> optionFilterOfPack{
    "help.option.filter.pack",
    "How pictures are enlarged: nearest (sharp, for pixel art) or linear (smooth); default: nearest"};
inline constexpr Form<> optionSizeOfRender{"help.option.size.render", "Width and height of the picture in pixels"};
inline constexpr Form<> optionViewOfRender{"help.option.view.render",
                                           "The part of the world to show: lower left corner, width and height"};
inline constexpr Form<> optionObjectOfRender{
    "help.option.object.render", "Highlight an object and what the broad phase reports for it, as hovering does"};
inline constexpr Form<> optionEveryOfRender{"help.option.every.render",
                                            "Of a sequence of pictures, draw only every Kth step (default 1)"};
inline constexpr Form<> optionAnimateOfRender{
    "help.option.animate.render", "With --steps A..B, write one animated PNG at the speed of the simulation"};
inline constexpr Form<Text> optionAlgorithm{"help.option.algorithm",
                                            "Use this broad phase instead of the scene's: {names}"};
inline constexpr Form<Text> optionShowOfRender{"help.option.show.render",
                                               "Show exactly these things, separated by commas: {names}"};
inline constexpr Form<> optionStepsOfRender{
    "help.option.steps.render",
    "Step the world N times first (default 0: the world as the file has it); with A..B draw the "
    "steps A to B, each as a picture of its own: OUT-0001.png and so on"};

} // namespace broadside::texts
