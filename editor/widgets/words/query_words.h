#pragma once

#include "core/debug/game_coordinates.h"
#include "core/debug/world_query.h"

#include <QString>

namespace broadside {

/// "box 3 x 2 m around 1.00, 2.00 m". @pre the question is not about an object
[[nodiscard]] QString questionText(const Question& question, const GameCoordinates& in);

} // namespace broadside
