// Arranging the selected objects in the real window, with keys and menus.

#include "core/geometry/bounds.h"
#include "core/io/scene/scene_writer.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QMenu>
#include <QTreeView>

namespace broadside::test::tst_main_window_arrange {

class TestMainWindowArrange : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void alignsByKey_data();
    void alignsByKey();
    void everyEntryOfTheMenuDoesWhatItSays();
    void disabledEntriesSayWhatToSelect();
    void sizesFollowWhoWasSelectedLast();
    void whatIsThereAlreadyIsSaid();
    void whatIsLeftAloneIsSaidWithItsReason();
    void arrowsNudgeInTheWorld();
    void arrowsInTheListAreTheLists();
    void aSimulationIsEditedInsteadOfTheScene();
    void arrowsThatSteerAPaddleDoNotNudge();

private:
    [[nodiscard]] SceneDocument& document() const { return m->page().document(); }
    [[nodiscard]] Focus& focus() const { return m->page().focus(); }
    [[nodiscard]] const SceneObject& object(ObjectId id) const { return *document().scene().find(id); }
    [[nodiscard]] Aabb boxOf(ObjectId id) const { return boundsOf(object(id).shape, object(id).pose); }
    [[nodiscard]] QMenu& menu(const char* title) const
    {
        for (QMenu* menu : m->window->findChildren<QMenu*>())
            if (menu->title() == QLatin1String(title))
                return *menu;
        qFatal("no menu %s", title);
    }

    std::unique_ptr<test::WindowFixture> m;
    std::vector<ObjectId> m_targets; // ids of five targets
};

void TestMainWindowArrange::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->page().openFirstSample();
    m->viewport().setFocus();
    m_targets.clear();
    for (const ObjectPtr& object : document().scene().objects())
        if (!object->isDynamic() && object->components.empty() && m_targets.size() < 5)
            m_targets.push_back(object->id);
    QCOMPARE(m_targets.size(), std::size_t{5});
}

void TestMainWindowArrange::alignsByKey_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("name");
    QTest::newRow("left") << int(Qt::Key_Left) << "Align 5 objects left";
    QTest::newRow("right") << int(Qt::Key_Right) << "Align 5 objects right";
    QTest::newRow("top") << int(Qt::Key_Up) << "Align 5 objects at the top";
    QTest::newRow("bottom") << int(Qt::Key_Down) << "Align 5 objects at the bottom";
    QTest::newRow("centre x") << int(Qt::Key_X) << "Align 5 objects at the horizontal centre";
    QTest::newRow("centre y") << int(Qt::Key_Y) << "Align 5 objects at the vertical centre";
}

void TestMainWindowArrange::alignsByKey()
{
    QFETCH(const int, key);
    QFETCH(const QString, name);
    const std::string before = writeScene(document().scene());
    focus().select(m_targets);
    m->key(static_cast<Qt::Key>(key), Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().undoText(), name);
    QCOMPARE(m->action("undo").text(), QStringLiteral("&Undo ") + name);
    QVERIFY(writeScene(document().scene()) != before);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(writeScene(document().scene()) == before);
}

void TestMainWindowArrange::everyEntryOfTheMenuDoesWhatItSays()
{
    const std::string before = writeScene(document().scene());
    const std::vector<const char*> titles{"&Align", "&Distribute", "&Nudge"};
    for (const char* title : titles)
        for (QAction* action : menu(title).actions()) {
            focus().select(m_targets);
            QVERIFY2(action->isEnabled(), qPrintable(action->text()));
            action->trigger();
            QVERIFY2(document().undoStack().count() == 1, qPrintable(action->text()));
            m->action("undo").trigger();
            QVERIFY(writeScene(document().scene()) == before);
        }
    QVERIFY(menu("&Arrange").toolTipsVisible());
}

void TestMainWindowArrange::disabledEntriesSayWhatToSelect()
{
    const auto check = [this](const char* name, bool enabled, const char* why) {
        const QAction& action = m->action(name);
        QCOMPARE(action.isEnabled(), enabled);
        QVERIFY2(enabled || action.toolTip().contains(QLatin1String(why)), qPrintable(action.toolTip()));
    };
    focus().clearSelection();
    check("nudgeLeft", false, "Select an object first.");
    check("alignLeft", false, "two or more objects");
    focus().select(m_targets[0]);
    check("nudgeLeft", true, "");
    check("alignLeft", false, "two or more objects");
    check("sameWidth", false, "two or more objects");
    focus().toggle(m_targets[1]);
    check("alignLeft", true, "");
    check("sameWidth", true, "");
    check("distributeGapsX", false, "three or more objects");
    focus().toggle(m_targets[2]);
    check("distributeGapsX", true, "");
    m->action("delete").trigger();
    check("nudgeLeft", false, "Select an object first.");
}

void TestMainWindowArrange::sizesFollowWhoWasSelectedLast()
{
    focus().select(m_targets[3]);
    m->key(Qt::Key_Right, Qt::ShiftModifier);
    focus().toggle(m_targets[0]);
    QVERIFY2(m->action("sameWidth").toolTip().contains(QString::fromStdString(displayName(object(m_targets[0])))),
             qPrintable(m->action("sameWidth").toolTip()));
    const Vec2 position = object(m_targets[3]).pose.position;
    m->key(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(boxOf(m_targets[3]).width(), boxOf(m_targets[0]).width());
    QCOMPARE(boxOf(m_targets[3]).height(), boxOf(m_targets[0]).height());
    QCOMPARE(object(m_targets[3]).pose.position, position);
}

void TestMainWindowArrange::whatIsLeftAloneIsSaidWithItsReason()
{
    Scene scene;
    scene.append(test::makeObject(1, {2.0, 2.0}, [](SceneObject& o) { o.shape = Circle{0.3}; }));
    scene.append(test::makeObject(2, {4.0, 2.0}, [](SceneObject& o) { o.locked = true; }));
    scene.append(test::makeObject(3, {6.0, 3.0}, [](SceneObject& o) { o.shape = Box{2.0, 1.0}; }));
    document().reset(std::move(scene), {});
    focus().select(test::ids({1, 2, 3}));
    m->key(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    const QString said = m->part<QLabel>("messageText").text();
    QVERIFY(m->part<QLabel>("statusHint").text().startsWith(QStringLiteral("1 locked object was left out.")));
    QVERIFY2(said.contains(QStringLiteral("1 object not changed: the shape")), qPrintable(said));
    QCOMPARE(document().undoStack().count(), 0);
}

void TestMainWindowArrange::whatIsThereAlreadyIsSaid()
{
    QVERIFY(document().scene().size() > 2);
    focus().select(m_targets);
    m->key(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    m->key(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    const auto said = [this] { return m->part<QLabel>("messageText").text(); };
    QVERIFY2(said().contains(QStringLiteral("already")), qPrintable(said()));
    QCOMPARE(document().undoStack().count(), 1);
    m->key(Qt::Key_Right);
    QVERIFY(!m->part<QLabel>("messageText").isVisible());
}

void TestMainWindowArrange::arrowsNudgeInTheWorld()
{
    const Vec2 before = object(m_targets[0]).pose.position;
    focus().select({m_targets[0], m_targets[1]});
    m->key(Qt::Key_Right);
    m->key(Qt::Key_Right);
    m->key(Qt::Key_Up, Qt::ShiftModifier);
    m->key(Qt::Key_Down);
    QCOMPARE(object(m_targets[0]).pose.position, (before + Vec2{0.2, 0.9}));
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Nudge 2 objects"));
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(object(m_targets[0]).pose.position, before);
    QVERIFY(!document().isModified());
}

void TestMainWindowArrange::arrowsInTheListAreTheLists()
{
    focus().select(m_targets[0]);
    auto& list = m->part<QTreeView>("objectsView");
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Down);
    QTest::keyClick(&list, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(focus().selection().size(), std::size_t{2});
    QCOMPARE(document().undoStack().count(), 0);
}

void TestMainWindowArrange::aSimulationIsEditedInsteadOfTheScene()
{
    const std::string before = writeScene(document().scene());
    m->key(Qt::Key_F10);
    focus().select(m_targets);
    m->key(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    m->key(Qt::Key_Up);
    m->key(Qt::Key_Up);
    QCOMPARE(m->session().undoStack().count(), 2);
    const ObjectTable& objects = m->page().shownWorld().objects();
    for (const ObjectId id : m_targets)
        QVERIFY(std::abs(objects.boundsOf(*objects.indexOf(id)).lo.x -
                         objects.boundsOf(*objects.indexOf(m_targets[0])).lo.x) < 1e-12);
    QVERIFY(writeScene(document().scene()) == before);
    QVERIFY(!document().isModified());
    m->key(Qt::Key_Z, Qt::ControlModifier);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    for (const ObjectId id : m_targets)
        QCOMPARE(objects.poseOf(*objects.indexOf(id)).position, object(id).pose.position);
}

void TestMainWindowArrange::arrowsThatSteerAPaddleDoNotNudge()
{
    Scene scene;
    scene.append(test::makeObject(1, {2.0, 2.0}, [](SceneObject& o) {
        o.kind = ObjectKind::Dynamic;
        o.components = {Paddle{}};
    }));
    document().reset(std::move(scene), {});
    focus().select(ObjectId{1});
    m->key(Qt::Key_Up);
    QCOMPARE(document().undoStack().count(), 1); // a nudge: without a run, there is nothing to steer
    m->key(Qt::Key_F10);
    m->key(Qt::Key_Up);
    QCOMPARE(m->session().undoStack().count(), 0);
    m->key(Qt::Key_Left); // a nudge: the paddle moves along y only
    QCOMPARE(m->session().undoStack().count(), 1);
}

BROADSIDE_WINDOW_TEST(TestMainWindowArrange)

} // namespace broadside::test::tst_main_window_arrange

#include "tst_main_window_arrange.moc"
