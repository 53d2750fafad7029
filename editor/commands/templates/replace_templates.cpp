#include "editor/commands/templates/replace_templates.h"

#include <utility>

namespace broadside {

ReplaceTemplates::ReplaceTemplates(SceneDocument& document, const QString& text, std::vector<Template> after)
    : SceneCommand(document, text)
    , m_before(document.scene().templates)
    , m_after(std::move(after))
{
    setObsolete(m_before == m_after);
}

void ReplaceTemplates::set(const std::vector<Template>& templates)
{
    apply({SceneChange::Kind::Templates, {}}, [&](Scene& scene) { scene.templates = templates; });
}

} // namespace broadside
