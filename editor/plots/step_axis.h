#pragma once

#include <cstdint>
#include <optional>

namespace broadside {

/// An axis of steps that can be zoomed. Step n covers n - 0.5 .. n + 0.5.
class StepAxis {
public:
    struct Window {
        double from = 0.0; ///< In steps.
        double to = 1.0;
    };

    [[nodiscard]] std::uint64_t first() const noexcept { return m_first; }
    [[nodiscard]] std::uint64_t last() const noexcept { return m_last; }
    [[nodiscard]] Window window() const { return m_zoom.value_or(whole()); } ///< The steps in view.
    /// The step nearest to a place on the axis, between first() and last().
    [[nodiscard]] std::uint64_t stepAt(double place) const;

    void setRange(std::uint64_t first, std::uint64_t last);
    /// Moves a zoomed view to a step that is out of view. The view does not move while the step is in view.
    void follow(std::uint64_t step);
    void zoom(double factor, double pivot); ///< The place `pivot` keeps its position in the view.
    void showAll() { m_zoom.reset(); }

private:
    [[nodiscard]] Window whole() const;
    void keepInside();

    std::uint64_t m_first = 0;
    std::uint64_t m_last = 0;
    std::optional<Window> m_zoom; // nothing: all steps are in view
};

} // namespace broadside
