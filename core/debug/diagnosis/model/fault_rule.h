#pragma once

#include "core/debug/diagnosis/model/hypothesis.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace broadside::diagnosis {

/// Families of faults, which can be left out of a search.
enum class Family : std::uint8_t { Structure, Time, Geometry, Mechanism, Contrast };
inline constexpr std::size_t kFamilies = 5;
/// The family of the part that is wrong; of several wrong parts, the first in the order of ruleOf().
[[nodiscard]] Family familyOf(const Hypothesis& hypothesis) noexcept;

/// A mechanism that loses pairs after the structure has brought them together.
struct Mechanism {
    Feature feature;
    Condition::Compare side; ///< Which side of a threshold is lost.
    double price;            ///< Bits.
    std::string_view rule;   ///< Stable id.
};
[[nodiscard]] std::span<const Mechanism> mechanisms() noexcept;

/// The stable id of what is wrong, such as "late-registration"; "contrast" if conditions are no mechanism. Empty if
/// nothing is wrong.
[[nodiscard]] std::string_view ruleOf(const Hypothesis& hypothesis) noexcept;

} // namespace broadside::diagnosis
