#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/tools/snapper.h"
#include "editor/tools/tool.h"

#include <QCoreApplication>

#include <optional>

namespace broadside {

/// "Target 21": the base with the number after the largest that an object of this name has.
[[nodiscard]] std::string nextFreeName(const ObjectEdits& objects, const std::string& base);

/// Places a copy of its prototype where the button is released, selects it, and goes on placing; one undo step each.
/// The box around the copy snaps (see Snapper), Ctrl turns that round. Esc between press and release places nothing.
/// While a simulation is open the object comes with its next step, and the scene stays as it is.
class PlaceTool final : public Tool {
    Q_DECLARE_TR_FUNCTIONS(PlaceTool)
public:
    /// @pre all outlive the tool.
    PlaceTool(ObjectEdits& edits, Focus& focus, const Snapper& snapper);

    [[nodiscard]] const SceneObject& prototype() const noexcept { return m_prototype; }
    /// What a click makes. Its name is what the names of the copies begin with; id and position are theirs.
    void setPrototype(const SceneObject& prototype);

    void press(const PointerEvent& event) override;
    void move(const PointerEvent& event) override;
    void release(const PointerEvent& event) override;
    void cancel() override;
    void leave() override;
    [[nodiscard]] bool isBusy() const override { return m_pressed; }
    [[nodiscard]] ToolOverlay overlay() const override;
    [[nodiscard]] QString hint() const override;

private:
    /// Why nothing can be placed, or nothing: sizes and places that a file could not say.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] ObjectPtr objectAt(Vec2 position) const;
    void point(const PointerEvent& event);

    ObjectEdits& m_edits;
    Focus& m_focus;
    const Snapper& m_snapper;
    SceneObject m_prototype;
    QString m_prototypeFault;      // why no file could say it, or nothing
    std::optional<Vec2> m_pointer; // where it would stand, world frame, metres
    Snap m_snap;                   // that holds it there
    bool m_pressed = false;
};

} // namespace broadside
