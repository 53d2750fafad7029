#include "core/levels/conflict_values.h"

#include "core/io/json/json_writer.h"
#include "core/io/scene/component_json.h"
#include "core/io/scene/layers_section.h"
#include "core/io/scene/member_writer.h"
#include "core/io/scene/object_properties.h"
#include "core/io/scene/scene_writer.h"
#include "core/io/scene/shape_json.h"
#include "core/io/scene/sprite_json.h"
#include "core/io/scene/templates_section.h"

namespace broadside::levels {
namespace {

template<class Write>
std::string written(const Write& write)
{
    JsonWriter writer;
    write(writer);
    return writer.take();
}

template<class Value>
std::string plain(const Value& value)
{
    return written([&](JsonWriter& writer) { writeValue(writer, value); });
}

} // namespace

std::string valueText(double value) { return plain(value); }
std::string valueText(bool value) { return plain(value); }
std::string valueText(std::uint32_t value) { return plain(value); }
std::string valueText(const std::string& value) { return plain(value); }
std::string valueText(ObjectKind value) { return plain(value); }
std::string valueText(HitResponse value) { return plain(value); }
std::string valueText(EdgeRule value) { return plain(value); }
std::string valueText(Algorithm value) { return plain(value); }
std::string valueText(Integrator value) { return plain(value); }
std::string valueText(Vec2 value) { return plain(value); }
std::string valueText(const std::optional<double>& value) { return plain(value); }

std::string valueText(const Pose& value)
{
    return written([&](JsonWriter& writer) {
        writer.beginObject();
        writeVector(writer.key("position"), value.position);
        writer.member("angle", value.angle);
        writeVector(writer.key("scale"), value.scale);
        writer.endObject();
    });
}

std::string valueText(const Shape& value)
{
    return written([&](JsonWriter& writer) { writeShape(writer, value, {}, "shape"); });
}

std::string valueText(const SharedValue<std::string>& value) { return plain(*value); }

std::string valueText(const SharedValue<Sprite>& value)
{
    return written([&](JsonWriter& writer) {
        writer.beginObject();
        writeSprite(writer, value, {});
        writer.endObject();
    });
}

std::string valueText(const SharedValue<TemplateLink>& value) { return plain(value->name); }

std::string valueText(const std::vector<Component>& value)
{
    return written([&](JsonWriter& writer) { writeComponents(writer, value, {}, "components"); });
}

std::string valueText(const ExtraMembers& value)
{
    return written([&](JsonWriter& writer) {
        writer.beginObject();
        writeExtra(writer, value, "", {});
        writer.endObject();
    });
}

std::string valueText(const PropertyValue& value)
{
    std::string text = written([&](JsonWriter& writer) { writeProperties(writer, Properties{{"", value}}); });
    constexpr std::string_view kBefore = "{\"\": ";
    return text.substr(kBefore.size(), text.size() - kBefore.size() - 1);
}

std::string valueText(const SceneObject& value) { return writeObject(value); }
std::string valueText(const Layer& value) { return writeLayer(value); }
std::string valueText(const Template& value) { return writeTemplate(value); }

} // namespace broadside::levels
