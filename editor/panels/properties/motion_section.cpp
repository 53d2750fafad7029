#include "editor/panels/properties/motion_section.h"

#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"

#include <algorithm>

namespace broadside {

MotionSection::MotionSection(ObjectEditor& editor)
    : PropertySection(QStringLiteral("motion"), tr("Motion"), editor)
{
    const auto pair = [this](const char* key, const QString& label, const QString& word, const NumberUnit& unit,
                             const QString& tip, Vec2 SceneObject::*vector, TemplateField what) {
        const StepName undo = settingOf(word);
        const std::string name(key);
        NumberField* x = makeNumber(
            {(name + "X").c_str(), tr("%1 x").arg(label), unit, undo}, [vector](auto& o) -> auto& {
                return (o.*vector).x;
            });
        NumberField* y = makeNumber(
            {(name + "Y").c_str(), tr("%1 y").arg(label), unit, undo}, [vector](auto& o) -> auto& {
                return (o.*vector).y;
            });
        setFieldOf(key, *x);
        addRow(label, sideBySide(x, y), tip, {x, y}, what);
    };
    const auto single = [this](const char* name, const QString& label, const QString& word, const NumberUnit& unit,
                               const QString& tip, double SceneObject::*number, TemplateField what,
                               double least = -limits::kCoordinate) {
        NumberField* field = makeNumber(
            {name, label, unit, settingOf(word), SceneChange::Kind::Edited, least}, [number](auto& o) -> auto& {
                return o.*number;
            });
        setFieldOf(name, *field);
        addRow(label, field, tip, {field}, what);
    };
    pair("velocity", tr("Velocity"), tr("velocity"), NumberUnit::speed(), tr("At the start of the simulation"),
         &SceneObject::velocity, TemplateField::Velocity);
    pair("acceleration", tr("Acceleration"), tr("acceleration"), NumberUnit::acceleration(),
         tr("Added to gravity and wind"), &SceneObject::acceleration, TemplateField::Acceleration);
    pair("force", tr("Force"), tr("force"), tr("N"), tr("Force divided by mass is added to the acceleration"),
         &SceneObject::force, TemplateField::Force);
    single("mass", tr("Mass"), tr("mass"), tr("kg"),
           tr("Divides the force, and decides how objects bounce off each other"), &SceneObject::mass,
           TemplateField::Mass, kSmallestSize);
    single("gravityScale", tr("Gravity scale"), tr("gravity scale"), {},
           tr("Factor of the world's gravity: 0 floats, -1 rises"), &SceneObject::gravityScale,
           TemplateField::GravityScale);
}

void MotionSection::addRow(const QString& name, QWidget* fields, const QString& tip,
                           std::initializer_list<NumberField*> numbers, TemplateField what)
{
    addField(*m_form, name, fields, tip);
    makeRowOverridable(what, *fields);
    m_rows.push_back({fields, tip, numbers});
}

void MotionSection::showValues(std::span<const ObjectPtr> objects)
{
    const auto still = std::ranges::count_if(objects, [](const ObjectPtr& object) { return !object->isDynamic(); });
    const QString why =
        objects.size() == 1
            ? tr("Static objects do not move. Make the object dynamic first.")
            : tr("%1 of the %2 objects are static and do not move. Make them dynamic first, or deselect them.")
                  .arg(grouped(still), grouped(objects.size()));
    for (const Row& row : m_rows)
        for (NumberField* number : row.numbers) {
            number->setEnabled(still == 0);
            number->setToolTip(still == 0 ? row.tip : why);
        }
}

} // namespace broadside
