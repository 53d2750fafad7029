#include "core/geometry/orientation.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace broadside {
namespace {

/// A sum of doubles without rounding: components of growing size that do not overlap.
class ExactSum {
public:
    void addProduct(double a, double b) noexcept
    {
        const double product = a * b;
        add(std::fma(a, b, -product)); // the rounding error of the product is a double, too
        add(product);
    }

    [[nodiscard]] int sign() const noexcept
    {
        // The largest component that is not zero is larger than the sum of the rest.
        for (std::size_t i = m_count; i-- > 0;)
            if (m_parts[i] != 0.0)
                return m_parts[i] > 0.0 ? 1 : -1;
        return 0;
    }

private:
    void add(double term) noexcept
    {
        double rest = term;
        for (std::size_t i = 0; i < m_count; ++i) {
            const double sum = rest + m_parts[i];
            const double virtualPart = sum - rest;
            m_parts[i] = (rest - (sum - virtualPart)) + (m_parts[i] - virtualPart);
            rest = sum;
        }
        m_parts[m_count++] = rest;
    }

    std::array<double, 12> m_parts{};
    std::size_t m_count = 0;
};

int exactOrientation(Vec2 a, Vec2 b, Vec2 c) noexcept
{
    ExactSum sum;
    sum.addProduct(a.x, b.y);
    sum.addProduct(-a.y, b.x);
    sum.addProduct(b.x, c.y);
    sum.addProduct(-b.y, c.x);
    sum.addProduct(c.x, a.y);
    sum.addProduct(-c.y, a.x);
    return sum.sign();
}

} // namespace

int orientation(Vec2 a, Vec2 b, Vec2 c) noexcept
{
    const double left = (a.x - c.x) * (b.y - c.y);
    const double right = (a.y - c.y) * (b.x - c.x);
    const double area = left - right;
    constexpr double kFilter = 3.3306690738754716e-16; // (3 + 16 u) u with u = 2^-53, Shewchuk's first bound
    const double bound = kFilter * (std::abs(left) + std::abs(right));
    if (area > bound)
        return 1;
    if (area < -bound)
        return -1;
    return exactOrientation(a, b, c);
}

bool isCounterClockwise(std::span<const Vec2> points) noexcept
{
    assert(!points.empty());
    const auto lower = [](Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); };
    const std::size_t count = points.size();
    const auto corner = static_cast<std::size_t>(std::ranges::min_element(points, lower) - points.begin());
    return orientation(points[(corner + count - 1) % count], points[corner], points[(corner + 1) % count]) >= 0;
}

} // namespace broadside
