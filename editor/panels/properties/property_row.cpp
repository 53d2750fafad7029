#include "editor/panels/properties/property_row.h"

#include "core/base/limits.h"
#include "core/base/text.h"
#include "editor/document/number_locale.h"
#include "editor/panels/properties/property_section.h"
#include "editor/widgets/elided_label.h"
#include "editor/widgets/icons.h"
#include "editor/widgets/object_chooser.h"
#include "editor/widgets/panel_form.h"
#include "editor/widgets/words/number_text.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr double kLargestNumber = 1e300; // limit of the numbers that a file can store and the field can show

// The translation context of the texts in this file.
class PropertyRowText {
    Q_DECLARE_TR_FUNCTIONS(PropertyRow)
};

PropertyRow::Edit settingProperty(const PropertyValue& value)
{
    return [value](PropertyValue& changed) {
        changed = value;
        return QString();
    };
}

QColor qColorOf(Rgb color) { return {color.r, color.g, color.b}; }

QWidget* withButton(QWidget* field, QToolButton* button)
{
    auto* pair = new QWidget;
    auto* row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addWidget(field, 1);
    row->addWidget(button);
    pair->setFocusProxy(field);
    return pair;
}

QIcon framedSwatch(const QColor& color, const QColor& frame)
{
    constexpr int kSide = 16;
    QPixmap picture(kSide, kSide);
    picture.fill(color);
    QPainter painter(&picture);
    painter.setPen(frame);
    painter.drawRect(0, 0, kSide - 1, kSide - 1);
    return QIcon(picture);
}

} // namespace

QStringList propertyKinds()
{
    return {PropertyRowText::tr("Text"), PropertyRowText::tr("Number"), PropertyRowText::tr("Yes or no"),
            PropertyRowText::tr("Colour"), PropertyRowText::tr("Object")};
}

PropertyRow::PropertyRow(std::size_t kind, std::function<const Scene&()> scene)
    : m_scene(std::move(scene))
    , m_name(new QLineEdit)
    , m_remove(new QToolButton)
    , m_editor(makeEditor(kind))
    , m_note(makeProblemNote(QString()))
{
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    addName(*row);
    row->addWidget(m_editor, 3);
    addRemove(*row);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(row);
    column->addWidget(m_note);
}

PropertyRow::~PropertyRow() { stopListeningToFields(*this); }

void PropertyRow::addName(QHBoxLayout& row)
{
    m_name->setToolTip(tr("The name of the property; type another name to rename it"));
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (m_name->isModified() && m_name->text() != m_shownName)
            emit renamed(m_name->text());
    });
    row.addWidget(m_name, 2);
}

void PropertyRow::addRemove(QHBoxLayout& row)
{
    m_remove->setIcon(themedIcon(QStringLiteral("delete")));
    m_remove->setAutoRaise(true);
    m_remove->setToolTip(tr("Remove this property"));
    connect(m_remove, &QToolButton::clicked, this, &PropertyRow::removeRequested);
    row.addWidget(m_remove);
}

QWidget* PropertyRow::makeEditor(std::size_t kind)
{
    switch (kind) {
    case 0:
        return makeText();
    case 1:
        return makeNumber();
    case 2:
        return makeSwitch();
    case 3:
        return makeColor();
    case 4:
        return makeObject();
    default:
        return makeRaw();
    }
}

QWidget* PropertyRow::makeText()
{
    auto* line = new QLineEdit;
    line->setToolTip(tr("A text"));
    connect(line, &QLineEdit::editingFinished, this, [this, line] {
        if (!line->isModified() || isMixedAndEmpty(*line))
            return;
        line->setModified(false);
        if (std::string text = line->text().toStdString(); text.size() <= limits::kStringBytes)
            emit edited(settingProperty(std::move(text)));
        else
            emit refused(tr("The text is longer than %1 bytes. Type a shorter one.").arg(limits::kStringBytes));
    });
    m_show = [line](const PropertyValue& value, bool mixed) {
        showLine(*line, QString::fromStdString(std::get<std::string>(value)), mixed);
    };
    return line;
}

QWidget* PropertyRow::makeNumber()
{
    auto* field = new NumberField({}, {}, {});
    field->setRange(-kLargestNumber, kLargestNumber);
    connect(field, &NumberField::refused, this, &PropertyRow::refused);
    connect(field, &NumberField::entered, this, [this, field](TypedNumber typed) {
        emit edited([&](PropertyValue& value) {
            const double number = typed.appliedTo(std::get<double>(value));
            QString fault = field->faultOf(number);
            if (fault.isEmpty())
                value = number;
            return fault;
        });
    });
    m_show = [field](const PropertyValue& value, bool mixed) {
        const double number = std::get<double>(value);
        field->setToolTip(mixed ? tr("A number")
                                : tr("A number: %1").arg(localized(toQString(shortestNumber(number)))));
        if (mixed)
            field->showMixed();
        else
            field->show(number);
    };
    return field;
}

QWidget* PropertyRow::makeSwitch()
{
    auto* box = new QCheckBox;
    box->setToolTip(tr("Yes or no"));
    connect(box, &QCheckBox::clicked, this, [this](bool on) { emit edited(settingProperty(on)); });
    m_show = [box](const PropertyValue& value, bool mixed) { showSwitch(*box, std::get<bool>(value), mixed); };
    return box;
}

QWidget* PropertyRow::makeColor()
{
    auto* line = new QLineEdit;
    line->setToolTip(tr("A colour: # and two hexadecimal digits each for red, green and blue"));
    auto* button = new QToolButton;
    button->setToolTip(tr("Choose a colour"));
    button->setAccessibleName(tr("Choose a colour"));
    connect(line, &QLineEdit::editingFinished, this, [this, line] {
        if (!line->isModified() || isMixedAndEmpty(*line))
            return;
        line->setModified(false);
        if (const std::optional<Rgb> color = colorNamed(line->text().trimmed().toStdString()))
            emit edited(settingProperty(*color));
        else
            emit refused(
                tr("\"%1\" is not a colour. Type # and six hexadecimal digits, or choose one.").arg(line->text()));
    });
    connect(button, &QToolButton::clicked, this, [this, line] { chooseColor(QColor(line->text())); });
    m_show = [this, line, button](const PropertyValue& value, bool mixed) {
        const Rgb color = std::get<Rgb>(value);
        showLine(*line, QString::fromStdString(hexOf(color)), mixed);
        button->setIcon(
            framedSwatch(mixed ? QColor(Qt::transparent) : qColorOf(color), palette().color(QPalette::Text)));
    };
    return withButton(line, button);
}

void PropertyRow::chooseColor(const QColor& shown)
{
    auto* dialog = new QColorDialog(shown.isValid() ? shown : QColor(Qt::white), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("propertyColor"));
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor& color) {
        const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
        emit edited(settingProperty(Rgb{byte(color.red()), byte(color.green()), byte(color.blue())}));
    });
    dialog->open();
}

QWidget* PropertyRow::makeObject()
{
    auto* chooser = new ObjectChooser({}, {}, ObjectChooser::Needed::Yes, m_scene);
    chooser->setToolTip(tr("An object: choose it, or type its name or id. An arrow in the world points to it while its "
                           "owner is selected."));
    connect(chooser, &ObjectChooser::chosen, this, [this](ObjectId id) { emit edited(settingProperty(id)); });
    connect(chooser, &ObjectChooser::refused, this, &PropertyRow::refused);
    m_show = [chooser](const PropertyValue& value, bool mixed) {
        if (mixed)
            chooser->showMixed();
        else
            chooser->showObject(std::get<ObjectId>(value));
    };
    m_pick = new QToolButton;
    m_pick->setIcon(themedIcon(QStringLiteral("select")));
    m_pick->setCheckable(true);
    m_pick->setAutoRaise(true);
    m_pick->setToolTip(tr("Choose the object by a click in the world or in the list"));
    m_pick->setAccessibleName(tr("Choose the object"));
    connect(m_pick, &QToolButton::clicked, this, &PropertyRow::pickToggled);
    return withButton(chooser, m_pick);
}

void PropertyRow::showPicking(bool picking)
{
    m_pick->setChecked(picking);
    if (!picking)
        return;
    m_note->setText(tr("Click the object in the world or in the list, or empty ground for no object."));
    m_note->show();
}

QWidget* PropertyRow::makeRaw()
{
    constexpr int kMostShown = 500; // characters in the tooltip
    auto* text = new ElidedLabel;   // a label, because the value cannot be edited
    text->setTextFormat(Qt::PlainText);
    m_show = [text](const PropertyValue& value, bool mixed) {
        const QString json = QString::fromStdString(std::get<RawJson>(value).json);
        const QString why = tr("Read only: a value of this type (a list, a table, or an integer above 2^53) cannot be "
                               "edited here. It stays in the file.");
        text->setText(mixed ? tr("mixed") : json);
        text->setToolTip(mixed ? why : json.left(kMostShown) + QLatin1Char('\n') + why);
    };
    return text;
}

void PropertyRow::show(const std::string& name, std::span<const PropertyValue* const> values)
{
    m_shownName = QString::fromStdString(name);
    m_name->setText(m_shownName);
    m_name->setObjectName(QStringLiteral("propertyName-") + m_shownName);
    m_name->setAccessibleName(tr("Name of property %1").arg(m_shownName));
    m_editor->setObjectName(QStringLiteral("property-") + m_shownName);
    for (QWidget* field : {m_editor, m_editor->focusProxy()})
        if (field)
            field->setAccessibleName(tr("Property %1").arg(m_shownName));
    if (m_pick)
        m_pick->setObjectName(QStringLiteral("propertyPick-") + m_shownName);
    m_remove->setObjectName(QStringLiteral("propertyRemove-") + m_shownName);
    m_remove->setAccessibleName(tr("Remove property %1").arg(m_shownName));
    m_note->setObjectName(QStringLiteral("propertyNote-") + m_shownName);
    const PropertyValue& first = *values.front();
    m_show(first, std::ranges::any_of(values, [&](const PropertyValue* value) { return *value != first; }));
    showObstacle(values);
}

/// Shows a reference to an object that does not exist.
void PropertyRow::showObstacle(std::span<const PropertyValue* const> values)
{
    const auto leadsNowhere = [&](const PropertyValue* value) {
        const auto* id = std::get_if<ObjectId>(value);
        return id && !m_scene().contains(*id);
    };
    const auto lost = std::ranges::find_if(values, leadsNowhere);
    m_note->setVisible(lost != values.end());
    if (lost != values.end())
        m_note->setText(
            tr("There is no object %1 in this scene. Choose another one.").arg(std::get<ObjectId>(**lost).value));
}

void PropertyRow::editName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

} // namespace broadside
