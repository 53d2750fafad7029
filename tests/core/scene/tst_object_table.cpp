#include "core/scene/object_table.h"
#include "tests/support/test.h"

#include <algorithm>
#include <map>
#include <memory>
#include <random>
#include <vector>

namespace broadside::test::tst_object_table {

namespace {

ObjectPtr objectWith(std::uint64_t id)
{
    SceneObject object;
    object.id = {id};
    return std::make_shared<const SceneObject>(object);
}

} // namespace

class TestObjectTable : public QObject {
    Q_OBJECT
private slots:
    void findsRowsOfAnyIds_data();
    void findsRowsOfAnyIds();
    void aBoxThatWasSetCountsUntilTheRowMoves();
    void knowsWhichObjectsHaveProperties();
    void sharesTheListOfTheSceneUntilAnObjectDiffers();
};

void TestObjectTable::findsRowsOfAnyIds_data()
{
    QTest::addColumn<std::uint64_t>("largestGap");
    QTest::addColumn<int>("lateEvery"); // number of ascending ids before one out of order; 0: all ascend
    QTest::newRow("without gaps") << std::uint64_t{1} << 0;
    QTest::newRow("with gaps") << std::uint64_t{4} << 0;
    QTest::newRow("far apart") << ObjectId::kLargest / 1'000 << 0;
    QTest::newRow("without gaps, late ones") << std::uint64_t{1} << 20;
    QTest::newRow("with gaps, late ones") << std::uint64_t{4} << 5;
}

/// Compared with a map while rows are added and the last ones are removed.
void TestObjectTable::findsRowsOfAnyIds()
{
    QFETCH(const std::uint64_t, largestGap);
    QFETCH(const int, lateEvery);
    std::mt19937_64 random(11);
    ObjectTable table;
    std::map<ObjectId, ObjectIndex> oracle;
    std::vector<ObjectId> ids;
    std::uint64_t next = 1000;
    for (int round = 0; round < 400; ++round) {
        if (round % 100 == 99) {
            const std::size_t left = ids.size() / 2;
            table.truncate(left);
            for (; ids.size() > left; ids.pop_back())
                oracle.erase(ids.back());
        }
        std::uint64_t id = next;
        const bool isLate = lateEvery > 0 && round % lateEvery == lateEvery - 1;
        if (isLate)
            id = 1 + random() % next;
        else
            next += 1 + random() % largestGap;
        if (oracle.contains({id}))
            continue;
        oracle.emplace(ObjectId{id}, table.add(objectWith(id)));
        ids.push_back({id});
        for (int i = 0; i < 20; ++i) {
            const ObjectId asked = i % 2 == 0 ? ids[random() % ids.size()] : ObjectId{random() % (next + 3)};
            const auto expected = oracle.find(asked);
            QCOMPARE(table.rowOf(asked),
                     expected == oracle.end() ? std::nullopt : std::optional<ObjectIndex>(expected->second));
        }
    }
    QVERIFY(!table.rowOf({ObjectId::kLargest}) && !table.rowOf({}));
}

void TestObjectTable::aBoxThatWasSetCountsUntilTheRowMoves()
{
    ObjectTable table;
    const ObjectIndex row = table.add(objectWith(1));
    const Aabb own = table.boundsOf(row);
    table.setBounds(row, {{7.0, 7.0}, {8.0, 9.0}});
    QCOMPARE(table.boundsOf(row), (Aabb{{7.0, 7.0}, {8.0, 9.0}}));
    QCOMPARE(table.columns().bounds[row], (Aabb{{7.0, 7.0}, {8.0, 9.0}}));
    table.setPose(row, table.poseOf(row));
    QCOMPARE(table.boundsOf(row), own);
}

void TestObjectTable::knowsWhichObjectsHaveProperties()
{
    SceneObject marked = *objectWith(2);
    marked.properties = Properties{{"speed", 3.0}};
    ObjectTable table;
    const ObjectIndex first = table.add(objectWith(1));
    const ObjectIndex second = table.add(std::make_shared<const SceneObject>(marked));
    QVERIFY(!table.hasProperties(first) && table.hasProperties(second));

    table.replace(second, objectWith(2));
    QVERIFY(!table.hasProperties(second));
    table.truncate(1);
    QVERIFY(!table.hasProperties(table.add(objectWith(5))));
}

/// Compared with a plain list, while objects are added, replaced and removed from the end, and the table is copied.
void TestObjectTable::sharesTheListOfTheSceneUntilAnObjectDiffers()
{
    Scene scene;
    for (std::uint64_t id = 1; id <= 20; ++id)
        scene.append(objectWith(id));
    const ObjectTable shared(scene);
    QCOMPARE(&shared.pointerTo(7), &scene.objects()[7]);

    std::mt19937_64 random(3);
    for (int run = 0; run < 300; ++run) {
        auto table = std::make_unique<ObjectTable>(scene);
        std::vector<ObjectPtr> oracle(scene.objects().begin(), scene.objects().end());
        for (int turn = 0; turn < 12; ++turn) {
            if (const auto kind = random() % 4; kind == 0) {
                oracle.resize(random() % 3 == 0 ? 0 : oracle.size() / 2);
                table->truncate(oracle.size());
            } else if (kind == 1 && !oracle.empty()) {
                const auto row = static_cast<ObjectIndex>(random() % oracle.size());
                oracle[row] = objectWith(row + 1);
                table->replace(row, oracle[row]);
            } else if (kind == 2) {
                const bool isOfScene = oracle.size() < scene.size() && random() % 2 == 0;
                oracle.push_back(isOfScene ? scene.objects()[oracle.size()] : objectWith(oracle.size() + 1));
                table->add(oracle.back());
            } else {
                table = std::make_unique<ObjectTable>(ObjectTable(*table)); // the old one is destroyed
            }
            QCOMPARE(table->rowCount(), oracle.size());
            for (ObjectIndex row = 0; row < oracle.size(); ++row)
                QCOMPARE(table->pointerTo(row), oracle[row]);
        }
    }
}

BROADSIDE_TEST(TestObjectTable)

} // namespace broadside::test::tst_object_table

#include "tst_object_table.moc"
