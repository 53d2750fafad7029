#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QDir>

namespace broadside::test::tst_recorder_command {

/// The command `recorder`. What the recorders write: tests/recorders/.
class TestRecorderCommand : public QObject {
    Q_OBJECT
private slots:
    void printsTheFile_data();
    void printsTheFile();
    void jsonHasTheFile();
    void thereIsALanguageForEachFile();
    void anUnknownLanguageIsWrongUsage_data();
    void anUnknownLanguageIsWrongUsage();
};

namespace {

QDir recorderFolder() { return QDir(QStringLiteral(BROADSIDE_SCENES "/../recorders")); }

} // namespace

void TestRecorderCommand::printsTheFile_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("c") << QStringLiteral("../trace/broadside_trace.h");
    QTest::newRow("cpp") << QStringLiteral("../trace/broadside_trace.h");
    QTest::newRow("csharp") << QStringLiteral("BroadsideTrace.cs");
    QTest::newRow("java") << QStringLiteral("BroadsideTrace.java");
    QTest::newRow("gdscript") << QStringLiteral("broadside_trace.gd");
    QTest::newRow("rust") << QStringLiteral("broadside_trace.rs");
    QTest::newRow("lua") << QStringLiteral("broadside_trace.lua");
    QTest::newRow("python") << QStringLiteral("broadside_trace.py");
    QTest::newRow("javascript") << QStringLiteral("broadside_trace.js");
}

void TestRecorderCommand::printsTheFile()
{
    QFETCH(const QString, file);
    QFile source(recorderFolder().filePath(file));
    QVERIFY(source.open(QIODevice::ReadOnly));
    const Outcome outcome = call({QStringLiteral("recorder"), QLatin1String(QTest::currentDataTag())});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.out, source.readAll());
    QVERIFY(outcome.err.isEmpty());
}

void TestRecorderCommand::jsonHasTheFile()
{
    const QJsonObject json = call({QStringLiteral("recorder"), QStringLiteral("lua"), QStringLiteral("--json")}).json();
    QCOMPARE(json.value(QStringLiteral("language")).toString(), QStringLiteral("lua"));
    QCOMPARE(json.value(QStringLiteral("file")).toString(), QStringLiteral("broadside_trace.lua"));
    QCOMPARE(json.value(QStringLiteral("text")).toString().toUtf8(),
             call({QStringLiteral("recorder"), QStringLiteral("lua")}).out);
}

/// Its first comment is an example, as the command's help promises.
void TestRecorderCommand::thereIsALanguageForEachFile()
{
    const QStringList files = recorderFolder().entryList(QDir::Files);
    QCOMPARE(files.size(), 7);
    for (const QString& name : files) {
        QFile source(recorderFolder().filePath(name));
        QVERIFY(source.open(QIODevice::ReadOnly));
        QVERIFY2(source.read(1000).contains("example:"), qPrintable(name));
    }
}

void TestRecorderCommand::anUnknownLanguageIsWrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("remedy");
    QTest::newRow("unknown") << QStringList{QStringLiteral("cobol")} << QByteArray("c, cpp, csharp, java, lua, python");
    QTest::newRow("misspelt") << QStringList{QStringLiteral("pyhton")} << QByteArray("Write python");
    QTest::newRow("none") << QStringList() << QByteArray("LANGUAGE");
    QTest::newRow("two") << QStringList{QStringLiteral("lua"), QStringLiteral("python")} << QByteArray("LANGUAGE");
}

void TestRecorderCommand::anUnknownLanguageIsWrongUsage()
{
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, remedy);
    const Outcome outcome = call(QStringList{QStringLiteral("recorder")} + words);
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(remedy), outcome.err.constData());
}

BROADSIDE_TEST(TestRecorderCommand)

} // namespace broadside::test::tst_recorder_command

#include "tst_recorder_command.moc"
