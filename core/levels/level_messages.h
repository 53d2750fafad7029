#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about levels of any format.

namespace broadside::texts {

// The formats.
inline constexpr Form<> levelTiledMap{"level.tiled-map", "Tiled map"};
inline constexpr Form<> levelLdtkProject{"level.ldtk-project", "LDtk project"};
inline constexpr Form<> levelGodotScene{"level.godot-scene", "Godot scene"};
inline constexpr Form<> levelRubeWorld{"level.rube-world", "R.U.B.E. world"};
inline constexpr Form<> levelPhysicsEditorShapes{"level.physicseditor-shapes", "PhysicsEditor shape list"};

// Files.
inline constexpr Form<> levelFile{"level.file", "level"};
inline constexpr Form<Count> levelManyFiles{"level.many-files",
                                            "The level consists of more than the limit of {most} files"};
inline constexpr Form<> levelFewerFiles{"level.fewer-files", "Use fewer files"};
inline constexpr Form<Phrase> levelNeedsLevel{"level.needs-level", "The level needs this level: {why}"};
inline constexpr Form<Phrase> levelNeedsScene{"level.needs-scene", "The level needs this scene: {why}"};
inline constexpr Form<Phrase> levelNeedsResource{"level.needs-resource", "The level needs this resource: {why}"};
inline constexpr Form<Count> levelLargeFiles{"level.large-files",
                                             "The files of the level have more than the limit of {most} MiB together"};
inline constexpr Form<> levelSplit{"level.split", "Split the level"};
inline constexpr Form<> levelNoXml{"level.no-xml", "This program was built without pugixml, so it reads no XML"};
inline constexpr Form<> levelWithXml{"level.with-xml",
                                     "Read it with a version of Broadside that was built with pugixml"};
inline constexpr Form<> levelWithXmlOrJson{
    "level.with-xml-or-json",
    "Read it with a version of Broadside that was built with pugixml, or save the Tiled map as JSON (.tmj)"};

// A level without collisions.
inline constexpr Form<> levelNothingCollides{"level.nothing-collides",
                                             "Nothing in this level collides: it has no collision shapes"};
inline constexpr Form<> levelSolidTiles{"level.solid-tiles",
                                        "Give a tile layer the bool property \"solid\", draw shapes in Tiled's Tile "
                                        "Collision Editor, or draw rectangles in an object layer"};
inline constexpr Form<> levelAddCells{"level.add-cells", "Draw walls in an IntGrid layer, or place entities, in LDtk"};
inline constexpr Form<> levelAddBodies{"level.add-bodies",
                                       "Add a StaticBody2D, RigidBody2D, CharacterBody2D or Area2D with a "
                                       "CollisionShape2D or CollisionPolygon2D in Godot"};
inline constexpr Form<> levelAddFixtures{"level.add-fixtures", "Add fixtures to the bodies in R.U.B.E."};
inline constexpr Form<> levelAddPolygons{"level.add-polygons", "Draw polygons or circles in PhysicsEditor"};

// Expected values.
inline constexpr Form<> levelExpectsArray{"level.expects-array", "an array"};
inline constexpr Form<> levelExpectsObject{"level.expects-object", "an object"};

// The whole level.
inline constexpr Form<> levelLarge{"level.large", "The level is larger than the limit of 1 000 000 000 m"};
inline constexpr Form<> levelMorePixels{"level.more-pixels", "Use more pixels per metre"};
inline constexpr Form<Count, Phrase> levelFriction{
    "level.friction", "The friction of {count} object ({names}) is not kept: objects of a scene have no friction",
    "The friction of {count} objects ({names}) is not kept: objects of a scene have no friction"};
inline constexpr Form<Count> levelMoreNotes{"level.more-notes", "{count} more note is not listed",
                                            "{count} more notes are not listed"};
inline constexpr Form<> levelListAll{"level.list-all",
                                     "The command line lists all of them: broadside convert LEVEL SCENE"};
inline constexpr Form<Count> levelManyObjects{"level.many-objects",
                                              "The level would have more than the limit of {most} objects"};
inline constexpr Form<> levelFewerObjects{"level.fewer-objects", "Split the level, or make fewer tiles solid"};
inline constexpr Form<> levelManyPoints{"level.many-points",
                                        "The shapes of the level's objects have too many points together"};
inline constexpr Form<> levelSimplerShapes{"level.simpler-shapes", "Draw simpler shapes, or split the level"};

// Objects.
inline constexpr Form<Phrase, Phrase> levelNoteList{"level.note-list", "{notes}; {more}"};
inline constexpr Form<Phrase, Phrase> levelLeftOut{"level.left-out", "{object} is left out: {why}"};
inline constexpr Form<> levelCorrectShape{"level.correct-shape", "Correct its shape in your level editor"};
inline constexpr Form<> levelNoShape{"level.no-shape", "it has no shape"};
inline constexpr Form<> levelNoSize{"level.no-size", "it has no size"};
inline constexpr Form<> levelFewPoints{"level.few-points", "it has fewer than two different points"};
inline constexpr Form<> levelIsFar{"level.is-far", "it is too far from the origin"};
inline constexpr Form<Count> levelStaticObjects{"level.static-objects", "{count} static object",
                                                "{count} static objects"};
inline constexpr Form<Text> levelFarObject{"level.far-object", "{object} is too far from the origin, and is left out"};
inline constexpr Form<> levelMoveCloser{"level.move-closer", "Move it closer, or use more pixels per metre"};
inline constexpr Form<> levelBoxBecomesPolygon{"level.box-becomes-polygon",
                                               "because of its scale or skew, its rectangle becomes a polygon"};
inline constexpr Form<> levelCircleBecomesPolygon{"level.circle-becomes-polygon",
                                                  "because of its scale or skew, its circle becomes a polygon"};
inline constexpr Form<> levelCapsuleBecomesPolygon{"level.capsule-becomes-polygon",
                                                   "because of its scale or skew, its capsule becomes a polygon"};

// Levels that are imported again.
inline constexpr Form<Text, Text> reimportValue{
    "reimport.value", "The {key} of {object} was changed here and in the level: the scene keeps its value"};
inline constexpr Form<Text> reimportPlace{
    "reimport.place",
    "The position, angle or scale of {object} was changed here and in the level: the scene keeps its value"};
inline constexpr Form<Text, Text> reimportProperty{
    "reimport.property",
    "The property {name} of {object} was changed here and in the level: the scene keeps its value"};
inline constexpr Form<Text> reimportRemovedHere{
    "reimport.removed-here", "{object} was removed here, and changed in the level: it stays removed"};
inline constexpr Form<Text> reimportRemovedThere{
    "reimport.removed-there", "{object} was changed here, and removed from the level: it stays in the scene"};
inline constexpr Form<> reimportWorld{"reimport.world", "The world"};
inline constexpr Form<> reimportBroadPhase{"reimport.broad-phase", "The broad phase"};
inline constexpr Form<> reimportStep{"reimport.step", "The step"};
inline constexpr Form<> reimportComponents{"reimport.components", "The components of the scene"};
inline constexpr Form<> reimportOther{"reimport.other", "The other properties of the scene"};
inline constexpr Form<Text> reimportLayer{"reimport.layer", "The layer {name}"};
inline constexpr Form<Text> reimportTemplate{"reimport.template", "The template {name}"};
inline constexpr Form<Text> reimportAtlas{"reimport.atlas", "The atlas {name}"};
inline constexpr Form<Phrase> reimportSetting{"reimport.setting",
                                              "{what} was changed here and in the level: the scene keeps its values"};
inline constexpr Form<Phrase> reimportSettings{"reimport.settings",
                                               "{what} were changed here and in the level: the scene keeps its values"};
inline constexpr Form<Phrase> reimportSettingRemoved{
    "reimport.setting-removed", "{what} was removed here, and changed in the level: it stays removed"};
inline constexpr Form<> reimportPlaceField{"reimport.place-field", "position, angle or scale"};
inline constexpr Form<Text> reimportPropertyField{"reimport.property-field", "property {name}"};
inline constexpr Form<> reimportRemoval{"reimport.removal", "removal"};
inline constexpr Form<> reimportAllValues{"reimport.all-values", "all values"};
inline constexpr Form<> reimportAbsent{"reimport.absent", "not there"};
inline constexpr Form<Phrase, Phrase> reimportFollows{
    "reimport.follows", "{object}, {field}: changed here and in the level; the level's value is used"};
inline constexpr Form<Phrase, Phrase, Phrase, Phrase> reimportValues{
    "reimport.values", "{what}. Here: {here}. In the level: {there}. At the last import: {before}"};

} // namespace broadside::texts
