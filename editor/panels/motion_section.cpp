#include "editor/panels/motion_section.h"

#include "editor/widgets/panel_form.h"

namespace broadside {

MotionSection::MotionSection(ObjectEditor& editor)
    : PropertySection(QStringLiteral("motion"), tr("Motion"), editor)
{
    const auto pair = [this](const char* nameX, const char* nameY, const QString& label, const QString& unit,
                             const QString& tip, Vec2 SceneObject::*vector) {
        const QString undo = tr("Change %1").arg(label.toLower());
        NumberField* x = makeNumber(
            {nameX, tr("%1 x").arg(label), unit, undo}, [vector](auto& o) -> auto& { return (o.*vector).x; });
        NumberField* y = makeNumber(
            {nameY, tr("%1 y").arg(label), unit, undo}, [vector](auto& o) -> auto& { return (o.*vector).y; });
        addRow(label, sideBySide(x, y), tip, {x, y});
    };
    const auto single = [this](const char* name, const QString& label, const QString& unit, const QString& tip,
                               double SceneObject::*number, double least = -limits::kCoordinate) {
        NumberField* field = makeNumber(
            {name, label, unit, tr("Change %1").arg(label.toLower()), SceneChange::Kind::Edited, least},
            [number](auto& o) -> auto& { return o.*number; });
        addRow(label, field, tip, {field});
    };
    pair("velocityX", "velocityY", tr("Velocity"), tr("m/s"), tr("At the start of the simulation"),
         &SceneObject::velocity);
    pair("accelerationX", "accelerationY", tr("Acceleration"), tr("m/s\u00b2"), tr("Its own, beside gravity and wind"),
         &SceneObject::acceleration);
    pair("forceX", "forceY", tr("Force"), tr("N"), tr("Divided by the mass it adds to the acceleration"),
         &SceneObject::force);
    single("mass", tr("Mass"), tr("kg"), tr("Divides the force, and weighs in bounces"), &SceneObject::mass,
           kSmallestSize);
    single("gravityScale", tr("Gravity scale"), {}, tr("How much of the world's gravity it feels: 0 floats, -1 rises"),
           &SceneObject::gravityScale);
}

void MotionSection::addRow(const QString& name, QWidget* fields, const QString& tip,
                           std::initializer_list<NumberField*> numbers)
{
    addField(*m_form, name, fields, tip);
    m_rows.push_back({fields, tip, numbers});
}

void MotionSection::showValues(const SceneObject& object)
{
    const QString why = tr("Static objects do not move: make it dynamic first");
    for (const Row& row : m_rows)
        for (NumberField* number : row.numbers) {
            number->setEnabled(object.isDynamic());
            number->setToolTip(object.isDynamic() ? row.tip : why);
        }
}

} // namespace broadside
