#include "core/base/enumerators.h"
#include "tests/support/test.h"

namespace broadside::test::tst_enumerators {

namespace {

enum class Fruit : std::uint8_t { Apple, Pear, Plum };

struct Row {
    Fruit fruit;
    int stones;
};
constexpr Row kRows[]{{Fruit::Plum, 1}, {Fruit::Apple, 5}, {Fruit::Pear, 4}};
constexpr Fruit kAll[]{Fruit::Pear, Fruit::Plum, Fruit::Apple};
constexpr Fruit kTwice[]{Fruit::Pear, Fruit::Pear, Fruit::Apple};
constexpr Fruit kWithoutLast[]{Fruit::Pear, Fruit::Apple};
constexpr auto kPlaces = placesOfRows<kRows, &Row::fruit>();

} // namespace

class TestEnumerators : public QObject {
    Q_OBJECT
private slots:
    void otherValuesAreNoEnumerators();
    void listsHaveEachOnce();
    void rowsAreFoundInAnyOrder();
};

void TestEnumerators::otherValuesAreNoEnumerators()
{
    QVERIFY(isEnumerator<Fruit::Apple>());
    QVERIFY(isEnumerator<static_cast<Fruit>(2)>());
    QVERIFY(!isEnumerator<static_cast<Fruit>(3)>());
    QVERIFY(!isEnumerator<static_cast<Fruit>(200)>());
}

void TestEnumerators::listsHaveEachOnce()
{
    QVERIFY(hasEachOnce<kAll>());
    QVERIFY(!hasEachOnce<kTwice>());
    QVERIFY(!hasEachOnce<kWithoutLast>());
}

void TestEnumerators::rowsAreFoundInAnyOrder()
{
    const auto stonesOf = [](Fruit fruit) { return kRows[kPlaces[static_cast<std::size_t>(fruit)]].stones; };
    QCOMPARE(stonesOf(Fruit::Apple), 5);
    QCOMPARE(stonesOf(Fruit::Pear), 4);
    QCOMPARE(stonesOf(Fruit::Plum), 1);
}

BROADSIDE_TEST(TestEnumerators)

} // namespace broadside::test::tst_enumerators

#include "tst_enumerators.moc"
