#include "core/geometry/simplification.h"

#include "core/geometry/orientation.h"
#include "core/geometry/segment.h"

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

/// A border whose points are being removed. A side connects two kept points; its chain is the part of the border that
/// it replaces.
class Loop {
public:
    Loop(std::span<const Vec2> border, double tolerance)
        : m_border(border)
        , m_tolerance(tolerance)
        , m_isKept(border.size(), false)
    {
        const std::size_t first = farthestFrom(0);
        const std::size_t second = farthestFrom(first);
        m_isKept[first] = m_isKept[second] = true;
        split(first, second);
        split(second, first);
    }

    [[nodiscard]] std::vector<std::size_t> kept() const
    {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < m_isKept.size(); ++i)
            if (m_isKept[i])
                all.push_back(i);
        return all;
    }

    /// Keeps more points where sides meet. False when no sides meet, or when the border meets itself.
    bool refineMeetingSides()
    {
        const std::vector<std::size_t> sides = kept();
        const std::size_t count = sides.size();
        bool any = false;
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = i + 1; j < count; ++j)
                if (meet(sides, i, j)) {
                    // Refines all meeting sides in one round, so that there are few rounds.
                    const bool first = refine(sides[i], sides[(i + 1) % count]);
                    const bool second = refine(sides[j], sides[(j + 1) % count]);
                    any = any || first || second;
                }
        return any;
    }

private:
    [[nodiscard]] std::size_t after(std::size_t i) const noexcept { return i + 1 == m_border.size() ? 0 : i + 1; }

    [[nodiscard]] std::size_t farthestFrom(std::size_t from) const
    {
        std::size_t best = from;
        for (std::size_t i = 0; i < m_border.size(); ++i)
            if (distanceSquared(m_border[i], m_border[from]) > distanceSquared(m_border[best], m_border[from]))
                best = i;
        return best;
    }

    struct Farthest {
        std::size_t index;
        double distance; ///< -1 when the chain has no points between its ends.
    };
    [[nodiscard]] Farthest farthestOfChain(std::size_t from, std::size_t to) const
    {
        Farthest found{from, -1.0};
        for (std::size_t i = after(from); i != to; i = after(i))
            if (const double away = distanceToSegment(m_border[i], m_border[from], m_border[to]); away > found.distance)
                found = {i, away};
        return found;
    }

    void split(std::size_t from, std::size_t to)
    {
        std::vector<std::pair<std::size_t, std::size_t>> open{{from, to}};
        while (!open.empty()) {
            const auto chain = open.back();
            open.pop_back();
            const Farthest found = farthestOfChain(chain.first, chain.second);
            if (found.distance <= m_tolerance)
                continue;
            m_isKept[found.index] = true;
            open.emplace_back(chain.first, found.index);
            open.emplace_back(found.index, chain.second);
        }
    }

    bool refine(std::size_t from, std::size_t to)
    {
        const Farthest found = farthestOfChain(from, to);
        if (found.distance < 0.0 || m_isKept[found.index])
            return false;
        return m_isKept[found.index] = true;
    }

    /// Whether two sides have more in common than a shared corner. @pre i < j
    [[nodiscard]] bool meet(const std::vector<std::size_t>& sides, std::size_t i, std::size_t j) const
    {
        const std::size_t count = sides.size();
        const auto corner = [&](std::size_t side) { return m_border[sides[side % count]]; };
        if (j == i + 1 && count > 2)
            return foldsBack(corner(i), corner(j), corner(j + 1));
        if (i == 0 && j + 1 == count && count > 2)
            return foldsBack(corner(j), corner(i), corner(i + 1));
        return segmentsMeet(corner(i), corner(i + 1), corner(j), corner(j + 1));
    }
    [[nodiscard]] static bool foldsBack(Vec2 a, Vec2 b, Vec2 c)
    {
        return dot(b - a, c - b) <= 0.0 && orientation(a, b, c) == 0;
    }

    std::span<const Vec2> m_border;
    double m_tolerance;
    std::vector<bool> m_isKept;
};

} // namespace

std::optional<std::vector<Vec2>> simplifiedLoop(std::span<const Vec2> border, double tolerance, std::size_t mostPoints)
{
    if (border.size() < 3)
        return std::vector<Vec2>{};
    Loop loop(border, tolerance);
    std::vector<std::size_t> kept = loop.kept();
    if (kept.size() < 3)
        return std::vector<Vec2>{}; // the border is a line
    do {
        kept = loop.kept();
        if (kept.size() > mostPoints)
            return std::nullopt;
    } while (loop.refineMeetingSides());
    std::vector<Vec2> points;
    points.reserve(kept.size());
    for (const std::size_t i : kept)
        points.push_back(border[i]);
    return points;
}

} // namespace broadside
