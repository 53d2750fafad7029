#pragma once

#include "core/base/problem.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// @file
/// What people type where a number is wanted: the number, a calculation, or by how much it is to change.
///
/// Numbers are written with a point, perhaps an exponent, and perhaps spaces or commas between groups of three digits:
/// "12 500", "12,500.5", "-3e-4". Calculations know + - * / and ^ (which binds more than a sign before it: -2^2 is -4,
/// and 2^3^2 is 2^9), parentheses, pi, sqrt, abs, round, sin, cos and tan of degrees, min and max of one or more
/// numbers. Between the parentheses of a function a comma ends an argument and groups no digits. The minus, times and
/// division signs of texts count as well as those of keyboards.

namespace broadside {

/// Replaces a number, or changes the one that is there: "+= 2", "-= 2", "*= 1.5", "/= 3".
struct TypedNumber {
    enum class Relation : std::uint8_t { Instead, Plus, Minus, Times, Over };
    Relation relation = Relation::Instead;
    double operand = 0.0; ///< Finite; not 0 for Over.

    /// May be infinite when both are large.
    [[nodiscard]] double appliedTo(double present) const noexcept;
    [[nodiscard]] bool isRelative() const noexcept { return relation != Relation::Instead; }
    friend bool operator==(const TypedNumber&, const TypedNumber&) = default;
};

/// A problem names the place in words and as `column`, in characters from 1. Longer than 1,000 bytes, or deeper than 64
/// parentheses and signs, is one. Cost: linear in the text.
[[nodiscard]] Result<TypedNumber> readTypedNumber(std::string_view utf8);

/// A number alone, without a calculation; nothing for any other text.
[[nodiscard]] std::optional<double> readPlainNumber(std::string_view utf8);

} // namespace broadside
