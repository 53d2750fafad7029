#include "core/io/settings_reader.h"

namespace broadside {
namespace {

template<class Target, double Target::*member, NumberRange range>
void readNumber(const FieldContext& context, const JsonValue& value, Target& target)
{
    assign(target.*member, context.values.number(value, value.key, range));
}

template<Vec2 WorldSettings::*member>
void readVector(const FieldContext& context, const JsonValue& value, WorldSettings& world)
{
    assign(world.*member, context.values.vector(value, value.key, NumberRange::Any));
}

template<class Target, class Choice, Choice Target::*member>
void readChoice(const FieldContext& context, const JsonValue& value, Target& target)
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
    Field<WorldSettings>{"width", readNumber<WorldSettings, &WorldSettings::width, NumberRange::Size>},
    Field<WorldSettings>{"height", readNumber<WorldSettings, &WorldSettings::height, NumberRange::Size>},
    Field<WorldSettings>{"gravity", readVector<&WorldSettings::gravity>},
    Field<WorldSettings>{"wind", readVector<&WorldSettings::wind>},
    Field<WorldSettings>{"terminalSpeed", readTerminalSpeed},
    Field<WorldSettings>{"edges", readChoice<WorldSettings, EdgeRule, &WorldSettings::edges>},
};
constexpr std::array kBroadPhaseFields{
    Field<BroadPhaseSettings>{"algorithm", readChoice<BroadPhaseSettings, Algorithm, &BroadPhaseSettings::algorithm>},
    Field<BroadPhaseSettings>{"cellSize",
                              readNumber<BroadPhaseSettings, &BroadPhaseSettings::cellSize, NumberRange::Size>},
};
constexpr std::array kStepFields{
    Field<StepSettings>{"dt", readNumber<StepSettings, &StepSettings::dt, NumberRange::Positive>},
    Field<StepSettings>{"integrator", readChoice<StepSettings, Integrator, &StepSettings::integrator>},
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
