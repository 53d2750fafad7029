#include "core/io/scene/object_properties.h"

#include "core/base/overloaded.h"
#include "core/io/scene/scene_file_messages.h"

#include <cmath>
#include <optional>
#include <string_view>
#include <variant>

namespace broadside {
namespace {

constexpr double kLongInteger = 9007199254740992.0; // 2^53

/// Whether the number fits into a double without loss: a long integer can have more digits.
bool isExact(const JsonValue& value, std::string_view bytes)
{
    if (bytes.find_first_of(".eE") != std::string_view::npos || std::abs(value.number) < kLongInteger)
        return true;
    JsonWriter writer;
    return writer.value(value.number).text() == bytes;
}

/// The value if it is {"type": `type`, "value": ...} and nothing more; else null.
const JsonValue* valueOfType(const JsonValue& value, std::string_view type)
{
    if (!value.isObject() || value.count != 2)
        return nullptr;
    const JsonValue* const word = value.find("type");
    return word && word->isString() && word->string == type ? value.find("value") : nullptr;
}

template<class Value>
void writeTyped(JsonWriter& writer, std::string_view type, const Value& value)
{
    writer.beginObject().member("type", type).member("value", value).endObject();
}

} // namespace

PropertyValue PropertyReader::valueOf(const FieldContext& context, const JsonValue& value)
{
    if (value.isString())
        return std::string(value.string);
    if (value.isBool())
        return value.type == JsonType::True;
    if (value.isNumber() && isExact(value, context.values.bytesOf(value)))
        return value.number;
    if (const JsonValue* const color = valueOfType(value, "color"); color && color->isString())
        if (const auto rgb = colorNamed(color->string))
            return *rgb;
    if (const JsonValue* const object = valueOfType(value, "object"))
        if (const auto id = context.values.objectIdOf(*object)) {
            m_references.push_back({*id, object->begin, context.values.log().object()});
            return *id;
        }
    return RawJson{onOneLine(context.values.bytesOf(value))};
}

void PropertyReader::read(const FieldContext& context, const JsonValue& value, SharedValue<Properties>& properties)
{
    if (!value.isObject()) {
        context.values.keep(value, context.path, context.extra);
        return;
    }
    Properties read;
    read.reserve(value.count);
    for (const JsonValue& member : value.children())
        read.push_back({std::string(member.key), valueOf(context, member)});
    properties = std::move(read);
}

void PropertyReader::checkReferences(const std::function<bool(ObjectId)>& exists, ProblemLog& log) const
{
    for (const Reference& reference : m_references) {
        if (exists(reference.id))
            continue;
        log.setObject(reference.owner);
        log.warning(reference.offset, texts::scenePropertyId(reference.id.value), texts::sceneWritePropertyId());
    }
    log.setObject({});
}

void writeProperties(JsonWriter& writer, const Properties& properties)
{
    writer.beginObject();
    for (const Property& property : properties) {
        writer.key(property.name);
        std::visit(Overloaded{
                       [&](const RawJson& raw) { writer.raw(raw.json); },
                       [&](const Rgb& color) { writeTyped(writer, "color", hexOf(color)); },
                       [&](const ObjectId& id) { writeTyped(writer, "object", id.value); },
                       [&](const auto& plain) { writer.value(plain); },
                   },
                   property.value);
    }
    writer.endObject();
}

} // namespace broadside
