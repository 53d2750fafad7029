#pragma once

#include "core/levels/tiled/conversion.h"

namespace broadside::levels::tiled {

/// Adds static objects for the solid tiles of a layer; `name`: the scene's layer.
///
/// A tile is solid if it has collision shapes, or if its layer or the tile itself has the property "solid". Solid tiles
/// without shapes, and those with one that is the whole tile, are merged into boxes. Other shapes are one object for
/// each tile. @pre the map is orthogonal
void convertTiles(Conversion& conversion, const TiledLayer& layer, const std::string& name);

} // namespace broadside::levels::tiled
