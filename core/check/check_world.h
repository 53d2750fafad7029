#pragma once

#include "core/base/object_id.h"
#include "core/math/aabb.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// @file
/// Worlds that are made to break broad phases: what is done to them, one operation after the other.

namespace broadside::check {

struct Operation {
    enum class Kind : std::uint8_t { Add, Move, Remove };
    Kind kind = Kind::Add;
    ObjectId id;
    Aabb box; ///< The new box; unused by Remove.
    friend bool operator==(const Operation&, const Operation&) = default;
};

struct CheckWorld {
    std::uint64_t seed = 0;
    Aabb bounds; ///< The world that the broad phase is made for.
    double cellSize = 1.0;
    std::vector<Operation> operations;
};

/// Number of different objects in the operations.
[[nodiscard]] std::size_t objectCount(std::span<const Operation> operations);

struct WorldLimits {
    bool isInside = false; ///< All objects are inside the bounds.
};

/// The families of worlds: each puts one weakness of broad phases to the test.
[[nodiscard]] std::size_t familyCount() noexcept;
/// Its name, such as "cell borders". @pre family < familyCount()
[[nodiscard]] std::string_view familyName(std::size_t family) noexcept;
/// The family of a seed's world. Families take turns.
[[nodiscard]] std::size_t familyOf(std::uint64_t seed) noexcept;

/// The world of a seed, the same on every machine. Coordinates are multiples of 1/16 below 2^19. Each operation is
/// possible when it is done: only present objects move or are removed.
[[nodiscard]] CheckWorld makeWorld(std::uint64_t seed, WorldLimits limits = {});
/// A world in which all objects move again and again, so that a diagnosis has evidence: after the first `objects`
/// operations, each `objects` operations move every object once.
struct EvidenceWorld {
    CheckWorld world;
    std::size_t objects = 0;
};
/// A world like that of a usual game: objects of up to two cells, which move by up to half a cell.
[[nodiscard]] EvidenceWorld makeUsualEvidence(WorldLimits limits = {});
/// A world of the same family as that of this seed.
[[nodiscard]] EvidenceWorld makeEvidence(std::uint64_t seed, WorldLimits limits = {});

} // namespace broadside::check
