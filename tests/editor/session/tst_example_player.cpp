#include "editor/session/example_player.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <vector>

namespace broadside::test::tst_example_player {

namespace {

Scene flight()
{
    Scene scene;
    scene.append(makeObject(1, {1.0, 1.0}, [](SceneObject& ball) {
        ball.kind = ObjectKind::Dynamic;
        ball.velocity = {1.0, 0.0};
    }));
    scene.step.dt = 0.001; // in slow motion, too, the steps take no noticeable time
    return scene;
}

struct Played : EditorWorld {
    Played()
        : EditorWorld(flight())
    {}
    ExamplePlayer player{session};
    QSignalSpy arrived{&player, &ExamplePlayer::arrived};
};

} // namespace

class TestExamplePlayer : public QObject {
    Q_OBJECT
private slots:
    void stepsThatAreMissingAreMade();
    void goesBackInWhatIsRecorded();
    void theAuthoredSceneIsStepZero();
    void playsSlowlyAndPausesAtTheStep();
    void aPauseEndsIt();
};

void TestExamplePlayer::stepsThatAreMissingAreMade()
{
    Played w;
    w.player.goTo(40);
    QTRY_COMPARE(w.arrived.count(), 1);
    QCOMPARE(w.session.step(), std::uint64_t{40});
    QCOMPARE(w.session.state(), StepSession::State::Paused);
    w.player.goTo(41); // a single step
    QTRY_COMPARE(w.arrived.count(), 2);
    QCOMPARE(w.session.step(), std::uint64_t{41});
    QCOMPARE(w.session.recorded().last, std::uint64_t{41});
}

void TestExamplePlayer::goesBackInWhatIsRecorded()
{
    Played w;
    w.player.goTo(40);
    QTRY_COMPARE(w.arrived.count(), 1);
    w.player.goTo(7);
    QCOMPARE(w.arrived.count(), 2);
    QCOMPARE(w.session.step(), std::uint64_t{7});
    QCOMPARE(w.session.recorded().last, std::uint64_t{40});
}

void TestExamplePlayer::theAuthoredSceneIsStepZero()
{
    Played w;
    w.player.goTo(0);
    QCOMPARE(w.arrived.count(), 1);
    QCOMPARE(w.session.state(), StepSession::State::Authored);
}

void TestExamplePlayer::playsSlowlyAndPausesAtTheStep()
{
    Played w;
    std::vector<std::uint64_t> slowSteps;
    connect(&w.session, &StepSession::stepped, &w.player, [&] {
        if (w.session.runPace().slowness() == ExamplePlayer::kSlowness)
            slowSteps.push_back(w.session.step());
    });
    w.player.play(50);
    QTRY_COMPARE(w.arrived.count(), 1);
    QCOMPARE(w.session.step(), std::uint64_t{50});
    QCOMPARE(w.session.state(), StepSession::State::Paused);
    QCOMPARE(w.session.runPace().slowness(), 1);
    QCOMPARE(slowSteps.size(), std::size_t{ExamplePlayer::kStepsBefore});
    QCOMPARE(slowSteps.front(), 50 - ExamplePlayer::kStepsBefore + 1);
    QCOMPARE(slowSteps.back(), std::uint64_t{50});
}

void TestExamplePlayer::aPauseEndsIt()
{
    Played w;
    w.player.play(50);
    QTRY_VERIFY(w.session.runPace().slowness() > 1);
    w.session.pause();
    QVERIFY(!w.player.isBusy());
    QCOMPARE(w.session.runPace().slowness(), 1);
    QCOMPARE(w.arrived.count(), 0);
}

BROADSIDE_EVENT_TEST(TestExamplePlayer)

} // namespace broadside::test::tst_example_player

#include "tst_example_player.moc"
