#include "core/collision/queries.h"
#include "core/geometry/bounds.h"
#include "editor/commands/arranging/transform.h"
#include "editor/commands/arranging/transform_objects.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

#include <cmath>

namespace broadside::test::tst_transform {

namespace {

SceneObject randomObject(Random& random, int kind)
{
    SceneObject object;
    object.id = {1};
    object.shape = testing::randomShape(random, kind);
    object.pose = testing::randomPose(random, object.shape, testing::randomPoint(random, 5.0));
    return object;
}

bool isNear(const Aabb& a, const Aabb& b) { return distance(a.lo, b.lo) < 1e-9 && distance(a.hi, b.hi) < 1e-9; }

} // namespace

class TestTransform : public QObject {
    Q_OBJECT
private slots:
    void boxesScaleWithTheirPoints_data();
    void boxesScaleWithTheirPoints();
    void scalingBackIsTheSame();
    void quartersComeBackExactly();
    void pointsTurnWithTheirObject();
    void flippingTwiceIsNothing();
    void pointsFlipWithTheirObject();
    void whatAFileCannotSayIsNothing();
    void commandsAreOneStep();
    void commandsLeaveLockedObjectsAlone();
};

void TestTransform::boxesScaleWithTheirPoints_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind < testing::kShapeKinds; ++kind)
        QTest::newRow(testing::nameOfKind(kind)) << kind;
}

/// The bounds of the scaled object equal the scaled bounds.
void TestTransform::boxesScaleWithTheirPoints()
{
    QFETCH(int, kind);
    Random random(21);
    for (int round = 0; round < 200; ++round) {
        SceneObject object = randomObject(random, kind);
        if (round % 2 == 0)
            object.pose.angle = 90.0 * (round % 8);
        const auto pointer = std::make_shared<SceneObject>(object);
        const double factor = 0.25 + 0.01 * round;
        const Vec2 factors = canStretch(std::vector<ObjectPtr>{pointer}) ? Vec2{factor, 1.5} : Vec2{factor, factor};
        const Vec2 anchor = testing::randomPoint(random, 5.0);
        const ObjectPtr after = scaledAbout(object, anchor, factors);
        QVERIFY(after);
        const Aabb before = boundsOf(object.shape, object.pose);
        const Aabb expected{anchor + scaled(before.lo - anchor, factors), anchor + scaled(before.hi - anchor, factors)};
        QVERIFY(isNear(boundsOf(after->shape, after->pose), expected));
    }
}

void TestTransform::scalingBackIsTheSame()
{
    Random random(22);
    for (int round = 0; round < 200; ++round) {
        const SceneObject object = randomObject(random, round % testing::kShapeKinds);
        const Vec2 anchor = testing::randomPoint(random, 5.0);
        const ObjectPtr there = scaledAbout(object, anchor, {1.7, 1.7});
        const ObjectPtr back = scaledAbout(*there, anchor, {1.0 / 1.7, 1.0 / 1.7});
        QVERIFY(isNear(boundsOf(back->shape, back->pose), boundsOf(object.shape, object.pose)));
    }
}

void TestTransform::quartersComeBackExactly()
{
    SceneObject object = *test::makeObject(1, {3.0, 1.0});
    ObjectPtr turned = std::make_shared<SceneObject>(object);
    for (int i = 0; i < 4; ++i)
        turned = rotatedAbout(*turned, {0.5, 0.25}, 90.0);
    QVERIFY(sameContent(*turned, object));
    QCOMPARE(rotatedAbout(object, {0.0, 0.0}, 90.0)->pose.position, (Vec2{-1.0, 3.0}));
    QCOMPARE(rotatedAbout(object, {0.0, 0.0}, -90.0)->pose.angle, 270.0);
}

void TestTransform::pointsTurnWithTheirObject()
{
    Random random(23);
    int inside = 0;
    for (int round = 0; round < 600; ++round) {
        SceneObject object = randomObject(random, round % testing::kShapeKinds);
        if (std::holds_alternative<Box>(object.shape) || std::holds_alternative<Compound>(object.shape))
            continue; // boxes enclose the rotated shape, so their corners are not rotated points
        const Vec2 pivot = testing::randomPoint(random, 2.0);
        const double degrees = 7.0 * round;
        const ObjectPtr after = rotatedAbout(object, pivot, degrees);
        const Vec2 point = object.pose.position + testing::randomPoint(random, 1.0);
        const Vec2 turned = pivot + rotated(point - pivot, degrees);
        const bool was = containsPoint(object.shape, object.pose, point);
        if (std::abs(distanceTo(object.shape, object.pose, point)) > 1e-9 || was)
            QCOMPARE(distanceTo(after->shape, after->pose, turned) < 1e-9, was);
        inside += was ? 1 : 0;
    }
    QVERIFY(inside > 20);
}

void TestTransform::flippingTwiceIsNothing()
{
    Random random(24);
    for (int round = 0; round < 200; ++round) {
        SceneObject object = randomObject(random, round % testing::kShapeKinds);
        object.pose.angle = 15.0 * (round % 24);
        const Vec2 center{0.5, 0.25};
        object.pose.position = {0.25 * round, 1.0};
        for (const Mirror mirror : {Mirror::X, Mirror::Y}) {
            const ObjectPtr there = flippedAbout(object, center, mirror);
            const ObjectPtr back = flippedAbout(*there, center, mirror);
            QVERIFY(sameContent(*back, object));
        }
    }
}

void TestTransform::pointsFlipWithTheirObject()
{
    Random random(25);
    int inside = 0;
    for (int round = 0; round < 600; ++round) {
        const SceneObject object = randomObject(random, round % testing::kShapeKinds);
        const Vec2 center = testing::randomPoint(random, 2.0);
        const Mirror mirror = round % 2 == 0 ? Mirror::X : Mirror::Y;
        const ObjectPtr after = flippedAbout(object, center, mirror);
        const Vec2 point = object.pose.position + testing::randomPoint(random, 1.0);
        const Vec2 image = center + mirrored(point - center, mirror);
        const double before = distanceTo(object.shape, object.pose, point);
        QVERIFY(std::abs(distanceTo(after->shape, after->pose, image) - before) < 1e-9);
        inside += before == 0.0 ? 1 : 0;
    }
    QVERIFY(inside > 20);
}

void TestTransform::whatAFileCannotSayIsNothing()
{
    const ObjectPtr object = test::makeObject(1, {3.0, 1.0});
    QVERIFY(!scaledAbout(*object, {}, {1e12, 1.0}));
    QVERIFY(!rotatedAbout(*test::makeObject(1, {1e9, 0.0}), {0.0, 1e9}, 90.0));
    QVERIFY(!flippedAbout(*object, {1e9, 0.0}, Mirror::X));
    QVERIFY(boxAround(std::vector<ObjectPtr>{}).isEmpty());
}

void TestTransform::commandsAreOneStep()
{
    test::EditorWorld world(test::threeBoxes());
    const Scene before = world.scene();
    Arranged arranged = rotateObjects(world.edits, test::ids({1, 2}), 90.0);
    QCOMPARE(arranged.changed, std::size_t{2});
    QCOMPARE(world.object(1).pose.position, (Vec2{2.5, -2.5}));
    QCOMPARE(world.object(1).pose.angle, 90.0);
    QCOMPARE(world.document.undoStack().undoText(), QStringLiteral("Rotate 2 objects"));
    flipObjects(world.edits, test::ids({1, 2}), Mirror::Y);
    QCOMPARE(world.object(1).pose.position, (Vec2{2.5, 2.5}));
    QCOMPARE(world.document.undoStack().count(), 2);
    world.document.undoStack().undo();
    world.document.undoStack().undo();
    QVERIFY(test::isSameScene(world.scene(), before));
}

void TestTransform::commandsLeaveLockedObjectsAlone()
{
    Scene scene;
    scene.append(test::makeObject(1, {0.0, 0.0}));
    scene.append(test::makeObject(2, {5.0, 0.0}, [](SceneObject& o) { o.locked = true; }));
    test::EditorWorld world(std::move(scene));
    const Arranged arranged = rotateObjects(world.edits, test::ids({1, 2, 77}), 90.0);
    QCOMPARE(arranged.changed, std::size_t{1});
    QCOMPARE(arranged.locked, std::size_t{1});
    QCOMPARE(world.object(1).pose.position, Vec2{});
    QCOMPARE(world.object(2).pose.angle, 0.0);
}

BROADSIDE_EVENT_TEST(TestTransform)

} // namespace broadside::test::tst_transform

#include "tst_transform.moc"
