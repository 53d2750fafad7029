#include "core/debug/audit/passage_remedy.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/geometry_oracle.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>

namespace broadside::test::tst_passage {

namespace {

constexpr double kDt = 1.0 / 60.0;

/// A ball that moves 4 m to the right per step, from x = 2 at y = 5, and a wall 0.25 m thick at x = 4.
Scene ballAndWall()
{
    Scene scene = emptyWorld();
    scene.append(object(1, ObjectKind::Dynamic, {2.0, 5.0}, Circle{0.125}, HitResponse::None, moving({240.0, 0.0})));
    scene.append(object(2, ObjectKind::Static, {4.0, 5.0}, Box{0.25, 3.0}, HitResponse::None));
    return scene;
}

struct Run {
    World world;
    std::vector<Passage> found; ///< In the last step.
};

Run stepped(const Scene& scene, int steps = 1, std::vector<Input> inputs = {})
{
    Run run{worldOf(scene), {}};
    PassageTracker watch(run.world);
    for (int i = 0; i < steps; ++i) {
        const StepReport report = run.world.step(inputs);
        run.found = watch.observe(run.world, report);
        inputs.clear();
    }
    return run;
}

void replace(Scene& scene, std::uint64_t id, const std::function<void(SceneObject&)>& edit)
{
    scene.replace(edited(*scene.find({id}), edit));
}

/// Result of a search in small steps along the path; TooClose where it cannot decide.
enum class Verdict { Passed, DidNot, TooClose };

/// The pieces at the start, moved by a part of the path.
std::vector<testing::OraclePiece> movedBy(std::vector<testing::OraclePiece> pieces, Vec2 by)
{
    for (testing::OraclePiece& piece : pieces)
        for (testing::RealPoint& point : piece.points)
            point = point + testing::realOf(by);
    return pieces;
}

class March {
public:
    March(const World& world, ObjectIndex a, Vec2 fromA, ObjectIndex b, Vec2 fromB)
        : m_way((world.objects().poseOf(a).position - fromA) - (world.objects().poseOf(b).position - fromB))
        , m_a(piecesOf(world, a, fromA))
        , m_b(piecesOf(world, b, fromB))
    {}

    [[nodiscard]] Verdict verdict() const
    {
        constexpr int kLooks = 400;
        constexpr testing::Real kBand = 1e-6;
        if (leastGap(16) > length(m_way) / 16)
            return Verdict::DidNot; // from one sample to the next, the gap cannot close by more than the path
        const testing::Real atStart = gapAt(0.0);
        const testing::Real atEnd = gapAt(1.0);
        const testing::Real least = leastGap(kLooks);
        if (std::abs(atStart) < kBand || std::abs(atEnd) < kBand)
            return Verdict::TooClose;
        if (atStart < 0 || atEnd < 0)
            return Verdict::DidNot;
        if (least < -kBand)
            return Verdict::Passed;
        // an overlap may lie between two samples
        return least > length(m_way) / kLooks ? Verdict::DidNot : Verdict::TooClose;
    }

private:
    static std::vector<testing::OraclePiece> piecesOf(const World& world, ObjectIndex row, Vec2 from)
    {
        Pose pose = world.objects().poseOf(row);
        pose.position = from;
        return testing::oraclePieces(world.objects().shapeOf(row), pose);
    }
    [[nodiscard]] testing::Real gapAt(double fraction) const
    {
        return testing::signedGap(movedBy(m_a, fraction * m_way), m_b);
    }
    [[nodiscard]] testing::Real leastGap(int looks) const
    {
        testing::Real least = gapAt(0.0);
        for (int i = 1; i <= looks; ++i)
            least = std::min(least, gapAt(i / static_cast<double>(looks)));
        return least;
    }

    Vec2 m_way;
    std::vector<testing::OraclePiece> m_a;
    std::vector<testing::OraclePiece> m_b;
};

/// Everything moves up to 3 m per step among objects of 0.1 to 4 m.
Scene worldOfFastObjects(std::uint64_t seed)
{
    Random random(seed);
    Scene scene = emptyWorld({random.between(-5.0, 5.0), random.between(-20.0, 20.0)});
    scene.world.width = 20.0;
    scene.world.height = 20.0;
    scene.step.dt = kDt;
    for (std::uint64_t id = 1; id <= 26; ++id) {
        const auto kind = random.below(2) == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
        const Shape shape = testing::randomShape(random, static_cast<int>(random.below(testing::kShapeKinds)));
        const auto onHit = static_cast<HitResponse>(random.below(4));
        const Vec2 velocity = testing::randomPoint(random, 130.0);
        const double angle = random.between(0.0, 360.0);
        const auto mask = random.below(5) == 0 ? 2U : 0xffff'ffffU;
        const Vec2 position = Vec2{10.0, 10.0} + testing::randomPoint(random, 8.0);
        scene.append(object(id, kind, position, shape, onHit, [&](SceneObject& o) {
            o.velocity = velocity;
            o.pose.angle = angle;
            o.mask = mask;
            o.restitution = 0.5;
        }));
    }
    return scene;
}

std::vector<Vec2> positionsOf(const ObjectTable& objects)
{
    std::vector<Vec2> positions;
    for (ObjectIndex row = 0; row < objects.rowCount(); ++row)
        positions.push_back(objects.poseOf(row).position);
    return positions;
}

} // namespace

class TestPassage : public QObject {
    Q_OBJECT
private slots:
    void aFastBallPassesAThinWall();
    void whatIsSeenHasNotPassed_data();
    void whatIsSeenHasNotPassed();
    void sensorsCountToo();
    void theFasterOfTwoIsTheOneThatPassed();
    void oneThatWasPutElsewhereHasNoPath_data();
    void oneThatWasPutElsewhereHasNoPath();
    void whatWasNotThereBeforeIsPassedByNobody();
    void ofAFrameTheFirstWallCounts();
    void theRemedyHolds();
    void findsWhatAFineMarchFinds();
    void nothingPassesWhenMotionIsSwept();
};

void TestPassage::aFastBallPassesAThinWall()
{
    const std::vector<Passage> found = stepped(ballAndWall()).found;
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].object.value, std::uint64_t{1});
    QCOMPARE(found[0].through.value, std::uint64_t{2});
    QVERIFY(std::abs(found[0].fraction - 0.4375) < 1e-9); // 1.75 m of 4 m
    QVERIFY(length(found[0].place - Vec2{3.75, 5.0}) < 1e-9);
    QVERIFY(std::abs(found[0].pathLength - 4.0) < 1e-9);
    QVERIFY(std::abs(found[0].inside - 0.5) < 1e-8); // thickness of the wall plus that of the ball
    QVERIFY(std::abs(speedOf(found[0], kDt) - 240.0) < 1e-9);
    QVERIFY(length(found[0].objectPath.from - Vec2{2.0, 5.0}) < 1e-9);
    QVERIFY(length(found[0].objectPath.to - Vec2{6.0, 5.0}) < 1e-9);
    QCOMPARE(found[0].throughPath.from, found[0].throughPath.to);
}

void TestPassage::whatIsSeenHasNotPassed_data()
{
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("speed");
    QTest::addColumn<bool>("passed");
    QTest::newRow("through") << 2.0 << 5.0 << 240.0 << true;
    QTest::newRow("overlaps at the end") << 2.0 << 5.0 << 120.0 << false;
    QTest::newRow("overlaps at the start") << 4.0 << 5.0 << 240.0 << false;
    QTest::newRow("touches at the start") << 3.75 << 5.0 << 240.0 << false;
    QTest::newRow("stays before it") << 2.0 << 5.0 << 60.0 << false;
    QTest::newRow("goes away from it") << 2.0 << 5.0 << -240.0 << false;
    QTest::newRow("above it") << 2.0 << 6.7 << 240.0 << false;
    QTest::newRow("through its upper end") << 2.0 << 6.6 << 240.0 << true;
    QTest::newRow("backwards") << 6.0 << 5.0 << -240.0 << true;
    QTest::newRow("stands") << 2.0 << 5.0 << 0.0 << false;
}

void TestPassage::whatIsSeenHasNotPassed()
{
    QFETCH(const double, x);
    QFETCH(const double, y);
    QFETCH(const double, speed);
    QFETCH(const bool, passed);
    Scene scene = ballAndWall();
    replace(scene, 1, [&](SceneObject& ball) {
        ball.pose.position = {x, y};
        ball.velocity = {speed, 0.0};
    });
    QCOMPARE(stepped(scene).found.size(), std::size_t{passed});
    replace(scene, 2, [](SceneObject& wall) { wall.mask = 0; });
    QCOMPARE(stepped(scene).found.size(), std::size_t{0});
}

void TestPassage::sensorsCountToo()
{
    for (const HitResponse response : {HitResponse::Remove, HitResponse::Bounce, HitResponse::Stop}) {
        Scene scene = ballAndWall();
        replace(scene, 1, [&](SceneObject& ball) { ball.onHit = response; });
        QCOMPARE(stepped(scene).found.size(), std::size_t{1});
        scene.step.continuous = true;
        QCOMPARE(stepped(scene).found.size(), std::size_t{0});
    }
    Scene scene = ballAndWall(); // neither has a response
    scene.step.continuous = true;
    const Run run = stepped(scene);
    QCOMPARE(run.found.size(), std::size_t{0});
    QVERIFY(positionOf(run.world, 1).x > 5.9); // it passed, and the step saw the overlap
}

void TestPassage::theFasterOfTwoIsTheOneThatPassed()
{
    for (const double speed : {-30.0, -90.0, -300.0}) {
        Scene scene = ballAndWall();
        replace(scene, 2, [&](SceneObject& wall) {
            wall.kind = ObjectKind::Dynamic;
            wall.velocity = {speed, 0.0};
        });
        const std::vector<Passage> found = stepped(scene).found;
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].object.value, std::uint64_t{speed < -240.0 ? 2U : 1U});
        QVERIFY(std::abs(speedOf(found[0], kDt) - (240.0 - speed)) < 1e-9);
    }
}

void TestPassage::oneThatWasPutElsewhereHasNoPath_data()
{
    QTest::addColumn<int>("edges");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("speed");
    QTest::addColumn<bool>("passed");
    QTest::newRow("wraps to the left, over the wall") << int(EdgeRule::Wrap) << 9.0 << 240.0 << false;
    QTest::newRow("wraps to the right, over the wall") << int(EdgeRule::Wrap) << 1.0 << -240.0 << false;
    QTest::newRow("lands on the edge") << int(EdgeRule::Wrap) << 6.0 << -360.0 << true;
    QTest::newRow("comes from outside") << int(EdgeRule::Bounce) << -7.0 << 60.0 << false;
    QTest::newRow("bounces off the edge behind the wall") << int(EdgeRule::Bounce) << 2.0 << 480.0 << true;
}

void TestPassage::oneThatWasPutElsewhereHasNoPath()
{
    QFETCH(const int, edges);
    QFETCH(const double, x);
    QFETCH(const double, speed);
    QFETCH(const bool, passed);
    Scene scene = ballAndWall();
    scene.world.width = 10.0;
    scene.world.edges = EdgeRule(edges);
    replace(scene, 1, [&](SceneObject& ball) {
        ball.pose.position.x = x;
        ball.velocity.x = speed;
    });
    QCOMPARE(stepped(scene).found.size(), std::size_t{passed});
}

// The ball lies on the far side of the wall; the cannon puts it back.
void TestPassage::whatWasNotThereBeforeIsPassedByNobody()
{
    Scene scene = ballAndWall();
    replace(scene, 1, [](SceneObject& ball) {
        ball.pose.position = {8.0, 5.0};
        ball.velocity = {};
    });
    scene.append(object(3, ObjectKind::Static, {2.0, 5.0}, Circle{0.2}, HitResponse::None, [](SceneObject& cannon) {
        cannon.mask = 0;
        cannon.components.emplace_back(Launcher{{1}, 1.0});
    }));
    const Run shot = stepped(scene, 1, {ShootInput{{3}, {2.5, 5.0}}});
    QVERIFY(positionOf(shot.world, 1).x < 3.0);
    QCOMPARE(shot.found.size(), std::size_t{0});
    // the ball also jumped 6 m
    QCOMPARE(stepped(scene, 1, {ShootInput{{3}, {242.0, 5.0}}}).found.size(), std::size_t{0});
    replace(scene, 1, [](SceneObject& ball) { ball.pose.position = {2.0, 5.0}; });
    QCOMPARE(stepped(scene, 1, {ShootInput{{3}, {242.0, 5.0}}}).found.size(), std::size_t{1});
}

void TestPassage::ofAFrameTheFirstWallCounts()
{
    Scene scene = ballAndWall();
    replace(scene, 2, [](SceneObject& frame) {
        frame.shape = Compound{{{{-1.0, 0.0}, 0.0, Box{0.2, 3.0}}, {{1.0, 0.0}, 0.0, Box{0.4, 3.0}}}};
    });
    const std::vector<Passage> found = stepped(scene).found;
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY(std::abs(found[0].fraction - 0.19375) < 1e-9);
    QVERIFY2(found[0].inside > 0.35 && found[0].inside <= 0.45 + 1e-8, std::to_string(found[0].inside).c_str());
}

/// The first number after `words`.
double numberAfter(const std::string& text, const std::string& words)
{
    const std::size_t at = text.find(words);
    return at == std::string::npos ? -1.0 : std::stod(text.substr(at + words.size()));
}

void TestPassage::theRemedyHolds()
{
    Scene scene = ballAndWall();
    const std::string remedy = remedyFor(stepped(scene).found.at(0), kDt, "Ball (1)", "Wall (2)").text();
    QVERIFY2(
        remedy.find(
            "Ball (1) moved 4 m in a step of 0.0167 s and overlapped Wall (2) for 0.5 m of this path. Use swept ") == 0,
        remedy.c_str());
    const auto passes = [](Scene changed, int steps) {
        World world = worldOf(changed);
        bool seen = false;
        for (int i = 0; i < steps; ++i)
            seen = seen || !world.step().began.empty();
        return !seen;
    };
    QVERIFY(passes(scene, 1));
    Scene finer = scene;
    finer.step.dt = numberAfter(remedy, "make a step at most ");
    QVERIFY(!passes(finer, 20));
    Scene slower = scene;
    replace(slower, 1, [&](SceneObject& ball) { ball.velocity.x = numberAfter(remedy, "to less than "); });
    QVERIFY(!passes(slower, 20));
    Scene thicker = scene;
    replace(thicker, 2, [&](SceneObject& wall) {
        wall.shape = Box{0.25 + numberAfter(remedy, "thicker by "), 3.0};
        wall.pose.position.x = 4.6;
    });
    QVERIFY(!passes(thicker, 1));
}

void TestPassage::findsWhatAFineMarchFinds()
{
    const int worlds = qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? 400 : 40;
    int passed = 0;
    int tooClose = 0;
    for (int seed = 1; seed <= worlds; ++seed) {
        World world = worldOf(worldOfFastObjects(static_cast<std::uint64_t>(seed)));
        PassageTracker watch(world);
        for (int step = 1; step <= 3; ++step) {
            const ObjectTable& objects = world.objects();
            const std::vector<Vec2> before = positionsOf(objects);
            const StepReport report = world.step();
            const std::vector<Passage> found = watch.observe(world, report);
            for (ObjectIndex a = 0; a < objects.rowCount(); ++a) {
                for (ObjectIndex b = a + 1; b < objects.rowCount(); ++b) {
                    const IdPair ids{objects.idOf(a), objects.idOf(b)};
                    // passages with a seen overlap are tested in tst_crossing
                    const auto isThePair = [&](const Passage& t) {
                        return !t.wasSeen && std::pair{std::min(t.object, t.through), std::max(t.object, t.through)} ==
                                                 std::pair{ids.a, ids.b};
                    };
                    const auto count = std::ranges::count_if(found, isThePair);
                    QVERIFY(count <= 1);
                    const bool met = std::ranges::count(report.began, ids) + std::ranges::count(report.stayed, ids) > 0;
                    const bool mayMeet = objects.isPresent(a) && objects.isPresent(b) && !met &&
                                         canCollide(objects.filterOf(a), objects.filterOf(b));
                    const Verdict verdict =
                        mayMeet ? March(world, a, before[a], b, before[b]).verdict() : Verdict::DidNot;
                    tooClose += verdict == Verdict::TooClose;
                    passed += verdict == Verdict::Passed;
                    if (verdict != Verdict::TooClose)
                        QVERIFY2((count == 1) == (verdict == Verdict::Passed),
                                 qPrintable(QStringLiteral("seed %1, step %2: %3 and %4")
                                                .arg(seed)
                                                .arg(step)
                                                .arg(ids.a.value)
                                                .arg(ids.b.value)));
                }
            }
        }
    }
    QVERIFY2(passed > worlds && tooClose < passed, qPrintable(QStringLiteral("%1 %2").arg(passed).arg(tooClose)));
}

void TestPassage::nothingPassesWhenMotionIsSwept()
{
    const int worlds = qEnvironmentVariableIsSet("BROADSIDE_LONG_TESTS") ? 4000 : 400;
    for (int seed = 1; seed <= worlds; ++seed) {
        Scene scene = worldOfFastObjects(static_cast<std::uint64_t>(seed));
        scene.step.continuous = true;
        World world = worldOf(scene);
        PassageTracker watch(world);
        for (int step = 1; step <= 10; ++step) {
            const StepReport report = world.step();
            const std::vector<Passage> found = watch.observe(world, report);
            if (!found.empty())
                QFAIL(qPrintable(QStringLiteral("seed %1, step %2: %3 through %4")
                                     .arg(seed)
                                     .arg(step)
                                     .arg(found[0].object.value)
                                     .arg(found[0].through.value)));
        }
    }
}

BROADSIDE_TEST(TestPassage)

} // namespace broadside::test::tst_passage

#include "tst_passage.moc"
