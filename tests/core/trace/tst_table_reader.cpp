#include "core/base/random.h"
#include "core/trace/tables/table_reader.h"
#include "core/trace/trace_cursor.h"
#include "tests/support/heap_counts.h"
#include "tests/support/printers.h"
#include "tests/support/sanitized.h"
#include "tests/support/test.h"

namespace broadside::test::tst_table_reader {

using namespace broadside::trace;

namespace {

TableReading read(const char* text, const TableOptions& options = {}) { return readTable(text, "t.csv", options); }

QString problemsOf(const TableReading& reading)
{
    QString text;
    for (const Problem& problem : reading.problems)
        text += QString::fromStdString(describe(problem)) + QLatin1Char('\n');
    return text;
}

} // namespace

class TestTableReader : public QObject {
    Q_OBJECT
private slots:
    void tablesAreUnderstood_data();
    void tablesAreUnderstood();
    void whatIsChosenCountsMoreThanWhatItLooksLike();
    void errorsHaveLineAndColumn_data();
    void errorsHaveLineAndColumn();
    void ofSeveralErrorsTheFirstIsNamed();
    void columnsSayWhatAnObjectIs();
    void middleOrCornerIsFoundOut();
    void stepsBecomeFrames();
    void theOrderOfTheLinesIsKept();
    void anyBytesAreReadOrRefused();
    void surplusFieldsAreWarnedOf_data();
    void surplusFieldsAreWarnedOf();
    void tooManyRowsTakeNoMemory();
    void aLineOfSeparatorsTakesNoMemory();
    void whatWasSaidIsNotGuessed_data();
    void whatWasSaidIsNotGuessed();
};

void TestTableReader::tablesAreUnderstood_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const char* text) { QTest::newRow(name) << QByteArray(text); };
    row("commas", "id,x,y,w,h\n1,2.5,3,1,2\n2,-4,0,0.5,1\n");
    row("any order", "h,w,y,x,id\n2,1,3,2.5,1\n1,0.5,0,-4,2\n");
    row("tabs", "id\tx\ty\tw\th\r\n1\t2.5\t3\t1\t2\r\n2\t-4\t0\t0.5\t1");
    row("decimal commas", "id;x;y;w;h\n1;2,5;3;1;2\n2;-4;0;0,5;1\n");
    row("decimal commas, tabs", "id\tx\ty\tw\th\n1\t2,5\t3\t1\t2\n2\t-4\t0\t0,5\t1\n");
    row("quotes and spaces", "\"id\", \"x\" , y,w,h\n \"1\",\"2.5\",3 , 1,2\n\n2,-4,0,0.5,1\n");
    row("no names", "1,2.5,3,1,2\n2,-4,0,0.5,1\n");
    row("byte order mark", "\xef\xbb\xbfID,X,Y,Width,Height\n1,2.5,3,1,2\n2,-4,0,+0.5,1\n");
    row("unknown columns", "id,x,hitpoints,y,w,h\n1,2.5,99,3,1,2\n2,-4,,0,0.5,1\n");
    row("exponents", "id,x,y,w,h\n1,25e-1,3,1,2\n2,-4,0,5E-1,1\n");
}

void TestTableReader::tablesAreUnderstood()
{
    QFETCH(QByteArray, text);
    const TableReading reading = readTable(text.toStdString(), "t.csv");
    QVERIFY2(reading.table.has_value(), qPrintable(problemsOf(reading)));
    QCOMPARE(reading.table->objects, std::size_t{2});
    QVERIFY(reading.guess.isCentre); // x is negative
    QCOMPARE(reading.table->rows[0].box, (Aabb{{2.0, 2.0}, {3.0, 4.0}}));
    QCOMPARE(reading.table->rows[1].box, (Aabb{{-4.25, -0.5}, {-3.75, 0.5}}));
    QVERIFY(!reading.table->hasSteps);
}

void TestTableReader::whatIsChosenCountsMoreThanWhatItLooksLike()
{
    const std::string quoted = "id,x,y,w,h\n1,\"2,5\",3,1,2\n";
    TableOptions options;
    QVERIFY(!readTable(quoted, "t.csv").table);
    options.decimalComma = true;
    const TableReading reading = readTable(quoted, "t.csv", options);
    QVERIFY2(reading.table.has_value(), qPrintable(problemsOf(reading)));
    QVERIFY(reading.guess.decimalComma);
    QCOMPARE(reading.table->rows[0].box.width(), 1.0);
    options.decimalComma = false;
    QVERIFY(!readTable("id;x;y;w;h\n1;2,5;3;1;2\n", "t.csv", options).table);
    // The last column has notes with many semicolons.
    const std::string notes = "id,x,y,w,h,a;b;c;d;e;f\n1,2,3,1,2,a;b;c;d;e;f\n";
    options = {};
    options.separator = ',';
    QVERIFY(readTable(notes, "t.csv", options).table.has_value());
    QCOMPARE(readTable(notes, "t.csv", options).guess.separator, ',');
    options.separator = ';';
    QVERIFY(!readTable(notes, "t.csv", options).table);
}

void TestTableReader::errorsHaveLineAndColumn_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const char* text, int line, int column, const char* message) {
        QTest::newRow(name) << QByteArray(text) << line << column << QByteArray(message);
    };
    row("empty", "", 1, 1, "The file is empty");
    row("blank", "\n\n", 1, 1, "The table is empty");
    row("no rows", "id,x,y,w,h\n", 1, 1, "The table has no rows");
    row("no column", "id,x,y,w\n1,2,3,4\n", 1, 1, "The first line does not name these columns: h");
    row("twice", "id,x,x,y,w,h\n1,1,1,1,1,1\n", 1, 6, "The column \"x\" is given twice");
    row("no number", "id,x,y,w,h\n1,2,three,1,1\n", 2, 5, "y \"three\" is not a number");
    row("not a number", "id,x,y,w,h\n1,nan,3,1,1\n", 2, 3, "x \"nan\" is not a number");
    row("too far", "id,x,y,w,h\n1,2e9,3,1,1\n", 2, 3, "x \"2e9\" is beyond the limit of 1 000 000 000");
    row("sticks out", "id,left,bottom,w,h\n1,0,0,1,1\n2,999999999,3,2,1\n", 3, 1,
        "The box reaches beyond the limit of 1 000 000 000");
    row("no size", "id,x,y,w,h\n1,2,3,1,1\n2,2,3,0,1\n", 3, 7, "The width \"0\" is not above 0");
    row("mixed decimals", "id;x;y;w;h\n1;2,5;3;1;1\n2;2.5;3;1;1,5\n3;1;1;1;1 000\n", 4, 9,
        "The height \"1 000\" is not a number");
    row("id", "id,x,y,w,h\n0,2,3,1,1\n", 2, 1, "The id \"0\" is not a whole number from 1 to 9 007 199 254 740 992");
    row("short", "id,x,y,w,h\n1,2,3\n", 2, 1, "The line has 3 fields, fewer than the columns need");
    row("repeated", "id,x,y,w,h\n1,2,3,1,1\n2,2,3,1,1\n1,5,5,1,1\n", 4, 1,
        "The object 1 is given twice, first in line 2");
    row("repeated in a step", "step,id,x,y,w,h\n1,1,2,3,1,1\n2,1,3,3,1,1\n2,1,3,3,1,1\n", 4, 1,
        "The object 1 is given twice in step 2, first in line 3");
    row("kind", "id,x,y,w,h,kind\n1,2,3,1,1,moving\n", 2, 11, "The kind \"moving\" is neither static nor dynamic");
    row("mask", "id,x,y,w,h,mask\n1,2,3,1,1,-1\n", 2, 11,
        "The mask \"-1\" is not a whole number from 0 to 4 294 967 295");
    row("quote", "id,x,y,w,h,name\n1,2,3,1,1,\"Ball\n", 2, 11, "A quote is not closed");
    row("binary", "id,x,y,w,h\n1,2,3,1,\x01\xff\n", 2, 10, "The byte 0xff is not valid UTF-8");
}

void TestTableReader::errorsHaveLineAndColumn()
{
    QFETCH(QByteArray, text);
    const TableReading reading = readTable(text.toStdString(), "t.csv");
    QVERIFY(!reading.table);
    const Problem& error = reading.firstError();
    QTEST(QByteArray::fromStdString(error.message.text()), "message");
    QTEST(error.line, "line");
    QTEST(error.column, "column");
    QVERIFY(!error.remedy.empty());
}

void TestTableReader::ofSeveralErrorsTheFirstIsNamed()
{
    TableOptions options;
    options.mostProblems = 1;
    const TableReading reading = readTable("kind,mask,h,y,x,w,id\nmoving,-1,no,no,no,no,0\n", "table.csv", options);
    QVERIFY(!reading.table);
    QCOMPARE(reading.firstError().line, 2);
    QCOMPARE(reading.firstError().column, 1);
    QVERIFY2(reading.firstError().message.text().find("\"moving\"") != std::string::npos,
             qPrintable(problemsOf(reading)));
    const TableReading all = readTable("kind,mask,h,y,x,w,id\nmoving,-1,no,no,no,no,0\n", "table.csv");
    QCOMPARE(all.problems.size(), std::size_t{7});
    for (std::size_t i = 1; i < all.problems.size(); ++i)
        QVERIFY(all.problems[i - 1].column < all.problems[i].column);
}

void TestTableReader::columnsSayWhatAnObjectIs()
{
    const TableReading reading =
        read("id,name,kind,category,mask,x,y,w,h\n7,\"The \"\"wall\"\"\",Static,2,0xff,0,0,1,1\n8,,,,,3,3,1,1\n");
    QVERIFY2(reading.table.has_value(), qPrintable(problemsOf(reading)));
    const Definition& wall = *reading.table->definitions[0];
    QCOMPARE(wall.name, std::string("The \"wall\""));
    QVERIFY(!wall.isDynamic && wall.category == 2 && wall.mask == 255);
    const Definition& other = *reading.table->definitions[1];
    QVERIFY(other.isDynamic && other.category == 1 && other.mask == 0xffff'ffff && other.name.empty());
}

void TestTableReader::middleOrCornerIsFoundOut()
{
    const char* inside = "id,x,y,w,h\n1,0,0,4,4\n2,5,5,1,1\n";
    QVERIFY(!read(inside).guess.isCentre); // a box centred at (0, 0) would reach out of the world
    TableOptions options;
    options.anchor = TableOptions::Anchor::Centre;
    QCOMPARE(read(inside, options).table->rows[0].box, (Aabb{{-2.0, -2.0}, {2.0, 2.0}}));
    QVERIFY(read("id,x,y,w,h\n1,2,2,4,4\n").guess.isCentre);
    QVERIFY(read("id,cx,cy,w,h\n1,0,0,4,4\n").guess.isCentre);
    const TableReading top = read("id,left,top,width,height\n1,8,8,4,4\n");
    QVERIFY(!top.guess.isCentre && top.guess.yDown && top.table->info.yDown);
    options.anchor = TableOptions::Anchor::Corner;
    options.yDown = true;
    options.unitsPerMetre = 32.0;
    const TableReading pixels = read("id,x,y,w,h\n1,8,8,4,4\n", options);
    QCOMPARE(pixels.table->rows[0].box, (Aabb{{8.0, 8.0}, {12.0, 12.0}}));
    QVERIFY(pixels.table->info.yDown && pixels.table->info.unitsPerMetre == 32.0);
}

void TestTableReader::stepsBecomeFrames()
{
    const TableReading reading =
        read("id,step,x,y,w,h\n1,5,1,1,1,1\n2,5,4,4,1,1\n1,9,2,1,1,1\n1,7,1.5,1,1,1\n2,7,4,4,1,1\n");
    QVERIFY2(reading.table.has_value(), qPrintable(problemsOf(reading)));
    QVERIFY(reading.table->hasSteps);
    QCOMPARE(reading.table->steps, std::size_t{3});
    const auto reader = TraceReader::open(byteSourceOf(traceOf(*reading.table)), "t");
    QVERIFY(reader.ok());
    QCOMPARE(reader->frames().size(), std::size_t{3});
    QVERIFY(!reader->info().contents.candidates);
    TraceCursor cursor(*reader);
    QVERIFY(!cursor.seek(2));
    QCOMPARE(cursor.frame().step, std::uint64_t{9});
    QCOMPARE(cursor.objects()[*cursor.rowOf({1})].state.box, (Aabb{{1.5, 0.5}, {2.5, 1.5}}));
    QVERIFY(!cursor.objects()[*cursor.rowOf({2})].isPresent());
}

void TestTableReader::theOrderOfTheLinesIsKept()
{
    const TableReading reading =
        read("id,step,x,y,w,h\n7,1,1,1,1,1\n3,0,2,1,1,1\n9,0,4,4,1,1\n1,0,5,5,1,1\n3,1,2,2,1,1\n");
    QVERIFY2(reading.table.has_value(), qPrintable(problemsOf(reading)));
    const auto reader = TraceReader::open(byteSourceOf(traceOf(*reading.table)), "t");
    QVERIFY(reader.ok());
    TraceCursor cursor(*reader);
    const auto idsIn = [&](std::size_t frame) {
        std::vector<std::uint64_t> ids;
        if (!cursor.seek(frame))
            for (const ObjectIndex row : cursor.order())
                ids.push_back(cursor.objects()[row].definition->id.value);
        return ids;
    };
    QCOMPARE(idsIn(0), (std::vector<std::uint64_t>{3, 9, 1}));
    QCOMPARE(idsIn(1), (std::vector<std::uint64_t>{7, 3}));
}

void TestTableReader::anyBytesAreReadOrRefused()
{
    const std::string_view alphabet = "0123456789,.;\t\n\"eE+-idxywhstep \r\xff";
    Random random(9);
    for (int i = 0; i < 20'000; ++i) {
        std::string text = random.below(2) == 0 ? "id,x,y,w,h,step\n" : "";
        for (std::uint64_t n = random.below(60); n > 0; --n)
            text += alphabet[random.below(alphabet.size())];
        const TableReading reading = readTable(text, "t.csv");
        if (reading.table)
            QVERIFY(!traceOf(*reading.table).empty());
        else
            QVERIFY(!reading.firstError().remedy.empty());
    }
}

void TestTableReader::surplusFieldsAreWarnedOf_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line"); // 0: no warning
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const char* text, int line, const char* says) {
        QTest::newRow(name) << QByteArray(text) << line << QByteArray(says);
    };
    row("none", "id,x,y,w,h\n1,2,3,1,1\n", 0, "");
    row("one line", "id,x,y,w,h\n1,2,3,1,1\n2,2,3,1,1,9,8\n", 3, "has 7 fields, but the first line has 5");
    row("several lines", "id,x,y,w,h\n1,2,3,1,1,4\n2,2,3,1,1,9\n3,1,1,1,1,7\n", 2, "here and in 2 other lines");
    row("decimal commas", "id,x,y,w,h\n1,2,5,3,1,1\n", 2, "quotes around fields that contain a comma");
    row("semicolons", "id;x;y;w;h\n1;2;3;1;1;4\n", 2, "contain a semicolon");
    row("without names", "1,2,3,1,1\n2,2,3,1,1,0,7\n", 2, "has 7 fields, but the first line has 5");
    row("more columns without names", "1,2,3,1,1,0,7\n2,2,3,1,1,0,7\n", 0, "");
    row("separators at the end", "id,x,y,w,h\n1,2,3,1,1,,\n", 0, "");
    row("unknown columns", "id,x,y,w,h,hp\n1,2,3,1,1,99\n", 0, "");
}

void TestTableReader::surplusFieldsAreWarnedOf()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, line);
    QFETCH(const QByteArray, says);
    const TableReading reading = readTable(text.toStdString(), "t.csv");
    QVERIFY2(reading.table.has_value(), qPrintable(problemsOf(reading)));
    const auto warnings = std::ranges::count(reading.problems, Severity::Warning, &Problem::severity);
    QCOMPARE(warnings, line > 0 ? 1 : 0);
    if (line == 0)
        return;
    const Problem& warning = *std::ranges::find(reading.problems, Severity::Warning, &Problem::severity);
    QCOMPARE(warning.line, line);
    QVERIFY2(describe(warning).find(says.toStdString()) != std::string::npos, describe(warning).c_str());
}

void TestTableReader::tooManyRowsTakeNoMemory()
{
    if (kSanitized)
        QSKIP("a sanitizer counts what is allocated");
    std::string text = "id,x,y,w,h\n";
    for (int row = 1; row <= 4'000'001; ++row)
        text += std::to_string(row) += ",2,3,1,1\n";
    const std::uint64_t before = liveBytes;
    mostBytes = before;
    const TableReading reading = readTable(text, "t.csv");
    QVERIFY(!reading.table);
    QVERIFY2(reading.firstError().message.text().find("limit of 4 000 000 rows") != std::string::npos,
             reading.firstError().message.text().c_str());
    QCOMPARE(reading.firstError().line, 4'000'002);
    QVERIFY2(mostBytes - before < (1U << 20), QByteArray::number(qulonglong{mostBytes - before}));
}

void TestTableReader::aLineOfSeparatorsTakesNoMemory()
{
    if (kSanitized)
        QSKIP("a sanitizer counts what is allocated");
    for (const char* begin : {"", "id,x,y,w,h\n1,2,3,1,1\n2,2,3,1,1,"}) {
        const std::string text = begin + std::string(10'000'000, ',') + "\n";
        const std::uint64_t before = liveBytes;
        mostBytes = before;
        QVERIFY(!readTable(text, "t.csv").problems.empty() || *begin != 0);
        QVERIFY2(mostBytes - before < 2 * text.size(), QByteArray::number(qulonglong{mostBytes - before}));
    }
}

void TestTableReader::whatWasSaidIsNotGuessed_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<bool>("saysCentre");
    QTest::addColumn<bool>("saysDown");
    QTest::addColumn<bool>("guessesAnchor");
    QTest::addColumn<bool>("guessesDown");
    QTest::newRow("nothing said") << QByteArray("id,x,y,w,h") << false << false << true << true;
    QTest::newRow("--centre") << QByteArray("id,x,y,w,h") << true << false << false << true;
    QTest::newRow("--y-down") << QByteArray("id,x,y,w,h") << false << true << true << false;
    QTest::newRow("both") << QByteArray("id,x,y,w,h") << true << true << false << false;
    QTest::newRow("middle by name") << QByteArray("id,cx,cy,w,h") << false << false << false << true;
    QTest::newRow("corner and down by name") << QByteArray("id,left,top,w,h") << false << false << false << false;
}

void TestTableReader::whatWasSaidIsNotGuessed()
{
    QFETCH(const QByteArray, first);
    QFETCH(const bool, saysCentre);
    QFETCH(const bool, saysDown);
    TableOptions options;
    if (saysCentre)
        options.anchor = TableOptions::Anchor::Centre;
    if (saysDown)
        options.yDown = true;
    const TableReading reading = readTable((first + "\n1,2,3,1,1\n").toStdString(), "t.csv", options);
    QVERIFY2(reading.table.has_value(), qPrintable(problemsOf(reading)));
    QTEST(reading.guess.hasGuessedAnchor, "guessesAnchor");
    QTEST(reading.guess.hasGuessedDown, "guessesDown");
}

BROADSIDE_TEST(TestTableReader)

} // namespace broadside::test::tst_table_reader

#include "tst_table_reader.moc"
