#pragma once

#include "editor/commands/gesture_edit.h"
#include "editor/document/focus.h"
#include "editor/session/stage.h"
#include "editor/tools/snapper.h"
#include "editor/tools/tool.h"
#include "editor/tools/transformer.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace broadside {

/// Whom a click should take when those lie under the pointer, the topmost first: what lies below the lowest one that is
/// selected, from the bottom the topmost again; the topmost when none is. Null when nothing lies there.
[[nodiscard]] ObjectId nextBelow(const std::vector<ObjectId>& underneath, const Focus& focus);

/// Selects with a click or a rubber band, moves the selection with a drag, sizes and turns it by handles (Transformer).
///
/// Click     on an object selects it, Shift adds it, Ctrl toggles it; on empty ground clears the selection. Alt, or a
///           click at the same place again, goes on to what lies below; a double click does not. An object of a group
///           stands for all of the outermost one; Alt and a double click take it alone, and so does a click on it while
///           it alone is selected.
/// Drag      from an object moves the selection, locked objects excepted: one undo step; what is selected is dragged
///           even where another object lies on top. The box around it snaps (see Snapper), Ctrl turns that round. While
///           a simulation is open that is an input of its next step, and leaves the scene as it is.
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
    void leave() override { m_transformer.leave(); }
    [[nodiscard]] bool isTransforming() const { return m_transformer.isBusy(); } ///< The press was for a handle.
    [[nodiscard]] bool isBusy() const override
    {
        return !std::holds_alternative<Idle>(m_state) || m_transformer.isBusy();
    }
    [[nodiscard]] ObjectId held() const override;
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    struct Idle {};
    struct Pressed {
        PointerEvent at;
        ObjectId choose;      ///< A click leaves only this one selected; null: it does not.
        bool toggles = false; ///< Ctrl on a selected object: a click takes it out, a drag moves it.
    };
    struct Dragging {
        Vec2 from; // world frame, metres
        std::shared_ptr<GestureEdit> edit;
        Aabb box;      // around the objects
        ObjectId held; // one of them
        Snap snap = {};
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

    /// The last click, and whom it took.
    struct Click {
        Vec2 screen;
        ObjectId chosen;
        std::vector<ObjectId> selected; // by it: perhaps a group
    };

    void pressObject(const PointerEvent& event);
    void click(const Pressed& pressed);
    [[nodiscard]] ObjectId chosenBy(const PointerEvent& event) const;
    [[nodiscard]] std::vector<ObjectId> takenBy(const PointerEvent& event, ObjectId id) const;
    [[nodiscard]] bool isRepeated(const PointerEvent& event) const;
    [[nodiscard]] bool coversSelection(const PointerEvent& event) const;
    [[nodiscard]] QString idleHint() const;
    [[nodiscard]] QString recordedSizeText() const;
    [[nodiscard]] State beginDrag(const Pressed& pressed);
    void drag(Dragging drag, const PointerEvent& to);
    [[nodiscard]] Snap snapped(const Dragging& drag, const PointerEvent& to) const;
    void selectIn(const Banding& band);
    [[nodiscard]] std::vector<ObjectId> objectsIn(const Banding& band) const;

    ObjectEdits& m_edits;
    Focus& m_focus;
    const Stage& m_stage;
    const Snapper& m_snapper;
    State m_state;
    std::vector<ObjectId> m_selectionBefore;
    Transformer m_transformer;
    std::optional<Click> m_lastClick;
};

} // namespace broadside
