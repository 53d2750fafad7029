#include "core/levels/reimport.h"

#include "core/base/utf8.h"
#include "core/levels/level_messages.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>
#include <type_traits>
#include <unordered_map>

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

/// The objects of two imports that are the same object of the source.
class ObjectPairs {
public:
    ObjectPairs(const Scene& before, const Scene& after, SourceIds ids)
    {
        pairBy(before, after, [](const SceneObject& object) { return sourceNameOf(object); });
        pairBy(before, after, [](const SceneObject& object) {
            const std::string id = std::to_string(object.id.value);
            return sourceNameOf(object).empty() ? id + " " + object.name : std::string();
        });
        pairBy(before, after, [](const SceneObject& object) {
            const std::string place = object.name + "\n" + *object.group + "\n" + *object.layer;
            return sourceNameOf(object).empty() ? place : std::string();
        });
        if (ids == SourceIds::AreKept)
            pairBy(before, after, [](const SceneObject& object) { return std::to_string(object.id.value); });
    }

    /// The object of the later import. Null: the source does not have it any more.
    [[nodiscard]] const SceneObject* after(ObjectId before) const
    {
        const auto found = m_after.find(before);
        return found == m_after.end() ? nullptr : found->second;
    }
    /// The id in the earlier import. Null: the object is new.
    [[nodiscard]] ObjectId before(ObjectId after) const
    {
        const auto found = m_before.find(after);
        return found == m_before.end() ? ObjectId{} : found->second;
    }

private:
    /// Pairs objects with the same key in their order; an empty key pairs nothing.
    template<class KeyOf>
    void pairBy(const Scene& before, const Scene& after, KeyOf keyOf)
    {
        std::unordered_map<std::string, std::vector<const SceneObject*>> free;
        for (const ObjectPtr& object : after.objects())
            if (!m_before.contains(object->id))
                free[keyOf(*object)].push_back(object.get());
        for (auto& [key, objects] : free)
            std::ranges::reverse(objects); // the first is taken from the end
        for (const ObjectPtr& object : before.objects()) {
            const std::string key = m_after.contains(object->id) ? std::string() : keyOf(*object);
            const auto found = key.empty() ? free.end() : free.find(key);
            if (found == free.end() || found->second.empty())
                continue;
            m_after.emplace(object->id, found->second.back());
            m_before.emplace(found->second.back()->id, object->id);
            found->second.pop_back();
        }
    }

    std::unordered_map<ObjectId, const SceneObject*> m_after;
    std::unordered_map<ObjectId, ObjectId> m_before;
};

/// Merges one object: `made` begins as the edited one.
class ObjectMerge {
public:
    ObjectMerge(const SceneObject& before, const SceneObject& after, SceneObject& made,
                std::vector<ReimportConflict>& conflicts)
        : m_before(before)
        , m_after(after)
        , m_made(made)
        , m_conflicts(conflicts)
    {}

    /// True if something follows the source.
    [[nodiscard]] bool merge()
    {
        const Shape shape = m_made.shape;
        field(&SceneObject::name, "name");
        field(&SceneObject::kind, "kind");
        field(&SceneObject::pose, "position, angle or scale");
        field(&SceneObject::velocity, "velocity");
        field(&SceneObject::acceleration, "acceleration");
        field(&SceneObject::mass, "mass");
        field(&SceneObject::force, "force");
        field(&SceneObject::gravityScale, "gravityScale");
        field(&SceneObject::shape, "shape");
        field(&SceneObject::category, "category");
        field(&SceneObject::mask, "mask");
        field(&SceneObject::onHit, "onHit");
        field(&SceneObject::restitution, "restitution");
        field(&SceneObject::locked, "locked");
        field(&SceneObject::visible, "visible");
        field(&SceneObject::layer, "layer");
        field(&SceneObject::group, "group");
        field(&SceneObject::sprite, "sprite");
        field(&SceneObject::instanceOf, "template");
        field(&SceneObject::components, "components");
        mergeProperties();
        followShape(m_made.extra, shape, m_made.shape);
        return m_follows;
    }

private:
    void conflict(std::string subject, Message message)
    {
        m_conflicts.push_back({m_made.id, displayName(m_made), std::move(subject), std::move(message)});
    }
    template<class Value>
    void field(Value SceneObject::*member, const char* name)
    {
        const Value& wanted = m_after.*member;
        if (wanted == m_before.*member || wanted == m_made.*member)
            return;
        constexpr bool isPlace = std::is_same_v<Value, Pose>;
        if (m_made.*member != m_before.*member)
            return conflict(name, isPlace ? texts::reimportPlace(displayName(m_made))
                                          : texts::reimportValue(name, displayName(m_made)));
        m_made.*member = wanted;
        m_follows = true;
    }
    [[nodiscard]] static const PropertyValue* valueIn(const Properties& properties, const std::string& name)
    {
        const auto found = std::ranges::find(properties, name, &Property::name);
        return found == properties.end() ? nullptr : &found->value;
    }
    [[nodiscard]] static bool areSame(const PropertyValue* a, const PropertyValue* b)
    {
        return a && b ? *a == *b : a == b;
    }
    void mergeProperty(const std::string& name, Properties& made)
    {
        const PropertyValue* const old = valueIn(*m_before.properties, name);
        const PropertyValue* const wanted = valueIn(*m_after.properties, name);
        const PropertyValue* const own = valueIn(made, name);
        if (areSame(old, wanted) || areSame(own, wanted))
            return;
        if (!areSame(own, old))
            return conflict("property " + inQuotes(name), texts::reimportProperty(inQuotes(name), displayName(m_made)));
        m_follows = true;
        const auto place = std::ranges::find(made, name, &Property::name);
        if (!wanted)
            made.erase(place);
        else if (place == made.end())
            made.push_back({name, *wanted});
        else
            place->value = *wanted;
    }
    void mergeProperties()
    {
        Properties made = *m_made.properties;
        for (const Property& property : *m_before.properties)
            mergeProperty(property.name, made);
        for (const Property& property : *m_after.properties)
            if (!valueIn(*m_before.properties, property.name))
                mergeProperty(property.name, made);
        m_made.properties = std::move(made);
    }

    const SceneObject& m_before;
    const SceneObject& m_after;
    SceneObject& m_made;
    std::vector<ReimportConflict>& m_conflicts;
    bool m_follows = false;
};

class SceneMerge {
public:
    SceneMerge(const Scene& before, const Scene& edited, const Scene& after, SourceIds ids)
        : m_before(before)
        , m_edited(edited)
        , m_after(after)
        , m_pairs(before, after, ids)
    {}

    [[nodiscard]] Reimport merge()
    {
        m_result.scene = m_edited;
        giveIds();
        mergeObjects();
        addObjects();
        mergeSettings();
        return std::move(m_result);
    }

private:
    /// The ids of the later import, as the merged scene has them.
    void giveIds()
    {
        std::uint64_t next = m_result.scene.nextId().value;
        for (const ObjectPtr& object : m_before.objects())
            next = std::max(next, object->id.value + 1);
        for (const ObjectPtr& object : m_after.objects()) {
            const ObjectId known = m_pairs.before(object->id);
            m_ids[object->id] = known.isNull() ? ObjectId{next++} : known;
        }
    }
    /// The object of the later import, with properties that refer to the merged scene's objects.
    [[nodiscard]] SceneObject withIds(const SceneObject& source) const
    {
        SceneObject object = source;
        object.id = m_ids.at(source.id);
        object.source = {};
        Properties properties = *source.properties;
        for (Property& property : properties)
            if (auto* const id = std::get_if<ObjectId>(&property.value))
                if (const auto found = m_ids.find(*id); found != m_ids.end())
                    *id = found->second;
        object.properties = std::move(properties);
        return object;
    }
    void conflict(const SceneObject& object, const texts::Form<texts::Text>& message)
    {
        m_result.conflicts.push_back({object.id, displayName(object), "removal", message(displayName(object))});
    }
    void mergeObjects()
    {
        std::vector<ObjectId> gone;
        for (const ObjectPtr& before : m_before.objects()) {
            const SceneObject* const source = m_pairs.after(before->id);
            const SceneObject* const own = m_edited.find(before->id);
            if (!own) {
                if (source && !sameContent(*before, withIds(*source)))
                    conflict(*before, texts::reimportRemovedHere);
            } else if (source) {
                auto made = std::make_shared<SceneObject>(*own);
                const SceneObject wanted = withIds(*source);
                if (ObjectMerge(*before, wanted, *made, m_result.conflicts).merge()) {
                    made->source = {};
                    m_result.scene.replace(withOverridesMarked(*own, made)); // values of the level are its own
                    ++m_result.changed;
                }
            } else if (sameContent(*before, *own)) {
                gone.push_back(before->id);
            } else {
                conflict(*own, texts::reimportRemovedThere);
            }
        }
        m_result.removed = m_result.scene.remove(gone).size();
    }
    void addObjects()
    {
        for (const ObjectPtr& object : m_after.objects())
            if (m_pairs.before(object->id).isNull()) {
                m_result.scene.append(std::make_shared<SceneObject>(withIds(*object)));
                ++m_result.added;
            }
    }
    void mergeSettings()
    {
        mergeWhole(&Scene::world, "world", texts::reimportWorld, texts::reimportSetting);
        mergeWhole(&Scene::broadPhase, "broad phase", texts::reimportBroadPhase, texts::reimportSetting);
        mergeWhole(&Scene::step, "step", texts::reimportStep, texts::reimportSetting);
        mergeWhole(&Scene::components, "components of the scene", texts::reimportComponents, texts::reimportSettings);
        mergeWhole(&Scene::extra, "other properties of the scene", texts::reimportOther, texts::reimportSettings);
        mergeNamed(&Scene::layers, &Layer::name, "layer", texts::reimportLayer);
        mergeNamed(&Scene::templates, &Template::name, "template", texts::reimportTemplate);
        mergeNamed(&Scene::atlases, std::identity(), "atlas", texts::reimportAtlas);
    }
    void settingConflict(const char* subject, const Message& name, const texts::Form<texts::Phrase>& message)
    {
        m_result.conflicts.push_back({{}, name, subject, message(name)});
    }
    template<class Value>
    void mergeWhole(Value Scene::*member, const char* subject, const texts::Form<>& name,
                    const texts::Form<texts::Phrase>& message)
    {
        const Value& wanted = m_after.*member;
        Value& own = m_result.scene.*member;
        if (wanted == m_before.*member || wanted == own)
            return;
        if (own == m_before.*member)
            own = wanted;
        else
            settingConflict(subject, name(), message);
    }
    /// Merges values of the scene that have unique names. New ones go to the end.
    template<class Value, class NameOf>
    void mergeNamed(std::vector<Value> Scene::*member, NameOf nameOf, const char* subject,
                    const texts::Form<texts::Text>& what)
    {
        std::vector<Value>& made = m_result.scene.*member;
        const auto in = [&](auto& list, const std::string& name) {
            const auto found = std::ranges::find(list, name, nameOf);
            return found == list.end() ? nullptr : &*found;
        };
        for (const Value& wanted : m_after.*member) {
            const std::string& name = std::invoke(nameOf, wanted);
            const Value* const old = in(m_before.*member, name);
            Value* const own = in(made, name);
            if ((own && *own == wanted) || (old && *old == wanted))
                continue;
            if (own && old && *own == *old)
                *own = wanted;
            else if (own)
                settingConflict(subject, what(inQuotes(name)), texts::reimportSetting);
            else if (old)
                settingConflict(subject, what(inQuotes(name)), texts::reimportSettingRemoved);
            else
                made.push_back(wanted);
        }
    }

    const Scene& m_before;
    const Scene& m_edited;
    const Scene& m_after;
    ObjectPairs m_pairs;
    std::unordered_map<ObjectId, ObjectId> m_ids;
    Reimport m_result;
};

} // namespace

Reimport reimported(const Scene& before, const Scene& edited, const Scene& after, SourceIds ids)
{
    return SceneMerge(before, edited, after, ids).merge();
}

} // namespace broadside::levels
