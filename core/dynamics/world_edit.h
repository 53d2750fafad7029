#pragma once

#include "core/base/problem.h"
#include "core/dynamics/input.h"
#include "core/dynamics/world_parts.h"

#include <vector>

/// @file
/// Edits of a running world: EditInput, before a step and as part of it. Private to core/dynamics.

namespace broadside {

/// Adds a problem for each object that could not be put in. The broad phase is up to date after its next update().
void applyEdit(WorldParts& world, const EditInput& edit, std::vector<Problem>& problems);
/// See World::preview().
void previewEdit(WorldParts& world, const EditInput& edit);

} // namespace broadside
