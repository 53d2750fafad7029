#include "app/reports/baseline.h"
#include "app/reports/junit_report.h"
#include "app/reports/sarif_report.h"
#include "tests/support/command_line.h"
#include "tests/support/game_trace.h"
#include "tests/support/test.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <map>
#include <vector>

namespace broadside::test::tst_check_reports {

/// Tests the reports of audit and validate for build servers.
class TestCheckReports : public QObject {
    Q_OBJECT
private slots:
    void junitHasATestcaseForEachRule();
    void junitSkipsWhatCouldNotBeLookedAt();
    void whateverIsInNamesIsWellFormed();
    void sarifHasWhatTheStandardRequires_data();
    void sarifHasWhatTheStandardRequires();
    void sarifPlacesAreThoseOfTheFile();
    void aBaselineAcceptsWhatItLists();
    void aBaselineHoldsAfterUnrelatedEdits();
    void aBaselineHoldsForAnotherRandomSeed_data();
    void aBaselineHoldsForAnotherRandomSeed();
    void pairsOfTheSameNamesAreOneFinding();
    void aBaselineOfAnEarlierVersionHolds();
    void aBaselineHoldsWhereverItIsAsked();
    void staleEntriesAreNamed();
    void oneBaselineIsForSeveralCommandsAndFiles();
    void unreadableFilesAreNeverAccepted();
    void recordingsHaveReportsToo();
    void brokenBaselinesAreRefused_data();
    void brokenBaselinesAreRefused();
    void withoutBaselineNothingChanges();
    void noReportIsWrittenOverAnotherFile_data();
    void noReportIsWrittenOverAnotherFile();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& text) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write");
        return file.fileName();
    }
    [[nodiscard]] QByteArray read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Replaces FOLDER/ in the words by the folder of the test.
    [[nodiscard]] Outcome callWith(const QString& line) const
    {
        QStringList list = line.split(u' ', Qt::SkipEmptyParts);
        for (QString& word : list)
            if (word.startsWith(u"FOLDER/"))
                word = path(word.mid(7));
        return call(list);
    }
    /// A long box over small cells, which corner-grid registers at its corners only, and a ball in the middle of the
    /// box.
    [[nodiscard]] QByteArray sceneWithAMiss(const QByteArray& before = {}) const
    {
        return R"({
  "format": "broadside-scene", "version": 1,
  "world": {"width": 10, "height": 10},
  "broadPhase": {"algorithm": "corner-grid", "cellSize": 1},
  "objects": [
)" + before +
               R"(    {"id": 7, "name": "Bar", "kind": "static", "position": [5, 5], "shape": {"type": "box", "width": 8, "height": 0.5}},
    {"id": 9, "name": "Ball", "kind": "dynamic", "position": [5, 5], "shape": {"type": "box", "width": 0.2, "height": 0.2}}
  ]
}
)";
    }
    QTemporaryDir m_folder;
};

namespace {

/// Counts the elements of the XML; fails when it is not well-formed.
std::map<QString, int> elementsOf(const QByteArray& xml)
{
    std::map<QString, int> counts;
    QXmlStreamReader reader(xml);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement)
            ++counts[reader.name().toString()];
    if (reader.hasError())
        qWarning("%s\n%s", qPrintable(reader.errorString()), xml.constData());
    return reader.hasError() ? std::map<QString, int>{} : counts;
}

CheckReport reportWith(CheckFinding finding)
{
    CheckReport report;
    report.command = "audit";
    report.rules = {{"missed-pair/stale", "Missed pair: stale", "It moved.", "Tell."},
                    {"audit/unreadable", "Could not be audited", "It is not there.", "Put it there."}};
    report.files = {finding.file};
    report.findings = {std::move(finding)};
    return report;
}

} // namespace

void TestCheckReports::junitHasATestcaseForEachRule()
{
    write(QStringLiteral("a.broadside"), sceneWithAMiss());
    const Outcome outcome = callWith(QStringLiteral("audit FOLDER/a.broadside --junit FOLDER/out.xml"));
    QCOMPARE(outcome.code, 1);
    const QByteArray xml = read(QStringLiteral("out.xml"));
    auto elements = elementsOf(xml);
    QCOMPARE(elements[QStringLiteral("testsuites")], 1);
    QCOMPARE(elements[QStringLiteral("testsuite")], 1);
    QCOMPARE(elements[QStringLiteral("testcase")],
             11); // eight causes, tunnelling, boxes, and whether the audit was possible
    QCOMPARE(elements[QStringLiteral("failure")], 1);
    QVERIFY2(xml.contains("<testsuites name=\"broadside audit\" tests=\"11\" failures=\"1\" errors=\"0\" time=\"0\">"),
             xml.constData());
    QVERIFY(xml.contains("name=\"Missed pair: larger-than-cells\""));
    QVERIFY(xml.contains("Bar (7) - Ball (9) is a pair that the broad phase misses in step 0"));

    write(QStringLiteral("b.broadside"), sceneWithAMiss().replace("\"width\": 8", "\"width\": -8"));
    QCOMPARE(callWith(QStringLiteral("validate FOLDER/a.broadside FOLDER/b.broadside --junit FOLDER/out.xml")).code, 1);
    elements = elementsOf(read(QStringLiteral("out.xml")));
    QCOMPARE(elements[QStringLiteral("testsuite")], 2);
    QCOMPARE(elements[QStringLiteral("testcase")], 2 * 18); // sixteen checks, content, and whether the file can be read
    QCOMPARE(elements[QStringLiteral("failure")], 1);       // warnings are no failures
    QVERIFY(elements[QStringLiteral("system-out")] >= 1);
}

void TestCheckReports::junitSkipsWhatCouldNotBeLookedAt()
{
    QCOMPARE(callWith(QStringLiteral("audit FOLDER/none.broadside --junit FOLDER/out.xml")).code, 3);
    auto elements = elementsOf(read(QStringLiteral("out.xml")));
    QCOMPARE(elements[QStringLiteral("error")], 1);
    QCOMPARE(elements[QStringLiteral("skipped")], 10);
}

void TestCheckReports::whateverIsInNamesIsWellFormed()
{
    CheckFinding finding;
    finding.rule = "missed-pair/stale";
    finding.file = "a<b>&\"'.broadside";
    finding.line = 3;
    finding.message = "Control \x01\x1f\x7f, stray \xff\xc3, none \xef\xbf\xbf\xef\xbf\xbe, CDATA ]]> and \xc3\xa4";
    finding.subject = finding.message;
    finding.identity = "x";
    const CheckReport report = reportWith(finding);
    const QByteArray xml = QByteArray::fromStdString(junitOf(report));
    QCOMPARE(elementsOf(xml)[QStringLiteral("failure")], 1);
    QVERIFY(xml.contains("\xc3\xa4"));
    QVERIFY(xml.contains("a&lt;b&gt;&amp;&quot;"));
    QJsonParseError error;
    const QJsonDocument sarif = QJsonDocument::fromJson(QByteArray::fromStdString(sarifOf(report, false)), &error);
    QCOMPARE(error.error, QJsonParseError::NoError);
    const QString uri =
        sarif[u"runs"][0][u"results"][0][u"locations"][0][u"physicalLocation"][u"artifactLocation"][u"uri"].toString();
    QCOMPARE(uri, QStringLiteral("a%3Cb%3E%26%22%27.broadside"));
}

void TestCheckReports::sarifHasWhatTheStandardRequires_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("audit") << QStringLiteral("audit FOLDER/a.broadside --sarif FOLDER/out.sarif");
    QTest::newRow("validate") << QStringLiteral(
        "validate FOLDER/a.broadside FOLDER/b.broadside --sarif FOLDER/out.sarif");
    QTest::newRow("unreadable") << QStringLiteral("validate FOLDER/none.broadside --sarif FOLDER/out.sarif");
    QTest::newRow("baseline") << QStringLiteral(
        "audit FOLDER/a.broadside --baseline FOLDER/empty.json --sarif FOLDER/out.sarif");
}

/// Checks SARIF 2.1.0: the properties that the schema requires or restricts, for all objects in the report.
void TestCheckReports::sarifHasWhatTheStandardRequires()
{
    QFETCH(const QString, line);
    write(QStringLiteral("a.broadside"), sceneWithAMiss());
    write(QStringLiteral("b.broadside"), sceneWithAMiss().replace("\"width\": 8", "\"width\": -8"));
    write(QStringLiteral("empty.json"), R"({"format": "broadside-baseline", "version": 1, "findings": []})");
    static_cast<void>(callWith(line));
    const QJsonObject log = QJsonDocument::fromJson(read(QStringLiteral("out.sarif"))).object();
    QCOMPARE(log[u"version"].toString(), QStringLiteral("2.1.0"));
    QVERIFY(log[u"$schema"].toString().endsWith(u"sarif-schema-2.1.0.json"));
    QCOMPARE(log[u"runs"].toArray().size(), 1);
    const QJsonObject run = log[u"runs"][0].toObject();
    const QJsonObject driver = run[u"tool"][u"driver"].toObject();
    QVERIFY(!driver[u"name"].toString().isEmpty());
    QVERIFY((QStringList{QStringLiteral("utf16CodeUnits"), QStringLiteral("unicodeCodePoints")})
                .contains(run[u"columnKind"].toString()));
    const QJsonArray rules = driver[u"rules"].toArray();
    QStringList ids;
    const QStringList levels{QStringLiteral("none"), QStringLiteral("note"), QStringLiteral("warning"),
                             QStringLiteral("error")};
    for (const QJsonValue& rule : rules) {
        ids += rule[u"id"].toString();
        static const QRegularExpression kIdentifier(QStringLiteral("^([A-Z][a-z0-9]*)+$"));
        QVERIFY2(kIdentifier.match(rule[u"name"].toString()).hasMatch(), qPrintable(rule[u"name"].toString()));
        for (const char16_t* text : {u"shortDescription", u"fullDescription", u"help"})
            QVERIFY2(!rule[QStringView(text)][u"text"].toString().isEmpty(), qPrintable(ids.last()));
        QVERIFY(rule[u"help"][u"markdown"].toString().contains(u"**Remedy:**"));
        QVERIFY(levels.contains(rule[u"defaultConfiguration"][u"level"].toString()));
    }
    QVERIFY(ids.removeDuplicates() == 0 && !ids.isEmpty());
    const QJsonArray results = run[u"results"].toArray();
    QVERIFY(!results.isEmpty());
    for (const QJsonValue& result : results) {
        QVERIFY(!result[u"message"][u"text"].toString().isEmpty());
        QVERIFY(levels.contains(result[u"level"].toString()));
        QCOMPARE(ids.value(result[u"ruleIndex"].toInt(-1)), result[u"ruleId"].toString());
        const QJsonValue physical = result[u"locations"][0][u"physicalLocation"];
        const QString uri = physical[u"artifactLocation"][u"uri"].toString();
        static const QRegularExpression kUri(QStringLiteral("^[A-Za-z0-9._~/:%-]+$"));
        QVERIFY2(kUri.match(uri).hasMatch(), qPrintable(uri));
        const QJsonObject region = physical[u"region"].toObject();
        QVERIFY(region[u"startLine"].toInt() >= 1 && region[u"startColumn"].toInt(1) >= 1);
        static const QRegularExpression kHash(QStringLiteral("^[0-9a-f]{16}$"));
        QVERIFY(kHash.match(result[u"partialFingerprints"][u"broadside/v2"].toString()).hasMatch());
        if (line.contains(u"--baseline"))
            QCOMPARE(result[u"baselineState"].toString(), QStringLiteral("new"));
        else
            QVERIFY(result[u"baselineState"].isUndefined());
    }
}

void TestCheckReports::sarifPlacesAreThoseOfTheFile()
{
    // Two bytes and one unit; four bytes and two units: they shift the column of the object behind them.
    write(
        QStringLiteral("a.broadside"),
        sceneWithAMiss(
            R"(    {"id": 1, "name": "äö", "kind": "static", "position": [1, 1], "shape": {"type": "circle", "radius": 0.1}}, {"id": 2, "name": "😀", "kind": "static", "position": [3, 1], "shape": {"type": "circle", "radius": 0.1}}, )"));
    QCOMPARE(callWith(QStringLiteral("audit FOLDER/a.broadside --sarif FOLDER/out.sarif")).code, 1);
    const QJsonValue region = QJsonDocument::fromJson(
        read(QStringLiteral("out.sarif")))[u"runs"][0][u"results"][0][u"locations"][0][u"physicalLocation"][u"region"];
    const QString line =
        QString::fromUtf8(read(QStringLiteral("a.broadside"))).split(u'\n').value(region[u"startLine"].toInt() - 1);
    QVERIFY2(line.mid(region[u"startColumn"].toInt() - 1).startsWith(u"{\"id\": 7"), qPrintable(line));
}

void TestCheckReports::aBaselineAcceptsWhatItLists()
{
    write(QStringLiteral("a.broadside"), sceneWithAMiss());
    const Outcome written =
        callWith(QStringLiteral("audit FOLDER/a.broadside --steps 3 --write-baseline FOLDER/base.json --json"));
    QCOMPARE(written.code, 0);
    QCOMPARE(written.json()[u"findings"].toInt(), 4); // the keys of the contract are the same as without a baseline
    QCOMPARE(written.json()[u"accepted"].toInt(), 4);
    QCOMPARE(written.json()[u"new"].toInt(), 0);
    const Outcome again = callWith(QStringLiteral("audit FOLDER/a.broadside --steps 3 --baseline FOLDER/base.json "
                                                  "--junit FOLDER/out.xml --sarif FOLDER/out.sarif"));
    QCOMPARE(again.code, 0);
    QVERIFY(again.out.contains("Accepted        4\n"));
    QCOMPARE(elementsOf(read(QStringLiteral("out.xml")))[QStringLiteral("failure")], 0);
    const QJsonValue result = QJsonDocument::fromJson(read(QStringLiteral("out.sarif")))[u"runs"][0][u"results"][0];
    QCOMPARE(result[u"baselineState"].toString(), QStringLiteral("unchanged"));
    QCOMPARE(result[u"suppressions"][0][u"kind"].toString(), QStringLiteral("external"));
    QCOMPARE(result[u"occurrenceCount"].toInt(), 4);
    // A second ball in the bar is a new finding.
    write(
        QStringLiteral("a.broadside"),
        sceneWithAMiss("    {\"id\": 8, \"kind\": \"dynamic\", \"position\": [3.5, 5], \"shape\": {\"type\": \"box\", "
                       "\"width\": 0.2, \"height\": 0.2}},\n"));
    const Outcome more = callWith(QStringLiteral("audit FOLDER/a.broadside --baseline FOLDER/base.json --json"));
    QCOMPARE(more.code, 1);
    QCOMPARE(more.json()[u"new"].toInt(), 1);
    QCOMPARE(more.json()[u"accepted"].toInt(), 1);
}

void TestCheckReports::aBaselineHoldsAfterUnrelatedEdits()
{
    write(QStringLiteral("a.broadside"), sceneWithAMiss());
    QCOMPARE(callWith(QStringLiteral("audit FOLDER/a.broadside --write-baseline FOLDER/base.json")).code, 0);
    write(QStringLiteral("a.broadside"),
          "\n\n" + sceneWithAMiss("    {\"id\": 3, \"kind\": \"static\", \"position\": [1, 1], \"shape\": {\"type\": "
                                  "\"circle\", \"radius\": 0.1}},\n")
                       .replace("\"id\": 9, \"name\": \"Ball\"", "\"id\": 99, \"name\": \"Ball 2\"")
                       .replace("[5, 5], \"shape\": {\"type\": \"box\", \"width\": 0.2",
                                "[5.3, 5], \"shape\": {\"type\": \"box\", \"width\": 0.3"));
    const Outcome outcome = callWith(QStringLiteral("audit FOLDER/a.broadside --steps 9 --baseline FOLDER/base.json"));
    QVERIFY2(outcome.code == 0, (outcome.out + outcome.err).constData());
}

void TestCheckReports::aBaselineHoldsForAnotherRandomSeed_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("audit") << QStringLiteral("audit");
    QTest::newRow("diagnose") << QStringLiteral("diagnose");
}

/// A game of another random seed has other positions, other pairs and the same fault.
void TestCheckReports::aBaselineHoldsForAnotherRandomSeed()
{
    QFETCH(const QString, command);
    using naive_grid_game::Bug;
    const QString trace = path(QStringLiteral("seeds.bstrace"));
    const bool isAudit = command == u"audit";
    const int frames = isAudit ? 60 : 20; // a diagnosis takes seconds
    writeGameTrace(trace, Bug::ForgetsToMove, isAudit ? 300 : frames);
    QCOMPARE(callWith(command + QStringLiteral(" FOLDER/seeds.bstrace --write-baseline FOLDER/seeds.json")).code, 0);
    const QString check = command + QStringLiteral(" FOLDER/seeds.bstrace --baseline FOLDER/seeds.json --json");
    for (const std::uint32_t seed : isAudit ? std::vector{9U, 10U, 11U} : std::vector{8U}) {
        writeGameTrace(trace, Bug::ForgetsToMove, frames, seed);
        const Outcome known = callWith(check + QStringLiteral(" --sarif FOLDER/out.sarif"));
        const QJsonValue run = QJsonDocument::fromJson(read(QStringLiteral("out.sarif")))[u"runs"][0];
        for (const QJsonValue result : run[u"results"].toArray())
            QVERIFY2(result[u"baselineState"].toString() == u"unchanged",
                     qPrintable(result[u"message"][u"text"].toString()));
        QCOMPARE(known.json()[u"new"].toInt(-1), 0);
        QVERIFY(known.json()[u"accepted"].toInt() > 0);
        QCOMPARE(known.code, 0);
    }
    writeGameTrace(trace, Bug::RegistersCorners, frames, 8);
    QCOMPARE(callWith(check).code, 1);
}

void TestCheckReports::pairsOfTheSameNamesAreOneFinding()
{
    write(QStringLiteral("a.broadside"),
          sceneWithAMiss("    {\"id\": 8, \"name\": \"Ball 2\", \"kind\": \"dynamic\", \"position\": [3.5, 5], "
                         "\"shape\": {\"type\": \"box\", \"width\": 0.2, \"height\": 0.2}},\n"));
    QCOMPARE(callWith(QStringLiteral("audit FOLDER/a.broadside --sarif FOLDER/out.sarif")).code, 1);
    const QJsonArray results =
        QJsonDocument::fromJson(read(QStringLiteral("out.sarif")))[u"runs"][0][u"results"].toArray();
    QCOMPARE(results.size(), 1);
    QCOMPARE(results[0][u"occurrenceCount"].toInt(), 2);
    QVERIFY2(results[0][u"message"][u"text"].toString().contains(
                 u"and 1 more time up to step 0, with 1 more pair of these names"),
             qPrintable(results[0][u"message"][u"text"].toString()));
}

/// Earlier fingerprints had the ids of the two objects.
void TestCheckReports::aBaselineOfAnEarlierVersionHolds()
{
    write(QStringLiteral("a.broadside"), sceneWithAMiss());
    CheckFinding former;
    former.rule = "missed-pair/larger-than-cells";
    former.identity = "7 - 9";
    write(
        QStringLiteral("base.json"),
        R"({"format": "broadside-baseline", "version": 1, "findings": [{"file": "a.broadside", "rule": "missed-pair/larger-than-cells", "fingerprint": ")" +
            QByteArray::fromStdString(fingerprintOf(former)) + R"(", "message": ""}]})");
    const Outcome outcome = callWith(QStringLiteral("audit FOLDER/a.broadside --baseline FOLDER/base.json"));
    QCOMPARE(outcome.code, 0);
    QVERIFY2(!outcome.err.contains("is not there any more"), outcome.err.constData());
}

void TestCheckReports::aBaselineHoldsWhereverItIsAsked()
{
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("scenes")));
    write(QStringLiteral("scenes/a.broadside"), sceneWithAMiss());
    QCOMPARE(callWith(QStringLiteral("audit FOLDER/scenes/a.broadside --write-baseline FOLDER/base.json")).code, 0);
    QVERIFY(read(QStringLiteral("base.json")).contains("\"file\": \"scenes/a.broadside\""));
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(path(QStringLiteral("scenes"))));
    const Outcome here = call({QStringLiteral("audit"), QStringLiteral("./a.broadside"), QStringLiteral("--baseline"),
                               QStringLiteral("../base.json")});
    QVERIFY(QDir::setCurrent(before));
    QVERIFY2(here.code == 0, here.err.constData());
}

void TestCheckReports::staleEntriesAreNamed()
{
    write(QStringLiteral("a.broadside"), sceneWithAMiss());
    QCOMPARE(callWith(QStringLiteral("audit FOLDER/a.broadside --write-baseline FOLDER/base.json")).code, 0);
    write(QStringLiteral("a.broadside"), sceneWithAMiss().replace("corner-grid", "grid"));
    const Outcome mended = callWith(QStringLiteral("audit FOLDER/a.broadside --baseline FOLDER/base.json"));
    QCOMPARE(mended.code, 0);
    QVERIFY2(mended.err.contains("1 finding of ") && mended.err.contains("is not there any more") &&
                 mended.err.contains("Bar (7) - Ball (9)"),
             mended.err.constData());
    QCOMPARE(callWith(QStringLiteral("audit FOLDER/a.broadside --write-baseline FOLDER/base.json")).code, 0);
    QVERIFY(callWith(QStringLiteral("audit FOLDER/a.broadside --baseline FOLDER/base.json")).err.isEmpty());
}

void TestCheckReports::oneBaselineIsForSeveralCommandsAndFiles()
{
    write(QStringLiteral("a.broadside"), sceneWithAMiss());
    write(QStringLiteral("b.broadside"), sceneWithAMiss().replace("\"width\": 8", "\"width\": -8"));
    QCOMPARE(callWith(QStringLiteral("audit FOLDER/a.broadside --write-baseline FOLDER/base.json")).code, 0);
    QCOMPARE(callWith(QStringLiteral("validate FOLDER/b.broadside --write-baseline FOLDER/base.json")).code, 0);
    QCOMPARE(callWith(QStringLiteral("audit FOLDER/a.broadside --baseline FOLDER/base.json")).code, 0);
    const Outcome validated =
        callWith(QStringLiteral("validate FOLDER/b.broadside --baseline FOLDER/base.json --json"));
    QCOMPARE(validated.code, 0);
    QVERIFY(validated.err.isEmpty()); // findings that the audit accepted are not stale
    QVERIFY(validated.json()[u"problems"][0][u"accepted"].toBool());
    QCOMPARE(callWith(QStringLiteral("validate FOLDER/b.broadside")).code, 1);
}

void TestCheckReports::unreadableFilesAreNeverAccepted()
{
    QCOMPARE(callWith(QStringLiteral("validate FOLDER/none.broadside --write-baseline FOLDER/base.json")).code, 3);
    QCOMPARE(callWith(QStringLiteral("validate FOLDER/none.broadside --baseline FOLDER/base.json")).code, 3);
    QVERIFY(!read(QStringLiteral("base.json")).contains("none.broadside"));
}

void TestCheckReports::recordingsHaveReportsToo()
{
    write(QStringLiteral("a.broadside"), sceneWithAMiss());
    QCOMPARE(callWith(QStringLiteral("run FOLDER/a.broadside --steps 2 --trace FOLDER/a.bstrace")).code, 0);
    QCOMPARE(callWith(QStringLiteral("audit FOLDER/a.bstrace --sarif FOLDER/out.sarif")).code, 1);
    const QJsonValue result = QJsonDocument::fromJson(read(QStringLiteral("out.sarif")))[u"runs"][0][u"results"][0];
    QCOMPARE(result[u"ruleId"].toString(), QStringLiteral("missed-pair/larger-than-cells"));
    QVERIFY(result[u"message"][u"text"].toString().contains(u"Register an object in every cell"));
    QCOMPARE(result[u"locations"][0][u"physicalLocation"][u"region"][u"startLine"].toInt(), 1);
    QCOMPARE(callWith(QStringLiteral("audit FOLDER/a.bstrace --write-baseline FOLDER/base.json")).code, 0);
    QCOMPARE(callWith(QStringLiteral("audit FOLDER/a.bstrace --baseline FOLDER/base.json")).code, 0);
}

void TestCheckReports::brokenBaselinesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no JSON") << QByteArray("{\n  \"format\": ,\n}") << QByteArray("base.json:2:");
    QTest::newRow("something else") << QByteArray("{\"a\": 1}") << QByteArray("This is not a baseline");
    QTest::newRow("newer") << QByteArray("{\"format\": \"broadside-baseline\", \"version\": 2}")
                           << QByteArray("newer version");
    QTest::newRow("no fingerprint") << QByteArray(
                                           "{\"format\": \"broadside-baseline\", \"version\": 1, \"findings\": [{}]}")
                                    << QByteArray("Finding 1 has no fingerprint");
}

void TestCheckReports::brokenBaselinesAreRefused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, message);
    write(QStringLiteral("a.broadside"), sceneWithAMiss());
    write(QStringLiteral("base.json"), text);
    for (const char* option : {"--baseline", "--write-baseline"}) {
        const Outcome outcome =
            callWith(QStringLiteral("audit FOLDER/a.broadside %1 FOLDER/base.json").arg(QLatin1String(option)));
        QCOMPARE(outcome.code, 3);
        QVERIFY2(outcome.err.contains(message), outcome.err.constData());
        QCOMPARE(read(QStringLiteral("base.json")), text); // unchanged
    }
}

void TestCheckReports::withoutBaselineNothingChanges()
{
    write(QStringLiteral("a.broadside"), sceneWithAMiss());
    const Outcome plain = callWith(QStringLiteral("audit FOLDER/a.broadside --json"));
    const Outcome reported =
        callWith(QStringLiteral("audit FOLDER/a.broadside --json --junit FOLDER/out.xml --sarif FOLDER/out.sarif"));
    QCOMPARE(reported.out, plain.out);
    QCOMPARE(reported.code, plain.code);
    const Outcome refused = callWith(QStringLiteral("audit FOLDER/a.broadside --junit /no/such/folder/out.xml"));
    QCOMPARE(refused.code, 3);
}

void TestCheckReports::noReportIsWrittenOverAnotherFile_data()
{
    QTest::addColumn<QString>("line");
    const char* kLines[] = {"--junit FOLDER/a.broadside", "--sarif FOLDER/./a.broadside",
                            "--write-baseline FOLDER/a.broadside", "--junit FOLDER/out --sarif FOLDER/out",
                            "--sarif FOLDER/out --write-baseline FOLDER/../FOLDERNAME/out"};
    for (const char* command : {"audit", "validate"})
        for (const char* line : kLines)
            QTest::addRow("%s %s", command, line)
                << QStringLiteral("%1 FOLDER/a.broadside %2").arg(QLatin1String(command), QLatin1String(line));
}

void TestCheckReports::noReportIsWrittenOverAnotherFile()
{
    QFETCH(QString, line);
    write(QStringLiteral("a.broadside"), sceneWithAMiss());
    line.replace(QStringLiteral("FOLDERNAME"), QFileInfo(m_folder.path()).fileName());
    const Outcome outcome = callWith(line);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("would write over"), outcome.err.constData());
    QCOMPARE(read(QStringLiteral("a.broadside")), sceneWithAMiss());
    QVERIFY(!QFileInfo::exists(m_folder.filePath(QStringLiteral("out"))));
}

BROADSIDE_EVENT_TEST(TestCheckReports)

} // namespace broadside::test::tst_check_reports

#include "tst_check_reports.moc"
