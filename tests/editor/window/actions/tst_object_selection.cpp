#include "editor/window/actions/object_selection.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

namespace broadside::test::tst_object_selection {

using test::ids;

namespace {

/// Static boxes 1 and 2, a dynamic box 3, a static circle 4, a dynamic circle 5; their categories are 1, 2, 1 and 4,
/// none,
/// 4.
Scene fiveObjects()
{
    Scene scene;
    const auto add = [&](std::uint64_t id, ObjectKind kind, Shape shape, std::uint32_t category) {
        scene.append(test::makeObject(id, {static_cast<double>(id), 1.0}, [&](SceneObject& o) {
            o.kind = kind;
            o.shape = std::move(shape);
            o.category = category;
        }));
    };
    add(1, ObjectKind::Static, Box{}, 1);
    add(2, ObjectKind::Static, Box{}, 2);
    add(3, ObjectKind::Dynamic, Box{}, 5);
    add(4, ObjectKind::Static, Circle{}, 0);
    add(5, ObjectKind::Dynamic, Circle{}, 4);
    return scene;
}

} // namespace

class TestObjectSelection : public QObject {
    Q_OBJECT
private slots:
    void init() { m_world = std::make_unique<test::EditorWorld>(fiveObjects()); }

    void allAndTheOthers();
    void allLeavesOutWhatIsLockedOrHidden();
    void sameTypeIsKindAndShape();
    void categoriesAreBits();
    void onlyWhatIsThereIsSelected();
    void inASimulationWhatIsInItsWorld();
    void copiesNeedIds();

private:
    [[nodiscard]] Focus& focus() { return m_world->focus; }
    std::unique_ptr<test::EditorWorld> m_world;
};

void TestObjectSelection::allAndTheOthers()
{
    focus().select(ids({2, 4}));
    invertSelection(m_world->edits, focus());
    QCOMPARE(focus().selection(), ids({1, 3, 5}));
    invertSelection(m_world->edits, focus());
    QCOMPARE(focus().selection(), ids({2, 4}));
    selectAll(m_world->edits, focus());
    QCOMPARE(focus().selection(), ids({1, 2, 3, 4, 5}));
    invertSelection(m_world->edits, focus());
    QVERIFY(focus().selection().empty());
}

void TestObjectSelection::allLeavesOutWhatIsLockedOrHidden()
{
    Scene scene = fiveObjects();
    scene.layers = {{.name = "walls", .locked = true, .color = {}, .extra = {}},
                    {.name = "sky", .visible = false, .color = {}, .extra = {}}};
    const auto edit = [&](std::uint64_t id, auto&& change) { scene.replace(edited(*scene.find({id}), change)); };
    edit(1, [](SceneObject& o) { o.layer = std::string("walls"); });
    edit(2, [](SceneObject& o) { o.layer = std::string("sky"); });
    edit(3, [](SceneObject& o) { o.locked = true; });
    edit(4, [](SceneObject& o) { o.visible = false; });
    m_world = std::make_unique<test::EditorWorld>(scene);
    selectAll(m_world->edits, focus());
    QCOMPARE(focus().selection(), ids({5}));
    focus().select(ids({1}));
    invertSelection(m_world->edits, focus());
    QCOMPARE(focus().selection(), ids({5}));
}

void TestObjectSelection::sameTypeIsKindAndShape()
{
    focus().select(ObjectId{1});
    selectSameType(m_world->edits, focus());
    QCOMPARE(focus().selection(), ids({1, 2}));
    focus().select(ids({2, 5}));
    selectSameType(m_world->edits, focus());
    QCOMPARE(focus().selection(), ids({1, 2, 5}));
}

void TestObjectSelection::categoriesAreBits()
{
    const CategoryCounts counts = categoryCounts(m_world->edits);
    QCOMPARE(counts[0], std::size_t{2});
    QCOMPARE(counts[1], std::size_t{1});
    QCOMPARE(counts[2], std::size_t{2});
    QCOMPARE(counts[31], std::size_t{0});
    selectCategory(m_world->edits, focus(), 2);
    QCOMPARE(focus().selection(), ids({3, 5}));
}

void TestObjectSelection::onlyWhatIsThereIsSelected()
{
    selectThese(m_world->edits, focus(), ids({4, 9, 1}));
    QCOMPARE(focus().selection(), ids({1, 4}));
}

void TestObjectSelection::inASimulationWhatIsInItsWorld()
{
    m_world->session.stepOnce();
    m_world->edits.remove(ids({1}));
    m_world->edits.add({}, {test::makeObject(m_world->edits.nextId().value, {8.0, 8.0})});
    focus().select(ObjectId{2});
    selectSameType(m_world->edits, focus());
    QCOMPARE(focus().selection(), ids({2, 6}));
    selectThese(m_world->edits, focus(), ids({1, 6}));
    QCOMPARE(focus().selection(), ids({6}));
}

void TestObjectSelection::copiesNeedIds()
{
    Scene scene = fiveObjects();
    scene.append(test::makeObject(ObjectId::kLargest, {8.0, 8.0}));
    m_world = std::make_unique<test::EditorWorld>(scene);
    focus().select(ObjectId{2});
    QVERIFY(duplicateSelected(m_world->edits, focus()).contains(QStringLiteral("largest id")));
    QCOMPARE(m_world->scene().size(), scene.size());
    QCOMPARE(focus().selection(), ids({2}));
}

BROADSIDE_EVENT_TEST(TestObjectSelection)

} // namespace broadside::test::tst_object_selection

#include "tst_object_selection.moc"
