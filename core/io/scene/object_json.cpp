#include "core/io/scene/object_json.h"

#include "core/geometry/validation.h"
#include "core/io/scene/component_json.h"
#include "core/io/scene/layers_section.h"
#include "core/io/scene/member_writer.h"
#include "core/io/scene/object_properties.h"
#include "core/io/scene/scene_file_messages.h"
#include "core/io/scene/shape_json.h"
#include "core/io/scene/sprite_json.h"
#include "core/io/scene/templates_section.h"
#include "core/scene/template_keys.h"
#include "core/scene/templates.h"

namespace broadside {
namespace {

using ObjectField = Field<SceneObject>;

/// A key of the file, with its reader and its writer. The writers leave out default values.
struct ObjectRow {
    ObjectField field;
    KeyNotes notes;
    void (*write)(JsonWriter& writer, const SceneObject& object, std::string_view key);
};

const SceneObject& defaults()
{
    static const SceneObject kDefaults;
    return kDefaults;
}

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
    context.components.read(context, value, object.components.edit());
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

/// Writes a plain value, also an unsigned number or a truth value.
template<auto member>
void writePlain(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    if (object.*member != defaults().*member)
        writer.member(key, object.*member);
}

template<auto member>
void writeVectorOf(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    if (object.*member != defaults().*member)
        writeVector(writer.key(key), object.*member);
}

template<auto member>
void writeChoice(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    if (object.*member != defaults().*member)
        writer.member(key, nameOf(object.*member));
}

void writeId(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    writer.member(key, object.id.value);
}

void writeKind(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    writer.member(key, nameOf(object.kind));
}

void writePosition(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    writeVector(writer.key(key), object.pose.position);
}

void writeAngle(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    if (object.pose.angle != 0.0)
        writer.member(key, object.pose.angle);
}

void writeScale(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    const Vec2 scale = object.pose.scale;
    if (scale == Vec2{1.0, 1.0})
        return;
    if (scale.x == scale.y)
        writer.member(key, scale.x);
    else
        writeVector(writer.key(key), scale);
}

void writeObjectShape(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    writeShape(writer.key(key), object.shape, object.extra, std::string(key));
}

/// An invalid value of the file stays until there is a name.
template<auto member>
void writePlaceName(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    if ((object.*member).isEmpty())
        writeKept(writer, object.extra, "", key);
    else
        writer.member(key, *(object.*member));
}

/// An invalid value of the file stays until there is a template.
void writeTemplateName(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    if (object.instanceOf.isEmpty())
        writeKept(writer, object.extra, "", key);
    else
        writer.member(key, object.instanceOf->name);
}

/// An invalid value of the file stays until there is an override.
void writeOverrides(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    const TemplateLink& link = *object.instanceOf;
    if (link.overrides.isEmpty() && link.others.empty()) {
        writeKept(writer, object.extra, "", key);
        return;
    }
    writer.key(key).beginArray();
    link.overrides.forEach([&](TemplateField field) { writer.value(keyOf(field)); });
    for (const std::string& other : link.others)
        writer.value(other);
    writer.endArray();
}

void writeObjectSprite(JsonWriter& writer, const SceneObject& object, std::string_view /*key*/)
{
    writeSprite(writer, object.sprite, object.extra);
}

void writeObjectComponents(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    if (!object.components.empty())
        writeComponents(writer.key(key), object.components, object.extra, key);
}

void writeObjectProperties(JsonWriter& writer, const SceneObject& object, std::string_view key)
{
    if (object.properties.isEmpty())
        writeKept(writer, object.extra, "", key);
    else
        writeProperties(writer.key(key), *object.properties);
}

/// What a key means, for its row.
struct KeyWords {
    std::string_view unit;
    std::string_view meaning;
    std::string_view example;
};

template<auto member, class Value>
constexpr KeyNotes objectNotes(NumberRange range, const KeyWords& words, Value SceneObject::*)
{
    return {formOf<Value>(range), words.unit, words.meaning, words.example, writeDefaultOf<SceneObject, member>};
}

// Rows of members that need no reader or writer of their own.
template<auto member, NumberRange range>
constexpr ObjectRow numberRow(std::string_view key, const KeyWords& words)
{
    return {{key, readNumber<member, range>}, objectNotes<member>(range, words, member), writePlain<member>};
}
template<auto member>
constexpr ObjectRow vectorRow(std::string_view key, const KeyWords& words)
{
    return {{key, readVector<member>}, objectNotes<member>(NumberRange::Any, words, member), writeVectorOf<member>};
}
template<auto member>
constexpr ObjectRow unsignedRow(std::string_view key, const KeyWords& words)
{
    return {{key, readUnsigned<member>}, objectNotes<member>(NumberRange::Any, words, member), writePlain<member>};
}
template<auto member>
constexpr ObjectRow truthRow(std::string_view key, const KeyWords& words)
{
    return {{key, readTruth<member>}, objectNotes<member>(NumberRange::Any, words, member), writePlain<member>};
}

constexpr std::string_view kBoxExample = R"({"type": "box", "width": 1, "height": 1})";
constexpr ValueForm kScaleForm{.kind = ValueKind::Factor, .range = NumberRange::Positive, .layout = "[sx, sy]"};
constexpr ValueForm kComponentForm = variantForm(componentVariants);
constexpr ValueForm kAnyObjectForm = objectForm(nullptr);

// The order is that of the file.
constexpr std::array kObjectRows{
    ObjectRow{{"id", readId, texts::sceneNewId},
              {kObjectIdForm, "", "Its number; no other object may have it", "1"},
              writeId},
    ObjectRow{{"name", readName},
              {kTextForm, "", "Its name, for people", R"("Crate 1")", writeDefaultOf<SceneObject, &SceneObject::name>},
              writePlain<&SceneObject::name>},
    ObjectRow{{"kind", readChoice<ObjectKind, &SceneObject::kind>, texts::sceneKindForm},
              {formOf<ObjectKind>(), "", "Whether it moves; two static objects never collide", R"("dynamic")"},
              writeKind},
    ObjectRow{{"position", readPosition, texts::scenePositionForm},
              {vectorForm(NumberRange::Coordinate), "m", "Place of the shape's origin in the world", "[3.25, 1.5]"},
              writePosition},
    ObjectRow{
        {"angle", readAngle},
        {numberForm(NumberRange::Any), "°", "Rotation, counter-clockwise", "30", [](JsonWriter& w) { w.value(0); }},
        writeAngle},
    ObjectRow{{"scale", readScale},
              {kScaleForm, "", "Factor of the shape's size; one number for circles, capsules and compounds", "[2, 0.5]",
               [](JsonWriter& w) { w.value(1); }},
              writeScale},
    vectorRow<&SceneObject::velocity>("velocity", {"m/s", "Velocity at the start", "[3, 4]"}),
    vectorRow<&SceneObject::acceleration>("acceleration",
                                          {"m/s²", "Acceleration in addition to gravity and wind", "[0, 0.5]"}),
    numberRow<&SceneObject::mass, NumberRange::Positive>("mass", {"kg", "Mass, for forces and bounces", "2.5"}),
    vectorRow<&SceneObject::force>("force", {"N", "Force on it in every step", "[0, 12]"}),
    numberRow<&SceneObject::gravityScale, NumberRange::Any>("gravityScale", {"", "Factor of the gravity", "0.5"}),
    ObjectRow{{"shape", readObjectShape, kBoxExample},
              {variantForm(shapeVariants), "", "Its shape, for collisions", kBoxExample},
              writeObjectShape},
    unsignedRow<&SceneObject::category>("category", {"", "The categories that it belongs to, one bit each", "4"}),
    unsignedRow<&SceneObject::mask>("mask", {"", "The categories that it collides with, one bit each", "3"}),
    ObjectRow{{"onHit", readChoice<HitResponse, &SceneObject::onHit>},
              objectNotes<&SceneObject::onHit>(
                  NumberRange::Any, {"", "What an overlap does to this object", R"("bounce")"}, &SceneObject::onHit),
              writeChoice<&SceneObject::onHit>},
    numberRow<&SceneObject::restitution, NumberRange::NotBelow0>(
        "restitution", {"", "Speed after a bounce as a share of that before; of a pair, the product counts", "0.8"}),
    ObjectRow{{"layer", readPlaceName<&SceneObject::layer>},
              {kTextForm.orKept(), "", "Name of its layer; without it, the base layer", R"("Walls")"},
              writePlaceName<&SceneObject::layer>},
    ObjectRow{{"group", readPlaceName<&SceneObject::group>},
              {kTextForm.orKept(), "", "Path of its group: a tower in a castle", R"("Castle/Tower")"},
              writePlaceName<&SceneObject::group>},
    ObjectRow{{"template", readTemplateName},
              {textForm(1).orKept(), "", "Name of the template that it is an instance of", R"("Crate")"},
              writeTemplateName},
    ObjectRow{{"overrides", readOverrides},
              {listForm(kTextForm, 0, kTemplateFields).orKept(), "",
               "Keys whose values are its own and not its template's", R"(["mass", "scale"])"},
              writeOverrides}, // after the template, because it is added to it
    truthRow<&SceneObject::locked>("locked", {"", "It cannot be dragged in the editor", "true"}),
    truthRow<&SceneObject::visible>("visible",
                                    {"", "Whether it is drawn; an invisible object collides all the same", "false"}),
    ObjectRow{
        {"sprite", readSprite}, {objectForm(spriteKeyTable).orKept(), "", "How it is drawn", ""}, writeObjectSprite},
    ObjectRow{
        {"components", readComponents},
        {listForm(kComponentForm, 0, kNoMost), "", "What it does by itself", "", [](JsonWriter& w) { w.raw("[]"); }},
        writeObjectComponents},
    ObjectRow{
        {"properties", readProperties},
        {kAnyObjectForm.orKept(), "",
         "Values of your own: texts, numbers, truth values, colours and objects; the simulation ignores them",
         R"({"lives": 3, "glow": {"type": "color", "value": "#e69f00"}, "home": {"type": "object", "value": 1}})"},
        writeObjectProperties},
};
constexpr auto kObjectFields = fieldsOf(kObjectRows);
constexpr auto kObjectKeys = keysOf(kObjectFields);

constexpr ObjectRow objectRowOf(std::string_view key)
{
    for (const ObjectRow& row : kObjectRows)
        if (row.field.key == key)
            return row;
    return {};
}

void writeRow(JsonWriter& writer, const SceneObject& object, const ObjectRow& row)
{
    row.write(writer, object, row.field.key);
}

/// The name, then the fields that instances take. They are read in the same way as those of an object.
constexpr auto kTemplateRows = [] {
    std::array<ObjectRow, kTemplateFields + 1> rows{};
    rows[0] = {
        {"name", readName, R"("Crate")"},
        {textForm(1), "", "Its name, by which objects are its instances; no other template may have it", R"("Crate")"},
        nullptr};
    for (std::size_t i = 0; i < kTemplateFields; ++i)
        rows[i + 1] = objectRowOf(kTemplateKeys[i]);
    return rows;
}();
constexpr auto kTemplateFieldTable = fieldsOf(kTemplateRows);
constexpr auto kTemplateMembers = keysOf(kTemplateFieldTable);

void checkScale(ValueReader& values, const JsonValue& value, const SceneObject& object)
{
    if (object.pose.scale == Vec2{1.0, 1.0})
        return;
    const JsonValue* const scale = value.find("scale");
    if (const auto fault = scaleFaultOf(object.shape, object.pose.scale); fault && scale)
        values.log().error(scale->begin, texts::sceneBadScale(fault->message), fault->remedy);
}

FieldContext contextOf(const ObjectReaders& readers, SceneObject& object, const JsonPath& path)
{
    return {readers.values,  readers.components,  object.extra,       path,
            &readers.layers, &readers.properties, &readers.templates, &readers.sprites};
}

} // namespace

std::span<const std::string_view> objectKeys() noexcept { return kObjectKeys; }

bool readObject(const ObjectReaders& readers, const JsonValue& value, SceneObject& object)
{
    ValueReader& values = readers.values;
    if (!value.isObject()) {
        values.mismatch(value, "objects", texts::sceneObjectForm());
        return false;
    }
    const JsonValue* const id = value.find("id");
    values.log().setObject(id ? values.objectIdOf(*id).value_or(ObjectId{}) : ObjectId{});
    const std::size_t errorsBefore = values.log().errorCount();
    const JsonPath path;
    readFields(contextOf(readers, object, path), value, texts::sceneTheObject, kObjectFields, object);
    if (values.log().errorCount() == errorsBefore)
        checkScale(values, value, object);
    values.log().setObject({});
    return !object.id.isNull();
}

std::optional<TemplateReading> readTemplate(const ObjectReaders& readers, const JsonValue& value)
{
    ValueReader& values = readers.values;
    if (!value.isObject()) {
        values.mismatch(value, "templates", texts::sceneTemplateForm());
        return std::nullopt;
    }
    const std::size_t errorsBefore = values.log().errorCount();
    TemplateReading read{{}, std::make_shared<SceneObject>()};
    const JsonPath path;
    readFields(contextOf(readers, *read.object, path), value, texts::sceneTheTemplate, kTemplateFieldTable,
               *read.object);
    read.name.swap(read.object->name);
    if (values.log().errorCount() == errorsBefore) {
        checkScale(values, value, *read.object);
        if (read.name.empty())
            values.log().error(value.find("name")->begin, texts::sceneTemplateNoName(), texts::sceneWriteName());
    }
    return read.name.empty() ? std::nullopt : std::optional{std::move(read)};
}

void writeObject(JsonWriter& writer, const SceneObject& object)
{
    writer.beginObject();
    for (const ObjectRow& row : kObjectRows)
        writeRow(writer, object, row);
    writeExtra(writer, object.extra, "", kObjectKeys);
    writer.endObject();
}

void writeTemplate(JsonWriter& writer, const Template& content)
{
    const SceneObject& object = *content.object;
    writer.beginObject().member("name", content.name);
    for (const std::string_view key : kTemplateKeys)
        writeRow(writer, object, objectRowOf(key));
    writeExtra(writer, object.extra, "", kTemplateMembers);
    writer.endObject();
}

KeyTable objectKeyTable() { return {"object", "An object of the world.", factsOf(kObjectRows), {}}; }

KeyTable templateKeyTable()
{
    return {"template", "A template; its keys mean the same as those of an object.", factsOf(kTemplateRows), {}};
}

} // namespace broadside
