#pragma once

#include "editor/viewport/camera2d.h"
#include "editor/viewport/display_list.h"

#include <cstdint>
#include <vector>

namespace broadside {

/// Objects of one kind that are too small to be drawn one by one, gathered in squares of a few logical pixels. The
/// squares stand still in the world while the camera pans, so that nothing flickers.
class Density {
public:
    explicit Density(const Camera2D& camera);

    /// Points outside the view are passed over.
    void add(Vec2 point);
    /// Appends one box a square that has something, the stronger the more it has.
    void paint(Rgba color, DisplayLayerItems& items) const;

private:
    double m_side; // metres
    Vec2 m_origin; // lower left corner of the first square
    std::size_t m_columns = 0;
    std::size_t m_rows = 0;
    std::vector<std::uint32_t> m_counts; // made when the first point comes
};

} // namespace broadside
