#pragma once

#include "core/base/message/message.h"
#include "core/broadphase/broad_phase.h"
#include "core/math/vec2.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace broadside {

/// How a game makes pairs from square cells: which objects it brings together.
///
/// Units  metres, world frame.
struct CellRule {
    enum class Kind : std::uint8_t {
        Extents, ///< Objects that share a cell; an object is in all cells that its box touches.
        Centre,  ///< Objects whose centres are at most `rings` cells apart on both axes.
    };
    Kind kind = Kind::Extents;
    double cellSize = 1.0; ///< > 0.
    Vec2 origin = {};      ///< A corner of a cell.
    std::int64_t rings = 0;
    /// What lies outside is in the outermost cells of this table; no value: the cells have no end.
    std::optional<Aabb> table = {};

    [[nodiscard]] CellRule withCells(double size) const noexcept { return {kind, size, origin, rings, table}; }
    /// The place that decides about the cell of a point.
    [[nodiscard]] Vec2 placed(Vec2 point) const noexcept;
    friend bool operator==(const CellRule&, const CellRule&) = default;
};

/// What the rule is, in a few words: "the cell of the centre, with 1 ring of neighbours".
[[nodiscard]] Message nameOf(const CellRule& rule);

/// An empty broad phase that reports the pairs of the rule. Never null.
[[nodiscard]] std::unique_ptr<BroadPhase> makeCellRule(const CellRule& rule);

} // namespace broadside
