// Every panel is reached from the world by keys, and the world from every panel.

#include "tests/support/editor/tabs_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QTest>

#include <algorithm>
#include <set>

namespace broadside::test::tst_panel_focus {

class TestPanelFocus : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m = std::make_unique<test::TabsFixture>();
        QVERIFY(QTest::qWaitForWindowActive(m->window.get()));
        world().setFocus();
        QTRY_VERIFY(world().hasFocus());
    }
    void cleanup()
    {
        m->forgetEdits();
        m.reset();
    }

    void goesThroughAllPanelsAndBack_data();
    void goesThroughAllPanelsAndBack();
    void theWayBackIsTheOtherWayRound();

private:
    [[nodiscard]] ViewportWidget& world() const { return m->page().viewport(); }
    void press(Qt::KeyboardModifiers modifiers = Qt::ControlModifier) const
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, modifiers);
    }
    /// An empty panel has none.
    [[nodiscard]] static bool hasControl(const QDockWidget& dock)
    {
        const QList<QWidget*> all = dock.widget()->findChildren<QWidget*>();
        return std::ranges::any_of(all, [](const QWidget* each) {
            return each->isVisible() && each->isEnabled() && (each->focusPolicy() & Qt::TabFocus) != 0;
        });
    }
    /// Null in the world.
    [[nodiscard]] static const QDockWidget* focusedPanel()
    {
        for (const QWidget* each = QApplication::focusWidget(); each; each = each->parentWidget())
            if (const auto* dock = qobject_cast<const QDockWidget*>(each))
                return dock;
        return nullptr;
    }

    std::unique_ptr<test::TabsFixture> m;
};

void TestPanelFocus::goesThroughAllPanelsAndBack_data()
{
    QTest::addColumn<QString>("layout");
    QTest::newRow("layout") << QStringLiteral("layoutLayout");
    QTest::newRow("debug") << QStringLiteral("debugLayout");
}

void TestPanelFocus::goesThroughAllPanelsAndBack()
{
    QFETCH(const QString, layout);
    m->action(layout.toUtf8().constData()).trigger();
    QTRY_VERIFY(m->part<QDockWidget>("ObjectsPanel").isVisible());
    world().setFocus();
    std::set<const QDockWidget*> shown;
    for (const QDockWidget* dock : m->window->findChildren<QDockWidget*>())
        if (!dock->visibleRegion().isEmpty())
            shown.insert(dock);
    QVERIFY(shown.size() > 2);
    std::set<const QDockWidget*> seen;
    for (std::size_t i = 0; i <= shown.size(); ++i) {
        press();
        const QDockWidget* panel = focusedPanel();
        if (!panel)
            break;
        QVERIFY2(shown.contains(panel), qPrintable(panel->objectName()));
        QVERIFY2(seen.insert(panel).second, qPrintable(panel->objectName()));
    }
    QVERIFY(world().hasFocus());
    for (const QDockWidget* dock : shown)
        QVERIFY2(seen.contains(dock) == hasControl(*dock), qPrintable(dock->objectName()));
    QVERIFY(seen.size() > 1);
}

void TestPanelFocus::theWayBackIsTheOtherWayRound()
{
    press();
    const QDockWidget* first = focusedPanel();
    QVERIFY(first);
    press();
    QVERIFY(focusedPanel() != first);
    press(Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(focusedPanel(), first);
    press(Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(world().hasFocus());
}

BROADSIDE_WINDOW_TEST(TestPanelFocus)

} // namespace broadside::test::tst_panel_focus

#include "tst_panel_focus.moc"
