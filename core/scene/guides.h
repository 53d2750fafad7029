#pragma once

#include "core/math/vec2.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// @file
/// Guides: lines across the whole world that somebody drew to lay objects out by. World frame, metres. The simulation
/// does not care about them.

namespace broadside {

/// The coordinate that is the same all along a guide.
enum class GuideAxis : std::uint8_t {
    X, ///< A vertical line.
    Y, ///< A horizontal one.
};

struct Guide {
    GuideAxis axis = GuideAxis::X;
    double at = 0.0; ///< |at| within the coordinate limit.

    [[nodiscard]] double distanceTo(Vec2 point) const noexcept; ///< Metres.
    friend bool operator==(const Guide&, const Guide&) = default;
};

/// The guides of a scene. Both lists ascend, and have each place once: whoever fills them by hand calls tidy().
struct Guides {
    std::vector<double> x; ///< Of the vertical ones.
    std::vector<double> y; ///< Of the horizontal ones.

    [[nodiscard]] const std::vector<double>& along(GuideAxis axis) const { return axis == GuideAxis::X ? x : y; }
    [[nodiscard]] bool isEmpty() const noexcept { return x.empty() && y.empty(); }
    [[nodiscard]] std::size_t count() const noexcept { return x.size() + y.size(); }
    [[nodiscard]] bool contains(Guide guide) const;
    [[nodiscard]] std::vector<Guide> all() const; ///< From left to right, then from bottom to top.

    /// The nearest one that is no farther from the point; of equal ones the vertical one, then the lower one. Cost:
    /// O(log n).
    [[nodiscard]] std::optional<Guide> nearest(Vec2 point, double tolerance) const;

    bool add(Guide guide);    ///< False: it is there already. Cost: O(n).
    bool remove(Guide guide); ///< False: it is not there. Cost: O(n).
    /// Sorts, and drops what is there twice. Cost: O(n log n).
    void tidy();

    friend bool operator==(const Guides&, const Guides&) = default;

private:
    [[nodiscard]] std::vector<double>& list(GuideAxis axis) { return axis == GuideAxis::X ? x : y; }
};

} // namespace broadside
