#pragma once

#include "core/levels/tiled/pixel_shape.h"

#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

/// @file
/// An object of a scene can have several shapes; an object of Tiled has one. tiled_export.h writes the others as
/// objects with the property "partOf". Here they become one object again.

namespace broadside::levels::tiled {

/// The objects of a layer that are parts of others.
class PartTable {
public:
    explicit PartTable(const TiledLayer& layer);

    [[nodiscard]] bool isPart(const TiledObject& object) const;
    /// The parts in the order of the layer.
    [[nodiscard]] std::span<const TiledObject* const> partsOf(const TiledObject& object) const;

private:
    std::unordered_map<std::uint64_t, std::vector<const TiledObject*>> m_parts; ///< Parts by the id of the main object.
    std::unordered_set<const TiledObject*> m_isPart;
};

/// The shapes of an object and its parts, around the place that its property "origin" names.
struct JoinedParts {
    std::vector<PixelShape> shapes;
    std::vector<Message> notes;
    Vec2 position;         ///< Pixels, without the layer's shift.
    double rotation = 0.0; ///< Degrees clockwise.
};
[[nodiscard]] JoinedParts joinedParts(const TiledObject& object, std::span<const TiledObject* const> parts);

/// The value of "origin": the place of an object, seen from the pivot of its first part, before its rotation. Pixels, y
/// down, and degrees clockwise.
[[nodiscard]] std::string originText(Vec2 offset, double rotation);

} // namespace broadside::levels::tiled
