#include "editor/window/files/table_choices.h"
#include "tests/support/test.h"

namespace broadside::test::tst_table_choices {

using trace::TableOptions;

class TestTableChoices : public QObject {
    Q_OBJECT
private slots:
    void choicesAreKept_data()
    {
        QTest::addColumn<TableOptions>("options");
        QTest::newRow("nothing chosen") << TableOptions{};
        TableOptions all;
        all.anchor = TableOptions::Anchor::Centre;
        all.yDown = false;
        all.separator = '\t';
        all.decimalComma = true;
        all.unitsPerMetre = 0.1;
        all.touch = TouchRule::HalfOpen;
        all.columns = {{"Entity No, = \xc3\xbc", "id"}, {"3", "left"}, {"mass", ""}};
        QTest::newRow("all chosen") << all;
        all.anchor = TableOptions::Anchor::Corner;
        all.yDown = true;
        all.decimalComma = false;
        QTest::newRow("the other way") << all;
    }
    void choicesAreKept()
    {
        QFETCH(const TableOptions, options);
        const TableOptions kept = tableOptionsFrom(textOf(options));
        QVERIFY(!textOf(options).isEmpty());
        QVERIFY(kept.anchor == options.anchor && kept.yDown == options.yDown && kept.separator == options.separator &&
                kept.decimalComma == options.decimalComma && kept.unitsPerMetre == options.unitsPerMetre &&
                kept.touch == options.touch && kept.columns == options.columns);
    }
    void whatIsNotUnderstoodIsFoundOut()
    {
        const TableOptions kept = tableOptionsFrom(QStringLiteral("anchor=9 separator=65 units=-1 units=nan what y"));
        QVERIFY(kept.anchor == TableOptions::Anchor::Detect && !kept.yDown && !kept.separator);
        QCOMPARE(kept.unitsPerMetre, 1.0);
    }
};

BROADSIDE_TEST(TestTableChoices)

} // namespace broadside::test::tst_table_choices

#include "tst_table_choices.moc"
