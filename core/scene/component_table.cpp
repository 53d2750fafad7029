#include "core/scene/component_table.h"

#include "core/scene/messages/component_messages.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <type_traits>

namespace broadside {
namespace {

template<class>
struct MemberOf;
template<class Owner, class Value>
struct MemberOf<Value Owner::*> {
    using OwnerType = Owner;
    using ValueType = Value;
};

/// A row for a data member. A word is stored as an enumeration whose value is its index in `words`.
template<auto member>
constexpr ComponentField field(std::string_view key, FieldKind kind, std::string_view unit, FixedWords help,
                               std::span<const std::string_view> words = {})
{
    using Owner = typename MemberOf<decltype(member)>::OwnerType;
    using Value = typename MemberOf<decltype(member)>::ValueType;
    const auto get = [](const Component& component) -> FieldValue {
        const auto* owner = std::get_if<Owner>(&component);
        assert(owner);
        const Value& value = owner->*member;
        if constexpr (std::is_enum_v<Value>)
            return static_cast<std::size_t>(value);
        else
            return value;
    };
    const auto set = [](Component& component, const FieldValue& value) {
        auto* owner = std::get_if<Owner>(&component);
        assert(owner);
        Value& target = owner->*member;
        if constexpr (std::is_enum_v<Value>)
            target = static_cast<Value>(*std::get_if<std::size_t>(&value));
        else
            target = *std::get_if<Value>(&value);
    };
    return {key, unit, help, kind, words, get, set};
}

template<class Type>
Component made()
{
    return Type{};
}

using enum FieldKind;
constexpr std::array kDirections{std::string_view{"left"}, std::string_view{"right"}};
constexpr std::array kAxes{std::string_view{"x"}, std::string_view{"y"}};

constexpr std::array kLauncherFields{
    field<&Launcher::projectile>("projectile", Object, "", texts::componentLauncherProjectile),
    field<&Launcher::power>("power", Positive, "1/s", texts::componentLauncherPower),
};
constexpr std::array kWalkerFields{
    field<&Walker::speed>("speed", Positive, "m/s", texts::componentWalkerSpeed),
    field<&Walker::direction>("direction", Word, "", texts::componentWalkerDirection, kDirections),
    field<&Walker::stateTime>("stateTime", NotBelow0, "s", texts::componentWalkerStateTime),
};
constexpr std::array kSpawnerFields{
    field<&Spawner::object>("object", Object, "", texts::componentSpawnerObject),
    field<&Spawner::interval>("interval", Positive, "s", texts::componentSpawnerInterval),
    field<&Spawner::limit>("limit", Count, "", texts::componentSpawnerLimit),
};
constexpr std::array kLifetimeFields{
    field<&Lifetime::seconds>("seconds", Positive, "s", texts::componentLifetimeSeconds),
};
constexpr std::array kPaddleFields{
    field<&Paddle::axis>("axis", Word, "", texts::componentPaddleAxis, kAxes),
    field<&Paddle::speed>("speed", Positive, "m/s", texts::componentPaddleSpeed),
    field<&Paddle::follows>("follows", OptionalObject, "", texts::componentPaddleFollows),
};

constexpr std::array kFlipperFields{
    field<&Flipper::side>("side", Word, "", texts::componentFlipperSide, kDirections),
    field<&Flipper::swing>("swing", Positive, "\u00b0", texts::componentFlipperSwing),
    field<&Flipper::speed>("speed", Positive, "\u00b0/s", texts::componentFlipperSpeed),
};
constexpr std::array kScoreFields{
    field<&Score::points>("points", Count, "", texts::componentScorePoints),
    field<&Score::player>("player", Count, "", texts::componentScorePlayer),
};

constexpr std::array kTypes{
    ComponentType{"launcher", texts::componentLauncher, kLauncherFields, made<Launcher>},
    ComponentType{"walker", texts::componentWalker, kWalkerFields, made<Walker>},
    ComponentType{"spawner", texts::componentSpawner, kSpawnerFields, made<Spawner>},
    ComponentType{"lifetime", texts::componentLifetime, kLifetimeFields, made<Lifetime>},
    ComponentType{"paddle", texts::componentPaddle, kPaddleFields, made<Paddle>},
    ComponentType{"flipper", texts::componentFlipper, kFlipperFields, made<Flipper>},
    ComponentType{"score", texts::componentScore, kScoreFields, made<Score>},
};
static_assert(kTypes.size() + 1 == std::variant_size_v<Component>);

} // namespace

std::span<const ComponentType> componentTypes() noexcept { return kTypes; }

const ComponentType* typeOf(const Component& component) noexcept
{
    return component.index() < kTypes.size() ? &kTypes[component.index()] : nullptr;
}

std::string_view typeNameOf(const Component& component) noexcept
{
    const auto* unknown = std::get_if<UnknownComponent>(&component);
    return unknown ? std::string_view{unknown->type} : typeOf(component)->name;
}

const ComponentType* componentTypeNamed(std::string_view name) noexcept
{
    const auto found = std::ranges::find(kTypes, name, &ComponentType::name);
    return found == kTypes.end() ? nullptr : &*found;
}

} // namespace broadside
