#pragma once

#include "editor/document/focus.h"
#include "editor/session/shown_world.h"
#include "editor/tools/tool.h"
#include "editor/viewport/camera2d.h"
#include "editor/viewport/mouse_habits.h"
#include "editor/viewport/paint/legend_painter.h"
#include "editor/viewport/paint/scene_view.h"

#include <QObject>
#include <QPoint>
#include <QPointF>
#include <QString>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

class QContextMenuEvent;
class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace broadside {

/// Mouse and keys of a viewport. It turns some of them into panning and zooming, and sends the rest to the tool as
/// PointerEvents and to the focus. It paints nothing and moves no camera: its signals say what the user wants.
///
/// Positions are in logical pixels of the viewport.
class ViewportInput final : public QObject {
    Q_OBJECT
public:
    /// Returns what a click at a position does with the legend.
    using LegendAt = std::function<std::optional<LegendPart>(QPointF place)>;
    /// @pre all outlive this
    ViewportInput(const ShownWorld& shownWorld, Focus& focus, const Camera2D& camera, LegendAt legendAt);

    /// Sets the active tool; null for none. Cancels what the previous tool began. @pre the tool outlives its activity
    void setTool(Tool* tool);
    [[nodiscard]] Tool* tool() const noexcept { return m_tool; }
    /// The current overlay of the tool.
    [[nodiscard]] const ToolOverlay& overlay() const noexcept { return m_overlay; }
    void cancelTool();
    void setMouseHabits(const MouseHabits& habits) { m_habits = habits; }

    // The events of the viewport. A mouse event without effect is ignored.
    void pressMouse(QMouseEvent& event);
    void handleDoubleClick(QMouseEvent& event); ///< Second press of a double click. It counts as a press, too.
    void moveMouse(const QMouseEvent& event);
    void releaseMouse(QMouseEvent& event);
    void handleWheel(const QWheelEvent& event);
    void requestMenu(const QContextMenuEvent& event, QPoint middle); ///< `middle` of the viewport.
    /// True for keys of the tool. They have priority over shortcuts.
    [[nodiscard]] bool takesKey(const QKeyEvent& event) const;
    [[nodiscard]] bool pressKey(const QKeyEvent& event);   ///< False: the key has no effect.
    [[nodiscard]] bool releaseKey(const QKeyEvent& event); ///< False: the key has no effect.
    void leave();
    void handleFocusLoss(); ///< The viewport lost the keyboard focus and will not receive the release of a key.
    void hide();
    void block(); ///< A dialog opens, so the release of the button will not arrive.

    /// The shown world changed: another object may be under the pointer, and the tool may react in another way.
    void followShownWorld();
    void followPointer(); ///< The camera or the objects moved: another object may be under the pointer.
    /// The viewport moved within its window. Shifts the remembered positions, so that the pointer stays over the same
    /// point.
    void shiftStoredPositions(QPointF by);

signals:
    void panned(QPointF pixels);
    void zoomed(QPointF at, double factor); ///< A factor above 1 shows more of the world, smaller.
    void overlayChanged(bool hidesAnother); ///< `hidesAnother`: a ghost now replaces another object than before.
    void hintChanged(const QString& hint);  ///< Hint of the tool; empty for none.
    void cursorChanged(Qt::CursorShape shape);
    void doubleClicked(broadside::ObjectId hit); ///< Emitted after the tool has received the press.
    void listWanted(broadside::Mark mark);       ///< See ViewportWidget.
    void legendFoldWanted();                     ///< See ViewportWidget.
    /// `underneath`: topmost object first.
    void menuWanted(QPoint at, const std::vector<broadside::ObjectId>& underneath);

private:
    [[nodiscard]] PointerEvent pointerEvent(QPointF position, Qt::KeyboardModifiers modifiers) const;
    void pressTool(QPointF position, Qt::KeyboardModifiers modifiers, bool isDouble);
    void onToolActed();
    void movePointer(QPointF position); ///< Tells the focus what is under the pointer now.
    void tellFocus(const PointerEvent& pointer);
    [[nodiscard]] ObjectId heldByTool() const;
    [[nodiscard]] std::optional<LegendPart> legendAt(QPointF position) const;
    [[nodiscard]] Qt::MouseButton dragButton() const;
    void panByWheel(const QWheelEvent& event);
    void openMenu(QPointF position);
    void startPan(QPointF position);
    void stopPan();
    void updateCursor();

    const ShownWorld& m_shownWorld;
    Focus& m_focus;
    const Camera2D& m_camera;
    LegendAt m_legendAt;
    Tool* m_tool = nullptr;
    ToolOverlay m_overlay;
    std::optional<QPointF> m_pointer; // Empty while the pointer is outside the viewport.
    QTimer m_pointerLater;            // Delays the search under the pointer while it would be slow.
    std::optional<QPointF> m_panFrom;
    std::optional<QPointF> m_menuAt; // Where the right button was pressed, until it drags.
    MouseHabits m_habits;
    bool m_spaceHeld = false;
    bool m_toolPressed = false;
    QString m_hint;
};

} // namespace broadside
