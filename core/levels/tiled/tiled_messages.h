#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about maps of Tiled that are read. tiled_export_messages.h has what is said about written ones.

namespace broadside::texts {

// Files.
inline constexpr Form<> tiledChooseMap{"tiled.choose-map", "Choose a map that Tiled saved (.tmx or .tmj)"};
inline constexpr Form<> tiledNoMap{"tiled.no-map", "This is not a Tiled map"};
inline constexpr Form<> tiledNoObject{"tiled.no-object", "This is not a Tiled map: a Tiled map in JSON is one object"};
inline constexpr Form<Count> tiledManyValues{"tiled.many-values", "The file has more than {most} values"};
inline constexpr Form<> tiledSplitOrXml{"tiled.split-or-xml", "Split the map, or save it as .tmx"};
inline constexpr Form<Count> tiledManyElements{
    "tiled.many-elements", "The file has too many elements: reading them takes more than {most} MiB of memory"};
inline constexpr Form<> tiledStoreAsCsv{"tiled.store-as-csv",
                                        "Split the map, or store its tile layers as CSV or Base64"};
inline constexpr Form<Text> tiledNoXml{"tiled.no-xml", "The file is not XML: {why}"};
inline constexpr Form<> tiledSaveOrRestore{"tiled.save-or-restore",
                                           "Save the map in Tiled again, or restore it from a backup"};
inline constexpr Form<> tiledDoctype{"tiled.doctype",
                                     "The file has a DOCTYPE with definitions, which Tiled maps do not need"};
inline constexpr Form<> tiledRemoveDoctype{"tiled.remove-doctype", "Remove the DOCTYPE"};
inline constexpr Form<Text> tiledFilePath{"tiled.file-path", "The path of the file {file} is not relative"};
inline constexpr Form<Text> tiledPicturePath{"tiled.picture-path", "The path of the picture {file} is not relative"};
inline constexpr Form<> tiledPutNextToMap{"tiled.put-next-to-map",
                                          "Put the file next to the map, and choose it in Tiled again"};
inline constexpr Form<Count> tiledManyFiles{"tiled.many-files", "The map uses more than the limit of {most} files"};
inline constexpr Form<> tiledJoinTilesets{"tiled.join-tilesets", "Put several tilesets into one"};
inline constexpr Form<Phrase> tiledNeedsTileset{"tiled.needs-tileset", "The map needs this tileset: {why}"};
inline constexpr Form<Phrase> tiledNeedsTemplate{"tiled.needs-template", "The map needs this template: {why}"};
inline constexpr Form<Count> tiledLargeFiles{"tiled.large-files",
                                             "The files of the map have more than the limit of {most} MiB together"};
inline constexpr Form<> tiledNoTileset{"tiled.no-tileset", "This is not a Tiled tileset"};
inline constexpr Form<> tiledChooseTileset{"tiled.choose-tileset", "Choose a tileset (.tsx or .tsj) in the map"};
inline constexpr Form<> tiledNoTemplate{"tiled.no-template", "This is not a Tiled template: it has no object"};
inline constexpr Form<> tiledChooseTemplate{"tiled.choose-template", "Choose a template (.tx or .tj) in the map"};
inline constexpr Form<> tiledNestedTemplate{
    "tiled.nested-template", "This template is created from another template, which Tiled does not allow"};
inline constexpr Form<> tiledSaveTemplate{"tiled.save-template", "Save the template in Tiled again"};
inline constexpr Form<> tiledSaveMap{"tiled.save-map", "Save the map in Tiled again"};
inline constexpr Form<> tiledSplit{"tiled.split", "Split the map"};

// Attributes.
inline constexpr Form<Text, Text, Text> tiledNoNumber{
    "tiled.no-number", "\"{key}\" of {element} is {value}, not a number of at most 1 000 000 000"};
inline constexpr Form<> tiledWriteNumber{"tiled.write-number",
                                         "Write a number of at most 1 000 000 000, or save the map in Tiled again"};
/// The limits have a sign: they are texts.
inline constexpr Form<Text, Text, Text, Text, Text> tiledNotWhole{
    "tiled.not-whole", "\"{key}\" of {element} is {value}, not a whole number from {low} to {high}"};
inline constexpr Form<Text, Text> tiledWriteWhole{
    "tiled.write-whole", "Write a whole number from {low} to {high}, or save the map in Tiled again"};
inline constexpr Form<Text, Text, Text> tiledNotTruth{"tiled.not-truth",
                                                      "\"{key}\" of {element} is {value}, not 0 or 1"};
inline constexpr Form<> tiledWriteTruth{"tiled.write-truth", "Write 0 or 1, or save the map in Tiled again"};
inline constexpr Form<Text, Count, Count> tiledLongText{"tiled.long-text",
                                                        "\"{key}\" has {bytes} bytes, more than the limit of {most}"};
inline constexpr Form<> tiledShorten{"tiled.shorten", "Shorten it"};

// Layers and their tiles.
inline constexpr Form<Text> tiledNoAttribute{"tiled.no-attribute", "The map has no \"{key}\""};
inline constexpr Form<> tiledLongLayerName{"tiled.long-layer-name",
                                           "The names of the groups and the layer together are too long"};
inline constexpr Form<> tiledShortenNames{"tiled.shorten-names", "Shorten them"};
inline constexpr Form<Count> tiledManyObjects{"tiled.many-objects",
                                              "The map has more than the limit of {most} objects"};
inline constexpr Form<Count> tiledLargeObjects{
    "tiled.large-objects", "The objects up to this one need more memory than the limit of {most} MiB"};
inline constexpr Form<> tiledSmallerTemplates{"tiled.smaller-templates",
                                              "Make the templates smaller, or split the map"};
inline constexpr Form<Count> tiledManyTiles{"tiled.many-tiles",
                                            "The layers have more than the limit of {most} tiles together"};
inline constexpr Form<Count> tiledManyLayers{"tiled.many-layers", "The map has more than the limit of {most} layers"};
inline constexpr Form<> tiledJoinLayers{"tiled.join-layers", "Join some of the layers"};
inline constexpr Form<Text> tiledUnknownLayer{"tiled.unknown-layer",
                                              "A layer has the unknown kind {kind}, and is left out"};
inline constexpr Form<> tiledUseLayers{"tiled.use-layers", "Use tile layers or object layers"};
inline constexpr Form<Integer> tiledDeepGroups{"tiled.deep-groups", "Groups are nested deeper than {most} levels"};
inline constexpr Form<> tiledNestFewer{"tiled.nest-fewer", "Nest fewer groups"};
inline constexpr Form<Text, Phrase> tiledLayerFault{"tiled.layer-fault", "Layer {layer}: {why}"};
inline constexpr Form<> tiledSaveAsCsv{"tiled.save-as-csv",
                                       "Save the map in Tiled again, with the tile layer format CSV"};
inline constexpr Form<Count> tiledFewTiles{"tiled.few-tiles", "The layer has fewer than {count} tiles"};
inline constexpr Form<Count, Text> tiledNoTile{
    "tiled.no-tile", "Tile {number} of the layer is {text}, not a number from 0 to 4 294 967 295"};
inline constexpr Form<Count> tiledNoComma{"tiled.no-comma", "There is no comma after tile {number} of the layer"};
inline constexpr Form<Count> tiledNotExactly{"tiled.not-exactly", "The layer does not have exactly {count} tiles"};
inline constexpr Form<> tiledNoBase64{"tiled.no-base64", "The tiles of the layer are not valid Base64"};
inline constexpr Form<Count> tiledDamagedTiles{
    "tiled.damaged-tiles", "The tiles of the layer are damaged: decoding them does not give {count} tiles"};
inline constexpr Form<Text> tiledEncoding{"tiled.encoding", "The encoding {encoding} of the layer is unknown"};
inline constexpr Form<Text> tiledCompression{"tiled.compression",
                                             "The compression {compression} of the layer is unknown"};

// Tilesets.
inline constexpr Form<Count> tiledLargeTileset{"tiled.large-tileset",
                                               "The tileset describes more than the limit of {most} tiles"};
inline constexpr Form<> tiledSplitTileset{"tiled.split-tileset", "Split it into several tilesets"};
inline constexpr Form<Integer> tiledTileTwice{"tiled.tile-twice", "The tileset describes tile {tile} twice"};
inline constexpr Form<> tiledSaveTileset{"tiled.save-tileset", "Save the tileset in Tiled again"};
inline constexpr Form<> tiledSaveTilesetWithSize{
    "tiled.save-tileset-with-size", "Save the tileset in Tiled again, so that it contains the size of its picture"};

inline constexpr Form<Integer, Phrase> tiledTilePoint{
    "tiled.tile-point", "Tile {tile}: its collision shape {shape} is a point, which has no area, and is left out"};
inline constexpr Form<Integer, Phrase> tiledTileText{
    "tiled.tile-text", "Tile {tile}: its collision shape {shape} is a text, which collides with nothing, and is left "
                       "out"};
inline constexpr Form<Integer, Text, Phrase> tiledTileShapeClass{
    "tiled.tile-shape-class", "Tile {tile}: the class {name} of its collision shape {shape} is not kept"};
inline constexpr Form<Integer, Phrase, Phrase> tiledTileShapeProperties{
    "tiled.tile-shape-properties", "Tile {tile}: the properties {names} of its collision shape {shape} are not kept"};
inline constexpr Form<> tiledTemplateOfTile{
    "tiled.template-of-tile",
    "The tileset of a template has a collision shape that comes from a template itself, which is not read"};
inline constexpr Form<> tiledDrawTileShape{"tiled.draw-tile-shape",
                                           "In Tiled, detach the collision shape from its template"};
inline constexpr Form<Text> tiledRenderSize{
    "tiled.render-size",
    "The tileset {tileset} draws its tiles in the size of the map's tiles; here they have their own size"};
inline constexpr Form<Text> tiledFillMode{
    "tiled.fill-mode", "The tileset {tileset} keeps the proportions of resized tiles; here they are stretched"};

// Objects and their properties.
inline constexpr Form<Text> tiledNoPoint{"tiled.no-point", "A point of this {form} is not two numbers"};
inline constexpr Form<> tiledWritePoints{"tiled.write-points",
                                         "Write points like 0,0 16,0 16,16, or draw the object in Tiled again"};
inline constexpr Form<Text, Count> tiledManyPoints{"tiled.many-points",
                                                   "This {form} has more than the limit of {most} points"};
inline constexpr Form<> tiledSplitObject{"tiled.split-object", "Split the object into several objects"};
inline constexpr Form<Integer> tiledUnknownTile{"tiled.unknown-tile", "The tile {tile} is in no tileset of the map"};
inline constexpr Form<> tiledAddTileset{"tiled.add-tileset",
                                        "Add its tileset to the map; until then, the object is read as a rectangle"};
inline constexpr Form<> tiledNegativeSize{"tiled.negative-size", "The object has a size below 0"};
inline constexpr Form<> tiledGiveSize{"tiled.give-size", "Give it a width and a height of at least 0"};
inline constexpr Form<Count> tiledManyProperties{"tiled.many-properties",
                                                 "This element has more than the limit of {most} properties"};
inline constexpr Form<> tiledUseClass{"tiled.use-class", "Use a property of type class for them, or remove some"};
inline constexpr Form<Text, Count> tiledLongProperty{"tiled.long-property",
                                                     "The property {name} has more than the limit of {most} bytes"};
inline constexpr Form<Text> tiledPropertyTwice{"tiled.property-twice",
                                               "The property {name} is given twice: the first one is used"};
inline constexpr Form<> tiledRemoveOne{"tiled.remove-one", "Remove one of the two"};
inline constexpr Form<> tiledObject{"tiled.object", "The object"};
inline constexpr Form<Integer> tiledUnnamedObject{"tiled.unnamed-object", "object {id}"};
inline constexpr Form<Phrase, Text> tiledUnfitProperty{
    "tiled.unfit-property", "{object} has the property {name}, whose value does not fit this field"};
inline constexpr Form<> tiledCorrectProperty{
    "tiled.correct-property", "Correct the value, or rename the property; until then it is kept as a property"};
inline constexpr Form<Text> tiledUnfitSetting{"tiled.unfit-setting",
                                              "The map has the property {name}, whose value does not fit this setting"};
inline constexpr Form<Phrase, Text> tiledLostClass{
    "tiled.lost-class", "{object} has a property \"class\", so its class {name} is not kept"};
inline constexpr Form<> tiledRenameProperty{"tiled.rename-property", "Rename the property"};
inline constexpr Form<Integer, Integer> tiledIdTwice{"tiled.id-twice",
                                                     "The id {id} is given twice: this object gets the id {other}"};
inline constexpr Form<> tiledNoMoreIds{"tiled.no-more-ids", "There are no free ids left for the map's objects"};
inline constexpr Form<> tiledOtherForm{"tiled.other-form", "Draw it with another shape"};

// What becomes of an object: parts of a list.
inline constexpr Form<Integer, Number> tiledEllipse{
    "tiled.ellipse", "an ellipse becomes a polygon of {points} points, at most {gap} pixels smaller"};
inline constexpr Form<> tiledTwoPoints{"tiled.two-points", "a polygon of two points becomes a line"};
inline constexpr Form<> tiledStretchedBox{"tiled.stretched-box",
                                          "a rotated rectangle in a stretched tile becomes a polygon"};
inline constexpr Form<> tiledStretchedCapsule{"tiled.stretched-capsule", "a stretched capsule becomes a polygon"};
inline constexpr Form<> tiledFlatBox{"tiled.flat-box", "a rectangle without area becomes a line"};
inline constexpr Form<Phrase> tiledNoSimplePolygon{
    "tiled.no-simple-polygon",
    "it is not a simple polygon ({why}), and becomes a mesh of triangles, which may cover a different area"};
inline constexpr Form<> tiledPoint{"tiled.point",
                                   "a point has no shape: it becomes a small circle that collides with nothing"};
inline constexpr Form<> tiledText{
    "tiled.text", "a text becomes a rectangle that collides with nothing; its text is in the property \"text\""};
inline constexpr Form<> tiledDiagonalFlip{"tiled.diagonal-flip",
                                          "its picture is not shown, because sprites have no diagonal flip"};
inline constexpr Form<> tiledUnplacedPicture{"tiled.unplaced-picture",
                                             "its picture is not shown, because the tileset does not say where it is"};
inline constexpr Form<> tiledTileSize{"tiled.tile-size", "its tile has no size"};
inline constexpr Form<> tiledOpacity{"tiled.opacity",
                                     "only sprites have their own opacity: it is kept as the property \"opacity\""};

// What becomes of a layer.
inline constexpr Form<Text> tiledParallax{
    "tiled.parallax", "The layer {layer} has a parallax factor, which is not kept: layers do not move"};
inline constexpr Form<Text> tiledTint{"tiled.tint", "The layer {layer} has a tint colour, which is not kept"};
inline constexpr Form<Text, Text> tiledLayerClass{"tiled.layer-class",
                                                  "The layer {layer} has the class {name}, which is not kept"};
inline constexpr Form<Text, Text> tiledBlendMode{"tiled.blend-mode",
                                                 "The layer {layer} has the blend mode {mode}, which is not kept"};
inline constexpr Form<Text, Text> tiledGroupClass{"tiled.group-class",
                                                  "The group {group} has the class {name}, which is not kept"};
inline constexpr Form<Text, Phrase> tiledGroupProperties{
    "tiled.group-properties", "The group {group} has the properties {names}, which are not kept"};
inline constexpr Form<Text> tiledPictureLayer{"tiled.picture-layer", "The layer {layer} is a picture, and is left out"};
inline constexpr Form<> tiledUseSprite{"tiled.use-sprite", "Give an object a sprite to show a picture"};
inline constexpr Form<Text, Text> tiledNoRectangles{
    "tiled.no-rectangles", "The layer {layer} is left out: tiles of {orientation} maps are not rectangles"};
inline constexpr Form<> tiledDrawShapes{"tiled.draw-shapes", "Draw collision shapes on an object layer"};
inline constexpr Form<Text, Count> tiledUnknownTiles{
    "tiled.unknown-tiles", "The layer {layer} has {count} tile that is in no tileset of the map; it is left out",
    "The layer {layer} has {count} tiles that are in no tileset of the map; they are left out"};
inline constexpr Form<> tiledAddTilesetToMap{"tiled.add-tileset-to-map", "Add the tileset to the map in Tiled"};
inline constexpr Form<Text, Count> tiledPlainTiles{"tiled.plain-tiles",
                                                   "The layer {layer} has {count} tile that is not solid",
                                                   "The layer {layer} has {count} tiles that are not solid"};
inline constexpr Form<Text, Count> tiledPlainTilesLeftOut{
    "tiled.plain-tiles-left-out", "The layer {layer} has {count} tile that is not solid; it is left out",
    "The layer {layer} has {count} tiles that are not solid; they are left out"};
inline constexpr Form<> tiledMakeSolid{
    "tiled.make-solid", "For walls, give the layer or the tiles the bool property \"solid\", or draw collision shapes"};
inline constexpr Form<Text, Count> tiledTilePictures{
    "tiled.tile-pictures", "The layer {layer}: {count} tile is a picture that collides with nothing",
    "The layer {layer}: {count} tiles are pictures that collide with nothing"};
inline constexpr Form<Text, Count> tiledUnplacedPictures{
    "tiled.unplaced-pictures",
    "The layer {layer} has {count} tile whose picture is not shown, because the tileset does not say where it is",
    "The layer {layer} has {count} tiles whose pictures are not shown, because the tileset does not say where they "
    "are"};
inline constexpr Form<Text, Phrase, Phrase> tiledSolidTiles{"tiled.solid-tiles",
                                                            "The layer {layer}: {tiles} became {objects}"};
inline constexpr Form<Text, Phrase, Phrase> tiledSolidTilesNoPictures{
    "tiled.solid-tiles-no-pictures", "The layer {layer}: {tiles} became {objects}; pictures of tiles are not shown"};
inline constexpr Form<Count> tiledSolidTileCount{"tiled.solid-tile-count", "{count} solid tile", "{count} solid tiles"};
inline constexpr Form<Integer, Text, Text, Phrase> tiledTileNote{
    "tiled.tile-note", "Tile {tile} of {tileset} in the layer {layer}: {note}"};

// What becomes of the map.
inline constexpr Form<> tiledBackground{"tiled.background", "The background colour of the map is not kept"};
inline constexpr Form<Text> tiledMapClass{"tiled.map-class", "The map has the class {name}, which is not kept"};
inline constexpr Form<> tiledLarge{"tiled.large", "The map is larger than the limit of 1 000 000 000 m"};
inline constexpr Form<> tiledIsometric{"tiled.isometric",
                                       "The map is isometric: its objects are placed as seen from above, on square "
                                       "tiles with the tile's height as their side"};
inline constexpr Form<Text> tiledOrientation{"tiled.orientation",
                                             "The map is {orientation}: only its objects are read"};
inline constexpr Form<Number, Number> tiledInfinite{
    "tiled.infinite", "The map is infinite: the world's upper left corner is the pixel {x}, {y}"};
inline constexpr Form<Count, Phrase> tiledTemplated{
    "tiled.templated",
    "{count} object ({names}) came from a template: its values were copied, and do not follow the template",
    "{count} objects ({names}) came from templates: their values were copied, and do not follow the template"};

} // namespace broadside::texts
