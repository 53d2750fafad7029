#pragma once

#include "editor/plots/strip_chart_data.h"
#include "editor/plots/strip_layout.h"

#include <QFont>
#include <QPainter>
#include <QPalette>

#include <cstddef>

namespace broadside {

/// Paints the data of a StripChart at the places of its layout.
class StripChartPainter {
public:
    /// @pre all arguments but `font` and `palette` outlive this
    StripChartPainter(QPainter& painter, const StripLayout& layout, const StripChartData& data, const QPalette& palette,
                      const QFont& font)
        : m_painter(painter)
        , m_layout(layout)
        , m_data(data)
        , m_palette(palette)
        , m_font(font)
    {}

    /// `stepText` names the step whose values are shown.
    void paint(const QString& stepText, bool hasFocus);

private:
    void paintRuler(const QString& stepText);
    void paintMarks();
    void paintStrip(std::size_t strip);
    void paintLayer(const QRect& rect, const StepSeries& series, double top, const QColor& color, bool filled);
    void paintName(std::size_t strip, double top);
    void paintCursor();
    [[nodiscard]] double topOf(std::size_t strip) const; ///< The greatest value in view, rounded up.

    QPainter& m_painter;
    const StripLayout& m_layout;
    const StripChartData& m_data;
    QPalette m_palette;
    QFont m_font;
};

} // namespace broadside
