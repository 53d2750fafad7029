#pragma once

#include "core/io/scene/scene_difference.h"

#include <QString>

namespace broadside {

/// "2 objects added, 1 object changed; also world, layers". "nothing" if the scenes are the same.
[[nodiscard]] QString differenceText(const SceneDifference& difference);

} // namespace broadside
