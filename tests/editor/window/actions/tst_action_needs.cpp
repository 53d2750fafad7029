// What actions need, and what a disabled action says.

#include "core/trace/trace_format.h"
#include "editor/window/actions/action_registry.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QMenu>
#include <QWidget>

#include <memory>

namespace broadside::test::tst_action_needs {

class TestActionNeeds : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void aSelection_data();
    void aSelection();
    void objectsThatAreGoneDoNotCount();
    void theSceneItself();
    void aReasonOfTheFeature();
    void theReasonIsAskedLast();
    void noReasonOpensARecording();
    void textAndTipFollowTheState();
    void aFeatureThatEndedIsNotAsked();
    void aMenuSaysWhyItIsDisabled();

private:
    QAction& add(const ActionNeeds& needs, const std::function<QString()>& tipNow = {})
    {
        QAction& action = m_actions->add(*m_owner, MenuSection::EditObjects,
                                         {.name = "act",
                                          .text = QStringLiteral("Act"),
                                          .tip = QStringLiteral("Acts"),
                                          .needs = needs,
                                          .tipNow = tipNow});
        m_actions->showAvailable();
        return action;
    }
    void select(const std::vector<ObjectId>& objects) const
    {
        m_world->focus.select(objects);
        m_actions->showAvailable();
    }

    std::unique_ptr<EditorWorld> m_world;
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<ShownActions> m_shown;
    std::unique_ptr<QObject> m_owner;
    std::unique_ptr<ActionRegistry> m_actions;
};

void TestActionNeeds::init()
{
    m_world = std::make_unique<EditorWorld>(threeBoxes());
    m_window = std::make_unique<QWidget>();
    m_shown = std::make_unique<ShownActions>(*m_window);
    m_owner = std::make_unique<QObject>();
    m_actions = std::make_unique<ActionRegistry>(*m_shown, capabilitiesOfSimulation(), m_world->edits, m_world->focus);
}

void TestActionNeeds::cleanup()
{
    m_actions.reset();
    m_owner.reset();
    m_shown.reset();
    m_window.reset();
    m_world.reset();
}

void TestActionNeeds::aSelection_data()
{
    QTest::addColumn<NeededSelection>("needed");
    QTest::addColumn<QString>("enabled"); // for 0, 1, 2 and 3 selected objects
    QTest::addColumn<QString>("missing");
    using enum NeededSelection;
    QTest::newRow("nothing") << Nothing << QStringLiteral("yyyy") << QString();
    QTest::newRow("any") << Any << QStringLiteral("nyyy") << QStringLiteral("Select an object first.");
    QTest::newRow("two") << Two << QStringLiteral("nnyy") << QStringLiteral("Select two or more objects");
    QTest::newRow("three") << Three << QStringLiteral("nnny") << QStringLiteral("Select three or more objects");
    QTest::newRow("listed") << Listed << QStringLiteral("nyyy") << QStringLiteral("Select an object first.");
    QTest::newRow("exactly one") << ExactlyOne << QStringLiteral("nynn") << QStringLiteral("Select one object first.");
    QTest::newRow("exactly two") << ExactlyTwo << QStringLiteral("nnyn") << QStringLiteral("Select two objects first.");
}

void TestActionNeeds::aSelection()
{
    QFETCH(const NeededSelection, needed);
    QFETCH(const QString, enabled);
    QFETCH(const QString, missing);
    const QAction& action = add({.editing = true, .selection = needed});
    const std::vector<ObjectId> all = ids({1, 2, 3});
    for (std::size_t count = 0; count <= all.size(); ++count) {
        select({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)});
        QCOMPARE(action.isEnabled(), enabled[static_cast<int>(count)] == QLatin1Char('y'));
        if (action.isEnabled()) {
            QCOMPARE(action.toolTip(), QStringLiteral("Acts"));
            QCOMPARE(action.statusTip(), QStringLiteral("Acts"));
        } else {
            QVERIFY2(action.toolTip().startsWith(QStringLiteral("Acts\n") + missing), qPrintable(action.toolTip()));
            QVERIFY2(action.statusTip().contains(missing), qPrintable(action.statusTip()));
        }
    }
}

void TestActionNeeds::objectsThatAreGoneDoNotCount()
{
    const QAction& any = add({.selection = NeededSelection::Any});
    QAction& listed = m_actions->add(
        *m_owner, MenuSection::EditObjects,
        {.name = "list", .text = QStringLiteral("List"), .needs = {.selection = NeededSelection::Listed}});
    select({ObjectId{99}});
    QVERIFY(!any.isEnabled());
    QVERIFY(listed.isEnabled());
}

void TestActionNeeds::theSceneItself()
{
    const QAction& action = add({.authored = true, .selection = NeededSelection::Any});
    select(ids({1}));
    QVERIFY(action.isEnabled());
    m_world->session.stepOnce();
    m_actions->showAvailable();
    QVERIFY(!action.isEnabled());
    QVERIFY2(action.toolTip().contains(QStringLiteral("Stop the simulation first")), qPrintable(action.toolTip()));
    m_world->session.stop();
    m_actions->showAvailable();
    QVERIFY(action.isEnabled());
}

void TestActionNeeds::aReasonOfTheFeature()
{
    QString reason = QStringLiteral("it rains");
    const QAction& action = add({.reason = [&reason] { return reason; }});
    QVERIFY(!action.isEnabled());
    QCOMPARE(action.toolTip(), QStringLiteral("Acts\nit rains"));
    reason.clear();
    m_actions->showAvailable();
    QVERIFY(action.isEnabled());
}

void TestActionNeeds::theReasonIsAskedLast()
{
    int asked = 0;
    const QAction& action = add({.selection = NeededSelection::Any, .reason = [&asked] {
                                     ++asked;
                                     return QStringLiteral("it rains");
                                 }});
    QCOMPARE(asked, 0);
    QVERIFY2(action.toolTip().contains(QStringLiteral("Select an object first.")), qPrintable(action.toolTip()));
    select(ids({1}));
    QCOMPARE(asked, 1);
    QVERIFY2(action.toolTip().contains(QStringLiteral("it rains")), qPrintable(action.toolTip()));
}

void TestActionNeeds::noReasonOpensARecording()
{
    ActionRegistry recording(*m_shown, capabilitiesOfRecording({}), m_world->edits, m_world->focus);
    const QAction& action = recording.add(*m_owner, MenuSection::EditObjects,
                                          {.name = "edit",
                                           .text = QStringLiteral("Edit"),
                                           .needs = {.editing = true, .selection = NeededSelection::Any}});
    m_world->focus.select(ids({1}));
    recording.showAvailable();
    QVERIFY(!action.isEnabled());
    QVERIFY2(action.toolTip().contains(QStringLiteral("A recording is read only")), qPrintable(action.toolTip()));
}

void TestActionNeeds::textAndTipFollowTheState()
{
    QString model = QStringLiteral("wall");
    const QAction& action = add({.selection = NeededSelection::Any}, [&model] { return model; });
    QVERIFY(!action.toolTip().contains(model));
    for (const char* name : {"crate", "sail"}) {
        model = QString::fromLatin1(name);
        select(ids({1}));
        m_actions->showAvailable();
        QCOMPARE(action.toolTip(), QStringLiteral("Acts\n") + model);
        QCOMPARE(action.statusTip(), QStringLiteral("Acts"));
    }
    QString text = QStringLiteral("Undo move");
    const QAction& undo =
        m_actions->add(*m_owner, MenuSection::EditUndo,
                       {.name = "undo", .text = QStringLiteral("Undo"), .textNow = [&text] { return text; }});
    m_actions->showAvailable();
    QCOMPARE(undo.text(), text);
}

void TestActionNeeds::aFeatureThatEndedIsNotAsked()
{
    int asked = 0;
    add({.reason = [&asked] {
        ++asked;
        return QString();
    }});
    QCOMPARE(asked, 1);
    m_owner = std::make_unique<QObject>();
    m_actions->showAvailable();
    QCOMPARE(asked, 1);
}

void TestActionNeeds::aMenuSaysWhyItIsDisabled()
{
    QMenu menu(QStringLiteral("Layers"));
    m_actions->watch(*m_owner, *menu.menuAction(), {}, {.selection = NeededSelection::Any});
    m_actions->showAvailable();
    QVERIFY(!menu.menuAction()->isEnabled());
    QCOMPARE(menu.menuAction()->toolTip(), QStringLiteral("Select an object first."));
    select(ids({1}));
    QVERIFY(menu.menuAction()->isEnabled());
    QCOMPARE(menu.menuAction()->toolTip(), QStringLiteral("Layers"));
}

BROADSIDE_WINDOW_TEST(TestActionNeeds)

} // namespace broadside::test::tst_action_needs

#include "tst_action_needs.moc"
