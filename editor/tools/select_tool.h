#pragma once

#include "editor/commands/gesture_edit.h"
#include "editor/document/focus.h"
#include "editor/session/shown_world.h"
#include "editor/tools/snapper.h"
#include "editor/tools/tool.h"
#include "editor/tools/transformer.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace broadside {

/// The object that a repeated click selects, of the objects under the pointer, given from the topmost to the lowest:
/// the next one below the lowest selected one; after the lowest of all, the topmost again; the topmost when none is
/// selected. Null when `underneath` is empty.
[[nodiscard]] ObjectId nextBelow(const std::vector<ObjectId>& underneath, const Focus& focus);

/// Selects with a click or a rubber band, moves the selection with a drag, sizes and rotates it with handles
/// (Transformer).
///
/// Click     on an object selects it, Shift adds it, Ctrl toggles it; on empty ground clears the selection. Alt, or
///           another click at the same place, selects the next object below; a double click does not. A click on an
///           object of a group selects the whole outermost group. Alt and a double click select the object alone, and
///           so does a click on it while it alone is selected.
/// Drag      from an object moves the selection, except for locked objects: one undo step. A drag moves the selection
///           even if another object lies on top. The box around it snaps (see Snapper), Ctrl inverts snapping. While a
///           simulation is open the move is an input of its next step, and the scene stays unchanged.
/// Band      from empty ground: to the right it selects enclosed objects, to the left also touched ones; Shift adds,
///           Ctrl toggles. Invisible objects are ignored.
/// Esc       restores selection and objects and leaves no undo step. Steps that could be redone before a drag are lost.
///
/// A drag ends where it is when a key makes another edit, or begins or ends a simulation.
class SelectTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(SelectTool)
public:
    /// @pre all outlive the tool.
    SelectTool(ObjectEdits& edits, Focus& focus, const ShownWorld& shownWorld, const Snapper& snapper);

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;
    void leave() override { m_transformer.leave(); }
    [[nodiscard]] bool isTransforming() const { return m_transformer.isBusy(); } ///< The press took a handle.
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
        ObjectId choose;      ///< A click selects only this one; null: it does not.
        bool toggles = false; ///< Ctrl on a selected object: a click deselects it, a drag moves it.
    };
    struct Dragging {
        Vec2 from; // world frame, metres
        std::shared_ptr<GestureEdit> edit;
        Aabb box;      // around the objects
        ObjectId held; // the object that held() returns
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

    /// The last click, and what it selected.
    struct Click {
        Vec2 screen;
        ObjectId chosen;
        std::vector<ObjectId> selected; // the selection after it: perhaps a group
    };

    void pressObject(const PointerEvent& event);
    void click(const Pressed& pressed);
    [[nodiscard]] ObjectId objectClickedBy(const PointerEvent& event) const;
    [[nodiscard]] std::vector<ObjectId> takenBy(const PointerEvent& event, ObjectId id) const;
    [[nodiscard]] bool isRepeated(const PointerEvent& event) const;
    [[nodiscard]] bool isOverSelection(const PointerEvent& event) const;
    [[nodiscard]] QString idleHint() const;
    [[nodiscard]] QString recordedSizeText() const;
    [[nodiscard]] State beginDrag(const Pressed& pressed);
    void drag(Dragging drag, const PointerEvent& to);
    [[nodiscard]] Snap snapped(const Dragging& drag, const PointerEvent& to) const;
    void selectIn(const Banding& band);
    /// The objects that the band takes, and with `left` those that it would only take when dragged to the left.
    [[nodiscard]] std::vector<ObjectId> objectsIn(const Banding& band, std::vector<ObjectId>* left = nullptr) const;
    [[nodiscard]] QString bandHint(const Banding& band) const;

    ObjectEdits& m_edits;
    Focus& m_focus;
    const ShownWorld& m_shownWorld;
    const Snapper& m_snapper;
    State m_state;
    std::vector<ObjectId> m_selectionBefore;
    Transformer m_transformer;
    std::optional<Click> m_lastClick;
};

} // namespace broadside
