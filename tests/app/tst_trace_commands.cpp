#include "core/debug/audit/audit.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"
#include "tests/trace/naive_grid_game.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

namespace broadside::test::tst_trace_commands {

/// Tests traces and tables on the command line.
class TestTraceCommands : public QObject {
    Q_OBJECT
private slots:
    void auditNamesTheCauseInAnotherGame();
    void auditSaysThatObjectsAreNumberedFromOne();
    void whatIsLeftOutIsSaid();
    void auditTriesAnAlgorithmOnTheSameBoxes();
    void aTableHasNoCandidatesToAudit();
    void separatorAndDecimalCommaCanBeSaid();
    void convertMakesASceneOfAFrame();
    void whyIsAboutTheirBroadPhase();
    void pairsAndQueriesAreOfAFrame();
    void renderShowsWhereAGameHasAnObject();
    void touchRuleOfTheRecordingHolds();
    void tuneAndCompareUseAllFrames();
    void reduceKeepsWhatTheMissDependsOn();
    void reduceOfAnAlgorithmShowsTheSame();
    void whatIsNotRecordedIsSaid_data();
    void whatIsNotRecordedIsSaid();
    void runWritesATraceThatIsReadAsTheSceneIs();
    void optionsOfTheOtherKindAreRefused_data();
    void optionsOfTheOtherKindAreRefused();
    void refusals();

private:
    /// Runs a line such as "audit TRACE --json"; TRACE, TABLE and OUT are files of the test.
    [[nodiscard]] Outcome callWith(const QByteArray& line) const
    {
        QStringList list = words(line.constData());
        for (QString& word : list) {
            if (word == u"TRACE")
                word = path("naive.bstrace");
            else if (word == u"TABLE")
                word = path("table.csv");
            else if (word.startsWith(u"OUT."))
                word = path("out") + word.mid(3);
        }
        return call(list);
    }
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

void TestTraceCommands::auditNamesTheCauseInAnotherGame()
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

void TestTraceCommands::auditSaysThatObjectsAreNumberedFromOne()
{
    bst_trace* trace = bst_open_file(path("zero.bstrace").toStdString().c_str(), nullptr);
    bst_frame_begin(trace, 0, 0.0);
    for (std::uint64_t id = 0; id < 3; ++id)
        bst_box(trace, id, 0.0, 0.0, 1.0, 1.0);
    bst_candidate(trace, 0, 1);
    bst_candidate(trace, 2, 1);
    bst_frame_end(trace);
    bst_close(trace);
    const Outcome outcome = call({QStringLiteral("audit"), path("zero.bstrace")});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.err.contains("1 candidate") && outcome.err.contains("such as object 0. Number objects from 1"),
             outcome.err.constData());
    QVERIFY(!call({QStringLiteral("audit"), naiveTrace()}).err.contains("Note"));
    QCOMPARE(call({QStringLiteral("validate"), path("zero.bstrace")}).code, 0);
}

/// Object 1 is registered where it was before it moved; object 2 is registered correctly.
void TestTraceCommands::renderShowsWhereAGameHasAnObject()
{
    bst_settings settings = bst_default_settings();
    settings.records = BST_CANDIDATES | BST_BOXES;
    bst_trace* trace = bst_open_file(path("stale.bstrace").toStdString().c_str(), &settings);
    bst_frame_begin(trace, 0, 0.0);
    bst_box(trace, 1, 6.0, 0.0, 7.0, 1.0);
    bst_box(trace, 2, 2.0, 2.0, 3.0, 3.0);
    bst_registered_box(trace, 1, 0.0, 0.0, 1.0, 1.0);
    bst_registered_box(trace, 2, 2.0, 2.0, 3.0, 3.0);
    bst_candidate(trace, 1, 2);
    bst_frame_end(trace);
    bst_close(trace);
    const auto drawn = [&](const char* rest) {
        const Outcome outcome =
            start(QStringList{QStringLiteral("render"), path("stale.bstrace"), path("out.svg")} + words(rest));
        if (outcome.code != 0)
            qWarning("%s", outcome.err.constData());
        QFile file(path("out.svg"));
        return outcome.code == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(drawn("--object 1").contains("Object 1: registered here"));
    QVERIFY(drawn("--object 1 --algorithm grid --cell 2").contains("Object 1: registered here"));
    const QByteArray right = drawn("--object 2");
    QVERIFY(right.contains("<svg") && !right.contains("registered here"));
    QVERIFY(!drawn("").contains("registered here"));
    const Outcome steps = start(QStringList{QStringLiteral("render"), path("stale.bstrace"), path("out.svg"),
                                            QStringLiteral("--steps"), QStringLiteral("3")});
    QCOMPARE(steps.code, 2);
    QVERIFY2(steps.err.contains("Write --step N"), steps.err.constData());
    const Outcome nobody = start(QStringList{QStringLiteral("render"), path("stale.bstrace"), path("out.svg"),
                                             QStringLiteral("--object"), QStringLiteral("3")});
    QCOMPARE(nobody.code, 2);
}

void TestTraceCommands::whatIsLeftOutIsSaid()
{
    bst_trace* trace = bst_open_file(path("odd.bstrace").toStdString().c_str(), nullptr);
    for (std::uint64_t step = 3; step < 6; ++step) {
        bst_frame_begin(trace, step, 0.0);
        for (std::uint64_t id = 1; id < 6; ++id) {
            if (id == 2)
                bst_define_circle(trace, id, "Spark", 1, 1, 1, step == 3 ? 0.5 : 0.0);
            const double left = id == 4 ? 2e9 : 3.0 * static_cast<double>(id);
            bst_box(trace, id, left, 0.0, left + 1.0, 1.0);
        }
        bst_candidate(trace, 2, 3);
        bst_frame_end(trace);
    }
    bst_close(trace);
    const Outcome audit = call({QStringLiteral("audit"), path("odd.bstrace")});
    QCOMPARE(audit.code, 0);
    QVERIFY2(audit.err.contains("In step 3 object 4 is left out, because it lies beyond 1 000 000 000") &&
                 audit.err.contains("; 2 objects in all. Check how the game computes these objects."),
             audit.err.constData());
    QVERIFY2(!audit.err.contains("Number objects from 1"), audit.err.constData());
    const Outcome pairs = call({QStringLiteral("pairs"), path("odd.bstrace"), QStringLiteral("--step=4")});
    QCOMPARE(pairs.code, 0);
    QVERIFY2(pairs.err.contains("In step 4 object 2 (Spark) is left out, because its shape cannot be used: "),
             pairs.err.constData());
    const Outcome tune = call({QStringLiteral("compare"), path("odd.bstrace")});
    QVERIFY2(tune.err.contains("is left out"), tune.err.constData());
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
    QVERIFY(outcome.err.contains("pairs.csv"));
    const Outcome own = call({QStringLiteral("audit"), file, QStringLiteral("--algorithm"), QStringLiteral("grid"),
                              QStringLiteral("--corner"), QStringLiteral("--json")});
    QCOMPARE(own.code, 0);
    QCOMPARE(own.json()[u"findings"].toInt(), 0);
}

void TestTraceCommands::separatorAndDecimalCommaCanBeSaid()
{
    const QString file = table("id,x,y,w,h\n1,\"1,5\",2,1,1\n");
    const QString scene = path("comma.broadside");
    // A comma separates columns unless options say otherwise.
    QVERIFY(call({QStringLiteral("convert"), file, scene}).code == 3);
    QCOMPARE(call({QStringLiteral("convert"), file, scene, QStringLiteral("--centre"),
                   QStringLiteral("--decimal-comma"), QStringLiteral("--separator"), QStringLiteral("comma")})
                 .code,
             0);
    QFile made(scene);
    QVERIFY(made.open(QIODevice::ReadOnly));
    const QByteArray text = made.readAll();
    QVERIFY2(text.contains("\"position\": [1.5, 2]"), text.constData());
    const Outcome wrong =
        call({QStringLiteral("convert"), file, scene, QStringLiteral("--separator"), QStringLiteral("dot")});
    QCOMPARE(wrong.code, 2);
    QVERIFY2(wrong.err.contains("Write comma, semicolon or tab"), wrong.err.constData());
}

void TestTraceCommands::convertMakesASceneOfAFrame()
{
    const QString scene = path("frame.broadside");
    QCOMPARE(
        call({QStringLiteral("convert"), naiveTrace(), scene, QStringLiteral("--step"), QStringLiteral("40")}).code, 0);
    QCOMPARE(call({QStringLiteral("validate"), scene}).code, 0);
    const QString copy = path("copy.bstrace");
    const Outcome copied = call({QStringLiteral("convert"), naiveTrace(), copy});
    QCOMPARE(copied.code, 0);
    QVERIFY2(copied.out.contains("copy.bstrace with 60 frames"), copied.out.constData());
    QCOMPARE(call({QStringLiteral("convert"), naiveTrace(), copy, QStringLiteral("--json")}).json()[u"frames"], 60);
    QCOMPARE(call({QStringLiteral("audit"), copy, QStringLiteral("--json")}).out,
             call({QStringLiteral("audit"), naiveTrace(), QStringLiteral("--json")}).out);
    const QString file = table("id;step;x;y;w;h\n1;3;1,5;1;2;2\n1;4;2,5;1;2;2\n");
    QCOMPARE(call({QStringLiteral("convert"), file, scene, QStringLiteral("--step=4")}).code, 0);
}

void TestTraceCommands::whyIsAboutTheirBroadPhase()
{
    static_cast<void>(naiveTrace());
    const QJsonObject miss = callWith("audit TRACE --json").json()[u"missed"][0].toObject();
    const QByteArray line = "why TRACE " + QByteArray::number(miss[u"a"].toInt()) + ' ' +
                            QByteArray::number(miss[u"b"].toInt()) + " --step " +
                            QByteArray::number(miss[u"step"].toInt());
    const QJsonObject why = callWith(line + " --json").json();
    QCOMPARE(why[u"cause"].toString(), QStringLiteral("larger-than-cells"));
    QVERIFY(why[u"boxOverlap"].toBool() && !why[u"candidate"].toBool() && why[u"canCollide"].toBool());
    QVERIFY2(why[u"sentence"].toString().contains(u"the game's uniform grid missed the pair"),
             qPrintable(why[u"sentence"].toString()));
    QVERIFY(why[u"remedy"].toString().startsWith(u"Register an object in every cell"));
    QCOMPARE(callWith(line + " --expect candidate").code, 1);
    QCOMPARE(callWith(line + " --expect candidate --algorithm grid").code, 0);
    const Outcome unknown = callWith("why TRACE 1 777 --step 3");
    QCOMPARE(unknown.code, 2);
    QVERIFY2(unknown.err.contains("there is no object 777. Write the id of one that is there at that step"),
             unknown.err.constData());
}

void TestTraceCommands::pairsAndQueriesAreOfAFrame()
{
    static_cast<void>(naiveTrace());
    const QJsonObject theirs = callWith("pairs TRACE --step 20 --list --json").json();
    const QJsonObject tree = callWith("pairs TRACE --step 20 --list --json --algorithm aabb-tree").json();
    const QJsonArray candidates = theirs[u"candidates"].toArray();
    QCOMPARE(theirs[u"funnel"][u"candidates"].toInt(), static_cast<int>(candidates.size()));
    QCOMPARE(theirs[u"funnel"][u"pairs"], tree[u"funnel"][u"pairs"]);
    QVERIFY(theirs[u"boxOverlaps"].toArray().size() < tree[u"boxOverlaps"].toArray().size()); // the game misses pairs
    QVERIFY(callWith("pairs TRACE --json").json() != callWith("pairs TRACE --step 20 --json").json());

    const QJsonArray overlapping = tree[u"boxOverlaps"].toArray();
    const auto missed = std::ranges::find_if(
        overlapping, [&](const auto& pair) { return !theirs[u"boxOverlaps"].toArray().contains(pair); });
    const QByteArray misser = QByteArray::number((*missed)[0].toInt());
    const QJsonObject missing = callWith("query TRACE --step 20 --json --object " + misser).json();
    QVERIFY(missing[u"missed"].toArray().contains((*missed)[1]));
    QVERIFY(callWith("query TRACE --step 20 --object " + misser).out.contains("but the pair is not reported"));

    const int a = candidates[0][0].toInt();
    const QJsonObject answer = callWith("query TRACE --step 20 --json --object " + QByteArray::number(a)).json();
    QVERIFY(answer[u"candidates"].toArray().contains(candidates[0][1]));
    QVERIFY(!answer[u"registeredCells"].toArray().isEmpty());
    const QJsonObject inCells = callWith("query TRACE --step 20 --point 10,7 --json").json();
    QCOMPARE(inCells[u"cells"].toArray().size(), 1);
    QVERIFY(!inCells[u"candidates"].toArray().isEmpty());
    QCOMPARE(callWith("pairs TRACE --step 1000000").code, 0); // the last frame is used
}

void TestTraceCommands::touchRuleOfTheRecordingHolds()
{
    static_cast<void>(table("id,x,y,w,h\n1,0,0,2,2\n2,2,0,2,2\n"));
    const auto overlaps = [&](const QByteArray& line) {
        return callWith(line).json()[u"boxOverlaps"].toArray().size();
    };
    QCOMPARE(overlaps("query TABLE --corner --algorithm grid --object 1 --json"), 1);
    QCOMPARE(overlaps("query TABLE --corner --algorithm grid --point 2,1 --json"), 2);
    // A trace contains the convention itself.
    bst_settings settings = bst_default_settings();
    settings.half_open = 1;
    bst_trace* trace = bst_open_file(path("naive.bstrace").toStdString().c_str(), &settings);
    bst_frame_begin(trace, 0, 0.0);
    bst_box(trace, 1, 0, 0, 2, 2);
    bst_box(trace, 2, 2, 0, 4, 2);
    bst_candidate(trace, 1, 2);
    bst_frame_end(trace);
    bst_close(trace);
    const Outcome pairs = callWith("pairs TRACE --json");
    QCOMPARE(pairs.json()[u"funnel"][u"candidates"].toInt(), 1);
    QCOMPARE(pairs.json()[u"funnel"][u"boxOverlaps"].toInt(), 0);
    QCOMPARE(overlaps("query TRACE --object 1 --json"), 0);
    QCOMPARE(callWith("why TRACE 1 2 --json").json()[u"boxOverlap"].toBool(), false);
}

void TestTraceCommands::tuneAndCompareUseAllFrames()
{
    static_cast<void>(naiveTrace());
    const Outcome tuned = callWith("tune TRACE --points 3 --steps 9 --json");
    QCOMPARE(tuned.code, 0);
    const QJsonObject tuning = tuned.json();
    QCOMPARE(tuning[u"frames"].toInt(), 10);
    QCOMPARE(tuning[u"points"].toArray().size(), 3);
    QCOMPARE(tuning[u"present"][u"cellSize"].toDouble(), 2.0); // 64 pixels
    QVERIFY2(tuned.err.contains("of the game's units"), tuned.err.constData());
    const QJsonObject costs = callWith("compare TRACE --algorithms grid,aabb-tree --json").json();
    QCOMPARE(costs[u"frames"].toInt(), 60);
    const QJsonArray algorithms = costs[u"algorithms"].toArray();
    QCOMPARE(algorithms.size(), 2);
    QCOMPARE(algorithms[0][u"missed"].toInt(), 0);
    const QJsonObject audit = callWith("audit TRACE --json").json();
    QCOMPARE(costs[u"recorded"][u"missed"], audit[u"findings"]);
    QCOMPARE(costs[u"recorded"][u"name"].toString(), QStringLiteral("the game's uniform grid"));
    QVERIFY(callWith("compare TRACE --steps 3 --algorithms grid").out.contains("the game's uniform grid"));

    static_cast<void>(table("id,x,y,w,h,step\n1,1,1,2,2,0\n2,5,5,2,2,0\n1,2,1,2,2,1\n2,5,4,2,2,1\n"));
    const Outcome cells = callWith("compare TABLE --algorithms grid --json");
    QCOMPARE(cells.json()[u"frames"].toInt(), 2);
    QVERIFY(!cells.json().contains(u"recorded"));
    QVERIFY2(cells.err.contains("does not say how large the game's cells are"), cells.err.constData());
    QVERIFY(!callWith("compare TABLE --algorithms grid --cell 3").err.contains("does not say how large"));
    QVERIFY(callWith("tune TABLE --points 2 --json").json()[u"present"].isNull());
}

void TestTraceCommands::reduceKeepsWhatTheMissDependsOn()
{
    static_cast<void>(naiveTrace());
    const Outcome outcome = callWith("reduce TRACE OUT.broadside --json");
    QCOMPARE(outcome.code, 0);
    const QJsonObject reduced = outcome.json();
    const QJsonObject first = callWith("audit TRACE --json").json()[u"missed"][0].toObject();
    QCOMPARE(reduced[u"objects"].toInt(), 2);
    QCOMPARE(reduced[u"finding"][u"step"], first[u"step"]);
    QCOMPARE(reduced[u"finding"][u"cause"].toString(), QStringLiteral("larger-than-cells"));
    QVERIFY(reduced[u"sentence"].toString().contains(u"missed the pair"));
    // corner-grid also registers only the corners of the bar, so the scene shows the finding.
    QCOMPARE(reduced[u"shownBy"].toString(), QStringLiteral("corner-grid"));
    const QJsonArray missed = callWith("audit OUT.broadside --json").json()[u"missed"].toArray();
    QCOMPARE(missed.size(), 1);
    QCOMPARE(missed[0][u"a"], reduced[u"finding"][u"a"]);
    QCOMPARE(missed[0][u"b"], reduced[u"finding"][u"b"]);
    QVERIFY(callWith("reduce TRACE OUT.broadside").out.contains("corner-grid misses the same pair there"));

    // A finding that no algorithm reproduces gives no scene.
    naive_grid_game::Game game(naive_grid_game::Bug::ForgetsToMove);
    bst_trace* trace = game.openTrace(path("naive.bstrace").toStdString());
    for (int i = 0; i < 200; ++i) {
        game.trace(trace);
        game.step();
    }
    bst_close(trace);
    QVERIFY(QFile::remove(path("out.broadside")));
    const Outcome stale = callWith("reduce TRACE OUT.broadside --json");
    QCOMPARE(stale.code, 3);
    QVERIFY(stale.json()[u"finding"].isNull());
    QVERIFY2(stale.err.contains("No scene shows the finding") && stale.err.contains("is missed, stale"),
             stale.err.constData());
    QVERIFY(!QFile::exists(path("out.broadside")));
    const Outcome none = callWith("reduce TRACE OUT.broadside --algorithm grid --json");
    QCOMPARE(none.code, 1);
    QVERIFY(none.json()[u"finding"].isNull());
}

void TestTraceCommands::reduceOfAnAlgorithmShowsTheSame()
{
    static_cast<void>(naiveTrace());
    const QJsonObject reduced = callWith("reduce TRACE OUT.broadside --algorithm bucket-grid --cell 2 --json").json();
    QCOMPARE(reduced[u"shownBy"].toString(), QStringLiteral("bucket-grid"));
    const Outcome audit = callWith("audit OUT.broadside --json");
    QCOMPARE(audit.code, 1);
    QCOMPARE(audit.json()[u"missed"][0][u"cause"], reduced[u"finding"][u"cause"]);
}

void TestTraceCommands::whatIsNotRecordedIsSaid_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("remedy");
    QTest::newRow("why") << QByteArray("why TABLE 1 2") << QByteArray("pairs.csv");
    QTest::newRow("pairs") << QByteArray("pairs TABLE") << QByteArray("--algorithm");
    QTest::newRow("query") << QByteArray("query TABLE --object 1") << QByteArray("pairs.csv");
    QTest::newRow("reduce") << QByteArray("reduce TABLE OUT.broadside") << QByteArray("pairs.csv");
    QTest::newRow("place") << QByteArray("query TRACE --point 1,1") << QByteArray("bst_cells");
}

void TestTraceCommands::whatIsNotRecordedIsSaid()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, remedy);
    static_cast<void>(table("id,x,y,w,h\n1,1,1,2,2\n2,2,2,2,2\n"));
    bst_trace* trace = bst_open_file(path("naive.bstrace").toStdString().c_str(), nullptr);
    bst_frame_begin(trace, 0, 0.0);
    bst_box(trace, 1, 0, 0, 2, 2);
    bst_frame_end(trace);
    bst_close(trace);
    static_cast<void>(QFile::remove(path("out.broadside")));
    const Outcome outcome = callWith(line);
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains(remedy), outcome.err.constData());
    QVERIFY(outcome.out.isEmpty());
    QVERIFY(!QFile::exists(path("out.broadside")));
}

void TestTraceCommands::runWritesATraceThatIsReadAsTheSceneIs()
{
    const Outcome run = callWith("run SAMPLE --steps 30 --shoot 1,6,3@1 --trace OUT.bstrace --json");
    QCOMPARE(run.code, 0);
    QCOMPARE(run.json(), callWith("run SAMPLE --steps 30 --shoot 1,6,3@1 --json").json());
    const auto same = [&](const QByteArray& ofScene, const QByteArray& ofTrace, const char* key) {
        const Outcome scene = callWith(ofScene);
        const Outcome trace = callWith(ofTrace);
        QVERIFY2(scene.code == trace.code && !scene.json()[QLatin1String(key)].isUndefined() &&
                     scene.json()[QLatin1String(key)] == trace.json()[QLatin1String(key)],
                 (scene.out + trace.out + trace.err).constData());
    };
    for (const char* key : {"candidates", "boxOverlaps", "overlaps"}) {
        same("pairs SAMPLE --steps 12 --shoot 1,6,3@1 --list --json", "pairs OUT.bstrace --step 12 --list --json", key);
        same("query SAMPLE --steps 12 --shoot 1,6,3@1 --object 2 --json",
             "query OUT.bstrace --step 12 --object 2 --json", key);
    }
    for (const char* key : {"candidate", "canCollide", "overlap", "sharedCells"})
        same("why SAMPLE 2 3 --steps 12 --shoot 1,6,3@1 --json", "why OUT.bstrace 2 3 --step 12 --json", key);
    QCOMPARE(callWith("audit OUT.bstrace").code, 0);
    const Outcome textbook = callWith("run SAMPLE --steps 3 --algorithm corner-grid --cell 0.2 --trace OUT.bstrace");
    QCOMPARE(textbook.code, 0);
    QCOMPARE(callWith("audit OUT.bstrace --json").json()[u"missed"].toArray().size(),
             callWith("audit SAMPLE --steps 3 --algorithm corner-grid --cell 0.2 --json")
                 .json()[u"missed"]
                 .toArray()
                 .size());
    const Outcome name = callWith("run SAMPLE --steps 3 --trace OUT.txt");
    QCOMPARE(name.code, 2);
    QVERIFY2(name.err.contains("Let the name end in .bstrace"), name.err.constData());
    const Outcome folder = callWith("run SAMPLE --steps 3 --trace /no/such/folder/x.bstrace");
    QCOMPARE(folder.code, 3);
}

void TestTraceCommands::optionsOfTheOtherKindAreRefused_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("remedy");
    QTest::newRow("steps of a frame") << QByteArray("pairs TRACE --steps 3") << QByteArray("Write --step N");
    QTest::newRow("step of a scene") << QByteArray("pairs SAMPLE --step 3") << QByteArray("Write --steps N");
    QTest::newRow("table of a scene") << QByteArray("audit SAMPLE --corner") << QByteArray("Leave it out");
    QTest::newRow("dt") << QByteArray("tune TRACE --dt 0.1") << QByteArray("Leave it out");
    QTest::newRow("shot") << QByteArray("why TRACE 1 2 --shoot 1,2,3@4") << QByteArray("Leave it out");
    QTest::newRow("cells alone") << QByteArray("audit TRACE --cell 2") << QByteArray("Add --algorithm grid");
    QTest::newRow("no such algorithm") << QByteArray("pairs TRACE --algorithm gird") << QByteArray("Write grid");
}

void TestTraceCommands::optionsOfTheOtherKindAreRefused()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, remedy);
    static_cast<void>(naiveTrace());
    const Outcome outcome = callWith(line);
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains(remedy), outcome.err.constData());
    QVERIFY(outcome.out.isEmpty());
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
    // The note names only choices without an option.
    const auto noted = [&](const QStringList& options) {
        return call(QStringList{QStringLiteral("convert"), table("id,x,y,w,h\n1,2,3,1,1\n"), path("y.broadside")} +
                    options)
            .err;
    };
    QVERIFY(noted({}).contains("--corner") && noted({}).contains("--y-down"));
    QVERIFY(!noted({QStringLiteral("--centre")}).contains("--corner"));
    QCOMPARE(noted({QStringLiteral("--corner"), QStringLiteral("--y-down")}), QByteArray());
    const Outcome both = call({QStringLiteral("convert"), table("id,x,y,w,h\n1,2,3,1,1\n"), path("x.broadside"),
                               QStringLiteral("--corner"), QStringLiteral("--centre")});
    QCOMPARE(both.code, 2);
    QFile noise(path("noise.bstrace")); // a file with the name of a trace is refused as a trace, not as a scene
    QVERIFY(noise.open(QIODevice::WriteOnly) && noise.write("\x01\x02 no trace at all") > 0);
    noise.close();
    const Outcome none = call({QStringLiteral("audit"), noise.fileName()});
    QCOMPARE(none.code, 3);
    QVERIFY2(none.err.contains("This is not a trace"), none.err.constData());
}

BROADSIDE_EVENT_TEST(TestTraceCommands)

} // namespace broadside::test::tst_trace_commands

#include "tst_trace_commands.moc"
