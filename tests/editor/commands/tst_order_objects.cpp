#include "core/base/random.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/scene/drawing_order.h"
#include "editor/commands/arranging/order_objects.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_order_objects {

using test::ids;
using test::idsOf;

namespace {

/// Six boxes: 1, 2, 3, 6 static, 4 dynamic, 5 on another layer.
Scene sixBoxes()
{
    Scene scene;
    for (std::uint64_t id = 1; id <= 6; ++id)
        scene.append(test::makeObject(id, {0.0, 0.0}, [&](SceneObject& o) {
            if (id == 4)
                o.kind = ObjectKind::Dynamic;
            if (id == 5)
                o.layer = std::string("sky");
        }));
    return scene;
}

using Ids = std::vector<std::uint64_t>;

} // namespace

class TestOrderObjects : public QObject {
    Q_OBJECT
private slots:
    void objectsOfAKindAndLayerExchangePlaces_data();
    void objectsOfAKindAndLayerExchangePlaces();
    void withoutEffectItIsNoStep();
    void theTopOneIsPicked();
    void onlyLinesChangePlacesInTheFile();
    void randomOrdersAreUndone();
};

void TestOrderObjects::objectsOfAKindAndLayerExchangePlaces_data()
{
    QTest::addColumn<int>("way");
    QTest::addColumn<std::vector<ObjectId>>("chosen");
    QTest::addColumn<Ids>("order");
    const auto row = [](const char* name, Reorder way, std::vector<ObjectId> chosen, const Ids& order) {
        QTest::newRow(name) << static_cast<int>(way) << std::move(chosen) << order;
    };
    row("to the front", Reorder::ToFront, ids({1}), {2, 3, 6, 4, 5, 1});
    row("two to the front keep their order", Reorder::ToFront, ids({1, 2}), {3, 6, 1, 4, 5, 2});
    row("to the back", Reorder::ToBack, ids({6}), {6, 1, 2, 4, 5, 3});
    row("raise", Reorder::Raise, ids({2}), {1, 3, 2, 4, 5, 6});
    row("raise past other kinds", Reorder::Raise, ids({3}), {1, 2, 6, 4, 5, 3});
    row("raise two", Reorder::Raise, ids({2, 3}), {1, 6, 2, 4, 5, 3});
    row("the top one holds the next", Reorder::Raise, ids({3, 6}), {1, 2, 3, 4, 5, 6});
    row("lower", Reorder::Lower, ids({6}), {1, 2, 6, 4, 5, 3});
    row("alone of its kind", Reorder::ToBack, ids({4, 5}), {1, 2, 3, 4, 5, 6});
}

void TestOrderObjects::objectsOfAKindAndLayerExchangePlaces()
{
    QFETCH(int, way);
    QFETCH(std::vector<ObjectId>, chosen);
    QFETCH(Ids, order);
    test::EditorWorld world(sixBoxes());
    world.document.push(
        std::make_unique<OrderObjects>(world.document, QStringLiteral("x"), chosen, static_cast<Reorder>(way)));
    QCOMPARE(idsOf(world.scene()), order);
    while (world.document.undoStack().canUndo())
        world.document.undoStack().undo();
    QCOMPARE(idsOf(world.scene()), (Ids{1, 2, 3, 4, 5, 6}));
}

void TestOrderObjects::withoutEffectItIsNoStep()
{
    test::EditorWorld world(sixBoxes());
    world.document.push(
        std::make_unique<OrderObjects>(world.document, QStringLiteral("x"), ids({6}), Reorder::ToFront));
    QCOMPARE(world.document.undoStack().count(), 0);
}

void TestOrderObjects::theTopOneIsPicked()
{
    Scene scene;
    for (std::uint64_t id = 1; id <= 3; ++id)
        scene.append(test::makeObject(id, {0.0, 0.0}));
    test::EditorWorld world(scene);
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.0), ObjectId{3});
    world.document.push(
        std::make_unique<OrderObjects>(world.document, QStringLiteral("x"), ids({1}), Reorder::ToFront));
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.0), ObjectId{1});
    world.document.push(std::make_unique<OrderObjects>(world.document, QStringLiteral("x"), ids({1}), Reorder::Lower));
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.0), ObjectId{3});
    world.document.undoStack().undo();
    QCOMPARE(world.shownWorld.pick({0.0, 0.0}, 0.0), ObjectId{1});
}

void TestOrderObjects::onlyLinesChangePlacesInTheFile()
{
    const std::string text = writeScene(sixBoxes());
    test::EditorWorld world(*readScene(text, {}).scene);
    world.document.push(std::make_unique<OrderObjects>(world.document, QStringLiteral("x"), ids({2}), Reorder::Raise));
    const std::string two = std::string(world.scene().find({2})->source.view());
    const std::string three = std::string(world.scene().find({3})->source.view());
    std::string expected = text;
    expected.replace(expected.find(two), two.size(), "#");
    expected.replace(expected.find(three), three.size(), two);
    expected.replace(expected.find('#'), 1, three);
    QCOMPARE(writeScene(world.scene()), expected);
    world.document.undoStack().undo();
    QCOMPARE(writeScene(world.scene()), text);
}

void TestOrderObjects::randomOrdersAreUndone()
{
    Random random{9};
    Scene scene;
    for (std::uint64_t id = 1; id <= 30; ++id)
        scene.append(test::makeObject(id, {0.0, 0.0}, [&](SceneObject& o) {
            o.kind = static_cast<ObjectKind>(random.below(2));
            if (random.below(2) == 0)
                o.layer = std::string("sky");
        }));
    test::EditorWorld world(scene);
    for (int step = 0; step < 200; ++step) {
        std::vector<ObjectId> chosen;
        for (std::uint64_t id = 1; id <= 30; ++id)
            if (random.below(5) == 0)
                chosen.push_back({id});
        world.document.push(std::make_unique<OrderObjects>(world.document, QStringLiteral("x"), chosen,
                                                           static_cast<Reorder>(random.below(kReorders))));
        const ObjectTable& table = world.shownWorld.objects();
        std::vector<ObjectIndex> rows;
        table.forEach([&](ObjectIndex row) { rows.push_back(row); });
        std::ranges::sort(rows, {}, [&](ObjectIndex row) { return table.placeOf(row); });
        Ids seen;
        for (const ObjectIndex row : rows)
            seen.push_back(table.idOf(row).value);
        QCOMPARE(seen, idsOf(world.scene()));
    }
    while (world.document.undoStack().canUndo())
        world.document.undoStack().undo();
    QVERIFY(test::isSameScene(world.scene(), scene));
}

BROADSIDE_EVENT_TEST(TestOrderObjects)

} // namespace broadside::test::tst_order_objects

#include "tst_order_objects.moc"
