#pragma once

#include "core/broadphase/broad_phase.h"
#include "core/broadphase/packed_grid/lanes.h"
#include "core/math/aabb.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

/// @file
/// Boxes of 32-bit floats, relative to an origin in double, and how they are rounded.
///
/// Rounded outward: the low corner is the largest float that is not above the true value `coordinate - origin`; the
/// high corner is the smallest float that is not below it. A float box contains the true box, so float boxes overlap
/// wherever the true boxes do. Coordinates beyond 2^126 are clamped, which keeps every overlap, too: a function that
/// never decreases, applied to both sides of a.lo <= b.hi, keeps it true.
///
/// Which pairs are certain: a rounded corner is less than one float step from the true one, and a step near a
/// coordinate c is at most |c| * 2^-23. So two float boxes that overlap by 4 steps of the largest coordinate of all
/// (see certainOverlap()) overlap in truth; only pairs that overlap by less must be tested in double.

namespace broadside::packed {

/// A closed box, lo <= hi on both axes, all finite.
struct FloatBox {
    float x0 = 0.0F;
    float y0 = 0.0F;
    float x1 = 0.0F;
    float y1 = 0.0F;

    friend bool operator==(const FloatBox&, const FloatBox&) = default;
};

[[nodiscard]] constexpr bool overlaps(const FloatBox& a, const FloatBox& b) noexcept
{
    return a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;
}

/// The largest stored coordinate; it is so small that differences stay finite.
inline constexpr float kFarthest = 0x1p126F;

/// Rounds outward. @pre the box is finite and not empty
[[nodiscard]] FloatBox roundedOutward(const Aabb& box, Vec2 origin) noexcept;

/// The overlap above which a pair is certain, if no stored coordinate is larger than `largest`.
[[nodiscard]] constexpr float certainOverlap(float largest) noexcept { return largest * 0x1p-21F + 0x1p-126F; }

/// A view of boxes as a structure of arrays, with the numbers of their objects.
struct BoxColumns {
    const float* x0 = nullptr;
    const float* y0 = nullptr;
    const float* x1 = nullptr;
    const float* y1 = nullptr;
    const ObjectIndex* ids = nullptr; ///< Null: box i belongs to object firstId + i.
    std::uint32_t count = 0;
    ObjectIndex firstId = 0;

    [[nodiscard]] FloatBox box(std::uint32_t i) const noexcept { return {x0[i], y0[i], x1[i], y1[i]}; }
    [[nodiscard]] ObjectIndex id(std::uint32_t i) const noexcept { return ids == nullptr ? firstId + i : ids[i]; }
    [[nodiscard]] BoxColumns part(std::uint32_t first, std::uint32_t size) const noexcept
    {
        return {x0 + first, y0 + first,     x1 + first, y1 + first, ids == nullptr ? nullptr : ids + first,
                size,       firstId + first};
    }
};

/// Memory for columns; it never shrinks.
struct BoxStore {
    std::vector<float> x0;
    std::vector<float> y0;
    std::vector<float> x1;
    std::vector<float> y1;
    std::vector<ObjectIndex> ids;

    void makeRoom(std::size_t count);
    void set(std::size_t i, const FloatBox& box, ObjectIndex id) noexcept
    {
        x0[i] = box.x0;
        y0[i] = box.y0;
        x1[i] = box.x1;
        y1[i] = box.y1;
        ids[i] = id;
    }
    [[nodiscard]] FloatBox box(std::size_t i) const noexcept { return {x0[i], y0[i], x1[i], y1[i]}; }
    [[nodiscard]] BoxColumns columns(std::uint32_t count) const noexcept
    {
        return {x0.data(), y0.data(), x1.data(), y1.data(), ids.data(), count, 0};
    }
    [[nodiscard]] std::uint64_t bytes() const noexcept
    {
        return x0.capacity() * (4 * sizeof(float)) + ids.capacity() * sizeof(ObjectIndex);
    }
};

/// The bounds of an empty set of boxes.
inline constexpr FloatBox kNoBounds{std::numeric_limits<float>::infinity(), std::numeric_limits<float>::infinity(),
                                    -std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()};

[[nodiscard]] constexpr FloatBox united(const FloatBox& a, const FloatBox& b) noexcept
{
    return {std::min(a.x0, b.x0), std::min(a.y0, b.y0), std::max(a.x1, b.x1), std::max(a.y1, b.y1)};
}
/// The largest absolute coordinate; 0 for kNoBounds.
[[nodiscard]] constexpr float farthestOf(const FloatBox& bounds) noexcept
{
    return std::max({0.0F, -bounds.x0, -bounds.y0, bounds.x1, bounds.y1});
}

/// The true boxes of some objects.
struct ChosenBoxes {
    std::span<const Aabb> boxes;      ///< Indexed by object.
    const ObjectIndex* ids = nullptr; ///< Null: box i belongs to object firstId + i.
    std::uint32_t count = 0;
    ObjectIndex firstId = 0;

    [[nodiscard]] ObjectIndex id(std::uint32_t i) const noexcept { return ids == nullptr ? firstId + i : ids[i]; }
    [[nodiscard]] const Aabb& box(std::uint32_t i) const noexcept { return boxes[id(i)]; }
    [[nodiscard]] ChosenBoxes part(std::uint32_t first, std::uint32_t size) const noexcept
    {
        return {boxes, ids == nullptr ? nullptr : ids + first, size, firstId + first};
    }
};

/// Number of boxes that are rounded at a time: they fit into the first-level cache, with the results made from them.
inline constexpr std::uint32_t kRoundedBlock = 512;
struct RoundedBlock {
    std::array<float, kRoundedBlock> x0;
    std::array<float, kRoundedBlock> y0;
    std::array<float, kRoundedBlock> x1;
    std::array<float, kRoundedBlock> y1;

    /// The rounded boxes of these objects.
    [[nodiscard]] BoxColumns columns(const ChosenBoxes& of) const noexcept
    {
        return {x0.data(), y0.data(), x1.data(), y1.data(), of.ids, of.count, of.firstId};
    }
};

/// Rounds boxes. Cost: O(boxes). @pre at most kRoundedBlock boxes
void roundOutward(const ChosenBoxes& chosen, Vec2 origin, RoundedBlock& rounded, Lanes lanes);
/// The same for y0 alone.
void roundLowY(const ChosenBoxes& chosen, Vec2 origin, float* rounded, Lanes lanes);

} // namespace broadside::packed
