#include "editor/panels/property_section.h"

#include "editor/widgets/panel_form.h"

#include <QCoreApplication>
#include <QToolButton>
#include <QVBoxLayout>

namespace broadside {
namespace {

QToolButton* makeTitle(const QString& name, const QString& title, QWidget& body)
{
    auto* button = new QToolButton;
    button->setObjectName(name + QStringLiteral("Title"));
    button->setText(title);
    button->setToolTip(QCoreApplication::translate("PropertySection", "Fold or unfold"));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setArrowType(Qt::DownArrow);
    QFont font = button->font();
    font.setBold(true);
    button->setFont(font);
    QObject::connect(button, &QToolButton::clicked, &body, [button, &body] {
        const bool open = body.isHidden();
        button->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        body.setVisible(open);
    });
    return button;
}

} // namespace

PropertySection::PropertySection(const QString& name, const QString& title, ObjectEditor& editor)
    : m_editor(editor)
    , m_column(new QVBoxLayout)
    , m_form(makeForm())
    , m_fault(*m_form, name + QStringLiteral("Fault"))
{
    setObjectName(name + QStringLiteral("Section"));
    auto* body = new QWidget;
    body->setLayout(m_column);
    m_column->setContentsMargins(4, 0, 0, 4);
    m_column->addLayout(m_form);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(makeTitle(name, title, *body));
    layout->addWidget(body);
}

PropertySection::~PropertySection() { stopListeningToFields(*this); }

NumberField* PropertySection::addNumber(const Naming& naming, std::function<double(const SceneObject&)> get,
                                        std::function<void(SceneObject&, double)> set)
{
    auto* field = new NumberField(QString::fromLatin1(naming.name), naming.label, naming.unit);
    field->setRange(naming.least, naming.most); // before anybody listens: it may change the value
    connect(field, &NumberField::refused, this, [this, field](const QString& why) { m_fault.show(*field, why); });
    connect(field, &NumberField::valueChanged, this,
            [this, field, text = naming.undo, kind = naming.change, set = std::move(set)](double value) {
                commit(*field, text, kind, [&](SceneObject& object) { set(object, value); });
            });
    m_numbers.push_back({field, std::move(get)});
    return field;
}

void PropertySection::commit(const QWidget& field, const QString& text, SceneChange::Kind kind,
                             const ObjectEditor::Edit& edit)
{
    const QString fault = m_editor.commit(text, kind, edit);
    if (const ObjectPtr object = m_editor.shown())
        showObject(*object);
    if (!fault.isEmpty())
        m_fault.show(field, fault);
}

void PropertySection::showObject(const SceneObject& object)
{
    m_fault.hide();
    for (const Number& number : m_numbers)
        number.field->show(number.get(object));
    showValues(object);
}

} // namespace broadside
