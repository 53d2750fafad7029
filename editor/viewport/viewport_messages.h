#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What the viewport writes into its picture, and problems with pictures and with OpenGL.

namespace broadside::texts {

// Labels.
inline constexpr Form<Number, Number, Integer> intervalLabel{"viewport.interval",
                                                             "x {from} to {to} m, number {place} in the order"};
inline constexpr Form<Integer, Count> levelLabel{"viewport.level", "level {level}: {count} object",
                                                 "level {level}: {count} objects"};
inline constexpr Form<Integer, Count> depthLabel{"viewport.depth", "depth {depth}: {count} object",
                                                 "depth {depth}: {count} objects"};
inline constexpr Form<> faultLabel{"viewport.fault", "fault"};
inline constexpr Form<Number> tunnelledLabel{"viewport.tunnelled", "tunnelled: {length} m in one step"};
inline constexpr Form<Phrase> missedLabel{"viewport.missed", "missed: {cause}"};
inline constexpr Form<Count, Phrase> missedPairsLabel{"viewport.missed-pairs", "{count} missed: {cause}",
                                                      "{count} missed: {cause}"};
inline constexpr Form<> stopOnEntering{"viewport.stop-on-entering", "stop on entering"};
inline constexpr Form<> stopOnEnteringOff{"viewport.stop-on-entering-off", "stop on entering (off)"};
inline constexpr Form<> stopOnLeaving{"viewport.stop-on-leaving", "stop on leaving"};
inline constexpr Form<> stopOnLeavingOff{"viewport.stop-on-leaving-off", "stop on leaving (off)"};
inline constexpr Form<Phrase> shouldStayInside{"viewport.should-stay-inside", "{object} should stay inside"};
inline constexpr Form<Integer> objectWithoutName{"viewport.object", "object {id}"};
inline constexpr Form<Text> registeredHere{"viewport.registered-here", "{object}: registered here"};
inline constexpr Form<Text> objectInNoCell{"viewport.object-in-no-cell", "{object}: in no cell"};

// The legend.
inline constexpr Form<> legendQuery{"legend.query", "query"};
inline constexpr Form<> legendPoint{"legend.point", "point"};
inline constexpr Form<Text> legendPinned{"legend.pinned", "{object} (pinned)"};
inline constexpr Form<Phrase> legendIfItMoved{"legend.if-it-moved", "{object}, if it moved"};
inline constexpr Form<> legendItsCells{"legend.its-cells", "its cells"};
inline constexpr Form<Phrase> legendCellsOf{"legend.cells-of", "cells of {object}"};
inline constexpr Form<> legendName{"legend.name", "legend"};
inline constexpr Form<> legendItsNodes{"legend.its-nodes", "its nodes"};
inline constexpr Form<Phrase> legendNodesOf{"legend.nodes-of", "nodes of {object}"};
inline constexpr Form<> legendItsInterval{"legend.its-interval", "its interval"};
inline constexpr Form<Phrase> legendIntervalOf{"legend.interval-of", "interval of {object}"};
inline constexpr Form<> legendNotRecorded{"legend.not-recorded", "\xE2\x80\x93 (not recorded)"};
inline constexpr Form<> legendTunnelled{"legend.tunnelled", "tunnelled"};
inline constexpr Form<> legendMissedOrTunnelled{"legend.missed-or-tunnelled", "missed or tunnelled"};
inline constexpr Form<> legendWhereItIs{"legend.where-it-is", "where it is"};

// The structure of the algorithm, in the legend.
inline constexpr Form<Phrase, Phrase> structureSeen{"structure.seen", "{algorithm}: {structure}"};
inline constexpr Form<Phrase, Phrase> structureSeenInPart{"structure.seen-in-part",
                                                          "{algorithm}: {structure}; zoom in to see the rest"};
inline constexpr Form<> structureRecorded{"structure.recorded", "as recorded"};
inline constexpr Form<> structureEveryPair{"structure.every-pair", "no structure, every pair is a candidate"};
inline constexpr Form<> structureUnknown{"structure.unknown", "the structure is not known"};
inline constexpr Form<> structureNone{"structure.none", "no structure"};
inline constexpr Form<Count> cellsInView{"structure.cells-in-view", "{count} occupied cell in view",
                                         "{count} occupied cells in view"};
inline constexpr Form<Count, Count> coarseCellsInView{
    "structure.coarse-cells-in-view",
    "{count} occupied cell in view, {coarse} of them coarser (dashed), for large objects",
    "{count} occupied cells in view, {coarse} of them coarser (dashed), for large objects"};
inline constexpr Form<Count> nodesInView{"structure.nodes-in-view", "{count} node in view, depth 0",
                                         "{count} nodes in view, depth 0"};
inline constexpr Form<Count, Integer> deepNodesInView{
    "structure.deep-nodes-in-view", "{count} node in view, depth 0 to {depth}, the deeper the fainter",
    "{count} nodes in view, depth 0 to {depth}, the deeper the fainter"};
inline constexpr Form<Count> intervalsInView{"structure.intervals-in-view",
                                             "{count} x interval in view, stronger where more overlap",
                                             "{count} x intervals in view, stronger where more overlap"};
inline constexpr Form<Count> numberedIntervalsInView{
    "structure.numbered-intervals-in-view",
    "{count} x interval in view, numbered in the order of the sweep, stronger where more overlap",
    "{count} x intervals in view, numbered in the order of the sweep, stronger where more overlap"};
inline constexpr Form<Count> occupiedCells{"structure.cells", "{count} occupied cell", "{count} occupied cells"};
inline constexpr Form<Count> occupiedCellsOfMore{"structure.cells-of-more", "{count} occupied cell, and more",
                                                 "{count} occupied cells, and more"};
inline constexpr Form<Count> treeNodes{"structure.nodes", "{count} tree node", "{count} tree nodes"};
inline constexpr Form<Count> treeNodesOfMore{"structure.nodes-of-more", "{count} tree node, and more",
                                             "{count} tree nodes, and more"};
inline constexpr Form<Count> xIntervals{"structure.intervals", "{count} x interval", "{count} x intervals"};
inline constexpr Form<Count> xIntervalsOfMore{"structure.intervals-of-more", "{count} x interval, and more",
                                              "{count} x intervals, and more"};

// The scale of a heat map.
inline constexpr Form<> heatObjects{"heat.objects", "objects"};
inline constexpr Form<> heatCandidates{"heat.candidates", "candidates"};
inline constexpr Form<> heatFalsePositives{"heat.false-positives", "false positives"};
inline constexpr Form<Phrase> heatPerCell{"heat.per-cell", "{quantity} per cell"};
inline constexpr Form<Phrase, Integer> heatPerBlock{"heat.per-block", "{quantity} per {side} x {side} cells"};
inline constexpr Form<Phrase> heatLinear{"heat.linear", "{what} (linear)"};
inline constexpr Form<Phrase> heatLogarithmic{"heat.logarithmic", "{what} (logarithmic)"};
inline constexpr Form<Phrase, Count, Count> heatMeanLinear{"heat.mean-linear",
                                                           "{what}, mean of steps {first} to {last} (linear)",
                                                           "{what}, mean of steps {first} to {last} (linear)"};
inline constexpr Form<Phrase, Count, Count> heatMeanLogarithmic{
    "heat.mean-logarithmic", "{what}, mean of steps {first} to {last} (logarithmic)",
    "{what}, mean of steps {first} to {last} (logarithmic)"};

// Pictures in files.
inline constexpr Form<Integer> exampleGone{"picture.example-gone", "there is no such object in step {step}"};
inline constexpr Form<> exampleGoneRemedy{"picture.example-gone.remedy", "Diagnose again"};
inline constexpr Form<Integer, Integer> exportBadSize{"export.bad-size",
                                                      "a picture cannot have {width} x {height} pixels"};
inline constexpr Form<Count> exportBadSizeRemedy{"export.bad-size.remedy",
                                                 "Choose sides from 1 to {limit} pixels, because other programs read "
                                                 "no larger pictures; show less, or export it in parts",
                                                 "Choose sides from 1 to {limit} pixels, because other programs read "
                                                 "no larger pictures; show less, or export it in parts"};
inline constexpr Form<Integer, Integer> exportNoMemory{
    "export.no-memory", "there is not enough memory for a picture of {width} x {height} pixels"};
inline constexpr Form<> exportNoMemoryRemedy{"export.no-memory.remedy", "Choose a smaller picture"};
inline constexpr Form<> exportCancelled{"export.cancelled", "the export was cancelled"};
inline constexpr Form<> exportCancelledRemedy{"export.cancelled.remedy", "Export it again"};
inline constexpr Form<Count> exportMinutes{"export.minutes", "about {count} minute or more",
                                           "about {count} minutes or more"};
inline constexpr Form<Count> exportHours{"export.hours", "about {count} hour or more", "about {count} hours or more"};
inline constexpr Form<Number, Number> sceneNoRoom{"export.no-room", "a picture of {width} x {height} pixels is empty"};
inline constexpr Form<> sceneNoRoomRemedy{"export.no-room.remedy", "Give a width and a height of at least one pixel"};
inline constexpr Form<> sceneNoPart{"export.no-part", "the part of the world to show is empty"};
inline constexpr Form<> sceneNoPartRemedy{"export.no-part.remedy", "Give it a width and a height above 0"};
inline constexpr Form<Integer> sceneNoObject{"export.no-object", "there is no object {id} to highlight"};
inline constexpr Form<> sceneNoObjectRemedy{"export.no-object.remedy", "Name the id of an object of the scene"};
inline constexpr Form<> showEmptyName{"show.empty-name", "the list of things to show has an empty name"};
inline constexpr Form<Text> showUnknownName{"show.unknown-name", "\"{name}\" is not the name of a thing to show"};
inline constexpr Form<Text> showNameRemedy{"show.name.remedy", "Choose from {names}, separated by commas"};

// OpenGL.
inline constexpr Form<Text> glPlatform{"gl.platform", "the Qt platform '{platform}' has no windows with OpenGL"};
inline constexpr Form<> glPlatformRemedy{
    "gl.platform.remedy", "Start on a desktop (unset QT_QPA_PLATFORM and the option -platform), or use the commands "
                          "that need no window, such as 'broadside render'"};
inline constexpr Form<> glNoSurface{"gl.no-surface", "this display offers no surface for OpenGL"};
inline constexpr Form<> glNone{"gl.none", "this display does not support OpenGL"};
inline constexpr Form<> glUnusable{"gl.unusable", "the OpenGL of this display cannot be used"};
inline constexpr Form<Integer, Integer> glTooOld{
    "gl.too-old", "OpenGL 3.3 core is needed, but this display supports only {major}.{minor}"};
inline constexpr Form<> glMissingRemedy{
    "gl.missing.remedy", "Install a graphics driver with OpenGL 3.3 (libgl1-mesa-dri renders in software), or use the "
                         "commands that need no window, such as 'broadside render'"};
inline constexpr Form<Text, Text> glShader{"gl.shader", "the graphics driver rejected the shader '{name}': {log}"};
inline constexpr Form<> glNoProfile{"gl.no-profile", "this graphics driver has no OpenGL 3.3 core profile"};
inline constexpr Form<> glDriverRemedy{"gl.driver.remedy",
                                       "Update the graphics driver, or start with LIBGL_ALWAYS_SOFTWARE=1"};
inline constexpr Form<Count, Count, Count> glPictureTooLarge{
    "gl.picture-too-large",
    "A picture of {width} x {height} pixels is larger than this graphics driver's limit of {limit} pixel on a side: "
    "the view shows it at a lower resolution",
    "A picture of {width} x {height} pixels is larger than this graphics driver's limit of {limit} pixels on a side: "
    "the view shows it at a lower resolution"};
inline constexpr Form<Integer> glPictureTooLargeRemedy{
    "gl.picture-too-large.remedy",
    "Split its atlas (broadside pack --size {limit}), or export a picture, which has the full resolution"};

} // namespace broadside::texts
