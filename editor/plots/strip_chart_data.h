#pragma once

#include "editor/plots/plot_colors.h"
#include "editor/plots/step_series.h"

#include <QString>

#include <cmath>
#include <cstddef>
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
    QString tip;                         ///< Explains the name to users who do not know it.
    std::function<QString(double)> text; ///< Makes the text of a value, with its unit.
    std::vector<Layer> layers;           ///< Layers from the bottom up; the values of each one include those below it.
    QString unknownTip = {};             ///< Why a value is not known, and how to get it.
};

/// An event in a step.
struct StepMark {
    std::uint64_t step = 0;
    std::size_t kind = 0; ///< Index into the kinds of the chart.
    QString text;         ///< One line, for the tooltip.
};
struct MarkKind {
    enum class Sign { Disc, Cross, Square, Triangle, Diamond };
    QString name;
    PlotHue hue = PlotHue::Orange;
    Sign sign = Sign::Disc; ///< Kinds differ in shape, too, not in colour alone.
};

/// The data of a StripChart.
struct StripChartData {
    std::vector<Strip> strips;
    std::vector<std::vector<StepSeries>> series; ///< [strip][layer]
    std::vector<MarkKind> kinds;
    std::vector<StepMark> marks; ///< Sorted by step.
    std::uint64_t cursor = 0;    ///< The current step of the program.
    std::optional<std::uint64_t> hovered;

    /// The step whose values are shown.
    [[nodiscard]] std::uint64_t readStep() const { return hovered.value_or(cursor); }
    /// The value of the topmost known layer of a strip, which includes the layers below; nothing where no value is
    /// known.
    [[nodiscard]] std::optional<double> totalOf(std::size_t strip, std::uint64_t step) const
    {
        const auto& layers = series[strip];
        for (std::size_t layer = layers.size(); layer-- > 0;)
            if (layers[layer].has(step) && !std::isnan(layers[layer].at(step)))
                return layers[layer].at(step);
        return std::nullopt;
    }
};

} // namespace broadside
