#include "core/base/random.h"
#include "core/broadphase/filter.h"
#include "core/debug/why/why.h"
#include "tests/support/cannon_world.h"
#include "tests/support/test.h"

namespace broadside::test::tst_remedy {

namespace {

SceneObject boxOf(std::uint64_t id, Vec2 position, std::uint32_t category, std::uint32_t mask)
{
    SceneObject object;
    object.id = {id};
    object.kind = ObjectKind::Dynamic;
    object.pose.position = position;
    object.category = category;
    object.mask = mask;
    return object;
}

Scene sceneOf(const SceneObject& a, const SceneObject& b)
{
    Scene scene;
    scene.world.width = 9.6;
    scene.world.height = 4.8;
    scene.broadPhase.cellSize = 2.5;
    scene.append(std::make_shared<const SceneObject>(a));
    scene.append(std::make_shared<const SceneObject>(b));
    return scene;
}

WhyAnswer whyIn(const Scene& scene)
{
    const World world = World::fromScene(scene).value();
    return why(Frame::of(world), *world.objects().rowOf({1}), *world.objects().rowOf({2}));
}

} // namespace

class TestRemedy : public QObject {
    Q_OBJECT
private slots:
    void filtersThatAreAppliedLetTheTwoCollide();
    void filtersOnlyGainBits();
    void cellSizeOfAFalsePositiveSeparatesThePair();
    void aMissedPairAsksForACorrectAlgorithm();
    void aHugeSparseWorldGetsNoGrid();
    void whatIsWellHasNoFix();
};

void TestRemedy::filtersThatAreAppliedLetTheTwoCollide()
{
    Random random(7);
    const auto bits = [&] { return static_cast<std::uint32_t>(random.between(0.0, 4.0)); };
    for (int round = 0; round < 500; ++round) {
        SceneObject a = boxOf(1, {1, 1}, bits(), bits());
        SceneObject b = boxOf(2, {1, 1}, bits(), bits());
        const bool matched = (a.category & b.mask) != 0 && (b.category & a.mask) != 0;
        const UseFilters filters = filtersThatMatch(a, b);
        QCOMPARE(filters.empty(), matched);
        for (const ObjectFilters& filter : filters) {
            SceneObject& object = filter.object == a.id ? a : b;
            object.category = filter.category;
            object.mask = filter.mask;
        }
        QVERIFY((a.category & b.mask) != 0 && (b.category & a.mask) != 0);
    }
}

void TestRemedy::filtersOnlyGainBits()
{
    const UseFilters filters = filtersThatMatch(boxOf(1, {}, 1, 4), boxOf(2, {}, 2, 1));
    QCOMPARE(filters, (UseFilters{{{1}, 1, 6}}));
    QCOMPARE(whyIn(sceneOf(boxOf(1, {1, 1}, 1, 4), boxOf(2, {1, 1}, 2, 1))).fix, Fix(filters));
}

void TestRemedy::cellSizeOfAFalsePositiveSeparatesThePair()
{
    Scene scene = sceneOf(boxOf(1, {0.5, 0.5}, 1, 1), boxOf(2, {2.0, 1.0}, 1, 1));
    const WhyAnswer answer = whyIn(scene);
    const auto* use = std::get_if<UseCellSize>(&answer.fix);
    QVERIFY(use);
    scene.broadPhase.cellSize = use->metres;
    QVERIFY(!whyIn(scene).candidate);
}

void TestRemedy::aMissedPairAsksForACorrectAlgorithm()
{
    Scene scene = sceneOf(boxOf(1, {-5.0, -5.0}, 1, 1), boxOf(2, {-5.5, -5.0}, 1, 1));
    scene.broadPhase.algorithm = Algorithm::CornerGrid;
    const WhyAnswer answer = whyIn(scene);
    QVERIFY(answer.cause);
    QCOMPARE(answer.fix, Fix(UseAlgorithm{Algorithm::Grid}));
}

/// A grid with these cells would have three million of them for two objects.
void TestRemedy::aHugeSparseWorldGetsNoGrid()
{
    Scene scene = sceneOf(boxOf(1, {-5.0, -5.0}, 1, 1), boxOf(2, {-5.5, -5.0}, 1, 1));
    scene.world.width = scene.world.height = 17'320.0;
    scene.broadPhase = {Algorithm::CornerGrid, 10.0};
    const WhyAnswer answer = whyIn(scene);
    QCOMPARE(answer.fix, Fix(UseAlgorithm{Algorithm::PackedGrid}));
    QVERIFY2(answer.remedy.text().find("packed-grid misses no pairs") != std::string::npos,
             answer.remedy.text().c_str());
    // with so many objects the cells are worth it
    QCOMPARE(correctAlgorithmFor(50'000, scene.world, 10.0), Algorithm::Grid);
}

void TestRemedy::whatIsWellHasNoFix()
{
    QCOMPARE(whyIn(sceneOf(boxOf(1, {1, 1}, 1, 1), boxOf(2, {1, 1}, 1, 1))).fix, Fix());
    QCOMPARE(whyIn(sceneOf(boxOf(1, {1, 1}, 1, 1), boxOf(2, {8, 1}, 1, 1))).fix, Fix());
}

BROADSIDE_TEST(TestRemedy)

} // namespace broadside::test::tst_remedy

#include "tst_remedy.moc"
