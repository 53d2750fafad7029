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

/// What a drag with the Place tool creates.
enum class PlaceMode {
    Single,  ///< One object: a click places it, a drag sets its size, a drag with Shift makes a row.
    Row,     ///< A row of objects along the drag.
    Scatter, ///< Random places within a brush.
};

/// Settings of rows and brushes.
struct PlaceSettings {
    PlaceMode mode = PlaceMode::Single;
    double step = 1.0;          ///< Distance between positions of a row, metres, > 0.
    double radius = 1.0;        ///< Radius of the brush, metres, > 0.
    std::size_t count = 10;     ///< Objects that the brush tries to place at each position.
    double leastDistance = 0.2; ///< Least distance between positions of a brush, metres.
    std::uint64_t seed = 1;     ///< The same seed and drag give the same places.
    bool overlaps = false;      ///< A brush may also place objects whose boxes overlap existing ones.

    friend bool operator==(const PlaceSettings&, const PlaceSettings&) = default;
};

/// `from`, and every step towards `to` that does not pass it, except for rounding; at most `most` points. @pre step > 0
[[nodiscard]] std::vector<Vec2> rowAlong(Vec2 from, Vec2 to, double step, std::size_t most);

/// Offers uniform random points of the disc until `takes` has accepted `count` of them, or 30 * count were offered.
/// Source: dart throwing, Cook, "Stochastic sampling in computer graphics", ACM Transactions on Graphics 1986.
void scatterInDisc(Random& random, Vec2 center, double radius, std::size_t count,
                   const std::function<bool(Vec2)>& takes);

/// The object with its box from one corner to the other. An object that must keep its proportions becomes as large as
/// fits, at the corner `from`. Along an axis with equal corners the object keeps its size. Nothing when a file cannot
/// store the result.
[[nodiscard]] std::optional<SceneObject> sizedBetween(const SceneObject& object, Vec2 from, Vec2 to);

} // namespace broadside
