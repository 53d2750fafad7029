#include "core/sprites/sprite_table.h"

#include "core/base/suggestion.h"
#include "core/math/coordinate.h"
#include "core/sprites/sprite_messages.h"

#include <array>
#include <cmath>
#include <type_traits>

namespace broadside {
namespace {

using enum SpriteFieldKind;

/// A row for a data member. Enumerations are stored as indices of `words`.
template<auto member>
constexpr SpriteField field(std::string_view key, SpriteFieldKind kind, std::string_view unit, std::string_view help,
                            std::span<const std::string_view> words = {})
{
    using Value = std::decay_t<decltype(std::declval<Sprite&>().*member)>;
    const auto get = [](const Sprite& sprite) -> SpriteValue {
        if constexpr (std::is_enum_v<Value>)
            return static_cast<std::size_t>(sprite.*member);
        else
            return sprite.*member;
    };
    const auto set = [](Sprite& sprite, const SpriteValue& value) {
        if constexpr (std::is_enum_v<Value>)
            sprite.*member = static_cast<Value>(*std::get_if<std::size_t>(&value));
        else
            sprite.*member = *std::get_if<Value>(&value);
    };
    return {key, unit, help, kind, words, get, set};
}

constexpr std::array kFacings{std::string_view{"none"}, std::string_view{"left"}, std::string_view{"right"}};

constexpr std::array kFields{
    field<&Sprite::atlas>("atlas", Text, "", "The atlas; empty: the first of the scene's that has the picture"),
    field<&Sprite::animation>("animation", Text, "", "An animation of the atlas"),
    field<&Sprite::region>("region", Text, "", "A region of the atlas, where no animation is named"),
    field<&Sprite::text>("text", Text, "", "A text in the atlas's glyphs, where nothing else is named"),
    field<&Sprite::size>("size", Size, "m", "Width and height; 0: as large as its pixels are in the atlas"),
    field<&Sprite::offset>("offset", Vector, "m", "From the object's position to the middle of the picture"),
    field<&Sprite::mirrorX>("mirrorX", Truth, "", "Left and right are exchanged"),
    field<&Sprite::mirrorY>("mirrorY", Truth, "", "Top and bottom are exchanged"),
    field<&Sprite::faces>("faces", Word, "",
                          "Which way the picture looks: it is mirrored while its object moves the other way", kFacings),
    field<&Sprite::tint>("tint", Color, "", "The picture's colours are multiplied by it"),
    field<&Sprite::opacity>("opacity", Share, "", "1: as the picture is; 0: not to be seen"),
    field<&Sprite::order>("order", Whole, "", "Higher ones are drawn over lower ones; below 0: under all shapes"),
    field<&Sprite::startTime>("startTime", NotBelow0, "s", "How far its animation is at the start"),
};

bool isSize(Vec2 size)
{
    return size == Vec2{} || (size.x > 0.0 && size.y > 0.0 && isCoordinate(size.x) && isCoordinate(size.y));
}

} // namespace

bool SpriteField::isDefault(const Sprite& sprite) const
{
    static const Sprite kDefaults;
    return get(sprite) == get(kDefaults);
}

std::span<const SpriteField> spriteFields() noexcept { return kFields; }

bool accepts(const SpriteField& field, const SpriteValue& value)
{
    const double* const number = std::get_if<double>(&value);
    const Vec2* const vector = std::get_if<Vec2>(&value);
    const std::size_t* const word = std::get_if<std::size_t>(&value);
    switch (field.kind) {
    case Text:
        return std::holds_alternative<std::string>(value);
    case Size:
        return vector && isSize(*vector);
    case Vector:
        return vector && isCoordinate(vector->x) && isCoordinate(vector->y);
    case Truth:
        return std::holds_alternative<bool>(value);
    case Color:
        return std::holds_alternative<Rgb>(value);
    case Share:
        return number && *number >= 0.0 && *number <= 1.0;
    case NotBelow0:
        return number && *number >= 0.0 && std::isfinite(*number);
    case Whole:
        return std::holds_alternative<std::int32_t>(value);
    case Word:
        return word && *word < field.words.size();
    }
    return false;
}

Message expectedOf(const SpriteField& field)
{
    switch (field.kind) {
    case Text:
        return texts::spriteText();
    case Size:
        return texts::spriteSize();
    case Vector:
        return texts::spriteVector();
    case Truth:
        return texts::spriteTruth();
    case Color:
        return texts::spriteColor();
    case Share:
        return texts::spriteShare();
    case NotBelow0:
        return texts::spriteNotBelow0();
    case Whole:
        return texts::spriteWhole();
    case Word:
        return listedWords(field.words);
    }
    return {};
}

} // namespace broadside
