#include "core/scene/scene.h"

#include <algorithm>
#include <cassert>
#include <unordered_set>

namespace broadside {

std::optional<std::size_t> Scene::indexOf(ObjectId id) const noexcept
{
    const auto found = m_indexOf.find(id);
    return found == m_indexOf.end() ? std::nullopt : std::optional{found->second};
}

const SceneObject* Scene::find(ObjectId id) const noexcept
{
    const auto index = indexOf(id);
    return index ? m_objects[*index].get() : nullptr;
}

ObjectPtr Scene::pointerTo(ObjectId id) const noexcept
{
    const auto index = indexOf(id);
    return index ? m_objects[*index] : nullptr;
}

void Scene::append(ObjectPtr object)
{
    assert(object && !object->id.isNull() && !contains(object->id));
    m_largestId = std::max(m_largestId, object->id.value);
    m_indexOf.emplace(object->id, m_objects.size());
    m_objects.push_back(std::move(object));
}

void Scene::replace(ObjectPtr object)
{
    const auto index = indexOf(object->id);
    assert(index);
    m_objects[*index] = std::move(object);
}

void Scene::insert(std::span<const Placed> objects)
{
    if (objects.empty())
        return;
    std::vector<ObjectPtr> merged;
    merged.reserve(m_objects.size() + objects.size());
    auto old = m_objects.begin();
    for (const Placed& placed : objects) {
        assert(placed.object && !contains(placed.object->id));
        while (merged.size() < placed.index && old != m_objects.end())
            merged.push_back(std::move(*old++));
        m_largestId = std::max(m_largestId, placed.object->id.value);
        merged.push_back(placed.object);
    }
    std::move(old, m_objects.end(), std::back_inserter(merged));
    m_objects = std::move(merged);
    reindexFrom(std::min(objects.front().index, m_objects.size()));
}

std::vector<Scene::Placed> Scene::remove(std::span<const ObjectId> ids)
{
    std::vector<Placed> removed;
    std::unordered_set<ObjectId> leaving;
    for (const ObjectId id : ids) {
        const auto index = indexOf(id);
        if (index && leaving.insert(id).second)
            removed.push_back({*index, m_objects[*index]});
    }
    if (removed.empty())
        return removed;
    std::ranges::sort(removed, {}, &Placed::index);
    std::erase_if(m_objects, [&](const ObjectPtr& object) { return leaving.contains(object->id); });
    for (const ObjectId id : leaving)
        m_indexOf.erase(id);
    reindexFrom(removed.front().index);
    return removed;
}

void Scene::reindexFrom(std::size_t first)
{
    for (std::size_t i = first; i < m_objects.size(); ++i)
        m_indexOf[m_objects[i]->id] = i;
}

} // namespace broadside
