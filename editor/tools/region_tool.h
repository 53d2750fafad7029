#pragma once

#include "editor/document/focus.h"
#include "editor/session/breakpoint_session.h"
#include "editor/session/shown_world.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace broadside {

/// Draws the region of the current breakpoint with a drag. If the current breakpoint has no region, or there is none,
/// the drag makes a new breakpoint: a selected object (any object without a selection) enters the region. Esc cancels
/// the drag. The document is never changed.
class RegionTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(RegionTool)
public:
    /// @pre all outlive the tool.
    RegionTool(BreakpointSession& breakpoints, const Focus& focus, const ShownWorld& shownWorld)
        : m_breakpoints(breakpoints)
        , m_focus(focus)
        , m_shownWorld(shownWorld)
    {}

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override { m_drag.reset(); }
    [[nodiscard]] bool isBusy() const override { return m_drag.has_value(); }
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    struct Drag {
        PointerEvent from;
        Vec2 to; // world frame, metres
        bool isFarEnough = false;
    };
    /// The current breakpoint, when it has a region.
    [[nodiscard]] const Breakpoint* target() const;
    [[nodiscard]] static Aabb boxOf(const Drag& drag);

    BreakpointSession& m_breakpoints;
    const Focus& m_focus;
    const ShownWorld& m_shownWorld;
    std::optional<Drag> m_drag; // from press to release
};

} // namespace broadside
