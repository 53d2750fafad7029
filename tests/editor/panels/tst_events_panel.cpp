#include "editor/panels/findings/events_panel.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTreeView>

#include <memory>

namespace broadside::test::tst_events_panel {

/// A shot at the target of the cannon world: launch, hit, removal by the hit.
class TestEventsPanel : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void saysWhatWouldFillIt();
    void eachEventIsARowWithItsStepAndBoth();
    void kindAndSearchChoose();
    void aClickGoesThere();
    void anotherFutureDropsTheOld();
    void rowsComeAtTheEnd();

private:
    template<class W>
    W& part(const char* name) const
    {
        return *m_panel->findChild<W*>(QLatin1String(name));
    }
    QTreeView& list() const { return part<QTreeView>("eventsList"); }
    QString cell(int row, int column) const { return list().model()->index(row, column).data().toString(); }
    int rows() const { return list().model()->rowCount(); }
    void shootAndStep(int steps)
    {
        m_world->session.shoot({1}, {3.25, 2.75});
        m_world->session.pause();
        for (int i = 0; i < steps; ++i)
            m_world->session.stepOnce();
    }

    std::unique_ptr<test::EditorWorld> m_world;
    std::unique_ptr<EventsPanel> m_panel;
};

void TestEventsPanel::init()
{
    m_world = std::make_unique<test::EditorWorld>(test::cannonWorld());
    m_panel = std::make_unique<EventsPanel>(m_world->session, m_world->shownWorld, m_world->focus);
    m_panel->resize(700, 300);
    static_cast<QWidget&>(*m_panel).show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get(), test::kPatience));
}

void TestEventsPanel::cleanup()
{
    m_panel.reset();
    m_world.reset();
}

void TestEventsPanel::saysWhatWouldFillIt()
{
    QTRY_VERIFY(part<QLabel>("eventsCount").text().startsWith(QStringLiteral("Run or step")));
    QCOMPARE(rows(), 0);
}

void TestEventsPanel::eachEventIsARowWithItsStepAndBoth()
{
    shootAndStep(60);
    QTRY_COMPARE(rows(), 3);
    QCOMPARE(cell(0, 0), QStringLiteral("1"));
    QVERIFY2(cell(0, 1).startsWith(QStringLiteral("launched with 8.51 m/s")), qPrintable(cell(0, 1)));
    QCOMPARE(cell(0, 2), QStringLiteral("Ball (2)"));
    QCOMPARE(cell(0, 3), QStringLiteral("Cannon (1)"));
    QCOMPARE(cell(1, 1), QStringLiteral("hit"));
    QCOMPARE(cell(2, 1), QStringLiteral("removed by a hit"));
    QCOMPARE(cell(2, 2), QStringLiteral("Target 1 (3)")); // it was removed
    QCOMPARE(cell(2, 3), QStringLiteral("Ball (2)"));
    QCOMPARE(cell(1, 0), cell(2, 0));
}

void TestEventsPanel::kindAndSearchChoose()
{
    shootAndStep(60);
    QTRY_COMPARE(rows(), 3);
    m_panel->show(EventsModel::Show::Removals);
    QCOMPARE(rows(), 1);
    QTRY_VERIFY(part<QLabel>("eventsCount").text().startsWith(QStringLiteral("1 of 3 events")));
    part<QComboBox>("eventsShow").setCurrentIndex(0);
    QTest::keyClicks(&part<QLineEdit>("eventsSearch"), QStringLiteral("target"));
    QCOMPARE(rows(), 2);
    part<QLineEdit>("eventsSearch").setText(QStringLiteral("cannon"));
    QCOMPARE(rows(), 1);
    m_panel->show(EventsModel::Show::All);
    QCOMPARE(rows(), 3);
}

void TestEventsPanel::aClickGoesThere()
{
    shootAndStep(60);
    QTRY_COMPARE(rows(), 3);
    const QRect at = list().visualRect(list().model()->index(2, 1));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, Qt::NoModifier, at.center());
    QCOMPARE(QString::number(m_world->session.step()), cell(2, 0));
    QCOMPARE(m_world->focus.selection(), test::ids({2, 3}));
}

void TestEventsPanel::anotherFutureDropsTheOld()
{
    shootAndStep(60);
    QTRY_COMPARE(rows(), 3);
    m_world->session.seek(0);
    m_world->session.shoot({1}, {-1.0, 3.0}); // misses the target
    m_world->session.pause();
    for (int i = 0; i < 60; ++i)
        m_world->session.stepOnce();
    QTRY_COMPARE(rows(), 1);
    m_world->session.stop();
    QTRY_COMPARE(rows(), 0);
}

void TestEventsPanel::rowsComeAtTheEnd()
{
    const QAbstractItemModelTester tester(list().model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    shootAndStep(1);
    QTRY_COMPARE(rows(), 1);
    for (int i = 0; i < 59; ++i)
        m_world->session.stepOnce();
    QTRY_COMPARE(rows(), 3);
    QCOMPARE(cell(0, 0), QStringLiteral("1"));
}

BROADSIDE_WINDOW_TEST(TestEventsPanel)

} // namespace broadside::test::tst_events_panel

#include "tst_events_panel.moc"
