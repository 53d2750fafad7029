#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"

#include <functional>
#include <vector>

namespace broadside {

/// What an undo step is called.
struct StepName {
    QString one;  ///< Of one object: "Change mass".
    QString many; ///< Of several, with a place for "3 objects": "Set mass of %1".
};
/// "Change mass", "Set mass of 3 objects".
[[nodiscard]] StepName settingOf(const QString& what);
/// "Add walker", "Add walker to 3 objects", and the same for its removal.
[[nodiscard]] StepName addingOf(std::string_view component);
[[nodiscard]] StepName removingOf(std::string_view component);

/// Gives the object another shape; its scale becomes uniform where the shape needs that.
void setShape(SceneObject& object, const Shape& shape);

/// The selected objects, of the scene or of the world of a simulation, read and edited together: what all sections of
/// the property panel work on. Locked objects are edited as any others: the lock is one against drags.
class ObjectEditor {
public:
    /// @pre all outlive this.
    ObjectEditor(const SceneDocument& document, ObjectEdits& edits, const Focus& focus)
        : m_document(document)
        , m_edits(edits)
        , m_focus(focus)
    {}

    /// Returns why the object cannot be edited so; empty when it was.
    using Edit = std::function<QString(SceneObject&)>;

    [[nodiscard]] const SceneDocument& document() const { return m_document; }
    [[nodiscard]] const Scene& scene() const { return m_document.scene(); }
    /// As they stand now, ascending by id, without those that are gone.
    [[nodiscard]] std::vector<ObjectPtr> selected() const;

    struct Outcome {
        bool changed = false;
        QString fault; ///< Nothing was changed when it says something.
    };
    /// One undo step for all objects that the edit changes. When it makes of one of them what no file could say,
    /// nothing is done, and the fault says why, and of several objects of which. Cost: linear in the objects.
    Outcome commit(const StepName& name, SceneChange::Kind kind, const Edit& edit) const;

private:
    const SceneDocument& m_document;
    ObjectEdits& m_edits;
    const Focus& m_focus;
};

} // namespace broadside
