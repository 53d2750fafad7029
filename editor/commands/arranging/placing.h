#pragma once

#include "core/base/random.h"
#include "core/math/vec2.h"
#include "core/scene/scene_object.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace broadside {

/// What a drag with the Place tool makes.
enum class PlaceMode {
    Single,  ///< One object: a click places it, a drag gives it its size; with Shift a row.
    Row,     ///< One after the other along the drag.
    Scatter, ///< Here and there within a brush.
};

/// How rows and brushes place.
struct PlaceSettings {
    PlaceMode mode = PlaceMode::Single;
    double step = 1.0;          ///< Of a row, from position to position, metres, > 0.
    double radius = 1.0;        ///< Of the brush, metres, > 0.
    std::size_t count = 10;     ///< Objects that the brush tries to place where it is set down.
    double leastDistance = 0.2; ///< Of a brush, between positions, metres.
    std::uint64_t seed = 1;     ///< The same seed and drag, the same places.
    bool overlaps = false;      ///< A brush may also place over what is there, by bounding boxes.

    friend bool operator==(const PlaceSettings&, const PlaceSettings&) = default;
};

/// `from`, and every step towards `to` that does not go beyond it, but for rounding; no more than `most`. @pre step > 0
[[nodiscard]] std::vector<Vec2> rowAlong(Vec2 from, Vec2 to, double step, std::size_t most);

/// Offers points of the disc, uniform, until `takes` has taken `count` of them, or 30 times as many were offered.
/// Source: dart throwing, Cook, "Stochastic sampling in computer graphics", ACM Transactions on Graphics 1986.
void scatterInDisc(Random& random, Vec2 center, double radius, std::size_t count,
                   const std::function<bool(Vec2)>& takes);

/// The object with its box (AABB) from one corner to the other. What has to keep its proportions is as large as fits
/// and stands in the corner `from`; along an axis on which the corners are the same it keeps its size. Nothing when a
/// file could not say it.
[[nodiscard]] std::optional<SceneObject> sizedBetween(const SceneObject& object, Vec2 from, Vec2 to);

} // namespace broadside
