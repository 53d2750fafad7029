#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view> // std::hash

namespace broadside {

/// Identifies an object in a scene and in its file: 1..2^53, chosen once, never reused within a session.
struct ObjectId {
    /// The largest integer that every JSON reader reads exactly.
    static constexpr std::uint64_t kLargest = std::uint64_t{1} << 53;

    std::uint64_t value = 0; ///< 0 names no object.

    [[nodiscard]] constexpr bool isNull() const noexcept { return value == 0; }
    friend constexpr auto operator<=>(const ObjectId&, const ObjectId&) = default;
};

} // namespace broadside

template<>
struct std::hash<broadside::ObjectId> {
    [[nodiscard]] std::size_t operator()(broadside::ObjectId id) const noexcept
    {
        return std::hash<std::uint64_t>{}(id.value);
    }
};
