#pragma once

#include "core/base/problem.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace broadside::levels {

struct TiledWriting {
    std::string text; ///< A .tmj file.
    std::vector<Problem>
        problems; ///< What the map does not have, object by object: infos with an object, without a file.
};

/// Writes a scene as a map of Tiled, in the JSON syntax of Tiled 1.10. readTiledMap() reads back equal objects, except
/// for what the problems say. `pixelsPerMetre` > 0; nothing: those with which the scene was read
/// from a map, else kPixelsPerMetre. Error: the world has more pixels than
/// maps can have. Cost: O(size of the scene).
[[nodiscard]] Result<TiledWriting> writeTiledMap(const Scene& scene, std::optional<double> pixelsPerMetre = {});

} // namespace broadside::levels
