#pragma once

#include "editor/plots/step_axis.h"

#include <QFontMetrics>
#include <QRect>
#include <QRectF>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace broadside {

/// The places of the parts of a StripChart: the names are on the left; a ruler, marks and strips follow from top to
/// bottom. All places are in pixels of the widget.
class StripLayout {
public:
    static constexpr int kMarkRow = 11; ///< Height of the row of marks of one kind.

    /// @pre the axis outlives this
    StripLayout(const QRect& rect, const QFontMetrics& metrics, std::size_t strips, std::size_t kinds,
                const StepAxis& axis)
        : m_rect(rect)
        , m_metrics(metrics)
        , m_strips(strips)
        , m_kinds(kinds)
        , m_axis(axis)
    {}

    [[nodiscard]] const QRect& rect() const noexcept { return m_rect; } ///< The whole widget.
    [[nodiscard]] const QFontMetrics& metrics() const noexcept { return m_metrics; }
    [[nodiscard]] const StepAxis& axis() const noexcept { return m_axis; }
    [[nodiscard]] int gutterWidth() const; ///< Width of the column of names.
    [[nodiscard]] int rulerHeight() const;
    [[nodiscard]] int marksHeight() const;
    [[nodiscard]] QRect plotRect() const; ///< Ruler, marks and strips, without the names.
    [[nodiscard]] QRect stripRect(std::size_t strip) const;

    [[nodiscard]] double xOf(std::uint64_t step) const; ///< The middle of the step on the axis.
    [[nodiscard]] double placeAt(double x) const;       ///< Place on the axis, in steps.
    [[nodiscard]] std::uint64_t stepAt(double x) const { return m_axis.stepAt(placeAt(x)); }

    /// A number on the ruler.
    struct RulerLabel {
        std::uint64_t step = 0;
        QRectF rect;
    };
    /// The numbers in view, from left to right; they do not touch each other.
    [[nodiscard]] std::vector<RulerLabel> rulerLabels() const;

private:
    QRect m_rect;
    QFontMetrics m_metrics;
    std::size_t m_strips;
    std::size_t m_kinds;
    const StepAxis& m_axis;
};

/// The smallest number >= `value` that is 1, 2 or 5 times a power of ten; 1 unless value > 0.
[[nodiscard]] double roundedUp(double value);

} // namespace broadside
