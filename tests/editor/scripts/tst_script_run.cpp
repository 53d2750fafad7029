#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "editor/scripts/script_reference.h"
#include "editor/scripts/script_run.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QFile>
#include <QRegularExpression>

#include <thread>

namespace broadside::test::tst_script_run {

/// Scripts on a scene, without a window.
class TestScriptRun : public QObject {
    Q_OBJECT
private slots:
    void editsAreThoseOfTheScript_data();
    void editsAreThoseOfTheScript();
    void unchangedObjectsKeepTheirBytes();
    void errorsHaveTheirLine_data();
    void errorsHaveTheirLine();
    void aFailedScriptLeavesNoScene();
    void anEntryIsPerformed_data();
    void anEntryIsPerformed();
    void aScriptSeesNoProgram();
    void anEndlessScriptCanBeStopped_data();
    void anEndlessScriptCanBeStopped();
    void hugeThingsAreSentences_data();
    void hugeThingsAreSentences();
    void questionsHaveTheOptionsOfTheCommand();
    void everyFunctionIsInTheReference();
};

namespace {

constexpr const char* kScene = R"({
  "format": "broadside-scene", "version": 1,
  "world": {"width": 10, "height": 5},
  "broadPhase": {"algorithm": "grid", "cellSize": 2.5},
  "objects": [
    {"id": 1, "name":   "Crate", "kind": "static", "position": [1, 1], "shape": {"type": "circle", "radius": 0.5}, "mine": 7},
    {"id": 4, "name": "Ball", "kind": "dynamic", "position": [2, 2], "shape": {"type": "circle", "radius": 0.25}}
  ]
}
)";

ScriptJob jobOf(const QString& source)
{
    ScriptJob job;
    job.source = source;
    job.file = "x.js";
    job.scene = readScene(kScene, "x.broadside").scene;
    return job;
}

ScriptOutcome run(const ScriptJob& job)
{
    ScriptStop stop;
    return runScript(job, stop);
}

ScriptOutcome run(const QString& source) { return run(jobOf(source)); }

QString printed(const ScriptOutcome& outcome)
{
    QStringList lines;
    for (const ScriptLine& line : outcome.lines)
        lines += line.text;
    return lines.join(u'\n');
}

QString problemOf(const ScriptOutcome& outcome)
{
    return outcome.problem ? QString::fromStdString(describe(*outcome.problem)) : QString();
}

} // namespace

void TestScriptRun::editsAreThoseOfTheScript_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("output");
    const auto row = [](const char* name, const char* source, const char* output) {
        QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(output);
    };
    row("the ids", "print(broadside.scene.ids())", "[1,4]");
    row("an object", "print(broadside.scene.get(4).name, broadside.scene.get(5))", "Ball null");
    row("an added object",
        "const id = broadside.scene.add({kind: 'static', position: [3, 3], shape: {type: 'circle', radius: 1}});"
        "print(id, broadside.scene.get(id).position)",
        "5 [3,3]");
    row("a changed object",
        "broadside.scene.change(1, {position: [4, 4], name: undefined}); const o = broadside.scene.get(1);"
        "print(o.position, o.name, o.mine)",
        "[4,4] undefined 7");
    row("a removed object", "broadside.scene.remove(1); print(broadside.scene.ids())", "[4]");
    row("removed objects", "broadside.scene.remove([1, 4]); print(broadside.scene.objects())", "[]");
    row("the world", "broadside.scene.world = {width: 20}; const w = broadside.scene.world; print(w.width, w.height)",
        "20 5");
    row("the broad phase",
        "broadside.scene.broadPhase = {cellSize: 1}; print(broadside.scene.section('broadPhase').cellSize)", "1");
    row("layers", "broadside.scene.setSection('layers', [{name: 'Front'}]); print(broadside.scene.section('layers'))",
        "[{\"name\":\"Front\"}]");
    row("the same numbers of chance", "const r = broadside.random(1); print(r() === broadside.random(1)(), r() < 1)",
        "true true");
    row("the console", "console.log('a', 1, [2], {b: 3}, undefined, null)", "a 1 [2] {\"b\":3} undefined null");
}

void TestScriptRun::editsAreThoseOfTheScript()
{
    QFETCH(QString, source);
    QFETCH(QString, output);
    const ScriptOutcome outcome = run(source);
    QCOMPARE(problemOf(outcome), QString());
    QCOMPARE(printed(outcome), output);
}

void TestScriptRun::unchangedObjectsKeepTheirBytes()
{
    const ScriptOutcome outcome = run(QStringLiteral("broadside.scene.change(4, {position: [3, 2]})"));
    QVERIFY(outcome.isEdited);
    const QString text = QString::fromStdString(writeScene(*outcome.scene));
    QVERIFY2(text.contains(QStringLiteral("\"name\":   \"Crate\"")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("\"position\": [3, 2]")), qPrintable(text));
    QVERIFY(!run(QStringLiteral("print(broadside.scene.objects())")).isEdited);
}

void TestScriptRun::errorsHaveTheirLine_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("beginning");
    const auto row = [](const char* name, const char* source, const char* beginning) {
        QTest::newRow(name) << QString::fromUtf8(source) << QString::fromUtf8(beginning);
    };
    row("no JavaScript", "\nvar x = ;", "x.js:2:9: error: SyntaxError");
    row("an error of the language", "function f() {\n  null.x;\n}\nf()", "x.js:2: error: TypeError: Cannot read");
    row("a thrown error", "\n\nthrow new Error('Too few.')", "x.js:3: error: Too few. Correct the script there");
    row("a thrown text", "\nthrow 'Too few.'", "x.js:2: error: Too few. Correct");
    row("an error of the program", "\nbroadside.scene.change(9, {})",
        "x.js:2: error: RangeError: There is no object 9");
    row("a value that a scene cannot have", "\n\nbroadside.scene.change(1, {mass: -1})", "x.js:3: error: ");
    row("not a number", "\nbroadside.scene.change(1, {mass: NaN})", "x.js:2: error: ");
    row("an id that exists",
        "broadside.scene.add({id: 4, kind: 'static', position: [0, 0], shape: {type: 'circle', radius: 1}})",
        "x.js:1: error: The object 4 already exists");
    row("another id", "broadside.scene.change(4, {id: 5})", "x.js:1: error: TypeError: The id of an object stays");
    row("no section", "broadside.scene.section('colour')", "x.js:1: error: A scene has no section \"colour\"");
    row("the objects as a section", "broadside.scene.setSection('objects', [])",
        "x.js:1: error: A scene has no section");
    row("an option that writes files", "broadside.run({save: 'x'})", "x.js:1: error: This program cannot answer");
    row("no file", "broadside.read('/etc/hostname')", "x.js:1: error: The script may use no files");
    row("opening in the window", "broadside.open('x')", "x.js:1: error: broadside.open and broadside.save work on");
    row("a command without a function", "\nbroadside.command({name: 'A'})",
        "x.js:2: error: TypeError: broadside.command needs");
    row("two of one name", "const c = {name: 'A', run: function () {}};\nbroadside.command(c);\nbroadside.command(c)",
        "x.js:3: error: TypeError: The name \"A\" is used twice");
    row("deep recursion", "function f() { return f() + 1 }\nf()", "x.js:1: error: RangeError: Maximum call stack");
    row("deep lists", "let a = [];\nfor (let i = 0; i < 100000; ++i) a = [a];\nJSON.stringify(a)",
        "x.js:3: error: RangeError");
}

void TestScriptRun::errorsHaveTheirLine()
{
    QFETCH(QString, source);
    QFETCH(QString, beginning);
    const QString problem = problemOf(run(source));
    QVERIFY2(problem.startsWith(beginning), qPrintable(problem));
}

void TestScriptRun::aFailedScriptLeavesNoScene()
{
    const ScriptOutcome outcome = run(QStringLiteral("broadside.scene.remove(1); throw new Error('No')"));
    QVERIFY(outcome.problem);
    QVERIFY(!outcome.scene);
    QVERIFY(!outcome.isEdited);
}

void TestScriptRun::anEntryIsPerformed_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* name, const char* source, ScriptEntryKind kind, const char* answer) {
        QTest::newRow(name) << QString::fromUtf8(source) << static_cast<int>(kind) << QString::fromUtf8(answer);
    };
    row("a command", "broadside.command({name: 'A', run: function () { broadside.scene.remove(4); }})",
        ScriptEntryKind::Command, "1 objects");
    row("a check", "broadside.check({name: 'A', run: function () { return [{object: 4, sentence: 'Bad.'}]; }})",
        ScriptEntryKind::Check, "4 Bad. 2 objects");
    row("an exporter", "broadside.exporter({name: 'A', suffix: 'txt', write: function () { return 'text'; }})",
        ScriptEntryKind::Exporter, "text 2 objects");
    row("an importer",
        "broadside.importer({name: 'A', read: function (text, file) {"
        "return {format: 'broadside-scene', version: 1, world: {width: 1, height: 1}, broadPhase: {algorithm: 'grid', "
        "cellSize: 1},"
        "objects: [{id: text.length, kind: 'static', position: [0, 0], shape: {type: 'circle', radius: 1}}]}; }})",
        ScriptEntryKind::Importer, "1 objects");
    row("an importer that makes nonsense", "broadside.importer({name: 'A', read: function () { return {}; }})",
        ScriptEntryKind::Importer, "x.js: error: The importer created no valid scene");
    row("a check without a list", "broadside.check({name: 'A', run: function () {}})", ScriptEntryKind::Check,
        "x.js: error: TypeError: A check returns a list");
    row("no such name", "broadside.check({name: 'B', run: function () {}})", ScriptEntryKind::Check,
        "x.js: error: RangeError: The script has no check \"A\"");
}

void TestScriptRun::anEntryIsPerformed()
{
    QFETCH(QString, source);
    QFETCH(int, kind);
    QFETCH(QString, answer);
    ScriptJob job = jobOf(source);
    job.call = ScriptJob::Call{static_cast<ScriptEntryKind>(kind), QStringLiteral("A"), QStringLiteral("abc"),
                               QStringLiteral("a.txt")};
    const ScriptOutcome outcome = run(job);
    QString said = problemOf(outcome);
    for (const ScriptFinding& finding : outcome.findings)
        said += QStringLiteral("%1 %2 ").arg(finding.object.value).arg(finding.sentence);
    if (!outcome.text.isEmpty())
        said += outcome.text + u' ';
    if (outcome.scene)
        said += QStringLiteral("%1 objects").arg(outcome.scene->size());
    QVERIFY2(said.startsWith(answer), qPrintable(said));
}

/// Nothing of the program, of Qt or of the system can be reached.
void TestScriptRun::aScriptSeesNoProgram()
{
    const ScriptOutcome outcome = run(QStringLiteral(
        "print([typeof Qt, typeof XMLHttpRequest, typeof require, typeof process, typeof host, typeof gc,"
        " typeof importModule, typeof WebSocket, typeof setTimeout].join(),"
        " Object.keys(broadside).filter(function (key) { return /host|native/.test(key); }).length)"));
    QCOMPARE(printed(outcome), QStringLiteral("undefined,undefined,undefined,undefined,undefined,undefined,undefined,"
                                              "undefined,undefined 0"));
}

void TestScriptRun::anEndlessScriptCanBeStopped_data()
{
    QTest::addColumn<QString>("source");
    QTest::newRow("a loop") << QStringLiteral("while (true) {}");
    QTest::newRow("a loop that catches errors")
        << QStringLiteral("for (;;) { try { for (;;) {} } catch (e) {} finally { for (;;) {} } }");
    QTest::newRow("in a command") << QStringLiteral(
        "broadside.command({name: 'A', run: function () { for (;;) broadside.scene.ids(); }})");
    QTest::newRow("a text that grows") << QStringLiteral("let n = 0; while (true) n += 'ab'.repeat(10).length");
}

void TestScriptRun::anEndlessScriptCanBeStopped()
{
    QFETCH(QString, source);
    ScriptJob job = jobOf(QStringLiteral("print('begun');") + source);
    job.call = ScriptJob::Call{ScriptEntryKind::Command, QStringLiteral("A")};
    ScriptStop stop;
    std::thread stopper;
    job.print = [&](const ScriptLine&) { stopper = std::thread([&] { stop.stop(); }); };
    const ScriptOutcome outcome = runScript(job, stop);
    stopper.join();
    QVERIFY(outcome.wasStopped);
    QVERIFY(!outcome.scene);
    QVERIFY(problemOf(outcome).startsWith(QStringLiteral("x.js: error: The script was stopped")));
}

void TestScriptRun::hugeThingsAreSentences_data()
{
    QTest::addColumn<QString>("source");
    for (const char* source :
         {"new Array(4e9).fill(1)", "'x'.repeat(2e9)", "'x'.padEnd(1e9)", "Array.from({length: 1e9})",
          "Array.prototype.reverse.call({length: 1e15})", "new Array(4294967295).join('x')", "new Array(3e9).sort()",
          "new ArrayBuffer(8e12)", "JSON.parse('['.repeat(100000))"})
        QTest::newRow(source) << QString::fromUtf8(source);
}

void TestScriptRun::hugeThingsAreSentences()
{
    QFETCH(QString, source);
    const QString problem = problemOf(run(source));
    QVERIFY2(problem.startsWith(QStringLiteral("x.js:1: error: ")), qPrintable(problem));
}

void TestScriptRun::questionsHaveTheOptionsOfTheCommand()
{
    ScriptJob job =
        jobOf(QStringLiteral("print(broadside.why(1, 4, {steps: 10, continuous: true, algorithm: 'quadtree'}).x);"
                             "print(broadside.query({box: [0, 0.5, -1, 2]}).x);"
                             "broadside.run({save: 'stolen.txt'})"));
    std::vector<std::string> asked;
    job.answers = [&asked](const Scene&, const std::string&, const std::vector<std::string>& words) {
        std::string line;
        for (const std::string& word : words)
            line += word + " ";
        asked.push_back(line);
        return Result<std::string>(std::string(R"({"x": 1})"));
    };
    const ScriptOutcome outcome = run(job);
    QCOMPARE(asked.size(), std::size_t{2});
    QCOMPARE(QString::fromStdString(asked[0]),
             QStringLiteral("why --algorithm=quadtree --continuous --steps=10 -- 1 4 "));
    QCOMPARE(QString::fromStdString(asked[1]), QStringLiteral("query --box=0,0.5,-1,2 -- "));
    QVERIFY2(problemOf(outcome).contains(QStringLiteral("The option \"save\" is not known here")),
             qPrintable(problemOf(outcome)));
}

void TestScriptRun::everyFunctionIsInTheReference()
{
    const ScriptOutcome outcome =
        run(QStringLiteral("for (const key of Object.keys(broadside)) if (key !== 'scene') print('broadside.' + key);"
                           "for (const key of Object.keys(broadside.scene)) print('broadside.scene.' + key);"
                           "for (const key of Object.keys(console)) print('console.' + key); print('print')"));
    const QString reference = scriptReference();
    QVERIFY(outcome.lines.size() > 30);
    for (const ScriptLine& line : outcome.lines) {
        const QRegularExpression there(
            QStringLiteral("`(?:[^`]*, )?%1[(`]").arg(QRegularExpression::escape(line.text)));
        QVERIFY2(there.match(reference).hasMatch(), qPrintable(line.text));
    }
}

BROADSIDE_EVENT_TEST(TestScriptRun)

} // namespace broadside::test::tst_script_run

#include "tst_script_run.moc"
