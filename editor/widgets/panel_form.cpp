#include "editor/widgets/panel_form.h"

#include "editor/widgets/panel_widget.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>

namespace broadside {

QFormLayout* makeForm()
{
    auto* form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(10);
    form->setVerticalSpacing(5);
    form->setContentsMargins(0, 0, 0, 0);
    return form;
}

QScrollArea* makeScrolled(QWidget* body)
{
    auto* area = new QScrollArea;
    area->setFocusPolicy(Qt::NoFocus); // the fields take the focus
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(body);
    area->setMinimumWidth(body->minimumSizeHint().width() + 18); // room for the vertical scroll bar
    return area;
}

void setScrolledWidget(PanelWidget& panel, QWidget* body) { panel.setWidget(makeScrolled(body)); }

void stopListeningToFields(QWidget& panel)
{
    for (QObject* child : panel.findChildren<QObject*>())
        child->disconnect(&panel);
}

QLabel* addValue(QFormLayout& form, const QString& objectName, const QString& name, const QString& tip)
{
    auto* value = new QLabel;
    value->setObjectName(objectName);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    value->setAccessibleName(name);
    value->setToolTip(tip);
    value->setWordWrap(true);
    auto* label = new QLabel(name);
    label->setToolTip(tip);
    form.addRow(label, value);
    return value;
}

namespace {

/// Leaves the wheel to the scrolling panel while the combo box does not have the focus. Otherwise scrolling the panel
/// would change a combo box that passes under the pointer.
class WheelGuard final : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus())
            return false;
        event->ignore();
        return true;
    }
};

} // namespace

void addField(QFormLayout& form, const QString& name, QWidget* field, const QString& tip)
{
    auto* label = new QLabel(name);
    label->setToolTip(tip);
    label->setBuddy(field);
    field->setToolTip(tip);
    // The edited part of a field that also has buttons.
    QWidget* input = field->focusProxy() ? field->focusProxy() : field;
    if (input->toolTip().isEmpty())
        input->setToolTip(tip);
    if (qobject_cast<QComboBox*>(input)) {
        input->setFocusPolicy(Qt::StrongFocus); // so that the wheel does not give it the focus
        input->installEventFilter(new WheelGuard(input));
    }
    form.addRow(label, field);
}

QWidget* sideBySide(QWidget* left, QWidget* right)
{
    auto* pair = new QWidget;
    auto* layout = new QHBoxLayout(pair);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(left, 1);
    layout->addWidget(right, 1);
    pair->setFocusProxy(left);
    return pair;
}

void setRowVisible(QFormLayout& form, QWidget* field, bool visible)
{
    field->setVisible(visible);
    form.labelForField(field)->setVisible(visible);
}

QPushButton* makeMenuButton(const QString& objectName, const QString& text, const QString& tip)
{
    auto* button = new QPushButton(text);
    button->setObjectName(objectName);
    button->setToolTip(tip);
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    auto* menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    button->setMenu(menu);
    return button;
}

QLabel* makeNote(const QString& objectName, const QString& text)
{
    auto* note = new QLabel(text);
    note->setObjectName(objectName);
    note->setWordWrap(true);
    note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return note;
}

QLabel* makeEmptyNote(const QString& objectName, const QString& text)
{
    constexpr int kMargin = 12;
    QLabel* note = makeNote(objectName, text);
    note->setAlignment(Qt::AlignCenter);
    note->setMargin(kMargin);
    return note;
}

QLineEdit* makeSearch(const QString& objectName, const QString& name, const QString& prompt, const QString& tip)
{
    auto* search = new QLineEdit;
    search->setObjectName(objectName);
    search->setAccessibleName(name);
    search->setPlaceholderText(prompt);
    search->setToolTip(tip);
    search->setClearButtonEnabled(true);
    return search;
}

QLabel* makeProblemNote(const QString& objectName)
{
    QLabel* note = makeNote(objectName);
    QFont font = note->font();
    font.setBold(true);
    note->setFont(font);
    note->setFrameShape(QFrame::StyledPanel);
    note->setMargin(4);
    note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    note->hide();
    return note;
}

} // namespace broadside
