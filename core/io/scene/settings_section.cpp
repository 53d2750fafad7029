#include "core/io/scene/settings_section.h"

#include "core/io/scene/member_writer.h"
#include "core/io/scene/scene_file_messages.h"

#include <type_traits>

namespace broadside {
namespace {

/// A setting with its reader and its writer.
template<class Section>
struct Setting {
    Field<Section> field;
    KeyNotes notes;
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

template<class Section, auto member, NumberRange range>
void readSetting(const FieldContext& context, const JsonValue& value, Section& section)
{
    assign(section.*member, readValue(context, value, range, section.*member));
}

/// What a setting means, for its row.
struct SettingWords {
    std::string_view unit;
    std::string_view meaning;
    std::string_view example;
};

template<auto member, NumberRange range, class Section, class Value>
constexpr Setting<Section> settingOf(std::string_view key, const SettingWords& words, Value Section::*)
{
    return {{key, readSetting<Section, member, range>},
            {formOf<Value>(range), words.unit, words.meaning, words.example, writeDefaultOf<Section, member>},
            [](JsonWriter& writer, const Section& section) { writeValue(writer, section.*member); }};
}
template<auto member, NumberRange range = NumberRange::Any>
constexpr auto setting(std::string_view key, const SettingWords& words)
{
    return settingOf<member, range>(key, words, member);
}

// The order is that of files.
constexpr std::array kWorldSettings{
    setting<&WorldSettings::width, NumberRange::Size>("width",
                                                      {"m", "Width of the world, which begins at (0, 0)", "24"}),
    setting<&WorldSettings::height, NumberRange::Size>("height", {"m", "Height of the world; y points up", "12.5"}),
    setting<&WorldSettings::gravity>("gravity", {"m/s²", "Acceleration of every dynamic object", "[0, -9.81]"}),
    setting<&WorldSettings::wind>("wind", {"m/s²", "The same, and `gravityScale` has no influence on it", "[0.5, 0]"}),
    setting<&WorldSettings::terminalSpeed, NumberRange::Positive>(
        "terminalSpeed", {"m/s", "The highest speed; `null`: there is no limit", "40"}),
    setting<&WorldSettings::edges>(
        "edges", {"", "What happens to a dynamic object whose position is outside the world", R"("bounce")"}),
};
constexpr std::array kBroadPhaseSettings{
    setting<&BroadPhaseSettings::algorithm>("algorithm",
                                            {"", "The algorithm that finds the candidates", R"("quadtree")"}),
    setting<&BroadPhaseSettings::cellSize, NumberRange::Size>(
        "cellSize", {"m", "Side of a cell, for the algorithms that have cells", "1.25"}),
};
constexpr std::array kStepSettings{
    setting<&StepSettings::dt, NumberRange::Positive>("dt", {"s", "Duration of a step", "0.01"}),
    setting<&StepSettings::integrator>("integrator",
                                       {"", "The formula that advances velocity and position", R"("velocity-verlet")"}),
    setting<&StepSettings::continuous>(
        "continuous", {"", "Sweeps shapes along their motion, so that fast objects do not tunnel", "true"}),
};

template<class Section, std::size_t count>
void readSettings(const FieldContext& context, const JsonValue& value,
                  const std::array<Setting<Section>, count>& settings, Section& section)
{
    const JsonPath path{&context.path, value.key};
    if (value.isObject())
        readFields(context.at(path), value, texts::sceneTheSection, fieldsOf(settings), section);
    else
        context.values.mismatch(value, value.key, texts::sceneSectionForm());
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

KeyTable worldKeyTable()
{
    return {"world", "The size of the world, the forces in it, and its edges.", factsOf(kWorldSettings), {}};
}
KeyTable broadPhaseKeyTable()
{
    return {"broadPhase", "How the pairs that may overlap are found.", factsOf(kBroadPhaseSettings), {}};
}
KeyTable stepKeyTable()
{
    return {"step", "How the world advances from one step to the next.", factsOf(kStepSettings), {}};
}

} // namespace broadside
