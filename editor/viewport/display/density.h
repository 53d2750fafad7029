#pragma once

#include "editor/viewport/camera2d.h"
#include "editor/viewport/display/display_list.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace broadside {

/// Objects of one kind that are too small, or too many, to be drawn one by one, gathered in squares of a few logical
/// pixels. The squares stand still in the world while the camera pans, so that nothing flickers.
class Density {
public:
    /// @param square Logical pixels, > 0.
    explicit Density(const Camera2D& camera, double square = 2.0);

    /// Points outside the view are passed over.
    void add(Vec2 point);
    /// Appends a raster of the squares that have something, the stronger the more they have; nothing without any.
    void paint(Rgba color, DisplayLayerItems& items) const;

private:
    double m_side;     // metres
    double m_perMetre; // squares
    Vec2 m_origin;     // lower left corner of the first square
    std::size_t m_columns = 0;
    std::size_t m_rows = 0;
    std::vector<std::uint8_t> m_counts; // made when the first point comes; they end where more looks the same
    /// What has been added to.
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
