#include "core/debug/tuning/rule_of_thumb.h"
#include "tests/support/test.h"

namespace broadside::test::tst_rule_of_thumb {

namespace {

struct Given {
    double width;
    double height;
    ObjectKind kind;
    std::uint32_t category = 1;
    std::uint32_t mask = 0xffff'ffff;
};

ObjectTable tableOf(std::initializer_list<Given> objects)
{
    ObjectTable table;
    std::uint64_t id = 1;
    for (const Given& given : objects) {
        auto object = std::make_shared<SceneObject>();
        object->id = ObjectId{id++};
        object->kind = given.kind;
        object->category = given.category;
        object->mask = given.mask;
        object->shape = Box{given.width, given.height};
        table.add(std::move(object));
    }
    return table;
}

constexpr ObjectKind kStatic = ObjectKind::Static;
constexpr ObjectKind kDynamic = ObjectKind::Dynamic;

} // namespace

class TestRuleOfThumb : public QObject {
    Q_OBJECT
private slots:
    void fiveTimesTheLargestThatCollides();
    void nothingWithoutPairs_data();
    void nothingWithoutPairs();
    void theLongerSideCounts();
    void whatCollidesWithNothingDoesNotCount();
    void largeObjectsCanBeLeftOut();
};

void TestRuleOfThumb::fiveTimesTheLargestThatCollides()
{
    // The cannon's world: a cannon of 1 m that collides with nothing, a ball of 0.2 m, targets of 0.5 m.
    const ObjectTable table =
        tableOf({{1.0, 1.0, kStatic, 1, 0}, {0.2, 0.2, kDynamic}, {0.5, 0.5, kStatic}, {0.5, 0.5, kStatic}});
    QCOMPARE(ruleOfThumbCellSize(table).value_or(0.0), 2.5);
}

void TestRuleOfThumb::nothingWithoutPairs_data()
{
    QTest::addColumn<int>("objects");
    QTest::newRow("no object") << 0;
    QTest::newRow("one object cannot meet itself") << 1;
    QTest::newRow("two that do not move") << 2;
}

void TestRuleOfThumb::nothingWithoutPairs()
{
    QFETCH(const int, objects);
    const ObjectTable table = objects == 0   ? ObjectTable{}
                              : objects == 1 ? tableOf({{1.0, 1.0, kDynamic}})
                                             : tableOf({{1.0, 1.0, kStatic}, {2.0, 2.0, kStatic}});
    QVERIFY(!ruleOfThumbCellSize(table));
}

void TestRuleOfThumb::theLongerSideCounts()
{
    QCOMPARE(ruleOfThumbCellSize(tableOf({{0.1, 3.0, kDynamic}, {2.0, 0.1, kDynamic}})).value_or(0.0), 15.0);
}

void TestRuleOfThumb::whatCollidesWithNothingDoesNotCount()
{
    // The largest object collides with category 4 only, and no object has this category.
    const ObjectTable table =
        tableOf({{8.0, 8.0, kDynamic, 2, 4}, {1.0, 1.0, kDynamic, 1, 1}, {0.5, 0.5, kStatic, 1, 1}});
    QCOMPARE(ruleOfThumbCellSize(table).value_or(0.0), 5.0);
}

void TestRuleOfThumb::largeObjectsCanBeLeftOut()
{
    WorldSettings world;
    world.width = 100.0;
    world.height = 20.0;
    const ObjectTable table =
        tableOf({{40.0, 1.0, kStatic}, {10.5, 1.0, kStatic}, {10.0, 1.0, kStatic}, {0.5, 0.5, kDynamic}});
    const auto without = ruleOfThumbWithoutLarge(table, world);
    QVERIFY(without);
    QCOMPARE(without->cellSize, 50.0); // exactly a tenth is not larger
    QCOMPARE(without->leftOut, std::size_t{2});
    QVERIFY(!ruleOfThumbWithoutLarge(tableOf({{2.0, 1.0, kStatic}, {0.5, 0.5, kDynamic}}), world));
    QVERIFY(!ruleOfThumbWithoutLarge(tableOf({{40.0, 1.0, kStatic}, {50.0, 0.5, kDynamic}}), world));
    QVERIFY(!ruleOfThumbWithoutLarge({}, world));
}

BROADSIDE_EVENT_TEST(TestRuleOfThumb)

} // namespace broadside::test::tst_rule_of_thumb

#include "tst_rule_of_thumb.moc"
