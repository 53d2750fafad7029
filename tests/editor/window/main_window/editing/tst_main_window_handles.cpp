// Picking through overlapping objects, and the handles of a selection, in the real window with mouse, keys and menus.

#include "core/geometry/bounds.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>

#include <algorithm>

namespace broadside::test::tst_main_window_handles {

using test::ids;

class TestMainWindowHandles : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void theMenuListsWhatLiesUnderThePointer();
    void theMenuOnEmptyGroundSaysSo();
    void theMenuIsAboutWhatItWasOpenedOn();
    void theMenuKeepsASelectionUnderThePointer();
    void theMenuByKeyIsAboutTheSelection();
    void clicksAndTheKeyGoThroughTheStack();
    void aCornerSizes();
    void theRoundOneTurns();
    void escTakesAGestureBack();
    void undoByKeyDuringAGestureIsSafe();
    void keysTurnAndFlip();
    void theMenuOfTheWorldArrangesAndLeadsToTheProperties();
    void thePointerShowsWhatAHandleDoes();

private:
    [[nodiscard]] QMenu* openMenu(Vec2 world)
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // deletes an earlier menu
        const QPoint at = m->at(world).toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, m->viewport().mapToGlobal(at));
        QApplication::sendEvent(&m->viewport(), &event);
        return m->viewport().findChild<QMenu*>(QStringLiteral("worldMenu"));
    }
    [[nodiscard]] static bool hasEntry(const QMenu& menu, const QString& text)
    {
        const auto actions = menu.actions();
        return std::ranges::any_of(actions, [&](const QAction* action) { return action->text() == text; });
    }
    [[nodiscard]] const SceneObject& object(std::uint64_t id) const { return *m->page().document().scene().find({id}); }
    [[nodiscard]] Aabb boxOf(std::uint64_t id) const { return boundsOf(object(id).shape, object(id).pose); }
    [[nodiscard]] Focus& focus() const { return m->page().focus(); }
    [[nodiscard]] QUndoStack& stack() const { return m->page().document().undoStack(); }
    [[nodiscard]] double pixels(double count) const { return count / m->viewport().camera().pixelsPerMetre(); }
    void drag(Vec2 from, Vec2 to)
    {
        m->hover(from);
        m->press(from);
        m->drag(from + (to - from) * 0.5);
        m->drag(to);
    }

    std::unique_ptr<test::WindowFixture> m;
};

/// Three boxes of 1 x 1 m at (3, 2), one above the other; one box alone at (6, 2).
void TestMainWindowHandles::init()
{
    m = std::make_unique<test::WindowFixture>();
    Scene scene;
    for (std::uint64_t id = 1; id <= 3; ++id)
        scene.append(test::makeObject(id, {3.0, 2.0}));
    scene.append(test::makeObject(4, {6.0, 2.0}));
    m->page().document().reset(std::move(scene), {});
    m->viewport().showWorld();
    m->viewport().setFocus();
}

void TestMainWindowHandles::theMenuListsWhatLiesUnderThePointer()
{
    QMenu* menu = openMenu({3.0, 2.0});
    QVERIFY(menu);
    QStringList names;
    QAction* second = nullptr;
    for (QAction* action : menu->actions()) {
        if (action->text().startsWith(QLatin1String("Object")))
            names += action->text();
        if (action->text() == QLatin1String("Object 2"))
            second = action;
    }
    QCOMPARE(names, (QStringList{QStringLiteral("Object 3"), QStringLiteral("Object 2"), QStringLiteral("Object 1")}));
    second->hover();
    QCOMPARE(focus().hovered(), ObjectId{2});
    second->trigger();
    QCOMPARE(focus().selection(), ids({2}));
    menu->close();
    QVERIFY(focus().hovered().isNull());
}

void TestMainWindowHandles::theMenuOnEmptyGroundSaysSo()
{
    QMenu* menu = openMenu({1.0, 4.0});
    QVERIFY(menu);
    QCOMPARE(menu->actions().front()->text(), QStringLiteral("No object here"));
    menu->close();
}

/// Delete in the menu removes the object below the menu, not the earlier selection.
void TestMainWindowHandles::theMenuIsAboutWhatItWasOpenedOn()
{
    focus().select(ObjectId{1});
    QMenu* menu = openMenu({6.0, 2.0});
    QVERIFY(menu);
    QCOMPARE(focus().selection(), ids({4}));
    menu->close();
    QCOMPARE(focus().selection(), ids({4}));
    m->action("delete").trigger();
    QVERIFY(m->page().document().scene().contains({1}) && !m->page().document().scene().contains({4}));
    m->key(Qt::Key_Z, Qt::ControlModifier);
    focus().select(ids({1, 4}));
    m->key(Qt::Key_G, Qt::ControlModifier);
    focus().clearSelection();
    openMenu({6.0, 2.0})->close();
    QCOMPARE(focus().selection(), ids({1, 4})); // with its group, like a click
}

void TestMainWindowHandles::theMenuKeepsASelectionUnderThePointer()
{
    focus().select(ids({1, 4})); // 1 is behind 2 and 3
    openMenu({3.0, 2.0})->close();
    QCOMPARE(focus().selection(), ids({1, 4}));
    openMenu({1.0, 4.0})->close(); // no object is here
    QCOMPARE(focus().selection(), ids({1, 4}));
}

void TestMainWindowHandles::theMenuByKeyIsAboutTheSelection()
{
    focus().select(ObjectId{4});
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&m->viewport(), &leave);
    const QPoint middle = m->viewport().rect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, middle, m->viewport().mapToGlobal(middle));
    QApplication::sendEvent(&m->viewport(), &event);
    auto* menu = m->viewport().findChild<QMenu*>(QStringLiteral("worldMenu"));
    QVERIFY(menu);
    QCOMPARE(menu->actions().at(1)->text(), QStringLiteral("Object 4"));
    menu->close();
    QCOMPARE(focus().selection(), ids({4}));
}

void TestMainWindowHandles::clicksAndTheKeyGoThroughTheStack()
{
    m->click({3.0, 2.0});
    QCOMPARE(focus().selection(), ids({3}));
    m->click({3.0, 2.0});
    QCOMPARE(focus().selection(), ids({2}));
    m->key(Qt::Key_N);
    QCOMPARE(focus().selection(), ids({1}));
    m->key(Qt::Key_N);
    QCOMPARE(focus().selection(), ids({3}));
    QCOMPARE(stack().count(), 0);
}

void TestMainWindowHandles::aCornerSizes()
{
    focus().select(ObjectId{4});
    const Vec2 corner{6.5 + pixels(8.0), 2.5 + pixels(8.0)};
    drag(corner, corner + Vec2{1.0, 0.5});
    m->release(corner + Vec2{1.0, 0.5});
    QVERIFY(distance(boxOf(4).lo, Vec2{5.5, 1.5}) < 1e-9);
    QVERIFY(distance(boxOf(4).hi, Vec2{7.5, 3.0}) < 1e-9);
    QCOMPARE(stack().count(), 1);
    QCOMPARE(focus().selection(), ids({4}));
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(boxOf(4), (Aabb{{5.5, 1.5}, {6.5, 2.5}}));
}

void TestMainWindowHandles::theRoundOneTurns()
{
    focus().select(ObjectId{4});
    const double arm = 0.5 + pixels(30.0);
    drag({6.0, 2.0 + arm}, {6.0 - arm, 2.0});
    m->release({6.0 - arm, 2.0});
    QCOMPARE(object(4).pose.angle, 90.0);
    QCOMPARE(stack().undoText(), QStringLiteral("Rotate Object 4"));
}

void TestMainWindowHandles::escTakesAGestureBack()
{
    focus().select(ObjectId{4});
    const Vec2 corner{6.5 + pixels(8.0), 2.5 + pixels(8.0)};
    drag(corner, corner + Vec2{1.0, 0.5});
    QVERIFY(boxOf(4).width() > 1.5);
    m->key(Qt::Key_Escape);
    QCOMPARE(boxOf(4), (Aabb{{5.5, 1.5}, {6.5, 2.5}}));
    m->release(corner);
    QCOMPARE(stack().count(), 0);
    QCOMPARE(focus().selection(), ids({4}));
}

void TestMainWindowHandles::undoByKeyDuringAGestureIsSafe()
{
    focus().select(ObjectId{4});
    const Vec2 corner{6.5 + pixels(8.0), 2.5 + pixels(8.0)};
    drag(corner, corner + Vec2{1.0, 0.5});
    m->key(Qt::Key_Z, Qt::ControlModifier);
    m->drag(corner + Vec2{1.2, 0.5});
    m->release(corner + Vec2{1.2, 0.5});
    QCOMPARE(boxOf(4), (Aabb{{5.5, 1.5}, {6.5, 2.5}}));
    m->key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(boxOf(4).width() > 1.5);
}

void TestMainWindowHandles::keysTurnAndFlip()
{
    QVERIFY(!m->action("turnRight").isEnabled());
    QVERIFY(m->action("turnRight").toolTip().contains(QStringLiteral("Select an object first.")));
    focus().select(ids({3, 4}));
    m->key(Qt::Key_R);
    QCOMPARE(object(3).pose.angle, 270.0);
    QCOMPARE(object(3).pose.position, (Vec2{4.5, 3.5}));
    m->key(Qt::Key_R, Qt::ShiftModifier);
    QCOMPARE(object(3).pose.angle, 0.0);
    m->key(Qt::Key_X);
    QCOMPARE(object(3).pose.position, (Vec2{6.0, 2.0}));
    m->key(Qt::Key_Y);
    QCOMPARE(stack().count(), 3); // each box equals its mirror image in y
}

void TestMainWindowHandles::theMenuOfTheWorldArrangesAndLeadsToTheProperties()
{
    QMenu* menu = openMenu(object(3).pose.position);
    QVERIFY(menu);
    for (const char* entry : {"&Move to layer", "Ali&gn", "&Order", "Propert&ies"})
        QVERIFY2(hasEntry(*menu, QLatin1String(entry)), entry);
    menu->findChild<QAction*>(QStringLiteral("menuProperties"))->trigger();
    menu->close();
    const auto& panel = m->part<QWidget>("PropertiesPanel");
    QTRY_VERIFY(panel.isVisible() && QApplication::focusWidget() && panel.isAncestorOf(QApplication::focusWidget()));
}

void TestMainWindowHandles::thePointerShowsWhatAHandleDoes()
{
    focus().select(ObjectId{4});
    m->hover({6.5 + pixels(8.0), 2.0});
    QCOMPARE(m->viewport().cursor().shape(), Qt::SizeHorCursor);
    m->hover({6.5 + pixels(8.0), 2.5 + pixels(8.0)});
    QCOMPARE(m->viewport().cursor().shape(), Qt::SizeBDiagCursor);
    m->hover({6.0, 2.0});
    QCOMPARE(m->viewport().cursor().shape(), Qt::ArrowCursor);
}

BROADSIDE_WINDOW_TEST(TestMainWindowHandles)

} // namespace broadside::test::tst_main_window_handles

#include "tst_main_window_handles.moc"
