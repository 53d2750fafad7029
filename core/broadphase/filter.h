#pragma once

#include <cstdint>

namespace broadside {

/// Decides which objects may collide.
struct CollisionFilter {
    std::uint32_t category = 1;
    std::uint32_t mask = 0xffff'ffff;
    bool dynamic = false;

    friend constexpr bool operator==(const CollisionFilter&, const CollisionFilter&) = default;
};

/// Each object's mask accepts the other's category; kinds do not matter.
[[nodiscard]] constexpr bool masksMatch(const CollisionFilter& a, const CollisionFilter& b) noexcept
{
    return (a.category & b.mask) != 0 && (b.category & a.mask) != 0;
}
/// CAN COLLIDE: the masks match, and at least one of the two is dynamic.
[[nodiscard]] constexpr bool canCollide(const CollisionFilter& a, const CollisionFilter& b) noexcept
{
    return (a.dynamic || b.dynamic) && masksMatch(a, b);
}

} // namespace broadside
