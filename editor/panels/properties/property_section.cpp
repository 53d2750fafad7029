#include "editor/panels/properties/property_section.h"

#include "editor/commands/most_edited.h"
#include "editor/widgets/object_chooser.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

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

/// Shows or hides a field with or without a label.
void showRow(QFormLayout& form, QWidget& field, bool visible)
{
    field.setVisible(visible);
    if (QWidget* label = form.labelForField(&field))
        label->setVisible(visible);
}

} // namespace

PropertySection::PropertySection(const QString& name, const QString& title, ObjectEditor& editor)
    : m_editor(editor)
    , m_column(new QVBoxLayout)
    , m_form(makeForm())
    , m_fault(*m_form, name + QStringLiteral("Fault"))
    , m_body(new QWidget)
    , m_head(new QHBoxLayout)
{
    setObjectName(name + QStringLiteral("Section"));
    m_body->setLayout(m_column);
    m_column->setContentsMargins(4, 0, 0, 4);
    m_column->addLayout(m_form);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    m_head->addWidget(makeTitle(name, title, *m_body));
    m_head->addStretch(1);
    layout->addLayout(m_head);
    layout->addWidget(m_body);
}

PropertySection::~PropertySection() { stopListeningToFields(*this); }

NumberField* PropertySection::addNumber(const Naming& naming, std::function<double(const SceneObject&)> get,
                                        std::function<void(SceneObject&, double)> set)
{
    auto* field = new NumberField(QString::fromLatin1(naming.name), naming.label, naming.unit);
    field->setRange(naming.least, naming.most); // before signals are connected: it may change the value
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

QWidget* PropertySection::fieldOf(const QString& key) const
{
    const auto found = m_fields.find(key);
    return found == m_fields.end() ? nullptr : found->second;
}

void PropertySection::setFieldOf(const char* key, QWidget& field) { m_fields.emplace(QLatin1String(key), &field); }

void PropertySection::makeRowOverridable(TemplateField what, QWidget& field)
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

void PropertySection::makeTitleOverridable(TemplateField what)
{
    m_overridables.push_back({what, m_head->itemAt(0)->widget(), m_head});
}

void PropertySection::commit(const QWidget& field, const StepName& name, SceneChange::Kind kind,
                             const std::function<void(SceneObject&)>& edit, ObjectEditor::Locked locked)
{
    const auto checked = [&](SceneObject& object) {
        edit(object);
        return QString();
    };
    commitChecked(field, name, kind, checked, locked);
}

void PropertySection::commitChecked(const QWidget& field, const StepName& name, SceneChange::Kind kind,
                                    const ObjectEditor::Edit& edit, ObjectEditor::Locked locked)
{
    prepare(m_editor.selected());
    const ObjectEditor::Outcome outcome = m_editor.commit(name, kind, edit, locked);
    if (outcome.changed)
        return; // the change refreshes the panel
    if (const std::vector<ObjectPtr> objects = m_editor.selected(); !objects.empty())
        showObjects(objects);
    if (!outcome.fault.isEmpty())
        m_fault.show(field, outcome.fault);
}

void PropertySection::showObjects(std::span<const ObjectPtr> objects)
{
    m_fault.hide();
    for (QWidget* field : std::exchange(m_agreeing, {}))
        showRow(*m_form, *field, true);
    prepare(objects);
    m_agreement.compare(objects);
    for (const Number& number : m_numbers)
        if (m_agreement.differs(number.question))
            number.field->showMixed();
        else
            number.field->show(number.get(*objects.front()));
    showValues(objects);
    if (m_onlyDiffering)
        hideEqualRows();
    const bool isLeftOut = m_onlyDiffering && !isMixedField(*m_body);
    if (std::exchange(m_isLeftOut, isLeftOut) != isLeftOut)
        setVisible(!isLeftOut);
}

void PropertySection::hideEqualRows()
{
    for (int row = 0; row < m_form->rowCount(); ++row) {
        const QLayoutItem* item = m_form->itemAt(row, QFormLayout::FieldRole);
        QWidget* field = item ? item->widget() : nullptr;
        if (!field || field->isHidden() || isMixedField(*field))
            continue;
        showRow(*m_form, *field, false);
        m_agreeing.push_back(field);
    }
}

void PropertySection::unfold()
{
    if (m_body->isHidden())
        static_cast<QToolButton*>(m_head->itemAt(0)->widget())->click();
}

namespace {

constexpr const char* kMixed = "mixed"; // name of a property of widgets

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

void markMixed(QWidget& widget, bool mixed) { widget.setProperty(kMixed, mixed); }

bool isMixedField(const QWidget& widget)
{
    if (widget.property(kMixed).toBool())
        return true;
    if (const auto* number = qobject_cast<const NumberField*>(&widget))
        return number->isMixed();
    if (const auto* chooser = qobject_cast<const ObjectChooser*>(&widget))
        return chooser->isMixed();
    if (const auto* choice = qobject_cast<const QComboBox*>(&widget))
        return choice->currentIndex() < 0 && !choice->placeholderText().isEmpty();
    if (const auto* box = qobject_cast<const QCheckBox*>(&widget))
        return box->checkState() == Qt::PartiallyChecked;
    const auto parts = widget.findChildren<const QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    return std::ranges::any_of(parts, [](const QWidget* part) { return isMixedField(*part); });
}

QString truncationNote(std::size_t shown, std::size_t all)
{
    if (all <= kMostEdited)
        return {};
    return QCoreApplication::translate("PropertySection", "%1 of %2 shown; edit the others in the file.")
        .arg(grouped(shown), grouped(all));
}

bool isMixedAndEmpty(const QLineEdit& line) { return line.text().isEmpty() && line.property(kMixed).toBool(); }

} // namespace broadside
