#include "core/scene/generate.h"
#include "editor/session/authored_broad_phase.h"
#include "tests/support/broad_phase_worlds.h"
#include "tests/support/test.h"

#include <algorithm>
#include <vector>

namespace broadside::test::tst_authored_broad_phase {

namespace {

AuthoredBroadPhase::Space spaceOf(const Scene& scene)
{
    return {scene.broadPhase, scene.world.width, scene.world.height};
}

std::vector<IndexPair> pairsOf(const AuthoredBroadPhase& made)
{
    test::Collected pairs;
    made.get()->candidatePairs(pairs);
    std::ranges::sort(pairs.pairs);
    return pairs.pairs;
}

/// A crowd without the rows 3 and 499.
struct Crowd {
    Crowd()
    {
        objects.remove(3);
        objects.remove(499);
    }
    Scene scene = generateScene("uniform", {500, 7}).value();
    ObjectTable objects{scene};
    AuthoredBroadPhase::Space space = spaceOf(scene);
};

} // namespace

class TestAuthoredBroadPhase : public QObject {
    Q_OBJECT
private slots:
    void slicesGiveWhatIsMadeAtOnce_data();
    void slicesGiveWhatIsMadeAtOnce();
    void aChangeBetweenSlicesBeginsAnew();
    void anotherSpaceBeginsAnew();
    void changesAreFollowed();
    void whatCannotBeMadeIsSaid();
};

void TestAuthoredBroadPhase::slicesGiveWhatIsMadeAtOnce_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("slices");
    QTest::newRow("one by one") << 1 << 500;
    QTest::newRow("a rest at the end") << 99 << 6;
    QTest::newRow("even") << 250 << 2;
    QTest::newRow("more than there are") << 1'000 << 1;
}

void TestAuthoredBroadPhase::slicesGiveWhatIsMadeAtOnce()
{
    QFETCH(const int, rows);
    QFETCH(const int, slices);
    const Crowd crowd;
    AuthoredBroadPhase atOnce;
    atOnce.makeFor(crowd.space, crowd.objects);
    AuthoredBroadPhase made;
    for (int i = 1; i < slices; ++i) {
        QVERIFY(!made.makeSlice(crowd.space, crowd.objects, static_cast<std::size_t>(rows)));
        QVERIFY(!made.get() && !made.isMadeFor(crowd.space));
    }
    QVERIFY(made.makeSlice(crowd.space, crowd.objects, static_cast<std::size_t>(rows)));
    QVERIFY(made.isMadeFor(crowd.space));
    QVERIFY(!pairsOf(made).empty());
    QCOMPARE(pairsOf(made), pairsOf(atOnce));
}

void TestAuthoredBroadPhase::aChangeBetweenSlicesBeginsAnew()
{
    Crowd crowd;
    AuthoredBroadPhase made;
    QVERIFY(!made.makeSlice(crowd.space, crowd.objects, 300));
    for (const ObjectIndex row : {ObjectIndex{10}, ObjectIndex{400}}) { // row 10 is registered already, row 400 is not
        const Aabb box = crowd.objects.boundsOf(row);
        const ObjectPtr moved = edited(crowd.objects.objectOf(row), [](SceneObject& o) {
            o.pose.position = {1.0, 1.0};
        });
        crowd.objects.replace(row, moved);
        made.replace(row, crowd.objects, box, crowd.objects.filterOf(row));
    }
    made.remove(450);
    crowd.objects.remove(450);
    made.update();
    QVERIFY(!made.get());
    QVERIFY(!made.makeSlice(crowd.space, crowd.objects, 499));
    QVERIFY(made.makeSlice(crowd.space, crowd.objects, 499));
    AuthoredBroadPhase atOnce;
    atOnce.makeFor(crowd.space, crowd.objects);
    QCOMPARE(pairsOf(made), pairsOf(atOnce));
}

void TestAuthoredBroadPhase::anotherSpaceBeginsAnew()
{
    const Crowd crowd;
    AuthoredBroadPhase made;
    QVERIFY(!made.makeSlice(crowd.space, crowd.objects, 300));
    AuthoredBroadPhase::Space other = crowd.space;
    other.settings.cellSize = other.settings.cellSize * 2.0;
    QVERIFY(!made.makeSlice(other, crowd.objects, 300));
    QVERIFY(made.makeSlice(other, crowd.objects, 300));
    QVERIFY(made.isMadeFor(other) && !made.isMadeFor(crowd.space));
    AuthoredBroadPhase atOnce;
    atOnce.makeFor(other, crowd.objects);
    QCOMPARE(pairsOf(made), pairsOf(atOnce));
}

void TestAuthoredBroadPhase::changesAreFollowed()
{
    Crowd crowd;
    AuthoredBroadPhase made;
    made.makeFor(crowd.space, crowd.objects);
    const Aabb box = crowd.objects.boundsOf(10);
    const CollisionFilter filter = crowd.objects.filterOf(10);
    crowd.objects.replace(10, edited(crowd.objects.objectOf(10), [](SceneObject& o) {
                              o.pose.position = {2.0, 2.0};
                              o.category = 4;
                          }));
    made.replace(10, crowd.objects, box, filter);
    made.remove(20);
    crowd.objects.remove(20);
    crowd.objects.restore(3);
    made.add(crowd.objects, 3);
    made.update();
    AuthoredBroadPhase atOnce;
    atOnce.makeFor(crowd.space, crowd.objects);
    QCOMPARE(pairsOf(made), pairsOf(atOnce));
}

void TestAuthoredBroadPhase::whatCannotBeMadeIsSaid()
{
    Crowd crowd;
    AuthoredBroadPhase made;
    AuthoredBroadPhase::Space tiny = crowd.space;
    tiny.settings.cellSize = 1e-9;
    QVERIFY(made.makeSlice(tiny, crowd.objects, 1));
    QVERIFY(made.problem() && !made.get());
    made.remove(20); // has no effect
    crowd.objects.remove(20);
    made.makeFor(crowd.space, crowd.objects);
    QVERIFY(made.get() && !made.problem());
}

BROADSIDE_EVENT_TEST(TestAuthoredBroadPhase)

} // namespace broadside::test::tst_authored_broad_phase

#include "tst_authored_broad_phase.moc"
