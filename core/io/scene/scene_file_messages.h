#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about the content of scene files.

namespace broadside::texts {

// What lacks a key.
inline constexpr Form<> sceneTheObject{"scene-file.the-object", "The object"};
inline constexpr Form<> sceneTheTemplate{"scene-file.the-template", "The template"};
inline constexpr Form<> sceneTheLayer{"scene-file.the-layer", "The layer"};
inline constexpr Form<> sceneTheSection{"scene-file.the-section", "The section"};
inline constexpr Form<> sceneTheShape{"scene-file.the-shape", "The shape"};
inline constexpr Form<> sceneThePart{"scene-file.the-part", "The part"};
inline constexpr Form<> sceneTheComponent{"scene-file.the-component", "The component"};
inline constexpr Form<Text> sceneTheComponentOf{"scene-file.the-component-of", "The {type}"};

// What keys accept, and what to write.
inline constexpr Form<> sceneNewId{"scene-file.new-id", "a number that no other object has"};
inline constexpr Form<> sceneKindForm{"scene-file.kind-form", "\"static\", or \"dynamic\" if it moves"};
inline constexpr Form<> scenePositionForm{"scene-file.position-form", "[x, y] in metres"};
inline constexpr Form<> sceneColorForm{"scene-file.color-form", "a colour such as \"#e69f00\""};
inline constexpr Form<> sceneObjectForm{"scene-file.object-form", "an object {{\"id\": 1, ...}}"};
inline constexpr Form<> sceneObjectsForm{"scene-file.objects-form", "an array [ ... ]"};
inline constexpr Form<> sceneTemplatesForm{"scene-file.templates-form", "an array of templates"};
inline constexpr Form<> sceneTemplateForm{
    "scene-file.template-form", "an object such as {{\"name\": \"Crate\", \"kind\": \"static\", \"shape\": ...}}"};
inline constexpr Form<> sceneLayersForm{"scene-file.layers-form", "an array of layers"};
inline constexpr Form<> sceneLayerForm{"scene-file.layer-form", "an object such as {{\"name\": \"Walls\"}}"};
inline constexpr Form<> sceneComponentsForm{"scene-file.components-form", "an array of components"};
inline constexpr Form<> sceneComponentForm{"scene-file.component-form",
                                           "an object such as {{\"type\": \"launcher\", \"projectile\": 2}}"};
inline constexpr Form<> sceneIdOfObject{"scene-file.id-of-object", "the id of an object"};
inline constexpr Form<> sceneGuidesForm{"scene-file.guides-form", "an object such as {{\"x\": [1.5], \"y\": [2]}}"};
inline constexpr Form<> scenePlacesForm{"scene-file.places-form", "an array of numbers such as [1.5, 3]"};
inline constexpr Form<> sceneAtlasesForm{"scene-file.atlases-form",
                                         "an array of paths such as [\"cannon.atlas.json\"]"};
inline constexpr Form<> sceneSectionForm{"scene-file.section-form", "an object {{ ... }}"};
inline constexpr Form<> sceneShapeForm{"scene-file.shape-form",
                                       "an object such as {{\"type\": \"box\", \"width\": 1, \"height\": 1}}"};
inline constexpr Form<Phrase> sceneShapeTypes{"scene-file.shape-types", "with one of {names}"};
inline constexpr Form<> scenePointsForm{"scene-file.points-form", "an array of points [x, y]"};
inline constexpr Form<> sceneTriangleForm{"scene-file.triangle-form", "six numbers [x1, y1, x2, y2, x3, y3]"};
inline constexpr Form<> sceneTrianglesForm{"scene-file.triangles-form", "an array of triangles"};
inline constexpr Form<> sceneIndicesForm{"scene-file.indices-form", "an array of indices"};
inline constexpr Form<> scenePartsForm{"scene-file.parts-form", "an array of parts"};
inline constexpr Form<> scenePartForm{"scene-file.part-form", "an object with offset, angle and shape"};

// Objects and templates.
inline constexpr Form<Count> sceneManyObjects{"scene-file.many-objects",
                                              "The scene has more than the limit of {limit} objects"};
inline constexpr Form<> sceneSplit{"scene-file.split", "Split it into several scenes"};
inline constexpr Form<Count, Count> sceneLongText{"scene-file.long-text",
                                                  "The text has {bytes} bytes, more than the limit of {limit} MiB"};
inline constexpr Form<Integer> sceneIdTwice{"scene-file.id-twice", "The id {id} is given twice"};
inline constexpr Form<> sceneOwnId{"scene-file.own-id",
                                   "Give each object an id of its own, such as one above the largest"};
inline constexpr Form<Phrase> sceneBadScale{"scene-file.bad-scale", "\"scale\" cannot be used: {why}"};
inline constexpr Form<Phrase> sceneBadShape{"scene-file.bad-shape", "The shape cannot be used: {why}"};
inline constexpr Form<> sceneTemplateNoName{"scene-file.template-no-name",
                                            "The template has an empty name, so no object can use it"};
inline constexpr Form<> sceneWriteName{"scene-file.write-name", "Write a name, such as \"Crate\""};
inline constexpr Form<Count, Count> sceneManyTemplates{"scene-file.many-templates",
                                                       "There are {count} templates, more than the limit of {limit}"};
inline constexpr Form<> sceneUnusedTemplates{"scene-file.unused-templates", "Remove those that no object uses"};
inline constexpr Form<Text> sceneTemplateTwice{"scene-file.template-twice", "The template {name} is given twice"};
inline constexpr Form<> sceneOwnTemplateName{"scene-file.own-template-name", "Give each template a name of its own"};
inline constexpr Form<> sceneEndsInside{"scene-file.ends-inside",
                                        "The text ends in the middle of an object or an array"};
inline constexpr Form<> sceneCopyWhole{"scene-file.copy-whole", "Copy the whole text, up to its closing bracket"};

// Shapes.
inline constexpr Form<Text, Count, Count> sceneManyElements{
    "scene-file.many-elements", "\"{key}\" has {count} elements, more than the limit of {limit}"};
inline constexpr Form<> sceneSplitShape{"scene-file.split-shape",
                                        "Remove some of them, or split the shape into the parts of a compound"};
inline constexpr Form<> sceneMeshForm{"scene-file.mesh-form",
                                      "A mesh needs either \"triangles\", or \"vertices\" with \"indices\""};
inline constexpr Form<> sceneWriteEither{"scene-file.write-either", "Write one of the two forms"};

// Components, properties, sprites.
inline constexpr Form<Text> sceneLikeComponent{
    "scene-file.like-component", "Components of type {type} are not known to this version, and do nothing"};
inline constexpr Form<Text> sceneMeantComponent{"scene-file.meant-component",
                                                "Did you mean \"{type}\"? They are kept as they are"};
inline constexpr Form<Text> sceneNewComponent{
    "scene-file.new-component",
    "Components of type {type} are not known to this version: they are kept and do nothing"};
inline constexpr Form<> sceneComponentsKept{"scene-file.components-kept",
                                            "To run these components, open the scene in a newer version of Broadside"};
inline constexpr Form<Text, Text, Integer> sceneComponentId{
    "scene-file.component-id", "The {type}'s {key} is {id}, but the scene has no object with this id"};
inline constexpr Form<Text> sceneWriteComponentId{"scene-file.write-component-id",
                                                  "Write the id of an object; without it, the {type} does nothing"};
inline constexpr Form<Integer> scenePropertyId{"scene-file.property-id",
                                               "A property refers to the object {id}, which is not in this scene"};
inline constexpr Form<> sceneWritePropertyId{"scene-file.write-property-id",
                                             "Write the id of an object, or remove the property"};
inline constexpr Form<Text, Text, Phrase> sceneBadSprite{"scene-file.bad-sprite",
                                                         "The sprite's \"{key}\" is {value}, not {expected}"};
inline constexpr Form<Phrase> sceneWriteSprite{"scene-file.write-sprite",
                                               "Write {expected}; the present value is kept, but does nothing"};

// Lists.
inline constexpr Form<Count, Count> sceneManyLayers{"scene-file.many-layers",
                                                    "The scene has {count} layers, more than the limit of {limit}"};
inline constexpr Form<> sceneFewerLayers{"scene-file.fewer-layers",
                                         "Put objects that are hidden together on one layer"};
inline constexpr Form<Text> sceneLayerTwice{"scene-file.layer-twice", "The layer {name} is given twice"};
inline constexpr Form<> sceneOwnLayerName{"scene-file.own-layer-name", "Give each layer a name of its own"};
inline constexpr Form<Text> sceneLayerUnlisted{"scene-file.layer-unlisted",
                                               "The layer {name} is not in the list of layers: it is drawn on top"};
inline constexpr Form<Text> sceneListLayer{"scene-file.list-layer",
                                           "Add {{\"name\": {name}}} to \"layers\", or write the name of a layer"};
inline constexpr Form<Count, Count> sceneManyAtlases{
    "scene-file.many-atlases", "There are {count} paths in \"atlases\", more than the limit of {limit}"};
inline constexpr Form<> sceneFewerAtlases{"scene-file.fewer-atlases", "Pack the pictures into fewer atlases"};
inline constexpr Form<Text> sceneAtlasTwice{"scene-file.atlas-twice", "The atlas {path} is given twice"};
inline constexpr Form<Count, Text, Count> sceneManyGuides{
    "scene-file.many-guides", "There are {count} guides in \"{key}\", more than the limit of {limit}"};
inline constexpr Form<> sceneFewerGuides{"scene-file.fewer-guides", "Remove those that are not needed"};
inline constexpr Form<Text, Exact> sceneGuideTwice{"scene-file.guide-twice",
                                                   "The guide at {axis} {place} is given twice"};

} // namespace broadside::texts
