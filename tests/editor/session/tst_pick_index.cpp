#include "core/base/random.h"
#include "core/scene/generate.h"
#include "editor/session/pick_index.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_pick_index {

namespace {

std::vector<ObjectIndex> rowsByTestingEach(const ObjectTable& objects, const Aabb& box)
{
    std::vector<ObjectIndex> rows;
    objects.forEach([&](ObjectIndex row) {
        if (overlaps(objects.boundsOf(row), box))
            rows.push_back(row);
    });
    return rows;
}

/// Moves some objects, removes some and restores some.
void shake(ObjectTable& objects, Random& random)
{
    for (int i = 0; i < 40; ++i) {
        const auto row = static_cast<ObjectIndex>(random.below(objects.rowCount()));
        if (!objects.isPresent(row)) {
            objects.restore(row);
        } else if (i % 4 == 0) {
            objects.remove(row);
        } else {
            Pose pose = objects.poseOf(row);
            pose.position = {random.between(-50.0, 150.0), random.between(-50.0, 150.0)};
            objects.setPose(row, pose);
        }
    }
}

} // namespace

class TestPickIndex : public QObject {
    Q_OBJECT
private slots:
    void findsWhatALookAtEachFinds_data();
    void findsWhatALookAtEachFinds();
    void aSingleObjectIsFound();
    void nothingIsInAnEmptyBox();
};

/// Small boxes use the grid, large ones test every object.
void TestPickIndex::findsWhatALookAtEachFinds_data()
{
    QTest::addColumn<double>("side");
    QTest::newRow("points") << 0.0;
    QTest::newRow("a few objects") << 2.0;
    QTest::newRow("a corner") << 20.0;
    QTest::newRow("about where the way changes") << 50.0;
    QTest::newRow("most of it") << 150.0;
    QTest::newRow("all of it") << 1'000.0;
}

void TestPickIndex::findsWhatALookAtEachFinds()
{
    QFETCH(const double, side);
    Random random(11);
    ObjectTable objects(generateScene("uniform", {2'000, 5}).value());
    PickIndex index;
    std::size_t found = 0;
    for (int round = 0; round < 20; ++round) {
        index.refresh(objects);
        for (int i = 0; i < 20; ++i) {
            const Vec2 lo{random.between(-60.0, 150.0), random.between(-60.0, 150.0)};
            const Aabb box{lo, lo + Vec2{side, side * random.between(0.5, 1.5)}};
            const std::vector<ObjectIndex> rows = index.rowsIn(box);
            QVERIFY(std::ranges::is_sorted(rows));
            const std::vector<ObjectIndex> expected = rowsByTestingEach(objects, box);
            QVERIFY(std::ranges::includes(rows, expected)); // the grid may round boxes outward,
            for (const ObjectIndex row : rows)              // but only very little
                QVERIFY(objects.isPresent(row) && distance(objects.boundsOf(row), box) < 1e-3);
            found += rows.size();
        }
        shake(objects, random);
    }
    QVERIFY(found > 0);
}

void TestPickIndex::aSingleObjectIsFound()
{
    ObjectTable objects(generateScene("uniform", {1, 5}).value());
    PickIndex index;
    index.refresh(objects);
    QCOMPARE(index.rowsIn(objects.boundsOf(0)), std::vector<ObjectIndex>{0});
    const Vec2 far = objects.boundsOf(0).hi + Vec2{10.0, 10.0};
    QVERIFY(index.rowsIn({far, far}).empty());
    index.clear();
    index.refresh(objects);
    QCOMPARE(index.rowsIn(objects.boundsOf(0)).size(), std::size_t{1});
}

void TestPickIndex::nothingIsInAnEmptyBox()
{
    ObjectTable objects(generateScene("uniform", {10, 5}).value());
    PickIndex index;
    QVERIFY(index.rowsIn(Aabb{{-1e6, -1e6}, {1e6, 1e6}}).empty()); // before the first refresh
    index.refresh(objects);
    QVERIFY(index.rowsIn({}).empty());
}

BROADSIDE_EVENT_TEST(TestPickIndex)

} // namespace broadside::test::tst_pick_index

#include "tst_pick_index.moc"
