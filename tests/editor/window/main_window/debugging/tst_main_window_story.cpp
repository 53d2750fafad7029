// The story of the selected object in the real window: the Story panel, and marks on the timeline.

#include "editor/plots/strip_chart.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QDockWidget>
#include <QLabel>
#include <QTreeView>

namespace broadside::test::tst_main_window_story {

class TestMainWindowStory : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void aClickedObjectHasItsStory();
    void theTimelineMarksIt();

private:
    void show(const char* panel) const
    {
        auto& dock = m->part<QDockWidget>(panel);
        dock.show();
        dock.raise();
    }
    [[nodiscard]] QTreeView& list() const { return m->part<QTreeView>("storyList"); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return list().model()->index(row, column).data().toString();
    }
    void shootAndStep() const
    {
        m->session().shoot({1}, {3.25, 2.75});
        m->session().pause();
        for (int step = 0; step < 60; ++step)
            m->session().stepOnce();
    }

    std::unique_ptr<WindowFixture> m;
};

void TestMainWindowStory::init()
{
    m = std::make_unique<WindowFixture>();
    m->page().document().reset(cannonWorld(), {});
    m->viewport().showWorld();
}

void TestMainWindowStory::aClickedObjectHasItsStory()
{
    show("StoryPanel");
    shootAndStep();
    m->session().seek(0);
    m->click(m->document().scene().find({3})->pose.position);
    QTRY_COMPARE(list().model()->rowCount(), 3);
    QTRY_VERIFY(list().isVisible());
    QVERIFY2(cell(2, 1).contains(QStringLiteral("removed")), qPrintable(cell(2, 1)));
    const QRect at = list().visualRect(list().model()->index(2, 1));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, Qt::NoModifier, at.center());
    QCOMPARE(QString::number(m->session().step()), cell(2, 0));
    QVERIFY(m->page().focus().isSelected({3}));
}

void TestMainWindowStory::theTimelineMarksIt()
{
    show("TimelinePanel");
    shootAndStep();
    const StripChart& chart = m->part<StripChart>("timelineChart");
    m->page().focus().select(ObjectId{2});
    QTRY_VERIFY2(chart.readout(1).contains(QStringLiteral("Ball (2): launched by Cannon (1)")),
                 qPrintable(chart.readout(1)));
}

BROADSIDE_WINDOW_TEST(TestMainWindowStory)

} // namespace broadside::test::tst_main_window_story

#include "tst_main_window_story.moc"
