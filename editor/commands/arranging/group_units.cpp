#include "editor/commands/arranging/group_units.h"

#include "core/geometry/bounds.h"
#include "core/scene/groups.h"
#include "editor/commands/arranging/group_objects.h"

#include <algorithm>

namespace broadside {

GroupUnits::GroupUnits(const ObjectEdits& edits, std::span<const ObjectPtr> selected)
    : m_selected(selected.size())
{
    std::map<std::string, Aabb, std::less<>> boxes;
    std::vector<ObjectId> grouped;
    for (const ObjectPtr& object : selected) {
        const std::string_view name = outermostGroup(*object->group);
        if (name.empty())
            continue;
        Unit& unit =
            m_units.try_emplace(std::string(name), Unit{std::string(name), 0, {}, object->pose.angle}).first->second;
        ++unit.members;
        Aabb& box = boxes[unit.name];
        box = united(box, boundsOf(object->shape, object->pose));
        grouped.push_back(object->id);
    }
    std::ranges::sort(grouped);
    for (const ObjectId id : expandedToGroups(edits, grouped))
        if (!std::ranges::binary_search(grouped, id))
            if (const auto part = m_units.find(outermostGroup(*edits.find(id)->group)); part != m_units.end())
                m_units.erase(part);
    std::erase_if(m_units, [](const auto& entry) { return entry.second.members < 2; });
    for (auto& [name, unit] : m_units)
        unit.middle = boxes[name].center();
}

const GroupUnits::Unit* GroupUnits::of(const SceneObject& object) const
{
    const auto found = m_units.find(outermostGroup(*object.group));
    return found == m_units.end() ? nullptr : &found->second;
}

const GroupUnits::Unit* GroupUnits::whole() const noexcept
{
    return m_units.size() == 1 && m_units.begin()->second.members == m_selected ? &m_units.begin()->second : nullptr;
}

} // namespace broadside
