#pragma once

#include "core/math/aabb.h"
#include "editor/viewport/camera2d.h"

#include <cstdint>
#include <vector>

namespace broadside {

/// Finds places for labels: next to what they are about, inside the view, and over nothing that must stay visible. A
/// label without a free place at its target gets one farther away, and then needs a line to the target.
///
/// Boxes are in the world frame, in metres. Sizes are in logical pixels.
class LabelPlaces {
public:
    enum class Side : std::uint8_t { Above, Below };
    struct Place {
        Aabb box;
        bool isApart = false; ///< Too far from the target to be understood without a line.
    };

    /// @pre the camera outlives this
    explicit LabelPlaces(const Camera2D& camera)
        : m_camera(camera)
    {}

    /// No label may cover this box.
    void keepClear(const Aabb& box) { m_clear.push_back(box); }

    /// Takes a place for a label. No later label covers it. `first`: the side of the target that is tried first. If all
    /// places are taken, the label covers as few boxes as possible. Cost: O(boxes that are kept clear)
    [[nodiscard]] Place take(const Aabb& target, Vec2 size, Side first);

private:
    [[nodiscard]] std::size_t coveredBy(const Aabb& place) const;

    const Camera2D& m_camera;
    std::vector<Aabb> m_clear;
};

} // namespace broadside
