#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace broadside {

/// One number for each step of a range, ready to be drawn at any width: extent() gives the least and the greatest of
/// any part in O(steps of the part / 64), so that no peak is lost where many steps share a pixel. NaN: the number of
/// that step is not known. The extent of a part is that of its known numbers, or NaN when it has none.
class StepSeries {
public:
    struct Extent {
        double least = 0.0;
        double greatest = 0.0;
        friend bool operator==(const Extent&, const Extent&) = default;
    };

    /// Removes all values. The next value is that of step `first`.
    void reset(std::uint64_t first = 0);
    void append(double value);
    /// Keeps the values up to `step`. If `step` is before the first one, none remain.
    void cutAfter(std::uint64_t step);
    /// Forgets values before `step`. Cost: O(1) amortised; a call now and then moves all values.
    void dropBefore(std::uint64_t step);

    [[nodiscard]] bool isEmpty() const noexcept { return m_begin == m_values.size(); }
    /// Step of the next value when empty.
    [[nodiscard]] std::uint64_t first() const noexcept { return m_origin + m_begin; }
    [[nodiscard]] std::uint64_t end() const noexcept { return m_origin + m_values.size(); } ///< One past the last.
    [[nodiscard]] bool has(std::uint64_t step) const noexcept { return step >= first() && step < end(); }
    /// @pre has(step)
    [[nodiscard]] double at(std::uint64_t step) const { return m_values[step - m_origin]; }
    /// Least and greatest value of the steps from `from` to `last`, both included. @pre has() is true for both, from <=
    /// last
    [[nodiscard]] Extent extent(std::uint64_t from, std::uint64_t last) const;

private:
    static constexpr std::size_t kBlock = 64;

    std::vector<double> m_values;
    std::vector<Extent> m_blocks; // extents of kBlock values each; the last block may be shorter
    std::uint64_t m_origin = 0;   // step of m_values[0]
    std::size_t m_begin = 0;      // values before it are forgotten
};

} // namespace broadside
