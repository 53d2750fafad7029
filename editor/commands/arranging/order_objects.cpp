#include "editor/commands/arranging/order_objects.h"

#include "core/scene/drawing_order.h"

#include <algorithm>
#include <map>
#include <string>
#include <unordered_set>

namespace broadside {
namespace {

struct Entry {
    ObjectPtr object;
    bool isChosen = false;
};

void reorder(std::vector<Entry>& entries, Reorder order)
{
    switch (order) {
    case Reorder::ToFront:
        std::stable_partition(entries.begin(), entries.end(), [](const Entry& entry) { return !entry.isChosen; });
        break;
    case Reorder::ToBack:
        std::stable_partition(entries.begin(), entries.end(), [](const Entry& entry) { return entry.isChosen; });
        break;
    case Reorder::Raise:
        for (std::size_t i = entries.size(); i-- > 1;)
            if (entries[i - 1].isChosen && !entries[i].isChosen)
                std::swap(entries[i - 1], entries[i]);
        break;
    case Reorder::Lower:
        for (std::size_t i = 1; i < entries.size(); ++i)
            if (entries[i].isChosen && !entries[i - 1].isChosen)
                std::swap(entries[i - 1], entries[i]);
        break;
    }
}

} // namespace

OrderObjects::OrderObjects(SceneDocument& document, const QString& text, const std::vector<ObjectId>& ids,
                           Reorder order)
    : SceneCommand(document, text)
{
    const std::unordered_set<ObjectId> chosen(ids.begin(), ids.end());
    struct Stack {
        std::vector<std::size_t> places;
        std::vector<Entry> entries;
        bool hasChosen = false;
    };
    std::map<std::pair<std::string, int>, Stack> stacks;
    const std::span<const ObjectPtr> objects = document.scene().objects();
    for (std::size_t i = 0; i < objects.size(); ++i) {
        Stack& stack = stacks[{*objects[i]->layer, drawingRank(*objects[i])}];
        stack.places.push_back(i);
        stack.entries.push_back({objects[i], chosen.contains(objects[i]->id)});
        stack.hasChosen = stack.hasChosen || stack.entries.back().isChosen;
    }
    for (auto& [key, stack] : stacks) {
        if (!stack.hasChosen)
            continue;
        reorder(stack.entries, order);
        for (std::size_t i = 0; i < stack.places.size(); ++i)
            if (objects[stack.places[i]] != stack.entries[i].object) {
                m_before.push_back({stack.places[i], objects[stack.places[i]]});
                m_after.push_back({stack.places[i], stack.entries[i].object});
            }
    }
    std::ranges::sort(m_before, {}, &Scene::Placed::index);
    std::ranges::sort(m_after, {}, &Scene::Placed::index);
    for (const Scene::Placed& placed : m_before)
        m_ids.push_back(placed.object->id);
    setObsolete(m_ids.empty());
}

void OrderObjects::put(const std::vector<Scene::Placed>& places)
{
    apply({SceneChange::Kind::Ordered, m_ids}, [&](Scene& scene) {
        scene.remove(m_ids);
        scene.insert(places);
    });
}

} // namespace broadside
