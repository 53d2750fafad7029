#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about JSON Lines of games.

namespace broadside::texts {

// The first line.
inline constexpr Form<> linesUsualFirst{"lines.usual-first",
                                        "Begin with the line {{\"broadside\":\"frames\",\"version\":1}"};
inline constexpr Form<> linesNoFirst{"lines.no-first", "The first line does not announce frames"};
inline constexpr Form<> linesAfterFirst{"lines.after-first", "More text follows after the first line"};
inline constexpr Form<> linesOwnLine{"lines.own-line", "Print each frame on its own line"};
inline constexpr Form<> linesNoKind{"lines.no-kind", "The first line has no \"broadside\":\"frames\""};
inline constexpr Form<> linesNoVersion{"lines.no-version", "The first line has no \"version\""};
inline constexpr Form<Text> linesOtherKind{"lines.other-kind", "The first line announces {kind}, not \"frames\""};
inline constexpr Form<Integer> linesNewerVersion{
    "lines.newer-version", "The frames have version {version}, but this program reads only versions up to 1"};
inline constexpr Form<> linesNewerProgram{"lines.newer-program", "Open them with a newer version of Broadside"};
inline constexpr Form<> linesUnits{"lines.units", "\"unitsPerMetre\" is below 0.000 000 001"};
inline constexpr Form<> linesLargerNumber{"lines.larger-number", "Print a larger number"};
inline constexpr Form<> linesDt{"lines.dt", "\"dt\" is not a number of at least 0"};
inline constexpr Form<> linesSeconds{"lines.seconds", "Print the duration of a frame in seconds"};
inline constexpr Form<Text> linesNotFinite{"lines.not-finite", "{key} is not a finite number"};
inline constexpr Form<> linesNumberOrNothing{"lines.number-or-nothing", "Print a number, or leave the key out"};
inline constexpr Form<> linesManyParameters{"lines.many-parameters",
                                            "There are more than the limit of 1 000 parameters"};
inline constexpr Form<> linesFewer{"lines.fewer", "Print fewer parameters"};
inline constexpr Form<> linesLargeWorld{"lines.large-world", "The world is larger than the limit of 1 000 000 000 m"};
inline constexpr Form<> linesLargerUnits{"lines.larger-units", "Print a larger \"unitsPerMetre\""};

// Keys and values.
inline constexpr Form<Text> linesKeyTwice{"lines.key-twice", "The key {key} is given twice"};
inline constexpr Form<> linesLeaveOneOut{"lines.leave-one-out", "Remove one of the two"};
inline constexpr Form<> linesKeyOnce{"lines.key-once", "Print it once in each frame"};
inline constexpr Form<Text> linesPrint{"lines.print", "Print {form}"};
inline constexpr Form<Text> linesPrintInUnits{"lines.print-in-units", "Print {form} in the units of your game"};
inline constexpr Form<Text> linesOtherNumbers{"lines.other-numbers",
                                              "The list does not have exactly the numbers {form}"};
inline constexpr Form<> linesCoordinate{"lines.coordinate",
                                        "The number is not finite, or beyond the limit of 1 000 000 000"};
inline constexpr Form<Text> linesSize{"lines.size", "{key} is not a number above 0 and up to 1 000 000 000"};
inline constexpr Form<> linesSuchNumber{"lines.such-number", "Print a number in this range, or leave the key out"};
inline constexpr Form<> linesWorld{"lines.world", "The world is not a rectangle with a width and a height above 0"};
inline constexpr Form<> linesWorldForm{"lines.world-form",
                                       "Print [left,low,right,high], or with \"yDown\" [left,top,right,bottom]"};
inline constexpr Form<> linesCell{"lines.cell", "A cell has a width or a height that is not above 0"};
inline constexpr Form<> linesCellSize{"lines.cell-size", "Print the size of a cell"};
inline constexpr Form<Text> linesNoId{"lines.no-id", "{key} is not the id of an object"};
inline constexpr Form<> linesIdForm{"lines.id-form", "Print the id in double quotes, such as \"7\""};

// Values, as errors name them.
inline constexpr Form<> linesIdValue{"lines.id-value", "An id"};
inline constexpr Form<> linesVersionValue{"lines.version-value", "The version"};
inline constexpr Form<> linesStepValue{"lines.step-value", "The step"};
inline constexpr Form<> linesCellValue{"lines.cell-value", "A column or row"};
inline constexpr Form<> linesGridValue{"lines.grid-value", "The number of a grid"};
inline constexpr Form<> linesCategoryValue{"lines.category-value", "A category"};
inline constexpr Form<> linesMaskValue{"lines.mask-value", "A mask"};

// Frames.
inline constexpr Form<> linesAfterFrame{"lines.after-frame", "More text follows after the frame"};
inline constexpr Form<> linesNoBoxes{"lines.no-boxes", "The frame has no \"boxes\""};
inline constexpr Form<> linesPrintBoxes{"lines.print-boxes", "Print the boxes of all objects: \"boxes\":[[1,0,0,2,2]]"};
inline constexpr Form<> linesSecondFirst{"lines.second-first", "This is a first line again, not a frame"};
inline constexpr Form<> linesOwnFile{"lines.own-file", "Write each run of the game into its own file"};
inline constexpr Form<> linesTime{"lines.time", "The time is not a finite number"};
inline constexpr Form<> linesComputedTime{"lines.computed-time", "Check how the game computes the time"};
inline constexpr Form<> linesComputedBox{"lines.computed-box", "Check how the game computes the box"};
inline constexpr Form<Count> linesManyEntries{"lines.many-entries",
                                              "The list has more than the limit of {most} entries"};
inline constexpr Form<> linesSmallerWorld{"lines.smaller-world", "Print a smaller world"};
inline constexpr Form<Text> linesBoxValues{"lines.box-values", "A box does not have exactly the values {values}"};
inline constexpr Form<Text> linesRegisteredValues{"lines.registered-values",
                                                  "A registered box does not have exactly the values {values}"};
inline constexpr Form<Text> linesPairValues{"lines.pair-values", "A pair does not have exactly the values {values}"};
inline constexpr Form<Text> linesCellsValues{"lines.cells-values",
                                             "An entry of \"cells\" does not have exactly the values {values}"};
inline constexpr Form<Count> linesManyObjects{"lines.many-objects",
                                              "The frame has more than the limit of {most} objects"};
inline constexpr Form<> linesOneId{"lines.one-id", "A pair has only one id"};
inline constexpr Form<Count> linesManyChanges{"lines.many-changes", "There are more than the limit of {most} entries"};
inline constexpr Form<> linesOnlyChanges{"lines.only-changes", "Print only what changes"};
inline constexpr Form<Text> linesKind{"lines.kind", "The kind {kind} is neither static nor dynamic"};
inline constexpr Form<> linesOneOfTwo{"lines.one-of-two", "Print \"static\" or \"dynamic\""};
inline constexpr Form<> linesManyCounters{"lines.many-counters", "The frame has more than the limit of 1 000 counters"};
inline constexpr Form<> linesFewerCounters{"lines.fewer-counters", "Print fewer counters"};
inline constexpr Form<> linesGridTable{"lines.grid-table",
                                       "The columns or rows of a grid are not whole numbers of at least 0"};
inline constexpr Form<> linesGridTableForm{
    "lines.grid-table-form", "Print [x,y,columns,rows], with 0 for a number of columns or rows without limit"};
inline constexpr Form<Count> linesManyIds{"lines.many-ids", "There are more than the limit of {most} ids"};
inline constexpr Form<Count> linesManyReasons{"lines.many-reasons", "There are more than the limit of {most} reasons"};
inline constexpr Form<> linesReasonsOfFrame{"lines.reasons-of-frame", "Print the reasons of this frame only"};
inline constexpr Form<> linesManyGrids{"lines.many-grids", "The frame has more than the limit of 64 grids"};
inline constexpr Form<> linesFewerGrids{"lines.fewer-grids", "Print only the most important grids"};
inline constexpr Form<> linesNoCellSize{"lines.no-cell-size", "A grid has no \"cellSize\""};
inline constexpr Form<> linesCellSizeForm{"lines.cell-size-form", "Print \"cellSize\":[width,height]"};
inline constexpr Form<Integer> linesGridTwice{"lines.grid-twice", "Grid {number} is given twice"};
inline constexpr Form<> linesGridNumber{"lines.grid-number", "Give each grid its own \"number\""};
inline constexpr Form<Count> linesManyNames{"lines.many-names",
                                            "More than the limit of {most} objects have names or kinds"};
inline constexpr Form<> linesReuseIds{"lines.reuse-ids", "Use the ids of removed objects again"};
inline constexpr Form<Integer> linesObjectTwice{"lines.object-twice", "The object {id} is given twice"};
inline constexpr Form<> linesOwnId{"lines.own-id", "Give each object an id of its own"};
inline constexpr Form<> linesLongLine{"lines.long-line", "The line is longer than the limit of 128 MiB"};
inline constexpr Form<> linesLargeFrame{"lines.large-frame", "The frame has more than the limit of 256 MiB"};

// All lines together.
inline constexpr Form<> linesUnreadable{"lines.unreadable", "The lines cannot be read"};
inline constexpr Form<> linesCopyOrRunAgain{"lines.copy-or-run-again",
                                            "Copy the file to another disk, or run the game again"};
inline constexpr Form<> linesRestUnreadable{"lines.rest-unreadable", "The lines after this one cannot be read"};
inline constexpr Form<> linesCopy{"lines.copy", "Copy the file to another disk"};
inline constexpr Form<Count> linesMoreProblems{"lines.more-problems", "There is {count} more problem up to this line",
                                               "There are {count} more problems up to this line"};
inline constexpr Form<> linesMendFirst{"lines.mend-first", "Correct the problems in the first lines"};
inline constexpr Form<> linesNoFrame{"lines.no-frame", "No line is a complete frame"};
inline constexpr Form<> linesPrintFrames{
    "lines.print-frames", "Print a line for each frame: {{\"step\":0,\"boxes\":[[1,0,0,2,2]],\"pairs\":[]}"};
inline constexpr Form<Count> linesFirstPairs{
    "lines.first-pairs", "This is the first frame with \"pairs\"; {count} earlier frame is left out",
    "This is the first frame with \"pairs\"; {count} earlier frames are left out"};
inline constexpr Form<Count, Text> linesMissingList{"lines.missing-list",
                                                    "{count} frame has no \"{key}\", so it is ignored in all frames",
                                                    "{count} frames have no \"{key}\", so it is ignored in all frames"};
inline constexpr Form<Text> linesEmptyList{"lines.empty-list", "Print \"{key}\":[] if the list is empty"};
inline constexpr Form<> linesNoPairs{"lines.no-pairs", "The frame has no \"pairs\", but earlier frames have some"};
inline constexpr Form<Integer> linesInvalidBox{"lines.invalid-box",
                                               "The box of object {id} has a number that is NaN or infinite"};
inline constexpr Form<> linesFullDisk{"lines.full-disk",
                                      "The disk is full: the frames are kept there while you look at them"};
inline constexpr Form<> linesMakeRoom{"lines.make-room",
                                      "Free some space, or choose another folder for temporary files with TMPDIR"};

} // namespace broadside::texts
