#include "editor/plots/step_series.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

StepSeries::Extent joined(StepSeries::Extent a, double value) noexcept
{
    return {std::fmin(a.least, value), std::fmax(a.greatest, value)}; // fmin and fmax ignore NaN, the unknown values
}

} // namespace

void StepSeries::reset(std::uint64_t first)
{
    m_values.clear();
    m_blocks.clear();
    m_origin = first;
    m_begin = 0;
}

void StepSeries::append(double value)
{
    if (m_values.size() % kBlock == 0)
        m_blocks.push_back({value, value});
    m_blocks.back() = joined(m_blocks.back(), value);
    m_values.push_back(value);
}

void StepSeries::cutAfter(std::uint64_t step)
{
    if (step + 1 >= end())
        return;
    if (step < first()) {
        reset(first());
        return;
    }
    m_values.resize(static_cast<std::size_t>(step + 1 - m_origin));
    m_blocks.resize((m_values.size() + kBlock - 1) / kBlock);
    const std::size_t from = (m_blocks.size() - 1) * kBlock;
    m_blocks.back() = {m_values[from], m_values[from]};
    for (std::size_t i = from; i < m_values.size(); ++i)
        m_blocks.back() = joined(m_blocks.back(), m_values[i]);
}

void StepSeries::dropBefore(std::uint64_t step)
{
    if (step <= first())
        return;
    if (step >= end()) {
        reset(step);
        return;
    }
    m_begin = static_cast<std::size_t>(step - m_origin);
    const std::size_t blocks = m_begin / kBlock;
    if (2 * blocks < m_blocks.size())
        return; // the values are moved only when at least half of the blocks are forgotten
    m_values.erase(m_values.begin(), m_values.begin() + static_cast<std::ptrdiff_t>(blocks * kBlock));
    m_blocks.erase(m_blocks.begin(), m_blocks.begin() + static_cast<std::ptrdiff_t>(blocks));
    m_origin += blocks * kBlock;
    m_begin -= blocks * kBlock;
}

StepSeries::Extent StepSeries::extent(std::uint64_t from, std::uint64_t last) const
{
    std::size_t i = static_cast<std::size_t>(from - m_origin);
    const std::size_t end = static_cast<std::size_t>(last - m_origin) + 1;
    Extent extent{m_values[i], m_values[i]};
    while (i < end) {
        if (i % kBlock == 0 && i + kBlock <= end) {
            const Extent& block = m_blocks[i / kBlock];
            extent = joined(joined(extent, block.least), block.greatest);
            i += kBlock;
        } else {
            extent = joined(extent, m_values[i]);
            ++i;
        }
    }
    return extent;
}

} // namespace broadside
