#include "core/debug/audit.h"
#include "tests/support/command_line.h"
#include "tests/trace/naive_grid_game.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace broadside;
using namespace broadside::test;

/// Traces and tables on the command line.
class TestTraceCommands : public QObject {
    Q_OBJECT
private slots:
    void auditNamesTheCauseInSomebodyElsesGame();
    void auditTriesAnAlgorithmOnTheSameBoxes();
    void aTableHasNoCandidatesToAudit();
    void convertMakesASceneOfAFrame();
    void refusals();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    QString naiveTrace() const
    {
        naive_grid_game::Game game(naive_grid_game::Bug::RegistersCorners);
        bst_trace* trace = game.openTrace(path("naive.bstrace").toStdString());
        for (int i = 0; i < 60; ++i) {
            game.trace(trace);
            game.step();
        }
        bst_close(trace);
        return path("naive.bstrace");
    }
    QString table(const char* text) const
    {
        QFile file(path("table.csv"));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return file.fileName();
    }
    QTemporaryDir m_folder;
};

void TestTraceCommands::auditNamesTheCauseInSomebodyElsesGame()
{
    const Outcome outcome = call({QStringLiteral("audit"), naiveTrace(), QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    const QJsonArray missed = outcome.json()[u"missed"].toArray();
    QVERIFY(!missed.isEmpty());
    QCOMPARE(outcome.json()[u"findings"].toInt(), static_cast<int>(missed.size()));
    for (const QJsonValue& miss : missed)
        QCOMPARE(miss[u"cause"].toString(), QStringLiteral("larger-than-cells"));
    const Outcome first = call({QStringLiteral("audit"), naiveTrace(), QStringLiteral("--steps=0")});
    QVERIFY2(first.out.contains("Register an object in every cell"), first.out.constData());
    QVERIFY(first.out.contains("Frames          1\n"));
}

void TestTraceCommands::auditTriesAnAlgorithmOnTheSameBoxes()
{
    const Outcome outcome =
        call({QStringLiteral("audit"), naiveTrace(), QStringLiteral("--algorithm=grid"), QStringLiteral("--cell=2")});
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.out.contains("Missed pairs    0"));
}

void TestTraceCommands::aTableHasNoCandidatesToAudit()
{
    const QString file = table("id,x,y,w,h\n1,1,1,2,2\n2,2,2,2,2\n");
    const Outcome outcome = call({QStringLiteral("audit"), file});
    QCOMPARE(outcome.code, 3);
    QVERIFY(outcome.err.contains("bst_candidate"));
    const Outcome own = call({QStringLiteral("audit"), file, QStringLiteral("--algorithm"), QStringLiteral("grid"),
                              QStringLiteral("--corner"), QStringLiteral("--json")});
    QCOMPARE(own.code, 0);
    QCOMPARE(own.json()[u"findings"].toInt(), 0);
}

void TestTraceCommands::convertMakesASceneOfAFrame()
{
    const QString scene = path("frame.broadside");
    QCOMPARE(
        call({QStringLiteral("convert"), naiveTrace(), scene, QStringLiteral("--step"), QStringLiteral("40")}).code, 0);
    QCOMPARE(call({QStringLiteral("validate"), scene}).code, 0);
    const QString copy = path("copy.bstrace");
    QCOMPARE(call({QStringLiteral("convert"), naiveTrace(), copy}).code, 0);
    QCOMPARE(call({QStringLiteral("audit"), copy, QStringLiteral("--json")}).out,
             call({QStringLiteral("audit"), naiveTrace(), QStringLiteral("--json")}).out);
    const QString file = table("id;step;x;y;w;h\n1;3;1,5;1;2;2\n1;4;2,5;1;2;2\n");
    QCOMPARE(call({QStringLiteral("convert"), file, scene, QStringLiteral("--step=4")}).code, 0);
}

void TestTraceCommands::refusals()
{
    const Outcome run = call({QStringLiteral("audit"), naiveTrace(), QStringLiteral("--dt"), QStringLiteral("0.1")});
    QCOMPARE(run.code, 2);
    QVERIFY(run.err.contains("it holds states, and cannot be run"));
    const Outcome wrong = call({QStringLiteral("convert"), table("id,x,y,w,h\n1,2,three,1,1\n"), path("x.broadside")});
    QCOMPARE(wrong.code, 3);
    QVERIFY2(wrong.err.contains("table.csv:2:5: error: y \"three\" is not a number"), wrong.err.constData());
    QVERIFY(!QFile::exists(path("x.broadside")));
    const Outcome both = call({QStringLiteral("convert"), table("id,x,y,w,h\n1,2,3,1,1\n"), path("x.broadside"),
                               QStringLiteral("--corner"), QStringLiteral("--centre")});
    QCOMPARE(both.code, 2);
    QFile noise(path("noise.bstrace")); // what is called a trace is refused as one, not as a scene
    QVERIFY(noise.open(QIODevice::WriteOnly) && noise.write("\x01\x02 no trace at all") > 0);
    noise.close();
    const Outcome none = call({QStringLiteral("audit"), noise.fileName()});
    QCOMPARE(none.code, 3);
    QVERIFY2(none.err.contains("This is not a trace"), none.err.constData());
}

QTEST_GUILESS_MAIN(TestTraceCommands)
#include "tst_trace_commands.moc"
