#pragma once

#include "core/levels/box2d/physics_body.h"

#include <optional>

namespace broadside::levels::box2d {

/// Shapes that PhysicsEditor wrote for Box2D.
struct ShapeCatalogue {
    double pixelsPerMetre = 32.0; ///< "ptm_ratio".
    std::vector<Body> bodies;     ///< Pixels. Each is at the origin.
};

/// Reads the property list (.plist) of PhysicsEditor's exporter for Box2D. Nothing after an error, which the source's
/// log has.
[[nodiscard]] std::optional<ShapeCatalogue> readPlist(LevelSource& source);

inline constexpr std::size_t kMostPlistBytes = 32U << 20; ///< Its tree needs up to 16 times as much.

} // namespace broadside::levels::box2d
