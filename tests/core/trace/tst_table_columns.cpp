#include "core/trace/tables/table_reader.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_table_columns {

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

/// Tests how columns are recognised by their names, and chosen by the user.
class TestTableColumns : public QObject {
    Q_OBJECT
private slots:
    void namesOfEnginesAreUnderstood_data();
    void namesOfEnginesAreUnderstood();
    void topAndBottomSayWhichWayYGrows_data();
    void topAndBottomSayWhichWayYGrows();
    void theUsualNameCountsMost();
    void columnsCanBeChosen_data();
    void columnsCanBeChosen();
    void wrongChoicesAreErrors_data();
    void wrongChoicesAreErrors();
    void wrongTextsOfChoicesAreRefused_data();
    void wrongTextsOfChoicesAreRefused();
    void choicesHaveAText();
    void reversedSidesAreErrors();
};

void TestTableColumns::namesOfEnginesAreUnderstood_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const char* text) { QTest::newRow(name) << QByteArray(text); };
    // The box of object 7 is (2, 3)..(6, 5) in step 4.
    row("corner and size", "id,left,low,width,height,step\n7,2,3,4,2,4\n");
    row("sides", "step,id,left,low,right,high\n4,7,2,3,6,5\n");
    row("min and max", "entity,min_x,min_y,max_x,max_y,frame\n7,2,3,6,5,4\n");
    row("x min and x max", "entity_id;xMin;yMin;xMax;yMax;tick\n7;2;3;6;5;4\n");
    row("x1 and x2", "object id,x1,y1,x2,y2,step\n7,2,3,6,5,4\n");
    row("bounds of Unity", "instance_id,bounds.min.x,bounds.min.y,bounds.max.x,bounds.max.y,frame\n7,2,3,6,5,4\n");
    row("centre and extents",
        "instanceId,bounds.center.x,bounds.center.y,bounds.extents.x,bounds.extents.y,frame\n7,4,4,2,1,4\n");
    row("bounds of Box2D", "body,lowerBound.x,lowerBound.y,upperBound.x,upperBound.y,step\n7,2,3,6,5,4\n");
    row("centre and half size", "sprite,cx,cy,half_width,half_height,step\n7,4,4,2,1,4\n");
    row("centre of pygame", "id,centerx,centery,w,h,step\n7,4,4,4,2,4\n");
    row("rectangles of pygame", "sprite,rect.x,rect.y,rect.width,rect.height,frame\n7,2,3,4,2,4\n");
    row("bounds of PixiJS", "sprite,bounds.x,bounds.y,bounds.width,bounds.height,tick\n7,2,3,4,2,4\n");
    row("sides of GameMaker", "instance_id,bbox_left,bbox_top,bbox_right,bbox_bottom,step\n7,2,3,6,5,4\n");
    row("an object of Unity", "GameObject,minX,minY,maxX,maxY,frame\n7,2,3,6,5,4\n");
    row("units in brackets", "id,left (px),low [px],w (px),h,step\n7,2,3,4,2,4\n");
    row("a centre and a side", "id,cx,left,right,low,high,step\n7,1,2,6,3,5,4\n");
}

void TestTableColumns::namesOfEnginesAreUnderstood()
{
    QFETCH(const QByteArray, text);
    const TableReading reading = readTable(text.toStdString(), "t.csv");
    QVERIFY2(reading.table, qPrintable(saidOf(reading)));
    QCOMPARE(reading.table->rows.size(), std::size_t{1});
    const TableRow& row = reading.table->rows.front();
    QCOMPARE(row.id.value, std::uint64_t{7});
    QCOMPARE(row.step, std::uint64_t{4});
    QCOMPARE(row.box, (Aabb{{2, 3}, {6, 5}}));
    QVERIFY(!reading.guess.hasGuessedAnchor);
    const TableReading circles = readTable("id,cx,cy,radius\n1,4,4,2\n", "t.csv");
    QVERIFY2(circles.table, qPrintable(saidOf(circles)));
    QCOMPARE(circles.table->rows.front().box, (Aabb{{2, 2}, {6, 6}}));
}

void TestTableColumns::topAndBottomSayWhichWayYGrows_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("down");
    QTest::newRow("down") << QByteArray("id,left,top,right,bottom\n1,2,3,6,5\n2,0,0,1,0\n") << true;
    QTest::newRow("up") << QByteArray("id,left,top,right,bottom\n1,2,5,6,3\n2,0,0,1,0\n") << false;
    QTest::newRow("up, another order") << QByteArray("id,left,bottom,right,top\n1,2,3,6,5\n2,0,0,1,0\n") << false;
}

void TestTableColumns::topAndBottomSayWhichWayYGrows()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, down);
    const TableReading reading = readTable(text.toStdString(), "t.csv");
    QVERIFY2(reading.table, qPrintable(saidOf(reading)));
    QCOMPARE(reading.table->rows.front().box, (Aabb{{2, 3}, {6, 5}}));
    QCOMPARE(reading.guess.yDown, down);
    QVERIFY(!reading.guess.hasGuessedDown);
}

void TestTableColumns::theUsualNameCountsMost()
{
    const TableReading reading =
        readTable("sprite,x,y,w,h,left,top,right,bottom,centerx,centery,id\nrock,2,3,4,2,2,3,6,5,4,4,7\n", "t.csv");
    QVERIFY2(reading.table, qPrintable(saidOf(reading)));
    QCOMPARE(reading.table->rows.front().id.value, std::uint64_t{7});
    QCOMPARE(reading.table->rows.front().box, (Aabb{{2, 3}, {6, 5}}));
    QVERIFY(reading.guess.yDown);
    QVERIFY2(saidOf(reading).contains(QStringLiteral("\"sprite\" has the same meaning as another column")),
             qPrintable(saidOf(reading)));
}

void TestTableColumns::columnsCanBeChosen_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("choices");
    const auto row = [](const char* name, const char* text, const char* choices) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(choices);
    };
    row("by name", "who,a,b,c,d\n7,2,3,6,5\n", "id=who,left=a,low=b,right=c,high=d");
    row("by name in other letters", "WHO,A,b,c,d\n7,2,3,6,5\n", "id=who,left=a,low=b,right=c,high=d");
    row("by number", "who,a,b,c,d\n7,2,3,6,5\n", "id=1,left=2,low=3,right=4,high=5");
    row("without names", "2,3,6,5,7\n", "id=5,left=1,low=2,right=3,high=4");
    row("instead of a known name", "id,key,left,low,w,h\n1,7,2,3,4,2\n", "id=key");
    row("left out", "id,left,low,w,h,step\n7,2,3,4,2,x\n", "=step");
}

void TestTableColumns::columnsCanBeChosen()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, choices);
    const auto columns = columnChoicesFrom(choices.toStdString());
    QVERIFY(columns.ok());
    TableOptions options;
    options.columns = *columns;
    const TableReading reading = readTable(text.toStdString(), "t.csv", options);
    QVERIFY2(reading.table, qPrintable(saidOf(reading)));
    QCOMPARE(reading.table->rows.front().id.value, std::uint64_t{7});
    QCOMPARE(reading.table->rows.front().box, (Aabb{{2, 3}, {6, 5}}));
}

void TestTableColumns::wrongChoicesAreErrors_data()
{
    QTest::addColumn<QByteArray>("choices");
    QTest::addColumn<QString>("message");
    QTest::newRow("no such column") << QByteArray("id=whom") << QStringLiteral("Name the column \"whoo\"");
    QTest::newRow("a number beyond") << QByteArray("id=9") << QStringLiteral("no column \"9\"");
    QTest::newRow("twice") << QByteArray("id=whoo,id=x") << QStringLiteral("Two columns are chosen for \"id\"");
}

void TestTableColumns::wrongChoicesAreErrors()
{
    QFETCH(const QByteArray, choices);
    QFETCH(const QString, message);
    TableOptions options;
    options.columns = *columnChoicesFrom(choices.toStdString());
    const TableReading reading = readTable("whoo,x,y,w,h\n1,1,1,1,1\n", "t.csv", options);
    QVERIFY(!reading.table);
    QVERIFY2(saidOf(reading).contains(message), qPrintable(saidOf(reading)));
    QVERIFY2(saidOf(reading).startsWith(QStringLiteral("t.csv:1:")), qPrintable(saidOf(reading)));
}

void TestTableColumns::wrongTextsOfChoicesAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", "id", "id=", "id=a,", "lft=a", "id=a,,x=b"})
        QTest::newRow(text) << QByteArray(text);
}

void TestTableColumns::wrongTextsOfChoicesAreRefused()
{
    QFETCH(const QByteArray, text);
    const auto choices = columnChoicesFrom(text.toStdString());
    QVERIFY(!choices.ok());
    QVERIFY(!choices.problem().remedy.empty());
}

void TestTableColumns::choicesHaveAText()
{
    const std::vector<ColumnChoice> choices{{"Entity No", "id"}, {"3", "left"}, {"mass", ""}};
    QCOMPARE(textOf(choices), std::string("id=Entity No,left=3,=mass"));
    QVERIFY(*columnChoicesFrom(textOf(choices)) == choices);
    QVERIFY(columnMeanings().size() > 15 && columnMeanings().back() == "mask");
}

void TestTableColumns::reversedSidesAreErrors()
{
    const TableReading reading = readTable("id,left,top,right,bottom\n1,2,3,6,5\n2,0,4,1,0\n3,5,0,1,1\n", "t.csv");
    QVERIFY(!reading.table);
    QVERIFY2(saidOf(reading).contains(QStringLiteral("t.csv:3:1: error: The box has a left side greater than its right "
                                                     "side, or a low side greater than its high side")),
             qPrintable(saidOf(reading)));
    QVERIFY2(saidOf(reading).contains(QStringLiteral("t.csv:4:1:")), qPrintable(saidOf(reading)));
}

BROADSIDE_TEST(TestTableColumns)

} // namespace broadside::test::tst_table_columns

#include "tst_table_columns.moc"
