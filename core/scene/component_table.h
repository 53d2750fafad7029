#pragma once

#include "core/base/message/fixed_words.h"
#include "core/scene/component.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

/// @file
/// The table of component types and their fields. Reader, writer and property panel use it, so a new component needs
/// only a struct, rows here and its behaviour in core/dynamics.

namespace broadside {

/// The value of a field: a number, an object (may be null), a count, or an index into ComponentField::words.
using FieldValue = std::variant<double, ObjectId, std::uint32_t, std::size_t>;

enum class FieldKind : std::uint8_t {
    Positive,       ///< double > 0.
    NotBelow0,      ///< double >= 0.
    Object,         ///< ObjectId, required.
    OptionalObject, ///< ObjectId, left out of the file when null.
    Count,          ///< uint32.
    Word,           ///< One of `words`.
};

struct ComponentField {
    std::string_view key;  ///< Key in files.
    std::string_view unit; ///< "m/s", or empty.
    FixedWords help;       ///< One line, for tooltips.
    FieldKind kind;
    std::span<const std::string_view> words;
    FieldValue (*get)(const Component& component);
    /// @pre `value` has the alternative that belongs to `kind`.
    void (*set)(Component& component, const FieldValue& value);
};

struct ComponentType {
    std::string_view name; ///< Name in files.
    FixedWords help;       ///< One line, for menus.
    std::span<const ComponentField> fields;
    Component (*make)(); ///< Makes one with default values.
};

/// All types in the order of the variant, without UnknownComponent.
[[nodiscard]] std::span<const ComponentType> componentTypes() noexcept;
/// Null for an unknown component.
[[nodiscard]] const ComponentType* typeOf(const Component& component) noexcept;
/// The type's name, also for an unknown component. Valid as long as the component.
[[nodiscard]] std::string_view typeNameOf(const Component& component) noexcept;
/// Null if no type has this name.
[[nodiscard]] const ComponentType* componentTypeNamed(std::string_view name) noexcept;

} // namespace broadside
