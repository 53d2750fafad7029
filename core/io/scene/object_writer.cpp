#include "core/io/scene/object_writer.h"

#include "core/geometry/shape_kinds.h"
#include "core/geometry/shape_numbers.h"
#include "core/io/scene/component_reader.h"
#include "core/io/scene/object_properties.h"
#include "core/io/scene/object_reader.h"
#include "core/io/scene/shape_reader.h"
#include "core/io/scene/sprite_reader.h"
#include "core/scene/component_table.h"
#include "core/scene/names.h"
#include "core/sprites/sprite_table.h"

#include <algorithm>
#include <array>
#include <string>
#include <variant>

namespace broadside {
namespace {

void writeShape(JsonWriter& writer, const Shape& shape, const ExtraMembers& extra, const std::string& path);

void writePoints(JsonWriter& writer, const std::vector<Vec2>& points)
{
    writer.beginArray();
    for (const Vec2 point : points)
        writeVector(writer, point);
    writer.endArray();
}

/// Six numbers a triangle. @pre a valid mesh
void writeTriangles(JsonWriter& writer, const Mesh& mesh)
{
    writer.beginArray();
    for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
        writer.beginArray();
        for (std::size_t corner = i; corner < i + 3; ++corner) {
            const Vec2 point = mesh.vertices[mesh.indices[corner]];
            writer.value(point.x).value(point.y);
        }
        writer.endArray();
    }
    writer.endArray();
}

void writeMesh(JsonWriter& writer, const Mesh& mesh)
{
    if (mesh.asTriangles) {
        writeTriangles(writer.key("triangles"), mesh);
        return;
    }
    writePoints(writer.key("vertices"), mesh.vertices);
    writer.key("indices").beginArray();
    for (const std::uint32_t index : mesh.indices)
        writer.value(index);
    writer.endArray();
}

void writeParts(JsonWriter& writer, const Compound& compound, const ExtraMembers& extra, const std::string& path)
{
    writer.key("parts").beginArray();
    for (std::size_t i = 0; i < compound.parts.size(); ++i) {
        const CompoundPart& part = compound.parts[i];
        const std::string partPath = path + ".parts[" + std::to_string(i) + "]";
        writer.beginObject();
        writeVector(writer.key("offset"), part.offset);
        if (part.angle != 0.0)
            writer.member("angle", part.angle);
        writeShape(writer.key("shape"), part.shape, extra, partPath + ".shape");
        writeExtra(writer, extra, partPath, keysOfCompoundPart());
        writer.endObject();
    }
    writer.endArray();
}

template<FixedShape Fixed>
void writeNumbers(JsonWriter& writer, const Fixed& shape)
{
    forEachNumber(shape,
                  Overloaded{[&](const ShapeLength& length, double value) { writer.member(length.key, value); },
                             [&](const ShapePoint& point, Vec2 value) { writeVector(writer.key(point.key), value); }});
}

void writeShape(JsonWriter& writer, const Shape& shape, const ExtraMembers& extra, const std::string& path)
{
    writer.beginObject().member("type", typeNameOf(shape));
    std::visit(Overloaded{
                   [&]<FixedShape Fixed>(const Fixed& fixed) { writeNumbers(writer, fixed); },
                   [&](const Mesh& mesh) { writeMesh(writer, mesh); },
                   [&](const Polygon& polygon) { writePoints(writer.key("points"), polygon.points); },
                   [&](const Compound& compound) { writeParts(writer, compound, extra, path); },
               },
               shape);
    writeExtra(writer, extra, path, keysOfShape(shape));
    writer.endObject();
}

void writeKept(JsonWriter& writer, const ExtraMembers& extra, std::string_view path, std::string_view key)
{
    for (const ExtraMembers::Member& member : extra.members())
        if (member.path == path && member.key == key) {
            writer.key(key).raw(member.json);
            return;
        }
}

/// What the file has there instead of a name stays until there is one.
void writePlaceName(JsonWriter& writer, const SceneObject& object, std::string_view key,
                    const SharedValue<std::string>& name)
{
    if (name.isEmpty())
        writeKept(writer, object.extra, "", key);
    else
        writer.member(key, *name);
}

void writeTurnAndScale(JsonWriter& writer, const Pose& pose)
{
    if (pose.angle != 0.0)
        writer.member("angle", pose.angle);
    if (pose.scale == Vec2{1.0, 1.0})
        return;
    if (pose.scale.x == pose.scale.y)
        writer.member("scale", pose.scale.x);
    else
        writeVector(writer.key("scale"), pose.scale);
}

void writeMotion(JsonWriter& writer, const SceneObject& object)
{
    static const SceneObject kDefaults;
    if (object.velocity != kDefaults.velocity)
        writeVector(writer.key("velocity"), object.velocity);
    if (object.acceleration != kDefaults.acceleration)
        writeVector(writer.key("acceleration"), object.acceleration);
    if (object.mass != kDefaults.mass)
        writer.member("mass", object.mass);
    if (object.force != kDefaults.force)
        writeVector(writer.key("force"), object.force);
    if (object.gravityScale != kDefaults.gravityScale)
        writer.member("gravityScale", object.gravityScale);
}

void writeCollision(JsonWriter& writer, const SceneObject& object)
{
    static const SceneObject kDefaults;
    if (object.category != kDefaults.category)
        writer.member("category", object.category);
    if (object.mask != kDefaults.mask)
        writer.member("mask", object.mask);
    if (object.onHit != kDefaults.onHit)
        writer.member("onHit", nameOf(object.onHit));
    if (object.restitution != kDefaults.restitution)
        writer.member("restitution", object.restitution);
}

/// @pre a component of a known type
void writeComponent(JsonWriter& writer, const Component& component, const ExtraMembers& extra, const std::string& path)
{
    const ComponentType& type = *typeOf(component);
    writer.beginObject().member("type", type.name);
    for (const ComponentField& field : type.fields) {
        const FieldValue value = field.get(component);
        if (const auto* id = std::get_if<ObjectId>(&value)) {
            if (!id->isNull() || field.kind == FieldKind::Object)
                writer.member(field.key, id->value);
        } else if (const auto* word = std::get_if<std::size_t>(&value)) {
            writer.member(field.key, field.words[*word]);
        } else if (const auto* count = std::get_if<std::uint32_t>(&value)) {
            writer.member(field.key, std::uint64_t{*count});
        } else {
            writer.member(field.key, *std::get_if<double>(&value));
        }
    }
    writeExtra(writer, extra, path, keysOf(type));
    writer.endObject();
}

/// What objects and templates have in common, in two parts: other members stand before, between and behind them.
void writeBody(JsonWriter& writer, const SceneObject& object)
{
    writeTurnAndScale(writer, object.pose);
    writeMotion(writer, object);
    writeShape(writer.key("shape"), object.shape, object.extra, "shape");
    writeCollision(writer, object);
}

void writeSpriteValue(JsonWriter& writer, const SpriteValue& value)
{
    std::visit(Overloaded{
                   [&](Vec2 vector) { writeVector(writer, vector); },
                   [&](Rgb color) { writer.value(hexOf(color)); },
                   [&](const auto& plain) { writer.value(plain); },
               },
               value);
}

bool hasMembersIn(const ExtraMembers& extra, std::string_view path)
{
    return std::ranges::any_of(extra.members(),
                               [&](const ExtraMembers::Member& member) { return member.path == path; });
}

/// What the file has there, or under one of its keys, instead of what belongs there stays until that is given.
void writeSprite(JsonWriter& writer, const SceneObject& object)
{
    if (object.sprite.isEmpty() && !hasMembersIn(object.extra, "sprite")) {
        writeKept(writer, object.extra, "", "sprite");
        return;
    }
    writer.key("sprite").beginObject();
    for (const SpriteField& field : spriteFields()) {
        const SpriteValue value = field.get(*object.sprite);
        if (field.isDefault(*object.sprite))
            writeKept(writer, object.extra, "sprite", field.key);
        else if (const auto* word = std::get_if<std::size_t>(&value))
            writer.member(field.key, field.words[*word]);
        else
            writeSpriteValue(writer.key(field.key), value);
    }
    writeExtra(writer, object.extra, "sprite", keysOfSprite());
    writer.endObject();
}

void writeAttachments(JsonWriter& writer, const SceneObject& object)
{
    writeSprite(writer, object);
    if (!object.components.empty())
        writeComponents(writer.key("components"), object.components, object.extra, "components");
    if (object.properties.isEmpty())
        writeKept(writer, object.extra, "", "properties");
    else
        writeProperties(writer.key("properties"), *object.properties);
}

/// What the file has there instead stays until there is a template, and until there is an override.
void writeLink(JsonWriter& writer, const SceneObject& object)
{
    const TemplateLink& link = *object.instanceOf;
    if (object.instanceOf.isEmpty())
        writeKept(writer, object.extra, "", "template");
    else
        writer.member("template", link.name);
    if (link.overrides.isEmpty() && link.others.empty()) {
        writeKept(writer, object.extra, "", "overrides");
        return;
    }
    writer.key("overrides").beginArray();
    link.overrides.forEach([&](TemplateField field) { writer.value(keyOf(field)); });
    for (const std::string& other : link.others)
        writer.value(other);
    writer.endArray();
}

} // namespace

void writeVector(JsonWriter& writer, Vec2 vector) { writer.beginArray().value(vector.x).value(vector.y).endArray(); }

void writeExtra(JsonWriter& writer, const ExtraMembers& extra, std::string_view path,
                std::span<const std::string_view> known)
{
    for (const ExtraMembers::Member& member : extra.members())
        if (member.path == path && std::ranges::find(known, member.key) == known.end())
            writer.key(member.key).raw(member.json);
}

void writeComponents(JsonWriter& writer, const std::vector<Component>& components, const ExtraMembers& extra,
                     std::string_view path)
{
    writer.beginArray();
    for (std::size_t i = 0; i < components.size(); ++i) {
        if (const auto* unknown = std::get_if<UnknownComponent>(&components[i]))
            writer.raw(unknown->json);
        else
            writeComponent(writer, components[i], extra, std::string(path) + "[" + std::to_string(i) + "]");
    }
    writer.endArray();
}

void writeObject(JsonWriter& writer, const SceneObject& object)
{
    writer.beginObject().member("id", object.id.value);
    if (!object.name.empty())
        writer.member("name", object.name);
    writer.member("kind", nameOf(object.kind));
    writeVector(writer.key("position"), object.pose.position);
    writeBody(writer, object);
    writePlaceName(writer, object, "layer", object.layer);
    writePlaceName(writer, object, "group", object.group);
    writeLink(writer, object);
    if (object.locked)
        writer.member("locked", true);
    if (!object.visible)
        writer.member("visible", false);
    writeAttachments(writer, object);
    writeExtra(writer, object.extra, "", keysOfObject());
    writer.endObject();
}

void writeTemplate(JsonWriter& writer, const Template& content)
{
    const SceneObject& object = *content.object;
    writer.beginObject().member("name", content.name).member("kind", nameOf(object.kind));
    writeBody(writer, object);
    writeAttachments(writer, object);
    writeExtra(writer, object.extra, "", keysOfTemplate());
    writer.endObject();
}

} // namespace broadside
