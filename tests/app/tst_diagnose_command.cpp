#include "app/reports/diagnosis_report.h"
#include "tests/support/command_line.h"
#include "tests/support/game_trace.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <algorithm>
#include <set>

namespace broadside::test::tst_diagnose_command {

/// Tests `diagnose`, about all missed pairs of a scene or a recording.
class TestDiagnoseCommand : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void aSceneHasTheCausesOfItsAudit();
    void aBrokenWorldIsExplainedByItsFault_data();
    void aBrokenWorldIsExplainedByItsFault();
    void aWorldThatIsRightHasNothingToExplain_data();
    void aWorldThatIsRightHasNothingToExplain();
    void aGameHasItsFaultExplained_data();
    void aGameHasItsFaultExplained();
    void twoRunsGiveTheSameText();
    void aCorrectAlgorithmHasNothingToExplain();
    void wasteIsShownWithItsRemedy();
    void aTableHasNoCandidates();
    void rangesOutsideARecordingAreRefused();
    void reportsHaveAFindingForEachExplanation();
    void aBaselineAcceptsKnownFaults();
    void anUnreadableFileIsReported();
    void unreadableFramesAreNoSuccess();
    void everyFindingHasItsRule();
};

namespace {

QStringList mixed(const char* rest)
{
    return QStringList{QStringLiteral("diagnose"), QStringLiteral(BROADSIDE_SCENES "/mixed.broadside")} + words(rest);
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestDiagnoseCommand::aSceneHasTheCausesOfItsAudit()
{
    const Outcome outcome = call(mixed("--algorithm corner-grid --steps 10 --json"));
    QCOMPARE(outcome.code, 1);
    const QJsonObject json = outcome.json();
    const QJsonObject audit =
        call(QStringList{QStringLiteral("audit"), QStringLiteral(BROADSIDE_SCENES "/mixed.broadside")} +
             words("--algorithm corner-grid --steps 10 --json"))
            .json();
    QHash<QString, int> causes;
    for (const QJsonValue missed : audit[u"missed"].toArray())
        ++causes[missed[u"cause"].toString()];
    QCOMPARE(json[u"missed"].toInt(), audit[u"missed"].toArray().size());
    QVERIFY(json[u"missed"].toInt() > 0);
    QCOMPARE(json[u"explanations"].toArray().size(), causes.size());
    for (const QJsonValue explanation : json[u"explanations"].toArray()) {
        QCOMPARE(explanation[u"explains"].toInt(), causes[explanation[u"rule"].toString()]);
        QVERIFY(!explanation[u"sentence"].toString().isEmpty());
        QVERIFY(explanation[u"example"].isObject());
    }
    const QJsonObject stages = json[u"stages"].toObject();
    QCOMPARE(stages[u"notInFrame"].toInt() + stages[u"notRegistered"].toInt() + stages[u"registration"].toInt() +
                 stages[u"afterStructure"].toInt(),
             json[u"missed"].toInt());
    int grouped = 0;
    for (const QJsonValue group : json[u"groups"].toArray())
        grouped += group[u"count"].toInt();
    QCOMPARE(grouped, json[u"missed"].toInt());
    QVERIFY(json[u"waste"].isArray());
}

void TestDiagnoseCommand::aBrokenWorldIsExplainedByItsFault_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("step"); // the first in which it shows
    QTest::addColumn<QString>("says");
    QTest::newRow("through-the-wall") << QStringLiteral("tunnelling") << 16 << QStringLiteral("Objects tunnel");
    QTest::newRow("big-boss") << QStringLiteral("larger-than-cells") << 40 << QStringLiteral("only at its corners");
    QTest::newRow("top-row") << QStringLiteral("partial-last-cell") << 26 << QStringLiteral("row or column");
    QTest::newRow("two-runs") << QStringLiteral("integer-truncation") << 132
                              << QStringLiteral("the algorithm truncates coordinates to whole pixels");
    QTest::newRow("cannot-be-shot") << QStringLiteral("masks-differ") << 44
                                    << QStringLiteral("the mask 2 of Shot 3 does not accept the category 4 of Enemy 3");
}

void TestDiagnoseCommand::aBrokenWorldIsExplainedByItsFault()
{
    QFETCH(const QString, rule);
    QFETCH(const int, step);
    QFETCH(const QString, says);
    const QString scene =
        QStringLiteral(BROADSIDE_SCENES "/mysteries/%1.broadside").arg(QLatin1String(QTest::currentDataTag()));
    const Outcome outcome = call({QStringLiteral("diagnose"), scene, QStringLiteral("--steps"),
                                  QStringLiteral("0..240"), QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    const QJsonArray explanations = outcome.json()[u"explanations"].toArray();
    QCOMPARE(explanations.size(), 1);
    QCOMPARE(explanations[0][u"rule"].toString(), rule);
    QCOMPARE(explanations[0][u"example"][u"step"].toInt(), step);
    QVERIFY2(explanations[0][u"sentence"].toString().contains(says), outcome.out.constData());
    int grouped = 0;
    for (const QJsonValue group : outcome.json()[u"groups"].toArray()) {
        QCOMPARE(group[u"rule"].toString(), rule);
        grouped += group[u"count"].toInt();
    }
    QCOMPARE(grouped, explanations[0][u"explains"].toInt());
}

void TestDiagnoseCommand::aWorldThatIsRightHasNothingToExplain_data()
{
    QTest::addColumn<QString>("scene");
    for (const char* scene : {"walkers", "cannon", "pong", "pinball"}) // masks keep objects of the first two apart
        QTest::newRow(scene) << QStringLiteral(BROADSIDE_SCENES "/%1.broadside").arg(QLatin1String(scene));
}

void TestDiagnoseCommand::aWorldThatIsRightHasNothingToExplain()
{
    QFETCH(const QString, scene);
    const Outcome outcome = call({QStringLiteral("diagnose"), scene, QStringLiteral("--steps"),
                                  QStringLiteral("0..240"), QStringLiteral("--json")});
    QVERIFY2(outcome.json()[u"explanations"].toArray().isEmpty(), outcome.out.constData());
    QCOMPARE(outcome.code, 0);
}

void TestDiagnoseCommand::aGameHasItsFaultExplained_data()
{
    using naive_grid_game::Bug;
    QTest::addColumn<int>("bug");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char* name, Bug bug, const char* rule) {
        QTest::newRow(name) << static_cast<int>(bug) << QString::fromLatin1(rule);
    };
    row("forgets to move", Bug::ForgetsToMove, "registered-once");
    if (kSanitized)
        return; // one explanation runs all the code, and each takes a minute
    row("registers corners", Bug::RegistersCorners, "corner-cells-only");
    row("rounds rows down", Bug::RoundsRowsDown, "outside-table");
    row("loses objects outside", Bug::LosesObjectsOutside, "outside-table");
}

void TestDiagnoseCommand::aGameHasItsFaultExplained()
{
    QFETCH(const int, bug);
    QFETCH(const QString, rule);
    const QString trace = path("game.bstrace");
    writeGameTrace(trace, static_cast<naive_grid_game::Bug>(bug), 300);
    const Outcome outcome = call({QStringLiteral("diagnose"), trace, QStringLiteral("--json")});
    QCOMPARE(outcome.code, 1);
    const QJsonObject json = outcome.json();
    QVERIFY2(json[u"explanations"][0][u"rule"].toString() == rule, outcome.out.constData());
}

void TestDiagnoseCommand::twoRunsGiveTheSameText()
{
    const QString trace = path("game.bstrace");
    writeGameTrace(trace, naive_grid_game::Bug::ForgetsToMove, 40);
    const QByteArray text = call({QStringLiteral("diagnose"), trace}).out;
    QVERIFY2(text.contains("Explains "), text.constData());
    QVERIFY2(text.contains("Example: "), text.constData());
    QCOMPARE(call({QStringLiteral("diagnose"), trace}).out, text);
}

void TestDiagnoseCommand::aCorrectAlgorithmHasNothingToExplain()
{
    const Outcome outcome = call(mixed("--algorithm grid --steps 5 --json"));
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.json()[u"missed"].toInt(), 0);
    QVERIFY(outcome.json()[u"explanations"].toArray().isEmpty());
}

/// A scene of the welcome page: its cells are far larger than its grains. It misses nothing, so the exit code is 0.
void TestDiagnoseCommand::wasteIsShownWithItsRemedy()
{
    const QStringList line{QStringLiteral("diagnose"),
                           QStringLiteral(BROADSIDE_SCENES "/mysteries/slow-right.broadside")};
    const Outcome json = call(line + QStringList{QStringLiteral("--json")});
    QCOMPARE(json.code, 0);
    const QJsonArray waste = json.json()[u"waste"].toArray();
    QCOMPARE(waste.size(), 1);
    QCOMPARE(waste[0][u"rule"].toString(), QStringLiteral("cells-too-large"));
    for (const char* key : {"candidates", "microseconds"})
        QVERIFY2(waste[0][QLatin1String(key)].toDouble() > 0.0, key);
    const QByteArray text = call(line).out;
    for (const char* key : {"sentence", "remedy"}) {
        const QByteArray sentence = waste[0][QLatin1String(key)].toString().toUtf8();
        QVERIFY2(!sentence.isEmpty() && text.contains(sentence), text.constData());
    }
}

void TestDiagnoseCommand::aTableHasNoCandidates()
{
    const QString table = fileWith("boxes.csv", "id,x,y,w,h\n1,0,0,2,2\n2,1,1,2,2\n");
    const Outcome outcome = call({QStringLiteral("diagnose"), table});
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains("candidates"), outcome.err.constData());
}

void TestDiagnoseCommand::rangesOutsideARecordingAreRefused()
{
    const QString trace = path("short.bstrace");
    writeGameTrace(trace, naive_grid_game::Bug::ForgetsToMove, 5);
    const Outcome outcome =
        call({QStringLiteral("diagnose"), trace, QStringLiteral("--steps"), QStringLiteral("900..901")});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("--steps"), outcome.err.constData());
}

void TestDiagnoseCommand::reportsHaveAFindingForEachExplanation()
{
    const QString sarif = path("out.sarif");
    const QString junit = path("out.xml");
    const QJsonObject json = call(mixed("--algorithm corner-grid --steps 10 --json") +
                                  QStringList{QStringLiteral("--sarif"), sarif, QStringLiteral("--junit"), junit})
                                 .json();
    const QJsonObject run = QJsonDocument::fromJson(contentsOf(sarif))[u"runs"][0].toObject();
    QCOMPARE(run[u"automationDetails"][u"id"].toString(), QStringLiteral("broadside/diagnose/"));
    QSet<QString> rules;
    for (const QJsonValue rule : run[u"tool"][u"driver"][u"rules"].toArray())
        rules += rule[u"id"].toString();
    const QJsonArray results = run[u"results"].toArray();
    const QJsonArray explanations = json[u"explanations"].toArray();
    QVERIFY(!explanations.isEmpty());
    QCOMPARE(results.size(), explanations.size()); // each missed pair is explained
    for (int i = 0; i < results.size(); ++i) {
        const QString rule = results[i][u"ruleId"].toString();
        QCOMPARE(rule, QStringLiteral("diagnosis/") + explanations[i][u"rule"].toString());
        QVERIFY2(rules.contains(rule), qPrintable(rule));
        const QString message = results[i][u"message"][u"text"].toString();
        QVERIFY2(message.contains(explanations[i][u"sentence"].toString()), qPrintable(message));
        QVERIFY(results[i][u"locations"][0][u"physicalLocation"][u"region"][u"startLine"].toInt() > 1);
    }
    const QByteArray xml = contentsOf(junit);
    QCOMPARE(xml.count("<failure "), explanations.size());
    QCOMPARE(xml.count("<testcase "), rules.size());
}

void TestDiagnoseCommand::aBaselineAcceptsKnownFaults()
{
    const QString baseline = path("baseline.json");
    const char* line = "--algorithm corner-grid --steps 10 --json";
    const Outcome first = call(mixed(line) + QStringList{QStringLiteral("--write-baseline"), baseline});
    QCOMPARE(first.code, 0);
    const QStringList known{QStringLiteral("--baseline"), baseline};
    const Outcome second = call(mixed(line) + known);
    QCOMPARE(second.code, 0);
    QCOMPARE(second.json()[u"new"].toInt(), 0);
    QCOMPARE(second.json()[u"accepted"].toInt(), first.json()[u"explanations"].toArray().size());
    const QStringList other{QStringLiteral("diagnose"), sample("mysteries/two-runs"), QStringLiteral("--steps"),
                            QStringLiteral("132")};
    QCOMPARE(call(other + known).code, 1); // not in the baseline
    QVERIFY(call(mixed("--algorithm grid --steps 10") + known).err.contains("is not there any more"));
}

void TestDiagnoseCommand::anUnreadableFileIsReported()
{
    const QString junit = path("out.xml");
    const QString table = fileWith("boxes.csv", "id,x,y,w,h\n1,0,0,2,2\n2,1,1,2,2\n");
    QCOMPARE(call({QStringLiteral("diagnose"), table, QStringLiteral("--junit"), junit}).code, 3);
    QVERIFY(contentsOf(junit).contains("<error type=\"diagnosis/unreadable\""));
}

/// The cells of a grid have no width, so no frame can be read: that nothing is missed in the others says nothing.
void TestDiagnoseCommand::unreadableFramesAreNoSuccess()
{
    const QString trace = path("flat-cells.bstrace");
    bst_settings settings = bst_default_settings();
    settings.has_grids = 1;
    settings.records = BST_CANDIDATES;
    bst_trace* file = bst_open_file(trace.toStdString().c_str(), &settings);
    for (const std::uint64_t step : {0U, 1U, 2U}) {
        bst_grid(file, 1, nullptr, 0.0, 0.0, 0.0, 1.0, 0, 0, 0);
        bst_frame_begin(file, step, 0.1 * static_cast<double>(step));
        bst_box(file, 1, 0.0, 0.0, 2.0, 2.0);
        bst_box(file, 2, 1.0, 1.0, 3.0, 3.0);
        bst_frame_end(file);
    }
    bst_close(file);
    for (const char* command : {"audit", "diagnose"}) {
        const Outcome outcome = call({QString::fromLatin1(command), trace});
        QCOMPARE(outcome.code, 3);
        QVERIFY2(outcome.out.isEmpty(), outcome.out.constData());
        QVERIFY2(outcome.err.contains("a corner or a cell that is not a valid number"), outcome.err.constData());
    }
}

/// Also a fault that the list of rules does not have yet, two faults of one rule, and pairs without an explanation.
void TestDiagnoseCommand::everyFindingHasItsRule()
{
    Diagnosis diagnosis;
    diagnosis.missed = 9;
    for (const char* rule : {"late-registration", "not-in-the-list", "contrast", "contrast"}) {
        Explanation explanation;
        explanation.rule = rule;
        explanation.sentence = "It is so.";
        explanation.explains = 2;
        diagnosis.explanations.push_back(explanation);
    }
    diagnosis.groups = {{{1}, {2}, 3, 3, 1, "contrast"}, {{1}, {4}, 5, 5, 1, {}}};
    const CheckReport report = diagnosisReport("game.bstrace", diagnosis, nullptr);
    std::vector<std::string_view> rules;
    std::set<std::string> fingerprints;
    for (const CheckFinding& finding : report.findings) {
        rules.push_back(finding.rule);
        fingerprints.insert(fingerprintOf(finding));
        QVERIFY(std::ranges::count(report.rules, finding.rule, &CheckRule::id) == 1);
    }
    QVERIFY(rules ==
            (std::vector<std::string_view>{"diagnosis/late-registration", "diagnosis/other", "diagnosis/contrast",
                                           "diagnosis/contrast", "diagnosis/unexplained"}));
    QCOMPARE(fingerprints.size(), report.findings.size());
    QVERIFY(report.findings.back().message.starts_with("1 of 9 missed pairs has no explanation"));
}

BROADSIDE_TEST(TestDiagnoseCommand)

} // namespace broadside::test::tst_diagnose_command

#include "tst_diagnose_command.moc"
