#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/session/stage.h"
#include "editor/tools/snapper.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <variant>
#include <vector>

namespace broadside {

/// Selects with a click or a rubber band, moves the selection with a drag.
///
/// Click     on an object selects it, Shift adds it, Ctrl toggles it; on empty ground clears the selection.
/// Drag      from an object moves the selection, locked objects excepted: one undo step. The box around it snaps (see
///           Snapper), Ctrl turns that round. While a simulation is open that is an input of its next step, and
///           leaves the scene as it is.
/// Band      from empty ground: to the right it takes what it encloses, to the left also what it touches; Shift adds,
///           Ctrl toggles. Invisible objects are passed over.
/// Esc       puts selection and objects back and leaves no step. What could be redone before a drag is lost.
///
/// When somebody else edits, or begins or ends a simulation during a drag (by key), the drag ends where it is.
class SelectTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(SelectTool)
public:
    /// @pre all outlive the tool.
    SelectTool(ObjectEdits& edits, Focus& focus, const Stage& stage, const Snapper& snapper);

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override { return !std::holds_alternative<Idle>(m_state); }
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    struct Idle {};
    struct Pressed {
        PointerEvent at;
        bool selectOnRelease = false; ///< A click on one of several selected objects leaves only that one selected.
        bool toggleOnRelease = false; ///< Ctrl on a selected object: a click takes it out, a drag moves it.
    };
    struct Dragging {
        Vec2 from;                      // world frame, metres
        std::vector<ObjectPtr> objects; // as they were at the press
        std::vector<ObjectId> ids = {}; // of the objects, ascending
        Aabb box = {};                  // around the objects
        GestureId gesture{};
        quint64 revision = 0; // after our last edit
        bool isLive = false;
        Snap snap = {}; // that holds it now
        Vec2 by = {};
    };
    struct Banding {
        PointerEvent at;
        Vec2 to; // world frame, metres
    };
    /// A drag that cannot move anything; the hint says why until the button is released.
    struct Refused {
        QString why;
    };
    using State = std::variant<Idle, Pressed, Dragging, Banding, Refused>;

    void pressObject(const PointerEvent& event);
    [[nodiscard]] State beginDrag(const Pressed& pressed);
    void drag(Dragging drag, const PointerEvent& to);
    [[nodiscard]] Snap snapped(const Dragging& drag, const PointerEvent& to) const;
    void moveObjects(const Dragging& drag, std::vector<ObjectPtr> after);
    void selectIn(const Banding& band);
    [[nodiscard]] std::vector<ObjectId> objectsIn(const Banding& band) const;

    ObjectEdits& m_edits;
    Focus& m_focus;
    const Stage& m_stage;
    const Snapper& m_snapper;
    State m_state;
    std::vector<ObjectId> m_selectionBefore;
};

} // namespace broadside
