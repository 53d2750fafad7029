#include "editor/plots/strip_layout.h"

#include "editor/widgets/words/number_text.h"

#include <QString>

#include <algorithm>
#include <cmath>

namespace broadside {

int StripLayout::gutterWidth() const { return m_metrics.averageCharWidth() * 28; }

int StripLayout::rulerHeight() const { return m_metrics.height() + 8; }

int StripLayout::marksHeight() const { return static_cast<int>(m_kinds) * kMarkRow; }

QRect StripLayout::plotRect() const { return m_rect.adjusted(gutterWidth(), 0, -8, -2); }

QRect StripLayout::stripRect(std::size_t strip) const
{
    const QRect plot = plotRect();
    const int top = plot.top() + rulerHeight() + marksHeight() + 2;
    const int height = std::max(0, plot.bottom() - top);
    const auto count = static_cast<int>(std::max<std::size_t>(1, m_strips));
    const auto i = static_cast<int>(strip);
    const int from = top + height * i / count;
    const int to = top + height * (i + 1) / count;
    return {plot.left(), from, plot.width(), to - from - 3};
}

double StripLayout::xOf(std::uint64_t step) const
{
    const StepAxis::Window window = m_axis.window();
    const QRect plot = plotRect();
    return plot.left() + (static_cast<double>(step) - window.from) / (window.to - window.from) * plot.width();
}

double StripLayout::placeAt(double x) const
{
    const StepAxis::Window window = m_axis.window();
    const QRect plot = plotRect();
    return window.from + (x - plot.left()) / std::max(1, plot.width()) * (window.to - window.from);
}

std::vector<StripLayout::RulerLabel> StripLayout::rulerLabels() const
{
    const QRect plot = plotRect();
    const double widest =
        m_metrics.horizontalAdvance(grouped(m_axis.last())) + m_metrics.horizontalAdvance(QLatin1Char('0'));
    const double stepsPerPixel = (placeAt(plot.right()) - placeAt(plot.left())) / std::max(1, plot.width());
    const double every = std::max(1.0, roundedUp(widest * stepsPerPixel));
    const double end = std::min(placeAt(plot.right()), static_cast<double>(m_axis.last()));
    std::vector<RulerLabel> labels;
    for (double step = std::ceil(placeAt(plot.left()) / every) * every; step <= end; step += every) {
        if (step < static_cast<double>(m_axis.first()))
            continue;
        const auto number = static_cast<std::uint64_t>(step);
        const double width = m_metrics.horizontalAdvance(grouped(number));
        const double left = std::clamp(xOf(number) - width / 2.0, plot.left() + 2.0, plot.right() - width);
        const QRectF rect(left, plot.top(), width, rulerHeight());
        // At an edge the number was moved to stay visible, and may overlap the one before.
        if (labels.empty() || labels.back().rect.right() < left)
            labels.push_back({number, rect});
    }
    return labels;
}

double roundedUp(double value)
{
    if (!(value > 0.0))
        return 1.0;
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double step : {1.0, 2.0, 5.0})
        if (value <= step * power)
            return step * power;
    return 10.0 * power;
}

} // namespace broadside
