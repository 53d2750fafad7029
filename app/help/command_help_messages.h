#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What `broadside --help` and `broadside COMMAND --help` say of commands.

namespace broadside::texts {

inline constexpr Form<> helpAudit{"help.audit",
                                  "Find the pairs that a broad phase misses, with the causes, and find tunnelling"};
inline constexpr Form<> helpAuditDetails{
    "help.audit.details",
    "Compares what the broad phase reports with what a correct algorithm of another kind reports, in the world\n"
    "as loaded (step 0) and after each step. A pair is missed if it can collide, its boxes overlap, and it is not\n"
    "reported. The causes are: stale (registered with wrong bounds), outside-grid, partial-last-cell (the table\n"
    "ends before the world does), larger-than-cells (only corners are registered), not-registered,\n"
    "integer-truncation, rounding and unknown. False positives are candidates whose boxes do not overlap.\n"
    "An audit also finds tunnelling: an object passes through another one that it can collide with, within one\n"
    "step, and the two overlap neither before nor after it. In recordings it also finds boxes that are smaller\n"
    "than their shapes. Exits with 1 when anything was found.\n"
    "In JSON each missed pair also has the `stage` at which it was lost: notRegistered, registration (the cells or\n"
    "boxes that the broad phase keeps for the two do not overlap) or afterStructure.\n"
    "FILE is a scene, or a recording of your game (*.bstrace, *.jsonl, *.csv, a folder of tables, or - for\n"
    "standard input). Of a recording, the candidates of the game are audited, frame by frame, with the game's own\n"
    "convention of touching. Tunnelling is found from two successive frames, as if all objects moved in straight\n"
    "lines. With --algorithm, one of Broadside's algorithms is audited on the same boxes; this is the only way\n"
    "for a recording without candidates.\n"
    "For build servers: --junit and --sarif write the findings, each pair once for each cause; with --baseline\n"
    "only findings that are not accepted yet count, and exit with 1. Each of several files is audited, even if\n"
    "others cannot be read; then the exit code is 3. \"broadside merge\" joins the --json of several runs."};
inline constexpr Form<> helpCheck{"help.check",
                                  "Test a broad phase of your own with worlds that are designed to break it"};
inline constexpr Form<> helpCheckDetails{
    "help.check.details",
    "PLUGIN.so is a shared library with the functions of the header broadside_check.h: create, add, move, remove,\n"
    "and a query of a box or of all pairs. In another language, a program calls check() of its recorder\n"
    "(\"broadside recorder\"), and \"broadside check [OPTION...] -- COMMAND ARGUMENT...\" starts it.\n"
    "The worlds have objects on borders, far away, huge, tiny, touching, at the same place, jumping, growing, with\n"
    "large ids and more. Each answer is compared with brute force. A failure is reduced to few objects and\n"
    "operations, and explained. Your functions run in their own process, so crashes and endless loops are reported,\n"
    "too. The times of a shared library are measured in the same worlds without comparisons. The exit code is 1 when\n"
    "there are failures."};
inline constexpr Form<> helpCompare{"help.compare",
                                    "Compare the algorithms on one world: candidates, missed pairs, time, memory"};
inline constexpr Form<> helpCompareDetails{
    "help.compare.details",
    "Runs each algorithm on the same frames: the world as loaded, and the world of each step when its pairs are\n"
    "tested, before hits remove objects or push them apart. So the counts agree with those of `run`. Candidates, box\n"
    "overlaps and missed pairs are sums over all frames. A missed pair can collide, and its boxes overlap, but it is\n"
    "not reported. Microseconds are the time of a step: move objects, update, report all candidate pairs, test their\n"
    "boxes. The shortest of five runs is shown, and the spread between their quartiles. Cells are those of the\n"
    "scene.\n"
    "SCENE may also be a recording of your game (*.bstrace, *.jsonl, *.csv, *.tsv). Then the algorithms get its\n"
    "frames up to --steps, and the last line is what the game itself reported, with its own convention of\n"
    "touching. For Broadside's algorithms, boxes that touch overlap."};
inline constexpr Form<> helpConvert{"help.convert",
                                    "Convert a scene, level or recording to the format of the new file name"};
inline constexpr Form<> helpConvertDetails{
    "help.convert.details",
    "A scene is written to OUT, which ends in .broadside, with the same bytes; --canonical rewrites it with one\n"
    "object a line, which reads well in a diff. Keys that this version does not know are kept. Replaces OUT if it\n"
    "exists.\n"
    "IN may also be a recording of your game (*.bstrace, *.jsonl, *.csv, *.tsv). Then OUT is one of its frames\n"
    "as a scene. If OUT ends in .bstrace, it has all of them as a trace.\n"
    "If OUT ends in .atlas.json, IN is a sprite sheet of Aseprite or TexturePacker (JSON, hash or array): its\n"
    "frames become regions, its tags animations.\n"
    "IN may be a level of another editor: a Tiled map (*.tmx, *.tmj), an LDtk project (*.ldtk), a scene of\n"
    "Godot (*.tscn), a R.U.B.E. world (*.json) or shapes of PhysicsEditor (*.plist). OUT may be a Tiled map\n"
    "(*.tmj). resources/manual/levels.md says what becomes what. What cannot be carried over is printed, object by\n"
    "object. With --again, only what changed in the level is imported into OUT; values that OUT and the level\n"
    "both changed are printed with their old and new values."};
inline constexpr Form<> helpDiagnose{"help.diagnose", "Find the fewest faults that explain what a broad phase misses"};
inline constexpr Form<> helpDiagnoseDetails{
    "help.diagnose.details",
    "Looks at the missed pairs of all steps together, and explains them with as few faults as possible.\n"
    "FILE is a scene or a recording of your game (*.bstrace, *.jsonl, tables, or - for standard input).\n"
    "For a recording, small models of common faults are compared with what the game reported: which box is\n"
    "registered, in which cells, how late, for which objects, and what is lost after that. A fault is called the\n"
    "cause only if it explains nearly all missed pairs and nearly no found pair contradicts it. Otherwise it is a\n"
    "tendency, and the text says what to record to confirm it. If no fault fits, the text says what the missed\n"
    "pairs have in common.\n"
    "For a scene, it also reports tunnelling, and masks that keep a pair apart while other objects with the same\n"
    "names can collide.\n"
    "Waste, at the end, says why there are so many candidates, and how many remain after the remedy: each remedy\n"
    "was tried on a few frames.\n"
    "Exits with 1 when there is a fault to explain.\n"
    "For build servers: --junit and --sarif write one finding for each fault, with a rule that does not change\n"
    "between versions; with --baseline only new faults count. Each of several files is diagnosed, even if others\n"
    "cannot be read; then the exit code is 3. \"broadside merge\" joins the --json of several runs."};
inline constexpr Form<> helpExpect{"help.expect", "Check what should happen in a run, and say why it does not"};
inline constexpr Form<> helpExpectDetails{
    "help.expect.details",
    "Say with one of --hit, --stay and --untouched what should happen in the run. Exits with 1 if it does not, and\n"
    "prints the chain of reasons and what to do. In JSON `step` is the step of the first contact for --hit, and\n"
    "the first step that fails for the others, or null. `nearest` is the smallest distance between the shapes at\n"
    "the end of a step, also for objects that masks keep apart. `chain` lists the reasons, each with a stable\n"
    "`rule`, such as masks, passed-between-steps, in-the-way or removed-by-hit.\n"
    "SCENE may also be a recording of your game (*.bstrace, *.jsonl, *.csv, *.tsv). Then a contact is\n"
    "one that the game recorded. If it recorded no contacts, a contact is a pair that the game reports and whose\n"
    "shapes overlap; if it recorded no candidates either, any pair whose shapes overlap. With --algorithm, one of\n"
    "Broadside's algorithms reports the pairs, and recorded contacts do not count."};
inline constexpr Form<> helpFormats{
    "help.formats", "Print what the files hold: every key with its values, unit, default and an example"};
inline constexpr Form<> helpFormatsDetails{"help.formats.details",
                                           "FORMAT is scene, project, atlas, trace or lines; without it, all of them "
                                           "are printed. The text is Markdown, and is\n"
                                           "the page \"File formats, key by key\" of the manual."};
inline constexpr Form<> helpGenerate{"help.generate", "Create a sample world from a seed"};
inline constexpr Form<> helpMessages{"help.messages",
                                     "List all messages of the program, each with its id and its arguments"};
inline constexpr Form<> helpMessagesDetails{
    "help.messages.details",
    "A message has an id, which never changes, and an English text with its arguments in braces; some have a\n"
    "text for one thing and a text for several. With --json: id, arguments with their types, texts, and an\n"
    "example of each. The window says the same messages in other languages."};
inline constexpr Form<> helpPairs{"help.pairs", "Count the pairs of a world, from all down to those that overlap"};
inline constexpr Form<> helpPairsDetails{
    "help.pairs.details",
    "Prints the funnel: pairs that can collide, candidates of the broad phase, box overlaps, shape overlaps. Also\n"
    "prints the checks that the published loop of the algorithm would do.\n"
    "SCENE may also be a recording of your game (*.bstrace, *.jsonl, *.csv, *.tsv). Then the frame of --step is\n"
    "counted, with the recorded candidates and the game's own convention of touching. With --algorithm, one of\n"
    "Broadside's algorithms is run on the same boxes. The checks of recorded candidates include pairs that are\n"
    "recorded twice."};
inline constexpr Form<> helpQuery{"help.query", "Query a place, and print what the broad phase reports for it"};
inline constexpr Form<> helpQueryDetails{
    "help.query.details",
    "Prints the cells that the query touches, the candidates that the broad phase reports for it, the candidates\n"
    "whose boxes and whose shapes overlap it, the missed pairs of an object, and the nearest object. Lengths are in\n"
    "metres, and touching counts as overlap. An object is treated as if it were dynamic, and only objects that its\n"
    "mask allows are listed; other queries list all objects. The ids of cells are those of the algorithm. Other\n"
    "cells in which it has registered an object are listed as well.\n"
    "SCENE may also be a recording of your game (*.bstrace, *.jsonl, *.csv, *.tsv). Then the query is about the\n"
    "frame of --step, in metres and with y upwards, whatever units the game uses. For an object, the candidates\n"
    "are those that the game recorded; for another query, the objects that the game registered in its cells. With\n"
    "--algorithm, the candidates are those of one of Broadside's algorithms."};
inline constexpr Form<> helpRecorder{
    "help.recorder", "Print the file with which a game writes traces: c, csharp, java, lua, python, ..."};
inline constexpr Form<> helpRecorderDetails{"help.recorder.details",
                                            "LANGUAGE is c, cpp, csharp, java, lua, python, javascript, gdscript or "
                                            "rust. Redirect the output to a file of your\n"
                                            "game, such as > broadside_trace.py or > broadside_trace.h: its first "
                                            "comment is a whole example. The manual pages\n"
                                            "\"Your own game\" and \"Games in other languages\" show more."};
inline constexpr Form<> helpReduce{"help.reduce", "Create the smallest scene that still shows the first finding"};
inline constexpr Form<> helpReduceDetails{
    "help.reduce.details",
    "Takes the first finding of audit, and removes objects, components, masks, motion and decimals as long as the\n"
    "same pair is still found first, in the same step, for the same cause. Names and ids stay. OUT has the broad\n"
    "phase, dt and sweep of the options, so that \"audit OUT\" shows the finding. Shots are not part of a scene and\n"
    "must be given again. Exits with 0 when OUT was written, and with 1 when nothing was found; then OUT is not\n"
    "written.\n"
    "SCENE may also be a recording of your game (*.bstrace, *.jsonl, *.csv, *.tsv). Then OUT shows its first missed\n"
    "pair. The game cannot be run again, so the scene is reduced with a textbook grid that has the game's cells, if\n"
    "that grid misses the pair for the same cause. Otherwise no scene can show it, OUT is not written, and the exit\n"
    "code is 3. With --algorithm, a recording is reduced like a scene."};
inline constexpr Form<> helpRun{"help.run", "Step a world and say what happened"};
inline constexpr Form<> helpRunDetails{
    "help.run.details",
    "Steps the world of SCENE and prints what was hit and removed, the funnel summed over all steps, and a hash\n"
    "of the final state: the same scene, steps and shots give the same hash, on every machine.\n"
    "--algorithm, --cell, --dt and --continuous apply to this run only: the scene that --save writes keeps its own\n"
    "values.\n"
    "The trace of --trace has the objects, candidates, overlaps, counts and hash of each frame, and the cells if the\n"
    "algorithm has any. audit, why, pairs, query, tune, compare and reduce accept it in place of a scene."};
inline constexpr Form<> helpSchema{"help.schema",
                                   "Print a JSON schema, with which VS Code and others check files and suggest keys"};
inline constexpr Form<> helpSchemaDetails{
    "help.schema.details",
    "Prints a JSON schema (draft 7) of scenes (*.broadside) or of projects (*.broadside-project). It accepts what\n"
    "Broadside opens. Rules between objects, such as unique ids, are not in it: broadside validate checks those.\n"
    "The manual page \"Files and versions\" says how to use it in VS Code."};
inline constexpr Form<> helpStory{"help.story", "Say what happened to one object, step by step, and what caused it"};
inline constexpr Form<> helpStoryDetails{
    "help.story.details",
    "ID is the id of an object. Prints a line for each event: appears, spawned, launched, contact, pushed, speed\n"
    "limited, edge, input, steered, removed; with the other object and what changed. Similar events in consecutive\n"
    "steps share a line. Gravity, wind, force and own acceleration act in every step: they are named once.\n"
    "SCENE may also be a recording of your game (*.bstrace, *.jsonl, *.csv, *.tsv). It has no causes, so they are\n"
    "inferred from positions: appears, vanishes, jumps to another place, changes its velocity abruptly, and which\n"
    "object was near."};
inline constexpr Form<> helpTune{"help.tune", "Measure which cell size suits a world"};
inline constexpr Form<> helpTuneDetails{
    "help.tune.details",
    "Runs the algorithm on the frames of the world with cells of many sizes, and recommends one size. A frame is the\n"
    "world of a step when its pairs are tested.\n"
    "Microseconds are the time of a step: move objects, update, report all candidate pairs, test their boxes. The\n"
    "shortest of five runs is shown, and the spread between their quartiles. Candidates and missed pairs are sums\n"
    "over all frames; cells and memory are those after the last frame. An algorithm without cells is measured as\n"
    "grid.\n"
    "SCENE may also be a recording of your game (*.bstrace, *.jsonl, *.csv, *.tsv). Then its frames up to --steps\n"
    "are given to Broadside's grid, or to the algorithm that you choose; the cells that the game says it has are\n"
    "measured, too. If your game's pairs are those of a known rule, such as \"all cells that the box touches\", this\n"
    "rule is measured as well. Sizes are in metres."};
inline constexpr Form<> helpValidate{"help.validate",
                                     "Check scenes, levels, projects and recordings, and say what is wrong, where, and "
                                     "what to do"};
inline constexpr Form<> helpValidateDetails{
    "help.validate.details",
    "Also lists likely mistakes that are allowed: objects outside the world, static objects that overlap, objects\n"
    "larger than a cell, masks that allow no collision, names that several objects share, and objects so fast that\n"
    "they pass through others.\n"
    "Of a recording, all frames are read: the command says how many frames and objects it has, and where the first\n"
    "damaged frame is. A line of JSON Lines that an audit leaves out is an error here.\n"
    "A level of another editor (.tmx, .ldtk, .tscn...) is checked as the scene that convert makes of it.\n"
    "A project (*.broadside-project) is checked with all scenes that it lists; a missing file is an error. The\n"
    "templates that a project shares are known in its scenes, also when only a scene is named. The atlases of a\n"
    "scene are checked with their pictures, and with the regions and animations that its sprites show.\n"
    "Exits with 1 when a file has an error, and with 3 when a file could not be read at all; with warnings and infos\n"
    "alone it exits with 0.\n"
    "For build servers: --junit and --sarif write the findings; with --baseline only errors that are not accepted\n"
    "yet count, and exit with 1."};
inline constexpr Form<> helpWhy{"help.why", "Say in one sentence why two objects collide, or do not"};
inline constexpr Form<> helpWhyDetails{
    "help.why.details",
    "A and B are ids of objects. Prints one sentence, what to do about it, and how far the pair gets in the\n"
    "funnel: can collide, candidate, box overlap, shape overlap. After --steps it also says when one of the two was\n"
    "removed, or passed through the other, and in which step they came nearest. With --steps A..B, and for a\n"
    "trace, it also says when one of the two is removed after that step. In JSON `stage` says where the\n"
    "pair was lost: notInFrame, notRegistered, registration, afterStructure, masked, boxSmallerThanShape,\n"
    "noContact or noResponse; null where nothing is wrong.\n"
    "If no step is named, it also examines the whole run, as `expect --hit A B` does: whether the two touch, in\n"
    "which step first, or where they are nearest, and the chain of reasons. A scene makes 600 steps for this, or\n"
    "fewer if it has more than 10 000 objects. In JSON this is `run`, and null if a step is named.\n"
    "SCENE may also be a trace (*.bstrace) of your game. Then the answer is about the game's own broad phase in the\n"
    "frame of --step, with the game's own convention of touching. With --algorithm, it is about one of Broadside's\n"
    "algorithms on the same boxes. A trace without recorded pairs needs --algorithm."};
inline constexpr Form<> helpMerge{"help.merge",
                                  "Join reports of audit or diagnose that several runs or machines wrote with --json"};
inline constexpr Form<> helpMergeDetails{
    "help.merge.details",
    "OUT becomes the report of one run over all files, in the order in which the reports name them. If there is only\n"
    "one file, OUT is its report, and otherwise a list. A report of audit and one of diagnose cannot be merged.\n"
    "Shards of one recording (--steps A..B) are joined, too: counts are added, and lists are sorted by step. Shards\n"
    "must not share steps. Shards of diagnose are then explained as one, like in one run over all their steps: for\n"
    "this, the recording is opened again, but not audited again. If it cannot be opened, an explanation that several\n"
    "shards have becomes one, and a note says so. With --mergeable, OUT can be merged with further shards.\n"
    "A report of one file names the file if it was written with --mergeable or with a range of steps. Otherwise\n"
    "game.bstrace.json is taken as the report of game.bstrace in the same folder.\n"
    "The exit code is 0, also when the reports have findings."};
inline constexpr Form<> helpReport{"help.report", "Write a finding as one page that can be sent"};
inline constexpr Form<> helpReportDetails{
    "help.report.details",
    "OUT ends in .html for a page, or in .md for the text of an issue tracker. FILE is a scene or a recording of\n"
    "your game (*.bstrace, *.jsonl, tables, or - for standard input); the options are those of diagnose.\n"
    "The page needs no other file and no network. It says what is wrong and what to change, shows the step in\n"
    "pictures, one of them animated, and has the evidence as tables. It holds the smallest scene that shows the\n"
    "finding, or the part of the recording around it: \"broadside OUT\" opens that with the step and the two\n"
    "objects selected, and diagnose, audit, why and others take OUT as their FILE.\n"
    "Exits with 0 when OUT was written. If there is nothing to report, OUT is not written, and the exit code\n"
    "is 3."};
inline constexpr Form<> helpScript{"help.script", "Run a script (JavaScript) that reads and edits scenes"};
inline constexpr Form<> helpScriptDetails{
    "help.script.details",
    "Write options before FILE.js: all words after it are arguments of the script, in broadside.arguments.\n"
    "A script opens a scene with broadside.open and writes it with broadside.save. An extension registers\n"
    "commands, checks, importers or exporters. Its arguments are NAME IN OUT: the name of one of them, and\n"
    "the files. Those of a check are NAME SCENE, and it exits with 1 when it finds something. An error is\n"
    "printed as FILE:LINE with the remedy; then the exit code is 3 and no scene is written. A script may use the "
    "files\n"
    "and folders that ARGUMENTS name, and the folder of the opened scene. The manual page Scripts has all\n"
    "functions."};
inline constexpr Form<> helpCompletion{"help.completion",
                                       "Print a script with which bash, zsh or fish completes commands and options"};
inline constexpr Form<> helpCompletionDetails{
    "help.completion.details",
    "SHELL is bash, zsh or fish. The packages install these scripts. Without a package, in bash:\n"
    "eval \"$(broadside completion bash)\". In zsh, write the output to a file _broadside in a folder of\n"
    "$fpath; in fish, to ~/.config/fish/completions/broadside.fish."};
inline constexpr Form<> helpManualPage{"help.man", "Print the manual page of the command line, for man"};
inline constexpr Form<> helpManualPageDetails{
    "help.man.details", "The packages install this page, so that \"man broadside\" shows it. Without a package:\n"
                        "broadside man > broadside.1, then man -l broadside.1."};
inline constexpr Form<> helpAttach{"help.attach",
                                   "Open the editor, and wait for a game of yours to attach while it runs"};
inline constexpr Form<> helpAttachDetails{
    "help.attach.details",
    "The game calls bst_open_socket(\"NAME\", &settings) of broadside_trace.h; either program may start first.\n"
    "Only one game can attach at a time, and only programs of your own user can connect."};
inline constexpr Form<> helpPack{"help.pack", "Pack pictures into an atlas"};
inline constexpr Form<> helpPackDetails{
    "help.pack.details",
    "OUT must end in .atlas.json. Its picture is written next to it as a png, and further atlases as OUT-2 and so\n"
    "on. Pictures are png, jpg, bmp or webp. A region has the name of its file, without the ending. Existing files\n"
    "are replaced."};
inline constexpr Form<> helpRender{"help.render", "Draw a picture of a world, or one of each step, without a display"};
inline constexpr Form<> helpRenderDetails{
    "help.render.details",
    "OUT ends in .png, .svg or .pdf; an existing OUT is replaced. Shows the whole world, or the part that --view\n"
    "gives. SVG and PDF keep lines and texts as vectors, so they stay sharp at any size.\n"
    "SCENE may also be a recording of a game (*.bstrace, *.jsonl, *.csv, *.tsv). Then the frame of --step is drawn.\n"
    "With --object, the box and the cells in which the game registered the object are drawn, too."};
inline constexpr Form<Text> helpGenerateDetails{
    "help.generate.details",
    "Writes a new scene to OUT, which must end in .broadside; replaces OUT if it exists. Kinds:{kinds}"};
inline constexpr Form<Count> helpGenerateCount{"help.generate.count", "({count} unless --count says otherwise)"};

} // namespace broadside::texts
