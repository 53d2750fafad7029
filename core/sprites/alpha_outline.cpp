#include "core/sprites/alpha_outline.h"

#include "core/base/limits.h"
#include "core/geometry/simplification.h"
#include "core/sprites/sprite_messages.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>

namespace broadside {
namespace {

constexpr std::size_t kMostPixels = 16U << 20;

using Border = std::vector<Vec2>;

/// The picture with a margin of one transparent pixel and with all holes filled.
class SolidMask {
public:
    explicit SolidMask(const AlphaView& view)
        : m_width(view.width + 2)
        , m_height(view.height + 2)
        , m_cells(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height), kSolid)
    {
        markOutside(view);
    }

    [[nodiscard]] int width() const noexcept { return m_width - 2; }
    [[nodiscard]] int height() const noexcept { return m_height - 2; }
    /// @pre a pixel of the picture or of the margin
    [[nodiscard]] bool isSolid(int x, int y) const { return (m_cells[at(x, y)] & kOutside) == 0; }
    /// Whether the walk already passed the edge on the left side of a pixel.
    [[nodiscard]] bool isLeftWalked(int x, int y) const { return (m_cells[at(x, y)] & kLeftWalked) != 0; }
    void walkLeft(int x, int y) { m_cells[at(x, y)] |= kLeftWalked; }

private:
    static constexpr std::uint8_t kSolid = 0;
    static constexpr std::uint8_t kOutside = 1;
    static constexpr std::uint8_t kLeftWalked = 2;

    [[nodiscard]] std::size_t at(int x, int y) const
    {
        return static_cast<std::size_t>(y + 1) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x + 1);
    }

    /// Fills the outside, beginning in the margin. It goes across sides only, because opaque pixels that touch at a
    /// corner are connected.
    void markOutside(const AlphaView& view)
    {
        std::vector<std::uint32_t> open;
        const auto visit = [&](int x, int y) {
            const bool isInside = x >= 0 && y >= 0 && x < view.width && y < view.height;
            std::uint8_t& cell = m_cells[at(x, y)];
            if (cell == kOutside || (isInside && view.isOpaque(x, y)))
                return;
            cell = kOutside;
            open.push_back(static_cast<std::uint32_t>(at(x, y)));
        };
        // The margin surrounds the picture, so every outside pixel can be reached from its corner.
        visit(-1, -1);
        while (!open.empty()) {
            const auto cell = static_cast<int>(open.back());
            open.pop_back();
            const int x = cell % m_width - 1;
            const int y = cell / m_width - 1;
            if (x >= 0)
                visit(x - 1, y);
            if (x < view.width)
                visit(x + 1, y);
            if (y >= 0)
                visit(x, y - 1);
            if (y < view.height)
                visit(x, y + 1);
        }
    }

    int m_width;
    int m_height;
    std::vector<std::uint8_t> m_cells;
};

/// Walks along the edges between solid and outside pixels, with the solid ones on the right.
class BorderWalk {
public:
    BorderWalk(SolidMask& mask, int x, int y)
        : m_mask(mask)
        , m_x(x)
        , m_y(y)
    {}

    /// @pre the walk begins at the upper left corner of a solid pixel with no solid pixel above and none to the left
    [[nodiscard]] Border border()
    {
        // A border may pass its first corner twice: only place and heading together end the walk.
        Border corners;
        const int startX = m_x;
        const int startY = m_y;
        do {
            advance();
            turn(corners);
        } while (m_x != startX || m_y != startY || m_heading != kEast);
        return corners;
    }

private:
    // Headings, clockwise on the screen.
    static constexpr int kEast = 0;
    static constexpr int kNorth = 3;
    static constexpr std::array<int, 4> kStepX{1, 0, -1, 0};
    static constexpr std::array<int, 4> kStepY{0, 1, 0, -1};

    void advance()
    {
        m_x += kStepX[m_heading];
        m_y += kStepY[m_heading];
        // Every border goes north along its first pixel: this mark tells bordersOf() that the border is done.
        if (m_heading == kNorth)
            m_mask.walkLeft(m_x, m_y);
    }
    /// Whether the pixel ahead of the corner, on the right or on the left of the heading, is solid.
    [[nodiscard]] bool isSolidAhead(bool onTheRight) const
    {
        // Offsets of the pixel on the right, by heading. The pixel on the left is that of the previous heading.
        constexpr std::array<int, 4> kRightX{0, -1, -1, 0};
        constexpr std::array<int, 4> kRightY{0, 0, -1, -1};
        const std::size_t which = onTheRight ? m_heading : (m_heading + 3) % 4;
        return m_mask.isSolid(m_x + kRightX[which], m_y + kRightY[which]);
    }
    void turn(Border& corners)
    {
        const Vec2 here{static_cast<double>(m_x), static_cast<double>(m_y)};
        const bool right = isSolidAhead(true);
        // Solid on the left: turn left, so that pixels that touch at a corner stay connected.
        if (isSolidAhead(false)) {
            const Vec2 in = step();
            m_heading = (m_heading + 3) % 4;
            // Without a solid pixel on the right, two pixels touch only at this corner, and the walk passes it twice.
            // A bridge between them keeps the border simple.
            if (right)
                corners.push_back(here);
            else
                corners.insert(corners.end(), {here - kBridge * in, here + kBridge * step()});
        } else if (!right) {
            // Nothing ahead: turn right around the solid pixel.
            m_heading = (m_heading + 1) % 4;
            corners.push_back(here);
        }
    }
    [[nodiscard]] Vec2 step() const
    {
        return {static_cast<double>(kStepX[m_heading]), static_cast<double>(kStepY[m_heading])};
    }

    static constexpr double kBridge = 0.25; ///< Pixels.

    SolidMask& m_mask;
    int m_x;
    int m_y;
    std::size_t m_heading = kEast;
};

std::vector<Border> bordersOf(SolidMask& mask)
{
    std::vector<Border> borders;
    for (int y = 0; y < mask.height(); ++y)
        for (int x = 0; x < mask.width(); ++x)
            // In this order the first pixel of each border is in its topmost row, with nothing above it.
            if (mask.isSolid(x, y) && !mask.isSolid(x - 1, y) && !mask.isLeftWalked(x, y))
                borders.push_back(BorderWalk(mask, x, y).border());
    return borders;
}

double areaOf(const Border& border)
{
    double twice = 0.0;
    for (std::size_t i = 0; i < border.size(); ++i)
        twice += cross(border[i], border[i + 1 == border.size() ? 0 : i + 1]);
    return 0.5 * std::abs(twice);
}

void sortByArea(std::vector<Border>& borders)
{
    // Sorted with the index as second key, so that borders of equal area always have the same order.
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < borders.size(); ++i)
        order.emplace_back(-areaOf(borders[i]), i);
    std::ranges::sort(order);
    std::vector<Border> sorted;
    sorted.reserve(borders.size());
    for (const auto& entry : order)
        sorted.push_back(std::move(borders[entry.second]));
    borders = std::move(sorted);
}

/// Empty when the borders would need too many points.
std::optional<std::vector<Border>> simplified(const std::vector<Border>& borders, double tolerance)
{
    std::vector<Border> polygons;
    // All polygons share one limit of points: they become the parts of one shape.
    std::size_t room = limits::kPointsPerShape;
    for (const Border& border : borders) {
        auto polygon = simplifiedLoop(border, tolerance, room);
        if (!polygon)
            return std::nullopt;
        room -= polygon->size();
        if (!polygon->empty())
            polygons.push_back(std::move(*polygon));
    }
    return polygons;
}

/// The outline of the largest piece, with the tolerance halved until its area shows. @pre it shows at tolerance 0
AlphaOutline smallestPiece(const Border& border, double tolerance)
{
    for (double finer = 0.5 * tolerance;; finer = finer > 0.125 ? 0.5 * finer : 0.0)
        if (auto polygons = simplified({border}, finer); !polygons || !polygons->empty() || finer == 0.0)
            return {polygons.value_or(std::vector<Border>{}), finer};
}

} // namespace

std::size_t AlphaOutline::pointCount() const
{
    return std::accumulate(polygons.begin(), polygons.end(), std::size_t{0},
                           [](std::size_t sum, const auto& polygon) { return sum + polygon.size(); });
}

Result<AlphaOutline> outlineOf(const AlphaView& view, double tolerance)
{
    // Checked before memory is reserved.
    if (static_cast<std::size_t>(view.width) * static_cast<std::size_t>(view.height) > kMostPixels) {
        Problem problem;
        problem.message = texts::spriteLargePicture(static_cast<std::uint64_t>(view.width),
                                                    static_cast<std::uint64_t>(view.height), kMostPixels);
        problem.remedy = texts::spriteTraceRegion();
        return problem;
    }
    SolidMask mask(view);
    std::vector<Border> borders = bordersOf(mask);
    if (borders.empty())
        return AlphaOutline{{}, tolerance};
    sortByArea(borders);
    // Too many points: coarser outlines have fewer, so this loop ends.
    auto polygons = simplified(borders, tolerance);
    while (!polygons) {
        tolerance = std::max(0.25, 2.0 * tolerance);
        polygons = simplified(borders, tolerance);
    }
    // A small picture must not vanish because of its tolerance.
    if (polygons->empty())
        return smallestPiece(borders.front(), tolerance);
    return AlphaOutline{std::move(*polygons), tolerance};
}

} // namespace broadside
