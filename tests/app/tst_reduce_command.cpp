#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

namespace broadside::test::tst_reduce_command {

/// Tests `reduce`.
class TestReduceCommand : public QObject {
    Q_OBJECT
private slots:
    void writesTheSmallestSceneWithTheSameFinding();
    void hintRepeatsTheShots();
    void withoutAFindingNothingIsWritten();
    void refusals_data();
    void refusals();

private:
    [[nodiscard]] QString out() const { return m_folder.filePath(QStringLiteral("out.broadside")); }
    QTemporaryDir m_folder;
};

void TestReduceCommand::writesTheSmallestSceneWithTheSameFinding()
{
    const QString scene = sample("mixed");
    const QJsonObject before = call({QStringLiteral("audit"), scene, QStringLiteral("--algorithm=corner-grid"),
                                     QStringLiteral("--cell=7"), QStringLiteral("--json")})
                                   .json();
    const Outcome outcome = call({QStringLiteral("reduce"), scene, out(), QStringLiteral("--algorithm=corner-grid"),
                                  QStringLiteral("--cell=7"), QStringLiteral("--steps=5"), QStringLiteral("--json")});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.json()[u"objects"].toInt(), 2);
    const QJsonValue finding = outcome.json()[u"finding"];
    const QJsonValue first = before[u"missed"][0];
    QCOMPARE(finding[u"kind"].toString(), QStringLiteral("missed-pair"));
    for (const char* key : {"step", "a", "b", "cause"})
        QCOMPARE(finding[QLatin1String(key)], first[QLatin1String(key)]);

    const Outcome after = call({QStringLiteral("audit"), out(), QStringLiteral("--json")}); // without options
    QCOMPARE(after.code, 1);
    QCOMPARE(after.json()[u"missed"][0], first);
    const QJsonObject checked = call({QStringLiteral("validate"), out(), QStringLiteral("--json")}).json();
    // The warning about an object larger than a cell is the finding itself.
    for (const auto& problem : checked[u"problems"].toArray())
        QVERIFY(problem.toObject()[u"severity"].toString() != QStringLiteral("error"));
}

void TestReduceCommand::hintRepeatsTheShots()
{
    const QStringList options{QStringLiteral("--steps=10"), QStringLiteral("--dt=0.2"),
                              QStringLiteral("--shoot=1,6,3@1")};
    const Outcome outcome = call(QStringList{QStringLiteral("reduce"), sample(), out()} + options);
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.out.contains("Objects         3 of 22 left\n"), outcome.out.constData()); // including the cannon
    const QByteArray hint = "To see the finding: broadside ";
    const QByteArray line = outcome.out.mid(outcome.out.indexOf(hint) + hint.size()).trimmed();
    const Outcome again = call(QString::fromUtf8(line).split(u' '));
    QCOMPARE(again.code, 1);
    QVERIFY2(again.out.contains("\nTunnelled:\n  step 2: Ball (2) through Target 10 (12) "), again.out.constData());
}

void TestReduceCommand::withoutAFindingNothingIsWritten()
{
    QFile::remove(out());
    const Outcome outcome = call({QStringLiteral("reduce"), sample(), out(), QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    QVERIFY(outcome.json()[u"finding"].isNull());
    QCOMPARE(outcome.json()[u"objects"].toInt(), 22);
    QVERIFY2(outcome.err.contains("Nothing was found in steps 0 to 0"), outcome.err.constData());
    QVERIFY(!QFile::exists(out()));
}

void TestReduceCommand::refusals_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("code");
    QTest::newRow("no OUT") << QByteArray("reduce SAMPLE") << 2;
    QTest::newRow("format") << QByteArray("reduce SAMPLE out.txt") << 2;
    QTest::newRow("no such scene") << QByteArray("reduce /nowhere.broadside out.broadside") << 3;
    QTest::newRow("no such folder") << QByteArray("reduce MIXED /nowhere/out.broadside --algorithm corner-grid") << 3;
}

void TestReduceCommand::refusals()
{
    QFETCH(const QByteArray, line);
    QFETCH(const int, code);
    QStringList list = words(line.constData());
    list.replaceInStrings(QStringLiteral("MIXED"), sample("mixed"));
    QCOMPARE(call(list).code, code);
}

BROADSIDE_TEST(TestReduceCommand)

} // namespace broadside::test::tst_reduce_command

#include "tst_reduce_command.moc"
