#include "editor/panels/properties/object_editor.h"

#include "core/base/message/common_messages.h"
#include "core/geometry/shape_kinds.h"
#include "core/geometry/validation.h"
#include "editor/commands/locked_objects.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"
#include "editor/widgets/words/number_text.h"

#include <QCoreApplication>

#include <utility>

namespace broadside {
namespace {

QString faultOfObject(const SceneObject& object)
{
    std::optional<ShapeFault> fault = faultOf(object.shape);
    if (!fault)
        fault = scaleFaultOf(object.shape, object.pose.scale);
    if (!fault)
        return {};
    Problem problem;
    problem.message = fault->message;
    problem.remedy = fault->remedy;
    return sentenceOf(problem);
}

} // namespace

StepName settingOf(const QString& what)
{
    return {QCoreApplication::translate("ObjectEditor", "Change %1").arg(what),
            QCoreApplication::translate("ObjectEditor", "Set %1 of %2").arg(what)};
}

StepName addingOf(std::string_view component)
{
    return {QCoreApplication::translate("ObjectEditor", "Add %1").arg(toQString(component)),
            QCoreApplication::translate("ObjectEditor", "Add %1 to %2").arg(toQString(component))};
}

StepName removingOf(std::string_view component)
{
    return {QCoreApplication::translate("ObjectEditor", "Remove %1").arg(toQString(component)),
            QCoreApplication::translate("ObjectEditor", "Remove %1 from %2").arg(toQString(component))};
}

std::vector<ObjectPtr> ObjectEditor::selected() const
{
    std::vector<ObjectPtr> objects;
    objects.reserve(m_focus.selection().size());
    for (const ObjectId id : m_focus.selection())
        if (ObjectPtr object = m_edits.find(id))
            objects.push_back(std::move(object));
    return objects;
}

QString ObjectEditor::lockNotice() const { return broadside::lockNotice(m_edits, m_focus.selection()); }

/// Leaving a field without a change also commits: a lock is noted only when it prevents a change.
ObjectEditor::Outcome ObjectEditor::commit(const StepName& name, SceneChange::Kind kind, const Edit& edit,
                                           Locked locked) const
{
    const std::vector<ObjectPtr> objects = selected();
    const LayerStates layers(m_edits.layers());
    const auto isLeftOut = [&](const SceneObject& object) {
        return locked == Locked::LeftOut && layers.isLocked(object);
    };
    std::size_t leftOut = 0;
    std::vector<ObjectEdits::Replacement> changed;
    changed.reserve(objects.size());
    for (const ObjectPtr& object : objects) {
        QString fault;
        ObjectPtr after = edited(*object, [&](SceneObject& copy) { fault = edit(copy); });
        if (fault.isEmpty() && sameContent(*object, *after))
            continue;
        if (isLeftOut(*object)) {
            ++leftOut;
            continue;
        }
        if (fault.isEmpty())
            fault = faultOfObject(*after);
        if (!fault.isEmpty())
            return {false, objects.size() == 1
                               ? fault
                               : QCoreApplication::translate("ObjectEditor", "%1: %2").arg(shownName(*object), fault)};
        changed.push_back({object, std::move(after)});
    }
    if (leftOut > 0)
        noteLocked(m_edits, m_focus.selection());
    if (changed.empty())
        return {false, leftOut > 0 ? lockNotice() : QString()};
    const std::size_t allowed = objects.size() - leftOut;
    const QString count = translated(texts::objectCount(allowed));
    m_edits.replace(allowed == 1 ? name.one : name.many.arg(count), std::move(changed), kind, m_edits.newGesture());
    return {true, {}};
}

void setShape(SceneObject& object, const Shape& shape)
{
    followShape(object.extra, object.shape, shape);
    if (needsUniformScale(shape))
        object.pose.scale.y = object.pose.scale.x;
    object.shape = shape;
}

} // namespace broadside
