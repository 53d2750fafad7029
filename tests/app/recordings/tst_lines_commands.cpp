#include "core/trace/trace_cursor.h"
#include "tests/support/command_line.h"
#include "tests/support/test.h"
#include "tests/trace/naive_grid_game.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>

namespace broadside::test::tst_lines_commands {
namespace {

/// Starts the program with this standard input.
Outcome pipe(const QStringList& words, const QByteArray& input)
{
    QProcess process;
    process.start(programFile(), words);
    if (!process.waitForStarted(kPatience))
        return {};
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(kPatience) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

/// Tests JSON Lines and standard input on the command line.
class TestLinesCommands : public QObject, private TestFolder {
    Q_OBJECT
private slots:
    void initTestCase();
    void answersAreThoseOfATrace_data();
    void answersAreThoseOfATrace();
    void standardInputIsReadAsFilesAre_data();
    void standardInputIsReadAsFilesAre();
    void aBrokenLineIsNamedAndTheRestAnswered();
    void aBrokenFirstLineIsRefused();
    void linesWithoutPairsSayWhatToPrint();
    void theFirstLineDecidesWhateverTheName();
    void linesBecomeATraceWithTheSameFrames();
    void aFolderOfTablesIsAudited();
    void columnsOfTablesCanBeSaid();
    void aWrongListOfColumnsIsRefused_data();
    void aWrongListOfColumnsIsRefused();

private:
    /// Words with FILE replaced.
    [[nodiscard]] static QStringList wordsWith(const QByteArray& line, const QString& file)
    {
        QStringList list = words(line.constData());
        for (QString& word : list)
            if (word == u"FILE")
                word = file;
        return list;
    }
    /// The frames of a trace as JSON Lines.
    [[nodiscard]] static QByteArray linesOf(const QString& trace);

    QString m_trace;
    QByteArray m_lines;
    QString m_linesFile;
};

QByteArray TestLinesCommands::linesOf(const QString& file)
{
    const auto reader = trace::TraceReader::open(file.toStdString());
    const trace::TraceInfo& info = reader->info();
    const auto number = [](double value) { return QByteArray::number(value, 'g', 17); };
    QByteArray text =
        "{\"broadside\":\"frames\",\"version\":1,\"program\":\"" + QByteArray::fromStdString(info.program) +
        "\",\"algorithm\":\"" + QByteArray::fromStdString(info.algorithm) + "\",\"dt\":" + number(info.dt) +
        ",\"unitsPerMetre\":" + number(info.unitsPerMetre) +
        ",\"cellSize\":" + number(info.parameter("cell-size").value_or(1.0)) + ",\"grid\":[" +
        number(info.parameter("grid-x").value_or(0.0)) + "," + number(info.parameter("grid-y").value_or(0.0)) + "," +
        number(info.parameter("grid-columns").value_or(0.0)) + "," + number(info.parameter("grid-rows").value_or(0.0)) +
        "],\"world\":[" + number(info.world.lo.x) + "," + number(info.world.lo.y) + "," + number(info.world.hi.x) +
        "," + number(info.world.hi.y) + "],\"halfOpen\":" + (info.touch == TouchRule::HalfOpen ? "true" : "false") +
        ",\"yDown\":" + (info.yDown ? "true" : "false") + "}\n";
    trace::TraceCursor cursor(*reader);
    for (std::size_t i = 0; i < reader->frames().size(); ++i) {
        if (cursor.seek(i))
            return {};
        const trace::FrameData& data = cursor.frame();
        QByteArrayList boxes;
        QByteArrayList names;
        QByteArrayList kinds;
        for (const ObjectIndex row : cursor.order()) {
            const trace::TracedObject& object = cursor.objects()[row];
            if (!object.isPresent())
                continue;
            const QByteArray id = QByteArray::number(static_cast<qulonglong>(object.definition->id.value));
            const Aabb& box = object.state.box;
            boxes += "[" + id + "," + number(box.lo.x) + "," + number(box.lo.y) + "," + number(box.hi.x) + "," +
                     number(box.hi.y) + "]";
            names += "\"" + id + "\":\"" + QByteArray::fromStdString(object.definition->name) + "\"";
            kinds += "\"" + id + "\":\"" + (object.definition->isDynamic ? "dynamic" : "static") + "\"";
        }
        QByteArrayList pairs;
        for (const IdPair& pair : data.candidates)
            pairs += "[" + QByteArray::number(static_cast<qulonglong>(pair.a.value)) + "," +
                     QByteArray::number(static_cast<qulonglong>(pair.b.value)) + "]";
        QByteArrayList cells;
        for (const trace::RegisteredCells& one : data.cells)
            cells += "[" + QByteArray::number(static_cast<qulonglong>(one.id.value)) + "," +
                     QByteArray::number(static_cast<qlonglong>(one.cells.first.x)) + "," +
                     QByteArray::number(static_cast<qlonglong>(one.cells.first.y)) + "," +
                     QByteArray::number(static_cast<qlonglong>(one.cells.last.x)) + "," +
                     QByteArray::number(static_cast<qlonglong>(one.cells.last.y)) + "]";
        text += "{\"step\":" + QByteArray::number(static_cast<qulonglong>(data.step)) +
                ",\"time\":" + number(data.time) + ",\"boxes\":[" + boxes.join(",") + "],\"pairs\":[" +
                pairs.join(",") + "]";
        if (info.contents.cells)
            text += ",\"cells\":[" + cells.join(",") + "]";
        text += ",\"names\":{" + names.join(",") + "},\"kinds\":{" + kinds.join(",") + "}}\n";
    }
    return text;
}

void TestLinesCommands::initTestCase()
{
    m_trace = path("naive.bstrace");
    naive_grid_game::Game game(naive_grid_game::Bug::RegistersCorners);
    bst_trace* trace = game.openTrace(m_trace.toStdString());
    for (int i = 0; i < 30; ++i) {
        game.trace(trace);
        game.step();
    }
    bst_close(trace);
    m_lines = linesOf(m_trace);
    m_linesFile = fileWith("game.jsonl", m_lines);
}

void TestLinesCommands::answersAreThoseOfATrace_data()
{
    QTest::addColumn<QByteArray>("command");
    for (const char* command :
         {"audit FILE --json", "audit FILE --json --steps 5", "diagnose FILE --json", "why FILE 1 2 --step 7 --json",
          "pairs FILE --list --json --step 9", "story FILE 3 --json", "query FILE --object 2 --step 3 --json",
          "audit FILE --algorithm grid --json"})
        QTest::newRow(command) << QByteArray(command);
}

void TestLinesCommands::answersAreThoseOfATrace()
{
    QFETCH(const QByteArray, command);
    const Outcome trace = call(wordsWith(command, m_trace));
    const Outcome lines = call(wordsWith(command, m_linesFile));
    QCOMPARE(lines.code, trace.code);
    QVERIFY2(trace.code == 0 || trace.code == 1, trace.err.constData());
    QJsonObject expected = trace.json();
    QJsonObject found = lines.json();
    expected.remove(QStringLiteral("waste")); // has times
    found.remove(QStringLiteral("waste"));
    QCOMPARE(found, expected);
    QVERIFY2(lines.err.isEmpty(), lines.err.constData());
}

void TestLinesCommands::standardInputIsReadAsFilesAre_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("file");
    const QString table = fileWith("table.csv", "id,left,bottom,w,h\n1,1,1,2,2\n2,2,2,2,2\n");
    const auto content = [](const QString& name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    for (const char* command :
         {"audit FILE --json", "pairs FILE --json", "why FILE 1 2 --step 5 --json", "diagnose FILE --json"}) {
        QTest::addRow("lines, %s", command) << QByteArray(command) << m_lines << m_linesFile;
        QTest::addRow("trace, %s", command) << QByteArray(command) << content(m_trace) << m_trace;
    }
    QTest::newRow("table, audit") << QByteArray("audit FILE --algorithm grid --json") << content(table) << table;
}

void TestLinesCommands::standardInputIsReadAsFilesAre()
{
    QFETCH(const QByteArray, command);
    QFETCH(const QByteArray, input);
    QFETCH(const QString, file);
    const Outcome expected = call(wordsWith(command, file));
    const Outcome piped = pipe(wordsWith(command, QStringLiteral("-")), input);
    QCOMPARE(piped.code, expected.code);
    QJsonObject wanted = expected.json();
    QJsonObject found = piped.json();
    wanted.remove(QStringLiteral("waste"));
    found.remove(QStringLiteral("waste"));
    QCOMPARE(found, wanted);
}

void TestLinesCommands::aBrokenLineIsNamedAndTheRestAnswered()
{
    const Outcome whole = call({QStringLiteral("audit"), m_linesFile, QStringLiteral("--json")});
    QByteArrayList lines = m_lines.split('\n');
    lines.insert(4, "a message of the game");
    const QString file = fileWith("broken.jsonl", lines.join('\n'));
    const Outcome outcome = call({QStringLiteral("audit"), file, QStringLiteral("--json")});
    QCOMPARE(outcome.code, whole.code);
    QCOMPARE(outcome.json(), whole.json());
    QVERIFY2(outcome.err.contains((file + QStringLiteral(":5:1: ")).toUtf8()), outcome.err.constData());
    const Outcome piped =
        pipe({QStringLiteral("audit"), QStringLiteral("-"), QStringLiteral("--json")}, lines.join('\n'));
    QVERIFY2(piped.err.contains("-:5:1: "), piped.err.constData());
}

void TestLinesCommands::aBrokenFirstLineIsRefused()
{
    for (const char* text : {"", "{\"step\":0,\"boxes\":[]}\n", "{\"broadside\":\"frames\",\"version\":1}\n",
                             "{\"broadside\":\"frames\",\"version\":1}\nbroken\n"}) {
        const QString file = fileWith("first.jsonl", text);
        const Outcome outcome = call({QStringLiteral("audit"), file});
        QCOMPARE(outcome.code, 3);
        QVERIFY2(outcome.err.contains(file.toUtf8() + ":"), outcome.err.constData());
        QVERIFY(outcome.out.isEmpty());
        QCOMPARE(pipe({QStringLiteral("audit"), QStringLiteral("-")}, text).code, 3);
    }
}

void TestLinesCommands::linesWithoutPairsSayWhatToPrint()
{
    const QString file =
        fileWith("boxes.jsonl", "{\"broadside\":\"frames\",\"version\":1}\n{\"boxes\":[[1,0,0,2,2],[2,1,1,3,3]]}\n");
    const Outcome outcome = call({QStringLiteral("audit"), file});
    QCOMPARE(outcome.code, 3);
    QVERIFY2(outcome.err.contains("\"pairs\":[[1,2]]"), outcome.err.constData());
    QCOMPARE(call({QStringLiteral("audit"), file, QStringLiteral("--algorithm"), QStringLiteral("grid")}).code, 0);
}

void TestLinesCommands::theFirstLineDecidesWhateverTheName()
{
    for (const char* name : {"frames.txt", "frames.json", "frames", "frames.csv"}) {
        const Outcome outcome = call({QStringLiteral("audit"), fileWith(name, m_lines), QStringLiteral("--steps=0")});
        QVERIFY2(outcome.out.contains("Frames          1\n"), outcome.err.constData());
    }
}

void TestLinesCommands::linesBecomeATraceWithTheSameFrames()
{
    const QString target = path("out.bstrace");
    for (const bool isPiped : {false, true}) {
        const Outcome outcome = isPiped ? pipe({QStringLiteral("convert"), QStringLiteral("-"), target}, m_lines)
                                        : call({QStringLiteral("convert"), m_linesFile, target});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QCOMPARE(linesOf(target), m_lines);
        QFile::remove(target);
    }
}

void TestLinesCommands::aFolderOfTablesIsAudited()
{
    const auto reader = trace::TraceReader::open(m_trace.toStdString());
    QByteArray objects = "id,step,left,low,right,high,kind\n";
    QByteArray pairs = "step,a,b\n";
    QByteArray cells = "step,id,firstColumn,firstRow,lastColumn,lastRow\n";
    const auto whole = [](auto value) { return QByteArray::number(static_cast<qlonglong>(value)); };
    const auto number = [](double value) { return "," + QByteArray::number(value, 'g', 17); };
    trace::TraceCursor cursor(*reader);
    for (std::size_t i = 0; i < reader->frames().size(); ++i) {
        QVERIFY(!cursor.seek(i));
        const QByteArray step = whole(cursor.frame().step);
        for (const trace::TracedObject& object : cursor.objects())
            objects += whole(object.definition->id.value) + "," + step + number(object.state.box.lo.x) +
                       number(object.state.box.lo.y) + number(object.state.box.hi.x) + number(object.state.box.hi.y) +
                       (object.definition->isDynamic ? ",dynamic\n" : ",static\n");
        for (const IdPair& pair : cursor.frame().candidates)
            pairs += step + "," + whole(pair.a.value) + "," + whole(pair.b.value) + "\n";
        for (const trace::RegisteredCells& one : cursor.frame().cells)
            cells += step + "," + whole(one.id.value) + "," + whole(one.cells.first.x) + "," +
                     whole(one.cells.first.y) + "," + whole(one.cells.last.x) + "," + whole(one.cells.last.y) + "\n";
    }
    QVERIFY(QDir().mkpath(path("tables")));
    QStringList written;
    written += fileWith("tables/objects.csv", objects);
    written += fileWith("tables/pairs.csv", pairs);
    written += fileWith("tables/cells.csv", cells);
    QStringList words{QStringLiteral("audit"), path("tables"), QStringLiteral("--json")};
    if (reader->info().touch == TouchRule::HalfOpen)
        words << QStringLiteral("--half-open");
    const Outcome tables = call(words);
    const Outcome trace = call({QStringLiteral("audit"), m_trace, QStringLiteral("--json")});
    QVERIFY2(tables.code == 1, tables.err.constData());
    QCOMPARE(tables.json()[u"missed"].toArray().size(), trace.json()[u"missed"].toArray().size());
    QCOMPARE(tables.json()[u"falsePositives"], trace.json()[u"falsePositives"]);
    const QString target = path("tables.bstrace");
    words.replace(0, QStringLiteral("convert"));
    words.insert(2, target);
    QCOMPARE(call(words).code, 0);
    QCOMPARE(call({QStringLiteral("audit"), target, QStringLiteral("--json")}).json(), tables.json());
    written += fileWith("tables/pairs.csv", "step,a,b\n0,one,2\n");
    const Outcome broken = call({QStringLiteral("audit"), path("tables")});
    QCOMPARE(broken.code, 3);
    QVERIFY2(broken.err.contains(path("tables/pairs.csv:2:3: ").toUtf8()), broken.err.constData());
}

void TestLinesCommands::columnsOfTablesCanBeSaid()
{
    const QString file = fileWith("odd.csv", "who,a,b,c,d\n1,0,0,2,2\n2,1,1,3,3\n");
    QCOMPARE(call({QStringLiteral("pairs"), file, QStringLiteral("--algorithm=grid")}).code, 3);
    const Outcome outcome =
        call({QStringLiteral("pairs"), file, QStringLiteral("--algorithm=grid"), QStringLiteral("--json"),
              QStringLiteral("--columns"), QStringLiteral("id=who,left=a,low=b,right=c,high=5")});
    QVERIFY2(outcome.code == 0, outcome.err.constData());
    QCOMPARE(outcome.json()[u"funnel"][u"boxOverlaps"].toInt(), 1);
}

void TestLinesCommands::aWrongListOfColumnsIsRefused_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<int>("code");
    QTest::newRow("no sign") << QStringLiteral("id") << 2;
    QTest::newRow("no such meaning") << QStringLiteral("lft=a") << 2;
    QTest::newRow("no such column") << QStringLiteral("id=nobody") << 3;
}

void TestLinesCommands::aWrongListOfColumnsIsRefused()
{
    QFETCH(const QString, list);
    QFETCH(const int, code);
    const QString file = fileWith("plain.csv", "id,left,low,w,h\n1,0,0,2,2\n");
    const Outcome outcome =
        call({QStringLiteral("pairs"), file, QStringLiteral("--algorithm=grid"), QStringLiteral("--columns"), list});
    QCOMPARE(outcome.code, code);
    QVERIFY2(!outcome.err.isEmpty(), outcome.err.constData());
    QVERIFY(outcome.out.isEmpty());
}

BROADSIDE_EVENT_TEST(TestLinesCommands)

} // namespace broadside::test::tst_lines_commands

#include "tst_lines_commands.moc"
