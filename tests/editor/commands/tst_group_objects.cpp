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
    void aGroupWithALockedObjectKeepsItsName();
    void nothingMovesToALockedLayer();
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

void TestGroupObjects::aGroupWithALockedObjectKeepsItsName()
{
    groupObjects(m_world->edits, ids({1, 2}));
    setLocked(m_world->edits, ids({2}), true);
    QString said;
    m_world->edits.setLockNotice([&said](const QString& sentence) { said = sentence; });
    QVERIFY(!renameGroup(m_world->edits, "Group 1", "Tower"));
    QCOMPARE(groupOf(1), std::string("Group 1"));
    QCOMPARE(said, QStringLiteral("Object 2 is locked: unlock it to change it (Shift+L)."));
    setLocked(m_world->edits, ids({2}), false);
    QVERIFY(renameGroup(m_world->edits, "Group 1", "Tower"));
    QCOMPARE(groupOf(2), std::string("Tower"));
}

void TestGroupObjects::nothingMovesToALockedLayer()
{
    Scene scene = test::threeBoxes();
    scene.layers = {{.name = "Walls", .locked = true, .color = {}, .extra = {}}};
    m_world = std::make_unique<test::EditorWorld>(scene);
    QString said;
    m_world->edits.setLockNotice([&said](const QString& sentence) { said = sentence; });
    putOnLayer(m_world->edits, ids({1}), "Walls");
    QCOMPARE(said, QStringLiteral("Walls is locked: unlock the layer, or choose another one in Objects."));
    said.clear();
    putIntoGroup(m_world->edits, ids({1}), "Walls", "Tower");
    QVERIFY(!said.isEmpty());
    QCOMPARE(m_world->document.undoStack().count(), 0);
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
