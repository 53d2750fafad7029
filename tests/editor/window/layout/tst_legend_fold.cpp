// The legend of the world is folded to its name with a click or a command, and stays so.

#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

namespace broadside::test::tst_legend_fold {

class TestLegendFold : public QObject {
    Q_OBJECT
private slots:
    void init() { m = std::make_unique<WindowFixture>(); }
    void cleanup() { m.reset(); }

    void aClickFoldsAndUnfoldsIt();
    void foldedItStaysFolded();
    void theToolDoesNotGetTheClick();

private:
    [[nodiscard]] bool isShown() const { return m->viewport().showFlags().legend; }
    void clickTheFold() const
    {
        const QPointF at(m->viewport().width() - 20.0, 20.0);
        m->mouse(m->viewport(), QEvent::MouseMove, at, Qt::NoButton);
        QCOMPARE(m->viewport().cursor().shape(), Qt::PointingHandCursor);
        m->mouse(m->viewport(), QEvent::MouseButtonPress, at);
        m->mouse(m->viewport(), QEvent::MouseButtonRelease, at);
    }
    std::unique_ptr<WindowFixture> m;
};

void TestLegendFold::aClickFoldsAndUnfoldsIt()
{
    QVERIFY(isShown());
    clickTheFold();
    QVERIFY(!isShown());
    QVERIFY(!m->action("showLegend").isChecked());
    clickTheFold();
    QVERIFY(isShown());
    m->action("showLegend").trigger(); // by keys
    QVERIFY(!isShown());
}

void TestLegendFold::foldedItStaysFolded()
{
    clickTheFold();
    m->makeWindow();
    QVERIFY(!isShown());
    QVERIFY(!m->action("showLegend").isChecked());
    clickTheFold();
    m->makeWindow();
    QVERIFY(isShown());
}

void TestLegendFold::theToolDoesNotGetTheClick()
{
    m->action("placeTool").trigger();
    clickTheFold();
    QCOMPARE(m->document().scene().size(), std::size_t{0});
}

BROADSIDE_WINDOW_TEST(TestLegendFold)

} // namespace broadside::test::tst_legend_fold

#include "tst_legend_fold.moc"
