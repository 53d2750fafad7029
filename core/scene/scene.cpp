#include "core/scene/scene.h"

#include "core/base/unshared.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <unordered_set>

namespace broadside {

const Scene::List& Scene::list() const noexcept
{
    static const List kNone;
    return m_list ? *m_list : kNone;
}

Scene::List& Scene::own() { return unshared(m_list); }

std::optional<std::size_t> Scene::indexOf(ObjectId id) const noexcept { return list().ids.find(id); }

const SceneObject* Scene::find(ObjectId id) const noexcept
{
    const auto index = indexOf(id);
    return index ? list().objects[*index].get() : nullptr;
}

ObjectPtr Scene::pointerTo(ObjectId id) const noexcept
{
    const auto index = indexOf(id);
    return index ? list().objects[*index] : nullptr;
}

void Scene::append(ObjectPtr object)
{
    assert(object && !object->id.isNull() && !contains(object->id));
    List& list = own();
    m_largestId = std::max(m_largestId, object->id.value);
    list.ids.append(object->id);
    list.objects.push_back(std::move(object));
}

void Scene::replace(ObjectPtr object)
{
    const auto index = indexOf(object->id);
    assert(index);
    own().objects[*index] = std::move(object);
}

/// A list that other scenes share is not copied first: that would share each object only to release most of them again.
void Scene::replace(std::span<const ObjectPtr> objects)
{
    if (objects.empty())
        return;
    if (m_list.use_count() == 1 || objects.size() < size() / 2) {
        List& list = own();
        for (const ObjectPtr& object : objects)
            list.objects[*list.ids.find(object->id)] = object;
        return;
    }
    auto made = std::make_shared<List>();
    made->ids = list().ids;
    made->objects.resize(size());
    for (const ObjectPtr& object : objects)
        made->objects[*made->ids.find(object->id)] = object;
    for (std::size_t i = 0; i < size(); ++i)
        if (!made->objects[i])
            made->objects[i] = list().objects[i];
    m_list = std::move(made);
}

void Scene::insert(std::span<const Placed> objects)
{
    if (objects.empty())
        return;
    List& list = own();
    std::vector<ObjectPtr> merged;
    merged.reserve(list.objects.size() + objects.size());
    auto old = list.objects.begin();
    for (const Placed& placed : objects) {
        assert(placed.object && !contains(placed.object->id));
        while (merged.size() < placed.index && old != list.objects.end())
            merged.push_back(std::move(*old++));
        m_largestId = std::max(m_largestId, placed.object->id.value);
        merged.push_back(placed.object);
    }
    std::move(old, list.objects.end(), std::back_inserter(merged));
    list.objects = std::move(merged);
    list.readIdsFrom(std::min(objects.front().index, list.ids.size()));
}

std::vector<Scene::Placed> Scene::remove(std::span<const ObjectId> ids)
{
    std::vector<Placed> removed;
    std::unordered_set<ObjectId> leaving;
    for (const ObjectId id : ids) {
        const auto index = indexOf(id);
        if (index && leaving.insert(id).second)
            removed.push_back({*index, list().objects[*index]});
    }
    if (removed.empty())
        return removed;
    std::ranges::sort(removed, {}, &Placed::index);
    List& list = own();
    std::erase_if(list.objects, [&](const ObjectPtr& object) { return leaving.contains(object->id); });
    list.readIdsFrom(removed.front().index);
    return removed;
}

void Scene::List::readIdsFrom(std::size_t first)
{
    ids.truncate(first);
    for (std::size_t i = first; i < objects.size(); ++i)
        ids.append(objects[i]->id);
}

} // namespace broadside
