#pragma once

#include "core/levels/level_reading.h"

namespace broadside::levels {

// resources/manual/levels.md says what becomes what. Limits: core/base/limits.h, box2d/physics_body.h and
// building/level_builder.h; they are checked before memory is reserved. They throw nothing except std::bad_alloc.

/// Reads a world of Box2D that R.U.B.E. exported as JSON. Its units are metres already.
[[nodiscard]] LevelReading readRubeWorld(const std::string& path, const ReadFile& read,
                                         const LevelOptions& options = {});

/// Reads shapes of PhysicsEditor for Box2D (.plist): an object for each body, side by side.
[[nodiscard]] LevelReading readPhysicsEditorShapes(const std::string& path, const ReadFile& read,
                                                   const LevelOptions& options = {});

} // namespace broadside::levels
