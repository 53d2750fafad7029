#include "editor/panels/placement_section.h"

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
    addField(*m_form, tr("Name"), m_name, tr("How lists and sentences call the object"));
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        const std::string name = m_name->text().trimmed().toStdString();
        commit(*m_name, tr("Rename object"), SceneChange::Kind::Edited, [&](SceneObject& o) { o.name = name; });
    });

    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->setAccessibleName(tr("Kind"));
    m_kind->addItem(tr("static"), static_cast<int>(ObjectKind::Static));
    m_kind->addItem(tr("dynamic"), static_cast<int>(ObjectKind::Dynamic));
    addField(*m_form, tr("Kind"), m_kind, tr("Static objects never move; of two that collide one must be dynamic"));
    connect(m_kind, &QComboBox::activated, this, [this] {
        const auto kind = static_cast<ObjectKind>(m_kind->currentData().toInt());
        commit(*m_kind, tr("Change kind"), SceneChange::Kind::Edited, [&](SceneObject& o) { o.kind = kind; });
    });
}

void PlacementSection::addPose()
{
    using enum SceneChange::Kind;
    NumberField* x = makeNumber(
        {"positionX", tr("Position x"), tr("m"), tr("Move object"), Moved},
        [](auto& o) -> auto& { return o.pose.position.x; });
    NumberField* y = makeNumber(
        {"positionY", tr("Position y"), tr("m"), tr("Move object"), Moved},
        [](auto& o) -> auto& { return o.pose.position.y; });
    addField(*m_form, tr("Position"), sideBySide(x, y), tr("x to the right, y up, metres from the world's corner"));

    NumberField* angle = makeNumber(
        {"angle", tr("Angle"), tr("\u00b0"), tr("Turn object"), Moved, -360'000.0, 360'000.0},
        [](auto& o) -> auto& { return o.pose.angle; });
    addField(*m_form, tr("Angle"), angle, tr("Degrees counter-clockwise"));

    NumberField* scaleX = addNumber(
        {"scaleX", tr("Scale x"), {}, tr("Scale object"), Moved, kSmallestSize},
        [](const SceneObject& o) { return o.pose.scale.x; },
        [](SceneObject& o, double value) { setScale(o, &Vec2::x, value); });
    NumberField* scaleY = addNumber(
        {"scaleY", tr("Scale y"), {}, tr("Scale object"), Moved, kSmallestSize},
        [](const SceneObject& o) { return o.pose.scale.y; },
        [](SceneObject& o, double value) { setScale(o, &Vec2::y, value); });
    addField(
        *m_form, tr("Scale"), sideBySide(scaleX, scaleY),
        tr("Factors of the shape's width and height, before it is turned; circles and compounds have one for both"));
}

void PlacementSection::addSwitches()
{
    m_visible =
        makeSwitch("visible", tr("visible"), tr("An invisible object collides all the same"), &SceneObject::visible);
    m_locked = makeSwitch("locked", tr("locked"), tr("A locked object is not moved by a drag in the world"),
                          &SceneObject::locked);
    addField(*m_form, tr("Editing"), sideBySide(m_visible, m_locked), tr("How the editor treats the object"));
}

QCheckBox* PlacementSection::makeSwitch(const char* name, const QString& text, const QString& tip,
                                        bool SceneObject::*value)
{
    auto* box = new QCheckBox(text);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(tip);
    connect(box, &QCheckBox::clicked, this, [this, box, value, text](bool on) {
        commit(*box, tr("Change \"%1\"").arg(text), SceneChange::Kind::Edited,
               [&](SceneObject& object) { object.*value = on; });
    });
    return box;
}

void PlacementSection::showValues(const SceneObject& object)
{
    m_name->setText(QString::fromStdString(object.name));
    m_name->setPlaceholderText(QString::fromStdString(displayName(object)));
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(object.kind)));
    m_visible->setChecked(object.visible);
    m_locked->setChecked(object.locked);
}

} // namespace broadside
