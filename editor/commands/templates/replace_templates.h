#pragma once

#include "editor/commands/scene_command.h"

#include <vector>

namespace broadside {

/// Replaces the list of templates. Objects are not changed: code that edits templates also updates their instances, see
/// TemplateEdits. A simulation continues.
class ReplaceTemplates final : public SceneCommand {
public:
    ReplaceTemplates(SceneDocument& document, const QString& text, std::vector<Template> after);
    void redo() override { set(m_after); }
    void undo() override { set(m_before); }

private:
    void set(const std::vector<Template>& templates);

    std::vector<Template> m_before;
    std::vector<Template> m_after;
};

} // namespace broadside
