#include "editor/commands/apply_fix.h"

#include "core/base/overloaded.h"
#include "core/base/text.h"
#include "editor/commands/edit_settings.h"

#include <QCoreApplication>

namespace broadside {
namespace {

QString translated(const char* text) { return QCoreApplication::translate("ApplyFix", text); }

/// "mask", "category" or both, of what changes.
QString filterText(const UseFilters& filters, const ObjectEdits& objects)
{
    QStringList parts;
    for (const ObjectFilters& filter : filters) {
        const ObjectPtr object = objects.find(filter.object);
        if (!object)
            return {}; // it is gone: there is nothing to edit
        const QString name = QString::fromStdString(displayName(*object));
        if (object->category != filter.category)
            parts << translated("category of %1 to %2").arg(name).arg(filter.category);
        if (object->mask != filter.mask)
            parts << translated("mask of %1 to %2").arg(name).arg(filter.mask);
    }
    return parts.isEmpty() ? QString() : translated("Set %1").arg(parts.join(translated(" and ")));
}

void applySettings(SceneDocument& document, const QString& text, const std::function<void(SceneSettings&)>& edit)
{
    SceneSettings after = settingsOf(document.scene());
    edit(after);
    document.push(std::make_unique<EditSettings>(document, text, after, document.newGesture()));
}

void applyFilters(ObjectEdits& objects, const QString& text, const UseFilters& filters)
{
    std::vector<ObjectEdits::Replacement> replaced;
    for (const ObjectFilters& filter : filters) {
        const ObjectPtr before = objects.find(filter.object);
        replaced.push_back({before, edited(*before, [&](SceneObject& object) {
                                object.category = filter.category;
                                object.mask = filter.mask;
                            })});
    }
    objects.replace(text, replaced, SceneChange::Kind::Edited, objects.newGesture());
}

} // namespace

QString textOf(const Fix& fix, const ObjectEdits& objects)
{
    return std::visit(
        Overloaded{
            [](std::monostate) { return QString(); },
            [](const UseCellSize& use) {
                return translated("Set cell size to %1 m").arg(QString::fromStdString(roundedNumber(use.metres)));
            },
            [](const UseAlgorithm& use) {
                const std::string_view name = infoOf(use.algorithm).name;
                return translated("Use the algorithm %1").arg(QString::fromUtf8(name.data(), qsizetype(name.size())));
            },
            [](const UseSweptCollision&) { return translated("Turn swept collision on"); },
            [&](const UseFilters& filters) { return filterText(filters, objects); },
        },
        fix);
}

void applyFix(SceneDocument& document, ObjectEdits& objects, const Fix& fix)
{
    const QString text = textOf(fix, objects);
    if (text.isEmpty())
        return;
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
                   [&](const UseFilters& filters) { applyFilters(objects, text, filters); },
               },
               fix);
}

} // namespace broadside
