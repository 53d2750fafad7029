#pragma once

#include "core/debug/why/remedy.h"
#include "editor/commands/object_edits.h"
#include "editor/document/scene_document.h"

#include <QPushButton>

namespace broadside {

/// A button that offers a fix of the scene, and says which. Hidden when there is nothing to fix.
class FixButton final : public QPushButton {
    Q_OBJECT
public:
    /// @pre both outlive the button
    FixButton(const QString& objectName, const SceneDocument& document, const ObjectEdits& edits,
              QWidget* parent = nullptr);

    /// The words for the fix; empty if the scene has it already, or if it would change nothing.
    [[nodiscard]] QString wordsFor(const Fix& fix) const;
    void offer(const QString& words); ///< The button is hidden when there are no words.

private:
    const SceneDocument& m_document;
    const ObjectEdits& m_edits;
};

} // namespace broadside
