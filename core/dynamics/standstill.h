#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace broadside {

struct WorldParts;

/// A world in which nothing moves any more, apart from objects that have left it.
struct Standstill {
    std::size_t departed = 0; ///< Objects that still move, but have left the world through an open edge.
    std::uint64_t hash = 0;   ///< The hash of all other objects, made like World::hash().
    friend bool operator==(const Standstill&, const Standstill&) = default;
};

/// The standstill of the world if no object in it has a speed, and no component will move, copy or remove anything by
/// itself. An object has departed if it is outside the world and outside the box of all objects at rest, and moves away
/// from it. It must not be accelerated back, and cannot collide with other departed objects. A world has come to rest
/// when two consecutive steps have the same value: an object at the highest point of its path has no speed either, and
/// one that is pushed out of another may have none. Never set where the player steers paddles or flippers. O(rows); in
/// a world in which something moves, O(rows up to the first moving one).
[[nodiscard]] std::optional<Standstill> standstillOf(const WorldParts& world);

} // namespace broadside
