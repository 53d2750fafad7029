#include "core/levels/tiled/object_conversion.h"

#include "core/base/lower_case.h"
#include "core/base/message/common_messages.h"
#include "core/base/utf8.h"
#include "core/levels/level_messages.h"
#include "core/levels/tiled/object_fields.h"
#include "core/levels/tiled/part_objects.h"
#include "core/levels/tiled/tiled_messages.h"
#include "core/math/angle.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace broadside::levels::tiled {
namespace {

/// One object on its way into the scene.
struct ObjectInTransit {
    const TiledObject& source;
    const Vec2 pivot; ///< Pixels of the map.
    TiledProperties properties;
    std::string className;
    SceneObject made;
    std::vector<Message> notes;
};

Message calledObject(const ObjectInTransit& transit)
{
    return transit.made.name.empty() ? texts::tiledObject() : Message(inQuotes(transit.made.name));
}

/// An object inherits the properties and the class of its tile.
void inheritFromTile(ObjectInTransit& transit)
{
    const Tile* const tile = transit.source.tileset ? transit.source.tileset->find(transit.source.tile) : nullptr;
    if (!tile)
        return;
    if (transit.className.empty())
        transit.className = tile->className;
    transit.properties = mergedProperties(tile->properties, std::move(transit.properties));
}

void setClass(Conversion& conversion, ObjectInTransit& transit)
{
    if (transit.className.empty())
        return;
    if (transit.made.name.empty())
        transit.made.name = transit.className;
    if (!propertyNamed(transit.properties, "kind")) {
        const std::string lower = lowerCase(transit.className);
        if (lower == "dynamic")
            transit.made.kind = ObjectKind::Dynamic;
    }
    if (propertyNamed(transit.properties, kClassProperty)) {
        conversion.note(transit.source.offset, transit.made.id,
                        texts::tiledLostClass(calledObject(transit), inQuotes(transit.className)),
                        texts::tiledRenameProperty());
        return;
    }
    Properties properties = *transit.made.properties;
    properties.push_back({std::string(kClassProperty), transit.className});
    transit.made.properties = std::move(properties);
}

void addProperty(SceneObject& object, std::string_view name, PropertyValue value)
{
    Properties properties = *object.properties;
    const auto known = std::ranges::find(properties, name, &Property::name);
    if (known == properties.end())
        properties.push_back({std::string(name), std::move(value)});
    else
        known->value = std::move(value);
    object.properties = std::move(properties);
}

/// A place without a shape: a small circle that collides with nothing.
void makeMark(Conversion& conversion, ObjectInTransit& transit, std::string_view mark)
{
    SceneObject& object = transit.made;
    if (!propertyNamed(transit.properties, "mask"))
        object.mask = 0;
    if (!propertyNamed(transit.properties, "category"))
        object.category = 0;
    addProperty(object, kMarkProperty, std::string(mark));
    if (mark != "point")
        return;
    object.shape = Circle{kPointRadius / conversion.pixelsPerMetre()};
    object.pose.position = conversion.worldPoint(transit.pivot);
    transit.notes.push_back(texts::tiledPoint());
}

/// Sets shape and position from shapes around the pivot. False: the object has no valid shape.
bool setShape(Conversion& conversion, ObjectInTransit& transit, const std::vector<PixelShape>& shapes, Vec2 middle)
{
    const bool isRotated = transit.source.rotation != 0.0;
    auto shape = joinedShape(shapes, middle, conversion.pixelsPerMetre(), isRotated, transit.notes);
    if (!shape)
        return false;
    transit.made.shape = std::move(*shape);
    transit.made.pose.position =
        conversion.worldPoint(transit.pivot + rotated(middle, transit.source.rotation)); // y down: clockwise
    transit.made.pose.angle = isRotated ? -transit.source.rotation : 0.0;
    return true;
}

bool setDrawnShape(Conversion& conversion, ObjectInTransit& transit)
{
    ShapeAndNote drawn = pixelShapeOf(transit.source);
    if (!drawn.shape) {
        if (!drawn.note.empty())
            transit.notes.push_back(drawn.note);
        makeMark(conversion, transit, "point");
        return true;
    }
    if (!drawn.note.empty())
        transit.notes.push_back(drawn.note);
    const Vec2 middle = middleOf(*drawn.shape);
    if (!setShape(conversion, transit, {std::move(*drawn.shape)}, middle))
        return false;
    if (transit.source.form == TiledForm::Text) {
        makeMark(conversion, transit, "text");
        addProperty(transit.made, kTextProperty, transit.source.text);
        transit.notes.push_back(texts::tiledText());
    }
    return true;
}

/// Upper left corner of a tile object's rectangle, seen from its pivot.
Vec2 tileCorner(const Tileset& tileset, const std::string& orientation, Vec2 size)
{
    std::string alignment = tileset.alignment;
    if (alignment.empty() || alignment == "unspecified")
        alignment = orientation == "isometric" ? "bottom" : "bottomleft";
    Vec2 corner{-0.5 * size.x, -0.5 * size.y};
    if (alignment.find("left") != std::string::npos)
        corner.x = 0.0;
    if (alignment.find("right") != std::string::npos)
        corner.x = -size.x;
    if (alignment.find("top") != std::string::npos)
        corner.y = 0.0;
    if (alignment.find("bottom") != std::string::npos)
        corner.y = -size.y;
    return corner;
}

void setSprite(Conversion& conversion, ObjectInTransit& transit, Vec2 size)
{
    const TiledObject& source = transit.source;
    auto sprite = conversion.pictures().spriteOf(*source.tileset, source.tile);
    if (!sprite || (source.gid & kFlipDiagonal) != 0) {
        transit.notes.push_back(sprite ? texts::tiledDiagonalFlip() : texts::tiledUnplacedPicture());
        return;
    }
    sprite->size = (1.0 / conversion.pixelsPerMetre()) * size;
    sprite->mirrorX = (source.gid & kFlipX) != 0;
    sprite->mirrorY = (source.gid & kFlipY) != 0;
    sprite->opacity = std::clamp(source.opacity, 0.0, 1.0);
    transit.made.sprite = std::move(*sprite);
}

bool setTile(Conversion& conversion, ObjectInTransit& transit)
{
    const TiledObject& source = transit.source;
    const Tileset& tileset = *source.tileset;
    const Vec2 tileSize = tileset.sizeOf(source.tile);
    const bool hasSize = source.size.x > 0.0 && source.size.y > 0.0;
    const Vec2 size = hasSize ? source.size : tileSize;
    if (size.x <= 0.0 || size.y <= 0.0) {
        transit.notes.push_back(texts::tiledTileSize());
        return false;
    }
    Vec2 corner = tileCorner(tileset, conversion.map().orientation, size);
    if (tileSize.x > 0.0 && tileSize.y > 0.0) // the tileset's offset scales with the tile
        corner += scaled(tileset.tileOffset, {size.x / tileSize.x, size.y / tileSize.y});
    TileShapes shapes = tileShapesOf(tileset, source.tile, source.gid, corner, size);
    transit.notes.insert(transit.notes.end(), shapes.notes.begin(), shapes.notes.end());
    if (!setShape(conversion, transit, shapes.shapes, corner + 0.5 * size))
        return false;
    setSprite(conversion, transit, size);
    return true;
}

bool setJoinedShape(Conversion& conversion, ObjectInTransit& transit, Vec2 shift,
                    std::span<const TiledObject* const> parts)
{
    JoinedParts joined = joinedParts(transit.source, parts);
    transit.notes.insert(transit.notes.end(), joined.notes.begin(), joined.notes.end());
    auto shape = joinedShape(joined.shapes, {}, conversion.pixelsPerMetre(), true, transit.notes);
    if (!shape)
        return false;
    transit.made.shape = std::move(*shape);
    transit.made.pose.position = conversion.worldPoint(joined.position + shift);
    transit.made.pose.angle = joined.rotation == 0.0 ? 0.0 : -joined.rotation;
    Properties properties = *transit.made.properties;
    std::erase_if(properties, [](const Property& property) { return property.name == kOriginProperty; });
    transit.made.properties = std::move(properties);
    return true;
}

void setOpacity(ObjectInTransit& transit)
{
    if (transit.source.opacity == 1.0 || !transit.made.sprite.isEmpty())
        return;
    addProperty(transit.made, kOpacityProperty, transit.source.opacity);
    transit.notes.push_back(texts::tiledOpacity());
}

void convertObject(Conversion& conversion, const TiledLayer& layer, const TiledObject& source, const std::string& name,
                   std::span<const TiledObject* const> parts)
{
    ObjectInTransit transit{source, source.position + layer.shift, source.properties, source.className, {}, {}};
    SceneObject& made = transit.made;
    made.id = conversion.takeId(source.id);
    made.name = source.name;
    made.visible = source.visible;
    made.layer = name;
    if (source.id != 0 && made.id.value != source.id)
        conversion.warn(source.offset, made.id, texts::tiledIdTwice(source.id, made.id.value), texts::tiledSaveMap());
    inheritFromTile(transit);
    const Tile* const tile = source.tileset ? source.tileset->find(source.tile) : nullptr;
    bool isWithinLimits = conversion.take(tile ? tile->cost : costOf(source));
    for (const TiledObject* const part : parts)
        isWithinLimits = isWithinLimits && conversion.take(costOf(*part));
    if (!isWithinLimits)
        return;
    for (const std::string& property : setFields(made, transit.properties))
        conversion.warn(source.offset, made.id, texts::tiledUnfitProperty(calledObject(transit), inQuotes(property)),
                        texts::tiledCorrectProperty());
    setClass(conversion, transit);
    const bool hasShape = !parts.empty()                   ? setJoinedShape(conversion, transit, layer.shift, parts)
                          : source.form == TiledForm::Tile ? setTile(conversion, transit)
                                                           : setDrawnShape(conversion, transit);
    setOpacity(transit);
    Message notes = joinedNotes(transit.notes);
    if (!hasShape) {
        conversion.warn(source.offset, {}, texts::levelLeftOut(calledObject(transit), std::move(notes)),
                        texts::tiledOtherForm());
        return;
    }
    if (!notes.empty())
        conversion.note(source.offset, made.id, texts::reason(calledObject(transit), std::move(notes)));
    conversion.add(std::move(made), source.offset);
}

} // namespace

void convertObjects(Conversion& conversion, const TiledLayer& layer, const std::string& name)
{
    std::vector<const TiledObject*> order;
    order.reserve(layer.objects.size());
    for (const TiledObject& object : layer.objects)
        order.push_back(&object);
    if (layer.isTopDown)
        std::ranges::stable_sort(order, {}, [](const TiledObject* object) { return object->position.y; });
    const PartTable parts(layer);
    for (const TiledObject* const object : order) {
        if (conversion.isFull())
            return;
        if (!parts.isPart(*object))
            convertObject(conversion, layer, *object, name, parts.partsOf(*object));
    }
}

} // namespace broadside::levels::tiled
