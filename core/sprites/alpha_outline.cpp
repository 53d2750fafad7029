#include "core/sprites/alpha_outline.h"

#include "core/base/count_text.h"
#include "core/base/limits.h"
#include "core/geometry/simplification.h"

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

/// The picture with a margin of one transparent pixel, what is enclosed filled.
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
    /// Of the picture, or of the margin around it.
    [[nodiscard]] bool isSolid(int x, int y) const { return (m_cells[at(x, y)] & kOutside) == 0; }
    /// The crack along the left side of a pixel was walked.
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

    /// Floods from the margin; across sides only, as what touches at a corner hangs together.
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

/// Walks along the cracks between solid and outside, the solid on the right hand.
class BorderWalk {
public:
    BorderWalk(SolidMask& mask, int x, int y)
        : m_mask(mask)
        , m_x(x)
        , m_y(y)
    {}

    /// @pre it began at the upper left corner of a solid pixel that has nothing above and nothing to the left
    [[nodiscard]] Border border()
    {
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
    // Clockwise on the screen.
    static constexpr int kEast = 0;
    static constexpr int kNorth = 3;
    static constexpr std::array<int, 4> kStepX{1, 0, -1, 0};
    static constexpr std::array<int, 4> kStepY{0, 1, 0, -1};

    void advance()
    {
        m_x += kStepX[m_heading];
        m_y += kStepY[m_heading];
        if (m_heading == kNorth)
            m_mask.walkLeft(m_x, m_y);
    }
    /// The pixel ahead of the corner, left or right of the heading.
    [[nodiscard]] bool isSolidAhead(bool onTheRight) const
    {
        // Offsets of the pixels to the right of the heading; the one to the left is where the next heading's is.
        constexpr std::array<int, 4> kRightX{0, -1, -1, 0};
        constexpr std::array<int, 4> kRightY{0, 0, -1, -1};
        const std::size_t which = onTheRight ? m_heading : (m_heading + 3) % 4;
        return m_mask.isSolid(m_x + kRightX[which], m_y + kRightY[which]);
    }
    void turn(Border& corners)
    {
        const Vec2 here{static_cast<double>(m_x), static_cast<double>(m_y)};
        const bool right = isSolidAhead(true);
        if (isSolidAhead(false)) {
            const Vec2 in = step();
            m_heading = (m_heading + 3) % 4;
            if (right)
                corners.push_back(here);
            else // Two pixels touch here at a corner, and the walk comes twice: a bridge keeps its two ways apart.
                corners.insert(corners.end(), {here - kBridge * in, here + kBridge * step()});
        } else if (!right) {
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
            // The first that a border shows to this order is its topmost, leftmost pixel: nothing is above it.
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

/// Nothing when they would need too many points.
std::optional<std::vector<Border>> simplified(const std::vector<Border>& borders, double tolerance)
{
    std::vector<Border> polygons;
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

/// Of the largest piece, as finely as it takes to show it. @pre tolerance 0 would show it
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
    if (static_cast<std::size_t>(view.width) * static_cast<std::size_t>(view.height) > kMostPixels) {
        Problem problem;
        problem.message = "A picture of " + std::to_string(view.width) + " x " + std::to_string(view.height) +
                          " pixels is too large to trace: the limit is " + groupedNumber(kMostPixels) + " pixels";
        problem.remedy = "Trace a region of it, or a smaller picture";
        return problem;
    }
    SolidMask mask(view);
    std::vector<Border> borders = bordersOf(mask);
    if (borders.empty())
        return AlphaOutline{{}, tolerance};
    sortByArea(borders);
    auto polygons = simplified(borders, tolerance);
    while (!polygons) {
        tolerance = std::max(0.25, 2.0 * tolerance);
        polygons = simplified(borders, tolerance);
    }
    if (polygons->empty())
        return smallestPiece(borders.front(), tolerance);
    return AlphaOutline{std::move(*polygons), tolerance};
}

} // namespace broadside
