#pragma once

#include "core/base/long_array.h"
#include "core/broadphase/broad_phase.h"
#include "core/broadphase/packed_grid/float_box.h"

#include <cstdint>
#include <string_view>
#include <vector>

/// @file
/// The worlds that broad phases are raced on. Boxes are of 32-bit floats, so that all see the same numbers.

namespace broadside::bench {

using packed::FloatBox;

enum class SceneKind : char {
    Uniform = 'A',  ///< 0.5 m boxes, 1.5 partners each.
    Clusters = 'B', ///< Ten Gaussian clusters of 0.5 m boxes, 5 partners each.
    Sizes = 'C',    ///< Sides log-uniform over 0.1 to 20 m, 1.5 partners each.
    FewLarge = 'T', ///< As A, but one in a thousand is 10 to 40 m.
    Level = 'D',    ///< As A; one in twenty moves, the others are the level.
    Standing = 'E', ///< As A, nothing moves: for queries.
};

[[nodiscard]] std::string_view describe(SceneKind kind) noexcept;

/// In which order the objects are numbered: as they came, or along rows of their world.
enum class Order { Random, Sorted };

/// Boxes that all contenders get, and that move to and fro: by up to 0.1 m in every odd frame and back in every even
/// one. Where few move, boxes stand one after the other, so that to move one is to touch one line of the cache and not
/// four; where all or none do, they stand in columns. To the peers either is as good: they read box by box.
struct Scene {
    SceneKind kind = SceneKind::Uniform;
    Order order = Order::Random;
    LongArray<float> x0, y0, x1, y1; ///< Empty where few move,
    LongArray<FloatBox> boxes;       ///< and this one elsewhere.
    LongArray<float> dx, dy;         ///< Of the movers, in their order.
    std::vector<std::uint8_t> dynamic;
    std::vector<ObjectIndex> movers; ///< The numbers of the dynamic ones.
    int frame = 0;

    [[nodiscard]] std::uint32_t count() const noexcept { return static_cast<std::uint32_t>(dynamic.size()); }
    [[nodiscard]] FloatBox box(std::uint32_t i) const noexcept
    {
        return boxes.empty() ? FloatBox{x0[i], y0[i], x1[i], y1[i]} : boxes[i];
    }
    [[nodiscard]] bool allMove() const noexcept { return movers.size() == dynamic.size(); }
    /// Moves what is dynamic: part of every frame that is timed.
    void move();
    void add(const FloatBox& box);
};

[[nodiscard]] Scene makeScene(SceneKind kind, std::uint32_t count, Order order);

} // namespace broadside::bench
