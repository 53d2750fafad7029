#include "core/io/scene/object_reader.h"

#include "core/geometry/validation.h"
#include "core/io/scene/component_reader.h"
#include "core/io/scene/layers_section.h"
#include "core/io/scene/object_properties.h"
#include "core/io/scene/shape_reader.h"
#include "core/io/scene/sprite_reader.h"
#include "core/io/scene/templates_section.h"
#include "core/scene/templates.h"

namespace broadside {
namespace {

using ObjectField = Field<SceneObject>;

template<auto member, NumberRange range>
void readNumber(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    assign(object.*member, context.values.number(value, value.key, range));
}

template<auto member>
void readVector(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    assign(object.*member, context.values.vector(value, value.key, NumberRange::Any));
}

template<auto member>
void readUnsigned(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    assign(object.*member, context.values.unsigned32(value, value.key));
}

template<auto member>
void readTruth(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    assign(object.*member, context.values.truth(value, value.key));
}

template<class Choice, auto member>
void readChoice(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    assign(object.*member, context.values.choice<Choice>(value, value.key));
}

void readId(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    assign(object.id, context.values.objectId(value, "id"));
}

void readName(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    assign(object.name, context.values.string(value, "name"));
}

void readPosition(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    assign(object.pose.position, context.values.vector(value, "position", NumberRange::Coordinate));
}

void readAngle(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    assign(object.pose.angle, context.values.number(value, "angle", NumberRange::Any));
}

void readScale(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    if (value.isArray())
        assign(object.pose.scale, context.values.vector(value, "scale", NumberRange::Positive));
    else if (const auto scale = context.values.number(value, "scale", NumberRange::Positive))
        object.pose.scale = {*scale, *scale};
}

void readObjectShape(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    const JsonPath path{&context.path, "shape"};
    assign(object.shape, readShape(context.at(path), value));
}

void readComponents(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    context.components.read(context, value, object.components);
}

template<auto member>
void readPlaceName(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    context.layers->readName(context, value, object.*member);
}

void readTemplateName(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    context.templates->readName(context, value, object.instanceOf);
}

void readOverrides(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    context.templates->readOverrides(context, value, object.instanceOf);
}

void readProperties(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    context.properties->read(context, value, object.properties);
}

void readSprite(const FieldContext& context, const JsonValue& value, SceneObject& object)
{
    context.sprites->read(context, value, object.sprite);
}

constexpr std::array kObjectFields{
    ObjectField{"id", readId, "a number that no other object has"},
    ObjectField{"name", readName},
    ObjectField{"kind", readChoice<ObjectKind, &SceneObject::kind>, R"("static", or "dynamic" if it moves)"},
    ObjectField{"position", readPosition, "[x, y] in metres"},
    ObjectField{"angle", readAngle},
    ObjectField{"scale", readScale},
    ObjectField{"velocity", readVector<&SceneObject::velocity>},
    ObjectField{"acceleration", readVector<&SceneObject::acceleration>},
    ObjectField{"mass", readNumber<&SceneObject::mass, NumberRange::Positive>},
    ObjectField{"force", readVector<&SceneObject::force>},
    ObjectField{"gravityScale", readNumber<&SceneObject::gravityScale, NumberRange::Any>},
    ObjectField{"shape", readObjectShape, R"({"type": "box", "width": 1, "height": 1})"},
    ObjectField{"category", readUnsigned<&SceneObject::category>},
    ObjectField{"mask", readUnsigned<&SceneObject::mask>},
    ObjectField{"onHit", readChoice<HitResponse, &SceneObject::onHit>},
    ObjectField{"restitution", readNumber<&SceneObject::restitution, NumberRange::NotBelow0>},
    ObjectField{"layer", readPlaceName<&SceneObject::layer>},
    ObjectField{"group", readPlaceName<&SceneObject::group>},
    ObjectField{"template", readTemplateName},
    ObjectField{"overrides", readOverrides}, // behind the template, which it adds to
    ObjectField{"locked", readTruth<&SceneObject::locked>},
    ObjectField{"visible", readTruth<&SceneObject::visible>},
    ObjectField{"sprite", readSprite},
    ObjectField{"components", readComponents},
    ObjectField{"properties", readProperties},
};
constexpr auto kObjectKeys = keysOf(kObjectFields);

constexpr ObjectField objectFieldOf(std::string_view key)
{
    for (const ObjectField& field : kObjectFields)
        if (field.key == key)
            return field;
    return {};
}

/// The name, then what instances take: read as those of an object are.
constexpr auto kTemplateFieldTable = [] {
    std::array<ObjectField, kTemplateFields + 1> fields{ObjectField{"name", readName, R"("Crate")"}};
    for (std::size_t i = 0; i < kTemplateFields; ++i)
        fields[i + 1] = objectFieldOf(kTemplateKeys[i]);
    return fields;
}();
constexpr auto kTemplateMembers = keysOf(kTemplateFieldTable);

void checkScale(ValueReader& values, const JsonValue& value, const SceneObject& object)
{
    if (object.pose.scale == Vec2{1.0, 1.0})
        return;
    const JsonValue* const scale = value.find("scale");
    if (const auto fault = scaleFaultOf(object.shape, object.pose.scale); fault && scale)
        values.log().error(scale->begin, "\"scale\" cannot be used: " + fault->message, fault->remedy);
}

FieldContext contextOf(const ObjectReaders& readers, SceneObject& object, const JsonPath& path)
{
    return {readers.values,  readers.components,  object.extra,       path,
            &readers.layers, &readers.properties, &readers.templates, &readers.sprites};
}

} // namespace

std::shared_ptr<SceneObject> readObject(const ObjectReaders& readers, const JsonValue& value)
{
    ValueReader& values = readers.values;
    if (!value.isObject()) {
        values.mismatch(value, "objects", R"(an object {"id": 1, ...})");
        return nullptr;
    }
    const JsonValue* const id = value.find("id");
    values.log().setObject(id ? values.objectIdOf(*id).value_or(ObjectId{}) : ObjectId{});
    const std::size_t errorsBefore = values.log().errorCount();
    auto object = std::make_shared<SceneObject>();
    const JsonPath path;
    readFields(contextOf(readers, *object, path), value, "The object", kObjectFields, *object);
    if (values.log().errorCount() == errorsBefore)
        checkScale(values, value, *object);
    values.log().setObject({});
    return object->id.isNull() ? nullptr : object;
}

std::optional<TemplateReading> readTemplate(const ObjectReaders& readers, const JsonValue& value)
{
    ValueReader& values = readers.values;
    if (!value.isObject()) {
        values.mismatch(value, "templates", R"(an object such as {"name": "Crate", "kind": "static", "shape": ...})");
        return std::nullopt;
    }
    const std::size_t errorsBefore = values.log().errorCount();
    TemplateReading read{{}, std::make_shared<SceneObject>()};
    const JsonPath path;
    readFields(contextOf(readers, *read.object, path), value, "The template", kTemplateFieldTable, *read.object);
    read.name.swap(read.object->name);
    if (values.log().errorCount() == errorsBefore) {
        checkScale(values, value, *read.object);
        if (read.name.empty())
            values.log().error(value.find("name")->begin, "The template's name is empty: no object could name it",
                               "Write a name, such as \"Crate\"");
    }
    return read.name.empty() ? std::nullopt : std::optional{std::move(read)};
}

std::span<const std::string_view> keysOfObject() noexcept { return kObjectKeys; }
std::span<const std::string_view> keysOfTemplate() noexcept { return kTemplateMembers; }

} // namespace broadside
