#include "editor/window/preferences/preference_rows.h"

#include "editor/widgets/icons.h"
#include "editor/widgets/number_field.h"
#include "editor/widgets/panel_form.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace broadside {
namespace {

constexpr QSize kSwatch(28, 14); // logical pixels

QIcon swatchOf(const QColor& color, const QColor& frame)
{
    QPixmap picture(kSwatch * 2);
    picture.setDevicePixelRatio(2.0);
    picture.fill(color);
    QPainter painter(&picture);
    painter.setPen(frame);
    painter.drawRect(QRectF(0.5, 0.5, kSwatch.width() - 1.0, kSwatch.height() - 1.0));
    return picture;
}

/// The last part of the key, as object name: "hovered", "size".
QString objectNameOf(Preference preference)
{
    return QStringLiteral("preference_") + QString(rowOf(preference).key).replace(QLatin1Char('/'), QLatin1Char('_'));
}

/// The name with the first place of each word marked.
QString marked(const QString& name, const QStringList& words)
{
    QString text = name.toHtmlEscaped();
    for (const QString& word : words) {
        const qsizetype at = name.indexOf(word, 0, Qt::CaseInsensitive);
        if (at < 0)
            continue;
        return QStringLiteral("%1<b><u>%2</u></b>%3")
            .arg(name.left(at).toHtmlEscaped(), name.mid(at, word.size()).toHtmlEscaped(),
                 name.mid(at + word.size()).toHtmlEscaped());
    }
    return QStringLiteral("<b>%1</b>").arg(text); // the words are in the choices or in the tip
}

} // namespace

PreferenceRows::PreferenceRows(Preferences& preferences, QWidget* parent)
    : QWidget(parent)
    , m_preferences(preferences)
    , m_form(makeForm())
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addLayout(m_form);
    layout->addStretch(1);
    connect(&preferences, &Preferences::changed, this, &PreferenceRows::refresh);
}

PreferenceRows::Row& PreferenceRows::addRow(const Words& words, QWidget& control, QWidget* further)
{
    auto* field = new QWidget;
    auto* line = new QHBoxLayout(field);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(&control, 1);
    if (further)
        line->addWidget(further);
    auto* reset = new QToolButton;
    reset->setObjectName(control.objectName() + QStringLiteral("_reset"));
    reset->setIcon(themedIcon(QStringLiteral("reset")));
    reset->setAutoRaise(true);
    reset->setFocusPolicy(Qt::StrongFocus);
    reset->setAccessibleName(tr("Reset: %1").arg(words.name));
    line->addWidget(reset);
    control.setAccessibleName(words.name);
    control.setAccessibleDescription(words.tip);
    field->setFocusProxy(&control);
    addField(*m_form, words.name, field, words.tip);
    Row row;
    row.field = field;
    row.label = qobject_cast<QLabel*>(m_form->labelForField(field));
    row.name = words.name;
    row.found = words.name + QLatin1Char(' ') + words.tip;
    row.reset = reset;
    m_rows.push_back(std::move(row));
    connect(reset, &QToolButton::clicked, this, [this, index = m_rows.size() - 1] {
        m_rows[index].field->setFocus(); // the button is disabled next
        m_rows[index].toDefault();
    });
    return m_rows.back();
}

void PreferenceRows::bind(Row& row, Preference preference, std::function<void()> show)
{
    row.show = std::move(show);
    row.isDefault = [this, preference] { return m_preferences.isDefault(preference); };
    row.toDefault = [this, preference] { m_preferences.reset(preference); };
    refresh();
}

void PreferenceRows::addChoice(Preference preference, const Words& words, const QStringList& choices)
{
    auto* box = new QComboBox;
    box->setObjectName(objectNameOf(preference));
    box->addItems(choices);
    Row& row = addRow(words, *box);
    row.found += QLatin1Char(' ') + choices.join(QLatin1Char(' '));
    connect(box, &QComboBox::activated, this,
            [this, preference](int chosen) { m_preferences.set(preference, chosen); });
    bind(row, preference, [this, box, preference] { box->setCurrentIndex(m_preferences.number(preference)); });
}

void PreferenceRows::addTextChoice(Preference preference, const Words& words, const QStringList& choices,
                                   const QStringList& codes)
{
    auto* box = new QComboBox;
    box->setObjectName(objectNameOf(preference));
    box->addItems(choices);
    Row& row = addRow(words, *box);
    row.found += QLatin1Char(' ') + choices.join(QLatin1Char(' '));
    connect(box, &QComboBox::activated, this,
            [this, preference, codes](int chosen) { m_preferences.set(preference, codes[chosen]); });
    bind(row, preference, [this, box, preference, codes] {
        box->setCurrentIndex(std::max(0, static_cast<int>(codes.indexOf(m_preferences.text(preference)))));
    });
}

void PreferenceRows::addNumber(Preference preference, const Words& words, const QString& unit, const QString& atZero)
{
    auto* field = new NumberField(objectNameOf(preference), words.name, unit);
    const bool isWhole = rowOf(preference).kind == PreferenceKind::Whole;
    if (isWhole)
        field->setDecimals(0);
    field->setRange(isWhole ? rowOf(preference).least : kSmallestSize, rowOf(preference).most);
    field->setSpecialValueText(atZero);
    Row& row = addRow(words, *field);
    connect(field, &NumberField::valueChanged, this, [this, preference, isWhole](double number) {
        m_preferences.set(preference, isWhole ? QVariant(static_cast<int>(number)) : QVariant(number));
    });
    bind(row, preference, [this, field, preference] { field->show(m_preferences.real(preference)); });
}

void PreferenceRows::addSwitch(Preference preference, const Words& words)
{
    auto* box = new QCheckBox;
    box->setObjectName(objectNameOf(preference));
    Row& row = addRow(words, *box);
    connect(box, &QCheckBox::clicked, this, [this, preference](bool on) { m_preferences.set(preference, on); });
    bind(row, preference, [this, box, preference] { box->setChecked(m_preferences.isOn(preference)); });
}

void PreferenceRows::addColor(Preference preference, const Words& words)
{
    auto* button = new QPushButton;
    button->setObjectName(objectNameOf(preference));
    button->setAutoDefault(false);
    button->setIconSize(kSwatch);
    Row& row = addRow(words, *button);
    connect(button, &QPushButton::clicked, this, [this, preference, name = words.name] {
        QColorDialog dialog(m_preferences.color(preference), this);
        dialog.setObjectName(QStringLiteral("colorDialog"));
        dialog.setOption(QColorDialog::DontUseNativeDialog); // the same keys on every desktop
        dialog.setWindowTitle(name);
        if (dialog.exec() == QDialog::Accepted)
            m_preferences.set(preference, QColor(dialog.currentColor().rgb()));
    });
    bind(row, preference, [this, button, preference, name = words.name] {
        const QColor color = m_preferences.color(preference);
        button->setIcon(swatchOf(color, palette().color(QPalette::WindowText)));
        button->setText(color.name(QColor::HexRgb));
        button->setAccessibleName(tr("%1: %2").arg(name, color.name(QColor::HexRgb)));
    });
}

void PreferenceRows::addFolder(Preference preference, const Words& words, const QString& none)
{
    auto* path = new QLineEdit;
    path->setObjectName(objectNameOf(preference));
    path->setReadOnly(true);
    path->setPlaceholderText(none);
    auto* choose = new QPushButton(tr("Choose..."));
    choose->setObjectName(path->objectName() + QStringLiteral("_choose"));
    choose->setAccessibleName(tr("Choose: %1").arg(words.name));
    choose->setAutoDefault(false);
    Row& row = addRow(words, *path, choose);
    connect(choose, &QPushButton::clicked, this, [this, preference, name = words.name] {
        QFileDialog dialog(this, name, m_preferences.text(preference));
        dialog.setObjectName(QStringLiteral("folderDialog"));
        dialog.setFileMode(QFileDialog::Directory);
        dialog.setOption(QFileDialog::ShowDirsOnly);
        if (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty())
            m_preferences.set(preference, dialog.selectedFiles().front());
    });
    bind(row, preference, [this, path, preference] {
        path->setText(m_preferences.text(preference));
        path->setCursorPosition(0);
    });
}

void PreferenceRows::addSpecial(const Words& words, Special special)
{
    auto* box = new QComboBox;
    box->setObjectName(special.name);
    box->addItems(special.choices);
    box->setPlaceholderText(special.none);
    Row& row = addRow(words, *box);
    row.found += QLatin1Char(' ') + special.choices.join(QLatin1Char(' '));
    row.isDefault = [current = special.current] { return current() == 0; };
    row.toDefault = [this, choose = special.choose] {
        choose(0);
        refresh();
    };
    row.show = [box, current = special.current] { box->setCurrentIndex(current()); };
    connect(box, &QComboBox::activated, this, [this, choose = special.choose](int chosen) {
        choose(chosen);
        refresh();
    });
    refresh();
}

void PreferenceRows::addButtons(const Words& words, const std::vector<QWidget*>& buttons)
{
    auto* field = new QWidget;
    auto* line = new QHBoxLayout(field);
    line->setContentsMargins(0, 0, 0, 0);
    for (QWidget* button : buttons)
        line->addWidget(button);
    line->addStretch(1);
    field->setFocusProxy(buttons.front());
    addField(*m_form, words.name, field, words.tip);
    Row row;
    row.field = field;
    row.label = qobject_cast<QLabel*>(m_form->labelForField(field));
    row.name = words.name;
    row.found = words.name + QLatin1Char(' ') + words.tip;
    for (const QWidget* button : buttons)
        if (const auto* push = qobject_cast<const QPushButton*>(button))
            row.found += QLatin1Char(' ') + push->text();
    m_rows.push_back(std::move(row));
}

int PreferenceRows::filter(const QStringList& words)
{
    int count = 0;
    for (const Row& row : m_rows) {
        const bool matches = std::ranges::all_of(
            words, [&row](const QString& word) { return row.found.contains(word, Qt::CaseInsensitive); });
        setRowVisible(*m_form, row.field, matches);
        row.label->setText(words.isEmpty() || !matches ? row.name : marked(row.name, words));
        count += matches ? 1 : 0;
    }
    return count;
}

bool PreferenceRows::hasChanges() const
{
    return std::ranges::any_of(m_rows, [](const Row& row) { return row.isDefault && !row.isDefault(); });
}

void PreferenceRows::resetAll()
{
    for (const Row& row : m_rows)
        if (row.toDefault && !row.isDefault())
            row.toDefault();
}

void PreferenceRows::refresh()
{
    for (const Row& row : m_rows) {
        if (!row.show)
            continue;
        row.show();
        const bool isDefault = row.isDefault();
        row.reset->setEnabled(!isDefault);
        row.reset->setToolTip(isDefault ? tr("This already has its default.") : tr("Reset this to its default"));
    }
    emit refreshed();
}

} // namespace broadside
