#include "tests/support/command_line.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonObject>

namespace broadside::test::tst_tune_command {

/// Tests `tune`. Times are only checked to be present.
class TestTuneCommand : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void givesTheKeysOfTheContract();
    void takesTheSizesAsked();
    void measuresSteps();
    void saysWhatIsTuned();
    void theRuleOfAGameIsMeasured();
    void largeObjectsAreLeftOutOfTheRuleOfThumb();
    void refusals_data();
    void refusals();
};

void TestTuneCommand::givesTheKeysOfTheContract()
{
    const Outcome outcome = call(words("tune SAMPLE --json"));
    QCOMPARE(outcome.code, 0);
    const QJsonObject json = outcome.json();
    const QJsonArray points = json[u"points"].toArray();
    QCOMPARE(points.size(), 24);
    double best = 1e9;
    double recommended = 0.0;
    double last = 0.0;
    for (const QJsonValue& point : points) {
        for (const char* key : {"candidates", "cells", "memory", "microseconds", "spread", "missed", "checks"})
            QVERIFY2(point[QLatin1String(key)].isDouble(), key);
        QVERIFY(point[u"cellSize"].toDouble() > last);
        last = point[u"cellSize"].toDouble();
        best = std::min(best, point[u"microseconds"].toDouble());
        if (last == json[u"recommended"][u"cellSize"].toDouble())
            recommended = point[u"microseconds"].toDouble();
    }
    const QJsonValue present = json[u"present"]; // the present size is kept when it is faster than all points
    if (json[u"recommended"][u"cellSize"] == present[u"cellSize"])
        recommended = present[u"microseconds"].toDouble();
    QVERIFY(recommended > 0.0 && recommended <= 1.05 * best);
    QCOMPARE(json[u"recommended"][u"microseconds"].toDouble(), recommended);
    QVERIFY(recommended <= present[u"microseconds"].toDouble());
    QVERIFY(!json[u"recommended"][u"reason"].toString().isEmpty());
    QVERIFY(json[u"recommended"][u"gain"].isDouble());
    QCOMPARE(json[u"present"][u"cellSize"].toDouble(), 2.5);
    QCOMPARE(json[u"ruleOfThumb"].toDouble(), 2.5);
    const Outcome nothing = call({QStringLiteral("tune"), sample("empty"), QStringLiteral("--json")});
    QVERIFY(nothing.json()[u"ruleOfThumb"].isNull());
}

void TestTuneCommand::takesTheSizesAsked()
{
    const auto sizesOf = [](const char* line) {
        QList<double> sizes;
        const Outcome outcome = call(words(line));
        for (const QJsonValue& point : outcome.json()[u"points"].toArray())
            sizes.append(point[u"cellSize"].toDouble());
        return sizes;
    };
    QCOMPARE(sizesOf("tune SAMPLE --from 1 --to 4 --points 3 --json"), (QList<double>{1.0, 2.0, 4.0}));
    QCOMPARE(sizesOf("tune SAMPLE --from 2 --to 2 --json"), (QList<double>{2.0}));
    QCOMPARE(sizesOf("tune SAMPLE --from 3 --points 2 --json").first(), 3.0);
    QCOMPARE(sizesOf("tune SAMPLE --to 3 --points 2 --json").last(), 3.0);
    QCOMPARE(sizesOf("tune SAMPLE --from 300 --points 2 --json").first(), 300.0);
    QCOMPARE(sizesOf("tune SAMPLE --to 0.01 --points 1 --json").last(), 0.01);
}

void TestTuneCommand::measuresSteps()
{
    const char* line = "tune SAMPLE --from 2.5 --to 2.5 --steps 60 --shoot 1,6,3@1 --json";
    const QJsonObject json = call(words(line)).json();
    QCOMPARE(json[u"frames"].toInt(), 61);
    const QJsonObject audit = call(words("audit SAMPLE --steps 60 --shoot 1,6,3@1 --json")).json();
    const qint64 candidates = json[u"points"][0][u"candidates"].toInteger();
    QVERIFY(candidates > 60);
    QVERIFY(candidates >= audit[u"falsePositives"].toInteger());
}

void TestTuneCommand::saysWhatIsTuned()
{
    const Outcome tree = call(words("tune SAMPLE --algorithm aabb-tree --points 2 --others"));
    QCOMPARE(tree.code, 0);
    QVERIFY2(tree.err.contains("Note: aabb-tree has no cells to tune; this is about grid."), tree.err.constData());
    QVERIFY2(tree.out.contains("\nsweep-and-prune "), tree.out.constData());
    QVERIFY2(tree.out.contains("\n2.5 (present) "), tree.out.constData());
    QVERIFY2(tree.out.contains("\nRule of thumb   2.5 m\n"), tree.out.constData());
    const QJsonObject json = call(words("tune SAMPLE --points 2 --others --json")).json();
    QCOMPARE(json[u"others"].toArray().size(), 5);
    QCOMPARE(json[u"algorithm"].toString(), QStringLiteral("grid"));
}

/// The game keeps its objects in all cells of 64 pixels that they touch.
void TestTuneCommand::theRuleOfAGameIsMeasured()
{
    const QString trace = path("game.bstrace");
    writeGameTrace(trace, naive_grid_game::Bug::None, 60);
    const QStringList line{QStringLiteral("tune"), trace, QStringLiteral("--points"), QStringLiteral("6")};
    const QJsonObject json = call(line + QStringList{QStringLiteral("--json")}).json();
    const QJsonObject game = json[u"game"].toObject();
    QCOMPARE(game[u"rule"].toString(), QStringLiteral("extents"));
    QCOMPARE(game[u"points"].toArray().size(), 6);
    QCOMPARE(game[u"present"][u"cellSize"], json[u"present"][u"cellSize"]);
    QVERIFY(game[u"present"][u"candidates"].toInteger() > 0);
    const QJsonValue recommended = game[u"recommended"];
    QVERIFY(recommended[u"microseconds"].toDouble() <= game[u"present"][u"microseconds"].toDouble());
    QVERIFY(json[u"recommended"][u"microseconds"].toDouble() <= json[u"present"][u"microseconds"].toDouble());
    const QByteArray text = call(line).out;
    QVERIFY2(text.contains("(your game, present)"), text.constData());
    QVERIFY2(text.contains("Your game's own rule (all cells that the box touches; objects outside are in"),
             text.constData());
    QVERIFY(call(words("tune SAMPLE --points 2 --json")).json()[u"game"].isNull()); // a scene is no game
}

void TestTuneCommand::largeObjectsAreLeftOutOfTheRuleOfThumb()
{
    const QString table = fileWith("boxes.csv", "id,x,y,w,h\n1,0,0,100,1\n2,50,50,2,2\n3,50,90,1,1\n");
    const QStringList line{QStringLiteral("tune"), table, QStringLiteral("--points"), QStringLiteral("2")};
    const QJsonObject json = call(line + QStringList{QStringLiteral("--json")}).json();
    QCOMPARE(json[u"ruleOfThumb"].toDouble(), 500.0);
    QCOMPARE(json[u"ruleOfThumbWithoutLarge"][u"cellSize"].toDouble(), 10.0);
    QCOMPARE(json[u"ruleOfThumbWithoutLarge"][u"leftOut"].toInt(), 1);
    const QByteArray text = call(line).out;
    QVERIFY2(text.contains("10 m: 1 object larger than a tenth of the world left out"), text.constData());
    QVERIFY(call(words("tune SAMPLE --points 2 --json")).json()[u"ruleOfThumbWithoutLarge"].isNull());
}

void TestTuneCommand::refusals_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("range") << QByteArray("tune SAMPLE --from 3 --to 1") << QByteArray("--from 3 is larger than --to 1");
    QTest::newRow("size") << QByteArray("tune SAMPLE --from 0") << QByteArray("--from");
    QTest::newRow("points") << QByteArray("tune SAMPLE --points 0") << QByteArray("--points");
    QTest::newRow("too small") << QByteArray("tune SAMPLE --from 1e-9") << QByteArray("Make the cells ");
}

void TestTuneCommand::refusals()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, message);
    const Outcome outcome = call(words(line.constData()));
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains(message), outcome.err.constData());
}

BROADSIDE_TEST(TestTuneCommand)

} // namespace broadside::test::tst_tune_command

#include "tst_tune_command.moc"
