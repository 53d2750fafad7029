#include "core/io/scene/settings_section.h"

#include "core/io/scene/member_writer.h"
#include "core/scene/names.h"

#include <type_traits>

namespace broadside {
namespace {

/// A setting with its reader and its writer.
template<class Section>
struct Setting {
    Field<Section> field;
    void (*write)(JsonWriter& writer, const Section& section);
};

std::optional<double> readValue(const FieldContext& context, const JsonValue& value, NumberRange range, double)
{
    return context.values.number(value, value.key, range);
}
std::optional<Vec2> readValue(const FieldContext& context, const JsonValue& value, NumberRange range, Vec2)
{
    return context.values.vector(value, value.key, range);
}
std::optional<bool> readValue(const FieldContext& context, const JsonValue& value, NumberRange, bool)
{
    return context.values.truth(value, value.key);
}
/// null means no value. An invalid number gives no value either, and an error in the log.
std::optional<std::optional<double>> readValue(const FieldContext& context, const JsonValue& value, NumberRange range,
                                               std::optional<double>)
{
    return value.type == JsonType::Null ? std::optional<double>{} : context.values.number(value, value.key, range);
}
template<class Choice>
requires std::is_enum_v<Choice> std::optional<Choice> readValue(const FieldContext& context, const JsonValue& value,
                                                                NumberRange, Choice)
{
    return context.values.choice<Choice>(value, value.key);
}

void writeValue(JsonWriter& writer, double number) { writer.value(number); }
void writeValue(JsonWriter& writer, bool truth) { writer.value(truth); }
void writeValue(JsonWriter& writer, Vec2 vector) { writeVector(writer, vector); }
void writeValue(JsonWriter& writer, std::optional<double> number)
{
    if (number)
        writer.value(*number);
    else
        writer.null();
}
template<class Choice>
requires std::is_enum_v<Choice>
void writeValue(JsonWriter& writer, Choice choice) { writer.value(nameOf(choice)); }

template<class Section, auto member, NumberRange range>
void readSetting(const FieldContext& context, const JsonValue& value, Section& section)
{
    assign(section.*member, readValue(context, value, range, section.*member));
}

template<auto member, NumberRange range = NumberRange::Any, class Section, class Value>
constexpr Setting<Section> settingOf(std::string_view key, Value Section::*)
{
    return {{key, readSetting<Section, member, range>},
            [](JsonWriter& writer, const Section& section) { writeValue(writer, section.*member); }};
}
template<auto member, NumberRange range = NumberRange::Any>
constexpr auto setting(std::string_view key)
{
    return settingOf<member, range>(key, member);
}

// The order is that of files.
constexpr std::array kWorldSettings{
    setting<&WorldSettings::width, NumberRange::Size>("width"),
    setting<&WorldSettings::height, NumberRange::Size>("height"),
    setting<&WorldSettings::gravity>("gravity"),
    setting<&WorldSettings::wind>("wind"),
    setting<&WorldSettings::terminalSpeed, NumberRange::Positive>("terminalSpeed"),
    setting<&WorldSettings::edges>("edges"),
};
constexpr std::array kBroadPhaseSettings{
    setting<&BroadPhaseSettings::algorithm>("algorithm"),
    setting<&BroadPhaseSettings::cellSize, NumberRange::Size>("cellSize"),
};
constexpr std::array kStepSettings{
    setting<&StepSettings::dt, NumberRange::Positive>("dt"),
    setting<&StepSettings::integrator>("integrator"),
    setting<&StepSettings::continuous>("continuous"),
};

template<class Section, std::size_t count>
constexpr std::array<Field<Section>, count> fieldsOf(const std::array<Setting<Section>, count>& settings)
{
    std::array<Field<Section>, count> fields{};
    for (std::size_t i = 0; i < count; ++i)
        fields[i] = settings[i].field;
    return fields;
}

template<class Section, std::size_t count>
void readSettings(const FieldContext& context, const JsonValue& value,
                  const std::array<Setting<Section>, count>& settings, Section& section)
{
    const JsonPath path{&context.path, value.key};
    if (value.isObject())
        readFields(context.at(path), value, "The section", fieldsOf(settings), section);
    else
        context.values.mismatch(value, value.key, "an object { ... }");
}

template<class Section, std::size_t count>
void writeSettings(JsonWriter& writer, const Scene& scene, std::string_view key,
                   const std::array<Setting<Section>, count>& settings, const Section& section)
{
    writer.beginObject();
    for (const Setting<Section>& row : settings)
        row.write(writer.key(row.field.key), section);
    writeExtra(writer, scene.extra, key, keysOf(fieldsOf(settings)));
    writer.endObject();
}

} // namespace

void readWorld(const FieldContext& context, const JsonValue& value, WorldSettings& world)
{
    readSettings(context, value, kWorldSettings, world);
}
void readBroadPhase(const FieldContext& context, const JsonValue& value, BroadPhaseSettings& broadPhase)
{
    readSettings(context, value, kBroadPhaseSettings, broadPhase);
}
void readStep(const FieldContext& context, const JsonValue& value, StepSettings& step)
{
    readSettings(context, value, kStepSettings, step);
}

void writeWorld(JsonWriter& writer, const Scene& scene)
{
    writeSettings(writer, scene, "world", kWorldSettings, scene.world);
}
void writeBroadPhase(JsonWriter& writer, const Scene& scene)
{
    writeSettings(writer, scene, "broadPhase", kBroadPhaseSettings, scene.broadPhase);
}
void writeStep(JsonWriter& writer, const Scene& scene)
{
    writeSettings(writer, scene, "step", kStepSettings, scene.step);
}

} // namespace broadside
