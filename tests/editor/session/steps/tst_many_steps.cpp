// Several steps at a time, and slow motion, in a simulation.

#include "editor/session/steps/step_pacer.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTimer>

namespace broadside::test::tst_many_steps {

using State = SimulationSession::State;

class TestManySteps : public QObject {
    Q_OBJECT
private slots:
    void init() { m_world = std::make_unique<test::EditorWorld>(test::cannonWorld()); }
    void cleanup() { m_world.reset(); }
    void manyStepsAtOnceEndInAPause();
    void manyStepsEndEarlyWhereSomethingPauses();
    void manyStepsBackEndAtTheFirst();
    void slowMotionStretchesTheClock();

private:
    [[nodiscard]] SimulationSession& session() { return m_world->session; }
    [[nodiscard]] SceneDocument& document() { return m_world->document; }

    std::unique_ptr<test::EditorWorld> m_world;
};

void TestManySteps::manyStepsAtOnceEndInAPause()
{
    QSignalSpy stepped(&session(), &StepSession::stepped);
    session().stepMany(120);
    QCOMPARE(session().state(), State::Running);
    QTRY_COMPARE(session().state(), State::Paused);
    QCOMPARE(session().step(), std::uint64_t{120});
    QCOMPARE(stepped.count(), 120);
    session().seek(100);
    session().stepMany(15); // repeats the recorded steps
    QTRY_COMPARE(session().state(), State::Paused);
    QCOMPARE(session().step(), std::uint64_t{115});
    QCOMPARE(session().recorded(), (StepRange{0, 120}));
    session().stepMany(3);
    session().run(StepSession::Pace::Fastest); // runs without an end
    QTRY_VERIFY(session().step() > 200);
    QCOMPARE(session().state(), State::Running);
}

void TestManySteps::manyStepsEndEarlyWhereSomethingPauses()
{
    connect(&session(), &StepSession::stepped, &session(), [this](const StepReport& report) {
        if (report.step == 7)
            session().pause();
    });
    session().stepMany(1'000'000);
    QTRY_COMPARE(session().state(), State::Paused);
    QCOMPARE(session().step(), std::uint64_t{7});
    session().run(StepSession::Pace::Fastest);
    QTRY_VERIFY(session().step() > 50);
}

void TestManySteps::manyStepsBackEndAtTheFirst()
{
    session().stepBackMany(5); // there is no world yet
    for (int i = 0; i < 20; ++i)
        session().stepOnce();
    session().stepBackMany(8);
    QCOMPARE(session().step(), std::uint64_t{12});
    session().stepBackMany(100);
    QCOMPARE(session().step(), std::uint64_t{0});
}

void TestManySteps::slowMotionStretchesTheClock()
{
    QSignalSpy changed(&session().runPace(), &RunPace::changed);
    const double dt = document().scene().step.dt;
    const auto* timer = session().findChild<QTimer*>();
    session().runPace().setSlowness(8);
    QCOMPARE(session().secondsPerStep(), 8.0 * dt);
    session().run();
    QCOMPARE(timer->interval(), tickInterval(8.0 * dt));
    session().runPace().setSlowness(2); // changed while it runs
    QCOMPARE(timer->interval(), tickInterval(2.0 * dt));
    QCOMPARE(changed.count(), 2);
    for (const auto& [asked, taken] : {std::pair{63, 32}, {1'000, 64}, {0, 1}, {-3, 1}}) {
        session().runPace().setSlowness(asked);
        QCOMPARE(session().runPace().slowness(), taken);
    }
    QTRY_VERIFY(session().step() > 0);
    QCOMPARE(session().world()->stepSettings().dt, dt); // slow motion does not change the steps
}

BROADSIDE_EVENT_TEST(TestManySteps)

} // namespace broadside::test::tst_many_steps

#include "tst_many_steps.moc"
