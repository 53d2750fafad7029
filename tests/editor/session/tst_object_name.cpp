#include "core/base/message/common_messages.h"
#include "editor/document/message_text.h"
#include "editor/session/object_name.h"
#include "tests/support/test.h"

#include <QCoreApplication>
#include <QTranslator>

namespace broadside::test::tst_object_name {

namespace {

/// German, with the texts for objects without a name.
class German final : public QTranslator {
public:
    [[nodiscard]] QString translate(const char* /*context*/, const char* source, const char* /*disambiguation*/,
                                    int /*n*/) const override
    {
        const bool isObject = qstricmp(source, "object {id}") == 0;
        return isObject ? QStringLiteral("Objekt {id}") : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

class TestObjectName : public QObject {
    Q_OBJECT
private slots:
    void anObjectWithoutANameIsNamedInTheLanguageOfTheWindow_data();
    void anObjectWithoutANameIsNamedInTheLanguageOfTheWindow();
};

void TestObjectName::anObjectWithoutANameIsNamedInTheLanguageOfTheWindow_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no name") << QString() << QStringLiteral("Objekt 7") << QStringLiteral("Objekt 7 and Objekt 12");
    QTest::newRow("a name") << QStringLiteral("Crate") << QStringLiteral("Crate")
                            << QStringLiteral("Crate and Objekt 12");
    QTest::newRow("a longer name") << QStringLiteral("Object 7b") << QStringLiteral("Object 7b")
                                   << QStringLiteral("Object 7b and Objekt 12");
    QTest::newRow("no number") << QStringLiteral("object ") << QStringLiteral("object ")
                               << QStringLiteral("object  and Objekt 12");
    QTest::newRow("too long for an id") << QStringLiteral("object 12345678901234567890")
                                        << QStringLiteral("object 12345678901234567890")
                                        << QStringLiteral("object 12345678901234567890 and Objekt 12");
}

void TestObjectName::anObjectWithoutANameIsNamedInTheLanguageOfTheWindow()
{
    QFETCH(const QString, name);
    SceneObject object;
    object.id = {7};
    object.name = name.toStdString();
    German german;
    QVERIFY(QCoreApplication::installTranslator(&german));
    QTEST(shownName(object), "shown");
    QTEST(translated(texts::bothOf(displayName(object), "object 12")), "sentence");
    QCoreApplication::removeTranslator(&german);
}

BROADSIDE_EVENT_TEST(TestObjectName)

} // namespace broadside::test::tst_object_name

#include "tst_object_name.moc"
