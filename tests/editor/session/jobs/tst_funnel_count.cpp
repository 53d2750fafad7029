#include "core/scene/generate.h"
#include "editor/session/jobs/funnel_count.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <new>

namespace broadside::test::tst_funnel_count {

namespace {

struct Boxes {
    explicit Boxes(const Scene& scene)
        : objects(scene)
        , settings(scene.broadPhase)
        , world(scene.world)
        , broadPhase(std::move(*makeBroadPhase(settings, world.width, world.height)))
    {
        addAll(objects, *broadPhase);
        broadPhase->update();
    }
    const Funnel* askedOf(FunnelCount& count) const { return count.of(objects, *broadPhase, settings, world); }

    ObjectTable objects;
    BroadPhaseSettings settings;
    WorldSettings world;
    std::unique_ptr<BroadPhase> broadPhase;
};

} // namespace

class TestFunnelCount : public QObject {
    Q_OBJECT
private slots:
    void smallWorldsAreCountedAtOnce();
    void largeOnesBesideWithTheSameResult_data();
    void largeOnesBesideWithTheSameResult();
    void anotherStepDropsTheCount();
    void whatIsKnownIsNotCounted();
    void theStageTellsWhenItIsThere();
    void whatDoesNotFitIntoMemoryIsTold();
};

void TestFunnelCount::smallWorldsAreCountedAtOnce()
{
    const Boxes boxes(generateScene("uniform", {200, 1}).value());
    FunnelCount count;
    const Funnel* funnel = boxes.askedOf(count);
    QVERIFY(funnel);
    QCOMPARE(*funnel, funnelPairs(boxes.objects, *boxes.broadPhase).funnel);
}

void TestFunnelCount::largeOnesBesideWithTheSameResult_data()
{
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmInfo& info : algorithms())
        QTest::newRow(info.name.data()) << static_cast<int>(info.algorithm);
}

void TestFunnelCount::largeOnesBesideWithTheSameResult()
{
    QFETCH(const int, algorithm);
    Scene scene = generateScene("uniform", {500, 1}).value();
    scene.broadPhase.algorithm = static_cast<Algorithm>(algorithm);
    Boxes boxes(scene);
    // Some static objects are moved, which textbook algorithms ignore.
    for (ObjectIndex row = 0; row < boxes.objects.rowCount(); row += 3) {
        Pose pose = boxes.objects.poseOf(row);
        pose.position = {20.0, 20.0};
        boxes.objects.setPose(row, pose);
        boxes.broadPhase->move(row, boxes.objects.boundsOf(row));
    }
    boxes.broadPhase->update();
    FunnelCount count;
    count.setLargeFrom(100);
    QSignalSpy counted(&count, &FunnelCount::counted);
    QVERIFY(!boxes.askedOf(count));
    QVERIFY(counted.wait(test::kPatience));
    QVERIFY(boxes.askedOf(count));
    QCOMPARE(*boxes.askedOf(count), funnelPairs(boxes.objects, *boxes.broadPhase).funnel);
}

void TestFunnelCount::anotherStepDropsTheCount()
{
    const Boxes one(generateScene("uniform", {500, 1}).value());
    const Boxes other(generateScene("uniform", {700, 2}).value());
    FunnelCount count;
    count.setLargeFrom(100);
    QSignalSpy counted(&count, &FunnelCount::counted);
    QVERIFY(!one.askedOf(count));
    count.forget();
    QVERIFY(!other.askedOf(count));
    QVERIFY(counted.wait(test::kPatience));
    QCOMPARE(*other.askedOf(count), funnelPairs(other.objects, *other.broadPhase).funnel);
    QCOMPARE(counted.count(), 1);
}

void TestFunnelCount::whatIsKnownIsNotCounted()
{
    const Boxes boxes(generateScene("uniform", {500, 1}).value());
    FunnelCount count;
    count.setLargeFrom(100);
    count.know(Funnel{5, 4, 3, 2, 1});
    QCOMPARE(*boxes.askedOf(count), (Funnel{5, 4, 3, 2, 1}));
    count.forget();
    QVERIFY(!boxes.askedOf(count));
}

void TestFunnelCount::theStageTellsWhenItIsThere()
{
    test::EditorWorld world(generateScene("uniform", {2'500, 1}).value());
    QSignalSpy counted(&world.shownWorld, &ShownWorld::funnelCounted);
    QVERIFY(!world.shownWorld.funnel());
    QVERIFY(counted.wait(test::kPatience));
    QVERIFY(world.shownWorld.funnel());
    QCOMPARE(world.shownWorld.funnel()->pairs, collidablePairs(world.shownWorld.objects()));
}

void TestFunnelCount::whatDoesNotFitIntoMemoryIsTold()
{
    const Boxes boxes(generateScene("uniform", {500, 1}).value());
    int calls = 0;
    FunnelCount count([&calls](const auto&...) -> Funnel {
        ++calls;
        throw std::bad_alloc();
    });
    count.setLargeFrom(100);
    QSignalSpy counted(&count, &FunnelCount::counted);
    QVERIFY(!boxes.askedOf(count));
    QVERIFY(count.fitsIntoMemory()); // not known yet
    QVERIFY(counted.wait(test::kPatience));
    QVERIFY(!count.fitsIntoMemory());
    QVERIFY(!boxes.askedOf(count));
    QCOMPARE(calls, 1); // not tried again for the same frame
    count.forget();
    QVERIFY(count.fitsIntoMemory());
}

BROADSIDE_EVENT_TEST(TestFunnelCount)

} // namespace broadside::test::tst_funnel_count

#include "tst_funnel_count.moc"
