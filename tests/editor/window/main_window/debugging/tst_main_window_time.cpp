// Going through time in the real window, with keys and menus.

#include "tests/support/editor/window_fixture.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolBar>
#include <QToolButton>

namespace broadside::test::tst_main_window_time {

class TestMainWindowTime : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void stepBackShowsTheWorldAsItWas();
    void firstAndLastAreOneKeyApart();
    void steppingOnRepeatsWhatWasRecorded();
    void actionsThroughTimeSayWhyNot();
    void anotherFutureIsAnnouncedAndCanBeTakenBack();
    void hoverAsksTheWorldOfThatStep();
    void stepBackHasAButtonInTheToolBar();
    void stepGoesAsFarAsTheNumberSays();
    void slowMotionByKeyAndInThePanel();
    void aRunInWhichNothingMovesSaysSo();
    void aPausedRunIsNotOfferedAPause();
    void aRunPausesWhenNothingMoves();

private:
    [[nodiscard]] SimulationSession& session() const { return m->session(); }
    [[nodiscard]] QString readout() const { return m->part<QLabel>("stepReadout").text(); }
    void steps(int count) const
    {
        for (int i = 0; i < count; ++i)
            m->key(Qt::Key_F10);
    }
    [[nodiscard]] Vec2 placeOf(std::uint64_t id) const
    {
        const ObjectTable& objects = m->page().shownWorld().objects();
        return objects.poseOf(*objects.indexOf({id})).position;
    }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowTime::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->page().openFirstSample();
}

void TestMainWindowTime::stepBackShowsTheWorldAsItWas()
{
    std::vector<QImage> pictures{m->picture()};
    std::vector<std::uint64_t> hashes{0};
    for (int i = 0; i < 12; ++i) {
        steps(1);
        pictures.push_back(m->picture());
        hashes.push_back(session().world()->hash());
    }
    QVERIFY(pictures[3] != pictures[12]); // the ball falls
    for (std::uint64_t step = 12; step-- > 1;) {
        m->key(Qt::Key_F10, Qt::ControlModifier);
        QCOMPARE(session().world()->stepCount(), step);
        QCOMPARE(session().world()->hash(), hashes[step]);
        QVERIFY2(readout().startsWith(QStringLiteral("step %1 of 12").arg(step)), qPrintable(readout()));
        QVERIFY2(m->picture() == pictures[step], qPrintable(QString::number(step)));
    }
}

void TestMainWindowTime::firstAndLastAreOneKeyApart()
{
    steps(20);
    const QImage last = m->picture();
    m->key(Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(session().world()->stepCount(), 0U);
    QVERIFY2(readout().startsWith(QStringLiteral("step 0 of 20")), qPrintable(readout()));
    QVERIFY(m->picture() != last);
    m->key(Qt::Key_End, Qt::AltModifier);
    QCOMPARE(session().world()->stepCount(), 20U);
    QVERIFY2(readout().startsWith(QStringLiteral("step 20 ")), qPrintable(readout()));
    QCOMPARE(m->picture(), last);
}

void TestMainWindowTime::steppingOnRepeatsWhatWasRecorded()
{
    steps(10);
    const Vec2 ball = placeOf(2);
    m->key(Qt::Key_Home, Qt::AltModifier);
    QVERIFY(placeOf(2) != ball);
    steps(10);
    QVERIFY(placeOf(2) == ball);
    QCOMPARE(session().recorded(), (StepRange{0, 10}));
}

void TestMainWindowTime::actionsThroughTimeSayWhyNot()
{
    const auto expectDisabled = [&](std::initializer_list<const char*> names, const char* reason) {
        for (const char* name : names) {
            QAction& action = m->action(name);
            QVERIFY2(!action.isEnabled() && action.toolTip().contains(QLatin1String(reason)),
                     qPrintable(action.objectName() + action.toolTip()));
        }
    };
    expectDisabled({"stepBack", "firstStep", "lastStep"}, "Start the simulation first (F5).");
    expectDisabled({"otherFuture"}, "No steps have been discarded.");
    steps(1);
    QVERIFY(m->action("stepBack").isEnabled() && m->action("firstStep").isEnabled());
    QVERIFY(m->action("stepBack").toolTip().contains(QStringLiteral("Ctrl+F10")));
    expectDisabled({"lastStep"}, "This is the latest step.");
    m->key(Qt::Key_F10, Qt::ControlModifier);
    expectDisabled({"stepBack", "firstStep"}, "already at its first step");
    QVERIFY(m->action("lastStep").isEnabled());
    session().setMemory(1);
    steps(3);
    expectDisabled({"stepBack"}, "oldest step in the memory");
    m->key(Qt::Key_F5, Qt::ShiftModifier);
    expectDisabled({"stepBack", "firstStep", "lastStep"}, "Start the simulation first (F5).");
}

void TestMainWindowTime::anotherFutureIsAnnouncedAndCanBeTakenBack()
{
    steps(20);
    const std::uint64_t hash = session().world()->hash();
    session().seek(5);
    QVERIFY(!m->part<QWidget>("messageBar").isVisible());
    session().shoot({1}, {5.0, 3.0});
    steps(1);
    QCOMPARE(session().recorded(), (StepRange{0, 6}));
    QVERIFY(m->part<QWidget>("messageBar").isVisible());
    QVERIFY(m->part<QLabel>("messageText").text().contains(QStringLiteral("6 to 20")));
    QVERIFY(m->action("otherFuture").isEnabled());
    m->action("otherFuture").trigger();
    QVERIFY(!m->part<QWidget>("messageBar").isVisible());
    QVERIFY2(readout().startsWith(QStringLiteral("step 5 of 20")), qPrintable(readout()));
    m->key(Qt::Key_End, Qt::AltModifier);
    QCOMPARE(session().world()->hash(), hash);
}

void TestMainWindowTime::hoverAsksTheWorldOfThatStep()
{
    steps(40);
    const Vec2 low = placeOf(2);
    session().seek(25); // a step in which the ball is just below the cannon, which is drawn on top
    const Vec2 high = placeOf(2);
    m->hover(high);
    QCOMPARE(m->page().focus().hovered(), ObjectId{2});
    m->hover(low);
    QVERIFY(m->page().focus().hovered() != ObjectId{2});
}

void TestMainWindowTime::stepBackHasAButtonInTheToolBar()
{
    QAction& action = m->action("stepBack");
    QVERIFY(!action.icon().isNull());
    QVERIFY(m->part<QToolBar>("toolBar").widgetForAction(&action));
    int buttons = 0;
    for (const QToolButton* button : m->window->findChildren<QToolButton*>())
        buttons += button->defaultAction() == &action;
    QCOMPARE(buttons, 1);
}

void TestMainWindowTime::stepGoesAsFarAsTheNumberSays()
{
    auto& number = m->part<QSpinBox>("toolBarStride");
    QVERIFY(number.isVisible());
    number.setFocus();
    number.selectAll();
    QTest::keyClicks(&number, QStringLiteral("12"));
    QTest::keyClick(&number, Qt::Key_Return);
    QCOMPARE(m->part<QSpinBox>("stride").value(), 12); // the panel shows the number
    m->key(Qt::Key_F10);
    QTRY_COMPARE(session().step(), std::uint64_t{12});
    QTRY_COMPARE(session().state(), SimulationSession::State::Paused);
    m->key(Qt::Key_F10);
    QTRY_COMPARE(session().state(), SimulationSession::State::Paused);
    QCOMPARE(session().step(), std::uint64_t{24});
    m->key(Qt::Key_F10, Qt::ControlModifier);
    QCOMPARE(session().step(), std::uint64_t{12});
}

void TestMainWindowTime::slowMotionByKeyAndInThePanel()
{
    auto& speed = m->part<QComboBox>("speed");
    QVERIFY(!m->action("faster").isEnabled());
    QVERIFY(m->action("faster").toolTip().contains(QStringLiteral("already runs in real time")));
    m->key(Qt::Key_Comma);
    m->key(Qt::Key_Comma);
    QCOMPARE(session().runPace().slowness(), 4);
    QCOMPARE(speed.currentText(), QStringLiteral("1/4 of real time"));
    QVERIFY2(readout().contains(QStringLiteral("1/4 speed")), qPrintable(readout()));
    m->key(Qt::Key_Period);
    QCOMPARE(speed.currentText(), QStringLiteral("1/2 of real time"));
    speed.setCurrentIndex(speed.count() - 1);
    emit speed.activated(speed.currentIndex());
    QCOMPARE(session().runPace().slowness(), 64);
    QVERIFY(!m->action("slower").isEnabled() && m->action("faster").isEnabled());
    session().runPace().setSlowness(1);
    QVERIFY2(!readout().contains(QStringLiteral("speed")), qPrintable(readout()));
}

BROADSIDE_WINDOW_TEST(TestMainWindowTime)

/// The ball falls out of the world and never returns.
void TestMainWindowTime::aRunInWhichNothingMovesSaysSo()
{
    session().run(SimulationSession::Pace::Fastest);
    auto& bar = m->part<QWidget>("messageBar");
    QTRY_VERIFY_WITH_TIMEOUT(bar.isVisible(), test::kPatience);
    const QString text = m->part<QLabel>("messageText").text();
    // The ball still falls, outside of the world.
    QVERIFY2(text.startsWith(QStringLiteral("Nothing in the world has moved since step ")), qPrintable(text));
    QVERIFY2(text.endsWith(QStringLiteral("1 object left the world and cannot return.")), qPrintable(text));
    QCOMPARE(session().state(), SimulationSession::State::Running); // it pauses only if the user wants this
    QTest::mouseClick(&m->part<QPushButton>("messageOffer"), Qt::LeftButton);
    QCOMPARE(session().state(), SimulationSession::State::Paused);
    QVERIFY(m->part<QCheckBox>("pausesAtRest").isChecked());
}

void TestMainWindowTime::aPausedRunIsNotOfferedAPause()
{
    session().run(SimulationSession::Pace::Fastest);
    auto& offer = m->part<QPushButton>("messageOffer");
    QTRY_VERIFY(offer.isVisible());
    m->key(Qt::Key_F6);
    QCOMPARE(session().state(), SimulationSession::State::Paused);
    QVERIFY(!offer.isVisible());
    QVERIFY(m->part<QWidget>("messageBar").isVisible()); // what it says still holds
}

void TestMainWindowTime::aRunPausesWhenNothingMoves()
{
    m->part<QCheckBox>("pausesAtRest").setChecked(true);
    session().run(SimulationSession::Pace::Fastest);
    QTRY_COMPARE_WITH_TIMEOUT(session().state(), SimulationSession::State::Paused, test::kPatience);
    const std::uint64_t step = session().step();
    m->key(Qt::Key_F10); // a single step is still made
    QCOMPARE(session().step(), step + 1);
    m->key(Qt::Key_Home, Qt::AltModifier);
    session().run(SimulationSession::Pace::Fastest); // repeats the recorded steps up to the same one
    QTRY_COMPARE_WITH_TIMEOUT(session().state(), SimulationSession::State::Paused, test::kPatience);
    QCOMPARE(session().step(), step);
}

} // namespace broadside::test::tst_main_window_time

#include "tst_main_window_time.moc"
