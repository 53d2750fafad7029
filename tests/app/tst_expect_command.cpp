#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonObject>

namespace broadside::test::tst_expect_command {

/// Tests `expect`: what should happen in a run, and why it does not.
class TestExpectCommand : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void givesTheKeysOfTheContract();
    void aHitThatFailsNamesThePassage();
    void optionsOfTheRunApply();
    void aRegionMayBeGivenByAnyTwoCorners();
    void untouchedNamesTheFirstContact();
    void whatMasksKeepApartHasANearestStep();
    void recordingsAnswerLikeTheirRuns();
    void tablesNeedNoCandidates();
    void wrongUsageSaysWhatWorks_data();
    void wrongUsageSaysWhatWorks();

private:
    [[nodiscard]] QString hitScene()
    {
        return fileWith("hit.broadside", R"({"format": "broadside-scene", "version": 1,
        "world": {"width": 10, "height": 10, "gravity": [0, 0]}, "step": {"dt": 0.01}, "objects": [
        {"id": 1, "name": "Ball", "kind": "dynamic", "position": [3, 5], "velocity": [10, 0],
         "shape": {"type": "circle", "radius": 0.2}},
        {"id": 2, "name": "Wall", "kind": "static", "position": [4, 5], "onHit": "remove",
         "shape": {"type": "box", "width": 0.5, "height": 3}},
        {"id": 3, "name": "Rock", "kind": "static", "position": [8, 8], "shape": {"type": "circle", "radius": 1}},
        {"id": 4, "name": "Ghost", "kind": "static", "position": [6, 5], "mask": 0,
         "shape": {"type": "circle", "radius": 0.55}}]})");
    }
    [[nodiscard]] static QStringList rules(const QJsonObject& json)
    {
        QStringList list;
        for (const QJsonValue& link : json[u"chain"].toArray())
            list << link[u"rule"].toString();
        return list;
    }
};

void TestExpectCommand::givesTheKeysOfTheContract()
{
    const Outcome outcome = call(words("expect SAMPLE --hit 2 12 --steps 60 --shoot 1,6,3@1 --json"));
    QCOMPARE(outcome.code, 0);
    const QJsonObject json = outcome.json();
    QVERIFY(json[u"holds"].toBool());
    QCOMPARE(json[u"step"].toInt(), 17);
    QCOMPARE(json[u"nearest"][u"step"].toInt(), 16); // the hit of step 17 removes the target
    QVERIFY(json[u"nearest"][u"distance"].toDouble() > 0.0);
    QVERIFY(json[u"remedy"].isString());
    for (const QJsonValue& link : json[u"chain"].toArray())
        QVERIFY(link[u"rule"].isString() && link[u"sentence"].isString() && link.toObject().contains(u"step"));
    QCOMPARE(call(words("run SAMPLE --steps 17 --shoot 1,6,3@1 --json")).json()[u"removed"].toArray().size(), 2);
    QVERIFY(call(words("run SAMPLE --steps 16 --shoot 1,6,3@1 --json")).json()[u"removed"].toArray().isEmpty());
}

void TestExpectCommand::aHitThatFailsNamesThePassage()
{
    const Outcome outcome = call(words("expect SAMPLE --hit 2 12 --steps 6 --dt 0.2 --shoot 1,6,3@1 --json"));
    QCOMPARE(outcome.code, 1);
    const QJsonObject json = outcome.json();
    QVERIFY(!json[u"holds"].toBool());
    QVERIFY(json[u"step"].isNull());
    QVERIFY(rules(json).contains(QStringLiteral("passed-between-steps")));
    QVERIFY(json[u"remedy"].toString().contains(QStringLiteral("--continuous")));
    const QByteArray text = call(words("expect SAMPLE --hit 2 12 --steps 6 --dt 0.2 --shoot 1,6,3@1")).out;
    QVERIFY2(text.startsWith("Fails.\n- Ball and Target 10 do not touch;"), text.constData());
}

void TestExpectCommand::optionsOfTheRunApply()
{
    QCOMPARE(call(words("expect SAMPLE --hit 2 12 --steps 6 --dt 0.2 --shoot 1,6,3@1 --continuous")).code, 0);
    const QStringList boss = {QStringLiteral("expect"), sample("mysteries/big-boss"), QStringLiteral("--hit"),
                              QStringLiteral("1"),      QStringLiteral("5"),          QStringLiteral("--steps"),
                              QStringLiteral("60"),     QStringLiteral("--json")};
    const Outcome missed = call(boss);
    QCOMPARE(missed.code, 1);
    QVERIFY(rules(missed.json()).contains(QStringLiteral("missed-pair")));
    QCOMPARE(call(boss + QStringList{QStringLiteral("--algorithm"), QStringLiteral("grid")}).code, 0);
}

void TestExpectCommand::aRegionMayBeGivenByAnyTwoCorners()
{
    const QString scene = hitScene();
    for (const char* region : {"0,0,5,10", "5,10,0,0", "5,0,0,10"}) {
        const Outcome outcome = call({QStringLiteral("expect"), scene, QStringLiteral("--stay"), QStringLiteral("1"),
                                      QString::fromLatin1(region), QStringLiteral("--steps"), QStringLiteral("30"),
                                      QStringLiteral("--json")});
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.json()[u"step"].toInt(), 19); // 3.2 + 0.1 * 19 > 5
        QVERIFY(outcome.json()[u"nearest"].isNull());
        QVERIFY(rules(outcome.json()).contains(QStringLiteral("leaves-region")));
    }
    QCOMPARE(call({QStringLiteral("expect"), scene, QStringLiteral("--stay"), QStringLiteral("1"),
                   QStringLiteral("0,0,5,10"), QStringLiteral("--steps"), QStringLiteral("10")})
                 .code,
             0);
}

void TestExpectCommand::untouchedNamesTheFirstContact()
{
    const QString scene = hitScene();
    const Outcome touched = call({QStringLiteral("expect"), scene, QStringLiteral("--untouched"), QStringLiteral("1"),
                                  QStringLiteral("--steps"), QStringLiteral("20"), QStringLiteral("--json")});
    QCOMPARE(touched.code, 1);
    QCOMPARE(touched.json()[u"step"].toInt(), 6);
    QCOMPARE(rules(touched.json()).front(), QStringLiteral("touched"));
    const Outcome untouched = call({QStringLiteral("expect"), scene, QStringLiteral("--untouched"), QStringLiteral("3"),
                                    QStringLiteral("--steps"), QStringLiteral("20")});
    QCOMPARE(untouched.code, 0);
    QVERIFY(untouched.out.startsWith("Holds.\n"));
}

void TestExpectCommand::whatMasksKeepApartHasANearestStep()
{
    const Outcome outcome =
        call({QStringLiteral("expect"), hitScene(), QStringLiteral("--hit"), QStringLiteral("1"), QStringLiteral("4"),
              QStringLiteral("--steps"), QStringLiteral("40"), QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    QVERIFY(rules(outcome.json()).contains(QStringLiteral("masks")));
    QCOMPARE(outcome.json()[u"nearest"][u"distance"].toDouble(), 0.0);
    QCOMPARE(outcome.json()[u"nearest"][u"step"].toInt(), 23); // 2.25 m at 0.1 m per step
}

void TestExpectCommand::recordingsAnswerLikeTheirRuns()
{
    const QString scene = hitScene();
    const QString trace = path("hit.bstrace");
    QCOMPARE(call({QStringLiteral("run"), scene, QStringLiteral("--steps"), QStringLiteral("30"),
                   QStringLiteral("--trace"), trace})
                 .code,
             0);
    const auto ask = [&](const QString& file, const QStringList& expectation) {
        QStringList line{QStringLiteral("expect"), file, QStringLiteral("--json")};
        line += expectation;
        if (file == scene)
            line << QStringLiteral("--steps") << QStringLiteral("30");
        return call(line);
    };
    for (const QStringList& expectation :
         {QStringList{QStringLiteral("--hit"), QStringLiteral("1"), QStringLiteral("2")},
          {QStringLiteral("--hit"), QStringLiteral("1"), QStringLiteral("3")},
          {QStringLiteral("--untouched"), QStringLiteral("1")},
          {QStringLiteral("--untouched"), QStringLiteral("3")},
          {QStringLiteral("--stay"), QStringLiteral("1"), QStringLiteral("0,0,5,9")}}) {
        const Outcome ofRun = ask(scene, expectation);
        const Outcome ofTrace = ask(trace, expectation);
        QCOMPARE(ofTrace.code, ofRun.code);
        QCOMPARE(ofTrace.json()[u"holds"], ofRun.json()[u"holds"]);
        QCOMPARE(ofTrace.json()[u"step"], ofRun.json()[u"step"]);
    }
    QCOMPARE(ask(trace, {QStringLiteral("--hit"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("--dt"),
                         QStringLiteral("1")})
                 .code,
             2);
}

void TestExpectCommand::tablesNeedNoCandidates()
{
    const QString table = fileWith("boxes.csv", "step,id,x,y,w,h\n"
                                                "0,1,0,0,1,1\n0,2,5,0,1,1\n"
                                                "1,1,2,0,1,1\n1,2,5,0,1,1\n"
                                                "2,1,4.5,0,1,1\n2,2,5,0,1,1\n");
    const QStringList ask{QStringLiteral("expect"),   table,
                          QStringLiteral("--corner"), QStringLiteral("--json"),
                          QStringLiteral("--hit"),    QStringLiteral("1"),
                          QStringLiteral("2")};
    const Outcome met = call(ask);
    QVERIFY2(met.code == 0, (met.out + met.err).constData());
    QCOMPARE(met.json()[u"step"].toInt(), 2);
    const Outcome early = call(ask + QStringList{QStringLiteral("--steps"), QStringLiteral("1")});
    QCOMPARE(early.code, 1);
    QCOMPARE(early.json()[u"nearest"][u"step"].toInt(), 1);
    QCOMPARE(early.json()[u"nearest"][u"distance"].toDouble(), 2.0);
    QVERIFY(rules(early.json()).contains(QStringLiteral("run-ends")));
}

void TestExpectCommand::wrongUsageSaysWhatWorks_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("nothing") << QByteArray("") << QByteArray("Write --hit A B");
    QTest::newRow("two") << QByteArray("--hit 2 3 --untouched 2") << QByteArray("two expectations");
    QTest::newRow("one id") << QByteArray("--hit 2") << QByteArray("--hit needs 2 values");
    QTest::newRow("same") << QByteArray("--hit 2 2") << QByteArray("given twice");
    QTest::newRow("unknown") << QByteArray("--hit 2 999") << QByteArray("there is no object 999");
    QTest::newRow("no id") << QByteArray("--untouched x") << QByteArray("not the id of an object");
    QTest::newRow("id 0") << QByteArray("--untouched 0") << QByteArray("not the id of an object");
    QTest::newRow("region") << QByteArray("--stay 2 1,2,3") << QByteArray("not 4 numbers");
    QTest::newRow("for tables") << QByteArray("--untouched 2 --y-down") << QByteArray("is for tables");
}

void TestExpectCommand::wrongUsageSaysWhatWorks()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, says);
    const Outcome outcome = call(words(QByteArray("expect SAMPLE " + line + " --json").constData()));
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(says), outcome.err.constData());
}

BROADSIDE_TEST(TestExpectCommand)

} // namespace broadside::test::tst_expect_command

#include "tst_expect_command.moc"
