#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What the command line says of files, displays and plugins, and its notes.

namespace broadside::texts {

inline constexpr Form<> cliFileTwice{"cli-input.file.twice", "The file is given twice, and is counted once."};
inline constexpr Form<Text> cliFileSame{"cli-input.file.same",
                                        "This is the same file as {other}, and is counted once."};
inline constexpr Form<Phrase> cliFileLeftOut{"cli-input.file.left-out", "{reason}; the file is left out."};
inline constexpr Form<Text, Phrase> cliFileWrong{"cli-input.file.wrong", "{file}: {message}"};
inline constexpr Form<> cliFileNoFrame{"cli-input.file.no-frame", "There is no whole frame in the recording"};
inline constexpr Form<> cliFileCloseTrace{"cli-input.file.close-trace",
                                          "Run the game for longer, and close the trace at its end"};
inline constexpr Form<> cliFileNoCandidates{"cli-input.file.no-candidates",
                                            "The frames do not say which candidates the game's broad phase reported"};
inline constexpr Form<> cliFileRecordPairs{"cli-input.file.record-pairs",
                                           "Record them with bst_candidate and BST_CANDIDATES, or ask one of "
                                           "Broadside's algorithms about the same boxes with --algorithm"};
inline constexpr Form<> cliFilePrintPairs{"cli-input.file.print-pairs",
                                          "Print them in each frame, as \"pairs\":[[1,2]], or ask one of Broadside's "
                                          "algorithms about the same boxes with --algorithm"};
inline constexpr Form<> cliFilePrintPairTable{
    "cli-input.file.print-pair-table",
    "Print them into a table pairs.csv next to objects.csv, or as \"pairs\" in JSON Lines, or ask one of Broadside's "
    "algorithms about the same boxes with --algorithm"};
inline constexpr Form<> cliFileNoCells{"cli-input.file.no-cells",
                                       "The frames do not say in which cells objects are registered, so what the "
                                       "game's broad phase reports for a place is unknown"};
inline constexpr Form<> cliFileRecordCells{"cli-input.file.record-cells",
                                           "Record them with bst_cells and BST_CELLS, ask about an object with "
                                           "--object, or ask one of Broadside's algorithms with --algorithm"};
inline constexpr Form<> cliFileFrameMemory{"cli-input.file.frame-memory",
                                           "A single frame of the world does not fit into the memory for frames"};
inline constexpr Form<> cliFileSmallerWorld{"cli-input.file.smaller-world", "Look at a smaller world"};
inline constexpr Form<> cliFileStepsMemory{"cli-input.file.steps-memory",
                                           "The steps of this run do not fit into the memory for them"};
inline constexpr Form<> cliFileFewerSteps{"cli-input.file.fewer-steps", "Use fewer steps or a smaller world"};
inline constexpr Form<> cliFileNoTables{"cli-input.file.no-tables", "This folder has no table objects.csv"};
inline constexpr Form<> cliFileWriteTables{"cli-input.file.write-tables",
                                           "Write it with the columns id, left, low, right, high and step, or with id, "
                                           "x, y, w, h and step; or choose a file in the folder"};
inline constexpr Form<> cliFileNoInput{"cli-input.file.no-input", "Standard input cannot be read"};
inline constexpr Form<> cliFilePipe{"cli-input.file.pipe", "Pipe the output of the game into this command"};
inline constexpr Form<> cliFileEmptyInput{"cli-input.file.empty-input", "Standard input is empty"};
inline constexpr Form<> cliFilePrintFrames{"cli-input.file.print-frames",
                                           "Let the game print frames, and look for its error message"};
inline constexpr Form<> cliFileLargeTable{"cli-input.file.large-table", "The table has more than the limit of 256 MiB"};
inline constexpr Form<> cliFilePrintLines{"cli-input.file.print-lines", "Print JSON Lines, or write a trace"};
inline constexpr Form<Phrase> cliFileNotWrittenAgain{
    "cli-input.file.not-written-again", "The scene was not written, because it could not be read again: {message}"};
inline constexpr Form<> cliFileWithinLimits{
    "cli-input.file.within-limits",
    "Keep everything within the limits, for example with fewer steps or with edges for the world"};
inline constexpr Form<> cliFileBesidePicture{"cli-input.file.beside-picture", "Write the atlas next to the picture"};
inline constexpr Form<> cliFileNotUtf8{"cli-input.file.not-utf8",
                                       "The name of this file is not UTF-8, so an atlas cannot name it"};
inline constexpr Form<> cliFileRename{"cli-input.file.rename", "Rename the file"};
inline constexpr Form<> cliFileAnimationLimit{"cli-input.file.animation-limit",
                                              "The animation would have more than the limit of 256 MiB"};
inline constexpr Form<> cliFileShorterAnimation{"cli-input.file.shorter-animation",
                                                "Use fewer --steps, a smaller --size, or leave steps out with --every"};
inline constexpr Form<> cliFileTextMissing{"cli-input.file.text-missing",
                                           "The sprite shows a text, and no atlas of the scene has its letters"};
inline constexpr Form<Text> cliFileRegionMissing{
    "cli-input.file.region-missing", "The sprite shows the region {region}, and no atlas of the scene has it"};
inline constexpr Form<Text> cliFileAnimationMissing{
    "cli-input.file.animation-missing", "The sprite shows the animation {animation}, and no atlas of the scene has it"};
inline constexpr Form<> cliFileChoosePicture{
    "cli-input.file.choose-picture",
    "Choose another picture under Sprite in the panel Properties, or add the atlas that has it"};
inline constexpr Form<> cliFileScriptTime{"cli-input.file.script-time",
                                          "Give it more time with --seconds, or look for a loop that does not end"};
inline constexpr Form<> cliFileScriptStuck{"cli-input.file.script-stuck",
                                           "The script did not end in its time and could not be stopped"};
inline constexpr Form<> cliFileSmallerLists{"cli-input.file.smaller-lists", "Use smaller lists and texts"};
inline constexpr Form<Text, Text, Text> cliFileMergeKinds{
    "cli-input.file.merge-kinds", "This is a report of {command}, but {other} is one of {otherCommand}"};
inline constexpr Form<> cliFileMergeAlone{"cli-input.file.merge-alone", "Merge the reports of each command alone"};
inline constexpr Form<> cliFileNotAReport{"cli-input.file.not-a-report",
                                          "This is not a report of audit or of diagnose"};
inline constexpr Form<> cliFileWriteReport{
    "cli-input.file.write-report",
    "Write it with \"broadside audit FILE... --json\" or \"broadside diagnose FILE... --json\""};
inline constexpr Form<> cliFileWhoseReport{"cli-input.file.whose-report",
                                           "The report does not say which file it is about"};
inline constexpr Form<> cliFileWriteMergeable{
    "cli-input.file.write-mergeable",
    "Write it with --mergeable, or give it the name of the file with .json at the end, next to the file"};
inline constexpr Form<> cliFileWriteJsonAgain{"cli-input.file.write-json-again", "Write the report again with --json"};
inline constexpr Form<Count, Count, Text, Text> cliFileSameSteps{
    "cli-input.file.same-steps", "It has the steps {first} to {last} of {file}, and {other} also has some of them"};
inline constexpr Form<Text, Text> cliFileUnknownSteps{
    "cli-input.file.unknown-steps",
    "It does not say which steps of {file} it is about, and {other} is about the same file"};
inline constexpr Form<Count, Count, Text, Text> cliFileMixedSteps{
    "cli-input.file.mixed-steps",
    "It has the steps {first} to {last} of {file}, and {other} has steps before and behind them"};
inline constexpr Form<> cliFileMergeNeighbours{
    "cli-input.file.merge-neighbours",
    "Merge all shards at once, or in each stage shards whose steps follow each other"};
inline constexpr Form<> cliFileMergeOnce{
    "cli-input.file.merge-once",
    "Merge each report once, and shards with steps of their own: --steps 0..999, --steps 1000..1999"};
inline constexpr Form<Text> cliFileOtherOptions{
    "cli-input.file.other-options", "It was written with other options than {other}, and both are about the same file"};
inline constexpr Form<Text> cliFileSameOptions{"cli-input.file.same-options",
                                               "Write all reports about {file} with the same options"};
inline constexpr Form<Text> cliFileChangedSince{
    "cli-input.file.changed-since", "{file} is not the file that this report is about: its bytes are different"};
inline constexpr Form<> cliFileNameRecordings{
    "cli-input.file.name-recordings",
    "Write the report again, or name the folder with the right file: --recordings FOLDER"};
inline constexpr Form<> cliBaselineWriteAgain{"cli-input.baseline.write-again", "Write it again with --write-baseline"};
inline constexpr Form<> cliBaselineCorrect{"cli-input.baseline.correct",
                                           "Correct it by hand, or write it again with --write-baseline"};
inline constexpr Form<> cliBaselineOther{"cli-input.baseline.other",
                                         "This is not a baseline: \"format\" is not \"broadside-baseline\""};
inline constexpr Form<> cliBaselineNewer{"cli-input.baseline.newer",
                                         "The baseline is of a newer version than this program reads"};
inline constexpr Form<> cliBaselineUpdate{"cli-input.baseline.update",
                                          "Use a newer Broadside, or write it again with --write-baseline"};
inline constexpr Form<Count> cliBaselineNoFingerprint{"cli-input.baseline.no-fingerprint",
                                                      "Finding {number} has no fingerprint"};
inline constexpr Form<> cliBaselineVersion{"cli-input.baseline.version", "A version"};
inline constexpr Form<> cliBaselineMore{"cli-input.baseline.more", "The file has more after its end"};
inline constexpr Form<> cliPluginMissing{"cli-input.plugin.missing", "The file does not exist"};
inline constexpr Form<> cliPluginCorrectPath{"cli-input.plugin.correct-path",
                                             "Correct the path of your shared library"};
inline constexpr Form<> cliPluginCrash{"cli-input.plugin.crash",
                                       "It crashes while it is loaded, or in broadside_check()"};
inline constexpr Form<> cliPluginDebug{"cli-input.plugin.debug", "Load it with a program of your own in a debugger"};
inline constexpr Form<Text> cliPluginNotLoaded{"cli-input.plugin.not-loaded", "It cannot be loaded: {reason}"};
inline constexpr Form<> cliPluginBuild{
    "cli-input.plugin.build",
    "Build it as a shared library for this machine: cc -shared -fPIC -o libmygrid.so mygrid.c"};
inline constexpr Form<> cliPluginNoFunction{"cli-input.plugin.no-function",
                                            "It has no function broadside_check that returns a broad phase"};
inline constexpr Form<> cliPluginExport{
    "cli-input.plugin.export",
    "Export it as broadside_check.h shows: BSC_EXPORT const bsc_broad_phase* broadside_check(void)"};
inline constexpr Form<Integer, Integer> cliPluginVersion{
    "cli-input.plugin.version",
    "Its functions are those of version {version} of broadside_check.h, and this program has version {own}"};
inline constexpr Form<> cliPluginHeader{"cli-input.plugin.header", "Build it with the header of this program"};
inline constexpr Form<> cliPluginNull{"cli-input.plugin.null", "One of create, destroy, add, move and remove is NULL"};
inline constexpr Form<> cliPluginSetAll{"cli-input.plugin.set-all", "Set all five functions"};
inline constexpr Form<> cliPluginNoSearch{"cli-input.plugin.no-search", "Both pairs and query are NULL"};
inline constexpr Form<> cliPluginSetSearch{"cli-input.plugin.set-search", "Set one of them, or both"};
inline constexpr Form<> cliPluginUnnamed{"cli-input.plugin.unnamed", "broad phase"};
inline constexpr Form<> cliDisplayNoDisplay{
    "cli-input.display.no-display",
    "Start it on a desktop, or use the commands that need no display: see \"broadside --help\""};
inline constexpr Form<Text> cliDisplayEmpty{"cli-input.display.empty", "{variable} is empty"};
inline constexpr Form<Text, Text> cliDisplayValue{"cli-input.display.value", "{variable} is \"{value}\""};
inline constexpr Form<Text, Phrase> cliDisplayPlatform{"cli-input.display.platform",
                                                       "QT_QPA_PLATFORM asks for {platform}, but {variable}"};
inline constexpr Form<Text> cliDisplayUnset{"cli-input.display.unset",
                                            "Unset QT_QPA_PLATFORM to use the display that {variable} names"};
inline constexpr Form<Phrase, Phrase, Phrase> cliDisplayNoWindow{
    "cli-input.display.no-window", "No window can be opened: {platform}, {display}, {wayland}"};
inline constexpr Form<> cliDisplayNone{"cli-input.display.none",
                                       "There is no display for the editor: DISPLAY and WAYLAND_DISPLAY are empty"};
inline constexpr Form<> cliDisplayLost{"cli-input.display.lost", "The connection to the display was lost"};
inline constexpr Form<> cliDisplayStartAgain{"cli-input.display.start-again",
                                             "Start Broadside again: it offers the work that was not saved"};
inline constexpr Form<> cliDisplayWithoutWindow{"cli-input.display.without-window",
                                                "This program was built without a window"};
inline constexpr Form<> cliDisplayAskCommandLine{"cli-input.display.ask-command-line",
                                                 "Ask it on the command line: see \"broadside --help\""};
inline constexpr Form<> cliOutputNotWritten{"cli-input.output.not-written", "Standard output cannot be written"};
inline constexpr Form<Text> cliOutputNotWrittenBecause{"cli-input.output.not-written-because",
                                                       "Standard output cannot be written: {reason}"};
inline constexpr Form<> cliOutputIncomplete{
    "cli-input.output.incomplete", "What was printed is not complete: free some space, or print to another place"};
inline constexpr Form<Text> cliValidateUnused{
    "cli-input.validate.unused", "No object of the project's scenes is an instance of the template {template}"};
inline constexpr Form<> cliValidatePlaceOne{"cli-input.validate.place-one", "Place one, or delete the template"};
inline constexpr Form<Phrase, Count> cliValidateUnlisted{"cli-input.validate.unlisted",
                                                         "{check}: {count} more of them are not listed"};
inline constexpr Form<> cliValidateAgain{"cli-input.validate.again", "Correct those that are listed, and check again"};
inline constexpr Form<> cliValidateIncomplete{
    "cli-input.validate.incomplete",
    "Not everything was checked, because too many objects overlap or have their own masks"};
inline constexpr Form<> cliValidateAgainAll{"cli-input.validate.again-all", "Correct what is listed, and check again"};
inline constexpr Form<Phrase> cliNote{"cli-input.note", "Note: {sentence}"};
inline constexpr Form<Text, Phrase> cliNoteOfFile{"cli-input.note-of-file", "{file}: Note: {sentence}"};
inline constexpr Form<Count, Text> cliNoteStale{
    "cli-input.note.stale", "{count} finding of {path} is not there any more; --write-baseline {path} removes it:",
    "{count} findings of {path} are not there any more; --write-baseline {path} removes them:"};
inline constexpr Form<Number> cliNoteGuessedCells{"cli-input.note.guessed-cells",
                                                  "The recording does not say how large the game's cells are. "
                                                  "Broadside uses {size} m, which suits the sizes of the objects. Set "
                                                  "the true size with --cell."};
inline constexpr Form<Phrase> cliNoteLost{"cli-input.note.lost",
                                          "A scene cannot hold {list}. Only the trace has that."};
inline constexpr Form<> cliNoteOtherGrids{"cli-input.note.other-grids", "all grids but the first"};
inline constexpr Form<> cliNoteCellHeight{"cli-input.note.cell-height", "the height of cells"};
inline constexpr Form<> cliNoteMarks{"cli-input.note.marks",
                                     "what the game says of its objects (such as asleep or teleported)"};
inline constexpr Form<Integer, Text> cliNoteInvalid{
    "cli-input.note.invalid", "In step {step} {reason}. Check how the game computes this object."};
inline constexpr Form<Integer, Text, Count> cliNoteInvalidObjects{
    "cli-input.note.invalid-objects",
    "In step {step} {reason}; {count} objects in all. Check how the game computes these objects."};
inline constexpr Form<Count> cliNoteInvalidBoxes{
    "cli-input.note.invalid-boxes",
    "{count} registered box contained NaN or infinity, or had its sides the wrong way round; it is ignored.",
    "{count} registered boxes contained NaN or infinity, or had their sides the wrong way round; they are ignored."};
inline constexpr Form<Count> cliNoteInvalidQueries{
    "cli-input.note.invalid-queries", "{count} of the queries contained NaN or infinity; it was left out.",
    "{count} of the queries contained NaN or infinity; those were left out."};
inline constexpr Form<Count, Integer> cliNoteStrangers{
    "cli-input.note.strangers",
    "{count} candidate names objects without a box, such as object {id}. Number objects from 1 on, and record the box "
    "of each of them in every frame.",
    "{count} candidates name objects without a box, such as object {id}. Number objects from 1 on, and record the box "
    "of each of them in every frame."};
inline constexpr Form<Count> cliNoteStrangeCells{
    "cli-input.note.strange-cells",
    "{count} range of cells is in grids that the game does not describe; such cells are ignored. Describe each grid.",
    "{count} ranges of cells are in grids that the game does not describe; such cells are ignored. Describe each "
    "grid."};
inline constexpr Form<Count> cliNoteFirstFrames{
    "cli-input.note.first-frames", "Only the first {count} frame had room in memory; the rest is left out.",
    "Only the first {count} frames had room in memory; the rest is left out."};
inline constexpr Form<Integer> cliNoteMemoryFrom{
    "cli-input.note.memory-from",
    "Memory holds only the steps from {step} on. Ask for fewer steps with --steps A..B to see the earlier ones."};
inline constexpr Form<Text> cliNoteShardsWithout{
    "cli-input.note.shards-without",
    "The explanations are those of the shards, because {report} does not say what its shard found. Write each shard "
    "with a range of steps or with --mergeable, to get the explanations of one run."};
inline constexpr Form<Integer, Integer> cliNoteShardsGap{
    "cli-input.note.shards-gap",
    "The explanations are those of the shards, because no report is about the steps between {last} and {first}. Merge "
    "all shards at once to get the explanations of one run."};
inline constexpr Form<> cliNoteShardsWithoutFile{
    "cli-input.note.shards-without-file",
    "The explanations are those of the shards, because the file cannot be opened here. Name its folder with "
    "--recordings FOLDER to get the explanations of one run."};
inline constexpr Form<> cliNoteSparseNumbers{
    "cli-input.note.sparse-numbers",
    "The recording's own step numbers leave out most numbers, so frames are counted from 0."};
inline constexpr Form<> cliNoteFallingNumbers{
    "cli-input.note.falling-numbers", "The recording's own step numbers do not rise, so frames are counted from 0."};
inline constexpr Form<Text> cliNoteNoCells{"cli-input.note.no-cells",
                                           "{algorithm} has no cells, so --cell changes nothing."};
inline constexpr Form<> cliNoteGuessedCentre{
    "cli-input.note.guessed-centre",
    "x and y are assumed to be the centre of a box. Use --corner if they are a corner."};
inline constexpr Form<> cliNoteGuessedCorner{
    "cli-input.note.guessed-corner",
    "x and y are assumed to be the corner of a box. Use --centre if they are the centre."};
inline constexpr Form<> cliNoteGuessedUp{"cli-input.note.guessed-up",
                                         "y is assumed to grow upwards. Use --y-down if it grows downwards."};
inline constexpr Form<Number, Number> cliNoteInGameUnits{"cli-input.note.in-game-units",
                                                         "{metres} m are {size} of the game's units."};
inline constexpr Form<Text, Text> cliNoteOtherAlgorithm{"cli-input.note.other-algorithm",
                                                        "{algorithm} has no cells to tune; this is about {other}."};
inline constexpr Form<Text, Count, Integer, Phrase, Phrase, Phrase> cliNoteFault{
    "cli-input.note.fault",
    "A fault of {algorithm} with {count} object. In step {step}, {object}: {message}. {remedy}.",
    "A fault of {algorithm} with {count} objects. In step {step}, {object}: {message}. {remedy}."};
inline constexpr Form<Count> cliNoteLateShots{"cli-input.note.late-shots",
                                              "{count} shot after the last step did not happen.",
                                              "{count} shots after the last step did not happen."};
inline constexpr Form<Count, Count, Phrase> cliNoteLongPicture{
    "cli-input.note.long-picture", "{width} x {height} pixels take {time}. Ctrl+C stops it; a smaller --size is "
                                   "faster, and SVG and PDF have no pixels."};
inline constexpr Form<Count, Count, Count, Phrase> cliNoteLongPictures{
    "cli-input.note.long-pictures", "{count} pictures of {width} x {height} pixels take {time}. Ctrl+C stops it; a "
                                    "smaller --size is faster, and SVG and PDF have no pixels."};
inline constexpr Form<> cliNoteFurtherProblems{"cli-input.note.further-problems", "Further problems are not shown."};
inline constexpr Form<Integer, Text> cliNoteAtStep{"cli-input.note.at-step", "step {step}: {problem}"};
inline constexpr Form<Integer, Text> cliNoneFoundSteps{
    "cli-input.none-found.steps", "Nothing was found in steps 0 to {last}, so there is nothing to reduce, and {target} "
                                  "was not written. Give more --steps, or another --algorithm."};
inline constexpr Form<Text> cliNoneFoundFrames{
    "cli-input.none-found.frames", "No pair is missed in any of these frames, so there is nothing to reduce, and "
                                   "{target} was not written. Look at more frames, or at another --algorithm."};
inline constexpr Form<Phrase, Text, Text, Integer> cliNoneFoundScene{
    "cli-input.none-found.scene",
    "No scene shows the finding in {finding}. None of the algorithms that were tried misses this pair for the same "
    "cause, so {target} was not written. To look at the frame: broadside convert {source} {target} --step {step}"};
inline constexpr Form<Integer, Integer, Text, Text> cliNoneFoundReport{
    "cli-input.none-found.report",
    "Nothing was found in steps {first} to {last} of {file}, so there is nothing to report, and {target} was not "
    "written. Look at more --steps, or at another --algorithm."};
inline constexpr Form<Text> cliNoneFoundExpected{"cli-input.none-found.expected", "--expect {stage} does not hold."};

} // namespace broadside::texts
