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

/// What a StripChart shows.
struct StripChartData {
    std::vector<Strip> strips;
    std::vector<std::vector<StepSeries>> series; ///< [strip][layer]
    std::vector<MarkKind> kinds;
    std::vector<StepMark> marks; ///< Sorted by step.
    std::uint64_t cursor = 0;    ///< Where the program stands.
    std::optional<std::uint64_t> hovered;

    [[nodiscard]] std::uint64_t readStep() const { return hovered.value_or(cursor); } ///< Whose values are read.
    /// Of all layers of a strip together; nothing where none is known.
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
