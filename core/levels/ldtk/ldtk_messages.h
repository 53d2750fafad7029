#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about projects of LDtk.

namespace broadside::texts {

// The file.
inline constexpr Form<> ldtkSaveAgain{"ldtk.save-again", "Save the project in LDtk again"};
inline constexpr Form<> ldtkChooseProject{"ldtk.choose-project", "Choose a project file that LDtk saved (.ldtk)"};
inline constexpr Form<> ldtkNoObject{"ldtk.no-object",
                                     "This is not an LDtk project: an LDtk project is one JSON object"};
inline constexpr Form<> ldtkNoLevelObject{"ldtk.no-level-object",
                                          "This is not an LDtk level: an LDtk level is one JSON object"};
inline constexpr Form<> ldtkNoLevels{"ldtk.no-levels", "This is not an LDtk project: it has no \"levels\""};
inline constexpr Form<Text> ldtkOldVersion{
    "ldtk.old-version", "The project was saved by LDtk {version}, but only projects of LDtk 0.8 and later can be read"};
inline constexpr Form<> ldtkSaveNew{"ldtk.save-new", "Open it in a newer LDtk, and save it"};
inline constexpr Form<Text, Text> ldtkFilePath{"ldtk.file-path",
                                               "The path of the file {file} of the level {level} is not relative"};
inline constexpr Form<Text> ldtkNoLayers{"ldtk.no-layers", "The level {level} has no \"layerInstances\""};
inline constexpr Form<Text, Count, Integer, Integer> ldtkCells{
    "ldtk.cells", "The layer {layer} has {count} value instead of one for each of its {columns} x {rows} cells",
    "The layer {layer} has {count} values instead of one for each of its {columns} x {rows} cells"};

// Values: what has none, and what is expected.
inline constexpr Form<> ldtkPart{"ldtk.part", "This part of the project"};
inline constexpr Form<Text> ldtkGridLayer{"ldtk.grid-layer", "The IntGrid layer {layer}"};
/// The limits have a sign: they are texts.
inline constexpr Form<Text, Text> ldtkExpectsWhole{"ldtk.expects-whole", "a whole number from {low} to {high}"};
inline constexpr Form<> ldtkExpectsCell{"ldtk.expects-cell", "a whole number of at least 0"};
inline constexpr Form<Text> ldtkExpectsType{"ldtk.expects-type", "a value of the type {type}"};

// Limits.
inline constexpr Form<Count> ldtkManyCells{"ldtk.many-cells", "The project has more than the limit of {most} cells"};
inline constexpr Form<Count> ldtkManyFields{
    "ldtk.many-fields", "The project's entities have more than the limit of {most} fields together"};
inline constexpr Form<Count> ldtkManyEntities{"ldtk.many-entities",
                                              "The project has more than the limit of {most} entities"};
inline constexpr Form<Count> ldtkManyLayers{"ldtk.many-layers", "The project has more than the limit of {most} layers"};
inline constexpr Form<Count> ldtkManyLevels{"ldtk.many-levels", "The project has more than the limit of {most} levels"};
inline constexpr Form<> ldtkSplit{"ldtk.split", "Split the project"};
inline constexpr Form<Text, Count> ldtkManyFieldsOfEntity{
    "ldtk.many-fields-of-entity", "The entity {entity} has more than the limit of {most} tags and fields"};
inline constexpr Form<> ldtkFewer{"ldtk.fewer", "Use fewer tags and fields"};

// What becomes of the project.
inline constexpr Form<Count> ldtkWorlds{"ldtk.worlds",
                                        "The project has {count} worlds: they are placed next to each other"};
inline constexpr Form<Count> ldtkDepths{"ldtk.depths",
                                        "The levels have {count} depths: here all levels are in one plane"};
inline constexpr Form<> ldtkSetMasks{"ldtk.set-masks",
                                     "Where levels overlap, give their objects different categories and masks"};
inline constexpr Form<Number, Number> ldtkCorner{"ldtk.corner",
                                                 "The world's upper left corner is the pixel {x}, {y} of LDtk's world"};
inline constexpr Form<Text> ldtkLostReference{"ldtk.lost-reference",
                                              "its field {field} refers to an entity that does not exist"};
inline constexpr Form<Text> ldtkUnfitField{
    "ldtk.unfit-field",
    "the value of its field {field} does not fit the object's field of this name, and becomes a property"};
inline constexpr Form<Text> ldtkLostField{"ldtk.lost-field",
                                          "the type of its field {field} is not supported, so the field is not kept"};
inline constexpr Form<Text, Phrase, Phrase> ldtkSolidCells{"ldtk.solid-cells",
                                                           "The layer {layer}: {cells} became {objects}"};
inline constexpr Form<Text, Count> ldtkPictures{"ldtk.pictures",
                                                "The layer {layer}: {count} tile is a picture, and is left out",
                                                "The layer {layer}: {count} tiles are pictures, and are left out"};
inline constexpr Form<Count, Phrase> ldtkLevelFields{"ldtk.level-fields",
                                                     "Fields of {count} level ({names}) are not kept",
                                                     "Fields of {count} levels ({names}) are not kept"};
inline constexpr Form<Count, Phrase> ldtkEntityPictures{"ldtk.entity-pictures",
                                                        "The picture of {count} entity ({names}) is not shown",
                                                        "Pictures of {count} entities ({names}) are not shown"};

} // namespace broadside::texts
