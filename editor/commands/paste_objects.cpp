#include "editor/commands/paste_objects.h"

#include "core/geometry/bounds.h"
#include "core/math/coordinate.h"
#include "core/scene/component_table.h"
#include "core/scene/groups.h"
#include "editor/commands/copy_names.h"
#include "editor/commands/room_for_objects.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace broadside {
namespace {

// Translation context of this file.
class PasteText {
    Q_DECLARE_TR_FUNCTIONS(Paste)
};

double roundedTo(double value, double step) { return std::round(value / step) * step; }

/// Rounds to about 2^-14 of the world's size, which is invisible when the whole world is shown.
Vec2 offsetTo(Vec2 middle, std::span<const ObjectPtr> objects, const WorldSettings& world)
{
    Aabb all;
    for (const ObjectPtr& object : objects)
        all = united(all, boundsOf(object->shape, object->pose));
    const double step = std::ldexp(1.0, std::ilogb(std::max(world.width, world.height)) - 14);
    const Vec2 by = middle - all.center();
    return {roundedTo(by.x, step), roundedTo(by.y, step)};
}

/// Updates the references of copies.
class References {
public:
    References(const ObjectEdits& edits, std::span<const ObjectPtr> objects, ObjectId firstId)
        : m_edits(edits)
    {
        for (const ObjectPtr& object : objects)
            m_copies.emplace(object->id, ObjectId{firstId.value++});
    }

    void follow(SceneObject& copy)
    {
        for (std::size_t i = copy.components.size(); i-- > 0;)
            if (!followIn(copy.components[i])) {
                std::vector<Component>& components = copy.components.edit();
                components.erase(components.begin() + static_cast<std::ptrdiff_t>(i));
                copy.extra.removeElement("components", i);
            }
        if (std::ranges::any_of(*copy.properties, isReference))
            copy.properties = followed(*copy.properties);
    }
    [[nodiscard]] std::size_t dropped() const noexcept { return m_dropped; }

private:
    static bool isReference(const Property& property) { return std::holds_alternative<ObjectId>(property.value); }

    /// Null when the object does not exist.
    ObjectId follow(ObjectId id)
    {
        const auto copy = m_copies.find(id);
        if (copy != m_copies.end())
            return copy->second;
        if (m_edits.contains(id))
            return id;
        ++m_dropped;
        return {};
    }

    /// False for a component that requires an object that does not exist.
    bool followIn(Component& component)
    {
        const ComponentType* type = typeOf(component);
        for (std::size_t i = 0; type && i < type->fields.size(); ++i) {
            const ComponentField& field = type->fields[i];
            const FieldValue value = field.get(component);
            const auto* id = std::get_if<ObjectId>(&value);
            if (!id || id->isNull())
                continue;
            const ObjectId now = follow(*id);
            if (now.isNull() && field.kind == FieldKind::Object)
                return false;
            field.set(component, now);
        }
        return true;
    }

    Properties followed(Properties properties)
    {
        std::erase_if(properties, [this](Property& property) {
            auto* id = std::get_if<ObjectId>(&property.value);
            if (id)
                *id = follow(*id);
            return id && id->isNull();
        });
        return properties;
    }

    const ObjectEdits& m_edits;
    std::unordered_map<ObjectId, ObjectId> m_copies;
    std::size_t m_dropped = 0;
};

GroupNames groupsOf(const ObjectEdits& edits)
{
    GroupNames groups;
    edits.forEach([&](const SceneObject& object) { groups.take(*object.group); });
    return groups;
}

/// References in templates that are pasted too lead to the copies.
void adopt(const PastedTemplates& templates, References& references, Pasted& result)
{
    std::vector<Template> brought(templates.brought.begin(), templates.brought.end());
    for (Template& content : brought)
        content.object = edited(*content.object, [&](SceneObject& object) { references.follow(object); });
    AdoptedTemplates adopted = adoptTemplates(*templates.library, brought, result.objects);
    if (!adopted.refusal.isEmpty()) {
        result = {};
        result.refusal = adopted.refusal;
        return;
    }
    result.templates = std::move(adopted.added);
}

} // namespace

Pasted pasted(const ObjectEdits& edits, std::span<const ObjectPtr> objects, std::optional<Vec2> middle,
              const PastedTemplates& templates)
{
    Pasted result;
    result.refusal = refusalToAdd(edits, objects.size());
    if (!result.refusal.isEmpty())
        return result;
    const Vec2 by = middle ? offsetTo(*middle, objects, edits.world()) : Vec2{};
    ObjectId next = edits.nextId();
    References references(edits, objects, next);
    GroupNames groups = groupsOf(edits);
    CopyNames names(edits);
    result.objects.reserve(objects.size());
    for (const ObjectPtr& object : objects) {
        result.objects.push_back(edited(*object, [&](SceneObject& copy) {
            copy.id = next;
            copy.name = names.freeFor(object->name);
            if (middle)
                copy.pose.position += by;
            if (!copy.group.isEmpty())
                copy.group = groups.copyOf(*copy.group);
            references.follow(copy);
        }));
        ++next.value;
        if (!isCoordinate(result.objects.back()->pose.position)) {
            result = {};
            result.refusal =
                PasteText::tr("They would be beyond 1e9 m, the limit of coordinates. Paste them nearer to 0.");
            return result;
        }
    }
    result.dropped = references.dropped();
    if (templates.library)
        adopt(templates, references, result);
    return result;
}

} // namespace broadside
