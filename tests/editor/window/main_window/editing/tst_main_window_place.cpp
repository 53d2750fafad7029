// Placing rows and scattering with a brush, in the real window with mouse, keys and the Place panel.

#include "editor/widgets/number_field.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

namespace broadside::test::tst_main_window_place {

class TestMainWindowPlace : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void thePanelMakesRows();
    void thePanelScatters();
    void onlyFieldsOfTheModeAreShown();

private:
    [[nodiscard]] std::size_t objects() const { return m->page().document().scene().size(); }
    void choose(int mode)
    {
        m->part<QComboBox>("placeMode").setCurrentIndex(mode);
        m->viewport().setFocus();
    }
    void drag(Vec2 from, Vec2 to)
    {
        m->hover(from);
        m->press(from);
        m->drag(from + (to - from) * 0.5);
        m->drag(to);
        m->release(to);
    }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowPlace::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->viewport().showWorld();
    m->key(Qt::Key_P);
}

void TestMainWindowPlace::thePanelMakesRows()
{
    choose(1);
    QVERIFY(m->action("placeTool").isChecked());
    m->part<NumberField>("rowStep").setValue(0.75);
    drag({1.0, 2.0}, {4.1, 2.0});
    QCOMPARE(objects(), std::size_t{5});
    QCOMPARE(m->page().document().undoStack().count(), 1);
    m->key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(objects(), std::size_t{0});
}

void TestMainWindowPlace::thePanelScatters()
{
    choose(2);
    m->part<NumberField>("brushCount").setValue(4.0);
    drag({3.0, 2.0}, {6.0, 2.0});
    QVERIFY(objects() >= 8);
    QCOMPARE(m->page().document().undoStack().count(), 1);
    QVERIFY(m->viewport().tool()->hint().contains(QStringLiteral("scatter")));
}

void TestMainWindowPlace::onlyFieldsOfTheModeAreShown()
{
    const auto isShown = [this](const char* name) { return m->part<QWidget>(name).isVisibleTo(m->window.get()); };
    choose(0);
    QVERIFY(isShown("rowStep") && !isShown("brushRadius"));
    choose(2);
    QVERIFY(!isShown("rowStep") && isShown("brushRadius") && isShown("brushSeed") && isShown("brushOverlaps"));
}

BROADSIDE_WINDOW_TEST(TestMainWindowPlace)

} // namespace broadside::test::tst_main_window_place

#include "tst_main_window_place.moc"
