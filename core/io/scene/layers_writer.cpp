#include "core/io/scene/layers_writer.h"

#include "core/base/overloaded.h"
#include "core/io/scene/layers_reader.h"
#include "core/io/scene/object_writer.h"

#include <string_view>
#include <variant>

namespace broadside {
namespace {

template<class Value>
void writeTyped(JsonWriter& writer, std::string_view type, const Value& value)
{
    writer.beginObject().member("type", type).member("value", value).endObject();
}

} // namespace

void writeLayer(JsonWriter& writer, const Layer& layer)
{
    writer.beginObject().member("name", layer.name);
    if (!layer.visible)
        writer.member("visible", false);
    if (layer.locked)
        writer.member("locked", true);
    if (layer.opacity != 1.0)
        writer.member("opacity", layer.opacity);
    if (layer.color)
        writer.member("color", hexOf(*layer.color));
    writeExtra(writer, layer.extra, "", keysOfLayer());
    writer.endObject();
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
