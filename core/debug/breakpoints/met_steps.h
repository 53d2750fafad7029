#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace broadside {

/// The steps that met the condition of a breakpoint, as far as is known: of all steps from knownFrom() to the last that
/// was made. Steps are told at both ends: as they are made, and as a search through older ones finds them.
///
/// It fires in those that are left when the first `ignore` of all have passed. Cost: O(log n) a question.
class MetSteps {
public:
    /// Nothing is known of the steps before `knownFrom`.
    explicit MetSteps(std::uint64_t knownFrom = 1) noexcept
        : m_knownFrom(knownFrom)
    {}

    [[nodiscard]] std::uint64_t knownFrom() const noexcept { return m_knownFrom; }
    [[nodiscard]] const std::deque<std::uint64_t>& all() const noexcept { return m_steps; } ///< Ascending.

    /// @pre later than all
    void append(std::uint64_t step) { m_steps.push_back(step); }
    /// Those from `knownFrom` on that are older than what was known. Ascending; younger ones are left out.
    void prepend(std::uint64_t knownFrom, const std::vector<std::uint64_t>& steps);
    /// Later steps are not what they were.
    void cutAfter(std::uint64_t step);

    [[nodiscard]] std::size_t firings(std::uint64_t ignore) const noexcept;
    [[nodiscard]] bool firesAt(std::uint64_t step, std::uint64_t ignore) const;
    [[nodiscard]] std::optional<std::uint64_t> firingAfter(std::uint64_t step, std::uint64_t ignore) const;
    [[nodiscard]] std::optional<std::uint64_t> firingBefore(std::uint64_t step, std::uint64_t ignore) const;

private:
    [[nodiscard]] std::deque<std::uint64_t>::const_iterator firstFiring(std::uint64_t ignore) const;

    std::deque<std::uint64_t> m_steps;
    std::uint64_t m_knownFrom;
};

} // namespace broadside
