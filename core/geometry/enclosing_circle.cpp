#include "core/geometry/enclosing_circle.h"

#include "core/base/random.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>
#include <vector>

namespace broadside {
namespace {

EnclosingCircle around(Vec2 a, Vec2 b) noexcept
{
    const Vec2 center = a + 0.5 * (b - a);
    return {center, std::max(distance(center, a), distance(center, b))};
}

/// The circle through three points; for points on one line, the circle around the two that are farthest apart.
EnclosingCircle around(Vec2 a, Vec2 b, Vec2 c) noexcept
{
    const Vec2 ab = b - a;
    const Vec2 ac = c - a;
    const double twice = 2.0 * cross(ab, ac);
    const Vec2 offset = (1.0 / twice) * Vec2{ac.y * lengthSquared(ab) - ab.y * lengthSquared(ac),
                                             ab.x * lengthSquared(ac) - ac.x * lengthSquared(ab)};
    if (twice == 0.0 || !isFinite(offset))
        return std::max({around(a, b), around(a, c), around(b, c)},
                        [](const EnclosingCircle& p, const EnclosingCircle& q) { return p.radius < q.radius; });
    const Vec2 center = a + offset;
    return {center, std::max({distance(center, a), distance(center, b), distance(center, c)})};
}

class Search {
public:
    explicit Search(std::span<const Vec2> points)
        : m_points(points.begin(), points.end())
    {
        Random random(1);
        double largest = 1.0;
        for (std::size_t i = m_points.size(); i > 1; --i)
            std::swap(m_points[i - 1], m_points[random.below(i)]);
        for (const Vec2 point : m_points)
            largest = std::max({largest, std::abs(point.x), std::abs(point.y)});
        m_slack = 1e-13 * largest;
    }

    [[nodiscard]] EnclosingCircle ofAll() const
    {
        EnclosingCircle circle{m_points.front(), 0.0};
        for (std::size_t i = 1; i < m_points.size(); ++i)
            if (!holds(circle, m_points[i]))
                circle = through(i);
        return circle;
    }

private:
    [[nodiscard]] bool holds(const EnclosingCircle& circle, Vec2 point) const
    {
        return distance(circle.center, point) <= circle.radius + m_slack;
    }
    /// The smallest circle around the first `count` points that has point `count` on its border.
    [[nodiscard]] EnclosingCircle through(std::size_t count) const
    {
        EnclosingCircle circle{m_points[count], 0.0};
        for (std::size_t i = 0; i < count; ++i)
            if (!holds(circle, m_points[i]))
                circle = through(i, m_points[count]);
        return circle;
    }
    [[nodiscard]] EnclosingCircle through(std::size_t count, Vec2 border) const
    {
        EnclosingCircle circle = around(m_points[count], border);
        for (std::size_t i = 0; i < count; ++i)
            if (!holds(circle, m_points[i]))
                circle = around(m_points[i], m_points[count], border);
        return circle;
    }

    std::vector<Vec2> m_points;
    double m_slack = 0.0;
};

} // namespace

EnclosingCircle smallestEnclosingCircle(std::span<const Vec2> points)
{
    assert(!points.empty());
    return Search(points).ofAll();
}

} // namespace broadside
