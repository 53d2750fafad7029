#include "editor/panels/place_panel.h"

#include "editor/widgets/hit_response_items.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/object_icon.h"
#include "editor/widgets/panel_form.h"

#include <QAction>
#include <QComboBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace broadside {
namespace {

enum class Target { StaticBox, StaticCircle, DynamicBox, DynamicCircle };

bool isCircle(Target target) { return target == Target::StaticCircle || target == Target::DynamicCircle; }
bool isDynamicTarget(Target target) { return target == Target::DynamicBox || target == Target::DynamicCircle; }

QIcon iconOf(Target target)
{
    SceneObject object;
    object.kind = isDynamicTarget(target) ? ObjectKind::Dynamic : ObjectKind::Static;
    if (isCircle(target))
        object.shape = Circle{};
    return objectIcon(object);
}

} // namespace

PlacePanel::PlacePanel(QWidget* parent)
    : QDockWidget(tr("Place"), parent)
    , m_kind(new QComboBox)
    , m_width(new NumberField(QStringLiteral("placeWidth"), tr("Width of what is placed"), tr("m")))
    , m_height(new NumberField(QStringLiteral("placeHeight"), tr("Height of what is placed"), tr("m")))
    , m_radius(new NumberField(QStringLiteral("placeRadius"), tr("Radius of what is placed"), tr("m")))
    , m_onHit(new QComboBox)
    , m_delete(new QToolButton)
{
    setObjectName(QStringLiteral("PlacePanel"));
    setScrolledWidget(*this, makeBody());
    readFields();
    showSizeFields();

    const auto changed = [this] {
        readFields();
        showSizeFields();
        emit prototypeChanged(m_prototype);
    };
    connect(m_kind, &QComboBox::currentIndexChanged, this, changed);
    connect(m_onHit, &QComboBox::currentIndexChanged, this, changed);
    for (const NumberField* field : {m_width, m_height, m_radius})
        connect(field, &NumberField::valueChanged, this, changed);
}

PlacePanel::~PlacePanel() { stopListeningToFields(*this); }

void PlacePanel::setDeleteAction(QAction* action)
{
    m_delete->setDefaultAction(action);
    m_delete->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
}

QWidget* PlacePanel::makeBody()
{
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    m_form = makeForm();
    addFields(*m_form);
    layout->addLayout(m_form);
    layout->addWidget(makeNote(QStringLiteral("placeHowTo"),
                               tr("Choose the Place tool, then click in the world. Undo takes a placed object back.")));
    m_delete->setObjectName(QStringLiteral("deleteSelected"));
    layout->addWidget(m_delete);
    layout->addStretch(1);
    return body;
}

void PlacePanel::addFields(QFormLayout& form)
{
    m_kind->setObjectName(QStringLiteral("placeKind"));
    m_kind->setAccessibleName(tr("What to place"));
    const auto add = [this](const QString& name, Target target) {
        m_kind->addItem(iconOf(target), name, static_cast<int>(target));
    };
    add(tr("Static box"), Target::StaticBox);
    add(tr("Static circle"), Target::StaticCircle);
    add(tr("Dynamic box"), Target::DynamicBox);
    add(tr("Dynamic circle"), Target::DynamicCircle);
    addField(form, tr("What"), m_kind, tr("Static objects never move; dynamic ones fall, fly and hit"));

    for (NumberField* field : {m_width, m_height, m_radius})
        field->setMinimum(kSmallestSize);
    m_width->setValue(0.5);
    m_height->setValue(0.5);
    m_radius->setValue(0.25);
    addField(form, tr("Width"), m_width, tr("Metres"));
    addField(form, tr("Height"), m_height, tr("Metres"));
    addField(form, tr("Radius"), m_radius, tr("Metres"));

    m_onHit->setObjectName(QStringLiteral("placeOnHit"));
    m_onHit->setAccessibleName(tr("What a hit does to it"));
    addHitResponses(*m_onHit);
    showHitResponse(*m_onHit, HitResponse::Remove);
    addField(form, tr("When hit"), m_onHit, tr("What happens to the placed object when something overlaps it"));
}

void PlacePanel::readFields()
{
    const auto target = static_cast<Target>(m_kind->currentData().toInt());
    m_prototype.kind = isDynamicTarget(target) ? ObjectKind::Dynamic : ObjectKind::Static;
    if (isCircle(target))
        m_prototype.shape = Circle{m_radius->value()};
    else
        m_prototype.shape = Box{m_width->value(), m_height->value()};
    m_prototype.onHit = hitResponseIn(*m_onHit);
}

void PlacePanel::showSizeFields()
{
    const bool circle = std::holds_alternative<Circle>(m_prototype.shape);
    const auto showRow = [this](QWidget* field, bool visible) {
        field->setVisible(visible);
        m_form->labelForField(field)->setVisible(visible);
    };
    showRow(m_width, !circle);
    showRow(m_height, !circle);
    showRow(m_radius, circle);
}

} // namespace broadside
