#include "editor/panels/objects/listed_objects.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace broadside {

const SceneObject* ListedObjects::shown(ObjectId id) const
{
    if (!isSimulated())
        return authored(id);
    const auto row = m_steps.objects()->rowOf(id);
    return row ? &m_steps.objects()->objectOf(*row) : nullptr;
}

/// In a recording, objects of the shown step are as they are in it; others are as they are in the first step.
const SceneObject* ListedObjects::authored(ObjectId id) const
{
    if (listsShownStep())
        if (const auto row = m_steps.objects()->indexOf(id))
            return &m_steps.objects()->objectOf(*row);
    return m_document.scene().find(id);
}

std::set<ObjectId> ListedObjects::placed() const
{
    if (world())
        return world()->edits().placed.ids();
    std::set<ObjectId> come;
    if (!listsShownStep() || m_steps.objects()->presentCount() > kMostListed)
        return come;
    m_steps.objects()->forEach([&](ObjectIndex row) {
        if (const ObjectId id = m_steps.objects()->idOf(row); !m_document.scene().contains(id))
            come.insert(id);
    });
    return come;
}

bool ListedObjects::isGone(ObjectId id) const
{
    return (listsShownStep() || isSimulated()) && !m_steps.objects()->indexOf(id);
}

std::size_t ListedObjects::shownCount() const
{
    if (listsShownStep())
        return m_steps.objects()->presentCount();
    std::size_t count = m_document.scene().size();
    if (world())
        for (const ObjectId id : world()->edits().placed.ids())
            count += m_document.scene().contains(id) ? 0U : 1U;
    return count;
}

std::size_t ListedObjects::goneCount() const
{
    if (!listsShownStep())
        return 0;
    const auto& objects = m_document.scene().objects();
    return static_cast<std::size_t>(
        std::ranges::count_if(objects, [this](const ObjectPtr& object) { return isGone(object->id); }));
}

std::vector<std::string> ListedObjects::layers() const
{
    std::vector<std::string> names{std::string()};
    for (const Layer& layer : m_document.scene().layers)
        names.push_back(layer.name);
    std::unordered_set<std::string> ofObjects;
    const auto add = [&](const SceneObject* object) {
        if (object && !object->layer.isEmpty() && ofObjects.insert(*object->layer).second)
            names.push_back(*object->layer);
    };
    for (const ObjectPtr& object : m_document.scene().objects())
        add(isSimulated() ? shown(object->id) : object.get());
    if (world())
        for (const ObjectId id : world()->edits().placed.ids())
            add(shown(id));
    return bottomToTop(m_document.scene().layers, std::move(names));
}

LayerState ListedObjects::stateOfLayer(const std::string& name) const
{
    const std::vector<Layer>& layers = m_document.scene().layers;
    const auto found = std::ranges::find(layers, name, &Layer::name);
    return found == layers.end() ? LayerState{} : LayerState{found->visible, found->locked, found->opacity};
}

} // namespace broadside
