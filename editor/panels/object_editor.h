#pragma once

#include "editor/document/focus.h"
#include "editor/document/scene_document.h"

#include <functional>

namespace broadside {

/// The one selected object, read and edited: what all sections of the property panel work on.
class ObjectEditor {
public:
    /// @pre both outlive this.
    ObjectEditor(SceneDocument& document, const Focus& focus)
        : m_document(document)
        , m_focus(focus)
    {}

    using Edit = std::function<void(SceneObject&)>;

    [[nodiscard]] const Scene& scene() const { return m_document.scene(); }
    /// Null when none, or more than one, or one of the simulation only is selected.
    [[nodiscard]] const SceneObject* shown() const;
    /// One undo step, unless the edit changes nothing or makes what no file could say: then the sentence says why.
    [[nodiscard]] QString commit(const QString& text, SceneChange::Kind kind, const Edit& edit) const;

private:
    SceneDocument& m_document;
    const Focus& m_focus;
};

} // namespace broadside
