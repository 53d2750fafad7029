#pragma once

#include "core/geometry/shape.h"

#include <span>
#include <string_view>

/// @file
/// Ready-made shapes, so that nobody types vertices for what has a name: every kind of shape, in the sizes asked for.

namespace broadside {

/// What a preset is made from; which of it counts, the preset says.
struct PresetSize {
    double width = 0.5;     ///< Metres, > 0: of the box around the shape.
    double height = 0.5;    ///< Metres, > 0.
    double radius = 0.25;   ///< Metres, > 0: of the circle that all corners lie on or in.
    int corners = 6;        ///< kFewestCorners..kMostCorners; brought into that range.
    double thickness = 0.3; ///< Share of the most that fits, above 0 and below 1; brought into 0.01..0.99.
    friend bool operator==(const PresetSize&, const PresetSize&) = default;
};
inline constexpr int kFewestCorners = 3;
inline constexpr int kMostCorners = 64;

struct ShapePreset {
    std::string_view title;     ///< "Star": for buttons and the names of objects.
    std::string_view help;      ///< One line for tooltips.
    bool isRound = false;       ///< Sized by its radius, not by width and height.
    bool isLong = false;        ///< As wide as high it loses what it is: a capsule is a disc then.
    std::string_view counted;   ///< What `corners` counts, "points"; empty: it has no number of its own.
    std::string_view thickness; ///< What `thickness` is the thickness of, "arms"; empty: of nothing.
    Shape (*make)(const PresetSize& size) = nullptr;
};

/// Convex shapes first, then meshes, polygons and compounds. What they make is valid (validation.h) and
/// stands around the model origin; those with width and height fill that box. @pre lengths are > 0, finite and within
/// the limits.
[[nodiscard]] std::span<const ShapePreset> shapePresets() noexcept;

} // namespace broadside
