#include "editor/scripts/script_reference.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace broadside::test::tst_script_command {

/// `broadside --script`, with the scripts of resources/extensions.
class TestScriptCommand : public QObject {
    Q_OBJECT
private slots:
    void init();
    void exitCodesAreThoseOfTheContract_data();
    void exitCodesAreThoseOfTheContract();
    void optionsAfterTheScriptAreItsOwn();
    void aScriptOpensAsksAndSaves();
    void answersAreThoseOfTheCommandLine_data();
    void answersAreThoseOfTheCommandLine();
    void filesOutsideAreRefused();
    void anEndlessScriptEndsInItsTime_data();
    void anEndlessScriptEndsInItsTime();
    void interruptingEndsTheProgram();
    void examplesWork_data();
    void examplesWork();
    void theManualHasEveryFunctionAndExample();

private:
    [[nodiscard]] QString at(const char* name) const { return m_dir->filePath(QLatin1String(name)); }
    QString script(const char* text) const
    {
        QFile file(at("x.js"));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return file.fileName();
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

namespace {

const QString kScript = QStringLiteral("--script");
const QString kExtensions = QStringLiteral(BROADSIDE_SCENES "/../extensions/");

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestScriptCommand::init() { m_dir = std::make_unique<QTemporaryDir>(); }

void TestScriptCommand::exitCodesAreThoseOfTheContract_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* text, const char* arguments, int code, const char* message) {
        QTest::newRow(name) << QByteArray(text) << words(arguments) << code << QString::fromUtf8(message);
    };
    row("done", "print('hello', broadside.arguments)", "a b", 0, "");
    row("it throws", "\nthrow new Error('Too few')", "", 3, "x.js:2: error: Too few. Correct the script there");
    row("no JavaScript", "var x = ;", "", 3, "x.js:1:9: error: SyntaxError");
    row("a scene that is missing", "broadside.open(broadside.arguments[0])", "none.broadside", 3, "x.js:1: error: ");
    row("an option in the place of an id", "broadside.open(broadside.arguments[0]);\nbroadside.why(2, '--cell=1')",
        "SAMPLE", 3, "x.js:2: error: ");
    row("a file in the place of an id",
        "broadside.open(broadside.arguments[0]);\nArray.prototype.map = () => ['/etc/hostname'];\nbroadside.audit({})",
        "SAMPLE", 3, "x.js:3: error: The option \"/etc/hostname\" is not known here");
    row("too many entries",
        "for (let i = 0; i < 101; ++i) broadside.check({name: '' + i, run: function () { return []; }})", "1 SAMPLE", 3,
        "A script may register 100 entries. Register fewer.");
    row("a check that finds",
        "broadside.check({name: 'A', run: function () { return [{object: 3, sentence: 'Bad.'}]; }})", "A SAMPLE", 1,
        "");
    row("a check that finds nothing", "broadside.check({name: 'A', run: function () { return []; }})", "A SAMPLE", 0,
        "");
    row("no name", "broadside.check({name: 'A', run: function () {}})", "", 2, "Write one of its names: \"A\"");
    row("another name", "broadside.check({name: 'A', run: function () {}})", "B SAMPLE", 2,
        "has nothing with the name \"B\"");
    row("no scene", "broadside.check({name: 'A', run: function () {}})", "A", 2, "A file is missing");
    row("no OUT", "broadside.command({name: 'A', run: function () {}})", "A SAMPLE", 2, "\"A\" IN OUT");
    row("an OUT without format", "broadside.command({name: 'A', run: function () {}})", "A SAMPLE x.txt", 2,
        ".broadside");
    row("a command that throws", "broadside.command({name: 'A', run: function () { null.x; }})",
        "A SAMPLE out.broadside", 3, "x.js:1: error: TypeError");
}

void TestScriptCommand::exitCodesAreThoseOfTheContract()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QString, message);
    const Outcome outcome = call(QStringList{kScript, script(text)} + arguments);
    QVERIFY2(outcome.code == code, outcome.err);
    QVERIFY2(QString::fromUtf8(outcome.err).contains(message), outcome.err);
    QVERIFY(!QFile::exists(QStringLiteral("out.broadside")));
}

void TestScriptCommand::optionsAfterTheScriptAreItsOwn()
{
    const Outcome outcome = call({kScript, QStringLiteral("--seconds"), QStringLiteral("50"),
                                  script("print(broadside.arguments.join('|'))"), QStringLiteral("--help"),
                                  QStringLiteral("--json"), QStringLiteral("--"), QStringLiteral("-x")});
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.out, QByteArray("--help|--json|--|-x\n"));
    const Outcome json = call({kScript, QStringLiteral("--json"), script("print('a'); print('b')")});
    QCOMPARE(json.json().value(QStringLiteral("output")).toString(), QStringLiteral("a\nb\n"));
    QCOMPARE(call({kScript}).code, 2);
    QCOMPARE(call({kScript, QStringLiteral("--nonsense"), script("")}).code, 2);
    QCOMPARE(call({kScript, at("missing.js")}).code, 3);
    QVERIFY(call({kScript, QStringLiteral("--help")}).out.contains("--allow-files"));
}

void TestScriptCommand::aScriptOpensAsksAndSaves()
{
    QFile::copy(sample(), at("in.broadside"));
    const Outcome outcome =
        call({kScript,
              script("broadside.open(broadside.arguments[0]);\n"
                     "broadside.scene.change(3, {name: 'Renamed'});\n"
                     "print(broadside.run({steps: 3}).steps, broadside.candidates(3).length >= 0);\n"
                     "broadside.save(broadside.arguments[1]);\n"
                     "broadside.write(broadside.arguments[0] + '.txt', 'next to the scene')"),
              at("in.broadside"), at("out.broadside")});
    QVERIFY2(outcome.code == 0, outcome.err);
    QCOMPARE(outcome.out, QByteArray("3 true\n"));
    QVERIFY(contentOf(at("out.broadside")).contains("Renamed"));
    QCOMPARE(contentOf(at("in.broadside")), contentOf(sample()));
    QCOMPARE(contentOf(at("in.broadside.txt")), QByteArray("next to the scene"));
}

void TestScriptCommand::answersAreThoseOfTheCommandLine_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("command");
    const auto row = [](const char* question, const char* command) {
        QTest::newRow(question) << QString::fromUtf8(question) << QString::fromUtf8(command);
    };
    row("broadside.why(2, 3)", "why SAMPLE 2 3");
    row("broadside.audit({steps: 20, algorithm: 'corner-grid'})", "audit SAMPLE --steps 20 --algorithm corner-grid");
    row("broadside.run({steps: 20, shoot: '1,6,3@1'})", "run SAMPLE --steps 20 --shoot 1,6,3@1");
    row("broadside.pairs({list: true, cell: 1.5})", "pairs SAMPLE --list --cell 1.5");
    row("broadside.query({box: [0, 0, 4, 4]})", "query SAMPLE --box 0,0,4,4");
    row("broadside.diagnose()", "diagnose SAMPLE");
}

void TestScriptCommand::answersAreThoseOfTheCommandLine()
{
    QFETCH(QString, question);
    QFETCH(QString, command);
    const QByteArray text = "broadside.open(broadside.arguments[0]); print(JSON.stringify(" + question.toUtf8() + "))";
    const Outcome asked = call({kScript, script(text), sample()});
    QVERIFY2(asked.code == 0, asked.err);
    QJsonObject answer = asked.json();
    QJsonObject wanted = call(words(command.toUtf8()) + QStringList{QStringLiteral("--json")}).json();
    QVERIFY(!wanted.isEmpty());
    QCOMPARE(answer, wanted);
}

void TestScriptCommand::filesOutsideAreRefused()
{
    QDir(m_dir->path()).mkdir(QStringLiteral("game"));
    QFile::copy(sample(), at("game/in.broadside"));
    QFile secret(at("secret.txt"));
    QVERIFY(secret.open(QIODevice::WriteOnly));
    secret.write("secret");
    secret.close();
    const QString file = script("broadside.open(broadside.arguments[0]); print(broadside.read('" + at("game").toUtf8() +
                                "/../secret.txt'))");
    const Outcome refused = call({kScript, file, at("game/in.broadside")});
    QCOMPARE(refused.code, 3);
    QVERIFY2(refused.err.contains("x.js:1: error: ") && refused.err.contains("--allow-files"), refused.err);
    QCOMPARE(call({kScript, QStringLiteral("--allow-files"), file, at("game/in.broadside")}).out,
             QByteArray("secret\n"));
    QCOMPARE(call({kScript, file, at("game/in.broadside"), at("secret.txt")}).out, QByteArray("secret\n"));
    // The folder of a file that is opened is that of the file itself, not that of its name.
    QDir(at("game")).mkpath(QStringLiteral("a/b"));
    QVERIFY(QFile::link(at("game/a/b"), at("game/link")));
    const QString climbing =
        script("broadside.open('" + at("game").toUtf8() + "/link/../../in.broadside'); print(broadside.read('" +
               at("game").toUtf8() + "/../secret.txt'))");
    QCOMPARE(call({kScript, climbing, at("game")}).code, 3);
    const QString writing = script("broadside.open(broadside.arguments[0]); broadside.run({steps: 1, save: 'x'})");
    QCOMPARE(call({kScript, writing, at("game/in.broadside")}).code, 3);
}

void TestScriptCommand::anEndlessScriptEndsInItsTime_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("a loop") << QByteArray("for (;;) {}")
                            << QByteArray("x.js: error: The script was stopped. Give it more");
    QTest::newRow("a function of the language")
        << QByteArray("broadside.arguments; const a = []; for (let i = 0; i < 4e6; ++i) a.push(i % 7);"
                      "while (true) a.sort(function (x, y) { return x - y; });")
        << QByteArray("x.js: error: The script ");
}

void TestScriptCommand::anEndlessScriptEndsInItsTime()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    const Outcome outcome = start({kScript, QStringLiteral("--seconds"), QStringLiteral("1"), script(text)});
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains(message), outcome.err);
}

/// As with other commands: Ctrl+C ends the program at once.
void TestScriptCommand::interruptingEndsTheProgram()
{
    QProcess process;
    process.start(programFile(), {kScript, script("print('begun'); for (;;) {}")});
    QVERIFY(process.waitForReadyRead(kPatience));
    QProcess::execute(QStringLiteral("kill"), {QStringLiteral("-INT"), QString::number(process.processId())});
    QVERIFY(process.waitForFinished(kPatience));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit); // by the signal
    QCOMPARE(process.readAllStandardOutput(), QByteArray("begun\n"));
}

void TestScriptCommand::examplesWork_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("in");
    QTest::addColumn<QString>("out");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("contains"); // in the file that is written, or in the output
    const auto row = [](const char* file, const char* name, const char* in, const char* out, int code,
                        const char* contains) {
        QTest::newRow(file) << QString::fromUtf8(file) << QString::fromUtf8(name) << QString::fromUtf8(in)
                            << QString::fromUtf8(out) << code << QString::fromUtf8(contains);
    };
    row("ring_of_targets", "Ring of targets", "cannon", "out.broadside", 0, "\"Target 12\"");
    row("align_to_pixels", "Align to pixels", "mixed", "out.broadside", 0, "");
    row("export_csv", "Table of objects (CSV)", "cannon", "out.csv", 0, "1,Cannon,static,0,0,mesh");
    row("import_ascii_level", "Level of letters", "", "out.broadside", 0,
        "\"Player\", \"kind\": \"dynamic\", \"position\": [1.5, 1.5]");
    row("check_same_names", "Objects with the same name", "cannon", "", 0, "The check found nothing.");
    row("check_outside_world", "Dynamic objects outside the world", "cannon", "", 0, "The check found nothing.");
    row("random_forest", "Random forest", "empty", "out.broadside", 0, "\"Tree 50\"");
    row("mirror_level", "Mirror the level", "cannon", "out.broadside", 0, "\"position\": [9.6, 0]");
    row("replace_by_template", "Replace by the first of its kind", "cannon", "out.broadside", 0, "");
    row("candidates_per_cell_size", "Candidates for each cell size", "mixed", "out.broadside", 0, "Recommended: ");
    row("export_lua", "Lua table", "cannon", "out.lua", 0, "name = \"Cannon\"");
}

void TestScriptCommand::examplesWork()
{
    QFETCH(QString, file);
    QFETCH(QString, name);
    QFETCH(QString, in);
    QFETCH(QString, out);
    QFETCH(int, code);
    QFETCH(QString, contains);
    QString source = sample(in.toUtf8());
    if (in.isEmpty()) {
        source = at("level.txt");
        QFile level(source);
        QVERIFY(level.open(QIODevice::WriteOnly));
        level.write("#####\n#@ o#\n#####\n");
    }
    QStringList line{kScript, kExtensions + file + QStringLiteral(".js"), name, source};
    if (!out.isEmpty())
        line += at(out.toUtf8());
    const Outcome outcome = call(line);
    QVERIFY2(outcome.code == code, outcome.err);
    const QByteArray written = out.isEmpty() ? QByteArray() : contentOf(at(out.toUtf8()));
    QVERIFY2((written + outcome.out).contains(contains.toUtf8()), written + outcome.out);
    if (out.endsWith(QStringLiteral(".broadside")))
        QCOMPARE(call({QStringLiteral("validate"), at(out.toUtf8())}).code, 0);
}

void TestScriptCommand::theManualHasEveryFunctionAndExample()
{
    const QString page = QString::fromUtf8(contentOf(QStringLiteral(BROADSIDE_SCENES "/../manual/scripts.md")));
    QVERIFY2(page.endsWith(scriptReference()), "make it again: see the end of resources/manual/scripts.md");
    for (const QString& name : QDir(kExtensions).entryList({QStringLiteral("*.js")})) {
        QVERIFY2(page.contains(name), qPrintable(name));
        const qsizetype lines = contentOf(kExtensions + name).count('\n');
        QVERIFY2(lines >= 10 && lines <= 60, qPrintable(name));
    }
}

BROADSIDE_EVENT_TEST(TestScriptCommand)

} // namespace broadside::test::tst_script_command

#include "tst_script_command.moc"
