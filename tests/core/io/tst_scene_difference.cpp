#include "core/base/random.h"
#include "core/io/scene/scene_difference.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/scene/generate.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_scene_difference {
namespace {

ObjectPtr objectWith(std::uint64_t id, double x)
{
    auto object = std::make_shared<SceneObject>();
    object->id = {id};
    object->pose.position.x = x;
    return object;
}

Scene sceneOf(const std::vector<ObjectPtr>& objects)
{
    Scene scene;
    for (const ObjectPtr& object : objects)
        scene.append(object);
    return scene;
}

} // namespace

class TestSceneDifference : public QObject {
    Q_OBJECT
private slots:
    void equalScenesDifferInNothing();
    void eachKindOfChangeIsFound();
    void theOrderCounts();
    void otherSectionsAreNamed();
    void randomEditsAreFound();
};

/// A scene and the one that is read from its text have no object in common, but the same content.
void TestSceneDifference::equalScenesDifferInNothing()
{
    const Scene scene = *generateScene("mixed", {50, 3});
    const SceneReading again = readScene(writeSceneCanonically(scene), "again");
    QVERIFY(again.scene.has_value());
    QVERIFY(differenceOf(scene, scene).isEmpty());
    QVERIFY(differenceOf(scene, *again.scene).isEmpty());
    QVERIFY(differenceOf(*again.scene, scene).isEmpty());
}

void TestSceneDifference::eachKindOfChangeIsFound()
{
    const Scene before = sceneOf({objectWith(1, 0), objectWith(2, 0), objectWith(3, 0)});
    const Scene after = sceneOf({objectWith(1, 0), objectWith(3, 5), objectWith(9, 0)});
    const SceneDifference found = differenceOf(before, after);
    QVERIFY(found.added == std::vector{ObjectId{9}});
    QVERIFY(found.removed == std::vector{ObjectId{2}});
    QVERIFY(found.changed == std::vector{ObjectId{3}});
    QVERIFY(!found.isReordered);
    QVERIFY(found.sections.empty());
}

void TestSceneDifference::theOrderCounts()
{
    const Scene before = sceneOf({objectWith(1, 0), objectWith(2, 0), objectWith(3, 0)});
    QVERIFY(differenceOf(before, sceneOf({objectWith(2, 0), objectWith(1, 0), objectWith(3, 0)})).isReordered);
    QVERIFY(!differenceOf(before, sceneOf({objectWith(7, 0), objectWith(1, 0), objectWith(3, 0)})).isReordered);
}

void TestSceneDifference::otherSectionsAreNamed()
{
    const Scene before = *generateScene("mixed", {5, 3});
    Scene after = before;
    after.world.width += 1.0;
    after.broadPhase.cellSize *= 2.0;
    after.layers.emplace_back().name = "front";
    const SceneDifference found = differenceOf(before, after);
    QVERIFY(found.added.empty() && found.removed.empty() && found.changed.empty());
    std::vector<std::string_view> sections = found.sections;
    std::ranges::sort(sections);
    QVERIFY((sections == std::vector<std::string_view>{"broadPhase", "layers", "world"}));
}

void TestSceneDifference::randomEditsAreFound()
{
    Random random(5);
    for (int round = 0; round < 200; ++round) {
        Scene before;
        Scene after;
        SceneDifference expected;
        for (std::uint64_t id = 1; id <= 20; ++id) {
            const auto fate = random.below(5);
            if (fate != 0)
                before.append(objectWith(id, 1.0));
            if (fate != 1)
                after.append(objectWith(id, fate == 2 ? 2.0 : 1.0));
            if (fate == 0)
                expected.added.push_back({id});
            if (fate == 1)
                expected.removed.push_back({id});
            if (fate == 2)
                expected.changed.push_back({id});
        }
        QVERIFY(differenceOf(before, after) == expected);
    }
}

BROADSIDE_TEST(TestSceneDifference)

} // namespace broadside::test::tst_scene_difference

#include "tst_scene_difference.moc"
