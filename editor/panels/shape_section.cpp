#include "editor/panels/shape_section.h"

#include "core/geometry/bounds.h"
#include "editor/panels/shape_editor.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/shape_menu.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {

ShapeSection::ShapeSection(ObjectEditor& editor)
    : PropertySection(QStringLiteral("shape"), tr("Shape"), editor)
    , m_kind(new QLabel)
    , m_shape(new ShapeEditor({}, [this](const QString& text, const Shape& shape) { return take(text, shape); }))
{
    m_kind->setObjectName(QStringLiteral("shape"));
    m_kind->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QPushButton* change = makeMenuButton(QStringLiteral("changeShape"), tr("Change to"),
                                         tr("Give the object another shape of about the same size"));
    fillShapeMenu(*change->menu(), [this](const ShapePreset& preset) { replaceBy(preset); });
    addField(*m_form, tr("Kind"), sideBySide(m_kind, change), tr("Bounding shape, used to test for overlaps"));
    m_column->addWidget(m_shape);
}

void ShapeSection::showValues(const SceneObject& object)
{
    m_kind->setText(summaryOf(object.shape));
    m_shape->showShape(object.shape);
}

QString ShapeSection::take(const QString& text, const Shape& shape)
{
    return m_editor.commit(text, SceneChange::Kind::Edited, [&](SceneObject& object) {
        followShape(object.extra, object.shape, shape);
        if (needsUniformScale(shape))
            object.pose.scale.y = object.pose.scale.x;
        object.shape = shape;
    });
}

void ShapeSection::replaceBy(const ShapePreset& preset)
{
    const ObjectPtr object = m_editor.shown();
    if (!object)
        return;
    const Aabb box = boundsOf(object->shape, {});
    const double width = std::max(box.width(), kSmallestSize);
    const double height = std::max(box.height(), kSmallestSize);
    (void)take(tr("Change shape"),
               preset.make({.width = width, .height = height, .radius = 0.5 * std::min(width, height)}));
}

} // namespace broadside
