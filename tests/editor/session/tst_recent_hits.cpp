#include "editor/session/recent_hits.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

namespace broadside::test::tst_recent_hits {

class TestRecentHits : public QObject {
    Q_OBJECT
private slots:
    void whatIsHitAndGoneIsRecentForAWhile();
    void thePastHasItsOwn();
    void anAuthoredSceneHasNone();
};

namespace {

/// A shot that removes target 3 after 0.5 s.
void shoot(test::EditorWorld& world)
{
    world.session.shoot({1}, {3.25, 2.75});
    world.session.pause();
    while (world.session.removed() == 0 && world.session.step() < 200)
        world.session.stepOnce();
}

} // namespace

void TestRecentHits::whatIsHitAndGoneIsRecentForAWhile()
{
    test::EditorWorld world(test::cannonWorld());
    const Aabb target = world.shownWorld.objects().boundsOf(*world.shownWorld.objects().indexOf({3}));
    shoot(world);
    std::vector<RecentHit> hits = recentHits(world.session);
    QCOMPARE(hits.size(), std::size_t{1});
    QVERIFY(hits.front().box == target);
    QCOMPARE(hits.front().age, 0.0);
    double former = 0.0;
    int steps = 0;
    for (; !recentHits(world.session).empty() && steps < 200; ++steps) {
        world.session.stepOnce();
        hits = recentHits(world.session);
        QVERIFY(hits.empty() || (hits.front().age > former && hits.front().age < 1.0));
        former = hits.empty() ? former : hits.front().age;
    }
    QCOMPARE(steps, 18); // 0.3 s with steps of 1/60 s
}

void TestRecentHits::thePastHasItsOwn()
{
    test::EditorWorld world(test::cannonWorld());
    shoot(world);
    const std::uint64_t hit = world.session.step();
    for (int step = 0; step < 50; ++step)
        world.session.stepOnce();
    QVERIFY(recentHits(world.session).empty());
    world.session.seek(hit + 2);
    QCOMPARE(recentHits(world.session).size(), std::size_t{1});
    world.session.seek(hit - 1);
    QVERIFY(recentHits(world.session).empty());
}

void TestRecentHits::anAuthoredSceneHasNone()
{
    test::EditorWorld world(test::cannonWorld());
    QVERIFY(recentHits(world.session).empty());
}

BROADSIDE_EVENT_TEST(TestRecentHits)

} // namespace broadside::test::tst_recent_hits

#include "tst_recent_hits.moc"
