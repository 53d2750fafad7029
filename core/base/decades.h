#pragma once

namespace broadside {

/// 10 to the power of `exponent`: the nearest double, with the same bits on every system, which std::pow() does not
/// promise. 0 below the smallest double, infinite above the largest. Cost O(1).
[[nodiscard]] double powerOfTen(int exponent) noexcept;
/// The largest exponent whose power of ten is at most `value`. For 0 and less, and for NaN: one whose power is 0; for
/// infinity: one whose power is infinite.
[[nodiscard]] int decadeOf(double value) noexcept;
/// The smallest exponent whose power of ten is at least `value`; for the others as decadeOf()
[[nodiscard]] int decadeAbove(double value) noexcept;

} // namespace broadside
