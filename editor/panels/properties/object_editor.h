#pragma once

#include "editor/commands/arranging/group_units.h"
#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"

#include <functional>
#include <vector>

namespace broadside {

/// The name of an undo step.
struct StepName {
    QString one;  ///< The name for one object: "Change mass".
    QString many; ///< The name for several, with a place for "3 objects": "Set mass of %1".
};
/// "Change mass", "Set mass of 3 objects".
[[nodiscard]] StepName settingOf(const QString& what);
/// "Add walker", "Add walker to 3 objects"; removingOf() is the same for removal.
[[nodiscard]] StepName addingOf(std::string_view component);
[[nodiscard]] StepName removingOf(std::string_view component);

/// Gives the object another shape. Its scale becomes uniform if the shape needs that.
void setShape(SceneObject& object, const Shape& shape);

/// The selected objects of the scene, or of the world of a simulation, read and edited together: all sections of the
/// property panel use it. Locked objects are left out.
class ObjectEditor {
public:
    /// @pre all outlive this.
    ObjectEditor(const SceneDocument& document, ObjectEdits& edits, const Focus& focus)
        : m_document(document)
        , m_edits(edits)
        , m_focus(focus)
    {}

    /// Edits an object. Returns why the edit is refused, or empty.
    using Edit = std::function<QString(SceneObject&)>;

    [[nodiscard]] const SceneDocument& document() const { return m_document; }
    [[nodiscard]] const Scene& scene() const { return m_document.scene(); }
    /// The selected objects in their current state, ascending by id, without removed ones.
    [[nodiscard]] std::vector<ObjectPtr> selected() const;

    /// The whole groups among these objects.
    [[nodiscard]] GroupUnits groupsAmong(std::span<const ObjectPtr> objects) const { return {m_edits, objects}; }

    /// Edits of the lock itself and of the visibility also change locked objects.
    enum class Locked { LeftOut, Edited };
    struct Outcome {
        bool changed = false;
        QString fault; ///< Why nothing was changed; empty without a fault.
    };
    /// One undo step for all objects that the edit changes. If the result for one object cannot be stored in a scene
    /// file, nothing is changed, and the fault says why and, for several objects, for which one. Cost: linear in the
    /// objects.
    Outcome commit(const StepName& name, SceneChange::Kind kind, const Edit& edit,
                   Locked locked = Locked::LeftOut) const;
    /// Which of the selected objects are locked and what to do; empty when none is.
    [[nodiscard]] QString lockNotice() const;

private:
    const SceneDocument& m_document;
    ObjectEdits& m_edits;
    const Focus& m_focus;
};

} // namespace broadside
