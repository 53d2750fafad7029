// Snapping in the real window with mouse, keys and menus.

#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace broadside::test::tst_main_window_snap {

class TestMainWindowSnap : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aDragSnapsOnceItIsSwitchedOn();
    void theSwitchesAreRemembered();
    void theGridIsShownWhileItHolds();
    void theButtonShowsTheMenu();

private:
    [[nodiscard]] Vec2 positionOf(std::uint64_t id) const
    {
        return m->page().document().scene().find({id})->pose.position;
    }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowSnap::init()
{
    m = std::make_unique<test::WindowFixture>();
    Scene scene;
    scene.append(test::makeObject(1, {2.0, 2.0}));
    scene.append(test::makeObject(2, {6.0, 2.0}));
    m->page().document().reset(std::move(scene), {});
    m->viewport().showWorld();
    m->viewport().setFocus();
}

void TestMainWindowSnap::aDragSnapsOnceItIsSwitchedOn()
{
    const double pixel = 1.0 / m->viewport().camera().pixelsPerMetre();
    const auto dragTo = [&](double x) {
        m->hover(positionOf(1));
        m->press(positionOf(1));
        m->drag({x - 20.0 * pixel, 2.0});
        m->drag({x, 2.0});
        m->release({x, 2.0});
    };
    dragTo(5.0 - 4.0 * pixel);
    QVERIFY(positionOf(1).x != 5.0);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    m->key(Qt::Key_S);
    QVERIFY(m->action("snapping").isChecked());
    dragTo(5.0 - 4.0 * pixel);
    QCOMPARE(positionOf(1).x, 5.0);
    QCOMPARE(m->page().document().undoStack().count(), 1);
}

void TestMainWindowSnap::theSwitchesAreRemembered()
{
    m->action("snapping").setChecked(true);
    m->action("snapToCells").setChecked(false);
    m->action("snapToGrid").setChecked(true);
    m->makeWindow();
    QVERIFY(m->action("snapping").isChecked());
    QVERIFY(m->action("snapToObjects").isChecked());
    QVERIFY(!m->action("snapToCells").isChecked());
    QVERIFY(m->action("snapToGrid").isChecked());
    m->settings.setValue(QStringLiteral("snapping/gridStep"), QStringLiteral("nonsense"));
    m->makeWindow();
    m->action("snapping").setChecked(false); // saves all snapping settings
    QCOMPARE(m->settings.value(QStringLiteral("snapping/gridStep")).toDouble(), 0.5);
}

void TestMainWindowSnap::theGridIsShownWhileItHolds()
{
    const QImage without = m->picture();
    m->action("snapToGrid").setChecked(true);
    QVERIFY2(m->picture() == without, "snapping is off");
    m->action("snapping").setChecked(true);
    QVERIFY(m->picture() != without);
    m->action("snapping").setChecked(false);
    QVERIFY(m->picture() == without);
}

void TestMainWindowSnap::theButtonShowsTheMenu()
{
    for (QToolButton* button : m->window->findChildren<QToolButton*>())
        if (button->defaultAction() == &m->action("snapping")) {
            QVERIFY(button->menu());
            QVERIFY(button->menu()->actions().contains(&m->action("snapSteps")));
            for (const QAction* action : button->menu()->actions())
                QVERIFY2(action->isSeparator() || !action->toolTip().isEmpty(), qPrintable(action->text()));
            return;
        }
    QFAIL("no button");
}

BROADSIDE_WINDOW_TEST(TestMainWindowSnap)

} // namespace broadside::test::tst_main_window_snap

#include "tst_main_window_snap.moc"
