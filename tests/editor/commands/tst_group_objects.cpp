#include "editor/commands/arranging/group_objects.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_group_objects {

using test::ids;

class TestGroupObjects : public QObject {
    Q_OBJECT
private slots:
    void init() { m_world = std::make_unique<test::EditorWorld>(test::threeBoxes()); }

    void groupsNestAndUnnest();
    void aMemberStandsForItsOutermostGroup();
    void hidingAndLockingAreSteps();
    void innerGroupsAreRenamedWithTheirMembers();
    void inASimulationItIsAnEditOfTheWorld();

private:
    [[nodiscard]] std::string groupOf(std::uint64_t id) const { return *m_world->object(id).group; }
    std::unique_ptr<test::EditorWorld> m_world;
};

void TestGroupObjects::groupsNestAndUnnest()
{
    groupObjects(m_world->edits, ids({1, 2}));
    QCOMPARE(groupOf(1), std::string("Group 1"));
    groupObjects(m_world->edits, ids({1, 2, 3}));
    QCOMPARE(groupOf(1), std::string("Group 2/Group 1"));
    QCOMPARE(groupOf(3), std::string("Group 2"));
    QCOMPARE(m_world->document.undoStack().undoText(), QStringLiteral("Group 3 objects"));
    ungroupObjects(m_world->edits, ids({1, 2, 3}));
    QCOMPARE(groupOf(1), std::string("Group 1"));
    QVERIFY(!anyIsGrouped(m_world->edits, ids({3})));
    QVERIFY(anyIsGrouped(m_world->edits, ids({1, 3})));
    ungroupObjects(m_world->edits, ids({3})); // has no effect
    QCOMPARE(m_world->document.undoStack().count(), 3);
}

void TestGroupObjects::aMemberStandsForItsOutermostGroup()
{
    groupObjects(m_world->edits, ids({1, 2}));
    groupObjects(m_world->edits, ids({2, 3}));
    QCOMPARE(expandedToGroups(m_world->edits, ids({3})), ids({2, 3}));
    QCOMPARE(expandedToGroups(m_world->edits, ids({1})), ids({1}));
    QCOMPARE(expandedToGroups(m_world->edits, ids({1, 2})), ids({1, 2, 3}));
}

void TestGroupObjects::hidingAndLockingAreSteps()
{
    setVisible(m_world->edits, ids({1, 2}), false);
    setLocked(m_world->edits, ids({2}), true);
    QCOMPARE(hiddenObjects(m_world->edits), ids({1, 2}));
    QCOMPARE(lockedObjects(m_world->edits), ids({2}));
    QCOMPARE(m_world->document.undoStack().undoText(), QStringLiteral("Lock Object 2"));
    setVisible(m_world->edits, hiddenObjects(m_world->edits), true);
    setVisible(m_world->edits, hiddenObjects(m_world->edits), true); // none is hidden any more
    QCOMPARE(m_world->document.undoStack().count(), 3);
}

void TestGroupObjects::innerGroupsAreRenamedWithTheirMembers()
{
    putIntoGroup(m_world->edits, ids({1}), {}, "A/B/C");
    putIntoGroup(m_world->edits, ids({2}), {}, "A/Bee");
    QVERIFY(renameGroup(m_world->edits, "A/B", "X"));
    QCOMPARE(groupOf(1), std::string("A/X/C"));
    QCOMPARE(groupOf(2), std::string("A/Bee"));
    QVERIFY(!renameGroup(m_world->edits, "A", "a/b")); // a slash would make two groups
}

void TestGroupObjects::inASimulationItIsAnEditOfTheWorld()
{
    m_world->session.stepOnce();
    groupObjects(m_world->edits, ids({1, 2}));
    QCOMPARE(*m_world->edits.find({1})->group, std::string("Group 1"));
    QVERIFY(m_world->object(1).group.isEmpty());
    QVERIFY(m_world->session.world() != nullptr);
}

BROADSIDE_EVENT_TEST(TestGroupObjects)

} // namespace broadside::test::tst_group_objects

#include "tst_group_objects.moc"
