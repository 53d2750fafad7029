#include "editor/commands/templates/template_choice.h"

namespace broadside {

TemplateChoice::TemplateChoice(const SceneDocument& document, const TemplateEdits& edits, const Focus& focus)
    : m_edits(edits)
    , m_focus(focus)
{
    connect(&edits.library(), &TemplateLibrary::changed, this, &TemplateChoice::followList);
    connect(&document, &SceneDocument::changed, this, &TemplateChoice::followSelection);
    connect(&focus, &Focus::selectionChanged, this, &TemplateChoice::followSelection);
}

void TemplateChoice::setCurrent(const std::string& name)
{
    if (m_current == name)
        return;
    m_current = name;
    emit changed();
}

/// Looks at the object selected last only: this runs after every edit.
void TemplateChoice::followSelection()
{
    const ObjectPtr object = m_edits.objects().find(m_focus.lastSelected());
    std::pair now{m_focus.lastSelected(), object ? object->instanceOf->name : std::string()};
    if (m_followed == now)
        return; // keeps a template that was chosen in a list in the meantime
    m_followed = std::move(now);
    if (object && m_edits.library().of(*object))
        setCurrent(object->instanceOf->name);
}

void TemplateChoice::followList()
{
    if (!m_edits.library().find(m_current))
        setCurrent({});
    followSelection();
}

} // namespace broadside
