#include "editor/document/template_library.h"

#include <utility>

namespace broadside {

TemplateLibrary::TemplateLibrary(const SceneDocument& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&document, &SceneDocument::changed, this, [this](const SceneChange& change) {
        if (change.kind != SceneChange::Kind::Templates && change.kind != SceneChange::Kind::Reset)
            return;
        hideThoseOfTheScene();
        emit changed();
    });
}

const Template* TemplateLibrary::find(std::string_view name) const noexcept
{
    const Template* const found = templateNamed(own(), name);
    return found ? found : templateNamed(m_shared, name);
}

const Template* TemplateLibrary::of(const SceneObject& object) const noexcept
{
    return object.instanceOf.isEmpty() ? nullptr : find(object.instanceOf->name);
}

void TemplateLibrary::setShared(std::vector<Template> templates)
{
    m_allShared = std::move(templates);
    hideThoseOfTheScene();
    emit changed();
}

void TemplateLibrary::hideThoseOfTheScene()
{
    m_shared = m_allShared;
    std::erase_if(m_shared, [this](const Template& shared) { return isOwn(shared.name); });
}

} // namespace broadside
