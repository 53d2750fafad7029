#include "core/io/scene/component_json.h"

#include "core/base/overloaded.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/io/json/json_messages.h"
#include "core/io/scene/member_writer.h"
#include "core/io/scene/scene_file_messages.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

/// "type" and the keys of the fields. All other members of a component are extra members.
std::vector<std::string_view> keysOf(const ComponentType& type)
{
    std::vector<std::string_view> keys{"type"};
    for (const ComponentField& field : type.fields)
        keys.push_back(field.key);
    return keys;
}

constexpr std::size_t kReportedTypes = 1000; ///< Limits memory and time for malicious files.

std::vector<std::string_view> knownTypes()
{
    std::vector<std::string_view> names;
    for (const ComponentType& type : componentTypes())
        names.push_back(type.name);
    return names;
}

/// The value of a field as it is in files.
void writeFieldValue(JsonWriter& writer, const ComponentField& field, const FieldValue& value)
{
    std::visit(Overloaded{[&](ObjectId id) { writer.value(id.value); },
                          [&](std::size_t word) { writer.value(field.words[word]); },
                          [&](std::uint32_t count) { writer.value(std::uint64_t{count}); },
                          [&](double number) { writer.value(number); }},
               value);
}

/// @pre the component is of a known type
void writeComponent(JsonWriter& writer, const Component& component, const ExtraMembers& extra, const std::string& path)
{
    const ComponentType& type = *typeOf(component);
    writer.beginObject().member("type", type.name);
    for (const ComponentField& field : type.fields) {
        const FieldValue value = field.get(component);
        const auto* const id = std::get_if<ObjectId>(&value);
        if (!id || !id->isNull() || field.kind == FieldKind::Object)
            writeFieldValue(writer.key(field.key), field, value);
    }
    writeExtra(writer, extra, path, keysOf(type));
    writer.endObject();
}

/// Object 1, because it is in most scenes.
constexpr std::string_view kIdExample = "1";

/// The form of a component's field and an example of its value; the example differs from the default.
std::pair<ValueForm, std::string> formAndExample(const ComponentField& field, const FieldValue& usual)
{
    switch (field.kind) {
    case FieldKind::Positive:
    case FieldKind::NotBelow0: {
        const double number = *std::get_if<double>(&usual);
        const NumberRange range = field.kind == FieldKind::Positive ? NumberRange::Positive : NumberRange::NotBelow0;
        return {numberForm(range), shortestNumber(number == 0.0 ? 0.25 : number * 1.5)};
    }
    case FieldKind::Object:
    case FieldKind::OptionalObject:
        return {kObjectIdForm, std::string(kIdExample)};
    case FieldKind::Count:
        return {kUnsigned32Form, std::to_string(*std::get_if<std::uint32_t>(&usual) + 1)};
    case FieldKind::Word: {
        JsonWriter writer;
        writer.value(field.words[(*std::get_if<std::size_t>(&usual) + 1) % field.words.size()]);
        ValueForm form{.kind = ValueKind::Word};
        form.wordList = field.words;
        return {form, writer.take()};
    }
    }
    return {};
}

KeyTable componentTable(const ComponentType& type)
{
    KeyTable table{type.name, type.help.english(), {typeFacts(type.name)}, {}};
    const Component usual = type.make();
    for (const ComponentField& field : type.fields) {
        const FieldValue value = field.get(usual);
        auto [form, example] = formAndExample(field, value);
        KeyFacts facts{
            field.key, form, field.unit, field.help.english(), std::move(example), {}, field.kind == FieldKind::Object};
        const auto* const id = std::get_if<ObjectId>(&value);
        if (!id) {
            JsonWriter writer;
            writeFieldValue(writer, field, value);
            facts.fallback = writer.take();
        }
        table.keys.push_back(std::move(facts));
    }
    return table;
}

} // namespace

void ComponentReader::read(const FieldContext& context, const JsonValue& value, std::vector<Component>& components)
{
    if (!value.isArray()) {
        context.values.mismatch(value, "components", texts::sceneComponentsForm());
        return;
    }
    const JsonPath arrayPath{&context.path, "components"};
    std::size_t index = 0;
    for (const JsonValue& element : value.children()) {
        const JsonPath path{&arrayPath, {}, index++, true};
        readOne(context.at(path), element, components);
    }
}

void ComponentReader::readOne(const FieldContext& context, const JsonValue& value, std::vector<Component>& components)
{
    if (!value.isObject()) {
        context.values.mismatch(value, "components", texts::sceneComponentForm());
        return;
    }
    const JsonValue* const type = value.find("type");
    if (!type) {
        context.values.missing(value, texts::sceneTheComponent(), "type", "\"launcher\"");
        return;
    }
    if (!type->isString())
        context.values.mismatch(*type, "type", texts::jsonText());
    else if (const ComponentType* const known = componentTypeNamed(type->string))
        readFieldsOf(*known, context, value, components.emplace_back(known->make()));
    else {
        reportUnknown(context, *type);
        components.emplace_back(UnknownComponent{std::string(type->string), onOneLine(context.values.bytesOf(value))});
    }
}

void ComponentReader::readFieldsOf(const ComponentType& type, const FieldContext& context, const JsonValue& value,
                                   Component& component)
{
    for (const ComponentField& field : type.fields) {
        if (const JsonValue* const member = value.find(field.key))
            readField(type, field, context, *member, component);
        else if (field.kind == FieldKind::Object)
            context.values.missing(value, texts::sceneTheComponentOf(type.name), field.key, texts::sceneIdOfObject());
    }
    const auto keys = keysOf(type);
    for (const JsonValue& member : value.children())
        if (std::ranges::find(keys, member.key) == keys.end())
            context.values.keepUnknown(member, context.path, keys, context.extra);
}

void ComponentReader::readField(const ComponentType& type, const ComponentField& field, const FieldContext& context,
                                const JsonValue& value, Component& component)
{
    const auto take = [&](const auto& read) {
        if (read)
            field.set(component, *read);
    };
    switch (field.kind) {
    case FieldKind::Positive:
        take(context.values.number(value, field.key, NumberRange::Positive));
        break;
    case FieldKind::NotBelow0:
        take(context.values.number(value, field.key, NumberRange::NotBelow0));
        break;
    case FieldKind::Count:
        take(context.values.unsigned32(value, field.key));
        break;
    case FieldKind::Word:
        take(context.values.word(value, field.key, field.words));
        break;
    case FieldKind::Object:
    case FieldKind::OptionalObject:
        if (const auto id = context.values.objectId(value, field.key)) {
            field.set(component, *id);
            m_references.push_back({*id, value.begin, context.values.log().object(), &type, &field});
        }
        break;
    }
}

void ComponentReader::reportUnknown(const FieldContext& context, const JsonValue& type)
{
    if (m_unknownTypes.size() >= kReportedTypes || !m_unknownTypes.emplace(type.string).second)
        return;
    ProblemLog& log = context.values.log();
    const std::string name = inQuotes(type.string);
    if (const auto nearest = nearestWord(type.string, knownTypes()))
        log.warning(type.begin, texts::sceneLikeComponent(name), texts::sceneMeantComponent(*nearest));
    else
        log.info(type.begin, texts::sceneNewComponent(name), texts::sceneComponentsKept());
}

void ComponentReader::checkReferences(const std::function<bool(ObjectId)>& exists, ProblemLog& log) const
{
    for (const Reference& reference : m_references) {
        if (exists(reference.id))
            continue;
        log.setObject(reference.owner);
        const std::string_view type = reference.type->name;
        log.warning(reference.offset, texts::sceneComponentId(type, reference.field->key, reference.id.value),
                    texts::sceneWriteComponentId(type));
    }
    log.setObject({});
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

VariantTable componentVariants()
{
    VariantTable components{
        "component",
        "What an object does by itself. A component of a type that is not known is kept, and does nothing.",
        {},
        true};
    for (const ComponentType& type : componentTypes())
        components.kinds.push_back(componentTable(type));
    return components;
}

} // namespace broadside
