#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about scenes of Godot.

namespace broadside::texts {

// Files.
inline constexpr Form<Text> godotFilePath{"godot.file-path",
                                          "The path of the file {file} does not lead to a place in the project"};
inline constexpr Form<> godotChooseAgain{"godot.choose-again", "Choose the file again in Godot"};
inline constexpr Form<> godotSaveAgain{"godot.save-again", "Save the scene in Godot again"};
inline constexpr Form<> godotNoScene{"godot.no-scene", "This is not a Godot scene: it does not begin with [gd_scene]"};
inline constexpr Form<> godotEmpty{"godot.empty", "This is not a Godot scene: it is empty"};
inline constexpr Form<> godotResource{"godot.resource", "This is a Godot resource, not a scene"};
inline constexpr Form<> godotChooseText{"godot.choose-text", "Choose a scene that Godot saved as text, .tscn"};
inline constexpr Form<> godotFormat{"godot.format", "The format of this file is not 2, 3 or 4"};
inline constexpr Form<> godotSaveNew{"godot.save-new", "Save it with Godot 3 or 4"};

// Limits.
inline constexpr Form<> godotSplit{"godot.split", "Split the scene"};
inline constexpr Form<Count> godotManyProperties{"godot.many-properties",
                                                 "The scene has more than the limit of {most} properties"};
inline constexpr Form<Count> godotManyNodes{"godot.many-nodes", "The scene has more than the limit of {most} nodes"};
inline constexpr Form<Count> godotManyResources{"godot.many-resources",
                                                "The scene has more than the limit of {most} resources"};
inline constexpr Form<Count> godotManyNumbers{"godot.many-numbers",
                                              "The scene has more than the limit of {most} numbers"};
inline constexpr Form<Count> godotManyPropertiesInAll{
    "godot.many-properties-in-all",
    "The nodes of the scene and of its instances have more than the limit of {most} properties together"};
inline constexpr Form<Count> godotManyNodesInAll{
    "godot.many-nodes-in-all",
    "The scene and its instances have more than the limit of {most} nodes together, or their paths are too long"};
inline constexpr Form<Count> godotManyInstances{
    "godot.many-instances",
    "The scene has too many instances, or a path of nodes is longer than the limit of {most} bytes"};
inline constexpr Form<Count> godotLongPath{"godot.long-path",
                                           "The path of this node is longer than the limit of {most} bytes"};
inline constexpr Form<> godotShortenNames{"godot.shorten-names", "Shorten the names of nodes"};
inline constexpr Form<Count> godotLongName{"godot.long-name", "This name has more than the limit of {most} bytes"};
inline constexpr Form<Count> godotLongText{"godot.long-text", "This text has more than the limit of {most} bytes"};
inline constexpr Form<> godotShorten{"godot.shorten", "Shorten it"};
inline constexpr Form<Integer> godotDeepValues{"godot.deep-values",
                                               "Values are nested deeper than the limit of {most}"};
inline constexpr Form<> godotFewerLevels{"godot.fewer-levels", "Use fewer levels"};

// The text.
inline constexpr Form<> godotEndOfFile{"godot.end-of-file", "the end of the file"};
inline constexpr Form<Phrase, Text, Text> godotExpectedAfter{"godot.expected-after",
                                                             "Found {found} instead of '{wanted}' after {name}"};
inline constexpr Form<Phrase> godotNoValue{"godot.no-value", "Found {found} instead of a value"};
inline constexpr Form<> godotNoSectionName{"godot.no-section-name", "A section has no name"};
inline constexpr Form<> godotOpenHead{"godot.open-head", "The head of a section does not end with ']'"};
inline constexpr Form<> godotNoProperty{"godot.no-property", "Found neither a section nor a property"};
inline constexpr Form<Integer> godotEscape{"godot.escape",
                                           "An escape in a text is not a number of {count} hexadecimal digits"};
inline constexpr Form<> godotOpenText{"godot.open-text", "This text has no closing quote"};
inline constexpr Form<Text> godotNoNumber{"godot.no-number", "{text} is not a number"};

// Nodes.
inline constexpr Form<Text> godotNode{"godot.node", "The node {path}"};
inline constexpr Form<Text> godotNoBody{"godot.no-body",
                                        "The node {path} is left out: its parent is neither a body nor an area"};
inline constexpr Form<> godotMakeChild{"godot.make-child", "Make it a child of a body or an area"};
inline constexpr Form<Text> godotDisabled{
    "godot.disabled", "The node {path} is left out: its shapes are disabled until the game's code enables them"};
inline constexpr Form<Text, Text> godotUnreadType{"godot.unread-type",
                                                  "The node {path} is left out: nodes of the type {type} are not read"};
inline constexpr Form<Text, Phrase> godotLost{"godot.lost", "The node {path} is left out: {why}"};
inline constexpr Form<> godotSaveAsText{"godot.save-as-text", "Save that scene as text (.tscn), or leave it out"};
inline constexpr Form<> godotUnnamedInstance{"godot.unnamed-instance",
                                             "it is an instance of a file that the scene does not name"};
inline constexpr Form<Text> godotBinaryInstance{
    "godot.binary-instance", "it is an instance of {file}, which is not a scene in text form (.tscn)"};
inline constexpr Form<Text> godotNoSceneInstance{"godot.no-scene-instance",
                                                 "it is an instance of {file}, which is not a scene"};
inline constexpr Form<Integer> godotDeepInstances{"godot.deep-instances",
                                                  "instances are nested deeper than the limit of {most}"};
inline constexpr Form<> godotPlaceholder{"godot.placeholder", "the game's code loads this instance"};
inline constexpr Form<> godotMovedStatic{"godot.moved-static",
                                         "an animation or code moves it in Godot; here it is static"};
inline constexpr Form<> godotMovedDynamic{"godot.moved-dynamic", "code moves it in Godot; here it has no gravity"};
inline constexpr Form<Text> godotFollows{"godot.follows",
                                         "it does not follow {node}, although it is part of it in Godot"};

inline constexpr Form<Text> godotLostProperty{"godot.lost-property", "its {property} is not kept"};
inline constexpr Form<Text> godotUnusedTruth{"godot.unused-truth",
                                             "its {property} is neither true nor false, and is not used"};
inline constexpr Form<Text> godotLostOffset{
    "godot.lost-offset", "The node {path} moves the nodes in it, but here they are placed without its offset"};
inline constexpr Form<> godotPlaceWithNode{"godot.place-with-node", "Move them with the position of a Node2D instead"};

// Shapes.
inline constexpr Form<Text, Phrase> godotShapeNote{"godot.shape-note", "its node {node}: {note}"};
inline constexpr Form<Text> godotShapeDisabled{"godot.shape-disabled", "its node {node} is disabled, and is left out"};
inline constexpr Form<Text> godotOneWay{"godot.one-way",
                                        "its node {node} collides from one side in Godot, but from all sides here"};
inline constexpr Form<> godotNoPoints{"godot.no-points", "it has no valid points"};
inline constexpr Form<> godotNoSegments{"godot.no-segments", "it has no valid segments"};
inline constexpr Form<> godotConcave{"godot.concave", "a concave polygon of segments becomes lines without thickness"};
inline constexpr Form<> godotSameEnds{"godot.same-ends", "its two ends are the same point"};
inline constexpr Form<> godotEndless{"godot.endless",
                                     "it is infinitely long, but shapes of a scene are finite: use a rectangle"};
inline constexpr Form<> godotRay{"godot.ray", "it is a ray, which only pushes its own body"};
inline constexpr Form<Text> godotBinaryShape{"godot.binary-shape",
                                             "its shape is in {file}, which is not a resource in text form (.tres)"};
inline constexpr Form<Text> godotUnreadShape{"godot.unread-shape", "shapes of the type {type} are not read"};

// Masks.
inline constexpr Form<Count, Phrase> godotWidened{
    "godot.widened",
    "In Godot, two objects collide if the mask of one of them matches. So that the same pairs collide here, {count} "
    "object ({names}) has a wider mask or category",
    "In Godot, two objects collide if the mask of one of them matches. So that the same pairs collide here, {count} "
    "objects ({names}) have a wider mask or category"};
inline constexpr Form<> godotSetMasks{"godot.set-masks", "Set their categories and masks by hand"};
inline constexpr Form<Text, Text> godotMeetsHere{
    "godot.meets-here",
    "In Godot, objects with the layers of {a} and objects with the layers of {b} do not collide; here they do"};
inline constexpr Form<Text, Text> godotMeetsThere{
    "godot.meets-there",
    "In Godot, objects with the layers of {a} and objects with the layers of {b} collide; here they do not"};
inline constexpr Form<> godotManyLayers{"godot.many-layers",
                                        "There are too many different layers to compare them: in Godot, two objects "
                                        "collide if one of their masks matches; here both masks must match"};

} // namespace broadside::texts
