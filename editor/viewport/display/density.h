#pragma once

#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace broadside {

/// Draws objects of one kind that are too small or too many to be drawn one by one. It counts them in squares of a few
/// logical pixels. The squares keep their place in the world while the camera pans, so that nothing flickers.
class Density {
public:
    /// @param square Logical pixels, > 0.
    explicit Density(const Camera2D& camera, double square = 2.0);

    /// Ignores points outside the view.
    void add(Vec2 point);
    /// Appends a raster of the squares with objects. The more objects a square has, the more opaque it is. Appends
    /// nothing if no point was added.
    void paint(Rgba color, DisplayLayerItems& items) const;

private:
    double m_side;     // Metres.
    double m_perMetre; // Squares per metre.
    Vec2 m_origin;     // Lower left corner of the first square.
    std::size_t m_columns = 0;
    std::size_t m_rows = 0;
    // Allocated with the first point. Saturated where more objects would look the same.
    std::vector<std::uint8_t> m_counts;
    /// The columns or rows that contain points.
    struct Span {
        std::size_t first = static_cast<std::size_t>(-1);
        std::size_t last = 0;
        void take(std::size_t at) noexcept
        {
            first = std::min(first, at);
            last = std::max(last, at);
        }
        [[nodiscard]] std::size_t count() const noexcept { return last - first + 1; }
    };
    Span m_usedColumns;
    Span m_usedRows;
};

} // namespace broadside
