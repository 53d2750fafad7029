#pragma once

#include "editor/plots/step_axis.h"
#include "editor/plots/strip_chart_data.h"
#include "editor/plots/strip_layout.h"

#include <QWidget>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace broadside {

/// Strips over one axis of steps, with a ruler to scrub on, marks of events, and a line at the current step. Hovering
/// shows all values of a step, a click or a drag emits stepWanted() for it.
///
/// The wheel zooms the axis at the pointer, a double click shows all steps. Arrow keys, Page Up and Down, Home and End
/// emit stepWanted() for other steps.
class StripChart final : public QWidget {
    Q_OBJECT
public:
    explicit StripChart(QWidget* parent = nullptr);

    void setStrips(std::vector<Strip> strips);
    [[nodiscard]] const std::vector<Strip>& strips() const noexcept { return m_data.strips; }
    void setMarkKinds(std::vector<MarkKind> kinds);
    [[nodiscard]] const std::vector<MarkKind>& markKinds() const noexcept { return m_data.kinds; }
    /// All steps that the user can go to. Values may be missing for some.
    void setRange(std::uint64_t first, std::uint64_t last);
    void setCursor(std::uint64_t step);
    /// Sorted by step.
    void setMarks(std::vector<StepMark> marks);
    /// `timeOf`: the simulated time at the end of a step, in seconds, for the readout. Without it the readout shows no
    /// times.
    void setTimes(std::function<std::optional<double>(std::uint64_t)> timeOf);

    /// The owner fills it, then calls update(). @pre the strip and the layer exist
    [[nodiscard]] StepSeries& series(std::size_t strip, std::size_t layer) { return m_data.series[strip][layer]; }

    [[nodiscard]] std::optional<std::uint64_t> hoveredStep() const noexcept { return m_data.hovered; }
    /// The middle of a step on the axis, in pixels of the widget. Tests use it, too.
    [[nodiscard]] double xOf(std::uint64_t step) const { return places().xOf(step); }
    [[nodiscard]] std::uint64_t stepAt(double x) const { return places().stepAt(x); }
    /// The text that hovering a step shows, as lines.
    [[nodiscard]] QString readout(std::uint64_t step) const;
    /// The tooltip of a strip's name: what the strip means, and why its value at the shown step is not known.
    [[nodiscard]] QString tipOf(std::size_t strip) const;

    using RulerLabel = StripLayout::RulerLabel;
    [[nodiscard]] std::vector<RulerLabel> rulerLabels() const { return places().rulerLabels(); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void stepWanted(std::uint64_t step);
    void hoverChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// The current layout.
    [[nodiscard]] StripLayout places() const
    {
        return {rect(), fontMetrics(), m_data.strips.size(), m_data.kinds.size(), m_axis};
    }
    void hover(std::optional<std::uint64_t> step);
    void ask(double x);
    void showTip(const QPoint& at, const QPoint& globalAt);

    StripChartData m_data;
    StepAxis m_axis;
    std::function<std::optional<double>(std::uint64_t)> m_timeOf;
};

} // namespace broadside
