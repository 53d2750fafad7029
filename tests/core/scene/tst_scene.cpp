#include "core/base/random.h"
#include "core/scene/scene.h"
#include "tests/support/test.h"

#include <algorithm>
#include <vector>

namespace broadside::test::tst_scene {

namespace {

ObjectPtr object(std::uint64_t id)
{
    auto o = std::make_shared<SceneObject>();
    o->id = {id};
    return o;
}

std::vector<std::uint64_t> idsOf(const Scene& scene)
{
    std::vector<std::uint64_t> ids;
    for (const ObjectPtr& o : scene.objects())
        ids.push_back(o->id.value);
    return ids;
}

void verifyIndex(const Scene& scene)
{
    for (std::size_t i = 0; i < scene.size(); ++i)
        QCOMPARE(scene.indexOf(scene.objects()[i]->id), std::optional{i});
}

} // namespace

class TestScene : public QObject {
    Q_OBJECT
private slots:
    void idsAreNeverGivenTwice();
    void removedObjectsGoBackToTheirPlaces();
    void copiesAreSnapshots();
    void manyAreReplacedAtOnce_data();
    void manyAreReplacedAtOnce();
    void randomEditsKeepTheIndexRight();
};

void TestScene::idsAreNeverGivenTwice()
{
    Scene scene;
    QCOMPARE(scene.nextId(), ObjectId{1});
    scene.append(object(7));
    const ObjectId seven{7};
    scene.remove({&seven, 1});
    QCOMPARE(scene.nextId(), ObjectId{8});
}

void TestScene::removedObjectsGoBackToTheirPlaces()
{
    Scene scene;
    for (std::uint64_t id = 1; id <= 6; ++id)
        scene.append(object(id));
    const std::vector<ObjectId> leaving{{6}, {1}, {3}, {3}, {99}};
    const auto removed = scene.remove(leaving);
    QCOMPARE(idsOf(scene), (std::vector<std::uint64_t>{2, 4, 5}));
    QVERIFY(!scene.contains({3}));
    verifyIndex(scene);
    scene.insert(removed);
    QCOMPARE(idsOf(scene), (std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6}));
    verifyIndex(scene);
}

void TestScene::copiesAreSnapshots()
{
    Scene scene;
    scene.append(object(1));
    const Scene snapshot = scene;
    scene.replace(edited(*scene.find({1}), [](SceneObject& o) { o.mass = 5.0; }));
    QCOMPARE(snapshot.find({1})->mass, 1.0);
    QCOMPARE(scene.find({1})->mass, 5.0);

    Scene other = snapshot;
    other.append(object(2));
    QCOMPARE(snapshot.size(), std::size_t{1});
    QVERIFY(!snapshot.contains({2}));
    QCOMPARE(snapshot.nextId(), ObjectId{2});
    const ObjectId one{1};
    other.remove({&one, 1});
    QVERIFY(snapshot.contains({1}));
    QCOMPARE(idsOf(other), std::vector<std::uint64_t>{2});

    const Scene moved = std::move(other);
    QCOMPARE(idsOf(moved), std::vector<std::uint64_t>{2});
    other = {};
    QCOMPARE(other.size(), std::size_t{0});
    QVERIFY(other.objects().empty());
}

void TestScene::manyAreReplacedAtOnce_data()
{
    QTest::addColumn<std::vector<std::uint64_t>>("replaced");
    QTest::addColumn<bool>("isShared");
    for (const bool isShared : {false, true}) {
        const char* const list = isShared ? "of a shared list" : "of its own list";
        QTest::addRow("none %s", list) << std::vector<std::uint64_t>{} << isShared;
        QTest::addRow("one %s", list) << std::vector<std::uint64_t>{4} << isShared;
        QTest::addRow("most %s", list) << std::vector<std::uint64_t>{5, 1, 3, 6} << isShared;
        QTest::addRow("all %s", list) << std::vector<std::uint64_t>{1, 2, 3, 4, 5, 6} << isShared;
    }
}

void TestScene::manyAreReplacedAtOnce()
{
    QFETCH(const std::vector<std::uint64_t>, replaced);
    QFETCH(const bool, isShared);
    Scene scene;
    for (const std::uint64_t id : std::vector<std::uint64_t>{1, 2, 6, 3, 5, 4})
        scene.append(object(id));
    const std::vector<ObjectPtr> before(scene.objects().begin(), scene.objects().end());
    const Scene snapshot = isShared ? scene : Scene{};
    std::vector<ObjectPtr> after;
    for (const std::uint64_t id : replaced)
        after.push_back(object(id));

    scene.replace(after);

    verifyIndex(scene);
    QCOMPARE(idsOf(scene), (std::vector<std::uint64_t>{1, 2, 6, 3, 5, 4}));
    for (std::size_t i = 0; i < scene.size(); ++i) {
        const auto given = std::ranges::find(after, before[i]->id, [](const ObjectPtr& o) { return o->id; });
        QCOMPARE(scene.objects()[i], given == after.end() ? before[i] : *given);
        if (isShared)
            QCOMPARE(snapshot.objects()[i], before[i]);
    }
}

void TestScene::randomEditsKeepTheIndexRight()
{
    Random random(3);
    Scene scene;
    std::vector<std::vector<Scene::Placed>> undo;
    std::vector<std::vector<std::uint64_t>> before;
    std::vector<Scene> snapshots;
    for (int i = 0; i < 50; ++i)
        scene.append(object(scene.nextId().value));
    while (scene.size() > 0) {
        std::vector<ObjectId> leaving;
        for (const ObjectPtr& o : scene.objects())
            if (random.below(4) == 0)
                leaving.push_back(o->id);
        before.push_back(idsOf(scene));
        snapshots.push_back(scene);
        undo.push_back(scene.remove(leaving));
        verifyIndex(scene);
    }
    while (!undo.empty()) {
        scene.insert(undo.back());
        QCOMPARE(idsOf(scene), before.back());
        verifyIndex(scene);
        QCOMPARE(idsOf(snapshots.back()), before.back());
        verifyIndex(snapshots.back());
        undo.pop_back();
        before.pop_back();
        snapshots.pop_back();
    }
}

BROADSIDE_TEST(TestScene)

} // namespace broadside::test::tst_scene

#include "tst_scene.moc"
