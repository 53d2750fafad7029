#include "editor/panels/properties/component_box.h"

#include "core/base/overloaded.h"
#include "editor/document/message_text.h"
#include "editor/panels/properties/property_section.h"
#include "editor/widgets/help_link.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/object_chooser.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace broadside {
namespace {

// The translation context of the texts in this file.
class ComponentBoxText {
    Q_DECLARE_TR_FUNCTIONS(ComponentBox)
};

constexpr const char* kLinked = "linkedObject"; // property of a link button: the id of its object

QString missing(ObjectId id)
{
    return ComponentBoxText::tr("There is no object %1 in this scene. Choose another one.").arg(id.value);
}

QString obstacleOfMover(const SceneObject& owner)
{
    return owner.isDynamic() ? QString()
                             : ComponentBoxText::tr("Has no effect while the object is static. Make it dynamic.");
}

ComponentBox::Edit settingField(const ComponentField& field, const FieldValue& value)
{
    return [&field, value](Component& component) {
        field.set(component, value);
        return QString();
    };
}

} // namespace

QString obstacleOf(const Component& component, const SceneObject& owner, const Scene& scene)
{
    return std::visit(Overloaded{
                          [&](const Launcher& launcher) {
                              const SceneObject* projectile = scene.find(launcher.projectile);
                              if (!projectile)
                                  return missing(launcher.projectile);
                              return projectile->isDynamic()
                                         ? QString()
                                         : ComponentBoxText::tr("The projectile is static and cannot fly. Choose a "
                                                                "dynamic object, or make it dynamic.");
                          },
                          [&](const Walker&) { return obstacleOfMover(owner); },
                          [&](const Spawner& spawner) {
                              return scene.contains(spawner.object) ? QString() : missing(spawner.object);
                          },
                          [&](const Lifetime&) { return QString(); },
                          [&](const Paddle& paddle) {
                              const bool lost = !paddle.follows.isNull() && !scene.contains(paddle.follows);
                              return lost ? missing(paddle.follows) : obstacleOfMover(owner);
                          },
                          [&](const Flipper&) { return QString(); },
                          [&](const Score&) { return QString(); },
                          [&](const UnknownComponent&) {
                              return ComponentBoxText::tr("This version does not know this type of component. The "
                                                          "component stays in the file and has no effect.");
                          },
                      },
                      component);
}

ComponentBox::ComponentBox(const Component& component, std::function<const Scene&()> scene)
    : m_scene(std::move(scene))
    , m_type(toQString(typeNameOf(component)))
    , m_form(makeForm())
    , m_fault(*m_form, m_type + QStringLiteral("Fault"))
    , m_note(makeNote(m_type + QStringLiteral("Note")))
{
    setObjectName(QStringLiteral("component-") + m_type);
    setAccessibleName(tr("Component %1").arg(m_type));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    const ComponentType* type = typeOf(component);
    addTitle(m_type,
             type ? translated(type->help.message()) : tr("A component of another program, or of a newer version"));
    column->addLayout(m_form);
    column->addWidget(m_note);
    auto* help = new HelpLink;
    column->addWidget(help);
    if (!type)
        return;
    help->setTarget(QStringLiteral("reference/components#") + m_type);
    for (const ComponentField& field : type->fields)
        addComponentField(field);
}

ComponentBox::~ComponentBox() { stopListeningToFields(*this); }

void ComponentBox::addTitle(const QString& title, const QString& help)
{
    auto* label = new QLabel(QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped()));
    label->setToolTip(help);
    auto* remove = new QToolButton;
    remove->setObjectName(QStringLiteral("remove-") + title);
    remove->setIcon(themedIcon(QStringLiteral("delete")));
    remove->setAutoRaise(true);
    remove->setAccessibleName(tr("Remove %1").arg(title));
    remove->setToolTip(tr("Remove this component from the object"));
    connect(remove, &QToolButton::clicked, this, &ComponentBox::removeRequested);
    auto* row = new QHBoxLayout;
    row->addWidget(label, 1);
    row->addWidget(remove);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void ComponentBox::addComponentField(const ComponentField& field)
{
    switch (field.kind) {
    case FieldKind::Positive:
    case FieldKind::NotBelow0:
    case FieldKind::Count:
        addNumber(field);
        break;
    case FieldKind::Word:
        addWord(field);
        break;
    case FieldKind::Object:
    case FieldKind::OptionalObject:
        addObject(field);
        break;
    }
}

void ComponentBox::addRow(const ComponentField& field, QWidget* widget)
{
    addField(*m_form, toQString(field.key), widget, translated(field.help.message()));
}

void ComponentBox::addNumber(const ComponentField& field)
{
    auto* number = new NumberField(m_type + QLatin1Char('-') + toQString(field.key),
                                   QStringLiteral("%1 %2").arg(m_type, toQString(field.key)), toQString(field.unit));
    const bool isCount = field.kind == FieldKind::Count;
    if (isCount) {
        number->setDecimals(0);
        number->setRange(0.0, std::numeric_limits<std::uint32_t>::max());
    } else {
        number->setMinimum(field.kind == FieldKind::Positive ? kSmallestSize : 0.0);
    }
    const auto numberOf = [isCount](const FieldValue& value) {
        return isCount ? static_cast<double>(std::get<std::uint32_t>(value)) : std::get<double>(value);
    };
    connect(number, &NumberField::entered, this, [this, &field, number, isCount, numberOf](TypedNumber typed) {
        emit edited(field, [&](Component& component) {
            const double value = typed.appliedTo(numberOf(field.get(component)));
            QString fault = number->faultOf(value);
            if (fault.isEmpty())
                field.set(component, isCount ? FieldValue{static_cast<std::uint32_t>(value)} : FieldValue{value});
            return fault;
        });
    });
    connect(number, &NumberField::refused, this, [this, number](const QString& why) { m_fault.show(*number, why); });
    m_rows.push_back({&field, [number, numberOf](const FieldValue& value) { number->show(numberOf(value)); },
                      [number] { number->showMixed(); }});
    addRow(field, number);
}

void ComponentBox::addWord(const ComponentField& field)
{
    auto* box = new QComboBox;
    box->setObjectName(m_type + QLatin1Char('-') + toQString(field.key));
    box->setAccessibleName(QStringLiteral("%1 %2").arg(m_type, toQString(field.key)));
    for (const std::string_view word : field.words)
        box->addItem(toQString(word));
    connect(box, &QComboBox::activated, this,
            [this, &field](int index) { emit edited(field, settingField(field, static_cast<std::size_t>(index))); });
    m_rows.push_back(
        {&field,
         [box](const FieldValue& value) { showChoice(*box, static_cast<int>(std::get<std::size_t>(value)), false); },
         [box] { showChoice(*box, -1, true); }});
    addRow(field, box);
}

void ComponentBox::addObject(const ComponentField& field)
{
    using Needed = ObjectChooser::Needed;
    auto* chooser = new ObjectChooser(m_type + QLatin1Char('-') + toQString(field.key),
                                      QStringLiteral("%1 %2").arg(m_type, toQString(field.key)),
                                      field.kind == FieldKind::Object ? Needed::Yes : Needed::No, m_scene);
    connect(chooser, &ObjectChooser::chosen, this,
            [this, &field](ObjectId id) { emit edited(field, settingField(field, id)); });
    connect(chooser, &ObjectChooser::refused, this,
            [this, chooser](const QString& why) { m_fault.show(*chooser, why); });
    QToolButton* link = makeLink(field);
    m_rows.push_back({&field,
                      [this, chooser, link](const FieldValue& value) {
                          const auto id = std::get<ObjectId>(value);
                          chooser->showObject(id);
                          link->setProperty(kLinked, QVariant::fromValue<qulonglong>(id.value));
                          showLink(*link, m_scene().contains(id));
                      },
                      [chooser, link] {
                          chooser->showMixed();
                          showLink(*link, false);
                      }});
    auto* pair = new QWidget;
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addWidget(chooser, 1);
    row->addWidget(link);
    pair->setFocusProxy(chooser);
    addRow(field, pair);
}

QToolButton* ComponentBox::makeLink(const ComponentField& field)
{
    auto* link = new QToolButton;
    link->setObjectName(m_type + QLatin1Char('-') + toQString(field.key) + QStringLiteral("Link"));
    link->setArrowType(Qt::RightArrow);
    link->setAutoRaise(true);
    link->setAccessibleName(tr("Select the object that %1 names").arg(toQString(field.key)));
    connect(link, &QToolButton::clicked, this,
            [this, link] { emit objectRequested({link->property(kLinked).toULongLong()}); });
    return link;
}

void ComponentBox::showLink(QToolButton& link, bool leadsSomewhere)
{
    link.setEnabled(leadsSomewhere);
    link.setToolTip(leadsSomewhere ? tr("Select this object, and show its properties")
                                   : tr("Choose an object of this scene first."));
}

void ComponentBox::showComponents(std::span<const Component* const> components, const QString& obstacle)
{
    m_fault.hide();
    const Component& first = *components.front();
    for (const Row& row : m_rows) {
        const FieldValue value = row.field->get(first);
        if (std::ranges::all_of(components, [&](const Component* c) { return row.field->get(*c) == value; }))
            row.show(value);
        else
            row.showMixed();
    }
    m_note->setText(obstacle);
    m_note->setVisible(!obstacle.isEmpty());
    if (const auto* unknown = std::get_if<UnknownComponent>(&first))
        m_note->setToolTip(QString::fromStdString(unknown->json));
}

} // namespace broadside
