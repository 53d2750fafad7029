#include "core/scene/generate.h"
#include "tests/support/command_line.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonObject>

namespace broadside::test::tst_answers {

/// Different commands give the same answer about the same step.
class TestAnswers : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void whyAndAuditNameTheSameCause_data();
    void whyAndAuditNameTheSameCause();
    void whyCountsWhatTheStepCounted();
    void aStepHasOneFunnel_data();
    void aStepHasOneFunnel();
    void aRunAndItsRecordingMissTheSame_data();
    void aRunAndItsRecordingMissTheSame();
    void anotherAlgorithmSeesWhatTheStepRemoves();
    void aFindingHasTheNamesOfItsStep();
    void aBoxThatIsSmallerThanItsShapeIsAFinding();
};

void TestAnswers::whyAndAuditNameTheSameCause_data()
{
    using naive_grid_game::Bug;
    QTest::addColumn<Bug>("bug");
    QTest::addColumn<QString>("stage");
    QTest::newRow("forgets to move") << Bug::ForgetsToMove << QStringLiteral("registration");
    QTest::newRow("registers corners") << Bug::RegistersCorners << QStringLiteral("registration");
    QTest::newRow("rounds rows down") << Bug::RoundsRowsDown << QStringLiteral("notRegistered");
    QTest::newRow("cuts to whole pixels") << Bug::CutsToWholePixels << QStringLiteral("registration");
    QTest::newRow("loses what is outside") << Bug::LosesObjectsOutside << QStringLiteral("notRegistered");
}

/// why jumps to its step; audit goes through all steps.
void TestAnswers::whyAndAuditNameTheSameCause()
{
    QFETCH(naive_grid_game::Bug, bug);
    QFETCH(QString, stage);
    QSet<QString> stages;
    const QString trace = path("game.bstrace");
    writeGameTrace(trace, bug, 600);
    const QJsonArray missed =
        call({QStringLiteral("audit"), trace, QStringLiteral("--json")}).json()[u"missed"].toArray();
    QVERIFY(!missed.isEmpty());
    for (qsizetype i = 0; i < missed.size(); i += std::max<qsizetype>(1, missed.size() / 20)) {
        const QJsonObject miss = missed[i].toObject();
        const auto number = [&](QStringView key) { return QString::number(miss[key].toInteger()); };
        const QJsonObject answer = call({QStringLiteral("why"), trace, number(u"a"), number(u"b"),
                                         QStringLiteral("--step"), number(u"step"), QStringLiteral("--json")})
                                       .json();
        const QString where = number(u"step") + u' ' + number(u"a") + u' ' + number(u"b");
        QVERIFY2(answer[u"cause"] == miss[u"cause"], qPrintable(where));
        QVERIFY2(answer[u"stage"] == miss[u"stage"], qPrintable(where));
        stages.insert(miss[u"stage"].toString());
    }
    QVERIFY2(stages == QSet{stage}, qPrintable(QStringList(stages.values()).join(u' ')));
}

/// In this step the ball stops at the wall, and the response pushes it out by the last bit of a number.
void TestAnswers::whyCountsWhatTheStepCounted()
{
    const QString scene = sample("mysteries/through-the-wall");
    const QStringList run{QStringLiteral("--steps"), QStringLiteral("16"), QStringLiteral("--continuous"),
                          QStringLiteral("--json")};
    QCOMPARE(call(QStringList{QStringLiteral("run"), scene} + run).json()[u"hits"].toInt(), 1);
    const QJsonObject answer =
        call(QStringList{QStringLiteral("why"), scene, QStringLiteral("3"), QStringLiteral("1")} + run).json();
    QVERIFY(answer[u"candidate"].toBool() && answer[u"boxOverlap"].toBool() && answer[u"overlap"].toBool());
    QVERIFY(answer[u"distance"].toDouble() <= 0.0); // QCOMPARE would ignore the last bit
    QVERIFY(answer[u"nearest"][u"distance"].toDouble() <= 0.0);
    QCOMPARE(answer[u"nearest"][u"step"].toInt(), 16);
    QVERIFY2(answer[u"sentence"].toString().contains(QStringLiteral("have overlapped since step 16")),
             qPrintable(answer[u"sentence"].toString()));
}

void TestAnswers::aStepHasOneFunnel_data()
{
    QTest::addColumn<QString>("scene");
    QTest::addColumn<int>("steps");
    QTest::newRow("a boss that is hit") << sample("mysteries/big-boss") << 40;
    QTest::newRow("pinball") << sample("pinball") << 60;
    QTest::newRow("mixed") << sample("mixed") << 20;
}

/// A step has the same funnel in the run, live and recorded: that before its removals.
void TestAnswers::aStepHasOneFunnel()
{
    QFETCH(QString, scene);
    QFETCH(int, steps);
    const QString trace = path("run.bstrace");
    const auto funnelOf = [](const QStringList& words) { return call(words).json()[u"funnel"].toObject(); };
    const auto runTo = [&](int step) {
        return funnelOf({QStringLiteral("run"), scene, QStringLiteral("--steps"), QString::number(step),
                         QStringLiteral("--json"), QStringLiteral("--trace"), trace});
    };
    const QJsonObject before = runTo(steps - 1);
    const QJsonObject after = runTo(steps);
    const QJsonObject live = funnelOf(
        {QStringLiteral("pairs"), scene, QStringLiteral("--steps"), QString::number(steps), QStringLiteral("--json")});
    const QJsonObject recorded = funnelOf(
        {QStringLiteral("pairs"), trace, QStringLiteral("--step"), QString::number(steps), QStringLiteral("--json")});
    for (const char* stage : {"pairs", "candidates", "boxOverlaps", "overlaps"}) {
        const QLatin1String key(stage);
        const qint64 ofStep = after[key].toInteger() - before[key].toInteger();
        QVERIFY2(live[key].toInteger() == ofStep, stage);
        QVERIFY2(recorded[key].toInteger() == ofStep, stage);
    }
}

void TestAnswers::aRunAndItsRecordingMissTheSame_data()
{
    QTest::addColumn<QString>("algorithm");
    QTest::addColumn<QString>("cell");
    QTest::addColumn<bool>("missesAny"); // range-grid misses only objects that touch the border of a cell
    for (const char* algorithm : {"corner-grid", "range-grid", "bucket-grid"})
        for (const char* cell : {"0.57", "1.3", "40"})
            QTest::addRow("%s, %s m", algorithm, cell)
                << QString::fromLatin1(algorithm) << QString::fromLatin1(cell)
                << (QByteArray(algorithm) != "range-grid" || QByteArray(cell) == "1.3");
}

/// A run and its recording have the same misses with the same causes, also when objects are removed or pushed out, and
/// when the table has no cells at all.
void TestAnswers::aRunAndItsRecordingMissTheSame()
{
    QFETCH(QString, algorithm);
    QFETCH(QString, cell);
    QFETCH(bool, missesAny);
    const QStringList how{QStringLiteral("--algorithm"), algorithm,           QStringLiteral("--cell"), cell,
                          QStringLiteral("--steps"),     QStringLiteral("30")};
    const QString trace = path("run.bstrace");
    int missed = 0;
    for (const char* name : {"mixed", "pinball", "mysteries/big-boss", "mysteries/top-row"}) {
        const QString scene = sample(name);
        QCOMPARE(call(QStringList{QStringLiteral("run"), scene, QStringLiteral("--trace"), trace} + how).code, 0);
        const auto missedIn = [](const QStringList& words) {
            QSet<QString> found;
            for (const QJsonValue& miss : call(words).json()[u"missed"].toArray())
                found.insert(QString::fromUtf8(QJsonDocument(miss.toObject()).toJson(QJsonDocument::Compact)));
            return found;
        };
        const auto live = missedIn(QStringList{QStringLiteral("audit"), scene, QStringLiteral("--json")} + how);
        const auto recorded = missedIn({QStringLiteral("audit"), trace, QStringLiteral("--json")});
        QVERIFY2(live == recorded, name);
        missed += static_cast<int>(live.size());
    }
    QVERIFY(missed > 0 || !missesAny);
}

/// The ball lies in the middle of a wall over seven cells and is removed in step 1. A grid that registers corners does
/// not find it there, in this step either.
void TestAnswers::anotherAlgorithmSeesWhatTheStepRemoves()
{
    const QString scene = path("wall.broadside");
    const QString trace = path("wall.bstrace");
    QFile file(scene);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "broadside-scene", "version": 1, "world": {"width": 9, "height": 3, "gravity": [0, 0]},
        "broadPhase": {"algorithm": "grid", "cellSize": 1}, "objects": [
        {"id": 1, "kind": "static", "position": [4.5, 1.5], "shape": {"type": "box", "width": 6, "height": 0.4}},
        {"id": 2, "kind": "dynamic", "position": [4.5, 1.5], "onHit": "remove", "shape": {"type": "circle", "radius": 0.1}}]})");
    file.close();
    const QString steps = QStringLiteral("--steps");
    const QStringList run{QStringLiteral("run"), scene, steps, QStringLiteral("3"), QStringLiteral("--json")};
    QCOMPARE(call(run + QStringList{QStringLiteral("--trace"), trace}).code, 0);
    const QJsonArray missed = call({QStringLiteral("audit"), trace, QStringLiteral("--algorithm"),
                                    QStringLiteral("corner-grid"), QStringLiteral("--json")})
                                  .json()[u"missed"]
                                  .toArray();
    QCOMPARE(missed.size(), 2);
    QCOMPARE(missed.last()[u"step"].toInt(), 1);
}

/// One id is used again, and the objects are removed before the end.
void TestAnswers::aFindingHasTheNamesOfItsStep()
{
    const QString trace = path("names.bstrace");
    bst_settings settings = bst_default_settings();
    settings.keyframe_every = 1;
    bst_trace* file = bst_open_file(trace.toStdString().c_str(), &settings);
    for (const std::uint64_t step : {0U, 1U, 2U}) {
        bst_frame_begin(file, step, 0.1 * static_cast<double>(step));
        bst_define(file, 1, step == 0 ? "Rock" : "Coin", 1, 1, 1);
        bst_define(file, 9, "Moth", 1, 1, 1);
        if (step < 2) {
            bst_box(file, 1, 0.0, 0.0, 2.0, 2.0);
            bst_box(file, 9, 1.0, 1.0, 3.0, 3.0);
        }
        bst_frame_end(file);
    }
    bst_close(file);
    const Outcome audit = call({QStringLiteral("audit"), trace});
    QCOMPARE(audit.code, 1);
    QVERIFY2(audit.out.contains("step 0: Rock (1) - Moth (9), unknown"), audit.out.constData());
    QVERIFY2(audit.out.contains("step 1: Coin (1) - Moth (9), unknown"), audit.out.constData());
}

/// A rectangle is rotated by 90 degrees, but the game still has its box from before.
void TestAnswers::aBoxThatIsSmallerThanItsShapeIsAFinding()
{
    const QString trace = path("boxes.bstrace");
    const bst_settings settings = bst_default_settings();
    bst_trace* file = bst_open_file(trace.toStdString().c_str(), &settings);
    bst_frame_begin(file, 0, 0.0);
    bst_define_rectangle(file, 1, "Plank", 1, 1, 1, 8.0, 1.0);
    bst_define(file, 2, "Bird", 1, 1, 1);
    bst_placed_box(file, 1, 6.0, 9.5, 14.0, 10.5, 10.0, 10.0, 90.0);
    bst_box(file, 2, 9.5, 12.0, 10.5, 13.0);
    bst_frame_end(file);
    bst_close(file);
    const Outcome audit = call({QStringLiteral("audit"), trace, QStringLiteral("--json")});
    QCOMPARE(audit.code, 1);
    const QJsonObject found = audit.json()[u"boxSmallerThanShape"].toArray().first().toObject();
    QCOMPARE(found, (QJsonObject{{QStringLiteral("step"), 0}, {QStringLiteral("a"), 1}, {QStringLiteral("b"), 2}}));
    QCOMPARE(audit.json()[u"findings"].toInt(), 1);
    const QJsonObject answer =
        call({QStringLiteral("why"), trace, QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("--json")}).json();
    QVERIFY(answer[u"overlap"].toBool() && !answer[u"boxOverlap"].toBool());
    QCOMPARE(
        answer[u"sentence"].toString(),
        QStringLiteral("The shapes of Plank and Bird overlap, but their boxes are 1.5 m apart: the box of Plank is "
                       "smaller than its shape."));
    QVERIFY2(!answer[u"remedy"].toString().contains(QStringLiteral("Nothing is wrong")),
             qPrintable(answer[u"remedy"].toString()));
}

BROADSIDE_TEST(TestAnswers)

} // namespace broadside::test::tst_answers

#include "tst_answers.moc"
