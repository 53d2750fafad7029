#include "editor/panels/property_section.h"

#include "editor/commands/most_edited.h"
#include "editor/widgets/number_text.h"
#include "editor/widgets/panel_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLineEdit>
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
    , m_head(new QHBoxLayout)
{
    setObjectName(name + QStringLiteral("Section"));
    auto* body = new QWidget;
    body->setLayout(m_column);
    m_column->setContentsMargins(4, 0, 0, 4);
    m_column->addLayout(m_form);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    m_head->addWidget(makeTitle(name, title, *body));
    m_head->addStretch(1);
    layout->addLayout(m_head);
    layout->addWidget(body);
}

PropertySection::~PropertySection() { stopListeningToFields(*this); }

NumberField* PropertySection::addNumber(const Naming& naming, std::function<double(const SceneObject&)> get,
                                        std::function<void(SceneObject&, double)> set)
{
    auto* field = new NumberField(QString::fromLatin1(naming.name), naming.label, naming.unit);
    field->setRange(naming.least, naming.most); // before anybody listens: it may change the value
    connect(field, &NumberField::refused, this, [this, field](const QString& why) { m_fault.show(*field, why); });
    connect(field, &NumberField::entered, this,
            [this, field, undo = naming.undo, kind = naming.change, get, set = std::move(set)](TypedNumber typed) {
                commitChecked(*field, undo, kind, [&](SceneObject& object) {
                    const double number = typed.appliedTo(get(object));
                    QString fault = field->faultOf(number);
                    if (fault.isEmpty())
                        set(object, number);
                    return fault;
                });
            });
    m_numbers.push_back({field, get, m_agreement.addValue(get)});
    return field;
}

void PropertySection::tieRow(TemplateField what, QWidget& field)
{
    QWidget* label = m_form->labelForField(&field);
    int row = 0;
    QFormLayout::ItemRole role{};
    m_form->getWidgetPosition(label, &row, &role);
    m_form->removeWidget(label);
    auto* cell = new QWidget;
    auto* beside = new QHBoxLayout(cell);
    beside->setContentsMargins(0, 0, 0, 0);
    beside->setSpacing(2);
    beside->addWidget(label);
    beside->addStretch(1);
    m_form->setWidget(row, QFormLayout::LabelRole, cell);
    m_overridables.push_back({what, label, beside});
}

void PropertySection::tieTitle(TemplateField what)
{
    m_overridables.push_back({what, m_head->itemAt(0)->widget(), m_head});
}

void PropertySection::commit(const QWidget& field, const StepName& name, SceneChange::Kind kind,
                             const std::function<void(SceneObject&)>& edit)
{
    commitChecked(field, name, kind, [&](SceneObject& object) {
        edit(object);
        return QString();
    });
}

void PropertySection::commitChecked(const QWidget& field, const StepName& name, SceneChange::Kind kind,
                                    const ObjectEditor::Edit& edit)
{
    const ObjectEditor::Outcome outcome = m_editor.commit(name, kind, edit);
    if (outcome.changed)
        return; // the panel follows
    if (const std::vector<ObjectPtr> objects = m_editor.selected(); !objects.empty())
        showObjects(objects);
    if (!outcome.fault.isEmpty())
        m_fault.show(field, outcome.fault);
}

void PropertySection::showObjects(std::span<const ObjectPtr> objects)
{
    m_fault.hide();
    m_agreement.compare(objects);
    for (const Number& number : m_numbers)
        if (m_agreement.differs(number.question))
            number.field->showMixed();
        else
            number.field->show(number.get(*objects.front()));
    showValues(objects);
}

namespace {

constexpr const char* kMixed = "mixed"; // property of a line

QString mixedText() { return QCoreApplication::translate("PropertySection", "mixed"); }

} // namespace

void showChoice(QComboBox& box, int index, bool mixed)
{
    box.setPlaceholderText(mixed ? mixedText() : QString());
    box.setCurrentIndex(mixed ? -1 : index);
}

void showLine(QLineEdit& line, const QString& text, bool mixed)
{
    line.setText(mixed ? QString() : text);
    line.setPlaceholderText(mixed ? mixedText() : QString());
    line.setProperty(kMixed, mixed);
}

void showSwitch(QCheckBox& box, bool on, bool mixed)
{
    box.setTristate(mixed);
    box.setCheckState(mixed ? Qt::PartiallyChecked : on ? Qt::Checked : Qt::Unchecked);
}

QString noteOnMost(std::size_t shown, std::size_t all)
{
    if (all <= kMostEdited)
        return {};
    return QCoreApplication::translate("PropertySection", "%1 of %2 shown; edit the others in the file.")
        .arg(grouped(shown), grouped(all));
}

bool isLeftMixed(const QLineEdit& line) { return line.text().isEmpty() && line.property(kMixed).toBool(); }

} // namespace broadside
