#include "core/levels/reimport.h"

#include "core/base/utf8.h"
#include "core/levels/conflict_values.h"
#include "core/levels/level_messages.h"
#include "core/levels/reimport_pairs.h"
#include "core/levels/rounding.h"

#include <algorithm>
#include <functional>
#include <type_traits>
#include <unordered_map>

namespace broadside::levels {
namespace {

constexpr std::size_t kLongestInLine = 160; // bytes of a value in a line of text

std::string shortened(const std::string& text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    std::size_t end = 0;
    while (true) { // never within a character
        const std::size_t length = std::max<std::size_t>(1, utf8CharacterLength(std::string_view(text).substr(end)));
        if (end + length > most)
            return text.substr(0, end) + "...";
        end += length;
    }
}

/// Null: not there.
template<class Value>
Message valueOrAbsence(const Value* value)
{
    return value ? Message(shortened(valueText(*value), kLongestValue)) : texts::reimportAbsent();
}

Message shortenedWords(const Message& value)
{
    return value.form() ? value : Message(shortened(value.text(), kLongestInLine));
}

/// The conflicts, and which of them the level decides.
class Conflicts {
public:
    explicit Conflicts(const std::vector<std::size_t>& fromLevel)
        : m_fromLevel(fromLevel)
    {}

    /// Returns whether the level's value is taken.
    template<class Value>
    [[nodiscard]] bool add(ReimportConflict conflict, const Value* here, const Value* there, const Value* before)
    {
        conflict.here = valueOrAbsence(here);
        conflict.there = valueOrAbsence(there);
        conflict.before = valueOrAbsence(before);
        conflict.followsLevel = std::ranges::binary_search(m_fromLevel, m_list.size());
        if (conflict.followsLevel)
            conflict.message = texts::reimportFollows(conflict.name, conflict.field);
        m_list.push_back(std::move(conflict));
        return m_list.back().followsLevel;
    }
    [[nodiscard]] std::vector<ReimportConflict> take() { return std::move(m_list); }

private:
    const std::vector<std::size_t>& m_fromLevel;
    std::vector<ReimportConflict> m_list;
};

/// Merges one object: `made` begins as the edited one.
class ObjectMerge {
public:
    ObjectMerge(const SceneObject& before, const SceneObject& after, SceneObject& made, Conflicts& conflicts)
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
        field(&SceneObject::pose, {});
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
    [[nodiscard]] ReimportConflict conflict(Message subject, Message message) const
    {
        ReimportConflict made;
        made.object = m_made.id;
        made.name = displayName(m_made);
        made.field = std::move(subject);
        made.message = std::move(message);
        return made;
    }
    template<class Value>
    void field(Value SceneObject::*member, std::string_view key)
    {
        const Value& wanted = m_after.*member;
        const Value& old = m_before.*member;
        Value& own = m_made.*member;
        if (wanted == old || wanted == own)
            return;
        if (own != old) {
            constexpr bool isPlace = std::is_same_v<Value, Pose>;
            const std::string name = displayName(m_made);
            if (!m_conflicts.add(conflict(isPlace ? texts::reimportPlaceField() : Message(key),
                                          isPlace ? texts::reimportPlace(name) : texts::reimportValue(key, name)),
                                 &own, &wanted, &old))
                return;
        }
        own = wanted;
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
        if (!areSame(own, old) &&
            !m_conflicts.add(conflict(texts::reimportPropertyField(inQuotes(name)),
                                      texts::reimportProperty(inQuotes(name), displayName(m_made))),
                             own, wanted, old))
            return;
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
    Conflicts& m_conflicts;
    bool m_follows = false;
};

class SceneMerge {
public:
    SceneMerge(const Scene& before, const Scene& edited, const Scene& after, const ReimportOptions& options)
        : m_before(before)
        , m_edited(edited)
        , m_after(after)
        , m_roundedScale(options.roundedPixelsPerMetre)
        , m_pairs(before, after, options)
        , m_conflicts(options.fromLevel)
    {}

    [[nodiscard]] Reimport merge()
    {
        m_result.scene = m_edited;
        giveIds();
        makeImported();
        mergeObjects();
        addObjects();
        mergeSettings();
        m_result.conflicts = m_conflicts.take();
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
            const ObjectId here = known.isNull() ? ObjectId{next++} : known;
            m_ids[object->id] = here;
            if (here != object->id)
                m_result.sourceIds.push_back({here, object->id});
        }
    }
    /// The object of the later import, with properties that refer to the merged scene's objects, and without what only
    /// rounding changed.
    [[nodiscard]] SceneObject asHere(const SceneObject& source) const
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
        if (const SceneObject* const before = m_roundedScale > 0.0 ? m_before.find(object.id) : nullptr)
            undoRounding(*before, object, m_before.world.height, m_roundedScale);
        return object;
    }
    void makeImported()
    {
        Scene& imported = m_result.imported;
        imported = m_after;
        imported.source = nullptr;
        std::vector<ObjectId> all;
        for (const ObjectPtr& object : m_after.objects())
            all.push_back(object->id);
        imported.remove(all);
        for (const ObjectPtr& object : m_after.objects())
            imported.append(std::make_shared<SceneObject>(asHere(*object)));
        if (m_roundedScale > 0.0)
            undoRounding(m_before, imported);
    }
    /// The object of the later import. Null: the source does not have it any more.
    [[nodiscard]] const SceneObject* wantedFor(ObjectId before) const
    {
        return m_pairs.after(before) ? m_result.imported.find(before) : nullptr;
    }
    [[nodiscard]] bool removalFollows(const SceneObject& object, const texts::Form<texts::Text>& message,
                                      const SceneObject* here, const SceneObject* there, const SceneObject* before)
    {
        ReimportConflict conflict;
        conflict.object = object.id;
        conflict.name = displayName(object);
        conflict.field = texts::reimportRemoval();
        conflict.message = message(displayName(object));
        return m_conflicts.add(std::move(conflict), here, there, before);
    }
    void mergeObjects()
    {
        std::vector<ObjectId> gone;
        for (const ObjectPtr& before : m_before.objects()) {
            const SceneObject* const wanted = wantedFor(before->id);
            const SceneObject* const own = m_edited.find(before->id);
            if (!own) {
                if (wanted && !sameContent(*before, *wanted) &&
                    removalFollows(*before, texts::reimportRemovedHere, nullptr, wanted, before.get()))
                    add(*wanted);
            } else if (wanted) {
                auto made = std::make_shared<SceneObject>(*own);
                if (ObjectMerge(*before, *wanted, *made, m_conflicts).merge()) {
                    made->source = {};
                    m_result.scene.replace(withOverridesMarked(*own, made)); // values of the level are its own
                    ++m_result.changed;
                }
            } else if (sameContent(*before, *own) ||
                       removalFollows(*own, texts::reimportRemovedThere, own, nullptr, before.get())) {
                gone.push_back(before->id);
            }
        }
        m_result.removed = m_result.scene.remove(gone).size();
    }
    void add(const SceneObject& object)
    {
        m_result.scene.append(std::make_shared<SceneObject>(object));
        ++m_result.added;
    }
    void addObjects()
    {
        for (const ObjectPtr& object : m_after.objects())
            if (m_pairs.before(object->id).isNull())
                add(*m_result.imported.find(m_ids.at(object->id)));
    }
    void mergeSettings()
    {
        mergeMember(&Scene::world, &WorldSettings::width, "width", texts::reimportWorld);
        mergeMember(&Scene::world, &WorldSettings::height, "height", texts::reimportWorld);
        mergeMember(&Scene::world, &WorldSettings::gravity, "gravity", texts::reimportWorld);
        mergeMember(&Scene::world, &WorldSettings::wind, "wind", texts::reimportWorld);
        mergeMember(&Scene::world, &WorldSettings::terminalSpeed, "terminalSpeed", texts::reimportWorld);
        mergeMember(&Scene::world, &WorldSettings::edges, "edges", texts::reimportWorld);
        mergeMember(&Scene::broadPhase, &BroadPhaseSettings::algorithm, "algorithm", texts::reimportBroadPhase);
        mergeMember(&Scene::broadPhase, &BroadPhaseSettings::cellSize, "cellSize", texts::reimportBroadPhase);
        mergeMember(&Scene::step, &StepSettings::dt, "dt", texts::reimportStep);
        mergeMember(&Scene::step, &StepSettings::integrator, "integrator", texts::reimportStep);
        mergeMember(&Scene::step, &StepSettings::continuous, "continuous", texts::reimportStep);
        mergeWhole(&Scene::components, texts::reimportComponents);
        mergeWhole(&Scene::extra, texts::reimportOther);
        mergeNamed(&Scene::layers, &Layer::name, texts::reimportLayer);
        mergeNamed(&Scene::templates, &Template::name, texts::reimportTemplate);
        mergeNamed(&Scene::atlases, std::identity(), texts::reimportAtlas);
    }
    template<class Value>
    [[nodiscard]] bool settingFollows(Message name, Message field, const texts::Form<texts::Phrase>& message,
                                      const Value* here, const Value* there, const Value* before)
    {
        ReimportConflict conflict;
        conflict.message = message(name);
        conflict.name = std::move(name);
        conflict.field = std::move(field);
        return m_conflicts.add(std::move(conflict), here, there, before);
    }
    template<class Value>
    void mergeValue(const Value& old, const Value& wanted, Value& own, const texts::Form<>& name, const Message& field,
                    const texts::Form<texts::Phrase>& message)
    {
        if (wanted == old || wanted == own)
            return;
        if (own == old || settingFollows(name(), field, message, &own, &wanted, &old))
            own = wanted;
    }
    template<class Section, class Value>
    void mergeMember(Section Scene::*section, Value Section::*member, const char* key, const texts::Form<>& name)
    {
        mergeValue(m_before.*section.*member, m_result.imported.*section.*member, m_result.scene.*section.*member, name,
                   key, texts::reimportSetting);
    }
    template<class Value>
    void mergeWhole(Value Scene::*member, const texts::Form<>& name)
    {
        mergeValue(m_before.*member, m_result.imported.*member, m_result.scene.*member, name,
                   texts::reimportAllValues(), texts::reimportSettings);
    }
    /// Merges values of the scene that have unique names. New ones go to the end.
    template<class Value, class NameOf>
    void mergeNamed(std::vector<Value> Scene::*member, NameOf nameOf, const texts::Form<texts::Text>& what)
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
            const bool isUnedited = own && old ? *own == *old : !own && !old;
            if (!isUnedited &&
                !settingFollows<Value>(what(inQuotes(name)), texts::reimportAllValues(),
                                       own ? texts::reimportSetting : texts::reimportSettingRemoved, own, &wanted, old))
                continue;
            if (own)
                *own = wanted;
            else
                made.push_back(wanted);
        }
    }

    const Scene& m_before;
    const Scene& m_edited;
    const Scene& m_after;
    double m_roundedScale;
    ObjectPairs m_pairs;
    std::unordered_map<ObjectId, ObjectId> m_ids;
    Conflicts m_conflicts;
    Reimport m_result;
};

} // namespace

Message ReimportConflict::line() const
{
    return texts::reimportValues(message, shortenedWords(here), shortenedWords(there), shortenedWords(before));
}

Reimport reimported(const Scene& before, const Scene& edited, const Scene& after, const ReimportOptions& options)
{
    return SceneMerge(before, edited, after, options).merge();
}

} // namespace broadside::levels
