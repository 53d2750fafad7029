#pragma once

#include "core/dynamics/input.h"
#include "core/dynamics/world.h"
#include "core/library/simulation.h"

#include <vector>

namespace broadside {

/// The data of a simulation. Private: not installed.
struct Simulation::Parts {
    World world;
    Scene authored;             ///< The scene from which the world was made.
    std::vector<Input> pending; ///< Inputs of the next step.
    std::vector<Input> applied; ///< Inputs of the last step.
};

} // namespace broadside
