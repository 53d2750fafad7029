// Going through time in the real window, with keys and menus.

#include "tests/support/test.h"
#include "tests/support/window_fixture.h"

#include <QLabel>
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
    void hoverAsksTheWorldOfThatMoment();
    void stepBackHasAButtonInToolBarAndPanel();

private:
    [[nodiscard]] SimulationSession& session() const { return m->window->session(); }
    [[nodiscard]] QString readout() const { return m->part<QLabel>("stepReadout").text(); }
    void steps(int count) const
    {
        for (int i = 0; i < count; ++i)
            m->key(Qt::Key_F10);
    }
    [[nodiscard]] Vec2 placeOf(std::uint64_t id) const
    {
        const ObjectTable& objects = m->window->stage().objects();
        return objects.poseOf(*objects.indexOf({id})).position;
    }

    std::unique_ptr<test::WindowFixture> m;
};

void TestMainWindowTime::init()
{
    m = std::make_unique<test::WindowFixture>();
    m->window->openFirstSample();
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
    const auto sayWhy = [&](std::initializer_list<const char*> names, const char* reason) {
        for (const char* name : names) {
            QAction& action = m->action(name);
            QVERIFY2(!action.isEnabled() && action.toolTip().contains(QLatin1String(reason)),
                     qPrintable(action.objectName() + action.toolTip()));
        }
    };
    sayWhy({"stepBack", "firstStep", "lastStep"}, "no simulation has been started");
    sayWhy({"otherFuture"}, "another way");
    steps(1);
    QVERIFY(m->action("stepBack").isEnabled() && m->action("firstStep").isEnabled());
    QVERIFY(m->action("stepBack").toolTip().contains(QStringLiteral("Ctrl+F10")));
    sayWhy({"lastStep"}, "this is the latest step");
    m->key(Qt::Key_F10, Qt::ControlModifier);
    sayWhy({"stepBack", "firstStep"}, "as it was at the start");
    QVERIFY(m->action("lastStep").isEnabled());
    session().setMemory(1);
    steps(3);
    sayWhy({"stepBack"}, "oldest that the memory");
    m->key(Qt::Key_F5, Qt::ShiftModifier);
    sayWhy({"stepBack", "firstStep", "lastStep"}, "no simulation has been started");
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

void TestMainWindowTime::hoverAsksTheWorldOfThatMoment()
{
    steps(40);
    const Vec2 low = placeOf(2);
    session().seek(25); // below the cannon, which is drawn above it
    const Vec2 high = placeOf(2);
    m->hover(high);
    QCOMPARE(m->window->focus().hovered(), ObjectId{2});
    m->hover(low);
    QVERIFY(m->window->focus().hovered() != ObjectId{2});
}

void TestMainWindowTime::stepBackHasAButtonInToolBarAndPanel()
{
    QAction& action = m->action("stepBack");
    QVERIFY(!action.icon().isNull());
    QVERIFY(m->part<QToolBar>("toolBar").widgetForAction(&action));
    int buttons = 0;
    for (const QToolButton* button : m->window->findChildren<QToolButton*>())
        buttons += button->defaultAction() == &action;
    QVERIFY(buttons >= 2);
}

BROADSIDE_WINDOW_TEST(TestMainWindowTime)

} // namespace broadside::test::tst_main_window_time

#include "tst_main_window_time.moc"
