// Components and properties of objects in the real window.

#include "editor/commands/arranging/group_objects.h"
#include "editor/commands/property_edits.h"
#include "tests/support/cannon_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QMenu>
#include <QToolButton>
#include <QTreeView>

namespace broadside::test::tst_main_window_properties {

class TestMainWindowProperties : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void theListOffersComponents();
    void anObjectIsPickedInTheWorld();
    void anObjectIsPickedInTheList();
    void aClickTakesItsTime_data();
    void aClickTakesItsTime();

private:
    [[nodiscard]] const SceneObject& object(std::uint64_t id) const { return *m->page().document().scene().find({id}); }
    void beginPick() const;
    [[nodiscard]] PropertyValue key() const { return propertyOf(object(3), "key")->value; }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowProperties::init()
{
    m = std::make_unique<test::WindowFixture>();
    Scene scene = test::cannonWorld();
    scene.replace(edited(*scene.find({2}), [](SceneObject& o) { o.pose.position = {6.0, 3.0}; }));
    scene.replace(edited(*scene.find({3}), [](SceneObject& o) { o.properties = Properties{{"key", ObjectId{1}}}; }));
    m->page().document().reset(std::move(scene), {});
}

void TestMainWindowProperties::cleanup() { m.reset(); }

void TestMainWindowProperties::theListOffersComponents()
{
    const QList<QAction*> offered = m->part<QTreeView>("objectsView").actions();
    auto& add = m->part<QMenu>("addComponentMenu");
    QVERIFY(offered.contains(add.menuAction()));
    QVERIFY(offered.contains(m->part<QMenu>("removeComponentMenu").menuAction()));
    m->page().focus().clearSelection();
    QVERIFY(!add.menuAction()->isEnabled());
    m->page().focus().select(std::vector<ObjectId>{{2}, {3}});
    QVERIFY(add.menuAction()->isEnabled());
    emit add.aboutToShow();
    for (QAction* action : add.actions())
        if (action->text() == QStringLiteral("lifetime"))
            action->trigger();
    QCOMPARE(object(2).components.size(), std::size_t{1});
    QCOMPARE(object(3).components.size(), std::size_t{1});
}

void TestMainWindowProperties::beginPick() const
{
    m->page().focus().select(ObjectId{3});
    m->part<QToolButton>("propertyPick-key").click();
}

void TestMainWindowProperties::anObjectIsPickedInTheWorld()
{
    beginPick();
    m->click({6.0, 3.0});
    QTRY_COMPARE(m->page().focus().selection(), std::vector<ObjectId>{{3}});
    QVERIFY(key() == PropertyValue(ObjectId{2}));
    QCOMPARE(m->page().document().undoStack().count(), 1);
    m->page().document().undoStack().undo();
    QVERIFY(key() == PropertyValue(ObjectId{1}));
}

void TestMainWindowProperties::anObjectIsPickedInTheList()
{
    beginPick();
    auto& list = m->part<QTreeView>("objectsView");
    for (int row = 0; row < list.model()->rowCount(); ++row)
        if (list.model()->index(row, 0).data().toString() == QStringLiteral("Ball"))
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                              list.visualRect(list.model()->index(row, 0)).center());
    QTRY_COMPARE(m->page().focus().selection(), std::vector<ObjectId>{{3}});
    QVERIFY(key() == PropertyValue(ObjectId{2}));
    const QModelIndexList chosen = list.selectionModel()->selectedIndexes();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().data().toString(), QStringLiteral("Target 1"));
}

void TestMainWindowProperties::aClickTakesItsTime_data()
{
    QTest::addColumn<bool>("grouped");
    QTest::addColumn<Vec2>("point");
    QTest::addColumn<quint64>("named");
    QTest::newRow("an object") << false << Vec2{6.0, 3.0} << quint64{2};
    QTest::newRow("a member of a group") << true << Vec2{6.0, 3.0} << quint64{2};
    QTest::newRow("empty ground") << false << Vec2{6.0, 4.5} << quint64{1};
}

/// The click goes through the window system, so events are processed while the button is down.
void TestMainWindowProperties::aClickTakesItsTime()
{
    QFETCH(bool, grouped);
    QFETCH(Vec2, point);
    QFETCH(quint64, named);
    Scene scene = m->page().document().scene();
    if (grouped)
        for (const std::uint64_t id : {1U, 2U})
            scene.replace(edited(*scene.find({id}), [](SceneObject& o) { o.group = std::string("G"); }));
    m->page().document().reset(std::move(scene), {});
    beginPick();
    QWindow& window = *m->window->windowHandle();
    const QPoint at = m->viewport().mapTo(m->window.get(), m->at(point).toPoint());
    m->hover(point);
    QTest::mousePress(&window, Qt::LeftButton, {}, at);
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    QVERIFY(m->page().document().undoStack().count() == 0);
    QTest::mouseRelease(&window, Qt::LeftButton, {}, at);
    QTRY_COMPARE(m->page().focus().selection(), std::vector<ObjectId>{{3}});
    QVERIFY(key() == PropertyValue(ObjectId{named}));
    QCOMPARE(object(2).pose.position, (Vec2{6.0, 3.0}));
}

BROADSIDE_WINDOW_TEST(TestMainWindowProperties)

} // namespace broadside::test::tst_main_window_properties

#include "tst_main_window_properties.moc"
