#include "editor/window/help/manual/page_view.h"
#include "editor/window/preferences/preference_rows.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/manual/reference_page.h"
#include "tests/support/test.h"

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>

namespace broadside::test::tst_preference_reference {

/// The page of the manual that lists every preference, made from the dialog and the table of preferences.
class TestPreferenceReference : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m = std::make_unique<WindowFixture>();
        m->action("preferences").trigger();
    }
    void cleanup() { m.reset(); }
    void everySettingIsThere();
    void helpOpensThePageOfTheDialog();

private:
    [[nodiscard]] QDialog& dialog() const
    {
        return *m->window->findChild<QDialog*>(QStringLiteral("preferencesDialog"));
    }
    std::unique_ptr<WindowFixture> m;
};

namespace {

QString sentence(QString text)
{
    text = inCell(text);
    return text.isEmpty() || text.endsWith(u'.') ? text : text + u'.';
}

/// The preference of a field, by its object name. Null: the field changes several of them, or none.
const PreferenceRow* preferenceOf(const QWidget& control)
{
    for (const PreferenceRow& row : preferenceTable())
        if (control.objectName() == QStringLiteral("preference_") + QString(row.key).replace(u'/', u'_'))
            return &row;
    return nullptr;
}

struct FieldWords {
    QString choices;
    QString first;
};

FieldWords wordsOf(const QWidget& control, const PreferenceRow* row)
{
    if (const auto* box = qobject_cast<const QComboBox*>(&control)) {
        QStringList choices;
        for (int i = 0; i < box->count(); ++i)
            choices += box->itemText(i);
        return {choices.join(QStringLiteral("; ")), box->currentText()};
    }
    if (const auto* box = qobject_cast<const QCheckBox*>(&control))
        return {QStringLiteral("on; off"), box->isChecked() ? QStringLiteral("on") : QStringLiteral("off")};
    if (const auto* spin = qobject_cast<const QAbstractSpinBox*>(&control)) {
        const bool isWhole = row && row->kind == PreferenceKind::Whole;
        return {isWhole ? QStringLiteral("%1 to %2").arg(row->least).arg(row->most)
                        : QStringLiteral("any number greater than 0"),
                spin->text()};
    }
    if (const auto* path = qobject_cast<const QLineEdit*>(&control))
        return {QStringLiteral("a folder"), path->placeholderText().toLower()};
    const auto* button = qobject_cast<const QPushButton*>(&control);
    return row && button ? FieldWords{QStringLiteral("a colour"), button->text()} : FieldWords{};
}

QString rowsOf(const PreferenceRows& page)
{
    const auto& form = *page.findChild<QFormLayout*>();
    QString text;
    for (int i = 0; i < form.rowCount(); ++i) {
        const auto* label = qobject_cast<const QLabel*>(form.itemAt(i, QFormLayout::LabelRole)->widget());
        const QWidget& field = *form.itemAt(i, QFormLayout::FieldRole)->widget();
        const QWidget& control = *field.focusProxy();
        const PreferenceRow* row = preferenceOf(control);
        const FieldWords words = wordsOf(control, row);
        text += QStringLiteral("| %1 | %2 | %3 | %4 | %5 |\n")
                    .arg(inCell(label->text()), sentence(label->toolTip()), inCell(words.choices), inCell(words.first),
                         row ? u'`' + QString(row->key) + u'`' : QString());
    }
    return text;
}

} // namespace

void TestPreferenceReference::everySettingIsThere()
{
    QString text = QStringLiteral(
        "# Preferences\n\n"
        "*Edit > Preferences* (Ctrl+,) has every setting of the program. A change takes effect at once. The arrow "
        "behind "
        "a setting resets it, and *Reset all* resets a page. The search field finds a setting by its words.\n\n"
        "The settings are kept in one file, whose name the dialog shows below the pages. On Linux it is "
        "`~/.config/Broadside/Broadside.conf`, and on Windows it is a place in the registry. The last column of each "
        "table is the name of the setting there. A damaged value in the file counts as the first one. This page is "
        "made "
        "from the program's own tables.\n");
    const auto& titles = *dialog().findChild<QListWidget*>(QStringLiteral("preferencePages"));
    const auto& stack = *dialog().findChild<QStackedWidget*>();
    QCOMPARE(titles.count(), stack.count());
    for (int i = 0; i < titles.count(); ++i)
        text += QStringLiteral("\n## %1\n\n| setting | what it does | choices | at first | kept as |\n"
                               "| --- | --- | --- | --- | --- |\n%2")
                    .arg(titles.item(i)->text(), rowsOf(*stack.widget(i)->findChild<PreferenceRows*>()));
    for (const PreferenceRow& row : preferenceTable())
        QVERIFY2(text.contains(u'`' + QString(row.key) + u'`'), row.key.data());
    QVERIFY2(isReferencePage(QStringLiteral("preferences"), text), kHowToWrite);
}

void TestPreferenceReference::helpOpensThePageOfTheDialog()
{
    auto& titles = *dialog().findChild<QListWidget*>(QStringLiteral("preferencePages"));
    for (int i = 0; i < titles.count(); ++i) {
        titles.setCurrentRow(i);
        dialog().findChild<QPushButton*>(QStringLiteral("preferencesHelp"))->click();
        const auto* manual = m->window->findChild<ManualPageView*>(QStringLiteral("manualText"));
        QVERIFY(manual && manual->isVisible());
        QCOMPARE(manual->page(), QStringLiteral("reference/preferences"));
        const QTextCursor heading = manual->document()->find(titles.item(i)->text(), 0, QTextDocument::FindWholeWords);
        QVERIFY2(!heading.isNull(), qPrintable(titles.item(i)->text()));
    }
}

BROADSIDE_WINDOW_TEST(TestPreferenceReference)

} // namespace broadside::test::tst_preference_reference

#include "tst_preference_reference.moc"
