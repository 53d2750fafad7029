#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "editor/commands/replace_scene.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <functional>

namespace broadside::test::tst_replace_scene {

namespace {

using Change = std::function<void(Scene&)>;

void push(SceneDocument& document, Scene after)
{
    const SceneDifference difference = differenceOf(document.scene(), after);
    document.push(std::make_unique<ReplaceScene>(document, QStringLiteral("Reload"), std::move(after), difference));
}

/// Removes an object, adds two, one of them first in the order, and edits one.
void changeAll(Scene& scene)
{
    scene.remove(test::ids({1}));
    const std::vector<Scene::Placed> placed{{0, test::makeObject(9, {1.0, 2.0})}, {3, test::makeObject(4, {3.0, 4.0})}};
    scene.insert(placed);
    scene.replace(test::makeObject(2, {7.0, 7.0}, [](SceneObject& o) { o.layer = std::string("high"); }));
    scene.layers.emplace_back().name = "high";
    scene.world.width = 50.0;
}

} // namespace

class TestReplaceScene : public QObject {
    Q_OBJECT
private slots:
    void redoAndUndoGiveBothScenes_data();
    void redoAndUndoGiveBothScenes();
    void theStageShowsTheNewScene_data() { redoAndUndoGiveBothScenes_data(); }
    void theStageShowsTheNewScene();
    void itIsOneStep();
    void theSelectionStays();
    void theBytesOfTheFileAreKept();
};

void TestReplaceScene::redoAndUndoGiveBothScenes_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char* name, Change change) { QTest::newRow(name) << change; };
    row("nothing", [](Scene&) {});
    row("an object added in the middle", [](Scene& s) {
        const std::vector<Scene::Placed> placed{{1, test::makeObject(8, {1.0, 1.0})}};
        s.insert(placed);
    });
    row("an object removed", [](Scene& s) { s.remove(test::ids({2})); });
    row("all removed", [](Scene& s) { s.remove(test::ids({1, 2, 3})); });
    row("an object changed", [](Scene& s) { s.replace(test::makeObject(2, {9.0, 9.0})); });
    row("another order", [](Scene& s) {
        const ObjectPtr first = s.pointerTo({1});
        s.remove(test::ids({1}));
        s.append(first);
    });
    row("another order and an object added", [](Scene& s) {
        const ObjectPtr first = s.pointerTo({1});
        s.remove(test::ids({1}));
        const std::vector<Scene::Placed> placed{{0, test::makeObject(8, {1.0, 1.0})}, {3, first}};
        s.insert(placed);
    });
    row("settings", [](Scene& s) {
        s.world.width = 30.0;
        s.broadPhase.cellSize = 3.0;
    });
    row("layers", [](Scene& s) { s.layers.emplace_back().name = "high"; });
    row("guides", [](Scene& s) { s.guides.x.push_back(1.0); });
    row("atlases", [](Scene& s) { s.atlases.push_back("walker.atlas.json"); });
    row("a template", [](Scene& s) {
        s.templates.push_back({"crate", edited(*s.find({1}), [](SceneObject& o) {
                                   o.id = {};
                                   o.name.clear();
                               })});
    });
    row("everything", changeAll);
}

void TestReplaceScene::redoAndUndoGiveBothScenes()
{
    QFETCH(const Change, change);
    test::EditorWorld w(test::threeBoxes());
    Scene after = w.scene();
    change(after);
    const std::string before = writeScene(w.scene());
    const std::string wanted = writeScene(after);
    push(w.document, after);
    QCOMPARE(writeScene(w.scene()), wanted);
    w.document.undoStack().undo();
    QCOMPARE(writeScene(w.scene()), before);
    w.document.undoStack().redo();
    QCOMPARE(writeScene(w.scene()), wanted);
}

void TestReplaceScene::theStageShowsTheNewScene()
{
    QFETCH(const Change, change);
    test::EditorWorld w(test::threeBoxes());
    Scene after = w.scene();
    change(after);
    const auto isRight = [&](const Scene& scene) {
        const ObjectTable& table = w.shownWorld.objects();
        return table.presentCount() == scene.size() &&
               std::ranges::all_of(scene.objects(), [&](const ObjectPtr& object) {
                   const auto row = table.rowOf(object->id);
                   return row && sameContent(table.objectOf(*row), *object);
               });
    };
    const Scene before = w.scene();
    QVERIFY(isRight(before));
    push(w.document, after);
    QVERIFY(isRight(after));
    w.document.undoStack().undo();
    QVERIFY(isRight(before));
}

void TestReplaceScene::itIsOneStep()
{
    test::EditorWorld w(test::threeBoxes());
    Scene after = w.scene();
    changeAll(after);
    push(w.document, after);
    QCOMPARE(w.document.undoStack().count(), 1);
    QCOMPARE(w.document.undoStack().undoText(), QStringLiteral("Reload"));
}

void TestReplaceScene::theSelectionStays()
{
    test::EditorWorld w(test::threeBoxes());
    w.focus.select(test::ids({1, 2, 3}));
    Scene after = w.scene();
    changeAll(after);
    push(w.document, after);
    QCOMPARE(w.focus.selection(), test::ids({2, 3})); // 1 is gone
}

/// Saving must not change what the other program wrote, also where only the text differs.
void TestReplaceScene::theBytesOfTheFileAreKept()
{
    const std::string text = writeScene(test::threeBoxes());
    std::string spaced = text;
    spaced.insert(spaced.rfind('}'), "\n\n\n");
    test::EditorWorld w(*readScene(text, "a").scene);
    push(w.document, *readScene(spaced, "a").scene);
    QCOMPARE(writeScene(w.scene()), spaced);
    w.document.undoStack().undo();
    QCOMPARE(writeScene(w.scene()), text);
}

BROADSIDE_EVENT_TEST(TestReplaceScene)

} // namespace broadside::test::tst_replace_scene

#include "tst_replace_scene.moc"
