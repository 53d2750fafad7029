#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about traces: their bytes, their frames, and the objects in them.

namespace broadside::texts {

// What to do.
inline constexpr Form<> traceWriteAgain{"trace.write-again", "Let the game write the trace again"};
inline constexpr Form<> traceWriteItAgain{"trace.write-it-again", "Let the game write it again"};
inline constexpr Form<> traceOriginalHeader{"trace.original-header",
                                            "Let the game write the trace again, with an unchanged broadside_trace.h"};
inline constexpr Form<> traceNewerProgram{"trace.newer-program", "Open it with a newer version of Broadside"};
inline constexpr Form<> traceSmallerBlocks{"trace.smaller-blocks", "Write smaller blocks"};
inline constexpr Form<> traceComputedTime{"trace.computed-time", "Check how the game computes the time"};

// Files.
inline constexpr Form<> traceFile{"trace.file", "trace"};
inline constexpr Form<Text> traceCannotOpen{"trace.cannot-open", "The file cannot be opened: {why}"};
inline constexpr Form<> traceFilePermissions{"trace.file-permissions", "Check the permissions of the file"};
inline constexpr Form<Text> traceNoPlace{"trace.no-place",
                                         "The recording cannot be stored in the temporary folder: {why}"};
inline constexpr Form<> traceFolderSpace{"trace.folder-space",
                                         "Check the permissions of the folder and its free space"};
inline constexpr Form<> traceNotReadBack{"trace.not-read-back", "The recording cannot be read back from the disk"};
inline constexpr Form<> traceRecordAgain{"trace.record-again", "Check that the disk works, and record again"};
inline constexpr Form<> traceCannotRead{"trace.cannot-read", "The file cannot be read"};
inline constexpr Form<> traceCopyFile{"trace.copy-file", "Copy it to another disk, or let the game write it again"};

// The beginning of a trace.
inline constexpr Form<> traceEndsEarly{"trace.ends-early", "The file ends before its format can be read"};
inline constexpr Form<> traceIsNone{"trace.is-none", "This is not a trace: it does not begin with \"BSTRACE\""};
inline constexpr Form<> traceChooseOne{"trace.choose-one",
                                       "Choose a file that was written by broadside_trace.h or broadside"};
inline constexpr Form<Integer, Integer> traceNewerVersion{
    "trace.newer-version", "The trace has version {version}, but this program reads only versions up to {newest}"};
inline constexpr Form<> traceVersionZero{"trace.version-zero", "The trace has version 0, which does not exist"};
inline constexpr Form<> traceNoHeader{"trace.no-header", "The trace does not begin with a header"};
inline constexpr Form<> traceEndsInHeader{"trace.ends-in-header", "The trace ends within its header"};
inline constexpr Form<> traceShortHeader{"trace.short-header", "The header is too short"};
inline constexpr Form<Integer> traceParameters{"trace.too-many-parameters",
                                               "The header has {count} parameters, more than the limit of 1 000"};
inline constexpr Form<Text> traceParameter{"trace.parameter", "The parameter {name} is not a number"};
inline constexpr Form<> traceFrameSeconds{"trace.frame-seconds",
                                          "The seconds of a frame are not a number of at least 0"};
inline constexpr Form<> traceUnits{"trace.units", "The number of units per metre is not above 0"};
inline constexpr Form<> traceSetUnits{"trace.set-units", "Set units_per_metre to 1, or to another number above 0"};
inline constexpr Form<Integer> traceNumberBytes{"trace.number-bytes", "Numbers have {bytes} bytes, not 4 or 8"};
inline constexpr Form<> traceTouchRule{"trace.touch-rule",
                                       "The convention of overlaps is neither closed nor half-open"};
inline constexpr Form<> traceUpAxis{"trace.up-axis", "The direction of y is neither up nor down"};
inline constexpr Form<> traceWorld{"trace.world", "The world is not a rectangle with numbers up to 1 000 000 000"};
inline constexpr Form<> traceSetWorld{"trace.set-world",
                                      "Give the lower left and the upper right corner, or leave the world out"};

// Blocks, frames and the index of a file.
inline constexpr Form<Phrase, Count> traceAtByte{"trace.at-byte", "{what}, at byte {byte}"};
inline constexpr Form<Phrase> traceFramesLeftOut{"trace.frames-left-out", "{what}; its frames are left out"};
inline constexpr Form<> traceMoreWrong{"trace.more-wrong",
                                       "There are more problems from here on, which are not listed"};
inline constexpr Form<> traceShortBlock{"trace.short-block", "A block is too short"};
inline constexpr Form<> traceBlockMethod{"trace.block-method",
                                         "A block is compressed in a way that this version does not know"};
inline constexpr Form<> traceLargeBlock{"trace.large-block", "A block has more than the limit of 64 MiB"};
inline constexpr Form<> traceLargePackedBlock{"trace.large-packed-block", "A block has more than the limit of 72 MiB"};
inline constexpr Form<> traceNoZstd{"trace.no-zstd",
                                    "A block is compressed with Zstandard, which this build does not have"};
inline constexpr Form<> traceBuildZstd{"trace.build-zstd",
                                       "Build Broadside with libzstd-dev, or write the trace without compression"};
inline constexpr Form<> traceDamagedBlock{"trace.damaged-block", "A block is damaged"};
inline constexpr Form<> traceFewFramesInBlock{"trace.few-frames-in-block",
                                              "A block has fewer frames than the index says"};
inline constexpr Form<> traceIndexSize{
    "trace.index-size", "The index at the end is damaged: it does not fit into the file; it was built again"};
inline constexpr Form<> traceIndexUnread{"trace.index-unread",
                                         "The index at the end is damaged: it cannot be read; it was built again"};
inline constexpr Form<> traceIndexChecksum{
    "trace.index-checksum", "The index at the end is damaged: its checksum is wrong; it was built again"};
inline constexpr Form<> traceIndexPlaces{
    "trace.index-places", "The index at the end is damaged: it names invalid places; it was built again"};
inline constexpr Form<> traceConvert{"trace.convert", "Convert the trace to get a complete file"};
inline constexpr Form<Integer, Integer> traceIndexStep{
    "trace.index-step", "The index says step {indexed}, but the frame says step {found}"};
inline constexpr Form<> traceCutIndex{
    "trace.cut-index", "Remove the index from the end of the file, or let the game write the trace again"};
inline constexpr Form<Count> traceManyFrames{"trace.many-frames",
                                             "There are more than {most} frames; the rest is left out"};
inline constexpr Form<> traceSeveralTraces{"trace.several-traces", "Write several traces"};
inline constexpr Form<> traceFirstFrame{
    "trace.first-frame", "The first frame is incomplete; all frames before the first complete one are left out"};
inline constexpr Form<> traceKeyframeFirst{"trace.keyframe-first", "Begin traces with a keyframe"};
inline constexpr Form<> traceNoFrames{"trace.no-frames", "The trace contains no frames"};
inline constexpr Form<> traceRunLonger{"trace.run-longer", "Run the game for longer"};
inline constexpr Form<> traceCutOff{"trace.cut-off",
                                    "The trace ends in the middle of a message; everything before it was read"};
inline constexpr Form<> traceEndProperly{"trace.end-properly", "End the game properly, so that it closes the trace"};
inline constexpr Form<> traceShortFrameLeftOut{"trace.short-frame-left-out", "A frame is too short, and is left out"};
inline constexpr Form<> traceLargeFrame{"trace.large-frame", "A frame has more than the limit of 256 MiB"};
inline constexpr Form<> traceFrameGone{"trace.frame-gone", "A frame no longer exists: the file is shorter than before"};
inline constexpr Form<> traceNoFrameThere{"trace.no-frame-there", "There is no frame at a place that the index names"};

// The stream of an attached game.
inline constexpr Form<> traceLiveHeader{"trace.live-header", "Use an unchanged broadside_trace.h in the game"};
inline constexpr Form<> traceLiveFileMessage{"trace.live-file-message",
                                             "The game sends a message that is only allowed in files"};
inline constexpr Form<Count, Count> traceLiveLarge{
    "trace.live-large", "The game announces a message of {bytes} bytes, more than the limit of {most}"};
inline constexpr Form<> traceLiveLess{"trace.live-less", "Let the game send less in each frame, or write a file"};
inline constexpr Form<> traceLiveShortFrame{"trace.live-short-frame", "The game sends a frame that is too short"};

// Messages of a frame that end before their content.
inline constexpr Form<> traceShortFrame{"trace.short-frame", "A frame is shorter than its stated length"};
inline constexpr Form<> traceShortMessage{"trace.short-message",
                                          "A message of a frame is shorter than its stated length"};
inline constexpr Form<> traceShortShape{"trace.short-shape", "A shape is shorter than its stated length"};
inline constexpr Form<> traceShortDefinition{"trace.short-definition",
                                             "A definition is shorter than its stated length"};
inline constexpr Form<> traceShortDestroyed{"trace.short-destroyed",
                                            "A list of destroyed objects is shorter than its stated length"};
inline constexpr Form<> traceShortStates{"trace.short-states", "A list of states is shorter than its stated length"};
inline constexpr Form<> traceShortCells{"trace.short-cells", "A list of cells is shorter than its stated length"};
inline constexpr Form<> traceShortGridCells{"trace.short-grid-cells",
                                            "A list of cells of grids is shorter than its stated length"};
inline constexpr Form<> traceShortBoxes{"trace.short-boxes",
                                        "A list of registered boxes is shorter than its stated length"};
inline constexpr Form<> traceShortCandidates{"trace.short-candidates",
                                             "A list of candidates is shorter than its stated length"};
inline constexpr Form<> traceShortContacts{"trace.short-contacts",
                                           "A list of contacts is shorter than its stated length"};
inline constexpr Form<> traceShortQuery{"trace.short-query", "A query is shorter than its stated length"};
inline constexpr Form<> traceShortCounter{"trace.short-counter", "A counter is shorter than its stated length"};
inline constexpr Form<> traceShortLog{"trace.short-log", "A line of the log is shorter than its stated length"};
inline constexpr Form<> traceShortEnd{"trace.short-end", "The end of a frame is shorter than its stated length"};
inline constexpr Form<> traceShortOrder{"trace.short-order", "The order of objects is shorter than its stated length"};
inline constexpr Form<> traceShortSurroundings{"trace.short-surroundings",
                                               "The surroundings of a frame are shorter than their stated length"};
inline constexpr Form<> traceShortMarks{"trace.short-marks",
                                        "A list of marked objects is shorter than its stated length"};
inline constexpr Form<> traceShortReason{"trace.short-reason",
                                         "The reason of a removal is shorter than its stated length"};
inline constexpr Form<> traceShortFaults{"trace.short-faults",
                                         "A list of wrong calls is shorter than its stated length"};

// The content of a frame.
inline constexpr Form<Count> traceManyObjects{"trace.many-objects", "There are more objects than the limit of {most}"};
inline constexpr Form<> traceSmallerWorld{"trace.smaller-world", "Trace a smaller world"};
inline constexpr Form<Integer> traceNoId{"trace.no-id",
                                         "The id {id} is not valid: ids are 1 to 9 007 199 254 740 992 (2^53)"};
inline constexpr Form<> traceNumberFromOne{"trace.number-from-one", "Number the objects from 1"};
inline constexpr Form<> tracePartBoxOfState{
    "trace.part-box-of-state", "A part of a shape has the kind 0, which means that its box is in the state"};
inline constexpr Form<> tracePartAsBox{"trace.part-as-box",
                                       "Let the game write the part as a box with a width and a height (kind 6)"};
inline constexpr Form<Integer> tracePartKind{"trace.part-kind",
                                             "A part of a shape has the kind {kind}, which this version does not know"};
inline constexpr Form<> traceFrameTime{"trace.frame-time", "The time of a frame is not a number"};
inline constexpr Form<> traceNoEnd{"trace.no-end", "A frame has no end"};
inline constexpr Form<> traceStateLayout{"trace.state-layout", "States have a layout that this version does not know"};
inline constexpr Form<Integer> traceManyGrids{"trace.many-grids",
                                              "A frame has {count} grids, more than the limit of 64"};
inline constexpr Form<> traceFewerGrids{"trace.fewer-grids", "Record only the most important grids"};
inline constexpr Form<> traceFrameWorld{"trace.frame-world",
                                        "The world of a frame is not a rectangle with numbers up to 1 000 000 000"};
inline constexpr Form<> traceOrderedCorners{
    "trace.ordered-corners", "Give bst_world() the corner with the smallest x and y, then the one with the largest"};
inline constexpr Form<Integer> traceGridNumbers{"trace.grid-numbers",
                                                "Grid {number} has a corner or a cell that is not a valid number"};
inline constexpr Form<> traceGridCells{"trace.grid-cells",
                                       "Give bst_grid() cells with a width and a height above 0, up to 1 000 000 000"};

// Names for sentences.
inline constexpr Form<> gameBroadPhase{"trace.game-broad-phase", "the game's broad phase"};
inline constexpr Form<Text> gameAlgorithm{"trace.game-algorithm", "the game's {algorithm}"};
inline constexpr Form<Integer> gameGridNumber{"trace.game-grid-number", "grid {number}"};
inline constexpr Form<Text> gameGridName{"trace.game-grid-name", "the grid {name}"};

// Objects that are left out.
inline constexpr Form<Integer, Phrase> traceLeftOut{"trace.left-out", "object {id} is left out, because {why}"};
inline constexpr Form<Integer, Text, Phrase> traceNamedLeftOut{"trace.named-left-out",
                                                               "object {id} ({name}) is left out, because {why}"};
inline constexpr Form<> traceBeyondMetres{"trace.beyond-metres",
                                          "it lies beyond 1 000 000 000 m, the limit for coordinates"};
inline constexpr Form<> traceBeyondUnits{"trace.beyond-units",
                                         "it lies beyond 1 000 000 000 units, the limit for coordinates"};
inline constexpr Form<Phrase> traceShapeFault{"trace.shape-fault", "its shape cannot be used: {why}"};
inline constexpr Form<> traceBoxNumbers{"trace.box-numbers", "its box contains NaN or infinity"};
inline constexpr Form<> traceBoxSides{"trace.box-sides",
                                      "its box has a lower side that is greater than the opposite side"};
inline constexpr Form<> tracePlacement{"trace.placement",
                                       "its position or its angle is not a number up to 1 000 000 000"};

// Traces of simulations.
inline constexpr Form<Integer, Count> traceManyPairs{
    "trace.many-pairs",
    "step {step} has more than the limit of {most} candidate pairs, too many for a frame of a trace"};
inline constexpr Form<> traceFewerPairs{
    "trace.fewer-pairs", "Choose an algorithm that reports fewer pairs, such as packed-grid, or a smaller world"};
inline constexpr Form<Integer> traceOtherBroadPhase{"trace.other-broad-phase",
                                                    "step {step} has another algorithm or other cells than the "
                                                    "beginning of the trace, but a trace can describe only one"};
inline constexpr Form<> traceAnotherTrace{"trace.another-trace",
                                          "Finish the trace before the change, and start another one after it"};

} // namespace broadside::texts
