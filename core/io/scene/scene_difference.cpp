#include "core/io/scene/scene_difference.h"

#include "core/io/scene/scene_sections.h"

namespace broadside {
namespace {

/// Whether the places in `before` do not ascend in the order of `after`.
class OrderWatch {
public:
    void see(std::size_t placeBefore) noexcept
    {
        m_isReordered = m_isReordered || placeBefore < m_next;
        m_next = placeBefore + 1;
    }
    [[nodiscard]] bool isReordered() const noexcept { return m_isReordered; }

private:
    std::size_t m_next = 0;
    bool m_isReordered = false;
};

} // namespace

SceneDifference differenceOf(const Scene& before, const Scene& after)
{
    SceneDifference result;
    OrderWatch order;
    for (const ObjectPtr& object : after.objects()) {
        const std::optional<std::size_t> place = before.indexOf(object->id);
        if (!place) {
            result.added.push_back(object->id);
            continue;
        }
        order.see(*place);
        const ObjectPtr& earlier = before.objects()[*place];
        if (earlier != object && !sameContent(*earlier, *object))
            result.changed.push_back(object->id);
    }
    for (const ObjectPtr& object : before.objects())
        if (!after.contains(object->id))
            result.removed.push_back(object->id);
    result.isReordered = order.isReordered();
    for (const SceneSection& section : sceneSections())
        if (!section.isOfObjects && section.isSame && !section.isSame(before, after))
            result.sections.push_back(section.key);
    return result;
}

} // namespace broadside
