#pragma once

#include "editor/document/focus.h"
#include "editor/session/shown_world.h"
#include "editor/tools/snapper.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace broadside {

/// An end of a measure.
struct MeasurePoint {
    Vec2 at;      ///< World frame, metres.
    QString what; ///< "corner of Crate 3"; empty for a free point.
};

/// Measures: a drag shows length, dx, dy, angle, pixels and the number of cells that the line crosses. Its ends snap to
/// corners and centres of visible objects within 8 logical pixels, else to their edges; not while Ctrl is held. The
/// result stays until the next press, Esc or another tool. With two selected objects the tool shows the distance
/// between their shapes. It edits nothing.
class MeasureTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(MeasureTool)
public:
    /// `snapper` has the number of pixels of a metre. @pre all outlive the tool.
    MeasureTool(const ShownWorld& shownWorld, const Focus& focus, const Snapper& snapper) noexcept
        : m_shownWorld(shownWorld)
        , m_focus(focus)
        , m_snapper(snapper)
    {}

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;
    void leave() override { m_pointer.reset(); }
    [[nodiscard]] bool isBusy() const override { return m_from.has_value(); }
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

    /// The end that a press there would have.
    [[nodiscard]] MeasurePoint pointAt(const PointerEvent& event) const;
    /// "1.25 m (80 px), dx 1 m, dy 0.75 m, 36.87 degrees, 3 cells"
    [[nodiscard]] QString textOf(Vec2 from, Vec2 to) const;

private:
    [[nodiscard]] QString distanceText() const;

    const ShownWorld& m_shownWorld;
    const Focus& m_focus;
    const Snapper& m_snapper;
    std::optional<MeasurePoint> m_from;
    std::optional<MeasurePoint> m_to;
    std::optional<MeasurePoint> m_pointer;
    bool m_isDragging = false;
};

} // namespace broadside
