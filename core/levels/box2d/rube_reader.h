#pragma once

#include "core/levels/box2d/physics_body.h"

#include <optional>

namespace broadside::levels::box2d {

/// A world that R.U.B.E. exported.
struct RubeWorld {
    Vec2 gravity{0.0, -10.0};
    std::vector<Body> bodies;
    std::size_t joints = 0;
    bool hasProperties = false; ///< Custom properties of the world itself.
    std::size_t images = 0;
};

/// Reads the JSON that R.U.B.E. exports. Nothing after an error, which the source's log has. Values that are left out
/// are 0; numbers may be texts of eight hexadecimal digits, the bits of a float.
[[nodiscard]] std::optional<RubeWorld> readRube(LevelSource& source);

} // namespace broadside::levels::box2d
