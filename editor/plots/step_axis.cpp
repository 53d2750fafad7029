#include "editor/plots/step_axis.h"

#include <algorithm>
#include <cmath>

namespace broadside {
namespace {

constexpr double kLeastSteps = 8.0;  // steps that stay in view at the closest zoom
constexpr double kMarginShare = 0.1; // between the cursor and the edge, as a share of the view

} // namespace

StepAxis::Window StepAxis::whole() const
{
    return {static_cast<double>(m_first) - 0.5,
            std::max(static_cast<double>(m_last) + 0.5, static_cast<double>(m_first) + kLeastSteps)};
}

std::uint64_t StepAxis::stepAt(double place) const
{
    const double step = std::round(place);
    return static_cast<std::uint64_t>(std::clamp(step, static_cast<double>(m_first), static_cast<double>(m_last)));
}

void StepAxis::setRange(std::uint64_t first, std::uint64_t last)
{
    m_first = first;
    m_last = last;
    keepInside();
}

void StepAxis::follow(std::uint64_t step)
{
    if (!m_zoom)
        return;
    const double width = m_zoom->to - m_zoom->from;
    const double margin = kMarginShare * width;
    const double at = static_cast<double>(step);
    if (at < m_zoom->from)
        m_zoom = Window{at - margin, at - margin + width};
    else if (at > m_zoom->to)
        m_zoom = Window{at + margin - width, at + margin};
    keepInside();
}

void StepAxis::zoom(double factor, double pivot)
{
    const Window shown = window();
    const double width = std::max(kLeastSteps, (shown.to - shown.from) * factor);
    const double share = (pivot - shown.from) / (shown.to - shown.from);
    m_zoom = Window{pivot - share * width, pivot + (1.0 - share) * width};
    keepInside();
}

void StepAxis::keepInside()
{
    if (!m_zoom)
        return;
    const Window all = whole();
    const double width = m_zoom->to - m_zoom->from;
    if (width >= all.to - all.from) {
        m_zoom.reset();
        return;
    }
    m_zoom->from = std::clamp(m_zoom->from, all.from, all.to - width);
    m_zoom->to = m_zoom->from + width;
}

} // namespace broadside
