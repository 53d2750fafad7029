#include "editor/window/layout/text_memory.h"
#include "tests/support/test.h"

#include <QCoreApplication>
#include <QLocale>

namespace broadside::test::tst_text_memory {

namespace {

/// A language of a few texts.
class Dictionary final : public QTranslator {
public:
    explicit Dictionary(QHash<QString, QString> texts)
        : m_texts(std::move(texts))
    {}
    [[nodiscard]] QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                                    int /*n*/) const override
    {
        return m_texts.value(QString::fromUtf8(source));
    }
    [[nodiscard]] bool isEmpty() const override { return false; }

private:
    QHash<QString, QString> m_texts;
};

} // namespace

class TestTextMemory : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void aTextThatWasMadeIsTranslatedAgain_data();
    void aTextThatWasMadeIsTranslatedAgain();
};

void TestTextMemory::aTextThatWasMadeIsTranslatedAgain_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(expected);
    };
    row("without arguments", "Hinzufügen", "Add");
    row("one argument", "Kiste löschen", "Delete Kiste");
    row("the longest text that fits", "Ebene Kiste löschen", "Delete layer Kiste");
    row("arguments in another order", "Kiste: Farbe ändern", "Change Farbe of Kiste");
    row("an argument that is a text", "3 Objekte löschen", "Delete 3 objects");
    row("a number", "Zellgröße auf 2,5 m setzen", "Set the cell size to 2.5 m");
    row("of a message", "Paar Ball, Wand", "pair Ball and Wand");
    row("unknown", "Mein Name", "Mein Name");
    row("signs alone match nothing", "a: b", "a: b");
    row("empty", "", "");
}

void TestTextMemory::aTextThatWasMadeIsTranslatedAgain()
{
    const QHash<QString, QString> german{
        {QStringLiteral("Add"), QStringLiteral("Hinzufügen")},
        {QStringLiteral("Delete %1"), QStringLiteral("%1 löschen")},
        {QStringLiteral("Delete layer %1"), QStringLiteral("Ebene %1 löschen")},
        {QStringLiteral("Change %1 of %2"), QStringLiteral("%2: %1 ändern")},
        {QStringLiteral("{count} objects"), QStringLiteral("{count} Objekte")},
        {QStringLiteral("Set the cell size to %1 m"), QStringLiteral("Zellgröße auf %1 m setzen")},
        {QStringLiteral("pair {a} and {b}"), QStringLiteral("Paar {a}, {b}")},
        {QStringLiteral("%1: %2"), QStringLiteral("%1: %2")},
    };
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    TextMemory memory;
    for (auto each = german.constBegin(); each != german.constEnd(); ++each)
        memory.remember(each.value(), "Test", each.key().toUtf8().constData(), nullptr, -1);
    QLocale::setDefault(QLocale::c());
    QFETCH(const QString, text);
    QTEST(memory.inPresentLanguage(text), "expected");
    QHash<QString, QString> french;
    for (const QString& source : german.keys())
        french.insert(source, QStringLiteral("<") + source + QStringLiteral(">"));
    Dictionary dictionary(french);
    QVERIFY(QCoreApplication::installTranslator(&dictionary));
    if (text == QStringLiteral("Kiste löschen"))
        QCOMPARE(memory.inPresentLanguage(text), QStringLiteral("<Delete Kiste>"));
    QCoreApplication::removeTranslator(&dictionary);
}

BROADSIDE_WINDOW_TEST(TestTextMemory)

} // namespace broadside::test::tst_text_memory

#include "tst_text_memory.moc"
