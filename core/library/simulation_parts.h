#pragma once

#include "core/dynamics/input.h"
#include "core/dynamics/world.h"
#include "core/library/simulation.h"

#include <vector>

namespace broadside {

/// What a simulation is made of. Private: not installed.
struct Simulation::Parts {
    World world;
    Scene authored;             ///< From which the world was made.
    std::vector<Input> pending; ///< Of the next step.
    std::vector<Input> applied; ///< Of the last step.
};

} // namespace broadside
