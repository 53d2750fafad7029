#include "core/base/name_tally.h"
#include "tests/support/test.h"

namespace broadside::test::tst_name_tally {

class TestNameTally : public QObject {
    Q_OBJECT
private slots:
    void namesTheFirstOnes_data();
    void namesTheFirstOnes();
};

void TestNameTally::namesTheFirstOnes_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0 << "";
    QTest::newRow("one") << 1 << "A";
    QTest::newRow("two") << 2 << "A and B";
    QTest::newRow("all names") << 3 << "A, B and C";
    QTest::newRow("more") << 4 << "A, B, C and 1 more";
    QTest::newRow("many") << 2'003 << "A, B, C and 2 000 more";
}

void TestNameTally::namesTheFirstOnes()
{
    QFETCH(const int, count);
    NameTally tally;
    for (int i = 0; i < count; ++i)
        tally.add(std::string(1, static_cast<char>('A' + i % 26)));
    QCOMPARE(tally.count(), static_cast<std::size_t>(count));
    QTEST(QString::fromStdString(tally.names().text()), "text");
}

BROADSIDE_TEST(TestNameTally)

} // namespace broadside::test::tst_name_tally

#include "tst_name_tally.moc"
