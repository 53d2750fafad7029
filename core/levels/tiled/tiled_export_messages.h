#pragma once

#include "core/base/message/message_form.h"

/// @file
/// What is said about scenes that are written as maps of Tiled.

namespace broadside::texts {

inline constexpr Form<Count, Count> tiledExportManyObjects{
    "tiled-export.many-objects", "The scene has {count} objects, more than a map's limit of {most}"};
inline constexpr Form<> tiledExportSplit{"tiled-export.split", "Split it into several scenes"};
inline constexpr Form<Number> tiledExportManyPixels{
    "tiled-export.many-pixels", "The world has {pixels} pixels on one side, more than a map's limit of 2 147 483 647"};
inline constexpr Form<> tiledExportFewerPixels{"tiled-export.fewer-pixels",
                                               "Use fewer pixels per metre: --pixels-per-metre 1"};
inline constexpr Form<> tiledExportIds{
    "tiled-export.ids",
    "Some ids are larger than 2 147 483 647, the limit of Tiled: all objects get new ids, from 1 on"};

inline constexpr Form<> tiledExportSprite{"tiled-export.sprite", "its sprite is not written"};
inline constexpr Form<> tiledExportComponents{"tiled-export.components", "its components are not written"};
inline constexpr Form<> tiledExportGroup{"tiled-export.group", "its group is not written"};
inline constexpr Form<Text> tiledExportKey{"tiled-export.key", "its key {key} is not written"};
inline constexpr Form<> tiledExportTemplate{"tiled-export.template", "its template is not written, only its values"};
inline constexpr Form<> tiledExportProperty{"tiled-export.property",
                                            "a property becomes text, because Tiled has no type for it"};
inline constexpr Form<Count> tiledExportPieces{
    "tiled-export.pieces",
    "its shape becomes {count} objects, because an object in Tiled has one shape; convert joins them again"};
inline constexpr Form<> tiledExportRotatedBox{"tiled-export.rotated-box",
                                              "a rotated \"box\" becomes the rectangle around it, without its angle"};
inline constexpr Form<Text> tiledExportSceneKey{"tiled-export.scene-key", "The scene's key {key} is not written"};
inline constexpr Form<> tiledExportSceneComponents{"tiled-export.scene-components",
                                                   "The scene's components are not written"};
inline constexpr Form<> tiledExportGuides{"tiled-export.guides", "The scene's guides are not written"};
inline constexpr Form<Text> tiledExportUnusedTemplate{
    "tiled-export.unused-template", "The template {name} is not written, because no object comes from it"};
inline constexpr Form<Text, Text> tiledExportLayerKey{"tiled-export.layer-key",
                                                      "The key {key} of the layer {layer} is not written"};
inline constexpr Form<> tiledExportPointEllipse{
    "tiled-export.point-ellipse",
    "it came from a point, and is no point any more, because its shape is another one now"};
inline constexpr Form<> tiledExportAtlases{"tiled-export.atlases", "The scene's atlases are not written"};

} // namespace broadside::texts
