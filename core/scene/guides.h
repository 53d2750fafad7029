#pragma once

#include "core/math/vec2.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// @file
/// Guides: lines across the whole world that the user draws to lay out objects. World frame, metres. The simulation
/// ignores them.

namespace broadside {

/// The coordinate that is constant along a guide.
enum class GuideAxis : std::uint8_t {
    X, ///< A vertical line.
    Y, ///< A horizontal line.
};

struct Guide {
    GuideAxis axis = GuideAxis::X;
    double at = 0.0; ///< |at| within the coordinate limit.

    [[nodiscard]] double distanceTo(Vec2 point) const noexcept; ///< Metres.
    friend bool operator==(const Guide&, const Guide&) = default;
};

/// The guides of a scene. Both lists are ascending and without duplicates: code that fills them directly must call
/// tidy().
struct Guides {
    std::vector<double> x; ///< Coordinates of the vertical guides.
    std::vector<double> y; ///< Coordinates of the horizontal guides.

    [[nodiscard]] const std::vector<double>& along(GuideAxis axis) const { return axis == GuideAxis::X ? x : y; }
    [[nodiscard]] bool isEmpty() const noexcept { return x.empty() && y.empty(); }
    [[nodiscard]] std::size_t count() const noexcept { return x.size() + y.size(); }
    [[nodiscard]] bool contains(Guide guide) const;
    [[nodiscard]] std::vector<Guide> all() const; ///< All guides, from left to right, then from bottom to top.

    /// The guide nearest to the point, within the tolerance (metres). At equal distance, the vertical one wins, then
    /// the lower coordinate. Cost: O(log n).
    [[nodiscard]] std::optional<Guide> nearest(Vec2 point, double tolerance) const;

    bool add(Guide guide);    ///< False if it is there already. Cost: O(n).
    bool remove(Guide guide); ///< False if it is not there. Cost: O(n).
    /// Sorts, and removes duplicates. Cost: O(n log n).
    void tidy();

    friend bool operator==(const Guides&, const Guides&) = default;

private:
    [[nodiscard]] std::vector<double>& list(GuideAxis axis) { return axis == GuideAxis::X ? x : y; }
};

} // namespace broadside
