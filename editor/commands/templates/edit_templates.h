#pragma once

#include "editor/commands/scene_command.h"

#include <vector>

namespace broadside {

/// Exchanges the list of templates. The objects stay as they are: whoever edits templates brings their instances along,
/// see TemplateEdits. A simulation goes on.
class EditTemplates final : public SceneCommand {
public:
    EditTemplates(SceneDocument& document, const QString& text, std::vector<Template> after);
    void redo() override { set(m_after); }
    void undo() override { set(m_before); }

private:
    void set(const std::vector<Template>& templates);

    std::vector<Template> m_before;
    std::vector<Template> m_after;
};

} // namespace broadside
