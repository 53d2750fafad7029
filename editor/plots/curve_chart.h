#pragma once

#include "editor/plots/plot_colors.h"

#include <QWidget>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace broadside {

/// A measured curve over a logarithmic x axis, with named vertical lines at values of interest. Hovering shows the
/// nearest point, a click emits pointWanted() for it. Left and Right move from point to point, Enter emits
/// pointWanted().
///
/// The y axis begins at 0. It is logarithmic, too, when the greatest value is more than thirty times the least value
/// above 0: a linear axis would show only one spike.
class CurveChart final : public QWidget {
    Q_OBJECT
public:
    struct Point {
        double x = 0.0;      ///< > 0.
        double y = 0.0;      ///< >= 0.
        double spread = 0.0; ///< Half of it is drawn above the point, half below.
    };
    struct Line {
        double x = 0.0;
        QString name;
        PlotHue hue = PlotHue::Orange;
        bool isDashed = false;
    };

    explicit CurveChart(QWidget* parent = nullptr);

    void setTexts(const QString& xName, std::function<QString(double)> xText, std::function<QString(double)> yText);
    void setPoints(std::vector<Point> points); ///< Ascending in x.
    void setLines(std::vector<Line> lines);
    void setEmptyText(const QString& text);

    [[nodiscard]] const std::vector<Point>& points() const noexcept { return m_points; }
    [[nodiscard]] QPointF placeOf(const Point& point) const; ///< Position in the widget, pixels.
    [[nodiscard]] std::optional<std::size_t> hovered() const noexcept { return m_hovered; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void pointWanted(std::size_t index);
    void hoverChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Range {
        double least = 1.0;
        double greatest = 10.0;
    };

    [[nodiscard]] QRect plotRect() const;
    /// The values at which the y axis has numbers, ascending.
    [[nodiscard]] std::array<double, 3> yTicks() const;
    [[nodiscard]] Range xRange() const;
    [[nodiscard]] bool usesLogarithmicY() const;
    [[nodiscard]] double xOf(double value) const;
    [[nodiscard]] double yOf(double value) const;
    [[nodiscard]] std::optional<std::size_t> nearest(double x) const;
    /// The nearest point; nothing outside the plot, so that a click on an axis chooses no point.
    [[nodiscard]] std::optional<std::size_t> pointAt(QPointF position) const;
    void hover(std::optional<std::size_t> point);
    [[nodiscard]] std::vector<double> labelPositions(const std::vector<const Line*>& sorted) const;
    void paintAxes(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintCurve(QPainter& painter) const;
    void paintReadout(QPainter& painter) const;

    QString m_xName;
    std::function<QString(double)> m_xText;
    std::function<QString(double)> m_yText;
    QString m_emptyText;
    std::vector<Point> m_points;
    std::vector<Line> m_lines;
    std::optional<std::size_t> m_hovered;
};

} // namespace broadside
