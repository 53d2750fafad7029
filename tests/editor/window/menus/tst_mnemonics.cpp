#include "editor/window/menus/command_list.h"
#include "editor/window/menus/mnemonics.h"
#include "tests/support/test.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>

namespace broadside::test::tst_mnemonics {

class TestMnemonics : public QObject {
    Q_OBJECT
private slots:
    void aTextGetsALetterOfItsOwn_data();
    void aTextGetsALetterOfItsOwn();
    void entriesOfAMenuNeverShareALetter();
    void anEntryGivesItsLetterToOneThatHasNoOther();
    void listsShowNoLetterInBrackets();
};

void TestMnemonics::aTextGetsALetterOfItsOwn_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("used");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const char* used, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(used) << QString::fromUtf8(expected);
    };
    row("the first letter", "Datei", "", "&Datei");
    row("the beginning of another word", "Datei schließen", "d", "Datei &schließen");
    row("a letter inside a word", "Datei", "d", "D&atei");
    row("its own one is free", "Save &as", "s", "Save &as");
    row("its own one is taken", "Save &as", "A", "&Save as");
    row("a real ampersand stays", "Größe && Winkel", "g", "Größe && &Winkel");
    row("Cyrillic", "Файл", "ф", "Ф&айл");
    row("Chinese", "文件", "A", "文件(&B)");
    row("Chinese, before the dots", "打开...", "", "打开(&A)...");
    row("Chinese, before the key", "打开...\tCtrl+O", "", "打开(&A)...\tCtrl+O");
    row("all taken", "ab", "abcdefghijklmnopqrstuvwxyz", "ab");
}

void TestMnemonics::aTextGetsALetterOfItsOwn()
{
    QFETCH(const QString, text);
    QFETCH(QString, used);
    const qsizetype before = used.size();
    const QString found = withMnemonic(text, used);
    QTEST(found, "expected");
    QCOMPARE(used.size(), before + (found.contains(QRegularExpression(QStringLiteral("&\\w"),
                                                                      QRegularExpression::UseUnicodePropertiesOption))
                                        ? 1
                                        : 0));
}

/// The palette and the list of keys show commands without mnemonics.
void TestMnemonics::listsShowNoLetterInBrackets()
{
    QCOMPARE(plainText(QString::fromUtf8("打开(&A)...\tCtrl+O")), QString::fromUtf8("打开"));
    QCOMPARE(plainText(QStringLiteral("&Open...")), QStringLiteral("Open"));
    QCOMPARE(plainText(QStringLiteral("Size (&&) (m)")), QStringLiteral("Size (&) (m)"));
}

void TestMnemonics::entriesOfAMenuNeverShareALetter()
{
    QMenu menu;
    for (const char* text : {"Öffnen", "Ordner öffnen", "Speichern", "Speichern unter", "新建", "保存", "&Schließen"})
        menu.addAction(QString::fromUtf8(text));
    giveMnemonics(menu);
    QSet<QString> letters;
    for (const QAction* action : menu.actions())
        letters += QKeySequence::mnemonic(action->text()).toString();
    QCOMPARE(letters.size(), menu.actions().size());
    QVERIFY(!letters.contains(QString()));
}

void TestMnemonics::anEntryGivesItsLetterToOneThatHasNoOther()
{
    QMenu menu;
    for (const char* text : {"Abc", "Bcd", "Ba", "&Quit"})
        menu.addAction(QString::fromUtf8(text));
    giveMnemonics(menu);
    QStringList shown;
    for (const QAction* action : menu.actions())
        shown << action->text();
    QCOMPARE(shown, QStringList({QStringLiteral("&Abc"), QStringLiteral("B&cd"), QStringLiteral("&Ba"),
                                 QStringLiteral("&Quit")}));
}

BROADSIDE_WINDOW_TEST(TestMnemonics)

} // namespace broadside::test::tst_mnemonics

#include "tst_mnemonics.moc"
