#include "core/io/scene/settings_reader.h"

namespace broadside {
namespace {

template<class Target, double Target::*member, NumberRange range>
void readSettingNumber(const FieldContext& context, const JsonValue& value, Target& target)
{
    assign(target.*member, context.values.number(value, value.key, range));
}

template<Vec2 WorldSettings::*member>
void readSettingVector(const FieldContext& context, const JsonValue& value, WorldSettings& world)
{
    assign(world.*member, context.values.vector(value, value.key, NumberRange::Any));
}

template<class Target, class Choice, Choice Target::*member>
void readSettingChoice(const FieldContext& context, const JsonValue& value, Target& target)
{
    assign(target.*member, context.values.choice<Choice>(value, value.key));
}

void readTerminalSpeed(const FieldContext& context, const JsonValue& value, WorldSettings& world)
{
    world.terminalSpeed.reset();
    if (value.type != JsonType::Null)
        world.terminalSpeed = context.values.number(value, value.key, NumberRange::Positive);
}

void readContinuous(const FieldContext& context, const JsonValue& value, StepSettings& step)
{
    assign(step.continuous, context.values.truth(value, value.key));
}

constexpr std::array kWorldFields{
    Field<WorldSettings>{"width", readSettingNumber<WorldSettings, &WorldSettings::width, NumberRange::Size>},
    Field<WorldSettings>{"height", readSettingNumber<WorldSettings, &WorldSettings::height, NumberRange::Size>},
    Field<WorldSettings>{"gravity", readSettingVector<&WorldSettings::gravity>},
    Field<WorldSettings>{"wind", readSettingVector<&WorldSettings::wind>},
    Field<WorldSettings>{"terminalSpeed", readTerminalSpeed},
    Field<WorldSettings>{"edges", readSettingChoice<WorldSettings, EdgeRule, &WorldSettings::edges>},
};
constexpr std::array kBroadPhaseFields{
    Field<BroadPhaseSettings>{"algorithm",
                              readSettingChoice<BroadPhaseSettings, Algorithm, &BroadPhaseSettings::algorithm>},
    Field<BroadPhaseSettings>{"cellSize",
                              readSettingNumber<BroadPhaseSettings, &BroadPhaseSettings::cellSize, NumberRange::Size>},
};
constexpr std::array kStepFields{
    Field<StepSettings>{"dt", readSettingNumber<StepSettings, &StepSettings::dt, NumberRange::Positive>},
    Field<StepSettings>{"integrator", readSettingChoice<StepSettings, Integrator, &StepSettings::integrator>},
    Field<StepSettings>{"continuous", readContinuous},
};
constexpr auto kWorldKeys = keysOf(kWorldFields);
constexpr auto kBroadPhaseKeys = keysOf(kBroadPhaseFields);
constexpr auto kStepKeys = keysOf(kStepFields);

template<class Target, std::size_t count>
void readSection(const FieldContext& context, const JsonValue& value, const std::array<Field<Target>, count>& fields,
                 Target& target)
{
    const JsonPath path{&context.path, value.key};
    if (value.isObject())
        readFields(context.at(path), value, "The section", fields, target);
    else
        context.values.mismatch(value, value.key, "an object { ... }");
}

} // namespace

void readWorldSettings(const FieldContext& context, const JsonValue& value, WorldSettings& world)
{
    readSection(context, value, kWorldFields, world);
}

void readBroadPhaseSettings(const FieldContext& context, const JsonValue& value, BroadPhaseSettings& broadPhase)
{
    readSection(context, value, kBroadPhaseFields, broadPhase);
}

void readStepSettings(const FieldContext& context, const JsonValue& value, StepSettings& step)
{
    readSection(context, value, kStepFields, step);
}

std::span<const std::string_view> keysOfWorld() noexcept { return kWorldKeys; }
std::span<const std::string_view> keysOfBroadPhase() noexcept { return kBroadPhaseKeys; }
std::span<const std::string_view> keysOfStep() noexcept { return kStepKeys; }

} // namespace broadside
