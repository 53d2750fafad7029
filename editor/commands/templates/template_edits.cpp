#include "editor/commands/templates/template_edits.h"

#include "core/geometry/shape_kinds.h"
#include "core/geometry/validation.h"
#include "core/io/scene/templates_section.h"
#include "core/scene/template_references.h"
#include "editor/commands/command_messages.h"
#include "editor/commands/locked_objects.h"
#include "editor/commands/object_commands.h"
#include "editor/commands/templates/template_parts.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace broadside {

using namespace templates;

namespace {

std::string baseNameOf(const SceneObject& object)
{
    if (!object.name.empty())
        return withoutNumber(object.name);
    std::string type(typeNameOf(object.shape));
    type.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(type.front())));
    return type;
}

/// The template with fields of the object, and which fields these are: shape and scale together when one alone is
/// invalid.
struct Taken {
    Template result;
    TemplateFields fields;
};
Taken withFieldsOf(const Template& before, const SceneObject& object, TemplateFields fields)
{
    const auto take = [&](TemplateFields these) {
        return edited(*before.object, [&](SceneObject& o) { copyFields(these, object, o); });
    };
    ObjectPtr prototype = take(fields);
    if (scaleFaultOf(prototype->shape, prototype->pose.scale)) {
        fields = fields | kShapeAndScale;
        prototype = take(fields);
    }
    return {{before.name, std::move(prototype)}, fields};
}

ObjectPtr withoutOverrides(const SceneObject& object, TemplateFields fields)
{
    return edited(object, [&](SceneObject& o) {
        TemplateLink link = *o.instanceOf;
        link.overrides = link.overrides - fields;
        o.instanceOf = std::move(link);
    });
}

QString refusalOfName(const TemplateLibrary& library, const std::string& name)
{
    if (name.empty())
        return TemplatesText::tr("A template needs a name, because its instances refer to it.");
    if (name.size() > limits::kStringBytes)
        return TemplatesText::tr("The name is longer than the limit of %1 bytes. Type a shorter one.")
            .arg(limits::kStringBytes);
    if (library.find(name))
        return TemplatesText::tr("There is a template %1 already. Choose another name.").arg(shown(name));
    return {};
}

} // namespace

QString wordOf(TemplateField field)
{
    // Indexed by TemplateField.
    static constexpr std::array<const char*, kTemplateFields> kWords{
        QT_TRANSLATE_NOOP("Templates", "kind"),         QT_TRANSLATE_NOOP("Templates", "angle"),
        QT_TRANSLATE_NOOP("Templates", "scale"),        QT_TRANSLATE_NOOP("Templates", "velocity"),
        QT_TRANSLATE_NOOP("Templates", "acceleration"), QT_TRANSLATE_NOOP("Templates", "mass"),
        QT_TRANSLATE_NOOP("Templates", "force"),        QT_TRANSLATE_NOOP("Templates", "gravity scale"),
        QT_TRANSLATE_NOOP("Templates", "shape"),        QT_TRANSLATE_NOOP("Templates", "category"),
        QT_TRANSLATE_NOOP("Templates", "mask"),         QT_TRANSLATE_NOOP("Templates", "response to hits"),
        QT_TRANSLATE_NOOP("Templates", "restitution"),  QT_TRANSLATE_NOOP("Templates", "sprite"),
        QT_TRANSLATE_NOOP("Templates", "components"),   QT_TRANSLATE_NOOP("Templates", "custom properties")};
    static_assert(kWords.back(), "a word for each TemplateField");
    return TemplatesText::tr(kWords[static_cast<std::size_t>(field)]);
}

QString wordsOf(TemplateFields fields)
{
    QStringList words;
    fields.forEach([&](TemplateField field) { words << wordOf(field); });
    return listed(words);
}

QString TemplateEdits::obstacle() const
{
    return m_edits.isLive() ? TemplatesText::tr("Stop the simulation first (Shift+F5).") : QString();
}

QString TemplateEdits::obstacleFor(std::string_view name) const
{
    if (!m_library.find(name))
        return TemplatesText::tr("There is no template %1.").arg(shown(name));
    if (!m_library.isOwn(name) && !m_library.project())
        return TemplatesText::tr("%1 is shared with other scenes, and their project is not open.").arg(shown(name));
    return obstacle();
}

QString TemplateEdits::obstacleToRename(std::string_view name) const
{
    if (m_library.find(name) && !m_library.isOwn(name))
        return TemplatesText::tr("It is shared by the project, and scenes that are not open would not find it under "
                                 "another name. Make it local to this scene first.");
    return obstacleFor(name);
}

void TemplateEdits::add(const QString& text, std::vector<Template> templates, std::vector<ObjectPtr> objects)
{
    if (templates.empty()) {
        m_edits.add(text, std::move(objects));
        return;
    }
    std::vector<ObjectPtr> found; // Instances whose template was missing.
    if (!m_edits.isLive())
        found = changedResults(m_document.scene().objects(), [&](const ObjectPtr& object) -> ObjectPtr {
            const Template* const of = templateNamed(templates, object->instanceOf->name);
            return of ? linkedTo(object, *of) : object;
        });
    TemplateLists all = listsOf(m_document, m_library);
    const QString listText = templates.size() == 1
                                 ? TemplatesText::tr("Add template %1").arg(shown(templates.front().name))
                                 : translated(texts::addTemplates(templates.size()));
    std::ranges::move(templates, std::back_inserter(all.own));
    const bool isOneStep = !m_edits.isLive();
    if (isOneStep)
        m_document.undoStack().beginMacro(text);
    push(listText, std::move(all), std::move(found));
    m_edits.add(text, std::move(objects));
    if (isOneStep)
        m_document.undoStack().endMacro();
}

QString TemplateEdits::makeFrom(const std::vector<ObjectId>& ids)
{
    if (const QString why = obstacle(); !why.isEmpty())
        return TemplatesText::tr("No template can be created. %1").arg(why);
    TemplateLists after = listsOf(m_document, m_library);
    std::vector<Template>& templates = after.own;
    const std::size_t before = templates.size();
    std::unordered_set<std::string> taken = namesIn(m_library);
    for (const auto& [name, count] : instanceCounts())
        taken.insert(name);                            // Includes missing templates, whose instances must not change.
    std::unordered_map<std::string, std::size_t> made; // Indices of the new templates, by their content.
    std::vector<ObjectPtr> linked;
    const std::vector<ObjectId> unlocked = unlockedOf(m_edits, ids);
    if (unlocked.empty())
        return {};
    for (const ObjectPtr& object : objectsOf(m_document.scene(), unlocked)) {
        if (!object->instanceOf.isEmpty())
            continue;
        Template created = templateFrom(*object, baseNameOf(*object));
        const auto [place, isNew] = made.try_emplace(writeTemplate(created), templates.size());
        if (isNew) {
            if (const QString refusal = refusalOfCount(templates.size() + 1); !refusal.isEmpty())
                return TemplatesText::tr("No template can be created. %1").arg(refusal);
            created.name = takeFreeName(created.name, taken);
            templates.push_back(std::move(created));
        }
        linked.push_back(linkedTo(object, templates[place->second]));
    }
    if (linked.empty())
        return TemplatesText::tr("All selected objects are already instances of templates. Detach them first to create "
                                 "templates from them.");
    const std::size_t count = templates.size() - before;
    const QString text = count == 1 ? TemplatesText::tr("Create template %1").arg(shown(templates.back().name))
                                    : translated(texts::makeTemplates(count));
    push(text, std::move(after), std::move(linked));
    return {};
}

ObjectPtr TemplateEdits::prototypeOf(std::string_view name) const
{
    const Template* const found = m_library.find(name);
    if (!found)
        return nullptr;
    return edited(*instanceOf(*found, {}, {1}), [](SceneObject& object) { object.id = {}; });
}

QString TemplateEdits::applyToTemplate(ObjectId instance, TemplateFields fields)
{
    const ObjectPtr object = m_document.scene().pointerTo(instance);
    if (!object || object->instanceOf.isEmpty())
        return TemplatesText::tr("It is not an instance of a template.");
    const std::string name = object->instanceOf->name;
    if (const QString why = obstacleFor(name); !why.isEmpty())
        return TemplatesText::tr("The template %1 cannot be changed. %2").arg(shown(name), why);
    if (unlockedOf(m_edits, {instance}).empty())
        return {};
    TemplateLists after = listsOf(m_document, m_library);
    Template& changed = after.find(name);
    const TemplateFields wanted = fields & (object->instanceOf->overrides | differingFields(*object, *changed.object));
    const Taken taken = withFieldsOf(changed, *object, wanted);
    changed = taken.result;
    if (!m_library.isOwn(name) && namesObjects(changed))
        return refusalOfNames(name);
    const LayerStates layers(m_edits.layers());
    std::vector<ObjectId> asked{instance};
    std::vector<ObjectPtr> objects =
        changedResults(m_document.scene().objects(), [&](const ObjectPtr& other) -> ObjectPtr {
            if (other->instanceOf->name != name)
                return other;
            if (layers.isLocked(*other)) {
                ObjectPtr kept = linkedTo(other, changed);
                if (kept != other)
                    asked.push_back(other->id);
                return kept;
            }
            return followingTemplate(other == object ? withoutOverrides(*object, taken.fields) : other, changed);
        });
    noteLocked(m_edits, asked);
    const QString owner = shownName(*object);
    const QString text =
        fields == TemplateFields::all()
            ? TemplatesText::tr("Apply %1 to template %2").arg(owner, shown(name))
            : TemplatesText::tr("Apply %1 of %2 to template %3").arg(wordsOf(taken.fields), owner, shown(name));
    push(text, std::move(after), std::move(objects));
    return {};
}

QString TemplateEdits::resetToTemplate(const std::vector<ObjectId>& ids, TemplateFields fields)
{
    if (const QString why = obstacle(); !why.isEmpty())
        return TemplatesText::tr("Nothing can be reset. %1").arg(why);
    bool isKept = false;
    std::vector<ObjectPtr> reset = changedResults(
        objectsOf(m_document.scene(), unlockedOf(m_edits, ids)), [&](const ObjectPtr& object) -> ObjectPtr {
            const Template* const of = m_library.of(*object);
            if (!of)
                return object;
            ObjectPtr after = withFieldsReset(object, fields, *of);
            isKept = isKept || !(after->instanceOf->overrides & fields).isEmpty();
            return after;
        });
    const QString whose = reset.size() == 1 ? shownName(*reset.front()) : countText(reset.size());
    const QString text = fields == TemplateFields::all()
                             ? TemplatesText::tr("Reset %1").arg(whose)
                             : TemplatesText::tr("Reset %1 of %2").arg(wordsOf(fields), whose);
    if (!reset.empty())
        push(text, listsOf(m_document, m_library), std::move(reset));
    return isKept ? TemplatesText::tr("The shape of the template does not allow the scale of the object. Reset both.")
                  : QString();
}

QString TemplateEdits::detach(const std::vector<ObjectId>& ids)
{
    if (const QString why = obstacle(); !why.isEmpty())
        return TemplatesText::tr("Nothing can be detached. %1").arg(why);
    std::vector<ObjectPtr> free = changedResults(objectsOf(m_document.scene(), unlockedOf(m_edits, ids)), detached);
    if (free.empty())
        return {};
    const QString text = commandText(TemplatesText::tr("Detach %1"), free);
    push(text, listsOf(m_document, m_library), std::move(free));
    return {};
}

QString TemplateEdits::rename(const std::string& from, const std::string& to)
{
    if (from == to)
        return {};
    if (const QString why = obstacleToRename(from); !why.isEmpty())
        return TemplatesText::tr("The template %1 cannot be renamed. %2").arg(shown(from), why);
    if (QString refusal = refusalOfName(m_library, to); !refusal.isEmpty())
        return refusal;
    if (!instancesOf(to).empty())
        return TemplatesText::tr("There are already instances of a missing template %1. Choose another name.")
            .arg(shown(to));
    TemplateLists after = listsOf(m_document, m_library);
    after.find(from).name = to;
    RenamedLinks links(to);
    std::vector<ObjectPtr> objects =
        changedResults(m_document.scene().objects(), [&](const ObjectPtr& object) -> ObjectPtr {
            if (object->instanceOf->name != from)
                return object;
            return edited(*object, [&](SceneObject& o) { o.instanceOf = links.of(*o.instanceOf); });
        });
    push(TemplatesText::tr("Rename template %1 to %2").arg(shown(from), shown(to)), std::move(after),
         std::move(objects));
    return {};
}

QString TemplateEdits::remove(const std::vector<std::string>& names)
{
    const std::unordered_set<std::string> going(names.begin(), names.end());
    for (const std::string& name : going)
        if (const QString why = obstacleFor(name); !why.isEmpty())
            return TemplatesText::tr("The template %1 cannot be deleted. %2").arg(shown(name), why);
    TemplateLists after = listsOf(m_document, m_library);
    const auto isGoing = [&](const Template& known) { return going.contains(known.name); };
    std::erase_if(after.shared, [&](const Template& known) { return isGoing(known) && !m_library.isOwn(known.name); });
    std::erase_if(after.own, isGoing);
    std::vector<ObjectPtr> objects = changedResults(m_document.scene().objects(), [&](const ObjectPtr& object) {
        return going.contains(object->instanceOf->name) ? detached(object) : object;
    });
    const QString text = going.size() == 1 ? TemplatesText::tr("Delete template %1").arg(shown(names.front()))
                                           : translated(texts::deleteTemplates(going.size()));
    push(text, std::move(after), std::move(objects));
    return {};
}

QString TemplateEdits::follow(const std::vector<ObjectId>& ids)
{
    if (const QString why = obstacle(); !why.isEmpty())
        return TemplatesText::tr("Nothing can follow its template. %1").arg(why);
    std::vector<ObjectPtr> objects = changedResults(objectsOf(m_document.scene(), unlockedOf(m_edits, ids)),
                                                    [&](const ObjectPtr& object) -> ObjectPtr {
                                                        const Template* const of = m_library.of(*object);
                                                        return of ? followingTemplate(object, *of) : object;
                                                    });
    if (objects.empty())
        return {};
    const QString text = TemplatesText::tr("Let %1 follow").arg(countText(objects.size()));
    push(text, listsOf(m_document, m_library), std::move(objects));
    return {};
}

std::vector<ObjectId> TemplateEdits::instancesOf(std::string_view name) const
{
    std::vector<ObjectId> ids;
    m_edits.forEach([&](const SceneObject& object) {
        if (object.instanceOf->name == name)
            ids.push_back(object.id);
    });
    std::ranges::sort(ids);
    return ids;
}

std::unordered_map<std::string, std::size_t> TemplateEdits::instanceCounts() const
{
    std::unordered_map<std::string, std::size_t> counts;
    m_edits.forEach([&](const SceneObject& object) {
        if (!object.instanceOf.isEmpty())
            ++counts[object.instanceOf->name];
    });
    return counts;
}

AdoptedTemplates adoptTemplates(const TemplateLibrary& library, std::span<const Template> brought,
                                std::vector<ObjectPtr>& objects)
{
    AdoptedTemplates adopted;
    for (ObjectPtr& object : objects) {
        if (object->instanceOf.isEmpty())
            continue;
        const std::string& name = object->instanceOf->name;
        const Template* of = library.find(name);
        if (!of)
            of = templateNamed(adopted.added, name);
        if (!of && (of = templateNamed(brought, name)))
            adopted.added.push_back(*of);
        if (of)
            object = linkedTo(object, *of);
    }
    adopted.refusal = refusalOfCount(library.own().size() + adopted.added.size());
    return adopted;
}

} // namespace broadside
