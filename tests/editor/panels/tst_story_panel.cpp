#include "editor/panels/findings/story_panel.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>

#include <memory>

namespace broadside::test::tst_story_panel {

/// A shot at the target of the cannon world: launch, contact, removal of the target.
class TestStoryPanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void saysWhatWouldFillIt();
    void eachEventIsARowWithItsStep();
    void aClickGoesThere();
    void theRowOfTheShownStepIsCurrent();
    void aRunningSimulationIsSaid();

private:
    template<class W>
    W& part(const char* name) const
    {
        return *m_panel->findChild<W*>(QLatin1String(name));
    }
    QTreeView& list() const { return part<QTreeView>("storyList"); }
    QString note() const { return part<QLabel>("storyNote").text(); }
    QString cell(int row, int column) const { return list().model()->index(row, column).data().toString(); }
    int rows() const { return list().model()->rowCount(); }
    void shootAndStep(int steps)
    {
        m_world->session.shoot({1}, {3.25, 2.75});
        m_world->session.pause();
        for (int i = 0; i < steps; ++i)
            m_world->session.stepOnce();
    }

    std::unique_ptr<EditorWorld> m_world;
    std::unique_ptr<SelectionStory> m_story;
    std::unique_ptr<StoryPanel> m_panel;
};

void TestStoryPanel::init()
{
    m_world = std::make_unique<EditorWorld>(cannonWorld());
    m_story = std::make_unique<SelectionStory>(m_world->session, m_world->focus);
    m_panel = std::make_unique<StoryPanel>(m_world->session, *m_story, m_world->focus);
    m_panel->resize(500, 300);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get(), kPatience));
}

void TestStoryPanel::cleanup()
{
    m_panel.reset();
    m_story.reset();
    m_world.reset();
}

void TestStoryPanel::saysWhatWouldFillIt()
{
    QTRY_VERIFY2(note().startsWith(QStringLiteral("Select an object.")), qPrintable(note()));
    QVERIFY(!list().isVisible());
    QVERIFY(!part<QPushButton>("storyCancel").isVisible());
    m_world->focus.select(ids({2, 3}));
    QTRY_VERIFY2(note().startsWith(QStringLiteral("Select one object only")), qPrintable(note()));
    m_world->focus.select(ObjectId{3});
    QTRY_VERIFY2(note().startsWith(QStringLiteral("Run or step the simulation.")), qPrintable(note()));
}

void TestStoryPanel::eachEventIsARowWithItsStep()
{
    const QAbstractItemModelTester tester(list().model());
    shootAndStep(60);
    m_world->focus.select(ObjectId{3});
    QTRY_COMPARE(rows(), 3);
    QCOMPARE(cell(0, 0), QStringLiteral("0"));
    QVERIFY2(cell(0, 1).contains(QStringLiteral("Target 1 is there from the start")), qPrintable(cell(0, 1)));
    QVERIFY2(cell(1, 1).contains(QStringLiteral("Ball (2)")), qPrintable(cell(1, 1)));
    QVERIFY2(cell(2, 1).contains(QStringLiteral("removed")), qPrintable(cell(2, 1)));
    QCOMPARE(cell(1, 0), cell(2, 0));
    QVERIFY2(part<QLabel>("storyHeadline").text().startsWith(QStringLiteral("Target 1 (3), steps 0 to ")),
             qPrintable(part<QLabel>("storyHeadline").text()));
    QTRY_VERIFY(!part<QLabel>("storyNote").isVisible());
    m_world->focus.clearSelection();
    QTRY_VERIFY(!list().isVisible());
}

void TestStoryPanel::aClickGoesThere()
{
    shootAndStep(60);
    m_world->focus.select(ObjectId{3});
    QTRY_COMPARE(rows(), 3);
    QTRY_VERIFY(list().isVisible());
    const QRect at = list().visualRect(list().model()->index(2, 1));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, Qt::NoModifier, at.center());
    QCOMPARE(QString::number(m_world->session.step()), cell(2, 0));
    QCOMPARE(m_world->focus.selection(), ids({3})); // so that the story stays
}

void TestStoryPanel::theRowOfTheShownStepIsCurrent()
{
    shootAndStep(60);
    m_world->focus.select(ObjectId{3});
    QTRY_COMPARE(list().currentIndex().row(), 2);
    m_world->session.seek(1);
    QTRY_COMPARE(list().currentIndex().row(), 0);
    QCOMPARE(m_world->session.step(), std::uint64_t{1}); // only a click goes to a step
}

void TestStoryPanel::aRunningSimulationIsSaid()
{
    shootAndStep(2);
    m_world->session.run(StepSession::Pace::RealTime);
    m_world->focus.select(ObjectId{3});
    QTRY_VERIFY2(note().startsWith(QStringLiteral("Pause the simulation")), qPrintable(note()));
    m_world->session.pause();
    QTRY_VERIFY(rows() > 0);
}

BROADSIDE_WINDOW_TEST(TestStoryPanel)

} // namespace broadside::test::tst_story_panel

#include "tst_story_panel.moc"
