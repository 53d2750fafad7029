#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>

namespace broadside::test::tst_check_command {

/// The command `check` with the example of resources/check/, once correct and once with a fault.
class TestCheckCommand : public QObject {
    Q_OBJECT
private slots:
    void aCorrectGridPasses();
    void aFaultIsReported();
    void theTraceHasTheMissedPair();
    void theSceneHasTheMissedPair();
    void aSceneNeedsItsName();
    void reportsAreWritten();
    void aFailureHasOneRule();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
};

namespace {

const QString kCorrect = QStringLiteral(BROADSIDE_CHECK_CORRECT);
const QString kFaulty = QStringLiteral(BROADSIDE_CHECK_FAULTY);

QStringList words(const QString& plugin, const QStringList& more = {})
{
    return QStringList{QStringLiteral("check"),     plugin,
                       QStringLiteral("--worlds"),  QStringLiteral("60"),
                       QStringLiteral("--seconds"), QStringLiteral("600")} +
           more;
}

} // namespace

void TestCheckCommand::aCorrectGridPasses()
{
    const Outcome outcome = call(words(kCorrect, {QStringLiteral("--json")}));
    QCOMPARE(outcome.code, 0);
    const QJsonObject json = outcome.json();
    QCOMPARE(json.value(QStringLiteral("worlds")).toInt(), 60);
    QVERIFY(json.value(QStringLiteral("operations")).toInt() > 1'000);
    QVERIFY(json.value(QStringLiteral("failures")).toArray().isEmpty());
    QVERIFY(json.value(QStringLiteral("microseconds")).toDouble() > 0.0);
    QVERIFY(json.value(QStringLiteral("packedGridMicroseconds")).toDouble() > 0.0);
    const Outcome text = call(words(kCorrect));
    QVERIFY2(text.out.contains("Every answer was complete."), text.out.constData());
}

void TestCheckCommand::aFaultIsReported()
{
    const Outcome outcome = call(words(kFaulty, {QStringLiteral("--json")}));
    QCOMPARE(outcome.code, 1);
    const QJsonArray failures = outcome.json().value(QStringLiteral("failures")).toArray();
    QVERIFY(!failures.isEmpty());
    const QJsonObject first = failures.first().toObject();
    QCOMPARE(first.value(QStringLiteral("objects")).toInt(), 2);
    QVERIFY(first.value(QStringLiteral("operations")).toInt() <= 4);
    QVERIFY(first.value(QStringLiteral("sentence")).toString().contains(QStringLiteral("moves")));
    QVERIFY(!first.value(QStringLiteral("rule")).toString().isEmpty());
    QVERIFY(first.value(QStringLiteral("trace")).isNull());
    const QString seed = QString::number(first.value(QStringLiteral("seed")).toInt());
    const Outcome again = call({QStringLiteral("check"), kFaulty, QStringLiteral("--seed"), seed,
                                QStringLiteral("--worlds"), QStringLiteral("1"), QStringLiteral("--json")});
    QCOMPARE(
        again.json().value(QStringLiteral("failures")).toArray().first().toObject().value(QStringLiteral("sentence")),
        first.value(QStringLiteral("sentence")));
}

void TestCheckCommand::theTraceHasTheMissedPair()
{
    const QTemporaryDir folder;
    const QString trace = folder.filePath(QStringLiteral("small.bstrace"));
    const Outcome outcome = call(words(kFaulty, {QStringLiteral("--out"), trace, QStringLiteral("--json")}));
    QCOMPARE(outcome.code, 1);
    QCOMPARE(
        outcome.json().value(QStringLiteral("failures")).toArray().first().toObject().value(QStringLiteral("trace")),
        QJsonValue(trace));
    const Outcome audit = call({QStringLiteral("audit"), trace, QStringLiteral("--json")});
    QCOMPARE(audit.code, 1);
    const QJsonArray missed = audit.json().value(QStringLiteral("missed")).toArray();
    QVERIFY(!missed.isEmpty());
    // The first missed pair is in the step with the number of the operation that the sentence names.
    const QString sentence = outcome.json().value(QStringLiteral("failures"))[0][u"sentence"].toString();
    const QString step = QString::number(missed[0][u"step"].toInt());
    QVERIFY2(sentence.startsWith(QStringLiteral("After operation %1 (").arg(step)), qPrintable(sentence));
}

/// The grid of a book, which Broadside has as an algorithm, too.
void TestCheckCommand::theSceneHasTheMissedPair()
{
    const QTemporaryDir folder;
    const QString scene = folder.filePath(QStringLiteral("small.broadside"));
    const QString plugin = QStringLiteral(BROADSIDE_CHECK_PUBLISHED "/libcheck_corner_grid.so");
    const QStringList command{QStringLiteral("check"),   plugin, QStringLiteral("--worlds"), QStringLiteral("1"),
                              QStringLiteral("--scene"), scene};
    const Outcome outcome = call(command + QStringList{QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    const QJsonObject failure = outcome.json().value(QStringLiteral("failures"))[0].toObject();
    QCOMPARE(failure.value(u"scene"), QJsonValue(scene));
    QCOMPARE(failure.value(u"shownBy"), QJsonValue(QStringLiteral("corner-grid")));
    QVERIFY(failure.value(u"trace").isNull());
    const Outcome audit = call({QStringLiteral("audit"), scene, QStringLiteral("--json")});
    QCOMPARE(audit.code, 1);
    const QJsonObject missed = audit.json().value(QStringLiteral("missed"))[0].toObject();
    const QString sentence = failure.value(u"sentence").toString();
    for (const char* key : {"a", "b"})
        QVERIFY2(sentence.contains(QStringLiteral("object %1").arg(missed.value(QLatin1StringView(key)).toInt())),
                 qPrintable(sentence));
    const Outcome text = call(command);
    QVERIFY2(text.out.contains("corner-grid misses the same pair: broadside audit "), text.out.constData());
}

void TestCheckCommand::aSceneNeedsItsName()
{
    const Outcome outcome = call(words(kFaulty, {QStringLiteral("--scene"), QStringLiteral("small.png")}));
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("Let the name end in .broadside"), outcome.err.constData());
}

void TestCheckCommand::reportsAreWritten()
{
    const QTemporaryDir folder;
    const QString junit = folder.filePath(QStringLiteral("check.xml"));
    QCOMPARE(call(words(kFaulty, {QStringLiteral("--junit"), junit})).code, 1);
    QFile file(junit);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.contains("<failure") && text.contains("seed"), text.constData());
}

/// The rule of the JSON is the last part of the rule in reports.
void TestCheckCommand::aFailureHasOneRule()
{
    const QTemporaryDir folder;
    const QString sarif = folder.filePath(QStringLiteral("check.sarif"));
    const Outcome outcome = call(words(kFaulty, {QStringLiteral("--sarif"), sarif, QStringLiteral("--json")}));
    QFile file(sarif);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray results = QJsonDocument::fromJson(file.readAll())[u"runs"][0][u"results"].toArray();
    const QJsonArray failures = outcome.json().value(QStringLiteral("failures")).toArray();
    QCOMPARE(results.size(), failures.size());
    QVERIFY(!failures.isEmpty());
    for (qsizetype i = 0; i < results.size(); ++i) {
        QCOMPARE(results[i][u"ruleId"].toString().section(u'/', 1), failures[i][u"rule"].toString());
        QVERIFY(results[i].toObject().contains(u"ruleIndex"));
    }
}

void TestCheckCommand::wrongFilesAreRefused_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("missing") << QStringLiteral("./no-such-file.so") << QByteArray("The file does not exist");
    QTest::newRow("a scene") << QStringLiteral(BROADSIDE_SCENES "/pong.broadside") << QByteArray("cannot be loaded");
    QTest::newRow("another library") << QStringLiteral("libc.so.6") << QByteArray("The file does not exist");
}

void TestCheckCommand::wrongFilesAreRefused()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, message);
    const Outcome outcome = call({QStringLiteral("check"), file});
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains(message), outcome.err.constData());
    QCOMPARE(outcome.err.count('\n'), 1);
}

BROADSIDE_TEST(TestCheckCommand)

} // namespace broadside::test::tst_check_command

#include "tst_check_command.moc"
