#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

namespace broadside::test::tst_facts_of_games {

/// What a game says of its world, its grids and its objects, on the command line.
class TestFactsOfGames : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void wrongCallsAreNoted_data();
    void wrongCallsAreNoted();
    void aStoryHasTheReasonOfTheGame();
    void aSceneCannotHoldEverything();
    void aConvertedTraceKeepsItsVersion();
    void linesSayTheSame();

private:
    /// A trace of version 3 with grids, marks and wrong calls.
    [[nodiscard]] static QString trace() { return QStringLiteral(BROADSIDE_TEST_DATA "/versions/trace-3.bstrace"); }
};

void TestFactsOfGames::wrongCallsAreNoted_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("audit") << QStringLiteral("audit");
    QTest::newRow("diagnose") << QStringLiteral("diagnose");
}

void TestFactsOfGames::wrongCallsAreNoted()
{
    QFETCH(const QString, command);
    const Outcome outcome = call({command, trace()});
    QCOMPARE(outcome.code, 0);
    for (const char* note :
         {"Note: 2 calls use the id 0", "Note: 4 boxes have left > right", "Note: 3 ranges of cells end before",
          "Note: 4 boxes belong to objects that already had a box in the same step"})
        QVERIFY2(outcome.err.contains(note), outcome.err.constData());
}

void TestFactsOfGames::aStoryHasTheReasonOfTheGame()
{
    const QJsonArray events = call({QStringLiteral("story"), trace(), QStringLiteral("2"), QStringLiteral("--json")})
                                  .json()[u"events"]
                                  .toArray();
    QStringList kinds;
    for (const QJsonValue event : events)
        kinds << event[u"kind"].toString();
    QCOMPARE(kinds, (QStringList{QStringLiteral("appears"), QStringLiteral("asleep"), QStringLiteral("awake"),
                                 QStringLiteral("teleported"), QStringLiteral("removed")}));
    QCOMPARE(events.last()[u"reason"].toString(), QStringLiteral("hit by a bullet"));
}

void TestFactsOfGames::aSceneCannotHoldEverything()
{
    const Outcome outcome = call(
        {QStringLiteral("convert"), trace(), path("frame.broadside"), QStringLiteral("--step"), QStringLiteral("2")});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("Note: A scene cannot hold all grids but the first, the height of cells, what the "
                                  "game says of its objects"),
             outcome.err.constData());
}

void TestFactsOfGames::aConvertedTraceKeepsItsVersion()
{
    const QString target = path("copy.bstrace");
    QCOMPARE(call({QStringLiteral("convert"), trace(), target}).code, 0);
    QFile copy(target);
    QVERIFY(copy.open(QIODevice::ReadOnly));
    QCOMPARE(copy.readAll()[8], char{3});
    const Outcome first = call({QStringLiteral("audit"), trace(), QStringLiteral("--json")});
    const Outcome second = call({QStringLiteral("audit"), target, QStringLiteral("--json")});
    QCOMPARE(second.out, first.out);
    QCOMPARE(second.err, first.err);
}

void TestFactsOfGames::linesSayTheSame()
{
    const QString lines = fileWith(
        "game.jsonl", "{\"broadside\":\"frames\",\"version\":1,\"cellSize\":[4,2]}\n"
                      "{\"boxes\":[[1,0,0,1,1],[2,0.5,0,1.5,1]],\"pairs\":[],\"cells\":[[1,0,0,0,0,3],[2,0,0,0,0]],"
                      "\"grids\":[{\"number\":3,\"name\":\"walls\",\"cellSize\":4}]}\n");
    const Outcome outcome =
        call({QStringLiteral("why"), lines, QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("--json")});
    const QJsonObject answer = outcome.json();
    QCOMPARE(answer[u"stage"].toString(), QStringLiteral("registration"));
    QVERIFY2(answer[u"sentence"].toString().contains(u"in cell 0 of the grid walls"), outcome.out.constData());
}

BROADSIDE_TEST(TestFactsOfGames)

} // namespace broadside::test::tst_facts_of_games

#include "tst_facts_of_games.moc"
