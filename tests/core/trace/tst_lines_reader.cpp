#include "core/trace/lines/lines_reader.h"
#include "core/trace/lines/lines_reference.h"
#include "core/trace/lines/spilled_bytes.h"
#include "core/trace/trace_world.h"
#include "core/trace/trace_writer.h"
#include "tests/core/trace/line_text.h"
#include "tests/core/trace/random_traces.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <cmath>

namespace broadside::test::tst_lines_reader {

using namespace broadside::trace;

namespace {

constexpr const char* kFirst = "{\"broadside\":\"frames\",\"version\":1}\n";

QString problemsOf(const LinesReading& reading)
{
    QString text;
    for (const Problem& problem : reading.problems)
        text += QString::fromStdString(describe(problem)) + QLatin1Char('\n');
    return text;
}

TraceReader opened(const LinesReading& reading)
{
    auto reader = TraceReader::open(reading.trace, "game.jsonl");
    return std::move(*reader);
}

} // namespace

class TestLinesReader : public QObject {
    Q_OBJECT
private slots:
    void linesAreTheSameAsATrace();
    void theFirstLineSaysWhatTheGameIs();
    void aBrokenFirstLineIsAnError_data();
    void aBrokenFirstLineIsAnError();
    void aBrokenLineIsNamedAndLeftOut_data();
    void aBrokenLineIsNamedAndLeftOut();
    void oddTextIsRead_data();
    void oddTextIsRead();
    void numbersThatAreNoneMakeTheObjectAbsent_data();
    void numbersThatAreNoneMakeTheObjectAbsent();
    void rangesThatEndTooEarlyAreCounted();
    void propertiesHoldUntilTheyChange();
    void worldAndGridsHoldUntilTheyChange();
    void unitsOfCountersAreAtTheEndOfTheirNames();
    void framesWithoutPairsAreNotCompared();
    void listsThatAreSometimesMissingDoNotCount();
    void stepsAreCountedWhereTheyAreMissing();
    void manyProblemsAreCounted();
    void linesOfAnyLengthArriveInAnyPieces();
    void manyBytesGoToTheDisk();
    void keysOfTheReferenceAreRead();
};

void TestLinesReader::linesAreTheSameAsATrace()
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const KnownTrace known = plainTrace(seed, 30, 24);
        const std::string text = linesOf(known);
        const LinesReading reading = readLines(text, "game.jsonl");
        QVERIFY2(reading.problems.empty(), qPrintable(problemsOf(reading)));
        const TraceReader reader = opened(reading);
        QVERIFY2(reader.info() == known.info, text.substr(0, 300).c_str());
        QCOMPARE(reader.frames().size(), known.frames.size());
        TraceCursor cursor(reader);
        for (std::size_t i = 0; i < known.frames.size(); ++i) {
            QVERIFY(!cursor.seek(i));
            const std::string difference = firstDifferenceTo(known.frames[i], cursor);
            QVERIFY2(difference.empty(), difference.c_str());
        }
    }
}

void TestLinesReader::theFirstLineSaysWhatTheGameIs()
{
    const LinesReading reading = readLines(
        "\xef\xbb\xbf{\"version\":1,\"program\":\"B\\u00fcro "
        "\\ud83d\\ude00\",\"later\":{\"a\":[1,{}]},\"broadside\":\"frames\","
        "\"algorithm\":\"grid\",\"cellSize\":[16,12],\"grid\":[-8,4,10,20],\"world\":[0,1,100,60],\"yDown\":true,"
        "\"halfOpen\":true,\"unitsPerMetre\":32,\"rings\":1}\r\n{\"boxes\":[]}\r\n",
        "game.jsonl");
    QVERIFY2(reading.problems.empty(), qPrintable(problemsOf(reading)));
    const TraceInfo info = opened(reading).info();
    QCOMPARE(info.program, std::string("B\xc3\xbcro \xf0\x9f\x98\x80"));
    QCOMPARE(info.algorithm, std::string("grid"));
    QVERIFY(info.yDown);
    QVERIFY(info.touch == TouchRule::HalfOpen);
    QCOMPARE(info.unitsPerMetre, 32.0);
    QCOMPARE(info.world, (Aabb{{0, 1}, {100, 60}}));
    const std::vector<Parameter> parameters{{"cell-size", 16},    {"cell-height", 12}, {"grid-x", -8}, {"grid-y", 4},
                                            {"grid-columns", 10}, {"grid-rows", 20},   {"rings", 1}};
    QVERIFY(info.parameters == parameters);
    QVERIFY(info.contents == Contents{});
    const LinesReading square =
        readLines("{\"broadside\":\"frames\",\"version\":1,\"cellSize\":[5,5]}\n{\"boxes\":[]}\n", "game.jsonl");
    QCOMPARE(opened(square).info().parameter("cell-size").value_or(0.0), 5.0);
}

void TestLinesReader::aBrokenFirstLineIsAnError_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* line, const char* message) {
        QTest::newRow(name) << QByteArray(line) << QString::fromUtf8(message);
    };
    row("a frame", "{\"step\":0,\"boxes\":[]}", "no \"broadside\":\"frames\"");
    row("a banner", "Hello from the game", "does not announce frames");
    row("nothing", "", "empty");
    row("only white space", "\n  \n\n", "empty");
    row("UTF-16", "\xff\xfe{", "UTF-16");
    row("another format", "{\"broadside\":\"scene\",\"version\":1}", "announces \"scene\"");
    row("no version", "{\"broadside\":\"frames\"}", "no \"version\"");
    row("a newer version", "{\"broadside\":\"frames\",\"version\":2}", "newer version of Broadside");
    row("cut off", "{\"broadside\":\"frames\",\"vers", "no closing quote");
    row("a key twice", "{\"broadside\":\"frames\",\"version\":1,\"version\":1}", "given twice");
    row("units of 0", "{\"broadside\":\"frames\",\"version\":1,\"unitsPerMetre\":0}", "above 0");
    row("a world of NaN", "{\"broadside\":\"frames\",\"version\":1,\"world\":[NaN,0,1,1]}", "not finite");
    row("a world of three numbers", "{\"broadside\":\"frames\",\"version\":1,\"world\":[0,1,1]}",
        "[left,low,right,high]");
    row("a grid with fewer than no columns", "{\"broadside\":\"frames\",\"version\":1,\"grid\":[0,0,-3,2]}",
        "not whole numbers of at least 0");
    row("a grid with half a row", "{\"broadside\":\"frames\",\"version\":1,\"grid\":[0,0,3,1.5]}",
        "not whole numbers of at least 0");
    row("a world without a width", "{\"broadside\":\"frames\",\"version\":1,\"world\":[1,0,1,1]}", "not a rectangle");
    row("more text", "{\"broadside\":\"frames\",\"version\":1}{\"boxes\":[]}", "More text follows");
}

void TestLinesReader::aBrokenFirstLineIsAnError()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QString, message);
    const LinesReading reading = readLines(line.toStdString() + "\n{\"boxes\":[[1,0,0,1,1]]}\n", "game.jsonl");
    QVERIFY(!reading.trace || line.trimmed().isEmpty());
    const LinesReading alone = readLines(line.toStdString(), "game.jsonl");
    QVERIFY(!alone.trace);
    QCOMPARE(alone.problems.size(), std::size_t{1});
    const QString text = QString::fromStdString(describe(alone.firstError()));
    QVERIFY2(text.startsWith(QStringLiteral("game.jsonl:")) && text.contains(message), qPrintable(text));
    QVERIFY(!alone.firstError().remedy.empty());
}

void TestLinesReader::aBrokenLineIsNamedAndLeftOut_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* name, const char* line, int column) {
        QTest::newRow(name) << QByteArray(line) << column;
    };
    row("a message of the game", "Loading level 2", 1);
    row("cut off", "{\"step\":1,\"boxes\":[[1,0,0,1", 28);
    row("no boxes", "{\"step\":1,\"pairs\":[]}", 1);
    row("a box of four numbers", "{\"boxes\":[[1,0,0,1]],\"pairs\":[]}", 19);
    row("a box of six numbers", "{\"boxes\":[[1,0,0,1,1,1]],\"pairs\":[]}", 11);
    row("the id 0", "{\"boxes\":[[0,0,0,1,1]],\"pairs\":[]}", 12);
    row("an id above 2^53", "{\"boxes\":[[9007199254740993,0,0,1,1]],\"pairs\":[]}", 12);
    row("an id of 30 digits", "{\"boxes\":[[123456789012345678901234567890,0,0,1,1]],\"pairs\":[]}", 12);
    row("an id with a fraction", "{\"boxes\":[[1.5,0,0,1,1]],\"pairs\":[]}", 12);
    row("an id that is a text", "{\"boxes\":[[\"a\",0,0,1,1]],\"pairs\":[]}", 12);
    row("an object twice", "{\"boxes\":[[1,0,0,1,1],[2,0,0,1,1],[1,0,0,1,1]],\"pairs\":[]}", 36);
    row("decimal commas", "{\"boxes\":[[1,0,5,0,5,1,5,1,5]],\"pairs\":[]}", 11);
    row("a pair of one", "{\"boxes\":[],\"pairs\":[[1]]}", 24);
    row("a pair of three", "{\"boxes\":[],\"pairs\":[[1,2,3]]}", 22);
    row("a column beyond 32 bits", "{\"boxes\":[],\"pairs\":[],\"cells\":[[1,0,0,3000000000,0]]}", 40);
    row("a grid without cells", "{\"boxes\":[],\"pairs\":[],\"grids\":[{\"number\":1}]}", 33);
    row("a grid twice", "{\"boxes\":[],\"pairs\":[],\"grids\":[{\"cellSize\":1},{\"cellSize\":2}]}", 48);
    row("half a column", "{\"boxes\":[],\"pairs\":[],\"grids\":[{\"grid\":[0,0,1.5,1],\"cellSize\":1}]}", 41);
    row("a cell of no width", "{\"boxes\":[],\"pairs\":[],\"grids\":[{\"cellSize\":[0,1]}]}", 45);
    row("a world without a height", "{\"boxes\":[],\"pairs\":[],\"world\":[0,1,1,1]}", 32);
    row("a mark of no id", "{\"boxes\":[],\"pairs\":[],\"marks\":{\"swept\":[0]}}", 42);
    row("a reason of no id", "{\"boxes\":[],\"pairs\":[],\"marks\":{\"removed\":{\"x\":\"y\"}}}", 44);
    row("a time of NaN", "{\"time\":NaN,\"boxes\":[],\"pairs\":[]}", 9);
    row("a negative step", "{\"step\":-1,\"boxes\":[],\"pairs\":[]}", 9);
    row("a key twice", "{\"boxes\":[],\"boxes\":[],\"pairs\":[]}", 13);
    row("a kind that is neither", "{\"boxes\":[],\"pairs\":[],\"kinds\":{\"1\":\"ghost\"}}", 37);
    row("a name of no id", "{\"boxes\":[],\"pairs\":[],\"names\":{\"x\":\"ghost\"}}", 33);
    row("two frames", "{\"boxes\":[],\"pairs\":[]}{\"boxes\":[],\"pairs\":[]}", 24);
    row("another first line", "{\"broadside\":\"frames\",\"version\":1}", 2);
    row("deep nesting", (QByteArray("{\"boxes\":[],\"pairs\":[],\"x\":") + QByteArray(100'000, '[')).constData(), 92);
    row("zero bytes", "{\"boxes\":[],\"pairs\":[],\x01}", 24);
}

void TestLinesReader::aBrokenLineIsNamedAndLeftOut()
{
    QFETCH(const QByteArray, line);
    QFETCH(const int, column);
    const std::string good = "{\"step\":7,\"boxes\":[[1,0,0,1,1]],\"pairs\":[]}\n";
    const std::string last = "{\"step\":9,\"boxes\":[[1,0,0,1,2]],\"pairs\":[]}\n";
    const LinesReading reading = readLines(kFirst + good + line.toStdString() + "\n" + last, "game.jsonl");
    QVERIFY2(reading.trace, qPrintable(problemsOf(reading)));
    QCOMPARE(reading.frames, std::uint64_t{2});
    QCOMPARE(reading.leftOut, std::uint64_t{1});
    QCOMPARE(reading.problems.size(), std::size_t{1});
    const Problem& problem = reading.problems.front();
    QVERIFY2(problem.line == 3 && problem.column == column, describe(problem).c_str());
    QVERIFY(problem.severity == Severity::Warning && !problem.remedy.empty());
    QCOMPARE(opened(reading).frames()[1].step, std::uint64_t{9});
    // A file may also end in the middle of a line.
    const LinesReading cut = readLines(kFirst + good + line.toStdString(), "game.jsonl");
    QCOMPARE(cut.frames, std::uint64_t{1});
    QCOMPARE(cut.problems.size(), std::size_t{1});
}

void TestLinesReader::oddTextIsRead_data()
{
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char* name, const char* line) { QTest::newRow(name) << QByteArray(line); };
    row("white space", " { \"boxes\" : [ [ 7 , 0.5 , -1 , 2 , 3e0 ] ] } ");
    row("unknown keys", "{\"boxes\":[[7,0.5,-1,2,3]],\"mood\":\"good\",\"list\":[1,[2,{\"a\":null}],true],\"o\":{}}");
    row("whole numbers as fractions", "{\"step\":0.0,\"boxes\":[[7.0,0.5,-1.0,2.0,3.0]]}");
    row("numbers of other languages", "{\"boxes\":[[7,.5,-1.,2,0.3E+1]]}");
    row("any order of the keys", "{\"time\":0,\"names\":{},\"boxes\":[[7,0.5,-1,2,3]],\"step\":0}");
    row("a carriage return", "{\"boxes\":[[7,0.5,-1,2,3]]}\r");
    row("many digits", "{\"boxes\":[[7,0.500000000000000000000000000000000000000000001,-1,2,3]]}");
}

void TestLinesReader::oddTextIsRead()
{
    QFETCH(const QByteArray, line);
    const LinesReading reading = readLines(kFirst + line.toStdString(), "game.jsonl");
    QVERIFY2(reading.problems.empty(), qPrintable(problemsOf(reading)));
    const TraceReader reader = opened(reading);
    TraceCursor cursor(reader);
    QVERIFY(!cursor.seek(0));
    QCOMPARE(cursor.objects().size(), std::size_t{1});
    QCOMPARE(cursor.objects()[0].state.box, (Aabb{{0.5, -1}, {2, 3}}));
}

void TestLinesReader::numbersThatAreNoneMakeTheObjectAbsent_data()
{
    QTest::addColumn<QByteArray>("number");
    for (const char* number : {"NaN", "nan", "-nan", "null", "Infinity", "-inf", "1e400", "-1E999"})
        QTest::newRow(number) << QByteArray(number);
}

void TestLinesReader::numbersThatAreNoneMakeTheObjectAbsent()
{
    QFETCH(const QByteArray, number);
    const LinesReading reading =
        readLines(kFirst + ("{\"boxes\":[[7," + number + ",0,1,1],[8,0,0,1,1]]}").toStdString(), "game.jsonl");
    QCOMPARE(reading.frames, std::uint64_t{1});
    QVERIFY2(problemsOf(reading).contains(QStringLiteral("game.jsonl:2:")), qPrintable(problemsOf(reading)));
    QVERIFY2(problemsOf(reading).contains(QStringLiteral("object 7")), qPrintable(problemsOf(reading)));
    QCOMPARE(reading.problems.front().remedy.text(), std::string("Check how the game computes the box"));
    const TraceReader reader = opened(reading);
    TraceCursor cursor(reader);
    QVERIFY(!cursor.seek(0));
    QCOMPARE(cursor.frame().nowhere, std::vector<ObjectId>{{7}});
    QVERIFY(cursor.objects()[*cursor.rowOf({8})].isPresent());
}

void TestLinesReader::rangesThatEndTooEarlyAreCounted()
{
    const LinesReading reading = readLines(
        std::string(kFirst) + "{\"boxes\":[[7,0,0,1,1],[8,0,0,1,1]],\"cells\":[[7,0,0,1,1],[8,3,0,2,1],[8,0,3,1,2]]}\n",
        "game.jsonl");
    QVERIFY2(reading.problems.empty(), qPrintable(problemsOf(reading)));
    const TraceReader reader = opened(reading);
    TraceCursor cursor(reader);
    QVERIFY(!cursor.seek(0));
    QVERIFY((cursor.frame().faults.reversedCells == RecorderFaults::Kind{2, {8}}));
    QCOMPARE(cursor.frame().cells.size(), std::size_t{1});
}

void TestLinesReader::propertiesHoldUntilTheyChange()
{
    const LinesReading reading =
        readLines(std::string(kFirst) +
                      "{\"boxes\":[[7,0,0,1,1],[8,0,0,1,1]],\"names\":{\"7\":\"Rock\"},\"kinds\":{\"7\":\"static\"},"
                      "\"categories\":{\"7\":2},\"masks\":{\"7\":4294967295,\"8\":0}}\n"
                      "{\"boxes\":[[8,0,0,1,1]]}\n{\"boxes\":[[8,0,0,1,1],[7,0,0,1,1]]}\n"
                      "{\"boxes\":[[7,0,0,1,1]],\"names\":{\"7\":\"\"},\"kinds\":{\"7\":\"dynamic\"}}\n",
                  "game.jsonl");
    QVERIFY2(reading.problems.empty(), qPrintable(problemsOf(reading)));
    const TraceReader reader = opened(reading);
    TraceCursor cursor(reader);
    QVERIFY(!cursor.seek(2));
    const Definition& rock = *cursor.objects()[*cursor.rowOf({7})].definition;
    QVERIFY(rock.name == "Rock" && !rock.isDynamic && rock.category == 2U);
    QCOMPARE(cursor.objects()[*cursor.rowOf({8})].definition->mask, 0U);
    QVERIFY(!cursor.seek(3));
    const Definition& later = *cursor.objects()[*cursor.rowOf({7})].definition;
    QVERIFY(later.name.empty() && later.isDynamic && later.category == 2U);
}

void TestLinesReader::worldAndGridsHoldUntilTheyChange()
{
    const TraceReader reader = opened(
        readLines("{\"broadside\":\"frames\",\"version\":1,\"world\":[0,0,10,10]}\n"
                  "{\"boxes\":[[1,0,0,1,1]]}\n"
                  "{\"boxes\":[[1,0,0,1,1]],\"world\":[0,0,30,10],\"grids\":[{\"number\":4,\"cellSize\":[2,1]}]}\n"
                  "{\"boxes\":[[1,0,0,1,1]],\"marks\":{\"asleep\":[1],\"later\":{}}}\n"
                  "{\"boxes\":[[1,0,0,1,1]],\"grids\":[]}\n",
                  "game.jsonl"));
    QCOMPARE(reader.version(), kVersionOfGrids);
    TraceCursor cursor(reader);
    QVERIFY(!cursor.seek(0) && !cursor.frame().surroundings);
    for (const std::size_t frame : {1U, 2U}) {
        QVERIFY(!cursor.seek(frame));
        const Surroundings& now = *cursor.frame().surroundings;
        QCOMPARE(now.world, (Aabb{{0, 0}, {30, 10}}));
        QCOMPARE(now.grids.size(), std::size_t{1});
        QVERIFY(now.grids[0].number == 4 && now.grids[0].cell == (Vec2{2, 1}) && now.grids[0].columns == 0);
        QCOMPARE(cursor.frame().marks.has(ObjectMark::Asleep, {1}), frame == 2);
    }
    QVERIFY(!cursor.seek(3));
    QVERIFY(cursor.frame().surroundings->grids.empty() && !cursor.frame().surroundings->world.isEmpty());
}

void TestLinesReader::unitsOfCountersAreAtTheEndOfTheirNames()
{
    const LinesReading reading =
        readLines(std::string(kFirst) + "{\"boxes\":[],\"counters\":{\"broad phase \xc2\xb5s\":12.5,\"all "
                                        "ms\":2,\"memory bytes\":64,\"tests\":3}}\n",
                  "game.jsonl");
    const TraceReader reader = opened(reading);
    TraceCursor cursor(reader);
    QVERIFY(!cursor.seek(0));
    const std::vector<Counter> counters{{"broad phase", Counter::Unit::Microseconds, 12.5},
                                        {"all", Counter::Unit::Microseconds, 2000},
                                        {"memory", Counter::Unit::Bytes, 64},
                                        {"tests", Counter::Unit::Count, 3}};
    QVERIFY(cursor.frame().counters == counters);
}

void TestLinesReader::framesWithoutPairsAreNotCompared()
{
    const std::string with = "{\"boxes\":[[1,0,0,1,1]],\"pairs\":[]}\n";
    const std::string without = "{\"boxes\":[[1,0,0,1,1]]}\n";
    const LinesReading none = readLines(kFirst + without + without, "game.jsonl");
    QVERIFY(none.problems.empty());
    QVERIFY(!opened(none).info().contents.candidates);
    QCOMPARE(none.frames, std::uint64_t{2});
    const LinesReading late = readLines(kFirst + without + without + with + without + with, "game.jsonl");
    QVERIFY(opened(late).info().contents.candidates);
    QCOMPARE(late.frames, std::uint64_t{2});
    QCOMPARE(late.leftOut, std::uint64_t{3});
    QCOMPARE(opened(late).frames()[0].step, std::uint64_t{2});
    QVERIFY2(problemsOf(late).contains(
                 QStringLiteral("game.jsonl:4:1: warning: This is the first frame with \"pairs\"; 2 earlier")),
             qPrintable(problemsOf(late)));
    QVERIFY2(problemsOf(late).contains(QStringLiteral("game.jsonl:5:1: warning: The frame has no \"pairs\"")),
             qPrintable(problemsOf(late)));
}

void TestLinesReader::listsThatAreSometimesMissingDoNotCount()
{
    const std::string with = "{\"boxes\":[[1,0,0,1,1]],\"pairs\":[],\"contacts\":[],\"cells\":[[1,0,0,0,0]]}\n";
    const std::string without = "{\"boxes\":[[1,0,0,1,1]],\"pairs\":[],\"cells\":[]}\n";
    const LinesReading reading = readLines(kFirst + with + without, "game.jsonl");
    const Contents contents = opened(reading).info().contents;
    QVERIFY(contents.cells && !contents.contacts && !contents.registeredBoxes);
    QVERIFY2(problemsOf(reading).contains(QStringLiteral("1 frame has no \"contacts\"")),
             qPrintable(problemsOf(reading)));
}

void TestLinesReader::stepsAreCountedWhereTheyAreMissing()
{
    const LinesReading reading = readLines(
        std::string(kFirst) +
            "{\"boxes\":[]}\n\n{\"boxes\":[]}\nbroken\n{\"boxes\":[]}\n{\"step\":9,\"boxes\":[]}\n{\"boxes\":[]}\n",
        "game.jsonl");
    const TraceReader reader = opened(reading);
    std::vector<std::uint64_t> steps;
    for (const FramePlace& frame : reader.frames())
        steps.push_back(frame.step);
    QCOMPARE(steps, (std::vector<std::uint64_t>{0, 1, 3, 9, 10}));
}

void TestLinesReader::manyProblemsAreCounted()
{
    std::string text = kFirst;
    for (int i = 0; i < 1'000; ++i)
        text += "broken\n";
    const LinesReading none = readLines(text, "game.jsonl");
    QVERIFY(!none.trace);
    QVERIFY(problemsOf(none).contains(QStringLiteral("No line is a complete frame")));
    const LinesReading reading = readLines(text + "{\"boxes\":[]}\n", "game.jsonl");
    QCOMPARE(reading.problems.size(), std::size_t{101});
    QCOMPARE(reading.leftOut, std::uint64_t{1'000});
    QVERIFY(problemsOf(reading).contains(QStringLiteral("900 more problems")));
}

void TestLinesReader::linesOfAnyLengthArriveInAnyPieces()
{
    Random random(7);
    const std::string whole =
        std::string(50, 'a') + "\n\n" + std::string(3'000, 'b') + "\n" + std::string(200, 'c') + "\nend";
    for (int run = 0; run < 50; ++run) {
        std::string_view left = whole;
        LineFeed lines(
            [&](char* bytes, std::size_t count) -> std::optional<std::size_t> {
                const std::size_t piece =
                    std::min<std::size_t>({count, left.size(), 1 + random.below(run < 25 ? 4 : 500)});
                left.copy(bytes, piece);
                left.remove_prefix(piece);
                return piece;
            },
            1'000);
        std::vector<std::size_t> lengths;
        while (lines.next())
            lengths.push_back(lines.isTooLong() ? 9'999 : lines.line().size());
        QCOMPARE(lengths, (std::vector<std::size_t>{50, 0, 9'999, 200, 3}));
        QCOMPARE(lines.number(), 5);
        QVERIFY(!lines.hasFailed());
    }
}

void TestLinesReader::manyBytesGoToTheDisk()
{
    SpilledBytes bytes("head", 1'000);
    std::string expected = "head";
    for (int i = 0; i < 100; ++i) {
        const std::string piece(37, static_cast<char>('a' + i % 26));
        QVERIFY(bytes.append(piece));
        expected += piece;
    }
    bytes.replaceHead("HEAD");
    expected.replace(0, 4, "HEAD");
    QCOMPARE(bytes.size(), std::uint64_t{expected.size()});
    std::string read;
    for (const auto& [offset, count] :
         {std::pair{0, 3}, {0, 4}, {2, 50}, {4, 10}, {1'500, 40}, {3'690, 100}, {9'000, 4}}) {
        QVERIFY(bytes.read(static_cast<std::uint64_t>(offset), static_cast<std::size_t>(count), read));
        QCOMPARE(read, static_cast<std::size_t>(offset) < expected.size()
                           ? expected.substr(static_cast<std::size_t>(offset), static_cast<std::size_t>(count))
                           : std::string());
    }
}

/// Only of keys that are known, a repetition is an error.
void TestLinesReader::keysOfTheReferenceAreRead()
{
    const auto member = [](const LinesKey& key) {
        return "\"" + std::string(key.key) + "\":" + std::string(key.example);
    };
    std::string first;
    for (const LinesKey& key : firstLineKeys())
        first += (first.empty() ? "{" : ",") + member(key);
    std::string frame;
    for (const LinesKey& key : frameKeys())
        frame += (frame.empty() ? "{" : ",") + member(key);
    const LinesReading all = readLines(first + "}\n" + frame + "}\n", "game.jsonl");
    QVERIFY2(all.trace && all.problems.empty(), qPrintable(problemsOf(all)));
    for (const LinesKey& key : firstLineKeys()) {
        const LinesReading twice = readLines(first + "," + member(key) + "}\n" + frame + "}\n", "game.jsonl");
        QVERIFY2(!twice.trace && problemsOf(twice).contains(QStringLiteral("given twice")),
                 qPrintable(problemsOf(twice)));
    }
    for (const LinesKey& key : frameKeys()) {
        const LinesReading twice = readLines(first + "}\n" + frame + "," + member(key) + "}\n", "game.jsonl");
        QVERIFY2(!twice.trace && problemsOf(twice).contains(QStringLiteral("given twice")),
                 qPrintable(problemsOf(twice)));
    }
}

BROADSIDE_TEST(TestLinesReader)

} // namespace broadside::test::tst_lines_reader

#include "tst_lines_reader.moc"
