#include "core/dynamics/row_objects.h"
#include "tests/support/test.h"

#include <map>
#include <memory>
#include <random>
#include <utility>
#include <vector>

namespace broadside::test::tst_row_objects {

namespace {

ObjectPtr anObject() { return std::make_shared<const SceneObject>(); }

} // namespace

class TestRowObjects : public QObject {
    Q_OBJECT
private slots:
    void hasNothingAtFirst();
    void keepsThemAscending();
    void anotherTakesThePlaceAndNullTakesOut();
    void truncateForgetsTheLastRows();
    void doesWhatAMapDoes();
};

void TestRowObjects::hasNothingAtFirst()
{
    RowObjects objects;
    QVERIFY(objects.empty() && !objects.contains(0) && objects.find(0) == nullptr);
    objects.put({});
    objects.put({{3, nullptr}});
    QVERIFY(objects.empty());
}

void TestRowObjects::keepsThemAscending()
{
    RowObjects objects;
    objects.put({{2, anObject()}, {5, anObject()}});
    objects.put({{0, anObject()}, {3, anObject()}, {9, anObject()}});
    std::vector<ObjectIndex> rows;
    for (const auto& [row, object] : objects)
        rows.push_back(row);
    QCOMPARE(rows, (std::vector<ObjectIndex>{0, 2, 3, 5, 9}));
}

void TestRowObjects::anotherTakesThePlaceAndNullTakesOut()
{
    RowObjects objects;
    objects.put({{2, anObject()}, {5, anObject()}});
    const ObjectPtr other = anObject();
    objects.put({{2, other}, {5, nullptr}});
    QCOMPARE(objects.size(), std::size_t{1});
    QCOMPARE(*objects.find(2), other);
}

void TestRowObjects::truncateForgetsTheLastRows()
{
    RowObjects objects;
    objects.put({{2, anObject()}, {5, anObject()}, {6, anObject()}});
    objects.truncate(5);
    QVERIFY(objects.contains(2) && !objects.contains(5) && !objects.contains(6));
    objects.truncate(7);
    QCOMPARE(objects.size(), std::size_t{1});
}

void TestRowObjects::doesWhatAMapDoes()
{
    std::mt19937 random(7);
    RowObjects objects;
    std::map<ObjectIndex, ObjectPtr> oracle;
    for (int round = 0; round < 500; ++round) {
        std::map<ObjectIndex, ObjectPtr> chosen;
        for (auto i = random() % 8; i > 0; --i)
            chosen[static_cast<ObjectIndex>(random() % 40)] = random() % 3 == 0 ? nullptr : anObject();
        std::vector<RowObjects::Entry> entries;
        for (const auto& [row, object] : chosen) {
            entries.push_back({row, object});
            if (object)
                oracle[row] = object;
            else
                oracle.erase(row);
        }
        objects.put(std::move(entries));
        QCOMPARE(objects.size(), oracle.size());
        auto expected = oracle.begin();
        for (const auto& [row, object] : objects) {
            QCOMPARE(row, expected->first);
            QCOMPARE(object, expected->second);
            ++expected;
        }
    }
}

BROADSIDE_TEST(TestRowObjects)

} // namespace broadside::test::tst_row_objects

#include "tst_row_objects.moc"
