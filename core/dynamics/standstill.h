#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace broadside {

struct WorldParts;

/// A world in which nothing moves any more, apart from objects that have left it.
struct Standstill {
    std::size_t departed = 0; ///< Objects that still move, but have left the world through an open edge.
    std::uint64_t hash = 0;   ///< As World::hash(), of all the others.
    friend bool operator==(const Standstill&, const Standstill&) = default;
};

/// Set when no object in the world has a speed, and no component will move, copy or remove anything by itself.
/// Objects outside the world and outside the box of all objects at rest, which move away from it, are not pulled
/// back and cannot collide with each other, have departed. A world has come to rest when two consecutive steps have
/// the same value: an object at the highest point of its path has no speed either, and one that is pushed out of
/// another may have none. Never set where the player steers paddles or flippers. O(rows); in a world in which
/// something moves, O(rows up to the first that does).
[[nodiscard]] std::optional<Standstill> standstillOf(const WorldParts& world);

} // namespace broadside
