#include "core/debug/breakpoints/met_steps.h"

#include <algorithm>

namespace broadside {

void MetSteps::prepend(std::uint64_t knownFrom, const std::vector<std::uint64_t>& steps)
{
    if (knownFrom >= m_knownFrom)
        return;
    m_steps.insert(m_steps.begin(), steps.begin(), std::ranges::lower_bound(steps, m_knownFrom));
    m_knownFrom = knownFrom;
}

void MetSteps::cutAfter(std::uint64_t step)
{
    m_steps.erase(std::ranges::upper_bound(m_steps, step), m_steps.end());
    m_knownFrom = std::min(m_knownFrom, step + 1);
}

std::deque<std::uint64_t>::const_iterator MetSteps::firstFiring(std::uint64_t ignore) const
{
    return m_steps.begin() + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(ignore, m_steps.size()));
}

std::size_t MetSteps::firings(std::uint64_t ignore) const noexcept
{
    return m_steps.size() - std::min<std::uint64_t>(ignore, m_steps.size());
}

bool MetSteps::firesAt(std::uint64_t step, std::uint64_t ignore) const
{
    return std::binary_search(firstFiring(ignore), m_steps.end(), step);
}

std::optional<std::uint64_t> MetSteps::firingAfter(std::uint64_t step, std::uint64_t ignore) const
{
    const auto found = std::upper_bound(firstFiring(ignore), m_steps.end(), step);
    return found == m_steps.end() ? std::nullopt : std::optional{*found};
}

std::optional<std::uint64_t> MetSteps::firingBefore(std::uint64_t step, std::uint64_t ignore) const
{
    const auto first = firstFiring(ignore);
    const auto found = std::lower_bound(first, m_steps.end(), step);
    return found == first ? std::nullopt : std::optional{*std::prev(found)};
}

} // namespace broadside
