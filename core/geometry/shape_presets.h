#pragma once

#include "core/base/message/fixed_words.h"
#include "core/geometry/shape.h"

#include <span>

/// @file
/// Ready-made shapes of every kind, in the requested size, so that users do not need to type vertices.

namespace broadside {

/// Sizes from which a preset makes its shape. Each preset uses some of them.
struct PresetSize {
    double width = 0.5;     ///< Metres, > 0: width of the box around the shape.
    double height = 0.5;    ///< Metres, > 0.
    double radius = 0.25;   ///< Metres, > 0: radius of the circle around all corners.
    int corners = 6;        ///< Clamped to kFewestCorners..kMostCorners.
    double thickness = 0.3; ///< Fraction of the largest possible thickness, clamped to 0.01..0.99.
    friend bool operator==(const PresetSize&, const PresetSize&) = default;
};
inline constexpr int kFewestCorners = 3;
inline constexpr int kMostCorners = 64;

struct ShapePreset {
    FixedWords title;     ///< "Star": for buttons and the names of objects.
    FixedWords help;      ///< One line for tooltips.
    bool isRound = false; ///< Uses the radius, not width and height.
    bool isLong = false;  ///< Needs width and height to differ: an equally wide and high capsule is only a disc.
    FixedWords counted;   ///< What `corners` counts, such as "points"; empty when the preset does not use it.
    FixedWords thickness; ///< What `thickness` applies to, such as "arms"; empty when the preset does not use it.
    Shape (*make)(const PresetSize& size) = nullptr;
};

/// All presets: convex shapes first, then meshes, polygons and compounds. Their shapes are valid (validation.h) and
/// centred on the model origin; those with width and height fill that box. @pre lengths are > 0, finite and within the
/// limits.
[[nodiscard]] std::span<const ShapePreset> shapePresets() noexcept;

} // namespace broadside
