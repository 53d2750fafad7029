#pragma once

#include "core/scene/component.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

/// @file
/// The one table of component types and their fields: reader, writer and property panel go by it, so a new component is
/// a struct, its rows here and its deeds in core/dynamics.

namespace broadside {

/// The value of a field: a number, an object (null: none), a count, or the place of a word in ComponentField::words.
using FieldValue = std::variant<double, ObjectId, std::uint32_t, std::size_t>;

enum class FieldKind : std::uint8_t {
    Positive,       ///< double > 0.
    NotBelow0,      ///< double >= 0.
    Object,         ///< ObjectId, must be given.
    OptionalObject, ///< ObjectId, left out when null.
    Count,          ///< uint32.
    Word,           ///< One of `words`.
};

struct ComponentField {
    std::string_view key;  ///< In files.
    std::string_view unit; ///< "m/s", or empty.
    std::string_view help; ///< One line for tooltips.
    FieldKind kind;
    std::span<const std::string_view> words;
    FieldValue (*get)(const Component& component);
    void (*set)(Component& component, const FieldValue& value); ///< @pre the alternative that `kind` says.
};

struct ComponentType {
    std::string_view name; ///< In files.
    std::string_view help; ///< One line for menus.
    std::span<const ComponentField> fields;
    Component (*make)(); ///< With defaults.
};

/// In the order of the variant; unknown components have no type here.
[[nodiscard]] std::span<const ComponentType> componentTypes() noexcept;
/// Null for an unknown component.
[[nodiscard]] const ComponentType* typeOf(const Component& component) noexcept;
/// The type's name, also of an unknown component; it lives as long as the component does.
[[nodiscard]] std::string_view typeNameOf(const Component& component) noexcept;
/// Null for a word that names no type.
[[nodiscard]] const ComponentType* componentTypeNamed(std::string_view name) noexcept;

} // namespace broadside
