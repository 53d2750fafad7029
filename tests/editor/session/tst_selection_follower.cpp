#include "editor/session/selection_follower.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

namespace broadside::test::tst_selection_follower {

using test::ids;

class TestSelectionFollower : public QObject {
    Q_OBJECT
private slots:
    void whatAnEditRemovesIsSelectedAgainByUndo();
    void whatWasPlacedIsNotSelectedAfterTheSimulation();
    void otherEditsKeepTheSelection();
};

void TestSelectionFollower::whatAnEditRemovesIsSelectedAgainByUndo()
{
    test::EditorWorld world(test::threeBoxes());
    const SelectionFollower follower(world.document, world.focus, world.session);
    world.session.stepOnce();
    world.focus.select(ids({1, 3}));
    world.edits.remove(ids({2, 3}));
    QCOMPARE(world.focus.selection(), ids({1}));
    world.session.undoStack().undo();
    QCOMPARE(world.focus.selection(), ids({3}));
    world.session.undoStack().redo();
    QVERIFY(world.focus.selection().empty());
    world.session.stop();
    QCOMPARE(world.focus.selection(), ids({3})); // the scene still has it
}

void TestSelectionFollower::whatWasPlacedIsNotSelectedAfterTheSimulation()
{
    test::EditorWorld world(test::threeBoxes());
    const SelectionFollower follower(world.document, world.focus, world.session);
    world.session.stepOnce();
    world.edits.add({}, {test::makeObject(9, {2.0, 2.0})});
    world.focus.select(ids({1, 9}));
    world.session.stepOnce();
    QCOMPARE(world.focus.selection(), ids({1, 9}));
    world.session.stop();
    QCOMPARE(world.focus.selection(), ids({1}));
}

void TestSelectionFollower::otherEditsKeepTheSelection()
{
    test::EditorWorld world(test::threeBoxes());
    const SelectionFollower follower(world.document, world.focus, world.session);
    world.session.stepOnce();
    world.focus.select(ids({1, 2}));
    const ObjectPtr box = world.edits.find({1});
    world.edits.replace({}, {{box, edited(*box, [](SceneObject& o) { o.name = "Wall"; })}}, SceneChange::Kind::Edited,
                        world.edits.newGesture());
    QCOMPARE(world.focus.selection(), ids({1, 2}));
}

BROADSIDE_EVENT_TEST(TestSelectionFollower)

} // namespace broadside::test::tst_selection_follower

#include "tst_selection_follower.moc"
