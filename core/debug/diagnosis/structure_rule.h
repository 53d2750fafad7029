#pragma once

#include "core/debug/diagnosis/evidence.h"

#include <cstdint>
#include <optional>

namespace broadside::diagnosis {

/// A small model of the structure in which a game keeps its objects: which two registered boxes meet in it.
struct StructureRule {
    enum class Kind : std::uint8_t {
        Boxes,       ///< Their boxes overlap.
        Extents,     ///< A cell that both touch.
        Centre,      ///< The cells of the centres are at most `ring` apart.
        CentreAsked, ///< The centre of the one is in a cell that the other touches.
        Corners,     ///< A cell that has a corner of both.
        LowCorner,   ///< The cells of the low corners are at most `ring` apart.
    };
    /// What becomes of cells outside of the table.
    enum class Outside : std::uint8_t { Endless, Dropped, Clamped };

    Kind kind = Kind::Boxes;
    std::int64_t ring = 0;
    Outside outside = Outside::Endless;
    GameCells cells; ///< Unless Boxes.
    /// It can lose pairs of objects that are registered right.
    [[nodiscard]] bool isFaulty() const noexcept
    {
        return kind != Kind::Boxes && (kind != Kind::Extents || outside == Outside::Dropped);
    }
    [[nodiscard]] bool isOfPoints() const noexcept
    {
        return kind == Kind::Centre || kind == Kind::LowCorner || kind == Kind::CentreAsked;
    }
};

/// Two objects that are registered with these boxes meet. Nothing: not registered.
[[nodiscard]] bool meet(const StructureRule& structure, TouchRule touch, const std::optional<Aabb>& a,
                        const std::optional<Aabb>& b);

/// What such a structure would show of an object that is registered with the box, as far as it was recorded.
[[nodiscard]] bool agrees(const StructureRule& structure, const std::optional<Aabb>& box, const Registered& recorded,
                          double margin);

/// Bits that say which structure it is.
[[nodiscard]] double priceOf(const StructureRule& structure) noexcept;

} // namespace broadside::diagnosis
