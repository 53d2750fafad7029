#include "editor/commands/apply_fix.h"

#include "core/base/overloaded.h"
#include "core/base/text.h"
#include "editor/commands/command_messages.h"
#include "editor/commands/edit_settings.h"
#include "editor/document/message_text.h"
#include "editor/document/number_locale.h"
#include "editor/session/object_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace broadside {
namespace {

// Translation context of this file.
class ApplyFixText {
    Q_DECLARE_TR_FUNCTIONS(ApplyFix)
};

/// Names "mask", "category" or both, depending on what changes.
QString filterText(const UseFilters& filters, const ObjectEdits& objects)
{
    constexpr std::size_t kMostNamed = 2;
    if (filters.size() > kMostNamed)
        return translated(texts::fixMasks(filters.size()));
    QStringList parts;
    for (const ObjectFilters& filter : filters) {
        const ObjectPtr object = objects.find(filter.object);
        if (!object)
            return {}; // The object was removed: there is nothing to edit.
        const QString name = shownName(*object);
        if (object->category != filter.category)
            parts << ApplyFixText::tr("category of %1 to %2").arg(name).arg(filter.category);
        if (object->mask != filter.mask)
            parts << ApplyFixText::tr("mask of %1 to %2").arg(name).arg(filter.mask);
    }
    if (parts.isEmpty())
        return {};
    QString text = parts.takeFirst();
    for (const QString& next : parts)
        text = ApplyFixText::tr("%1 and %2").arg(text, next);
    return ApplyFixText::tr("Set %1").arg(text);
}

void applySettings(SceneDocument& document, const QString& text, const std::function<void(SceneSettings&)>& edit)
{
    SceneSettings after = settingsOf(document.scene());
    edit(after);
    document.push(std::make_unique<EditSettings>(document, text, after, document.newGesture()));
}

/// Calls `change(object, what)` for each existing object.
template<class Whats, class Change>
void applyToEach(ObjectEdits& objects, const QString& text, const Whats& whats, SceneChange::Kind kind,
                 const Change& change)
{
    std::vector<ObjectEdits::Replacement> replaced;
    for (const auto& what : whats)
        if (const ObjectPtr before = objects.find(what.object))
            replaced.push_back({before, edited(*before, [&](SceneObject& object) { change(object, what); })});
    if (!replaced.empty())
        objects.replace(text, std::move(replaced), kind, objects.newGesture());
}

/// How many of these objects exist.
template<class Whats>
std::size_t countIn(const Whats& whats, const ObjectEdits& objects)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(whats, [&](const auto& what) { return objects.contains(what.object); }));
}

std::size_t countThere(const std::vector<ObjectId>& ids, const ObjectEdits& objects)
{
    return static_cast<std::size_t>(std::ranges::count_if(ids, [&](ObjectId id) { return objects.contains(id); }));
}

void useOrientedBoxes(ObjectEdits& objects, const QString& text, const std::vector<ObjectId>& ids)
{
    struct BoxOf {
        ObjectId object;
    };
    std::vector<BoxOf> boxes;
    for (const ObjectId id : ids)
        boxes.push_back({id});
    applyToEach(objects, text, boxes, SceneChange::Kind::Edited, [](SceneObject& object, const BoxOf&) {
        if (const Box* box = std::get_if<Box>(&object.shape))
            object.shape = OrientedBox{box->width, box->height};
    });
}

QString countText(const texts::Form<texts::Count>& text, std::size_t count)
{
    return count == 0 ? QString() : translated(text(count));
}

} // namespace

QString textOf(const Fix& fix, const ObjectEdits& objects)
{
    return std::visit(
        Overloaded{
            [](std::monostate) { return QString(); },
            [](const UseCellSize& use) {
                return ApplyFixText::tr("Set cell size to %1 m")
                    .arg(localized(QString::fromStdString(roundedNumber(use.metres))));
            },
            [](const UseAlgorithm& use) {
                const std::string_view name = infoOf(use.algorithm).name;
                return ApplyFixText::tr("Use the algorithm %1")
                    .arg(QString::fromUtf8(name.data(), qsizetype(name.size())));
            },
            [](const UseSweptCollision&) { return ApplyFixText::tr("Turn on swept collision"); },
            [&](const UseFilters& filters) { return filterText(filters, objects); },
            [&](const UsePlaces& places) { return countText(texts::fixPlaces, countIn(places, objects)); },
            [&](const UseNames& names) { return countText(texts::fixNames, countIn(names, objects)); },
            [&](const RemoveSceneObjects& them) {
                return countText(texts::fixDelete, countThere(them.objects, objects));
            },
            [](const RemoveTemplates& them) {
                return them.names.size() == 1
                           ? ApplyFixText::tr("Delete template %1").arg(QString::fromStdString(them.names.front()))
                           : translated(texts::deleteTemplates(them.names.size()));
            },
            [&](const DetachInstances& them) { return countText(texts::fixDetach, countThere(them.objects, objects)); },
            [&](const FollowTemplates& them) { return countText(texts::fixFollow, countThere(them.objects, objects)); },
            [](const UseSharedTemplates& use) {
                return use.names.size() == 1 ? ApplyFixText::tr("Use the project's template %1")
                                                   .arg(QString::fromStdString(use.names.front()))
                                             : translated(texts::useTemplates(use.names.size()));
            },
            [&](const UseOrientedBoxes& use) {
                return countText(texts::fixOrientedBoxes, countThere(use.objects, objects));
            },
        },
        fix);
}

bool isApplied(const Fix& fix, const Scene& scene)
{
    if (const auto* cells = std::get_if<UseCellSize>(&fix))
        return scene.broadPhase.cellSize == cells->metres;
    if (const auto* use = std::get_if<UseAlgorithm>(&fix))
        return scene.broadPhase.algorithm == use->algorithm;
    return std::holds_alternative<UseSweptCollision>(fix) && scene.step.continuous;
}

void applyFix(SceneDocument& document, ObjectEdits& objects, const Fix& fix, TemplateEdits* of)
{
    const QString text = textOf(fix, objects);
    if (text.isEmpty())
        return;
    TemplateLibrary library(document);
    TemplateEdits ofTheScene(document, objects, library);
    TemplateEdits& templates = of ? *of : ofTheScene;
    std::visit(Overloaded{
                   [](std::monostate) {},
                   [&](const UseCellSize& use) {
                       applySettings(document, text, [&](SceneSettings& s) { s.broadPhase.cellSize = use.metres; });
                   },
                   [&](const UseAlgorithm& use) {
                       applySettings(document, text, [&](SceneSettings& s) { s.broadPhase.algorithm = use.algorithm; });
                   },
                   [&](const UseSweptCollision&) {
                       applySettings(document, text, [](SceneSettings& s) { s.step.continuous = true; });
                   },
                   [&](const UseFilters& filters) {
                       applyToEach(objects, text, filters, SceneChange::Kind::Edited,
                                   [](SceneObject& object, const ObjectFilters& filter) {
                                       object.category = filter.category;
                                       object.mask = filter.mask;
                                   });
                   },
                   [&](const UsePlaces& places) {
                       applyToEach(objects, text, places, SceneChange::Kind::Moved,
                                   [](SceneObject& object, const ObjectPlace& place) {
                                       object.pose.position = place.position;
                                   });
                   },
                   [&](const UseNames& names) {
                       applyToEach(objects, text, names, SceneChange::Kind::Edited,
                                   [](SceneObject& object, const ObjectName& name) { object.name = name.name; });
                   },
                   [&](const RemoveSceneObjects& them) { objects.remove(them.objects); },
                   [&](const RemoveTemplates& them) { (void)templates.remove(them.names); },
                   [&](const DetachInstances& them) { (void)templates.detach(them.objects); },
                   [&](const FollowTemplates& them) { (void)templates.follow(them.objects); },
                   [&](const UseSharedTemplates& use) { (void)templates.sharing().useShared(use.names); },
                   [&](const UseOrientedBoxes& use) { useOrientedBoxes(objects, text, use.objects); },
               },
               fix);
}

} // namespace broadside
