#pragma once

#include "editor/plots/plot_colors.h"
#include "editor/plots/step_series.h"

#include <QWidget>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace broadside {

/// One number, or a stack of numbers, over the steps.
struct Strip {
    struct Layer {
        QString name;
        PlotHue hue = PlotHue::Blue;
    };
    QString name;
    QString tip;                         ///< Explains the word to somebody who does not know it.
    std::function<QString(double)> text; ///< A value with its unit.
    std::vector<Layer> layers;           ///< From the bottom up; values of each include those below it.
    QString unknownTip = {};             ///< Why a value is not known, and what to do about it.
};

/// Something that happened in a step.
struct StepMark {
    std::uint64_t step = 0;
    std::size_t kind = 0; ///< Index into the kinds of the chart.
    QString text;         ///< One line, for the tooltip.
};
struct MarkKind {
    enum class Sign { Disc, Cross, Square, Triangle };
    QString name;
    PlotHue hue = PlotHue::Orange;
    Sign sign = Sign::Disc; ///< No meaning hangs on colour alone.
};

/// Strips over one axis of steps, with a ruler to scrub on, marks of what happened, and a line where the program
/// stands. Hovering reads all values at a step, a click or a drag asks for it.
///
/// Wheel zooms the axis at the pointer, a double click shows all. Arrow keys, Page and Home/End ask for other steps.
class StripChart final : public QWidget {
    Q_OBJECT
public:
    explicit StripChart(QWidget* parent = nullptr);

    void setStrips(std::vector<Strip> strips);
    void setMarkKinds(std::vector<MarkKind> kinds);
    /// All steps that can be gone to. Values may be missing for some.
    void setRange(std::uint64_t first, std::uint64_t last);
    void setCursor(std::uint64_t step);
    /// Sorted by step.
    void setMarks(std::vector<StepMark> marks);
    /// Seconds at the end of a step, for the ruler; nothing to leave it out.
    void setTimes(std::function<std::optional<double>(std::uint64_t)> timeOf);

    /// To be filled by the owner, who then calls update(). @pre there is such a strip and layer
    [[nodiscard]] StepSeries& series(std::size_t strip, std::size_t layer) { return m_data[strip][layer]; }

    [[nodiscard]] std::optional<std::uint64_t> hoveredStep() const noexcept { return m_hovered; }
    /// The middle of a step's place on the axis, in pixels of the widget. For tests, too.
    [[nodiscard]] double xOf(std::uint64_t step) const;
    [[nodiscard]] std::uint64_t stepAt(double x) const;
    /// What hovering a step says, as lines.
    [[nodiscard]] QString readout(std::uint64_t step) const;
    /// What the name of a strip explains, and why its value is not known where the program stands.
    [[nodiscard]] QString tipOf(std::size_t strip) const;

    /// A number on the ruler.
    struct RulerLabel {
        std::uint64_t step = 0;
        QRectF rect;
    };
    /// Those in view, from the left to the right; none touches another.
    [[nodiscard]] std::vector<RulerLabel> rulerLabels() const;

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
    struct Window {
        double from = 0.0; ///< In steps; step n takes n - 0.5 .. n + 0.5.
        double to = 1.0;
    };

    [[nodiscard]] int gutterWidth() const;
    [[nodiscard]] int rulerHeight() const;
    static constexpr int kMarkRow = 11; // logical pixels
    [[nodiscard]] int marksHeight() const;
    [[nodiscard]] QRect plotRect() const; ///< Ruler, marks and strips, without the names.
    [[nodiscard]] QRect stripRect(std::size_t strip) const;
    [[nodiscard]] Window wholeWindow() const;
    [[nodiscard]] double toWindow(double x) const;
    void keepWindowInside();
    void followTo(std::uint64_t step);
    void hover(std::optional<std::uint64_t> step);
    void ask(double x);
    void showTip(const QPoint& at, const QPoint& globalAt);

    // strip_chart_paint.cpp
    void paintRuler(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintStrip(QPainter& painter, std::size_t strip) const;
    void paintLayer(QPainter& painter, const QRect& rect, const StepSeries& series, double top, const QColor& color,
                    bool filled) const;
    void paintName(QPainter& painter, std::size_t strip, double top) const;
    void paintCursor(QPainter& painter) const;
    [[nodiscard]] double topOf(std::size_t strip) const; ///< The greatest value in view, rounded up.
    /// Of all layers together; nothing where none is known.
    [[nodiscard]] std::optional<double> totalOf(std::size_t strip, std::uint64_t step) const;

    std::vector<Strip> m_strips;
    std::vector<std::vector<StepSeries>> m_data; // [strip][layer]
    std::vector<MarkKind> m_kinds;
    std::vector<StepMark> m_marks;
    std::function<std::optional<double>(std::uint64_t)> m_timeOf;
    std::uint64_t m_first = 0;
    std::uint64_t m_last = 0;
    std::uint64_t m_cursor = 0;
    std::optional<std::uint64_t> m_hovered;
    std::optional<Window> m_zoom; // nothing: all of it
};

/// 1, 2 or 5 times a power of ten, not below `value`.
[[nodiscard]] double roundedUp(double value);

} // namespace broadside
