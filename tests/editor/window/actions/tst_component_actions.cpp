#include "editor/window/actions/action_registry.h"
#include "editor/window/actions/component_actions.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QMenu>

namespace broadside::test::tst_component_actions {

class TestComponentActions : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void withoutASelectionTheySayWhyNot();
    void whoHasNoneGetsOneInOneStep();
    void whatAllHaveCannotBeAdded();
    void unknownOnesCanBeRemovedToo();
    void inASimulationTheWorldIsEdited();

private:
    /// The entry of a submenu, which is opened first; null if there is none.
    static QAction* entry(QAction& menu, const char* text)
    {
        emit menu.menu()->aboutToShow();
        for (QAction* action : menu.menu()->actions())
            if (action->text() == QLatin1String(text))
                return action;
        return nullptr;
    }
    void select(std::initializer_list<std::uint64_t> values) const
    {
        m_world->focus.select(test::ids(values));
        m_registry->showAvailable();
    }
    [[nodiscard]] std::size_t count(std::uint64_t id) const { return m_world->object(id).components.size(); }
    [[nodiscard]] const QUndoStack& history() const { return m_world->document.undoStack(); }

    std::unique_ptr<test::EditorWorld> m_world;
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<ShownActions> m_shown;
    std::unique_ptr<ActionRegistry> m_registry;
    ComponentActions* m_actions = nullptr;
};

void TestComponentActions::init()
{
    Scene scene;
    scene.append(test::makeObject(1, {}, [](SceneObject& o) { o.components = {Walker{}, Lifetime{2.0}}; }));
    scene.append(test::makeObject(2, {5.0, 0.0}, [](SceneObject& o) { o.components = {Walker{}}; }));
    scene.append(test::makeObject(3, {9.0, 0.0}, [](SceneObject& o) {
        o.components = {UnknownComponent{"glow", "{\"type\": \"glow\"}"}, Walker{}};
    }));
    m_world = std::make_unique<test::EditorWorld>(std::move(scene));
    m_window = std::make_unique<QWidget>();
    m_shown = std::make_unique<ShownActions>(*m_window);
    m_registry = std::make_unique<ActionRegistry>(*m_shown, capabilitiesOfSimulation(), m_world->edits, m_world->focus);
    m_actions = new ComponentActions(*m_registry, m_world->document, m_world->edits, m_world->focus, *m_window);
    m_registry->showAvailable();
}

void TestComponentActions::cleanup()
{
    m_registry.reset();
    m_shown.reset();
    m_window.reset();
    m_world.reset();
}

void TestComponentActions::withoutASelectionTheySayWhyNot()
{
    for (QAction* menu : {m_actions->addMenu(), m_actions->removeMenu()}) {
        QVERIFY(!menu->isEnabled());
        QVERIFY2(menu->toolTip().contains(QStringLiteral("Select an object first.")), qPrintable(menu->toolTip()));
    }
    select({2});
    QVERIFY(m_actions->addMenu()->isEnabled() && m_actions->removeMenu()->isEnabled());
}

void TestComponentActions::whoHasNoneGetsOneInOneStep()
{
    select({1, 2, 3});
    QAction* lifetime = entry(*m_actions->addMenu(), "lifetime");
    QVERIFY2(lifetime->toolTip().contains(QStringLiteral("2 of 3")), qPrintable(lifetime->toolTip()));
    lifetime->trigger();
    QCOMPARE(count(1), std::size_t{2});
    QCOMPARE(count(2), std::size_t{2});
    QCOMPARE(count(3), std::size_t{3});
    QCOMPARE(std::get<Lifetime>(m_world->object(1).components[1]).seconds, 2.0); // it keeps its own
    QCOMPARE(history().count(), 1);
    QCOMPARE(history().undoText(), QStringLiteral("Add lifetime to 3 objects"));
    m_world->document.undoStack().undo();
    QCOMPARE(count(2), std::size_t{1});
}

void TestComponentActions::whatAllHaveCannotBeAdded()
{
    select({1, 2, 3});
    QAction* walker = entry(*m_actions->addMenu(), "walker");
    QVERIFY(!walker->isEnabled());
    QVERIFY2(walker->toolTip().contains(QStringLiteral("already have this component")), qPrintable(walker->toolTip()));
    entry(*m_actions->removeMenu(), "walker")->trigger();
    QCOMPARE(count(2), std::size_t{0});
    QCOMPARE(history().undoText(), QStringLiteral("Remove walker from 3 objects"));
    QVERIFY(entry(*m_actions->addMenu(), "walker")->isEnabled());
    select({2});
    QAction* none = entry(*m_actions->removeMenu(), "No selected object has a component");
    QVERIFY(none && !none->isEnabled());
}

void TestComponentActions::unknownOnesCanBeRemovedToo()
{
    select({2, 3});
    QVERIFY(!entry(*m_actions->addMenu(), "glow"));
    QAction* glow = entry(*m_actions->removeMenu(), "glow");
    QVERIFY(glow);
    QCOMPARE(glow->toolTip(), QStringLiteral("Removes it from 1 object, with all its values"));
    glow->trigger();
    QCOMPARE(count(3), std::size_t{1});
    QCOMPARE(count(2), std::size_t{1});
}

void TestComponentActions::inASimulationTheWorldIsEdited()
{
    select({1, 2});
    m_world->session.stepOnce();
    entry(*m_actions->addMenu(), "paddle")->trigger();
    QCOMPARE(count(2), std::size_t{1}); // the scene itself
    QCOMPARE(m_world->edits.find({2})->components.size(), std::size_t{2});
    QCOMPARE(m_world->session.undoStack().undoText(), QStringLiteral("Add paddle to 2 objects"));
}

BROADSIDE_WINDOW_TEST(TestComponentActions)

} // namespace broadside::test::tst_component_actions

#include "tst_component_actions.moc"
