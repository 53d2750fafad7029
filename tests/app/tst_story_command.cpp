#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonObject>

namespace broadside::test::tst_story_command {

/// Tests `story`, about one object of a run or a recording.
class TestStoryCommand : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void aBallIsLaunchedAndCut();
    void aTargetIsHitAndRemoved();
    void aRecordingOfTheRunSaysTheSame();
    void aTableShowsWhatAppearsAndVanishes();
    void aRangeHasItsStepsAlone();
    void textHasALineForEachEvent();
    void wrongUsageSaysWhatWorks_data();
    void wrongUsageSaysWhatWorks();
    void unreadableFilesExitWithThree();
    void theRunIsTheOneOfRun();

private:
    /// A cannon, its ball, a target and a floor; the terminal speed is 5 m/s.
    [[nodiscard]] QString scene() const;
};

QString TestStoryCommand::scene() const
{
    return fileWith("story.broadside", R"({"format": "broadside-scene", "version": 1,
        "world": {"width": 10, "height": 10, "gravity": [0, 0], "terminalSpeed": 5},
        "step": {"dt": 0.01}, "objects": [
        {"id": 1, "name": "Cannon", "kind": "static", "position": [1, 5], "mask": 0, "shape": {"type": "circle", "radius": 0.2},
         "components": [{"type": "launcher", "projectile": 2, "power": 2}]},
        {"id": 2, "name": "Ball", "kind": "dynamic", "position": [1, 1], "shape": {"type": "circle", "radius": 0.2}},
        {"id": 3, "name": "Target", "kind": "static", "position": [3, 5], "onHit": "remove",
         "shape": {"type": "box", "width": 0.5, "height": 0.5}}]})");
}

QStringList kindsIn(const QJsonObject& json)
{
    QStringList kinds;
    for (const QJsonValue event : json[u"events"].toArray())
        kinds << event[u"kind"].toString();
    return kinds;
}

QStringList storyWords(const QString& file, const char* rest)
{
    return QStringList{QStringLiteral("story"), file} + words(rest);
}

void TestStoryCommand::aBallIsLaunchedAndCut()
{
    const Outcome outcome = call(storyWords(scene(), "2 --steps 0..20 --shoot 1,6,5@4 --json"));
    QCOMPARE(outcome.code, 0);
    const QJsonObject json = outcome.json();
    QCOMPARE(kindsIn(json),
             (QStringList{QStringLiteral("appears"), QStringLiteral("launched"), QStringLiteral("speed-limited")}));
    const QJsonArray events = json[u"events"].toArray();
    QVERIFY(events[0][u"by"].isNull());
    for (const int i : {1, 2}) {
        QCOMPARE(events[i][u"step"].toInt(), 4);
        QCOMPARE(events[i][u"by"].toInt(), 1);
        QCOMPARE(events[i][u"asked"].toDouble(), 10.0);
    }
    QCOMPARE(events[2][u"limit"].toDouble(), 5.0);
    QVERIFY(events[2][u"sentence"].toString().contains(QStringLiteral("limits it to 5 m/s")));
}

void TestStoryCommand::aTargetIsHitAndRemoved()
{
    const QJsonObject json = call(storyWords(scene(), "3 --shoot 1,6,5@4 --json")).json();
    QCOMPARE(kindsIn(json),
             (QStringList{QStringLiteral("appears"), QStringLiteral("contact"), QStringLiteral("removed")}));
    const QJsonArray events = json[u"events"].toArray();
    QCOMPARE(events[1][u"by"].toInt(), 2);
    QCOMPARE(events[2][u"by"].toInt(), 2);
    QCOMPARE(events[2][u"step"].toInt(), events[1][u"step"].toInt());
    QCOMPARE(events[2][u"reason"].toString(), QStringLiteral("hit"));
    QCOMPARE(events[2][u"sentence"].toString(), QStringLiteral("Target is removed because it hit Ball (2)."));
}

void TestStoryCommand::aRecordingOfTheRunSaysTheSame()
{
    const QString trace = path("story.bstrace");
    QCOMPARE(
        call(QStringList{QStringLiteral("run"), scene()} + words("--steps 80 --shoot 1,6,5@4 --trace") << trace).code,
        0);
    const QJsonArray ofRun =
        call(storyWords(scene(), "3 --steps 0..80 --shoot 1,6,5@4 --json")).json()[u"events"].toArray();
    const Outcome outcome = call(storyWords(trace, "3 --json"));
    QCOMPARE(outcome.code, 0);
    const QJsonArray ofTrace = outcome.json()[u"events"].toArray();
    QCOMPARE(ofTrace.size(), ofRun.size());
    for (qsizetype i = 0; i < ofRun.size(); ++i) {
        for (const char* key : {"step", "kind", "by"})
            QCOMPARE(ofTrace[i][QLatin1String(key)], ofRun[i][QLatin1String(key)]);
        QVERIFY(ofTrace[i][u"inferred"].toBool());
    }
    const Outcome ball = call(storyWords(trace, "2 --json")); // the launch puts it elsewhere
    QVERIFY(kindsIn(ball.json()).contains(QStringLiteral("teleported")));
}

void TestStoryCommand::aTableShowsWhatAppearsAndVanishes()
{
    QByteArray rows = "id,x,y,w,h,step\n";
    for (int step = 10; step < 30; ++step) {
        rows += "1,50,50,4,4," + QByteArray::number(step) + "\n";
        if (step >= 14 && step < 20)
            rows += "7," + QByteArray::number(step) + ",3,1,1," + QByteArray::number(step) + "\n";
    }
    const QString table = fileWith("boxes.csv", rows);
    const QJsonArray events = call(storyWords(table, "7 --corner --json")).json()[u"events"].toArray();
    QCOMPARE(events.size(), 2);
    QCOMPARE(events[0][u"kind"].toString(), QStringLiteral("appears"));
    QCOMPARE(events[0][u"step"].toInt(), 14);
    QCOMPARE(events[1][u"kind"].toString(), QStringLiteral("removed"));
    QCOMPARE(events[1][u"step"].toInt(), 20);
    QVERIFY(events[1].toObject().contains(u"reason") && events[1][u"reason"].isNull());
}

void TestStoryCommand::aRangeHasItsStepsAlone()
{
    QCOMPARE(kindsIn(call(storyWords(scene(), "2 --steps 4..20 --shoot 1,6,5@4 --json")).json()).size(), 2);
    QCOMPARE(kindsIn(call(storyWords(scene(), "2 --steps 5..20 --shoot 1,6,5@4 --json")).json()).size(), 0);
    // A removed object is still known.
    const Outcome late = call(storyWords(scene(), "3 --steps 200..210 --shoot 1,6,5@4"));
    QCOMPARE(late.code, 0);
    QVERIFY(late.out.contains("Nothing else happened to it in these steps.\n"));
}

void TestStoryCommand::textHasALineForEachEvent()
{
    const QByteArray out = call(storyWords(scene(), "3 --steps 0..80 --shoot 1,6,5@4")).out;
    QVERIFY2(
        out.startsWith("Target (3), steps 0 to 80\nNothing accelerates it, because it is static.\n\nstep 0  appears: "),
        out.constData());
    QVERIFY2(out.contains("  contact with Ball (2): Target meets Ball (2); its motion does not change.\n"),
             out.constData());
    QVERIFY2(out.contains("  removed by a hit with Ball (2): "), out.constData());
    QCOMPARE(out.count('\n'), 6);
}

void TestStoryCommand::wrongUsageSaysWhatWorks_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* line, const char* says) { QTest::newRow(line) << words(line) << QByteArray(says); };
    row("story SAMPLE", "ID is missing");
    row("story SAMPLE x", "\"x\" is not the id of an object");
    row("story SAMPLE 999 --steps 0..3", "there is no object 999 up to step 3");
    row("story SAMPLE 2 --steps 9..3", "--steps");
    row("story SAMPLE 2 --algorithm girl", "There is no algorithm");
    row("story SAMPLE 2 --corner", "--corner is for tables");
}

void TestStoryCommand::wrongUsageSaysWhatWorks()
{
    QFETCH(const QStringList, line);
    QFETCH(const QByteArray, says);
    const Outcome outcome = call(line);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    QVERIFY2(outcome.out.isEmpty(), outcome.out.constData());
}

void TestStoryCommand::unreadableFilesExitWithThree()
{
    QCOMPARE(call(words("story nowhere.broadside 1")).code, 3);
    QCOMPARE(call(words("story nowhere.bstrace 1")).code, 3);
    QCOMPARE(call(storyWords(fileWith("torn.broadside", "{"), "1")).code, 3);
}

/// The options are those of `run`: with --continuous the ball cannot pass through the target in one long step.
void TestStoryCommand::theRunIsTheOneOfRun()
{
    const char* rest = "3 --steps 0..3 --dt 0.6 --shoot 1,6,5@1 --json";
    QVERIFY(!kindsIn(call(storyWords(scene(), rest)).json()).contains(QStringLiteral("removed")));
    QVERIFY(kindsIn(call(storyWords(scene(), rest) << QStringLiteral("--continuous")).json())
                .contains(QStringLiteral("removed")));
}

BROADSIDE_TEST(TestStoryCommand)

} // namespace broadside::test::tst_story_command

#include "tst_story_command.moc"
