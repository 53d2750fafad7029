#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace broadside {

/// The known steps that met the condition of a breakpoint: all those from knownFrom() to the last step that was made.
/// Steps are added at both ends: when they are made, and when a search finds older ones.
///
/// The breakpoint fires in the steps that remain after the first `ignore` ones. Cost: O(log n) per query.
class MetSteps {
public:
    /// Nothing is known of the steps before `knownFrom`.
    explicit MetSteps(std::uint64_t knownFrom = 1) noexcept
        : m_knownFrom(knownFrom)
    {}

    [[nodiscard]] std::uint64_t knownFrom() const noexcept { return m_knownFrom; }
    [[nodiscard]] const std::deque<std::uint64_t>& all() const noexcept { return m_steps; } ///< Ascending.

    /// @pre later than all known steps
    void append(std::uint64_t step) { m_steps.push_back(step); }
    /// Adds steps from `knownFrom` on that are older than the known ones; newer ones are left out. @pre `steps` ascends
    void prepend(std::uint64_t knownFrom, const std::vector<std::uint64_t>& steps);
    /// Forgets the later steps, because they have changed.
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
