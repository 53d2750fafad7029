#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

namespace broadside::test::tst_why_command {

/// Tests `why`, about two objects of a run that has ended.
class TestWhyCommand : public QObject {
    Q_OBJECT
private slots:
    void saysWhereTheTwoCameNearest();
    void latePassagesAreReported();
    void aRemovalAfterTheAskedStepIsNamed();
    void withoutAStepTheWholeRunIsExamined();
    void aRecordingIsExaminedAsAWhole();
};

void TestWhyCommand::saysWhereTheTwoCameNearest()
{
    const QByteArray line = "why SAMPLE 2 12 --dt 0.2 --shoot 1,6,3@1 --steps ";
    double least = 1e9;
    int step = 0;
    for (int steps = 0; steps <= 6; ++steps) { // each query is about the last step of its run
        const QJsonObject json = call(words(line + QByteArray::number(steps) + " --json")).json();
        const double distance = json[u"distance"].toDouble();
        if (distance < least) {
            least = distance;
            step = steps;
        }
        QCOMPARE(json[u"nearest"][u"step"].toInt(), step);
        QCOMPARE(json[u"nearest"][u"distance"].toDouble(), least);
    }
    QVERIFY(step > 0 && step < 6);
    QVERIFY(call(words(line + "6")).out.contains("\nNearest         0.823 m in step 2\n"));
    QVERIFY(!call(words(line + "0")).out.contains("Nearest")); // there is only one step
}

void TestWhyCommand::latePassagesAreReported()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("wall.broadside")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "broadside-scene", "version": 1, "world": {"width": 10, "height": 10, "gravity": [0, 0]},
        "step": {"dt": 0.01}, "objects": [
        {"id": 1, "kind": "dynamic", "position": [3, 5], "velocity": [105, 0], "onHit": "bounce",
         "shape": {"type": "circle", "radius": 0.125}},
        {"id": 2, "kind": "static", "position": [4, 5], "shape": {"type": "box", "width": 0.25, "height": 3}}]})");
    file.close();
    const auto ask = [&](const QByteArray& text) {
        QStringList list = words(text);
        list.replaceInStrings(QStringLiteral("WALL"), file.fileName());
        return call(list);
    };
    for (const char* steps : {"1", "2", "5"}) {
        const QByteArray out = ask(QByteArray("why WALL 1 2 --steps ") + steps).out;
        QVERIFY2(out.contains("passed through") && out.contains("within step 1") && !out.contains("Nothing is wrong"),
                 out.constData());
    }
    const QJsonObject audit = ask("audit WALL --steps 5 --json").json();
    QCOMPARE(audit[u"findings"].toInt(), 1);
    QCOMPARE(audit[u"tunnelled"][0][u"step"].toInt(), 1);
    QCOMPARE(audit[u"tunnelled"][0][u"through"].toInt(), 2);
    QVERIFY(audit[u"tunnelled"][0][u"seen"].toBool());
    QCOMPARE(ask("audit WALL --steps 5 --json --continuous").json()[u"findings"].toInt(), 0);
}

/// The ball hits the target in the step that audits of the whole run report; the query is about an earlier step.
void TestWhyCommand::aRemovalAfterTheAskedStepIsNamed()
{
    QTemporaryDir folder;
    const QString scene = folder.filePath(QStringLiteral("hit.broadside"));
    const QString trace = folder.filePath(QStringLiteral("hit.bstrace"));
    QFile file(scene);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "broadside-scene", "version": 1, "world": {"width": 10, "height": 10, "gravity": [0, 0]},
        "step": {"dt": 0.01}, "objects": [
        {"id": 1, "name": "Ball", "kind": "dynamic", "position": [3, 5], "velocity": [10, 0],
         "shape": {"type": "circle", "radius": 0.2}},
        {"id": 2, "name": "Wall", "kind": "static", "position": [4, 5], "onHit": "remove",
         "shape": {"type": "box", "width": 0.5, "height": 3}},
        {"id": 3, "name": "Rock", "kind": "static", "position": [8, 8], "shape": {"type": "circle", "radius": 1}}]})");
    file.close();
    const auto ask = [&](const QByteArray& text) {
        QStringList list = words(text);
        list.replaceInStrings(QStringLiteral("HIT"), scene);
        list.replaceInStrings(QStringLiteral("TRACE"), trace);
        return call(list);
    };
    // 0.55 m at 0.1 m per step
    const QByteArray line = "Later: Wall was removed in step 6, when it was found to overlap Ball.\n";
    const auto later = [&](const QByteArray& text) { return ask(text + " --json").json()[u"removedLater"].toArray(); };
    for (const QByteArray steps : {"0..20", "3..20", "5..6"}) {
        const QByteArray out = ask("why HIT 1 2 --steps " + steps).out;
        QVERIFY2(out.contains(line), out.constData());
        const QJsonArray removed = later("why HIT 1 2 --steps " + steps);
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed[0][u"object"].toInt(), 2);
        QCOMPARE(removed[0][u"step"].toInt(), 6);
        QVERIFY(removed[0][u"sentence"].toString().startsWith(QStringLiteral("Wall was removed in step 6")));
    }
    // The answer is about the step of the query, even if the run continues.
    QCOMPARE(ask("why HIT 1 2 --steps 3..20 --json").json()[u"sentence"],
             ask("why HIT 1 2 --steps 3 --json").json()[u"sentence"]);
    QCOMPARE(ask("why HIT 1 2 --steps 0..20 --json").json()[u"sentence"],
             ask("why HIT 1 2 --json").json()[u"sentence"]);
    for (const char* steps : {"3", "6", "8", "6..20", "0..5"}) // later steps are unknown, or nothing happens in them
        QVERIFY2(later(QByteArray("why HIT 1 2 --steps ") + steps).isEmpty(), steps);
    QVERIFY(later("why HIT 1 3 --steps 0..20").isEmpty());
    QCOMPARE(ask("why HIT 1 2 --steps 7..3").code, 2);

    QCOMPARE(ask("run HIT --steps 20 --trace TRACE").code, 0);
    const QByteArray out = ask("why TRACE 1 2 --step 3").out;
    QVERIFY2(out.contains("Later: Wall is no longer in the world from step 7 on."),
             out.constData()); // removed in the frame after the hit
    QCOMPARE(later("why TRACE 1 2 --step 3")[0][u"step"].toInt(), 7);
    QVERIFY(later("why TRACE 1 3 --step 3").isEmpty());
    QVERIFY(later("why TRACE 1 2 --step 9").isEmpty());
}

namespace {

/// The answer of `expect` with the same keys, without those that only `why` has.
QJsonObject withoutSteps(QJsonObject run)
{
    run.remove(QStringLiteral("steps"));
    return run;
}

} // namespace

void TestWhyCommand::withoutAStepTheWholeRunIsExamined()
{
    for (const QByteArray shot : {"", " --shoot 1,6,3@1 --dt 0.2"}) {
        const QJsonObject why = call(words("why SAMPLE 2 12 --json" + shot)).json();
        const Outcome expect = call(words("expect SAMPLE --hit 2 12 --steps 600 --json" + shot));
        QCOMPARE(withoutSteps(why[u"run"].toObject()), expect.json());
        QCOMPARE(why[u"run"][u"steps"].toArray(), (QJsonArray{0, 600}));
        QCOMPARE(why[u"sentence"], call(words("why SAMPLE 2 12 --json --steps 0" + shot)).json()[u"sentence"]);
    }
    QVERIFY(call(words("why SAMPLE 2 12 --json --steps 0")).json()[u"run"].isNull());
    const Outcome shot = call(words("why SAMPLE 2 12 --shoot 1,6,3@1 --dt 0.2"));
    QVERIFY2(!shot.err.contains("did not happen"), shot.err.constData());
    QVERIFY(call(words("why SAMPLE 2 12 --shoot 1,6,3@1 --steps 0")).err.contains("did not happen"));
    QVERIFY(call(words("why SAMPLE 2 12 --shoot 1,6,3@601")).err.contains("did not happen"));
    const QByteArray& out = shot.out;
    QVERIFY2(out.contains("\nIn steps 0 to 600:\n- Ball and Target 10 do not touch"), out.constData());
    QVERIFY2(out.contains("- Ball passed through Target 10 within step 2"), out.constData());
    QVERIFY(!call(words("why SAMPLE 2 12 --steps 6")).out.contains("In steps"));
}

void TestWhyCommand::aRecordingIsExaminedAsAWhole()
{
    QTemporaryDir folder;
    const QByteArray trace = folder.filePath(QStringLiteral("cannon.bstrace")).toUtf8();
    QCOMPARE(call(words("run SAMPLE --steps 60 --shoot 1,6,3@1 --trace " + trace)).code, 0);
    const QJsonObject why = call(words("why " + trace + " 2 12 --json")).json();
    QCOMPARE(withoutSteps(why[u"run"].toObject()), call(words("expect " + trace + " --hit 2 12 --json")).json());
    QCOMPARE(why[u"run"][u"step"].toInt(), 17);
    QVERIFY(call(words("why " + trace + " 2 12 --json --step 0")).json()[u"run"].isNull());
}

BROADSIDE_TEST(TestWhyCommand)

} // namespace broadside::test::tst_why_command

#include "tst_why_command.moc"
