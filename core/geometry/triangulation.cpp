#include "core/geometry/triangulation.h"

#include "core/geometry/orientation.h"

namespace broadside {
namespace {

/// The rest of the polygon while ears are cut off: a ring of point numbers, counter-clockwise.
class EarClipper {
public:
    explicit EarClipper(std::span<const Vec2> points)
        : m_points(points)
        , m_left(points.size())
        , m_previous(points.size())
        , m_next(points.size())
        , m_isEar(points.size())
    {
        link(isCounterClockwise(points));
        for (std::uint32_t i = 0; i < points.size(); ++i)
            m_isEar[i] = isEar(i);
    }

    [[nodiscard]] std::vector<std::uint32_t> run()
    {
        std::vector<std::uint32_t> triangles;
        triangles.reserve(3 * (m_points.size() - 2));
        std::uint32_t at = 0;
        while (m_left > 3) {
            const std::uint32_t ear = nextEar(at);
            append(triangles, ear);
            at = m_next[ear];
            remove(ear);
        }
        append(triangles, at);
        return triangles;
    }

private:
    void link(bool counterClockwise)
    {
        const auto count = static_cast<std::uint32_t>(m_points.size());
        std::vector<std::uint32_t>& forward = counterClockwise ? m_next : m_previous;
        std::vector<std::uint32_t>& backward = counterClockwise ? m_previous : m_next;
        for (std::uint32_t i = 0; i < count; ++i) {
            forward[i] = (i + 1) % count;
            backward[i] = (i + count - 1) % count;
        }
    }

    /// Every simple polygon has an ear. For other polygons the first corner is returned, so that the loop always ends.
    [[nodiscard]] std::uint32_t nextEar(std::uint32_t from) const
    {
        std::uint32_t at = from;
        for (std::size_t i = 0; i < m_left; ++i, at = m_next[at])
            if (m_isEar[at])
                return at;
        return from;
    }

    [[nodiscard]] int turnAt(std::uint32_t i) const
    {
        return orientation(m_points[m_previous[i]], m_points[i], m_points[m_next[i]]);
    }

    [[nodiscard]] bool isEar(std::uint32_t i) const
    {
        const int turn = turnAt(i);
        if (turn <= 0)
            return turn == 0; // a point on a straight side can be removed without changing the polygon
        for (std::uint32_t other = m_next[m_next[i]]; other != m_previous[i]; other = m_next[other])
            if (blocks(i, m_points[other]))
                return false;
        return true;
    }

    [[nodiscard]] bool blocks(std::uint32_t ear, Vec2 point) const
    {
        const Vec2 a = m_points[m_previous[ear]];
        const Vec2 b = m_points[ear];
        const Vec2 c = m_points[m_next[ear]];
        return orientation(a, b, point) >= 0 && orientation(b, c, point) >= 0 && orientation(c, a, point) >= 0;
    }

    void append(std::vector<std::uint32_t>& triangles, std::uint32_t ear) const
    {
        triangles.insert(triangles.end(), {m_previous[ear], ear, m_next[ear]});
    }

    void remove(std::uint32_t ear)
    {
        const std::uint32_t previous = m_previous[ear];
        const std::uint32_t next = m_next[ear];
        m_next[previous] = next;
        m_previous[next] = previous;
        --m_left;
        m_isEar[previous] = isEar(previous); // only the two neighbours can change
        m_isEar[next] = isEar(next);
    }

    std::span<const Vec2> m_points;
    std::size_t m_left;
    std::vector<std::uint32_t> m_previous;
    std::vector<std::uint32_t> m_next;
    std::vector<bool> m_isEar;
};

} // namespace

std::vector<std::uint32_t> triangulated(std::span<const Vec2> points)
{
    if (points.size() < 3)
        return {};
    return EarClipper(points).run();
}

} // namespace broadside
