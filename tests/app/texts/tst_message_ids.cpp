#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

namespace broadside::test::tst_message_ids {

/// Other programs tell the sentences in JSON and SARIF apart by the ids of their rows in `broadside messages`.
class TestMessageIds : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase();

    void eachSentenceHasTheIdOfItsMessage_data();
    void eachSentenceHasTheIdOfItsMessage();
    void resultsOfSarifHaveTheIdOfTheirMessage_data();
    void resultsOfSarifHaveTheIdOfTheirMessage();

private:
    void look(const QJsonValue& value, int& found) const;

    QSet<QString> m_ids;
};

void TestMessageIds::initTestCase()
{
    QVERIFY(m_folder.isValid());
    for (const QJsonValue& row : call(words("messages --json")).json()[u"messages"].toArray())
        m_ids += row[u"id"].toString();
    QVERIFY(m_ids.size() > 1000);
}

/// Visits all objects in `value`, and counts those with a sentence or a message.
void TestMessageIds::look(const QJsonValue& value, int& found) const
{
    for (const QJsonValue& element : value.toArray())
        look(element, found);
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        look(member.value(), found);
    for (const char* key : {"sentence", "remedy"}) {
        const QString name = QLatin1String(key);
        const QString text = object[name].toString();
        if (text.isEmpty() || !object.contains(QStringLiteral("sentence")))
            continue;
        ++found;
        QVERIFY2(m_ids.contains(object[name + QStringLiteral("Id")].toString()), qPrintable(text));
    }
    if (object.contains(QStringLiteral("message"))) {
        ++found;
        const bool isProblem = object.contains(QStringLiteral("id"));
        QVERIFY2(m_ids.contains(object[isProblem ? QStringLiteral("id") : QStringLiteral("messageId")].toString()),
                 qPrintable(object[u"message"].toString()));
    }
    if (object.contains(QStringLiteral("stage")) && object.contains(QStringLiteral("a"))) {
        ++found;
        QVERIFY(m_ids.contains(object[u"id"].toString()));
    }
}

void TestMessageIds::eachSentenceHasTheIdOfItsMessage_data()
{
    QTest::addColumn<QString>("command");
    const QString mixed = QStringLiteral(" " BROADSIDE_SCENES "/mixed.broadside ");
    const auto row = [](const char* name, const QString& command) { QTest::newRow(name) << command; };
    row("why", QStringLiteral("why") + mixed + QStringLiteral("2 3"));
    row("audit", QStringLiteral("audit") + mixed + QStringLiteral("--algorithm corner-grid"));
    row("diagnose", QStringLiteral("diagnose") + mixed + QStringLiteral("--algorithm corner-grid --steps 10"));
    row("story", QStringLiteral("story") + mixed + QStringLiteral("2 --steps 0..30"));
    row("expect", QStringLiteral("expect") + mixed + QStringLiteral("--hit 2 3 --steps 10"));
    row("validate",
        QStringLiteral("validate ") + fileWith("broken.broadside", "{\n  \"format\": \"broadside-scene\",,\n}"));
}

void TestMessageIds::eachSentenceHasTheIdOfItsMessage()
{
    QFETCH(const QString, command);
    int found = 0;
    look(call(command.split(u' ', Qt::SkipEmptyParts) + words("--json")).json(), found);
    QVERIFY(found > 0);
}

void TestMessageIds::resultsOfSarifHaveTheIdOfTheirMessage_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("diagnose") << QStringLiteral("diagnose " BROADSIDE_SCENES
                                                "/mixed.broadside --algorithm corner-grid --steps 10");
    QTest::newRow("validate") << QStringLiteral("validate ") + fileWith("broken.broadside", "{,}");
}

void TestMessageIds::resultsOfSarifHaveTheIdOfTheirMessage()
{
    QFETCH(const QString, command);
    const QString report = path("report.sarif");
    (void)call(command.split(u' ') + QStringList{QStringLiteral("--sarif"), report});
    QFile file(report);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray results = QJsonDocument::fromJson(file.readAll())[u"runs"][0][u"results"].toArray();
    QVERIFY(!results.isEmpty());
    for (const QJsonValue& result : results)
        QVERIFY2(m_ids.contains(result[u"properties"][u"messageId"].toString()),
                 qPrintable(result[u"message"][u"text"].toString()));
}

BROADSIDE_TEST(TestMessageIds)

} // namespace broadside::test::tst_message_ids

#include "tst_message_ids.moc"
