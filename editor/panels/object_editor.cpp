#include "editor/panels/object_editor.h"

#include "core/geometry/validation.h"
#include "editor/commands/object_commands.h"
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

const SceneObject* ObjectEditor::shown() const
{
    return m_focus.selection().size() == 1 ? m_document.scene().find(m_focus.selection().front()) : nullptr;
}

QString ObjectEditor::commit(const QString& text, SceneChange::Kind kind, const Edit& edit) const
{
    const SceneObject* object = shown();
    if (!object)
        return {};
    ObjectPtr after = edited(*object, edit);
    if (sameContent(*object, *after))
        return {};
    if (QString fault = faultOfObject(*after); !fault.isEmpty())
        return fault;
    m_document.push(std::make_unique<ReplaceObjects>(m_document, text, std::vector{std::move(after)}, kind,
                                                     m_document.newGesture()));
    return {};
}

} // namespace broadside
