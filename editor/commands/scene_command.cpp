#include "editor/commands/scene_command.h"

namespace broadside {

SceneCommand::SceneCommand(SceneDocument& document, const QString& text)
    : QUndoCommand(text)
    , m_document(document)
{}

void SceneCommand::apply(const SceneChange& change, const std::function<void(Scene&)>& edit)
{
    m_document.apply(change, edit);
}

} // namespace broadside
