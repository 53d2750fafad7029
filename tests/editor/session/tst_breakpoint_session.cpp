#include "editor/commands/edit_settings.h"
#include "editor/session/breakpoint_session.h"
#include "tests/support/editor/editor_world.h"
#include "tests/support/recorded_worlds.h"
#include "tests/support/test.h"

#include <QSignalSpy>

#include <algorithm>

namespace broadside::test::tst_breakpoint_session {

using test::makeObject;
using State = SimulationSession::State;
using Kind = Breakpoint::Kind;
using Direction = BreakpointSession::Direction;

namespace {

/// 10 by 10 m, steps of 1 s. The runner (1) moves 1 m to the right per step from (1.5, 5) and bounces between the posts
/// (2, 3).
Scene runnerBetweenPosts()
{
    Scene scene;
    scene.world = {.width = 10.0, .height = 10.0, .gravity = {}, .wind = {}, .terminalSpeed = {}, .edges = {}};
    scene.step.dt = 1.0;
    scene.append(makeObject(1, {3.5, 5.0}, [](SceneObject& runner) {
        runner.name = "Runner";
        runner.kind = ObjectKind::Dynamic;
        runner.shape = Box{0.5, 0.5};
        runner.velocity = {1.0, 0.0};
        runner.onHit = HitResponse::Bounce;
    }));
    for (const std::uint64_t id : {2U, 3U})
        scene.append(makeObject(id, {id == 2 ? 1.0 : 6.0, 5.0}, [](SceneObject& post) { post.shape = Box{0.5, 0.5}; }));
    return scene;
}

Breakpoint of(Kind kind, std::initializer_list<std::uint64_t> first = {},
              std::initializer_list<std::uint64_t> second = {})
{
    Breakpoint breakpoint;
    breakpoint.kind = kind;
    breakpoint.first.ids = test::ids(first);
    breakpoint.second.ids = test::ids(second);
    return breakpoint;
}

struct Watched : test::EditorWorld {
    explicit Watched(Scene scene = runnerBetweenPosts())
        : EditorWorld(std::move(scene))
    {}
    void stepTo(std::uint64_t step)
    {
        while (!session.world() || session.world()->stepCount() < step)
            session.stepOnce();
    }
    [[nodiscard]] std::uint64_t now() const { return session.world()->stepCount(); }
    [[nodiscard]] bool isSearched() const
    {
        for (std::size_t i = 0; i < breakpoints.list().size(); ++i)
            if (!breakpoints.isSearched(i))
                return false;
        return true;
    }
    /// Goes there and waits until the search has ended.
    void go(Direction direction)
    {
        breakpoints.go(direction);
        QTRY_VERIFY(!breakpoints.progress());
    }
    [[nodiscard]] std::vector<std::uint64_t> met(std::size_t index = 0) const
    {
        const auto& steps = breakpoints.metSteps(index).all();
        return {steps.begin(), steps.end()};
    }

    BreakpointSession breakpoints{document, session};
};

/// The steps in which the condition is met, from a run that is stepped from the start.
std::vector<std::uint64_t> metByStepping(const Scene& scene, const Breakpoint& breakpoint, std::uint64_t steps)
{
    World world = World::fromScene(scene).value();
    BreakpointWatch watch;
    watch.restart(world, nullptr, {&breakpoint, 1});
    std::vector<std::uint64_t> met;
    while (world.stepCount() < steps) {
        const StepReport report = world.step();
        if (!watch.evaluate(world, report, {&breakpoint, 1}).empty())
            met.push_back(report.step);
    }
    return met;
}

} // namespace

class TestBreakpointSession : public QObject {
    Q_OBJECT
private slots:
    void aRunStopsInTheStepThatFires();
    void aRunGoesOnFromThere();
    void goingOnSimulatesBeyondTheRecord();
    void goingBackFindsTheOneBefore();
    void nothingBeforeIsSaid();
    void goingThereAndBackVisitsAllFirings_data() { test::recordedWorldRows(); }
    void goingThereAndBackVisitsAllFirings();
    void theFirstOnesAreIgnored();
    void theNearestOfSeveralWins();
    void whatIsOffIsPassed();
    void whatIsAddedLaterFindsThePast();
    void steppingOntoAFiringSaysSo();
    void goingElsewhereForgetsTheStop();
    void theyOutliveTheSimulation();
    void anotherSceneEmptiesTheList();
    void anotherFutureHasItsOwnFirings();
    void aWayCanBeCancelled();
    void pausingEndsTheWay();
    void anEditEndsTheSearch();
    void removingKeepsTheOthers();
};

void TestBreakpointSession::aRunStopsInTheStepThatFires()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins, {1}, {3}));
    QSignalSpy stopped(&w.breakpoints, &BreakpointSession::stopped);
    w.session.run(SimulationSession::Pace::Fastest);
    QVERIFY(stopped.wait(test::kPatience));
    QCOMPARE(w.session.state(), State::Paused);
    QCOMPARE(w.now(), metByStepping(w.scene(), w.breakpoints.list()[0], 50).front());
    QVERIFY(w.breakpoints.stop());
    QCOMPARE(w.breakpoints.stop()->step, w.now());
    QCOMPARE(w.breakpoints.stop()->met.size(), std::size_t{1});
    QCOMPARE(w.breakpoints.stop()->met[0].objects, test::ids({1, 3}));
    QCOMPARE(w.breakpoints.firings(0), std::size_t{1});
}

void TestBreakpointSession::aRunGoesOnFromThere()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins));
    const auto met = metByStepping(w.scene(), w.breakpoints.list()[0], 100);
    QSignalSpy stopped(&w.breakpoints, &BreakpointSession::stopped);
    for (std::size_t i = 0; i < 4; ++i) {
        w.session.run(SimulationSession::Pace::Fastest);
        QVERIFY(stopped.wait(test::kPatience));
        QCOMPARE(w.now(), met[i]);
    }
}

void TestBreakpointSession::goingOnSimulatesBeyondTheRecord()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins));
    const auto met = metByStepping(w.scene(), w.breakpoints.list()[0], 100);
    for (std::size_t i = 0; i < 4; ++i) {
        w.go(Direction::Forward);
        QCOMPARE(w.now(), met[i]);
        QCOMPARE(w.session.state(), State::Paused);
    }
    QCOMPARE(w.session.recorded().last, met[3]);
}

void TestBreakpointSession::goingBackFindsTheOneBefore()
{
    Watched w;
    w.stepTo(60);
    w.breakpoints.add(of(Kind::PairBegins)); // added after the steps were made
    const auto met = metByStepping(w.scene(), w.breakpoints.list()[0], 60);
    w.go(Direction::Back);
    QCOMPARE(w.now(), met.back() == 60 ? met[met.size() - 2] : met.back());
    QCOMPARE(w.breakpoints.stop()->step, w.now());
    QCOMPARE(w.session.recorded().last, std::uint64_t{60});
    w.go(Direction::Back);
    w.go(Direction::Forward);
    QCOMPARE(w.now(), met.back() == 60 ? met[met.size() - 2] : met.back());
}

void TestBreakpointSession::nothingBeforeIsSaid()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins));
    w.go(Direction::Forward);
    const std::uint64_t first = w.now();
    QSignalSpy notFound(&w.breakpoints, &BreakpointSession::notFound);
    w.go(Direction::Back);
    QCOMPARE(notFound.size(), 1);
    QCOMPARE(w.now(), first);
}

/// Every kind of breakpoint in random worlds, compared with a run that is stepped from the start.
void TestBreakpointSession::goingThereAndBackVisitsAllFirings()
{
    QFETCH(const QByteArray, world);
    constexpr std::uint64_t kSteps = 120;
    const Scene scene = test::recordedWorld(world.toStdString());
    for (const BreakpointInfo& info : breakpointKinds()) {
        Breakpoint breakpoint = of(info.kind);
        breakpoint.region = {{0.0, 0.0}, {0.4 * scene.world.width, 0.5 * scene.world.height}};
        breakpoint.count = 10;
        const auto met = metByStepping(scene, breakpoint, kSteps);
        Watched w(scene);
        w.stepTo(kSteps);
        w.breakpoints.add(breakpoint);
        QTRY_VERIFY(w.isSearched());
        QCOMPARE(w.met(), met);
        std::vector<std::uint64_t> visited;
        if (!met.empty() && met.back() == kSteps)
            visited.push_back(kSteps); // the current step
        const std::size_t most = std::min<std::size_t>(12, met.size());
        while (visited.size() < most) {
            w.go(Direction::Back);
            visited.push_back(w.now());
        }
        QVERIFY(std::equal(visited.begin(), visited.end(), met.rbegin()));
    }
}

void TestBreakpointSession::theFirstOnesAreIgnored()
{
    Watched w;
    Breakpoint breakpoint = of(Kind::PairBegins);
    breakpoint.ignore = 2;
    w.breakpoints.add(breakpoint);
    const auto met = metByStepping(w.scene(), breakpoint, 100);
    w.go(Direction::Forward);
    QCOMPARE(w.now(), met[2]);
    QCOMPARE(w.breakpoints.firings(0), std::size_t{1});
    w.go(Direction::Forward);
    QCOMPARE(w.now(), met[3]);
    w.go(Direction::Back);
    QCOMPARE(w.now(), met[2]);
    w.go(Direction::Back);
    QCOMPARE(w.now(), met[2]);
    breakpoint.ignore = 1; // the steps found before are kept
    w.breakpoints.replace(0, breakpoint);
    QCOMPARE(w.breakpoints.firings(0), std::size_t{3});
    w.go(Direction::Back);
    QCOMPARE(w.now(), met[1]);
}

void TestBreakpointSession::theNearestOfSeveralWins()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins, {1}, {3}));
    w.breakpoints.add(of(Kind::PairBegins, {1}, {2}));
    const auto right = metByStepping(w.scene(), w.breakpoints.list()[0], 60);
    const auto left = metByStepping(w.scene(), w.breakpoints.list()[1], 60);
    w.go(Direction::Forward);
    QCOMPARE(w.now(), std::min(right[0], left[0]));
    w.go(Direction::Forward);
    QCOMPARE(w.now(), std::max(right[0], left[0]));
    QCOMPARE(w.breakpoints.stop()->met[0].index, std::size_t{right[0] > left[0] ? 0U : 1U});
}

void TestBreakpointSession::whatIsOffIsPassed()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins, {1}, {3}));
    w.breakpoints.add(of(Kind::PairBegins, {1}, {2}));
    Breakpoint off = w.breakpoints.list()[0];
    off.enabled = false;
    w.breakpoints.replace(0, off);
    w.go(Direction::Forward);
    QCOMPARE(w.now(), metByStepping(w.scene(), w.breakpoints.list()[1], 60).front());
    QCOMPARE(w.breakpoints.firings(0), std::size_t{0});
}

void TestBreakpointSession::whatIsAddedLaterFindsThePast()
{
    Watched w;
    w.stepTo(40);
    w.breakpoints.add(of(Kind::PairBegins, {1}, {3}));
    w.stepTo(80); // during the search
    w.breakpoints.add(of(Kind::EntersRegion, {1}));
    QTRY_VERIFY(w.isSearched());
    for (std::size_t i = 0; i < 2; ++i)
        QCOMPARE(w.met(i), metByStepping(w.scene(), w.breakpoints.list()[i], 80));
}

void TestBreakpointSession::steppingOntoAFiringSaysSo()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins));
    const auto met = metByStepping(w.scene(), w.breakpoints.list()[0], 60);
    w.stepTo(met[0]);
    QVERIFY(w.breakpoints.stop());
    w.session.stepOnce();
    QVERIFY(!w.breakpoints.stop());
    w.session.seek(met[0] - 1);
    w.session.stepOnce(); // repeats the recorded step
    QVERIFY(w.breakpoints.stop());
    QCOMPARE(w.met(), std::vector<std::uint64_t>{met[0]});
}

void TestBreakpointSession::goingElsewhereForgetsTheStop()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins));
    w.go(Direction::Forward);
    QSignalSpy forgotten(&w.breakpoints, &BreakpointSession::stopForgotten);
    w.session.stepBack();
    QVERIFY(!w.breakpoints.stop());
    QCOMPARE(forgotten.size(), 1);
}

void TestBreakpointSession::theyOutliveTheSimulation()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins));
    w.go(Direction::Forward);
    const std::uint64_t first = w.now();
    w.session.stop();
    QVERIFY(!w.breakpoints.stop());
    QCOMPARE(w.breakpoints.list().size(), std::size_t{1});
    QCOMPARE(w.breakpoints.firings(0), std::size_t{0});
    w.go(Direction::Forward);
    QCOMPARE(w.now(), first);
    QCOMPARE(w.breakpoints.firings(0), std::size_t{1});
}

void TestBreakpointSession::anotherSceneEmptiesTheList()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins));
    w.stepTo(3);
    QSignalSpy changed(&w.breakpoints, &BreakpointSession::listChanged);
    w.document.reset(test::threeBoxes(), {});
    QVERIFY(w.breakpoints.list().empty());
    QVERIFY(!w.breakpoints.current());
    QCOMPARE(changed.size(), 1);
}

/// With half the time step everything happens in later steps; after taking this back, the old steps count again.
void TestBreakpointSession::anotherFutureHasItsOwnFirings()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins));
    w.stepTo(60);
    const std::vector<std::uint64_t> before = w.met();
    w.session.seek(20);
    SceneSettings settings = settingsOf(w.scene());
    settings.step.dt = 0.5;
    w.document.push(
        std::make_unique<EditSettings>(w.document, QStringLiteral("Edit"), settings, w.document.newGesture()));
    w.session.stepOnce();
    w.stepTo(60);
    QTRY_VERIFY(w.isSearched());
    const std::vector<std::uint64_t> after = w.met();
    QVERIFY(after != before);
    const auto upTo20 = [](const std::vector<std::uint64_t>& steps) {
        return std::vector<std::uint64_t>(steps.begin(), std::ranges::upper_bound(steps, 20U));
    };
    QCOMPARE(upTo20(after), upTo20(before));
    // dropped steps are kept only until the step after the fork, so fork again and take it back at once
    w.session.seek(30);
    settings.step.dt = 1.0;
    w.document.push(
        std::make_unique<EditSettings>(w.document, QStringLiteral("Edit"), settings, w.document.newGesture()));
    w.session.stepOnce();
    w.session.swapDroppedSteps();
    QTRY_VERIFY(w.isSearched());
    QCOMPARE(w.met(), after);
}

void TestBreakpointSession::aWayCanBeCancelled()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins, {77}));
    QSignalSpy stepped(&w.session, &SimulationSession::stepped);
    w.breakpoints.go(Direction::Forward);
    QTRY_VERIFY(stepped.size() > 1'000); // faster than real time, with steps of 1 s
    QVERIFY(w.breakpoints.progress()->simulates);
    w.breakpoints.cancel();
    QVERIFY(!w.breakpoints.progress());
    QCOMPARE(w.session.state(), State::Paused);
    w.breakpoints.go(Direction::Back);
    w.breakpoints.cancel();
    QVERIFY(!w.breakpoints.progress());
}

void TestBreakpointSession::pausingEndsTheWay()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins, {77}));
    w.breakpoints.go(Direction::Forward);
    w.session.pause();
    QVERIFY(!w.breakpoints.progress());
}

/// A search starts in the event loop, and results of older searches are ignored.
void TestBreakpointSession::anEditEndsTheSearch()
{
    Watched w(test::recordedWorld("everything"));
    w.stepTo(1'500);
    for (int i = 0; i < 20; ++i) {
        w.breakpoints.add(of(i % 2 == 0 ? Kind::MissedPair : Kind::FalseCandidate, {std::uint64_t(70 + i)}));
        w.breakpoints.go(Direction::Back);
        QVERIFY(!w.breakpoints.isSearched(w.breakpoints.list().size() - 1));
        QCoreApplication::processEvents();
    }
    while (w.breakpoints.list().size() > 1)
        w.breakpoints.remove(0);
    QTRY_VERIFY(w.isSearched());
    QCOMPARE(w.met(), metByStepping(w.scene(), w.breakpoints.list()[0], 1'500));
}

void TestBreakpointSession::removingKeepsTheOthers()
{
    Watched w;
    w.breakpoints.add(of(Kind::PairBegins, {1}, {3}));
    w.breakpoints.add(of(Kind::PairBegins, {1}, {2}));
    w.stepTo(60);
    const std::vector<std::uint64_t> second = w.met(1);
    w.breakpoints.remove(0);
    QCOMPARE(w.met(0), second);
    QCOMPARE(w.breakpoints.current(), std::optional<std::size_t>(0));
    w.breakpoints.remove(0);
    QVERIFY(!w.breakpoints.current());
}

BROADSIDE_EVENT_TEST(TestBreakpointSession)

} // namespace broadside::test::tst_breakpoint_session

#include "tst_breakpoint_session.moc"
