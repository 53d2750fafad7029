#include "core/levels/reimport_pairs.h"

#include <algorithm>

namespace broadside::levels {
namespace {

/// LDtk's or Godot's own name of an object; empty if it has none.
std::string sourceNameOf(const SceneObject& object)
{
    for (const Property& property : *object.properties)
        if (property.name == "iid" || property.name == "godotNode")
            if (const auto* const text = std::get_if<std::string>(&property.value))
                return property.name + " " + *text;
    return {};
}

std::string idAndName(const SceneObject& object, ObjectId inSource)
{
    return sourceNameOf(object).empty() ? std::to_string(inSource.value) + " " + object.name : std::string();
}

std::string nameAndPlace(const SceneObject& object, ObjectId /*inSource*/)
{
    return sourceNameOf(object).empty() ? object.name + "\n" + *object.group + "\n" + *object.layer : std::string();
}

} // namespace

ObjectPairs::ObjectPairs(const Scene& before, const Scene& after, const ReimportOptions& options)
{
    for (const SourceId& known : options.sourceIds)
        m_inSource.emplace(known.here, known.there);
    pairBy(before, after, [](const SceneObject& object, ObjectId) { return sourceNameOf(object); });
    pairBy(before, after, idAndName);
    pairBy(before, after, nameAndPlace);
    if (options.ids == SourceIds::AreKept)
        pairBy(before, after, [](const SceneObject&, ObjectId inSource) { return std::to_string(inSource.value); });
}

/// Pairs objects with the same key in their order; an empty key pairs nothing.
void ObjectPairs::pairBy(const Scene& before, const Scene& after, KeyOf keyOf)
{
    std::unordered_map<std::string, std::vector<const SceneObject*>> free;
    for (const ObjectPtr& object : after.objects())
        if (!m_before.contains(object->id))
            free[keyOf(*object, object->id)].push_back(object.get());
    for (auto& [key, objects] : free)
        std::ranges::reverse(objects); // the first is taken from the end
    for (const ObjectPtr& object : before.objects()) {
        const std::string key = m_after.contains(object->id) ? std::string() : keyOf(*object, inSource(object->id));
        const auto found = key.empty() ? free.end() : free.find(key);
        if (found == free.end() || found->second.empty())
            continue;
        m_after.emplace(object->id, found->second.back());
        m_before.emplace(found->second.back()->id, object->id);
        found->second.pop_back();
    }
}

} // namespace broadside::levels
