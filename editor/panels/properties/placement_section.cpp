#include "editor/panels/properties/placement_section.h"

#include "core/geometry/shape_kinds.h"
#include "core/math/angle.h"
#include "editor/session/object_name.h"
#include "editor/widgets/panel_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>

namespace broadside {
namespace {

/// A circle or a compound has one scale for both axes: setting one sets the other.
void setScale(SceneObject& object, double Vec2::*axis, double value)
{
    if (needsUniformScale(object.shape))
        object.pose.scale = {value, value};
    else
        object.pose.scale.*axis = value;
}

} // namespace

PlacementSection::PlacementSection(ObjectEditor& editor)
    : PropertySection(QStringLiteral("placement"), tr("Placement"), editor)
    , m_name(new QLineEdit)
    , m_kind(new QComboBox)
{
    addIdentity();
    addPose();
    addSwitches();
}

void PlacementSection::addIdentity()
{
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setAccessibleName(tr("Name"));
    setFieldOf("name", *m_name);
    addField(*m_form, tr("Name"), m_name, tr("The name in lists and messages"));
    m_names = m_agreement.addValue([](const SceneObject& o) -> const std::string& { return o.name; });
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (isMixedAndEmpty(*m_name))
            return;
        const std::string name = m_name->text().trimmed().toStdString();
        commit(*m_name, {tr("Rename object"), tr("Rename %1")}, SceneChange::Kind::Edited,
               [&](SceneObject& o) { o.name = name; });
    });

    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->setAccessibleName(tr("Kind"));
    m_kind->addItem(tr("static"), static_cast<int>(ObjectKind::Static));
    m_kind->addItem(tr("dynamic"), static_cast<int>(ObjectKind::Dynamic));
    setFieldOf("kind", *m_kind);
    addField(*m_form, tr("Kind"), m_kind, tr("Static objects never move; two static objects never collide"));
    makeRowOverridable(TemplateField::Kind, *m_kind);
    m_kinds = m_agreement.addValue([](const SceneObject& o) { return o.kind; });
    connect(m_kind, &QComboBox::activated, this, [this] {
        const auto kind = static_cast<ObjectKind>(m_kind->currentData().toInt());
        commit(*m_kind, settingOf(tr("kind")), SceneChange::Kind::Edited, [&](SceneObject& o) { o.kind = kind; });
    });
}

void PlacementSection::prepare(std::span<const ObjectPtr> objects) { m_groups = m_editor.groupsAmong(objects); }

double PlacementSection::angleOf(const SceneObject& object) const
{
    const GroupUnits::Unit* group = m_groups.of(object);
    return group ? group->angle : object.pose.angle;
}

/// A whole group keeps its form: its objects also move about its middle.
void PlacementSection::rotateTo(double degrees, SceneObject& object) const
{
    const GroupUnits::Unit* group = m_groups.of(object);
    if (!group) {
        object.pose.angle = degrees;
        return;
    }
    const double by = degrees - group->angle;
    object.pose.position = group->middle + rotated(object.pose.position - group->middle, by);
    object.pose.angle += by;
}

void PlacementSection::addPose()
{
    using enum SceneChange::Kind;
    const StepName move{tr("Move object"), tr("Move %1")};
    const StepName turn{tr("Rotate object"), tr("Rotate %1")};
    const StepName scale{tr("Scale object"), tr("Scale %1")};
    NumberField* x = makeNumber(
        {"positionX", tr("Position x"), NumberUnit::length(), move, Moved},
        [](auto& o) -> auto& { return o.pose.position.x; });
    NumberField* y = makeNumber(
        {"positionY", tr("Position y"), NumberUnit::length(), move, Moved},
        [](auto& o) -> auto& { return o.pose.position.y; });
    setFieldOf("position", *x);
    addField(*m_form, tr("Position"), sideBySide(x, y), tr("x to the right, y up, from the world's corner"));

    NumberField* angle = addNumber(
        {"angle", tr("Angle"), tr("\u00b0"), turn, Moved, -360'000.0, 360'000.0},
        [this](const SceneObject& o) { return angleOf(o); },
        [this](SceneObject& o, double degrees) { rotateTo(degrees, o); });
    setFieldOf("angle", *angle);
    addField(*m_form, tr("Angle"), angle,
             tr("Degrees counter-clockwise. A whole group rotates as one about its centre; its angle is that of its "
                "first object"));
    makeRowOverridable(TemplateField::Angle, *angle);

    NumberField* scaleX = addNumber(
        {"scaleX", tr("Scale x"), {}, scale, Moved, kSmallestSize}, [](const SceneObject& o) { return o.pose.scale.x; },
        [](SceneObject& o, double value) { setScale(o, &Vec2::x, value); });
    NumberField* scaleY = addNumber(
        {"scaleY", tr("Scale y"), {}, scale, Moved, kSmallestSize}, [](const SceneObject& o) { return o.pose.scale.y; },
        [](SceneObject& o, double value) { setScale(o, &Vec2::y, value); });
    QWidget* factors = sideBySide(scaleX, scaleY);
    addField(
        *m_form, tr("Scale"), factors,
        tr("Factors of the shape's width and height before rotation; circles and compounds have one factor for both"));
    makeRowOverridable(TemplateField::Scale, *factors);
}

void PlacementSection::addSwitches()
{
    QCheckBox* visible =
        makeSwitch("visible", tr("visible"), tr("An invisible object still collides"), &SceneObject::visible);
    QCheckBox* locked = makeSwitch("locked", tr("locked"),
                                   tr("No edit changes or deletes a locked object; it still moves in a simulation"),
                                   &SceneObject::locked);
    addField(*m_form, tr("Editing"), sideBySide(visible, locked), tr("Visibility and lock in the editor"));
}

QCheckBox* PlacementSection::makeSwitch(const char* name, const QString& text, const QString& tip,
                                        bool SceneObject::*value)
{
    auto* box = new QCheckBox(text);
    box->setObjectName(QLatin1String(name));
    setFieldOf(name, *box);
    box->setToolTip(tip);
    connect(box, &QCheckBox::clicked, this, [this, box, value, text](bool on) {
        commit(
            *box, settingOf(tr("\"%1\"").arg(text)), SceneChange::Kind::Edited,
            [&](SceneObject& object) { object.*value = on; }, ObjectEditor::Locked::Edited);
    });
    m_switches.push_back({box, value, m_agreement.addValue([value](const SceneObject& o) { return o.*value; })});
    return box;
}

void PlacementSection::showValues(std::span<const ObjectPtr> objects)
{
    const SceneObject& first = *objects.front();
    showLine(*m_name, QString::fromStdString(first.name), m_agreement.differs(m_names));
    if (objects.size() == 1)
        m_name->setPlaceholderText(shownName(first));
    showChoice(*m_kind, m_kind->findData(static_cast<int>(first.kind)), m_agreement.differs(m_kinds));
    for (const Switch& part : m_switches)
        showSwitch(*part.box, first.*part.value, m_agreement.differs(part.question));
}

} // namespace broadside
