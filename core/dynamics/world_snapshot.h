#pragma once

#include "core/dynamics/world_parts.h"
#include "core/dynamics/world_state.h"

/// @file
/// Converts a world to a value and back. Private to core/dynamics; World describes each function.

namespace broadside {

/// See World::state().
[[nodiscard]] WorldState stateOf(const WorldParts& world);
/// See World::follow().
void followWorld(const WorldParts& world, WorldState& state, WorldDelta& delta);
/// See World::restore().
void restoreWorld(WorldParts& world, const WorldState& state);

} // namespace broadside
