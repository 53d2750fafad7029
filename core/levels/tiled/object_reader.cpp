#include "core/levels/tiled/object_reader.h"

#include "core/base/limits.h"
#include "core/base/message/common_messages.h"
#include "core/base/utf8.h"
#include "core/levels/tiled/tiled_messages.h"

#include <unordered_set>

namespace broadside::levels::tiled {
namespace {

constexpr std::int64_t kMostId = 9'007'199'254'740'992; // 2^53

/// Reads "polygon" or "polyline" if the object has it.
bool readPoints(MapFields& fields, const MapNode& node, std::string_view key, TiledForm form, TiledObject& object)
{
    auto read = node.syntax->points(node, key, limits::kPointsPerShape);
    if (!read)
        return false;
    if (!read->areValid)
        fields.error(node, texts::tiledNoPoint(key), texts::tiledWritePoints());
    if (read->points.size() > limits::kPointsPerShape)
        fields.error(node, texts::tiledManyPoints(key, limits::kPointsPerShape), texts::tiledSplitObject());
    object.form = form;
    object.points = std::move(read->points);
    return true;
}

void readForm(MapFields& fields, const MapNode& node, TiledObject& object)
{
    if (readPoints(fields, node, "polygon", TiledForm::Polygon, object) ||
        readPoints(fields, node, "polyline", TiledForm::Polyline, object))
        return;
    if (node.syntax->isMarked(node, "ellipse"))
        object.form = TiledForm::Ellipse;
    else if (node.syntax->isMarked(node, "capsule"))
        object.form = TiledForm::Capsule;
    else if (node.syntax->isMarked(node, "point"))
        object.form = TiledForm::Point;
    else if (const MapNode text = node.syntax->child(node, "text")) {
        object.form = TiledForm::Text;
        object.text = text.syntax->content(text).substr(0, limits::kStringBytes);
    }
}

void readGid(const ObjectContext& context, const MapNode& node, TiledObject& object)
{
    MapFields& fields = context.fields;
    if (!MapFields::has(node, "gid"))
        return;
    object.gid = static_cast<std::uint32_t>(fields.whole(node, "gid", 0, 0, 0xffff'ffff));
    TileRef ref = tileOf(context.tilesets, object.gid);
    if (!ref.tileset)
        fields.warning(node, texts::tiledUnknownTile(object.gid & kGidMask), texts::tiledAddTileset());
    object.form = ref.tileset ? TiledForm::Tile : TiledForm::Rectangle;
    object.tile = ref.tile;
    object.tileset = std::move(ref.tileset);
    object.points.clear();
}

/// The object of the template, or an empty one.
TiledObject startOf(const ObjectContext& context, const MapNode& node)
{
    const auto reference = node.syntax->attribute(node, "template");
    if (!reference || reference->empty())
        return {};
    if (context.isTemplate) {
        if (context.isOfTile)
            context.fields.warning(node, texts::tiledTemplateOfTile(), texts::tiledDrawTileShape());
        else
            context.fields.warning(node, texts::tiledNestedTemplate(), texts::tiledSaveTemplate());
        return {};
    }
    const auto found = context.files.objectTemplate(context.fields, node, context.file, *reference);
    return found ? *found : TiledObject{};
}

void readSize(MapFields& fields, const MapNode& node, TiledObject& object)
{
    const Vec2 size{fields.number(node, "width", 0.0), fields.number(node, "height", 0.0)};
    if (size.x < 0.0 || size.y < 0.0)
        fields.error(node, texts::tiledNegativeSize(), texts::tiledGiveSize());
    // Tiled writes both sides; a size counts as the object's own only if both are above 0.
    else if ((size.x > 0.0 && size.y > 0.0) || object.size == Vec2{})
        object.size = size;
}

} // namespace

TiledProperties readProperties(MapFields& fields, const MapNode& node)
{
    TiledProperties properties = node.syntax->properties(node);
    if (properties.size() > kMostProperties)
        fields.error(node, texts::tiledManyProperties(kMostProperties), texts::tiledUseClass());
    std::unordered_set<std::string> names;
    const auto isUnusable = [&](const TiledProperty& property) {
        const bool isTooLong =
            property.name.size() > limits::kStringBytes || property.value.size() > limits::kStringBytes;
        if (isTooLong)
            fields.error(node, texts::tiledLongProperty(inQuotes(property.name), limits::kStringBytes),
                         texts::tiledShorten());
        else if (!names.insert(property.name).second)
            fields.warning(node, texts::tiledPropertyTwice(inQuotes(property.name)), texts::tiledRemoveOne());
        else
            return false;
        return true;
    };
    std::erase_if(properties, isUnusable);
    return properties;
}

Message namesOf(const TiledProperties& properties)
{
    Message names(inQuotes(properties.front().name));
    for (std::size_t i = 1; i < properties.size(); ++i)
        names = texts::listed(std::move(names), inQuotes(properties[i].name));
    return names;
}

std::string readClass(MapFields& fields, const MapNode& node)
{
    return fields.text(node, MapFields::has(node, "class") ? "class" : "type");
}

TiledObject readObject(const ObjectContext& context, const MapNode& node)
{
    MapFields& fields = context.fields;
    TiledObject object = startOf(context, node);
    object.offset = node.syntax->offsetOf(node);
    object.id = static_cast<std::uint64_t>(fields.whole(node, "id", 0, 0, kMostId));
    if (MapFields::has(node, "name"))
        object.name = fields.text(node, "name");
    if (std::string className = readClass(fields, node); !className.empty())
        object.className = std::move(className);
    object.position = {fields.number(node, "x", 0.0), fields.number(node, "y", 0.0)};
    readSize(fields, node, object);
    object.rotation = fields.number(node, "rotation", object.rotation);
    object.opacity = fields.number(node, "opacity", object.opacity);
    object.visible = fields.truth(node, "visible", object.visible);
    readForm(fields, node, object);
    readGid(context, node, object);
    object.properties = mergedProperties(object.properties, readProperties(fields, node));
    return object;
}

} // namespace broadside::levels::tiled
