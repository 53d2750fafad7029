// The panels Checks and History in the real window.

#include "editor/commands/object_commands.h"
#include "editor/panels/findings/checks_panel.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoView>

namespace broadside::test::tst_checks_panel {

class TestChecksPanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aGoodLevelSaysSo();
    void listsWhatIsOddAndLeadsThere();
    void theTabCountsWarnings();
    void aClickLeadsToTheField();
    void rotatedBoxesBecomeOrientedOnes();
    void fixesOneAndUndoTakesItBack();
    void fixesAHeading();
    void followsEdits();
    void saysWhyItCannotFix();
    void restsWhileItIsHidden();
    void historyGoesBackAndForth();
    void historyShowsEditsOfTheSimulation();

private:
    static ObjectPtr wall(std::uint64_t id, Vec2 position)
    {
        SceneObject object;
        object.id = {id};
        object.name = "Wall " + std::to_string(id);
        object.pose.position = position;
        object.shape = Box{1.0, 1.0};
        return std::make_shared<const SceneObject>(object);
    }
    void openOddWorld() const;
    [[nodiscard]] QTreeWidget& list() const { return m->part<QTreeWidget>("checksList"); }
    [[nodiscard]] QPushButton& fix() const { return m->part<QPushButton>("checksFix"); }
    [[nodiscard]] QString summary() const { return m->part<QLabel>("checksSummary").text(); }
    [[nodiscard]] ChecksPanel& panel() const { return m->part<ChecksPanel>("ChecksPanel"); }
    [[nodiscard]] const Scene& scene() const { return m->page().document().scene(); }
    void clickItem(QTreeWidgetItem* item) const
    {
        list().scrollToItem(item);
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(item).center());
    }
    std::unique_ptr<test::WindowFixture> m;
};

void TestChecksPanel::init()
{
    m = std::make_unique<test::WindowFixture>();
    panel().bringUp();
    QTRY_COMPARE(list().topLevelItemCount(), 0); // the sample that was open before may have had findings
}

void TestChecksPanel::openOddWorld() const
{
    Scene scene;
    scene.world.width = 20.0;
    scene.world.height = 10.0;
    for (const ObjectPtr& object : {wall(1, {3, 3}), wall(2, {3, 3}), wall(3, {-9, 3}), wall(4, {40, 3})})
        scene.append(object);
    m->page().document().reset(std::move(scene), {});
    QTRY_COMPARE(list().topLevelItemCount(), 2);
}

void TestChecksPanel::aGoodLevelSaysSo()
{
    Scene scene;
    scene.append(wall(1, {3, 3}));
    m->page().document().reset(std::move(scene), {});
    QTRY_VERIFY2(summary().startsWith(QStringLiteral("No remarks")), qPrintable(summary()));
    QVERIFY(!fix().isEnabled());
}

void TestChecksPanel::listsWhatIsOddAndLeadsThere()
{
    openOddWorld();
    QCOMPARE(summary(), QStringLiteral("3 warnings, 0 other remarks"));
    QCOMPARE(list().topLevelItem(0)->text(0), QStringLiteral("Outside the world (2)"));
    QVERIFY(list().topLevelItem(0)->child(0)->text(0).startsWith(QStringLiteral("Wall 3 is at")));
    clickItem(list().topLevelItem(0)->child(1));
    QCOMPARE(m->page().focus().selection(), std::vector<ObjectId>{ObjectId{4}});
    QVERIFY2(contains(m->viewport().camera().visibleWorld(), Vec2{40, 3}), "brought into view");
    clickItem(list().topLevelItem(0));
    QCOMPARE(m->page().focus().selection(), (std::vector<ObjectId>{{3}, {4}}));
}

void TestChecksPanel::theTabCountsWarnings()
{
    openOddWorld();
    auto& dock = m->part<QDockWidget>("ChecksPanel");
    QTRY_COMPARE(dock.windowTitle(), QStringLiteral("Checks (3)"));
    QCOMPARE(dock.toggleViewAction()->text(), QStringLiteral("Checks")); // the menu entry has no count
    // The count is updated while another tab is in front.
    for (QDockWidget* other : m->window->tabifiedDockWidgets(&dock))
        other->raise();
    m->page().focus().select(ObjectId{4});
    m->action("delete").trigger();
    QTRY_COMPARE(dock.windowTitle(), QStringLiteral("Checks (2)"));
    m->action("undo").trigger();
    QTRY_COMPARE(dock.windowTitle(), QStringLiteral("Checks (3)"));
    dock.raise();
    // The list is updated when the panel is painted, later than the tab.
    QTRY_COMPARE(list().topLevelItem(0)->text(0), QStringLiteral("Outside the world (2)"));
    clickItem(list().topLevelItem(0));
    QTest::mouseClick(&fix(), Qt::LeftButton);
    QTRY_COMPARE(dock.windowTitle(), QStringLiteral("Checks (1)"));
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    clickItem(list().topLevelItem(0)->child(0));
    QTest::mouseClick(&fix(), Qt::LeftButton);
    QTRY_COMPARE(dock.windowTitle(), QStringLiteral("Checks"));
}

void TestChecksPanel::aClickLeadsToTheField()
{
    Scene scene;
    scene.append(wall(1, {3, 3}));
    SceneObject target = *wall(2, {5, 3});
    target.onHit = HitResponse::Remove;
    target.mask = 0;
    scene.append(std::make_shared<const SceneObject>(target));
    m->page().document().reset(std::move(scene), {});
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    QToolButton& title = m->part<QToolButton>("collisionTitle");
    title.click(); // the section is folded
    clickItem(list().topLevelItem(0)->child(0));
    QCOMPARE(m->page().focus().selection(), std::vector<ObjectId>{ObjectId{2}});
    const QWidget& field = m->part<QLineEdit>("mask");
    QTRY_VERIFY(m->window->findChild<QWidget*>(QStringLiteral("fieldFlash")));
    const QWidget* flash = m->window->findChild<QWidget*>(QStringLiteral("fieldFlash"));
    QVERIFY(flash->geometry().contains(field.geometry()));
    QCOMPARE(flash->parentWidget(), field.parentWidget());
    QVERIFY(!field.visibleRegion().isEmpty());
    QTRY_VERIFY(!m->window->findChild<QWidget*>(QStringLiteral("fieldFlash")));
}

void TestChecksPanel::rotatedBoxesBecomeOrientedOnes()
{
    Scene scene;
    SceneObject crate = *wall(1, {3, 3});
    crate.pose.angle = 30.0;
    scene.append(std::make_shared<const SceneObject>(crate));
    m->page().document().reset(std::move(scene), {});
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    clickItem(list().topLevelItem(0)->child(0));
    QTest::mouseClick(&fix(), Qt::LeftButton);
    QCOMPARE(this->scene().find({1})->shape, Shape(OrientedBox{1.0, 1.0}));
    QCOMPARE(m->page().document().undoStack().undoText(), QStringLiteral("Make 1 object an oriented box"));
    QTRY_COMPARE(list().topLevelItemCount(), 0);
    m->action("undo").trigger();
    QCOMPARE(this->scene().find({1})->shape, Shape(Box{1.0, 1.0}));
}

void TestChecksPanel::fixesOneAndUndoTakesItBack()
{
    openOddWorld();
    clickItem(list().topLevelItem(1)->child(0));
    QVERIFY2(fix().toolTip().startsWith(QStringLiteral("Delete 1 object")), qPrintable(fix().toolTip()));
    QTest::mouseClick(&fix(), Qt::LeftButton);
    QVERIFY(!scene().contains({2}));
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    m->action("undo").trigger();
    QVERIFY(scene().contains({2}));
    QTRY_COMPARE(list().topLevelItemCount(), 2);
}

void TestChecksPanel::fixesAHeading()
{
    openOddWorld();
    clickItem(list().topLevelItem(0));
    QTest::mouseClick(&fix(), Qt::LeftButton);
    QCOMPARE(scene().find({3})->pose.position, (Vec2{0.5, 3}));
    QCOMPARE(scene().find({4})->pose.position, (Vec2{19.5, 3}));
    QCOMPARE(m->page().document().undoStack().count(), 1);
    QCOMPARE(m->page().document().undoStack().undoText(), QStringLiteral("Move 2 objects into the world"));
}

void TestChecksPanel::followsEdits()
{
    openOddWorld();
    m->page().focus().select(ObjectId{3});
    m->action("delete").trigger();
    QTRY_COMPARE(list().topLevelItem(0)->text(0), QStringLiteral("Outside the world (1)"));
}

void TestChecksPanel::saysWhyItCannotFix()
{
    openOddWorld();
    QVERIFY(!fix().isEnabled());
    QVERIFY2(fix().toolTip().contains(QStringLiteral("Select a remark")), qPrintable(fix().toolTip()));
    clickItem(list().topLevelItem(0));
    QVERIFY(fix().isEnabled());
    m->session().stepOnce();
    QVERIFY2(!fix().isEnabled(), "it follows the simulation");
    QVERIFY2(fix().toolTip().contains(QStringLiteral("Stop the simulation")), qPrintable(fix().toolTip()));
    m->session().stop();
    QVERIFY(fix().isEnabled());
}

void TestChecksPanel::restsWhileItIsHidden()
{
    openOddWorld();
    m->part<QDockWidget>("ChecksPanel").hide();
    m->page().focus().select(ObjectId{3});
    m->action("delete").trigger();
    QVERIFY(!m->page().model().review.isCurrent());
    panel().bringUp();
    QTRY_VERIFY(m->page().model().review.isCurrent());
    QTRY_COMPARE(list().topLevelItem(0)->text(0), QStringLiteral("Outside the world (1)"));
}

void TestChecksPanel::historyGoesBackAndForth()
{
    openOddWorld();
    m->part<QDockWidget>("HistoryPanel").show();
    m->part<QDockWidget>("HistoryPanel").raise();
    auto& view = m->part<QUndoView>("sceneHistory");
    for (const std::uint64_t id : {1U, 2U, 3U}) {
        m->page().focus().select(ObjectId{id});
        m->action("delete").trigger();
    }
    QCOMPARE(view.model()->rowCount(), 4); // three steps and the state before them
    QCOMPARE(view.model()->index(1, 0).data().toString(), QStringLiteral("Delete Wall 1"));
    const auto clickRow = [&](int row) {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(row, 0)).center());
    };
    clickRow(0);
    QCOMPARE(scene().size(), std::size_t{4});
    clickRow(2);
    QCOMPARE(scene().size(), std::size_t{2});
    QVERIFY(m->action("redo").isEnabled() && m->action("undo").isEnabled());
    m->action("undo").trigger();
    QCOMPARE(scene().size(), std::size_t{3});
    m->action("redo").trigger();
    m->action("redo").trigger();
    QCOMPARE(scene().size(), std::size_t{1});
}

void TestChecksPanel::historyShowsEditsOfTheSimulation()
{
    openOddWorld();
    m->part<QDockWidget>("HistoryPanel").show();
    m->part<QDockWidget>("HistoryPanel").raise();
    auto& view = m->part<QUndoView>("worldHistory");
    QVERIFY(!view.isVisible());
    m->session().stepOnce();
    m->page().focus().select(ObjectId{1});
    m->action("delete").trigger();
    QVERIFY(view.isVisible());
    QVERIFY(!m->session().world()->objects().indexOf({1}));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(0, 0)).center());
    QVERIFY(m->session().world()->objects().indexOf({1}).has_value());
    QVERIFY(m->action("redo").isEnabled());
}

BROADSIDE_WINDOW_TEST(TestChecksPanel)

} // namespace broadside::test::tst_checks_panel

#include "tst_checks_panel.moc"
