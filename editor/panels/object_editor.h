#pragma once

#include "editor/commands/object_edits.h"
#include "editor/document/focus.h"
#include "editor/document/scene_document.h"

#include <functional>

namespace broadside {

/// The one selected object, of the scene or of the world of a simulation, read and edited: what all sections of the
/// property panel work on.
class ObjectEditor {
public:
    /// @pre both outlive this.
    ObjectEditor(const SceneDocument& document, ObjectEdits& edits, const Focus& focus)
        : m_document(document)
        , m_edits(edits)
        , m_focus(focus)
    {}

    using Edit = std::function<void(SceneObject&)>;

    [[nodiscard]] const Scene& scene() const { return m_document.scene(); }
    /// As it stands now. Null when none, or more than one is selected, or what is selected is gone.
    [[nodiscard]] ObjectPtr shown() const;
    /// One undo step, unless the edit changes nothing or makes what no file could say: then the sentence says why.
    [[nodiscard]] QString commit(const QString& text, SceneChange::Kind kind, const Edit& edit) const;

private:
    const SceneDocument& m_document;
    ObjectEdits& m_edits;
    const Focus& m_focus;
};

} // namespace broadside
