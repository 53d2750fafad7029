#include "editor/commands/object_commands.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QSignalSpy>

namespace broadside::test::tst_focus {

using test::ids;

class TestFocus : public QObject {
    Q_OBJECT
private slots:
    void selectionIsSortedWithoutDuplicatesAndNulls();
    void silentWhenNothingChanged();
    void toggleAddsAndRemoves();
    void lastSelectedIsWhoJoinedLast();
    void pointerAndHoverAreAnnouncedApart();
    void removedObjectsLeaveTheFocus();
    void objectsThatReturnAreSelectedAgain();
    void anotherSceneEmptiesTheFocus();
};

void TestFocus::selectionIsSortedWithoutDuplicatesAndNulls()
{
    Focus focus;
    focus.select(ids({3, 0, 1, 3, 2, 0}));
    QCOMPARE(focus.selection(), ids({1, 2, 3}));
    QVERIFY(focus.isSelected({2}));
    QVERIFY(!focus.isSelected({4}));
    QVERIFY(!focus.isSelected({}));
    focus.select(ObjectId{});
    QVERIFY(focus.selection().empty());
}

void TestFocus::silentWhenNothingChanged()
{
    Focus focus;
    QSignalSpy selection(&focus, &Focus::selectionChanged);
    QSignalSpy hover(&focus, &Focus::hoverChanged);
    QSignalSpy pointer(&focus, &Focus::pointerChanged);
    focus.clearSelection();
    focus.setHovered({});
    focus.setPointer(std::nullopt, {});
    QCOMPARE(selection.count() + hover.count() + pointer.count(), 0);
    focus.select(ids({2, 1}));
    focus.select(ids({1, 2, 2}));
    focus.setHovered({5});
    focus.setHovered({5});
    QCOMPARE(selection.count(), 1);
    QCOMPARE(hover.count(), 1);
}

void TestFocus::toggleAddsAndRemoves()
{
    Focus focus;
    focus.toggle({2});
    focus.toggle({1});
    QCOMPARE(focus.selection(), ids({1, 2}));
    focus.toggle({2});
    QCOMPARE(focus.selection(), ids({1}));
}

void TestFocus::lastSelectedIsWhoJoinedLast()
{
    Focus focus;
    QVERIFY(focus.lastSelected().isNull());
    focus.select(ids({4, 7}));
    QCOMPARE(focus.lastSelected().value, std::uint64_t{7});
    focus.toggle({2});
    QCOMPARE(focus.lastSelected().value, std::uint64_t{2});
    focus.select(ids({2, 7}));
    QCOMPARE(focus.lastSelected().value, std::uint64_t{2});
    focus.toggle({2});
    QCOMPARE(focus.lastSelected().value, std::uint64_t{7});
    focus.clearSelection();
    QVERIFY(focus.lastSelected().isNull());
}

void TestFocus::pointerAndHoverAreAnnouncedApart()
{
    Focus focus;
    QSignalSpy hover(&focus, &Focus::hoverChanged);
    QSignalSpy pointer(&focus, &Focus::pointerChanged);
    focus.setPointer(Vec2{1.0, 2.0}, {7});
    QCOMPARE(hover.count(), 1);
    QCOMPARE(pointer.count(), 1);
    focus.setPointer(Vec2{1.5, 2.0}, {7});
    QCOMPARE(hover.count(), 1);
    QCOMPARE(pointer.count(), 2);
    focus.setHovered({8}); // hovering in a list does not change the pointer
    QVERIFY(focus.pointer());
    QCOMPARE(pointer.count(), 2);
}

void TestFocus::removedObjectsLeaveTheFocus()
{
    test::EditorWorld world(test::threeBoxes());
    world.focus.select(ids({1, 2}));
    world.focus.setHovered({2});
    world.document.push(std::make_unique<RemoveObjects>(world.document, ids({2, 3})));
    QCOMPARE(world.focus.selection(), ids({1}));
    QCOMPARE(world.focus.hovered(), ObjectId{});
}

void TestFocus::objectsThatReturnAreSelectedAgain()
{
    test::EditorWorld world(test::threeBoxes());
    QUndoStack& stack = world.document.undoStack();
    world.focus.select(ids({2, 3}));
    world.document.push(std::make_unique<RemoveObjects>(world.document, ids({1, 2, 3})));
    stack.undo();
    QCOMPARE(world.focus.selection(), ids({2, 3})); // 1 was not selected when it was removed
    world.document.push(std::make_unique<AddObjects>(world.document, std::vector{test::makeObject(7, {1.0, 1.0})}));
    QCOMPARE(world.focus.selection(), ids({2, 3}));
    world.focus.select(ObjectId{7});
    stack.undo();
    QVERIFY(world.focus.selection().empty());
    world.focus.select(ObjectId{1});
    stack.redo();
    QCOMPARE(world.focus.selection(), ids({7}));
}

void TestFocus::anotherSceneEmptiesTheFocus()
{
    test::EditorWorld world(test::threeBoxes());
    world.focus.select(ids({1, 2}));
    world.focus.setHovered({2});
    world.document.reset(test::threeBoxes(), {});
    QVERIFY(world.focus.selection().empty());
    QCOMPARE(world.focus.hovered(), ObjectId{});
}

BROADSIDE_EVENT_TEST(TestFocus)

} // namespace broadside::test::tst_focus

#include "tst_focus.moc"
