#pragma once

#include "core/base/problem.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// @file
/// What users can type where a number is needed: a number, a calculation, or a change of the present number.
///
/// Numbers have a decimal point, an optional exponent, and optional spaces or commas between groups of three digits:
/// "12 500", "12,500.5", "-3e-4". Calculations have + - * / and ^, parentheses, pi, sqrt, abs, round, sin, cos and tan
/// of degrees, min and max of one or more numbers. ^ binds more than a sign before it: -2^2 is -4, and 2^3^2 is 2^9.
/// Between the parentheses of a function a comma ends an argument and does not group digits. Typographic minus, times
/// and division signs are accepted, too.

namespace broadside {

/// Replaces a number, or changes it: "+= 2", "-= 2", "*= 1.5", "/= 3".
struct TypedNumber {
    enum class Relation : std::uint8_t { Instead, Plus, Minus, Times, Over };
    Relation relation = Relation::Instead;
    double operand = 0.0; ///< Finite; not 0 for Over.

    /// Infinite when the result is too large.
    [[nodiscard]] double appliedTo(double present) const noexcept;
    [[nodiscard]] bool isRelative() const noexcept { return relation != Relation::Instead; }
    friend bool operator==(const TypedNumber&, const TypedNumber&) = default;
};

/// A problem gives the place in words and as `column`, in characters from 1. Texts longer than 1,000 bytes, and more
/// than 64 nested parentheses and signs, are problems. Cost: linear in the text.
[[nodiscard]] Result<TypedNumber> readTypedNumber(std::string_view utf8);

/// A number without a calculation; empty for any other text.
[[nodiscard]] std::optional<double> readPlainNumber(std::string_view utf8);

} // namespace broadside
