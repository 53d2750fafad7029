#include "editor/panels/object_editor.h"

#include "core/geometry/validation.h"
#include "editor/widgets/number_text.h"

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

ObjectPtr ObjectEditor::shown() const
{
    return m_focus.selection().size() == 1 ? m_edits.find(m_focus.selection().front()) : nullptr;
}

QString ObjectEditor::commit(const QString& text, SceneChange::Kind kind, const Edit& edit) const
{
    const ObjectPtr object = shown();
    if (!object)
        return {};
    ObjectPtr after = edited(*object, edit);
    if (sameContent(*object, *after))
        return {};
    if (QString fault = faultOfObject(*after); !fault.isEmpty())
        return fault;
    m_edits.replace(text, {{object, std::move(after)}}, kind, m_edits.newGesture());
    return {};
}

} // namespace broadside
