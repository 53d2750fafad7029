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

/// Draws a polygon click by click, and places it. Kind and response to hits are those of the Place tool; its position
/// is the middle of its box.
///
/// A click adds a vertex, which snaps (see Snapper; Ctrl inverts snapping). A click on the first vertex, a double click
/// or Enter closes the polygon. Backspace removes the last vertex, Esc all. An invalid polygon is reported and stays
/// open: it never enters the scene. One undo step.
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
    /// Why no polygon can be added: a full scene, or a locked layer. Empty when one can.
    [[nodiscard]] QString obstacle() const;

    ObjectEdits& m_edits;
    Focus& m_focus;
    const Snapper& m_snapper;
    const PlaceTool& m_place;
    std::vector<Vec2> m_points;    // world frame, metres
    std::optional<Vec2> m_pointer; // where a click would add a vertex
    Snap m_snap;                   // the snap of m_pointer
    bool m_onFirst = false;        // a click would close the polygon
    QString m_fault;               // why the polygon cannot be closed
};

} // namespace broadside
