#pragma once

#include "core/math/vec2.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace broadside::levels::godot {

/// A value of a property in Godot's text format.
struct GodotValue {
    enum class Kind : std::uint8_t {
        Other, ///< null, a dictionary, an array of other values: nothing that an import needs.
        Truth,
        Number,
        Text,
        Call, ///< Vector2(1, 2), ExtResource("1"), PackedVector2Array(...).
    };
    Kind kind = Kind::Other;
    bool truth = false;
    std::string text;            ///< The text, the name of the call, or its only argument if that is a text.
    std::string argument;        ///< The text in ExtResource("1_ab").
    std::vector<double> numbers; ///< The number itself, or the arguments of the call.

    [[nodiscard]] bool isCall(std::string_view name) const noexcept { return kind == Kind::Call && text == name; }
    /// The value of Vector2(x, y).
    [[nodiscard]] std::optional<Vec2> vector() const;
    /// The values of PackedVector2Array(...), or PoolVector2Array(...) in Godot 3. Nothing: not such an array.
    [[nodiscard]] std::optional<std::vector<Vec2>> points() const;
    [[nodiscard]] std::optional<double> number() const;
    /// "1_ab" for ExtResource("1_ab"), "1" for ExtResource( 1 ).
    [[nodiscard]] std::optional<std::string> reference(std::string_view call) const;
};

} // namespace broadside::levels::godot
