#include "core/levels/tiled/part_objects.h"

#include "core/base/text.h"
#include "core/levels/tiled/map_node.h"
#include "core/levels/tiled/object_fields.h"
#include "core/math/angle.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace broadside::levels::tiled {
namespace {

struct Origin {
    Vec2 offset;
    double rotation = 0.0;
};

Origin originOf(const TiledObject& object)
{
    const TiledProperty* const property = propertyNamed(object.properties, kOriginProperty);
    std::array<double, 3> numbers{};
    std::string_view text = property ? std::string_view(property->value) : std::string_view{};
    for (double& number : numbers) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const auto value = wholeNumberText(text.substr(0, comma));
        if (!value || std::abs(*value) > kMostPixels)
            return {};
        number = *value;
        text.remove_prefix(std::min(comma + 1, text.size()));
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    }
    return {{numbers[0], numbers[1]}, numbers[2]};
}

std::uint64_t mainIdOf(const TiledObject& object)
{
    const TiledProperty* const property = propertyNamed(object.properties, kPartProperty);
    const auto id = property && property->type == "object" ? wholeNumberText(property->value) : std::nullopt;
    return id && *id >= 1.0 && *id < 0x1p53 ? static_cast<std::uint64_t>(*id) : 0;
}

bool hasShape(const TiledObject& object)
{
    return object.form != TiledForm::Tile && object.form != TiledForm::Text && pixelShapeOf(object).shape.has_value();
}

} // namespace

PartTable::PartTable(const TiledLayer& layer)
{
    std::unordered_set<std::uint64_t> canHaveParts;
    std::vector<const TiledObject*> candidates;
    for (const TiledObject& object : layer.objects) {
        if (mainIdOf(object) != 0 && hasShape(object))
            candidates.push_back(&object);
    }
    if (candidates.empty())
        return;
    for (const TiledObject& object : layer.objects)
        if (object.id != 0 && mainIdOf(object) == 0 && hasShape(object))
            canHaveParts.insert(object.id);
    for (const TiledObject* const part : candidates) {
        const std::uint64_t id = mainIdOf(*part);
        if (!canHaveParts.contains(id))
            continue;
        m_parts[id].push_back(part);
        m_isPart.insert(part);
    }
}

bool PartTable::isPart(const TiledObject& object) const { return m_isPart.contains(&object); }

std::span<const TiledObject* const> PartTable::partsOf(const TiledObject& object) const
{
    const auto found = isPart(object) ? m_parts.end() : m_parts.find(object.id);
    return found == m_parts.end() ? std::span<const TiledObject* const>{} : std::span(found->second);
}

JoinedParts joinedParts(const TiledObject& object, std::span<const TiledObject* const> parts)
{
    const Origin origin = originOf(object);
    JoinedParts joined;
    joined.position = object.position + rotated(origin.offset, object.rotation); // y down: clockwise
    joined.rotation = object.rotation + origin.rotation;
    const Rotation back = rotationOf(-joined.rotation);
    const PixelMap map{back.cosine, back.sine, -back.sine, back.cosine, rotated(-joined.position, back)};
    const auto add = [&](const TiledObject& source) {
        const ShapeAndNote placed = placedPixelShapeOf(source);
        joined.shapes.push_back(*mapped(*placed.shape, map).shape);
        if (!placed.note.empty())
            joined.notes.push_back(placed.note);
    };
    add(object);
    for (const TiledObject* const part : parts)
        add(*part);
    return joined;
}

std::string originText(Vec2 offset, double rotation)
{
    return shortestNumber(offset.x) + ", " + shortestNumber(offset.y) + ", " + shortestNumber(rotation);
}

} // namespace broadside::levels::tiled
