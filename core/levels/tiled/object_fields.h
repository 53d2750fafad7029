#pragma once

#include "core/levels/tiled/tiled_map.h"
#include "core/scene/scene_object.h"

#include <optional>
#include <string>
#include <vector>

/// @file
/// Properties of Tiled's objects that set the fields of a scene's objects, and back. Properties with other names stay
/// properties.

namespace broadside::levels::tiled {

// Names of properties that keep what a scene has no field for.
inline constexpr std::string_view kClassProperty = "class";          ///< The object's class.
inline constexpr std::string_view kTextProperty = "text";            ///< The text of a text object.
inline constexpr std::string_view kMarkProperty = "tiledObject";     ///< "point" or "text": what the object was.
inline constexpr std::string_view kOpacityProperty = "opacity";      ///< An object's own opacity.
inline constexpr std::string_view kPartProperty = "partOf";          ///< The object that this one is a part of.
inline constexpr std::string_view kOriginProperty = "origin";        ///< See part_objects.h.
inline constexpr std::string_view kSolidProperty = "solid";          ///< A property of layers and tiles.
inline constexpr std::string_view kScaleProperty = "pixelsPerMetre"; ///< A property of maps.
/// A property of maps: the width in metres, where whole tiles do not give it.
inline constexpr std::string_view kWidthProperty = "worldWidth";
inline constexpr std::string_view kHeightProperty = "worldHeight";
// Properties of maps that keep settings of a scene. A map has no others for them.
inline constexpr std::string_view kAlgorithmProperty = "algorithm";
inline constexpr std::string_view kCellSizeProperty = "cellSize";
inline constexpr std::string_view kDtProperty = "dt";
inline constexpr std::string_view kIntegratorProperty = "integrator";
inline constexpr std::string_view kContinuousProperty = "continuous";

inline constexpr double kPointRadius = 4.0; ///< Pixels: of the circle that a point becomes.

/// Sets fields and properties of an object from those of Tiled. Returns the names of properties that have the name of a
/// field, and no value for it: they stay properties.
[[nodiscard]] std::vector<std::string> setFields(SceneObject& object, const TiledProperties& properties);

/// The fields that differ from their defaults, and the properties.
[[nodiscard]] TiledProperties propertiesOf(const SceneObject& object);

/// "x, y" in metres, y up; also a class with the members x and y.
[[nodiscard]] std::optional<Vec2> vectorIn(const TiledProperty& property);
/// A whole number of 32 bits, also as text: "0xffff0000".
[[nodiscard]] std::optional<std::uint32_t> bitsIn(const TiledProperty& property);
[[nodiscard]] std::optional<double> numberIn(const TiledProperty& property);
[[nodiscard]] bool isTrue(const TiledProperties& properties, std::string_view name);

/// What a property is in a scene.
[[nodiscard]] PropertyValue sceneValueOf(const TiledProperty& property);
[[nodiscard]] TiledProperty tiledPropertyOf(const Property& property);

/// A JSON array in the form of Tiled, on one line.
[[nodiscard]] std::string propertiesAsJson(const TiledProperties& properties);
/// The opposite. Empty if the text is no such array.
[[nodiscard]] TiledProperties propertiesInJson(const std::string& json);

} // namespace broadside::levels::tiled
