#pragma once

#include "core/levels/tiled/conversion.h"

namespace broadside::levels::tiled {

/// Adds the objects of a layer to the scene, in the order in which Tiled draws them. `name`: the scene's layer.
void convertObjects(Conversion& conversion, const TiledLayer& layer, const std::string& name);

} // namespace broadside::levels::tiled
