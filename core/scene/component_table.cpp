#include "core/scene/component_table.h"

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
constexpr ComponentField field(std::string_view key, FieldKind kind, std::string_view unit, std::string_view help,
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
    field<&Launcher::projectile>("projectile", Object, "", "The object that it shoots"),
    field<&Launcher::power>("power", Positive, "1/s", "Launch speed for every metre between cannon and pointer"),
};
constexpr std::array kWalkerFields{
    field<&Walker::speed>("speed", Positive, "m/s", "How fast it walks"),
    field<&Walker::direction>("direction", Word, "", "Where it walks at the start", kDirections),
    field<&Walker::stateTime>("stateTime", NotBelow0, "s", "How far its animation is at the start"),
};
constexpr std::array kSpawnerFields{
    field<&Spawner::object>("object", Object, "", "The object that it copies"),
    field<&Spawner::interval>("interval", Positive, "s", "Time between two copies"),
    field<&Spawner::limit>("limit", Count, "", "Copies in all"),
};
constexpr std::array kLifetimeFields{
    field<&Lifetime::seconds>("seconds", Positive, "s", "How long its owner stays in the world"),
};
constexpr std::array kPaddleFields{
    field<&Paddle::axis>("axis", Word, "", "Along which axis it moves", kAxes),
    field<&Paddle::speed>("speed", Positive, "m/s", "How fast it moves"),
    field<&Paddle::follows>("follows", OptionalObject, "",
                            "The object that it goes after; none: the arrow keys steer it"),
};

constexpr std::array kFlipperFields{
    field<&Flipper::side>("side", Word, "", "Its key: left swings counter-clockwise, right clockwise", kDirections),
    field<&Flipper::swing>("swing", Positive, "\u00b0", "How far it rotates about its owner's position"),
    field<&Flipper::speed>("speed", Positive, "\u00b0/s", "How fast it rotates"),
};
constexpr std::array kScoreFields{
    field<&Score::points>("points", Count, "", "Points for each hit"),
    field<&Score::player>("player", Count, "", "The player who gets them: 1, 2, ..."),
};

constexpr std::array kTypes{
    ComponentType{"launcher", "Aims at the pointer and shoots an object", kLauncherFields, made<Launcher>},
    ComponentType{"walker", "Walks along x at a constant speed", kWalkerFields, made<Walker>},
    ComponentType{"spawner", "Puts copies of an object into the world", kSpawnerFields, made<Spawner>},
    ComponentType{"lifetime", "Removes its owner after some time", kLifetimeFields, made<Lifetime>},
    ComponentType{"paddle", "Moves along one axis, steered by keys or after an object", kPaddleFields, made<Paddle>},
    ComponentType{"flipper", "Rotates about its position while a key is pressed", kFlipperFields, made<Flipper>},
    ComponentType{"score", "Counts what hits its owner", kScoreFields, made<Score>},
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
