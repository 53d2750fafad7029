#pragma once

#include "core/base/long_array.h"
#include "core/broadphase/broad_phase.h"
#include "core/broadphase/packed_grid/float_box.h"

#include <cstdint>
#include <string_view>
#include <vector>

/// @file
/// The worlds of the race. Boxes are 32-bit floats, so that all contenders get the same numbers.

namespace broadside::bench {

using packed::FloatBox;

enum class SceneKind : char {
    Uniform = 'A',  ///< 0.5 m boxes with 1.5 partners each.
    Clusters = 'B', ///< Ten Gaussian clusters of 0.5 m boxes with 5 partners each.
    Sizes = 'C',    ///< Sides log-uniform from 0.1 to 20 m, 1.5 partners each.
    FewLarge = 'T', ///< Like A, but one in a thousand is 10 to 40 m.
    Level = 'D',    ///< Like A; one in twenty moves, the others are the static level.
    Standing = 'E', ///< Like A, but nothing moves; for queries.
};

[[nodiscard]] std::string_view describe(SceneKind kind) noexcept;

/// Order of the object numbers: random, or along rows of the world.
enum class Order { Random, Sorted };

/// The boxes for all contenders. They move by up to 0.1 m in odd frames and back in even frames. If few objects move,
/// each box is one element of an array, so that a move touches one cache line and not four. If all or none move, the
/// boxes are in columns. The peers read box by box, so both layouts are equally good for them.
struct Scene {
    SceneKind kind = SceneKind::Uniform;
    Order order = Order::Random;
    LongArray<float> x0, y0, x1, y1; ///< Empty if few objects move;
    LongArray<FloatBox> boxes;       ///< otherwise this one is empty.
    LongArray<float> dx, dy;         ///< Displacements of the movers, in their order.
    std::vector<std::uint8_t> dynamic;
    std::vector<ObjectIndex> movers; ///< The numbers of the dynamic objects.
    int frame = 0;

    [[nodiscard]] std::uint32_t count() const noexcept { return static_cast<std::uint32_t>(dynamic.size()); }
    [[nodiscard]] FloatBox box(std::uint32_t i) const noexcept
    {
        return boxes.empty() ? FloatBox{x0[i], y0[i], x1[i], y1[i]} : boxes[i];
    }
    [[nodiscard]] bool allMove() const noexcept { return movers.size() == dynamic.size(); }
    /// Moves the dynamic boxes. This is part of every timed frame.
    void move();
    void add(const FloatBox& box);
};

[[nodiscard]] Scene makeScene(SceneKind kind, std::uint32_t count, Order order);

} // namespace broadside::bench
