#pragma once

#include "core/sprites/sprite.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

/// @file
/// The one table of a sprite's fields: reader, writer and property panel go by it.

namespace broadside {

/// The value of a field: a text, two numbers, a truth, a colour, a number, a whole number, or the place of a word in
/// SpriteField::words.
using SpriteValue = std::variant<std::string, Vec2, bool, Rgb, double, std::int32_t, std::size_t>;

enum class SpriteFieldKind : std::uint8_t {
    Text,
    Size,      ///< Vec2; both above 0, or both 0.
    Vector,    ///< Vec2
    Truth,     ///< bool
    Color,     ///< Rgb
    Share,     ///< double from 0 to 1
    NotBelow0, ///< double
    Whole,     ///< int32
    Word,      ///< One of `words`.
};

struct SpriteField {
    std::string_view key;  ///< In files.
    std::string_view unit; ///< "m", or empty.
    std::string_view help; ///< One line for tooltips.
    SpriteFieldKind kind;
    std::span<const std::string_view> words;
    SpriteValue (*get)(const Sprite& sprite);
    void (*set)(Sprite& sprite, const SpriteValue& value); ///< @pre accepts(field, value)

    /// Whether it has the value that files leave out.
    [[nodiscard]] bool isDefault(const Sprite& sprite) const;
};

/// In the order of the file.
[[nodiscard]] std::span<const SpriteField> spriteFields() noexcept;

/// Whether the value is of the field's kind and in its range. Coordinates and sizes are within the coordinate limit.
[[nodiscard]] bool accepts(const SpriteField& field, const SpriteValue& value);
/// "a number from 0 to 1": what the field takes, for messages.
[[nodiscard]] std::string expectedOf(const SpriteField& field);

} // namespace broadside
