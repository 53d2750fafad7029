#pragma once

#include "core/base/message/message.h"
#include "core/sprites/sprite.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

/// @file
/// The table of a sprite's fields, which reader, writer and property panel use.

namespace broadside {

/// The value of a field: a text, two numbers, a Boolean, a colour, a number, a whole number, or the index of a word in
/// SpriteField::words.
using SpriteValue = std::variant<std::string, Vec2, bool, Rgb, double, std::int32_t, std::size_t>;

enum class SpriteFieldKind : std::uint8_t {
    Text,
    Size,      ///< Vec2; both > 0, or both 0.
    Vector,    ///< Vec2.
    Truth,     ///< bool.
    Color,     ///< Rgb.
    Share,     ///< double from 0 to 1.
    NotBelow0, ///< double.
    Whole,     ///< int32.
    Word,      ///< One of `words`.
};

struct SpriteField {
    std::string_view key;  ///< Name in files.
    std::string_view unit; ///< "m", or empty.
    std::string_view help; ///< One line for tooltips.
    SpriteFieldKind kind;
    std::span<const std::string_view> words;
    SpriteValue (*get)(const Sprite& sprite);
    void (*set)(Sprite& sprite, const SpriteValue& value); ///< @pre accepts(field, value)

    /// Whether the sprite has the value that files omit.
    [[nodiscard]] bool isDefault(const Sprite& sprite) const;
};

/// All fields in the order of the file.
[[nodiscard]] std::span<const SpriteField> spriteFields() noexcept;

/// Whether the value has the field's kind and is in its range. Coordinates and sizes are within the coordinate limit.
[[nodiscard]] bool accepts(const SpriteField& field, const SpriteValue& value);
/// The accepted values for messages: "a number from 0 to 1".
[[nodiscard]] Message expectedOf(const SpriteField& field);

} // namespace broadside
