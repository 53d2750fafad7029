#pragma once

#include "editor/document/focus.h"
#include "editor/session/stage.h"
#include "editor/tools/tool.h"
#include "editor/viewport/camera2d.h"
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

/// The mouse and the keys of a viewport: they pan and zoom, and everything else goes to the tool as PointerEvents and
/// to the focus. It paints nothing and moves no camera: it says what was asked for.
///
/// Places are logical pixels of the viewport.
class ViewportInput final : public QObject {
    Q_OBJECT
public:
    /// Says whose number is at a place: see ViewportWidget::listWanted().
    using ListAt = std::function<std::optional<Mark>(QPointF place)>;
    /// @pre all outlive this
    ViewportInput(const Stage& stage, Focus& focus, const Camera2D& camera, ListAt listAt);

    /// The active tool, or null for none; what the former one had begun is cancelled. @pre outlives its activity
    void setTool(Tool* tool);
    [[nodiscard]] Tool* tool() const noexcept { return m_tool; }
    [[nodiscard]] const ToolOverlay& overlay() const noexcept { return m_overlay; } ///< Of the tool, as it is now.
    void cancelTool();

    // The events of the viewport. Mouse events are ignored where nothing is done.
    void pressMouse(QMouseEvent& event);
    void pressTwice(QMouseEvent& event); ///< The second press of a double click is a press, too.
    void moveMouse(const QMouseEvent& event);
    void releaseMouse(QMouseEvent& event);
    void turnWheel(const QWheelEvent& event);
    void askForMenu(const QContextMenuEvent& event, QPoint middle); ///< `middle` of the viewport.
    [[nodiscard]] bool takesKey(const QKeyEvent& event) const;      ///< For the tool, before it is a shortcut.
    [[nodiscard]] bool pressKey(const QKeyEvent& event);            ///< False: nothing was done.
    [[nodiscard]] bool releaseKey(const QKeyEvent& event);          ///< False: nothing was done.
    void leave();
    void loseKeys(); ///< The release of a key goes elsewhere.
    void hide();
    void block(); ///< A dialog opens: the release of the button will not come.

    void followStage();   ///< Another object may be under the pointer, and the tool may do other things.
    void followPointer(); ///< Another object may be under the pointer.
    /// The viewport was moved in its window: what was under the pointer stays under it.
    void shiftPlaces(QPointF by);

signals:
    void panned(QPointF pixels);
    void zoomed(QPointF at, double factor); ///< Above 1 shows more, smaller.
    void overlayChanged(bool hidesAnother); ///< Also another object stands in for one that is not drawn.
    void hintChanged(const QString& hint);  ///< Of the tool; empty for none.
    void cursorChanged(Qt::CursorShape shape);
    void doubleClicked(broadside::ObjectId hit); ///< After the tool had it.
    void listWanted(broadside::Mark mark);
    void menuWanted(QPoint at, const std::vector<broadside::ObjectId>& underneath); ///< The topmost first.

private:
    [[nodiscard]] PointerEvent pointerEvent(QPointF position, Qt::KeyboardModifiers modifiers) const;
    void pressTool(QPointF position, Qt::KeyboardModifiers modifiers, bool isDouble);
    void onToolActed();
    void movePointer(QPointF position); ///< Tells the focus what is there now.
    void tellFocus(const PointerEvent& pointer);
    [[nodiscard]] ObjectId heldByTool() const;
    [[nodiscard]] std::optional<Mark> listAt(QPointF position) const;
    void startPan(QPointF position);
    void stopPan();
    void updateCursor();

    const Stage& m_stage;
    Focus& m_focus;
    const Camera2D& m_camera;
    ListAt m_listAt;
    Tool* m_tool = nullptr;
    ToolOverlay m_overlay;
    std::optional<QPointF> m_pointer; // while it is in the viewport
    QTimer m_pointerLater;            // where it takes its time to look what is under it
    std::optional<QPointF> m_panFrom;
    bool m_spaceHeld = false;
    bool m_toolPressed = false;
    QString m_hint;
};

} // namespace broadside
