#pragma once

#include "editor/document/scene_document.h"

#include <QUndoCommand>

namespace broadside {

/// QUndoCommand::id() values, one for each command that can merge with its own kind.
enum class CommandId : int { ReplaceObjects = 1, EditSettings = 2, EditSimulation = 3, EditLayers = 4, EditGuides = 5 };

/// Base of every undo command, and the only access to a mutable scene.
class SceneCommand : public QUndoCommand {
protected:
    /// @pre `document` outlives the command (it owns the undo stack, so it does).
    SceneCommand(SceneDocument& document, const QString& text);

    [[nodiscard]] const SceneDocument& document() const noexcept { return m_document; }
    /// Edits the scene, then emits `change` once.
    void apply(const SceneChange& change, const std::function<void(Scene&)>& edit);

private:
    SceneDocument& m_document;
};

} // namespace broadside
