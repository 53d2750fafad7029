#include "core/debug/breakpoints/breakpoint_watch.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_breakpoints {

namespace {

using Kind = Breakpoint::Kind;

constexpr auto kDynamic = ObjectKind::Dynamic;
constexpr auto kStatic = ObjectKind::Static;
constexpr auto kNone = HitResponse::None;

/// 10 by 10 m, steps of 1 s, no gravity. The runner (1) moves 1 m to the right per step, from (1.5, 5). A post (2) of
/// 0.5 m is at (5.5, 5), from 5.25 to 5.75. The runner's box of 0.5 m overlaps it in step 4 only.
Scene runnerAndPost()
{
    Scene scene = emptyWorld();
    scene.world.width = scene.world.height = 10.0;
    scene.step.dt = 1.0;
    scene.append(object(1, kDynamic, {1.5, 5.0}, Box{0.5, 0.5}, kNone, [](SceneObject& runner) {
        runner.name = "Runner";
        runner.velocity = {1.0, 0.0};
        runner.category = 4;
    }));
    scene.append(object(2, kStatic, {5.5, 5.0}, Box{0.5, 0.5}, kNone, [](SceneObject& post) { post.name = "Post"; }));
    return scene;
}

void edit(Scene& scene, std::uint64_t id, const std::function<void(SceneObject&)>& change)
{
    scene.replace(edited(*scene.find({id}), change));
}

struct Firing {
    std::uint64_t step = 0;
    MetBreakpoint fired;
};

/// All breakpoints that fire in the first steps of a scene.
std::vector<Firing> firingsOf(const Scene& scene, const std::vector<Breakpoint>& breakpoints, int steps = 10)
{
    World world = worldOf(scene);
    BreakpointWatch watch;
    watch.restart(world, nullptr, breakpoints);
    std::vector<Firing> firings;
    for (int i = 0; i < steps; ++i) {
        const StepReport report = world.step();
        for (MetBreakpoint& fired : watch.evaluate(world, report, breakpoints))
            firings.push_back({report.step, std::move(fired)});
    }
    return firings;
}

std::vector<Firing> firingsOf(const Scene& scene, const Breakpoint& breakpoint, int steps = 10)
{
    return firingsOf(scene, std::vector<Breakpoint>{breakpoint}, steps);
}

QList<int> stepsOf(const std::vector<Firing>& firings)
{
    QList<int> steps;
    for (const Firing& firing : firings)
        steps.append(int(firing.step));
    return steps;
}

Breakpoint of(Kind kind)
{
    Breakpoint breakpoint;
    breakpoint.kind = kind;
    return breakpoint;
}

using Change = void (*)(Scene& scene, Breakpoint& breakpoint);

} // namespace

} // namespace broadside::test::tst_breakpoints

Q_DECLARE_METATYPE(broadside::test::tst_breakpoints::Change)

namespace broadside::test::tst_breakpoints {

class TestBreakpoints : public QObject {
    Q_OBJECT
private slots:
    void firesInItsStep_data();
    void firesInItsStep();
    void filtersChooseWhomItIsAbout_data();
    void filtersChooseWhomItIsAbout();
    void whatIsOffDoesNotCount();
    void severalInOneStepCountOnce();
    void aRestartForgetsTheStepBefore();
    void afterARestartOnlyWhatIsNewCounts_data();
    void afterARestartOnlyWhatIsNewCounts();
    void everyKindIsNamed();
};

void TestBreakpoints::firesInItsStep_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<Change>("change");
    QTest::addColumn<QList<int>>("steps");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char* name, Kind kind, QList<int> steps, const char* sentence, Change change) {
        QTest::newRow(name) << int(kind) << change << steps << QByteArray(sentence);
    };
    const Change asIs = [](Scene&, Breakpoint&) {};
    row("pair begins", Kind::PairBegins, {4}, "Step 4: Runner (1) and Post (2) began to overlap.", asIs);
    row("pair ends", Kind::PairEnds, {5}, "Step 5: Runner (1) and Post (2) stopped overlapping.", asIs);
    row("pair ends by removal", Kind::PairEnds, {4}, "Step 4: Runner (1) and Post (2) stopped overlapping.",
        [](Scene& scene, Breakpoint&) { edit(scene, 2, [](SceneObject& o) { o.onHit = HitResponse::Remove; }); });
    row("object hit", Kind::ObjectHit, {4}, "Step 4: Runner (1) was hit by Post (2).",
        [](Scene& scene, Breakpoint&) { edit(scene, 2, [](SceneObject& o) { o.onHit = HitResponse::Remove; }); });
    row("nobody answers", Kind::ObjectHit, {}, "", asIs);
    const Change region = [](Scene&, Breakpoint& b) { b.region = {{3.0, 4.0}, {4.0, 6.0}}; };
    row("enters", Kind::EntersRegion, {2}, "Step 2: Runner (1) entered the region.", region);
    row("touches", Kind::EntersRegion, {1}, "Step 1: Runner (1) entered the region.", [](Scene&, Breakpoint& b) {
        b.region = {{2.75, 4.0}, {2.75, 6.0}};
    });
    row("was in it", Kind::EntersRegion, {}, "", [](Scene&, Breakpoint& b) { b.region = {{0.0, 0.0}, {10.0, 10.0}}; });
    row("leaves", Kind::LeavesRegion, {3}, "Step 3: Runner (1) left the region.", region);
    row("is removed in it", Kind::LeavesRegion, {}, "", [](Scene& scene, Breakpoint& b) {
        b.region = {{5.0, 4.0}, {7.0, 6.0}};
        edit(scene, 1, [](SceneObject& o) { o.onHit = HitResponse::Remove; });
    });
    row("appears in it", Kind::EntersRegion, {3}, "Step 3: Runner 1 (4) entered the region.",
        [](Scene& scene, Breakpoint& b) {
            b.region = {{5.0, 8.0}, {7.0, 9.0}};
            b.first.ids = {{4}};
            scene.append(object(3, kStatic, {6.0, 8.5}, Box{0.1, 0.1}, kNone, [](SceneObject& tap) {
                tap.mask = 0;
                tap.components.emplace_back(Spawner{{1}, 3.0, 1});
            }));
        });
    row("leaves the world", Kind::LeavesWorld, {9}, "Step 9: Runner (1) left the world at (10.5, 5) m.", asIs);
    row("is removed beyond the edge", Kind::LeavesWorld, {9}, "Step 9: Runner (1) left the world at (10.5, 5) m.",
        [](Scene& scene, Breakpoint&) { scene.world.edges = EdgeRule::Remove; });
    row("bounces off the edge", Kind::LeavesWorld, {}, "",
        [](Scene& scene, Breakpoint&) { scene.world.edges = EdgeRule::Bounce; });
    row("candidates", Kind::CandidatesAbove, {3}, "Step 3: The broad phase reported 1 candidate, more than 0.",
        [](Scene& scene, Breakpoint& b) {
            scene.broadPhase.cellSize = 1.5; // the post's cell is from 4.5 to 6
            b.count = 0;
        });
    row("not so many candidates", Kind::CandidatesAbove, {}, "", [](Scene&, Breakpoint& b) { b.count = 1; });
    row("missed", Kind::MissedPair, {4},
        "Step 4: The broad phase missed Runner (1) and Post (2), because of larger-than-cells.",
        [](Scene& scene, Breakpoint&) {
            scene.broadPhase = {Algorithm::CornerGrid, 1.0};
            edit(scene, 2, [](SceneObject& o) { o.shape = Box{0.5, 9.0}; });
        });
    row("nothing missed", Kind::MissedPair, {}, "", asIs);
    row("tunnelling", Kind::Passage, {2}, "Step 2: Runner (1) passed through Post (2) at 3 m/s, undetected.",
        [](Scene& scene, Breakpoint&) { edit(scene, 1, [](SceneObject& o) { o.velocity.x = 3.0; }); });
    row("seen too late", Kind::Passage, {2},
        "Step 2: Runner (1) passed through Post (2) at 2.2 m/s, detected too late.", [](Scene& scene, Breakpoint&) {
            edit(scene, 1, [](SceneObject& o) {
                o.velocity.x = 2.2;
                o.onHit = HitResponse::Bounce;
            });
        });
    row("seen", Kind::Passage, {}, "", asIs);
    row("not a number", Kind::NotANumber, {2},
        "Step 2: The position or velocity of Runner (1) became NaN or infinite, so the object was stopped.",
        [](Scene& scene, Breakpoint&) { edit(scene, 1, [](SceneObject& o) { o.velocity.x = 9e11; }); });
    row("numbers", Kind::NotANumber, {}, "", asIs);
    row("false candidate", Kind::FalseCandidate, {2, 5},
        "Step 2: Runner (1) and Post (2) are candidates but do not overlap.",
        [](Scene& scene, Breakpoint&) { scene.broadPhase.cellSize = 3.3; }); // they overlap in between
}

void TestBreakpoints::firesInItsStep()
{
    QFETCH(const int, kind);
    QFETCH(const Change, change);
    QFETCH(const QList<int>, steps);
    QFETCH(const QByteArray, sentence);
    Scene scene = runnerAndPost();
    Breakpoint breakpoint = of(Kind(kind));
    change(scene, breakpoint);
    const std::vector<Firing> firings = firingsOf(scene, breakpoint);
    QCOMPARE(stepsOf(firings), steps);
    if (!firings.empty())
        QCOMPARE(QByteArray::fromStdString(firings[0].fired.sentence.text()), sentence);
}

void TestBreakpoints::filtersChooseWhomItIsAbout_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("fires");
    const auto row = [](const char* name, bool fires, Change change) { QTest::newRow(name) << change << fires; };
    row("any", true, [](Scene&, Breakpoint&) {});
    row("the one by id", true, [](Scene&, Breakpoint& b) { b.first.ids = {{1}}; });
    row("the other by id", true, [](Scene&, Breakpoint& b) { b.first.ids = {{2}}; });
    row("both by id", true, [](Scene&, Breakpoint& b) {
        b.first.ids = {{7}, {2}};
        b.second.ids = {{1}};
    });
    row("the same twice", false, [](Scene&, Breakpoint& b) { b.first.ids = b.second.ids = {{1}}; });
    row("somebody else", false, [](Scene&, Breakpoint& b) { b.second.ids = {{3}}; });
    row("category", true, [](Scene&, Breakpoint& b) { b.second.categories = 4 | 8; });
    row("no such category", false, [](Scene&, Breakpoint& b) { b.first.categories = 8; });
    row("name", true, [](Scene&, Breakpoint& b) { b.first.nameText = "rUNN"; });
    row("no such name", false, [](Scene&, Breakpoint& b) { b.first.nameText = "ball"; });
    row("name of one without", true, [](Scene& scene, Breakpoint& b) {
        edit(scene, 2, [](SceneObject& o) { o.name.clear(); });
        b.first.nameText = "object 2";
    });
    row("all must hold", false, [](Scene&, Breakpoint& b) {
        b.first.ids = {{1}};
        b.first.nameText = "post";
    });
}

void TestBreakpoints::filtersChooseWhomItIsAbout()
{
    QFETCH(const Change, change);
    QFETCH(const bool, fires);
    Scene scene = runnerAndPost();
    Breakpoint breakpoint = of(Kind::PairBegins);
    change(scene, breakpoint);
    QCOMPARE(stepsOf(firingsOf(scene, breakpoint)), fires ? QList<int>{4} : QList<int>{});
}

void TestBreakpoints::whatIsOffDoesNotCount()
{
    for (const BreakpointInfo& info : breakpointKinds()) {
        Breakpoint breakpoint = of(info.kind);
        breakpoint.enabled = false;
        breakpoint.count = 0;
        QVERIFY(firingsOf(runnerAndPost(), breakpoint).empty());
    }
}

void TestBreakpoints::severalInOneStepCountOnce()
{
    Scene scene = runnerAndPost();
    for (std::uint64_t id = 3; id <= 5; ++id)
        scene.append(object(id, kStatic, {5.5, 5.0}, Circle{0.1 * static_cast<double>(id)}, kNone));
    const auto firings = firingsOf(scene, of(Kind::PairBegins));
    QCOMPARE(firings.size(), std::size_t{1});
    QCOMPARE(firings[0].fired.objects, (std::vector<ObjectId>{{1}, {2}}));
    QCOMPARE(firings[0].fired.sentence.text(),
             std::string("Step 4: Runner (1) and Post (2) began to overlap, and 3 more do the same."));
}

// After a restart at the first step, the jump back must not count as motion.
void TestBreakpoints::aRestartForgetsTheStepBefore()
{
    Scene scene = runnerAndPost();
    World world = worldOf(scene);
    const WorldState start = world.state();
    BreakpointWatch watch;
    std::vector<Breakpoint> breakpoints{of(Kind::LeavesRegion), of(Kind::Passage), of(Kind::EntersRegion)};
    for (Breakpoint& breakpoint : breakpoints)
        breakpoint.region = {{7.0, 4.0}, {9.0, 6.0}};
    watch.restart(world, nullptr, breakpoints);
    const auto stepsTo = [&](int last) {
        QList<int> steps;
        for (int i = 0; i < last; ++i) {
            const StepReport report = world.step();
            for (const MetBreakpoint& fired : watch.evaluate(world, report, breakpoints))
                steps.append(int(10 * report.step + fired.index));
        }
        return steps;
    };
    QCOMPARE(stepsTo(7), (QList<int>{62})); // enters the region in step 6
    world.restore(start);
    watch.restart(world, nullptr, breakpoints);
    QCOMPARE(stepsTo(7), (QList<int>{62})); // and the jump back did not count as leaving it
}

void TestBreakpoints::afterARestartOnlyWhatIsNewCounts_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("missed") << int(Kind::MissedPair);
    QTest::newRow("false candidate") << int(Kind::FalseCandidate);
    QTest::newRow("candidates") << int(Kind::CandidatesAbove);
}

// A lasting condition is met in its first step only, and not in the first step after a restart.
void TestBreakpoints::afterARestartOnlyWhatIsNewCounts()
{
    QFETCH(const int, kind);
    Scene scene = runnerAndPost();
    scene.broadPhase = {Algorithm::CornerGrid, 1.0};
    edit(scene, 1, [](SceneObject& o) { o.velocity = {}; });
    if (Kind(kind) == Kind::MissedPair) {
        edit(scene, 1, [](SceneObject& o) { o.pose.position.x = 5.5; });
        edit(scene, 2, [](SceneObject& o) { o.shape = Box{0.5, 9.0}; });
    } else {
        edit(scene, 1, [](SceneObject& o) { o.pose.position.x = 5.0 - 0.05; }); // next to the post, in the same cell
        edit(scene, 1, [](SceneObject& o) { o.shape = Box{0.5, 0.5}; });
    }
    std::vector<Breakpoint> breakpoints{of(Kind(kind))};
    breakpoints[0].count = 0;
    World world = worldOf(scene);
    BreakpointWatch watch;
    watch.restart(world, nullptr, breakpoints);
    StepReport report = world.step();
    QCOMPARE(watch.evaluate(world, report, breakpoints).size(), std::size_t{1});
    watch.restart(world, &report, breakpoints);
    report = world.step();
    QCOMPARE(watch.evaluate(world, report, breakpoints).size(), std::size_t{0});
}

void TestBreakpoints::everyKindIsNamed()
{
    QCOMPARE(breakpointKinds().size(), std::size_t{11});
    for (std::size_t i = 0; i < breakpointKinds().size(); ++i) {
        const BreakpointInfo& info = breakpointKinds()[i];
        QCOMPARE(static_cast<std::size_t>(info.kind), i);
        QVERIFY(breakpointKindNamed(info.name) == info.kind);
        QVERIFY(&infoOf(info.kind) == &info);
        QVERIFY(!info.summary.empty());
    }
    QVERIFY(!breakpointKindNamed("never"));
}

BROADSIDE_TEST(TestBreakpoints)

} // namespace broadside::test::tst_breakpoints

#include "tst_breakpoints.moc"
