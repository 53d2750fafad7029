#include "app/scene_output.h"
#include "core/broadphase/algorithm.h"
#include "core/io/atomic_file.h"
#include "core/io/scene/scene_writer.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

namespace broadside::test::tst_audit_commands {

/// Tests `audit` and `compare`.
class TestAuditCommands : public QObject {
    Q_OBJECT
private slots:
    void auditGivesTheKeysOfTheContract();
    void auditFindsWhatATextbookMisses();
    void auditOfCorrectAlgorithmsFindsNothing_data();
    void auditOfCorrectAlgorithmsFindsNothing();
    void faultsOfTextbooksAreNoted_data();
    void faultsOfTextbooksAreNoted();
    void auditCountsStepsFromTheWorldAsLoaded();
    void auditFindsWhatPassesThroughUnseen();
    void auditTriesTheRemedies();
    void compareGivesTheKeysOfTheContractForEveryAlgorithm();
    void compareTakesTheAlgorithmsAsked();
    void compareAndTuneCountWhatTheStepsCounted_data();
    void compareAndTuneCountWhatTheStepsCounted();
};

void TestAuditCommands::auditGivesTheKeysOfTheContract()
{
    const Outcome outcome = call(words("audit SAMPLE --steps 3 --json"));
    QCOMPARE(outcome.code, 0);
    const QJsonObject json = outcome.json();
    QCOMPARE(json[u"missed"].toArray().size(), 0);
    QVERIFY(json[u"missed"].isArray() && json[u"tunnelled"].isArray());
    QVERIFY(json[u"falsePositives"].isDouble());
    QCOMPARE(json[u"findings"].toInt(-1), 0);
}

void TestAuditCommands::auditFindsWhatATextbookMisses()
{
    const QString scene = sample("mixed");
    const QStringList line{QStringLiteral("audit"), scene, QStringLiteral("--algorithm=corner-grid")};
    const Outcome outcome = call(line + QStringList{QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    const QJsonArray missed = outcome.json()[u"missed"].toArray();
    QVERIFY(!missed.isEmpty());
    QCOMPARE(outcome.json()[u"findings"].toInt(), missed.size());
    bool large = false;
    for (const QJsonValue& miss : missed) {
        QCOMPARE(miss[u"step"].toInt(-1), 0);
        QVERIFY(miss[u"a"].toInt() < miss[u"b"].toInt());
        large = large || miss[u"cause"].toString() == QLatin1String("larger-than-cells");
    }
    QVERIFY(large);

    const QJsonValue first = missed[0];
    const Outcome why = call({QStringLiteral("why"), scene, QString::number(first[u"a"].toInt()),
                              QString::number(first[u"b"].toInt()), line[2], QStringLiteral("--json")});
    QCOMPARE(why.json()[u"cause"], first[u"cause"]);

    const Outcome text = call(line);
    QCOMPARE(text.code, 1);
    QVERIFY2(text.out.contains("Missed pairs:\n  step 0: "), text.out.constData());
}

void TestAuditCommands::auditOfCorrectAlgorithmsFindsNothing_data()
{
    QTest::addColumn<QString>("algorithm");
    for (const AlgorithmInfo& info : algorithms())
        if (info.isAvailable() && !info.isTextbook())
            QTest::newRow(info.name.data()) << QString::fromLatin1(info.name.data(), qsizetype(info.name.size()));
}

void TestAuditCommands::auditOfCorrectAlgorithmsFindsNothing()
{
    QFETCH(const QString, algorithm);
    for (const char* scene : {"mixed", "pinball", "pong"}) {
        const Outcome outcome = call({QStringLiteral("audit"), sample(scene), QStringLiteral("--algorithm"), algorithm,
                                      QStringLiteral("--steps=100")});
        QVERIFY2(outcome.code == 0, outcome.out.constData());
    }
}

void TestAuditCommands::faultsOfTextbooksAreNoted_data()
{
    QTest::addColumn<QString>("command");
    for (const char* command : {"audit", "pairs", "run"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

void TestAuditCommands::faultsOfTextbooksAreNoted()
{
    QFETCH(const QString, command);
    const auto with = [&](const char* algorithm) {
        return call({command, sample("mixed"), QStringLiteral("--steps=2"), QStringLiteral("--algorithm"),
                     QString::fromLatin1(algorithm), QStringLiteral("--json")});
    };
    const Outcome faulty = with("corner-grid");
    QVERIFY2(faulty.err.startsWith("Note: A fault of corner-grid with "), faulty.err.constData());
    QVERIFY2(faulty.err.contains("In step 0, Block "), faulty.err.constData());
    QVERIFY2(faulty.err.contains("choose grid."), faulty.err.constData());
    QVERIFY(!faulty.json().isEmpty()); // standard output is still JSON
    QVERIFY(with("grid").err.isEmpty());
}

// A corner grid does not find the middle of a long wall. The ball reaches it in step 3 and leaves it later.
void TestAuditCommands::auditCountsStepsFromTheWorldAsLoaded()
{
    Scene scene;
    scene.broadPhase.cellSize = 1.0;
    scene.step.dt = 0.5;
    SceneObject ball;
    ball.id = {1};
    ball.kind = ObjectKind::Dynamic;
    ball.gravityScale = 0.0;
    ball.velocity = {0.0, 0.5};
    ball.shape = Box{0.25, 0.25};
    ball.pose.position = {4.5, 0.5};
    scene.append(std::make_shared<const SceneObject>(ball));
    SceneObject wall;
    wall.id = {2};
    wall.shape = Box{8.0, 0.25};
    wall.pose.position = {4.5, 1.5};
    scene.append(std::make_shared<const SceneObject>(wall));
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("wall.broadside"));
    QVERIFY(!writeAtomically(file.toStdString(), writeScene(scene)));
    const Outcome outcome = call({QStringLiteral("audit"), file, QStringLiteral("--algorithm=corner-grid"),
                                  QStringLiteral("--steps=8"), QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    QList<int> steps;
    for (const QJsonValue& miss : outcome.json()[u"missed"].toArray())
        steps.append(miss[u"step"].toInt());
    QCOMPARE(steps, (QList<int>{3, 4, 5})); // at 1.25 m and 1.75 m they touch
}

// Steps of 0.2 s: the ball moves 2.4 m in each step, past targets of 0.5 m.
void TestAuditCommands::auditFindsWhatPassesThroughUnseen()
{
    const char* line = "audit SAMPLE --steps 10 --dt 0.2 --shoot 1,6,3@1";
    const Outcome outcome = call(words(line) + QStringList{QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    const QJsonObject json = outcome.json();
    const QJsonArray passages = json[u"tunnelled"].toArray();
    QVERIFY(!passages.isEmpty());
    QCOMPARE(json[u"missed"].toArray().size(), 0);
    QCOMPARE(json[u"findings"].toInt(), passages.size());
    for (const QJsonValue& passage : passages) {
        QVERIFY(passage[u"step"].toInt() >= 1);
        QCOMPARE(passage[u"object"].toInt(), 2); // the ball
        QVERIFY(passage[u"through"].toInt() > 2);
        QVERIFY(passage[u"fraction"].toDouble() > 0.0 && passage[u"fraction"].toDouble() < 1.0);
        QCOMPARE(passage[u"place"].toArray().size(), 2);
        QVERIFY(passage[u"inside"].toDouble() < passage[u"way"].toDouble());
        QVERIFY(passage[u"speed"].toDouble() > 10.0);
    }
    const Outcome text = call(words(line));
    QVERIFY2(text.out.contains("\nTunnelled:\n  step 2: Ball (2) through Target "), text.out.constData());
    QVERIFY2(
        text.out.contains("Use swept collision for moving objects (\"Swept\" in the panel Simulation, --continuous"),
        text.out.constData());
    QCOMPARE(call(words(line) + QStringList{QStringLiteral("--continuous")}).code, 0);

    const QJsonObject why = call(words("why SAMPLE 12 2 --steps 3 --dt 0.2 --shoot 1,6,3@1 --json")).json();
    const QString sentence = why[u"sentence"].toString();
    QVERIFY2(
        sentence.startsWith(QStringLiteral("Ball passed through Target 10 within step 2, and no overlap was found")),
        qPrintable(sentence));
    QVERIFY(why[u"remedy"].toString().contains(
        QStringLiteral("Use swept collision for moving objects (\"Swept\" in the panel Simulation, --continuous")));
}

/// The predicted effect of a remedy equals the result of a run with it.
void TestAuditCommands::auditTriesTheRemedies()
{
    const QByteArray line = "audit SAMPLE --steps 10 --dt 0.2 --shoot 1,6,3@1";
    const QJsonArray tried = call(words(line + " --json")).json()[u"tried"].toArray();
    QCOMPARE(tried.size(), 2);
    QCOMPARE(tried[0][u"remedy"].toString(), QStringLiteral("swept"));
    QCOMPARE(tried[1][u"remedy"].toString(), QStringLiteral("shorter-steps"));
    const QJsonObject swept = call(words(line + " --continuous --json")).json();
    QCOMPARE(swept[u"tunnelled"].toArray().size(), tried[0][u"left"].toInt());
    QVERIFY(!swept.contains(u"tried")); // no passages are left, so there is no remedy to try
    const double dt = tried[1][u"dt"].toDouble();
    const QByteArray shorter = "audit SAMPLE --json --shoot 1,6,3@1 --steps " +
                               QByteArray::number(int(std::ceil(2.0 / dt))) + " --dt " +
                               QByteArray::number(dt, 'g', 17);
    QCOMPARE(call(words(shorter)).json()[u"tunnelled"].toArray().size(), tried[1][u"left"].toInt());
    const QByteArray text = call(words(line)).out;
    QVERIFY2(text.contains("Tried on this run: with swept collision, no tunnelling remains; with steps of "),
             text.constData());
}

void TestAuditCommands::compareGivesTheKeysOfTheContractForEveryAlgorithm()
{
    const Outcome outcome = call({QStringLiteral("compare"), sample("mixed"), QStringLiteral("--steps"),
                                  QStringLiteral("2"), QStringLiteral("--json")});
    QCOMPARE(outcome.code, 0);
    const QJsonArray list = outcome.json()[u"algorithms"].toArray();
    const auto available = std::ranges::count_if(algorithms(), &AlgorithmInfo::isAvailable);
    QCOMPARE(list.size(), available);
    const qint64 overlaps = list[0][u"boxOverlaps"].toInteger();
    QVERIFY(overlaps > 0);
    for (const QJsonValue& cost : list) {
        const QByteArray name = cost[u"name"].toString().toUtf8();
        const auto known = algorithmNamed(name.toStdString());
        QVERIFY2(known, name.constData());
        QVERIFY2(cost[u"microseconds"].toDouble() > 0.0, name.constData());
        QVERIFY2(cost[u"memory"].toInteger() > 0, name.constData());
        QVERIFY2(cost[u"candidates"].toInteger() >= cost[u"boxOverlaps"].toInteger(), name.constData());
        QVERIFY2(cost[u"boxOverlaps"].toInteger() + cost[u"missed"].toInteger() == overlaps, name.constData());
        if (*known < Algorithm::CornerGrid)
            QVERIFY2(cost[u"missed"].toInteger(-1) == 0, name.constData());
        if (*known == Algorithm::CornerGrid || *known == Algorithm::BucketGrid)
            QVERIFY2(cost[u"missed"].toInteger() > 0, name.constData());
    }
}

void TestAuditCommands::compareAndTuneCountWhatTheStepsCounted_data()
{
    QTest::addColumn<QString>("scene");
    QTest::addColumn<int>("steps");
    QTest::addColumn<QString>("options");
    const auto row = [](const char* scene, int steps, const char* options) {
        QTest::newRow(scene) << QString::fromLatin1(scene) << steps << QString::fromLatin1(options);
    };
    row("cannon", 200, "--shoot 1,6,3@1"); // hits remove the targets
    row("pong", 400, "");                  // hits push out
    row("pinball", 400, "");
    row("mixed", 20, "");
}

/// The numbers of steps 1 to `steps` are those that they add to the world as loaded.
void TestAuditCommands::compareAndTuneCountWhatTheStepsCounted()
{
    QFETCH(const QString, scene);
    QFETCH(const int, steps);
    QFETCH(const QString, options);
    const auto json = [&](const char* command, int count) {
        QString line = QLatin1String(command) + QStringLiteral(" --json --steps ") + QString::number(count);
        if (count > 0)
            line += QLatin1Char(' ') + options;
        QStringList all = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        all.insert(1, sample(scene.toLatin1().constData()));
        return call(all).json();
    };
    const auto added = [&](const char* command, auto&& countIn) {
        return countIn(json(command, steps)) - countIn(json(command, 0));
    };
    const QJsonValue funnel = json("run --algorithm grid", steps)[u"funnel"];
    for (const char* key : {"candidates", "boxOverlaps"})
        QCOMPARE(
            added("compare --algorithms grid",
                  [&](const QJsonObject& answer) { return answer[u"algorithms"][0][QLatin1String(key)].toDouble(); }),
            funnel[QLatin1String(key)].toDouble());
    const double tuned = added("tune --algorithm grid --points 1",
                               [](const QJsonObject& answer) { return answer[u"present"][u"candidates"].toDouble(); });
    QCOMPARE(tuned, funnel[u"candidates"].toDouble());
}

void TestAuditCommands::compareTakesTheAlgorithmsAsked()
{
    const Outcome json = call(words("compare SAMPLE --algorithms brute-force,grid,grid --json"));
    const QJsonArray list = json.json()[u"algorithms"].toArray();
    QCOMPARE(list.size(), 2);
    QCOMPARE(list[0][u"name"].toString(), QStringLiteral("brute-force"));
    QCOMPARE(list[0][u"candidates"].toInt(), 20); // the ball with each target
    QCOMPARE(list[1][u"name"].toString(), QStringLiteral("grid"));
    const Outcome table = call(words("compare SAMPLE"));
    QCOMPARE(table.code, 0);
    QVERIFY2(table.out.startsWith("Algorithm "), table.out.constData());
    QVERIFY2(table.out.contains("\nsweep-and-prune "), table.out.constData());
}

BROADSIDE_TEST(TestAuditCommands)

} // namespace broadside::test::tst_audit_commands

#include "tst_audit_commands.moc"
