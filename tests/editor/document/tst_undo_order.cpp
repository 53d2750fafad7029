#include "editor/document/undo_order.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QUndoStack>

namespace broadside::test::tst_undo_order {

namespace {

QUndoCommand* step(const char* name) { return new QUndoCommand(QString::fromLatin1(name)); }

} // namespace

class TestUndoOrder : public QObject {
    Q_OBJECT
private slots:
    void stepsGoInTheOrderInWhichTheyWereMade();
    void aClearedHistoryIsNoneAnyMore();
    void aNewStepLeavesWhatTheOtherCanRedo();
    void stepsThatOthersUndoCountToo();
    void severalAtOnceCountOneByOne();
    void whatWasDoneTogetherGoesTogether();
    void aStepInItsPlaceIsAlone();
    void changesAreAnnounced();

private:
    QUndoStack m_scene;
    QUndoStack m_world;
};

void TestUndoOrder::stepsGoInTheOrderInWhichTheyWereMade()
{
    m_scene.clear();
    m_world.clear();
    UndoOrder order(m_scene, &m_world);
    QVERIFY(!order.canUndo() && !order.canRedo());
    m_scene.push(step("a"));
    m_world.push(step("b"));
    m_world.push(step("c"));
    m_scene.push(step("d"));
    QStringList undone;
    for (; order.canUndo(); order.undo())
        undone << order.undoText();
    QCOMPARE(undone, QStringLiteral("d c b a").split(QLatin1Char(' ')));
    QStringList redone;
    for (; order.canRedo(); order.redo())
        redone << order.redoText();
    QCOMPARE(redone, QStringLiteral("a b c d").split(QLatin1Char(' ')));
    order.undo();
    order.undo();
    QCOMPARE(order.undoText(), QStringLiteral("b"));
    QCOMPARE(order.redoText(), QStringLiteral("c"));
}

void TestUndoOrder::aClearedHistoryIsNoneAnyMore()
{
    m_scene.clear();
    m_world.clear();
    UndoOrder order(m_scene, &m_world);
    m_scene.push(step("a"));
    m_world.push(step("b"));
    m_world.clear();
    QCOMPARE(order.undoText(), QStringLiteral("a"));
    m_world.push(step("c"));
    order.undo();
    QCOMPARE(m_world.index(), 0);
    QCOMPARE(m_scene.index(), 1);
}

void TestUndoOrder::aNewStepLeavesWhatTheOtherCanRedo()
{
    m_scene.clear();
    m_world.clear();
    UndoOrder order(m_scene, &m_world);
    m_scene.push(step("a"));
    order.undo();
    m_world.push(step("b"));
    QCOMPARE(order.redoText(), QStringLiteral("a"));
    QCOMPARE(order.undoText(), QStringLiteral("b"));
}

void TestUndoOrder::stepsThatOthersUndoCountToo()
{
    m_scene.clear();
    m_world.clear();
    UndoOrder order(m_scene, &m_world);
    m_scene.push(step("a"));
    m_world.push(step("b"));
    m_scene.undo();
    QCOMPARE(order.redoText(), QStringLiteral("a"));
    QCOMPARE(order.undoText(), QStringLiteral("b"));
    m_scene.redo();
    QCOMPARE(order.undoText(), QStringLiteral("a")); // the last redone step
}

/// A click in a list of steps undoes several at once.
void TestUndoOrder::severalAtOnceCountOneByOne()
{
    m_scene.clear();
    m_world.clear();
    UndoOrder order(m_scene, &m_world);
    for (const char* name : {"a", "b", "c"})
        m_scene.push(step(name));
    m_world.push(step("d"));
    m_world.undo();
    m_scene.setIndex(0); // c, b and a were undone after d
    for (const char* name : {"a", "b", "c", "d"}) {
        QCOMPARE(order.redoText(), QLatin1String(name));
        order.redo();
    }
    m_world.undo();
    m_scene.setIndex(0);
    m_world.redo();
    m_scene.setIndex(3);
    for (const char* name : {"c", "b", "a", "d"}) {
        QCOMPARE(order.undoText(), QLatin1String(name));
        order.undo();
    }
}

void TestUndoOrder::whatWasDoneTogetherGoesTogether()
{
    m_scene.clear();
    m_world.clear();
    UndoOrder order(m_scene, &m_world);
    m_scene.push(step("a"));
    {
        const UndoOrder::Together together(order);
        m_scene.push(step("b"));
        m_scene.push(step("c"));
        m_world.push(step("d"));
    }
    {
        const UndoOrder::Together together(order);
        m_world.push(step("e"));
    }
    m_world.push(step("f"));
    for (int round = 0; round < 2; ++round) {
        for (const char* text : {"f", "e", "d", "a"}) {
            QCOMPARE(order.undoText(), QLatin1String(text));
            order.undo();
        }
        QVERIFY(!order.canUndo());
        for (const char* text : {"a", "b", "e", "f"}) {
            QCOMPARE(order.redoText(), QLatin1String(text));
            order.redo();
        }
        QVERIFY(!order.canRedo());
    }
}

void TestUndoOrder::aStepInItsPlaceIsAlone()
{
    m_scene.clear();
    m_world.clear();
    UndoOrder order(m_scene, &m_world);
    {
        const UndoOrder::Together together(order);
        m_scene.push(step("a"));
        m_world.push(step("b"));
    }
    m_world.undo(); // undone directly, not through the order
    m_world.push(step("c"));
    order.undo();
    QCOMPARE(order.undoText(), QStringLiteral("a"));
    m_scene.clear();
    m_world.clear();
    m_scene.push(step("d"));
    m_world.push(step("e"));
    order.undo();
    QCOMPARE(order.undoText(), QStringLiteral("d"));
}

void TestUndoOrder::changesAreAnnounced()
{
    m_scene.clear();
    m_world.clear();
    UndoOrder order(m_scene, &m_world);
    QSignalSpy changed(&order, &UndoOrder::changed);
    m_world.push(step("a"));
    m_world.undo();
    QCOMPARE(changed.count(), 2);
}

BROADSIDE_EVENT_TEST(TestUndoOrder)

} // namespace broadside::test::tst_undo_order

#include "tst_undo_order.moc"
