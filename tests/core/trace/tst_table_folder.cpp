#include "core/trace/tables/pair_table.h"
#include "core/trace/tables/table_folder.h"
#include "core/trace/trace_cursor.h"
#include "tests/core/trace/line_text.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace broadside::test::tst_table_folder {

using namespace broadside::trace;

namespace {

QString saidOf(const TableReading& reading)
{
    QString text;
    for (const Problem& problem : reading.problems)
        text += QString::fromStdString(describe(problem)) + QLatin1Char('\n');
    return text;
}

} // namespace

class TestTableFolder : public QObject {
    Q_OBJECT
private slots:
    void init();
    void tablesAreTheSameAsATrace();
    void onlyTablesThatAreThereAreRecorded();
    void pairTablesAreUnderstood_data();
    void pairTablesAreUnderstood();
    void errorsNameTheFile_data();
    void errorsNameTheFile();
    void rowsOfOneStepNeedNoStep();

private:
    void write(const char* name, const std::string& text) const
    {
        QFile file(m_folder->filePath(QString::fromUtf8(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0)
            qFatal("cannot write");
    }
    [[nodiscard]] std::string folder() const { return m_folder->path().toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestTableFolder::init() { m_folder = std::make_unique<QTemporaryDir>(); }

void TestTableFolder::tablesAreTheSameAsATrace()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        KnownTrace known = plainTrace(seed, 20, 12);
        known.info.contents = {true, true, true, false, false};
        std::erase_if(known.frames, [](const KnownFrame& frame) { return frame.objects.empty(); });
        std::string objects = "id,step,left,low,right,high,name,kind,category,mask\n";
        std::string pairs = "step,a,b\n";
        std::string contacts = pairs;
        std::string cells = "step,id,firstColumn,firstRow,lastColumn,lastRow\n";
        for (KnownFrame& frame : known.frames) {
            const std::string step = std::to_string(frame.data.step) + ",";
            frame.data.time = 0.0;
            frame.data.counters.clear();
            frame.data.boxes.clear();
            frame.data.surroundings.reset();
            frame.data.marks.clear();
            std::erase_if(frame.data.cells, [](const RegisteredCells& one) { return one.grid != 0; });
            for (WrittenObject& object : frame.objects) {
                const Definition& definition = *object.definition;
                const Aabb& box = object.state.box;
                objects += std::to_string(definition.id.value) + "," + step + shortest(box.lo.x) + "," +
                           shortest(box.lo.y) + "," + shortest(box.hi.x) + "," + shortest(box.hi.y) + "," +
                           definition.name + "," + (definition.isDynamic ? "dynamic" : "static") + "," +
                           std::to_string(definition.category) + "," + std::to_string(definition.mask) + "\n";
            }
            for (const IdPair& pair : frame.data.candidates)
                pairs += step + std::to_string(pair.a.value) + "," + std::to_string(pair.b.value) + "\n";
            for (const IdPair& pair : frame.data.contacts)
                contacts += step + std::to_string(pair.a.value) + "," + std::to_string(pair.b.value) + "\n";
            for (const RegisteredCells& one : frame.data.cells)
                cells += step + std::to_string(one.id.value) + "," + std::to_string(one.cells.first.x) + "," +
                         std::to_string(one.cells.first.y) + "," + std::to_string(one.cells.last.x) + "," +
                         std::to_string(one.cells.last.y) + "\n";
        }
        write("objects.csv", objects);
        write("pairs.csv", pairs);
        write("contacts.csv", contacts);
        write("cells.csv", cells);
        const TableReading reading = readTableFolder(folder());
        QVERIFY2(reading.table, qPrintable(saidOf(reading)));
        const auto reader = TraceReader::open(byteSourceOf(traceOf(*reading.table)), "tables");
        QVERIFY(reader.ok());
        QVERIFY((reader->info().contents == Contents{true, true, true, false, false}));
        QCOMPARE(reader->frames().size(), known.frames.size());
        TraceCursor cursor(*reader);
        for (std::size_t i = 0; i < known.frames.size(); ++i) {
            QVERIFY(!cursor.seek(i));
            const std::string difference = firstDifferenceTo(known.frames[i], cursor);
            QVERIFY2(difference.empty(), difference.c_str());
        }
    }
}

void TestTableFolder::onlyTablesThatAreThereAreRecorded()
{
    QVERIFY(!isTableFolder(folder()));
    write("objects.tsv", "id\tleft\tlow\tw\th\n1\t0\t0\t1\t1\n");
    QVERIFY(isTableFolder(folder()));
    QVERIFY(!isTableFolder(folder() + "/objects.tsv"));
    const TableReading alone = readTableFolder(folder());
    QVERIFY2(alone.table && alone.table->info.contents == Contents{}, qPrintable(saidOf(alone)));
    write("pairs.csv", "");
    const TableReading unwritten = readTableFolder(folder());
    QVERIFY2(unwritten.table && unwritten.table->info.contents == Contents{}, qPrintable(saidOf(unwritten)));
    QVERIFY(saidOf(unwritten).contains(QStringLiteral("The table is empty, so it is treated as not recorded")));
    write("pairs.csv", "step,a,b\n");
    const TableReading none = readTableFolder(folder());
    QVERIFY2(none.table && none.table->info.contents.candidates && none.table->pairs.empty(), qPrintable(saidOf(none)));
    QVERIFY(!none.table->info.contents.cells);
}

void TestTableFolder::pairTablesAreUnderstood_data()
{
    QTest::addColumn<bool>("cells");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<int>>("numbers");
    QTest::newRow("pairs") << false << QByteArray("step,a,b\n3,7,8\n") << QList<int>{3, 7, 8};
    QTest::newRow("another order") << false << QByteArray("id_b;id_a;frame\r\n8;7;3\r\n") << QList<int>{3, 7, 8};
    QTest::newRow("no names") << false << QByteArray("3\t7\t8\n") << QList<int>{3, 7, 8};
    QTest::newRow("no names, no steps") << false << QByteArray("7,8\n") << QList<int>{0, 7, 8};
    QTest::newRow("other columns") << false << QByteArray("step,a,b,why\n3,7,8,x\n") << QList<int>{3, 7, 8};
    QTest::newRow("cells") << true << QByteArray("step,id,firstColumn,firstRow,lastColumn,lastRow\n3,7,-1,2,4,5\n")
                           << QList<int>{3, 7, -1, 2, 4, 5};
    QTest::newRow("single cells") << true << QByteArray("step,entity,column,row\n3,7,-1,2\n")
                                  << QList<int>{3, 7, -1, 2, -1, 2};
    QTest::newRow("cells, no names") << true << QByteArray("3,7,-1,2,4,5\n") << QList<int>{3, 7, -1, 2, 4, 5};
}

void TestTableFolder::pairTablesAreUnderstood()
{
    QFETCH(const bool, cells);
    QFETCH(const QByteArray, text);
    QFETCH(const QList<int>, numbers);
    const PairTable table =
        readPairTable(cells ? PairTableKind::Cells : PairTableKind::Pairs, text.toStdString(), "t.csv");
    QVERIFY2(table.problems.empty(), table.problems.empty() ? "" : describe(table.problems.front()).c_str());
    QCOMPARE(table.rows.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(table.rows.front().step), numbers[0]);
    for (qsizetype i = 1; i < numbers.size(); ++i)
        QCOMPARE(static_cast<int>(table.rows.front().numbers[static_cast<std::size_t>(i - 1)]), numbers[i]);
}

void TestTableFolder::errorsNameTheFile_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const char* file, const char* text, const char* place, const char* message) {
        QTest::newRow(name) << QByteArray(file) << QByteArray(text) << QString::fromUtf8(place)
                            << QString::fromUtf8(message);
    };
    row("a word", "pairs.csv", "step,a,b\n1,1,2\n2,x,2\n", "pairs.csv:3:3:", "\"x\" is not a whole number");
    row("the id 0", "pairs.csv", "step,a,b\n1,0,2\n", "pairs.csv:2:3:", "from 1");
    row("an id above 2^53", "pairs.csv", "step,a,b\n1,9007199254740993,2\n", "pairs.csv:2:3:", "9007199254740992");
    row("a short line", "pairs.csv", "step,a,b\n1,1\n", "pairs.csv:2:1:", "2 fields");
    row("no column b", "pairs.csv", "step,a\n1,1\n", "pairs.csv:1:1:", "does not name these columns: b");
    row("a step without objects", "pairs.csv", "step,a,b\n1,1,2\n7,1,2\n",
        "pairs.csv:3:1:", "The step 7 has no objects");
    row("no column step", "pairs.csv", "a,b\n1,2\n", "pairs.csv:1:1:", "has no column \"step\"");
    row("an open quote", "pairs.csv", "step,a,b\n1,\"1,2\n", "pairs.csv:2:3:", "is not closed");
    row("UTF-16", "pairs.csv", "\xff\xfe,", "pairs.csv:1:1:", "UTF-16");
    row("a column beyond 32 bits", "cells.csv", "step,id,column,row\n1,1,3000000000,0\n",
        "cells.csv:2:5:", "2147483647");
    row("a range that ends too early", "cells.csv",
        "step,id,firstColumn,firstRow,lastColumn,lastRow\n1,1,0,0,1,1\n1,2,3,0,2,1\n",
        "cells.csv:3:1:", "ends before its first cell");
    row("contacts", "contacts.csv", "step,a,b\n1,x,2\n", "contacts.csv:2:3:", "\"x\"");
    row("objects", "objects.csv", "id,left,low,w,h,step\n1,0,0,x,1,1\n", "objects.csv:2:7:", "is not a number");
}

void TestTableFolder::errorsNameTheFile()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QByteArray, text);
    QFETCH(const QString, place);
    QFETCH(const QString, message);
    write("objects.csv", "id,left,low,w,h,step\n1,0,0,1,1,1\n2,0,0,1,1,1\n1,0,0,1,1,2\n");
    write(file.constData(), text.toStdString());
    const TableReading reading = readTableFolder(folder());
    QVERIFY(!reading.table);
    const QString said = saidOf(reading);
    QVERIFY2(said.startsWith(m_folder->filePath(place)) && said.contains(message), qPrintable(said));
    QVERIFY(!reading.firstError().remedy.empty());
}

void TestTableFolder::rowsOfOneStepNeedNoStep()
{
    write("objects.csv", "id,left,low,w,h,step\n1,0,0,1,1,5\n2,0,0,1,1,5\n");
    write("pairs.csv", "a,b\n2,1\n");
    const TableReading reading = readTableFolder(folder());
    QVERIFY2(reading.table, qPrintable(saidOf(reading)));
    QCOMPARE(reading.table->pairs.size(), std::size_t{1});
    QCOMPARE(reading.table->pairs.front().step, std::uint64_t{5});
}

BROADSIDE_TEST(TestTableFolder)

} // namespace broadside::test::tst_table_folder

#include "tst_table_folder.moc"
