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
Vec2 rounded(Vec2 by, const WorldSettings& world)
{
    const double step = std::ldexp(1.0, std::ilogb(std::max(world.width, world.height)) - 14);
    return {roundedTo(by.x, step), roundedTo(by.y, step)};
}

Vec2 centreOf(std::span<const ObjectPtr> objects)
{
    Aabb all;
    for (const ObjectPtr& object : objects)
        all = united(all, boundsOf(object->shape, object->pose));
    return all.center();
}

/// The objects that exist, by position. Valid until the next edit.
class Places {
public:
    explicit Places(const ObjectEdits& edits)
    {
        edits.forEach([this](const SceneObject& object) { m_at.emplace(object.pose.position, &object); });
    }

    /// Whether a copy that is moved by `by` would hide an object of the same shape, or be hidden by it.
    [[nodiscard]] bool anyIsTaken(std::span<const ObjectPtr> objects, Vec2 by) const
    {
        return std::ranges::any_of(objects, [&](const ObjectPtr& object) {
            Pose pose = object->pose;
            pose.position += by;
            const auto [first, last] = m_at.equal_range(pose.position);
            return std::any_of(first, last, [&](const auto& entry) {
                return entry.second->pose == pose && entry.second->shape == object->shape;
            });
        });
    }

private:
    struct Hash {
        std::size_t operator()(Vec2 place) const noexcept
        {
            return 31 * std::hash<double>{}(place.x) + std::hash<double>{}(place.y);
        }
    };
    std::unordered_multimap<Vec2, const SceneObject*, Hash> m_at;
};

/// Copies that would lie exactly on equal objects, such as those of the paste before, are moved on.
Vec2 offsetTo(Vec2 middle, std::span<const ObjectPtr> objects, const ObjectEdits& edits)
{
    constexpr int kMost = 100; // A cascade as long as this leaves the view.
    const Vec2 straight = middle - centreOf(objects);
    const Vec2 shift = copyOffset(edits.world());
    const Places places(edits);
    for (int i = 0; i < kMost; ++i)
        if (const Vec2 by = rounded(straight + shift * double(i), edits.world()); !places.anyIsTaken(objects, by))
            return by;
    return rounded(straight, edits.world());
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

Vec2 copyOffset(const WorldSettings& world)
{
    constexpr double kShare = 0.05; // Of the shorter side: visibly a copy, and both are in view.
    const double offset = kShare * std::min(world.width, world.height);
    return {offset, -offset};
}

Pasted pasted(const ObjectEdits& edits, std::span<const ObjectPtr> objects, std::optional<Vec2> middle,
              const PastedTemplates& templates)
{
    Pasted result;
    result.refusal = refusalToAdd(edits, objects.size());
    if (!result.refusal.isEmpty())
        return result;
    const Vec2 by = middle ? offsetTo(*middle, objects, edits) : Vec2{};
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
