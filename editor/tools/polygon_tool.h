#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/tools/place_tool.h"
#include "editor/tools/snapper.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace broadside {

/// Draws a polygon click by click, and places it: kind and what a hit does to it as the Place tool has them, its
/// position in the middle of its box.
///
/// Click adds a vertex, where it snaps (see Snapper; Ctrl turns that round). A click on the first one, a double click
/// or Enter closes; Backspace takes the last one back, Esc all. What would be no valid polygon is said and stays open:
/// the scene never has it. One undo step.
class PolygonTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(PolygonTool)
public:
    /// @pre all outlive the tool.
    PolygonTool(ObjectEdits& edits, Focus& focus, const Snapper& snapper, const PlaceTool& place);

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent&) override {}
    void cancel() override;
    void leave() override { m_pointer.reset(); }
    [[nodiscard]] bool isBusy() const override { return !m_points.empty(); }
    [[nodiscard]] bool takes(ToolKey key) const override;
    void key(ToolKey key, bool shift) override;
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    void point(const PointerEvent& event);
    void close();

    ObjectEdits& m_edits;
    Focus& m_focus;
    const Snapper& m_snapper;
    const PlaceTool& m_place;
    std::vector<Vec2> m_points;    // world frame, metres
    std::optional<Vec2> m_pointer; // where a click would put one
    Snap m_snap;                   // that holds it there
    bool m_onFirst = false;        // a click closes
    QString m_fault;               // why it cannot be closed
};

} // namespace broadside
