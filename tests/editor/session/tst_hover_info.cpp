#include "core/base/random.h"
#include "core/collision/overlap.h"
#include "editor/session/hover_info.h"
#include "tests/support/test.h"

namespace broadside::test::tst_hover_info {

namespace {

void append(Scene& scene, std::uint64_t id, ObjectKind kind, Vec2 position, const Shape& shape)
{
    SceneObject object;
    object.id = {id};
    object.kind = kind;
    object.pose.position = position;
    object.shape = shape;
    scene.append(std::make_shared<SceneObject>(std::move(object)));
}

/// A table with an updated broad phase.
struct Ground {
    explicit Ground(const Scene& scene)
        : objects(scene)
        , broadPhase(std::move(makeBroadPhase(scene.broadPhase, scene.world.width, scene.world.height).value()))
    {
        addAll(objects, *broadPhase);
        broadPhase->update();
    }
    [[nodiscard]] HoverInfo of(std::uint64_t id) const { return hoverInfoOf(objects, broadPhase.get(), {id}); }
    [[nodiscard]] HoverInfo at(Vec2 point) const { return hoverInfoAt(objects, broadPhase.get(), point); }

    ObjectTable objects;
    std::unique_ptr<BroadPhase> broadPhase;
};

/// A static box in the middle of cell 5 of 4 x 3, another object in each state near it, and one far away.
Scene fourStates()
{
    Scene scene;
    scene.world.height = 6.4;
    append(scene, 1, ObjectKind::Static, {3.0, 4.0}, Box{0.5, 0.5});
    append(scene, 2, ObjectKind::Static, {4.5, 3.0}, Box{0.5, 0.5}); // same cell
    // the boxes overlap, but the circle misses the corner
    append(scene, 3, ObjectKind::Dynamic, {3.35, 4.35}, Circle{0.12});
    append(scene, 4, ObjectKind::Static, {2.75, 4.0}, Circle{0.2}); // overlaps
    append(scene, 5, ObjectKind::Dynamic, {8.0, 1.0}, Circle{0.2}); // far away
    return scene;
}

std::vector<std::uint64_t> values(const std::vector<ObjectId>& ids)
{
    std::vector<std::uint64_t> numbers;
    for (const ObjectId id : ids)
        numbers.push_back(id.value);
    return numbers;
}
using Ids = std::vector<std::uint64_t>;

} // namespace

class TestHoverInfo : public QObject {
    Q_OBJECT
private slots:
    void pointOfTheTwelveCellWorldIsInCellFive();
    void objectListsItsCellsAndItsFunnel();
    void eachObjectHasItsStrongestState();
    void hoveredStaticObjectIsTreatedAsDynamic();
    void masksApplyToObjectsAndNotToPoints();
    void pointOutsideTheWorldHasACellWithoutId();
    void idThatIsNotThereGivesNothing();
    void missingBroadPhaseLeavesTheObjectNamed();
    void longCellListsAreCutAndCounted();
    void textbookCellsAreThoseItIsRegisteredIn();
    void aPointOfATextbookGridHasTheCellThatIsLookedAt();
    void agreesWithEveryPairTested();
};

void TestHoverInfo::pointOfTheTwelveCellWorldIsInCellFive()
{
    Scene scene;
    scene.world.height = 6.4;
    const HoverInfo info = Ground(scene).at({3.0, 4.0});
    QVERIFY(info.object.isNull());
    QVERIFY(info.point == (Vec2{3.0, 4.0}));
    QVERIFY(info.cells == (CellRange{{1, 1}, {1, 1}}));
    QCOMPARE(info.own.ids, Ids{5});
}

void TestHoverInfo::objectListsItsCellsAndItsFunnel()
{
    const HoverInfo info = Ground(fourStates()).of(1);
    QCOMPARE(info.object.value, 1U);
    QVERIFY(!info.point);
    QCOMPARE(info.own.ids, Ids{5});
    QCOMPARE(info.own.count, 1U);
    QCOMPARE(values(info.candidates), (Ids{2, 3, 4}));
    QCOMPARE(values(info.boxOverlaps), (Ids{3, 4}));
    QCOMPARE(values(info.overlaps), Ids{4});
}

void TestHoverInfo::eachObjectHasItsStrongestState()
{
    const HoverInfo info = Ground(fourStates()).of(1);
    QCOMPARE(values(objectsWith(info, HoverState::Candidate)), Ids{2});
    QCOMPARE(values(objectsWith(info, HoverState::BoxOverlap)), Ids{3});
    QCOMPARE(values(objectsWith(info, HoverState::Overlap)), Ids{4});
}

void TestHoverInfo::hoveredStaticObjectIsTreatedAsDynamic()
{
    // 1 and 2 are both static, so they never collide as a pair; a hovered object counts as dynamic.
    const HoverInfo info = Ground(fourStates()).of(2);
    QCOMPARE(values(info.candidates), (Ids{1, 3, 4}));
}

void TestHoverInfo::masksApplyToObjectsAndNotToPoints()
{
    Scene scene = fourStates();
    scene.replace(edited(*scene.find({4}), [](SceneObject& object) { object.mask = 0; }));
    const Ground ground(scene);
    QCOMPARE(values(ground.of(1).candidates), (Ids{2, 3}));
    QCOMPARE(values(ground.at({2.75, 4.0}).overlaps), (Ids{1, 4}));
}

void TestHoverInfo::pointOutsideTheWorldHasACellWithoutId()
{
    const HoverInfo info = Ground(fourStates()).at({-0.1, 1.0});
    QVERIFY(info.cells == (CellRange{{-1, 0}, {-1, 0}}));
    QCOMPARE(info.own.ids, Ids{});
    QCOMPARE(info.own.count, 0U);
    QVERIFY(!info.isEmpty());
}

void TestHoverInfo::idThatIsNotThereGivesNothing() { QVERIFY(Ground(fourStates()).of(99).isEmpty()); }

void TestHoverInfo::missingBroadPhaseLeavesTheObjectNamed()
{
    const HoverInfo info = hoverInfoOf(ObjectTable(fourStates()), nullptr, {1});
    QCOMPARE(info.object.value, 1U);
    QVERIFY(!info.cells);
    QVERIFY(info.candidates.empty());
}

void TestHoverInfo::longCellListsAreCutAndCounted()
{
    Scene scene;
    scene.world.width = 100.0;
    scene.world.height = 100.0;
    scene.broadPhase.cellSize = 1.0;
    append(scene, 1, ObjectKind::Dynamic, {50.0, 50.0}, Box{400.0, 400.0});
    const HoverInfo info = Ground(scene).of(1);
    QCOMPARE(info.own.count, 10'000U);
    QCOMPARE(info.own.ids.size(), HoverInfo::kMostCellIds);
    QCOMPARE(info.own.ids.front(), 0U);
    QCOMPARE(info.own.ids.back(), HoverInfo::kMostCellIds - 1);
}

void TestHoverInfo::textbookCellsAreThoseItIsRegisteredIn()
{
    Scene scene;
    scene.broadPhase.algorithm = Algorithm::CornerGrid;
    append(scene, 1, ObjectKind::Static, {4.8, 3.2}, Box{8.0, 0.2}); // over the upper row of 4 x 2
    const HoverInfo info = Ground(scene).of(1);
    QCOMPARE(info.own.ids, (Ids{4, 7}));
    QCOMPARE(info.lost.ids, (Ids{5, 6}));
    QCOMPARE(info.lost.count, 2U);
    // Too many cells to list.
    scene.broadPhase.cellSize = 0.01;
    const HoverInfo vast = Ground(scene).of(1);
    QCOMPARE(vast.own.count, 4U);
    QCOMPARE(vast.lost.count, 801U * 21U - 4U);
    scene.broadPhase.algorithm = Algorithm::Grid;
    QCOMPARE(Ground(scene).of(1).lost.count, 0U);
}

void TestHoverInfo::aPointOfATextbookGridHasTheCellThatIsLookedAt()
{
    Scene scene;
    scene.world.height = 10.0;
    scene.broadPhase.algorithm = Algorithm::BucketGrid; // 3 x 4 buckets; the fourth column wraps around
    QCOMPARE(Ground(scene).at({9.0, 1.0}).own.ids, Ids{3});
    QCOMPARE(Ground(scene).at({9.0, 9.0}).own.ids, Ids{});
    scene.broadPhase.algorithm = Algorithm::RangeGrid;
    QCOMPARE(Ground(scene).at({1.0, 9.0}).own.ids, Ids{0});
}

void TestHoverInfo::agreesWithEveryPairTested()
{
    Random random(7);
    Scene scene;
    scene.broadPhase.cellSize = 0.7;
    for (std::uint64_t id = 1; id <= 150; ++id) {
        const Vec2 at{random.between(-1.0, 10.6), random.between(-1.0, 5.8)};
        const ObjectKind kind = random.below(2) == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
        if (random.below(2) == 0)
            append(scene, id, kind, at, Circle{random.between(0.05, 0.6)});
        else
            append(scene, id, kind, at, OrientedBox{random.between(0.1, 1.2), random.between(0.1, 1.2)});
    }
    const Ground ground(scene);
    const ObjectTable& objects = ground.objects;
    objects.forEach([&](ObjectIndex a) {
        Ids boxes;
        Ids shapes;
        objects.forEach([&](ObjectIndex b) {
            if (a == b || !overlaps(objects.boundsOf(a), objects.boundsOf(b)))
                return;
            boxes.push_back(objects.idOf(b).value);
            if (overlap(objects.shapeOf(a), objects.poseOf(a), objects.shapeOf(b), objects.poseOf(b)))
                shapes.push_back(objects.idOf(b).value);
        });
        const HoverInfo info = ground.of(objects.idOf(a).value);
        QCOMPARE(values(info.boxOverlaps), boxes);
        QCOMPARE(values(info.overlaps), shapes);
    });
}

BROADSIDE_TEST(TestHoverInfo)

} // namespace broadside::test::tst_hover_info

#include "tst_hover_info.moc"
