#include "core/debug/reduction/reduce.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "tests/core/dynamics/small_worlds.h"
#include "tests/support/test.h"

#include <algorithm>

namespace broadside::test::tst_reduce {

namespace {

constexpr std::uint64_t kFirst = 71; // ids of the two objects of the finding
constexpr std::uint64_t kSecond = 140;

SceneObject boxOf(std::uint64_t id, ObjectKind kind, Vec2 position, double width, double height, Vec2 velocity = {})
{
    SceneObject box;
    box.id = {id};
    box.name = "Box " + std::to_string(id);
    box.kind = kind;
    box.pose.position = position;
    box.shape = Box{width, height};
    box.velocity = velocity;
    return box;
}

/// 198 objects that touch nothing: each is in the middle of a cell of 2 m, above y = 4 and below y = 38.
Scene crowd()
{
    Scene scene = emptyWorld();
    scene.world = {41.0, 41.0, {}, {}, {}, EdgeRule::Open};
    scene.world.wind = {0.0, 0.0};
    scene.step.dt = 0.5;
    scene.broadPhase.cellSize = 2.0;
    std::uint64_t id = 0;
    for (int i = 0; i < 198; ++i) {
        do
            ++id;
        while (id == kFirst || id == kSecond);
        const auto kind = i % 3 == 0 ? ObjectKind::Dynamic : ObjectKind::Static;
        SceneObject one = boxOf(id, kind, {1.0 + 2.0 * (i % 19), 5.0 + 2.0 * (i / 19)}, 0.3, 0.3);
        one.mass = 3.0;
        one.restitution = 0.5;
        scene.append(std::make_shared<const SceneObject>(one));
    }
    return scene;
}

void add(Scene& scene, SceneObject object) { scene.append(std::make_shared<const SceneObject>(std::move(object))); }

constexpr auto kDynamic = ObjectKind::Dynamic;
constexpr auto kStatic = ObjectKind::Static;

/// The two objects of the finding, with more settings than the finding needs.
struct Faulty {
    Scene scene;
    Finding finding;
    std::vector<TimedInput> inputs;
};

Finding missed(MissCause cause, std::uint64_t step)
{
    return {Finding::Kind::MissedPair, step, {kFirst}, {kSecond}, cause};
}

Faulty larger()
{
    Faulty f{crowd(), missed(MissCause::LargerThanCells, 3), {}};
    f.scene.broadPhase.algorithm = Algorithm::CornerGrid;
    add(f.scene, boxOf(kFirst, kDynamic, {9.0125, 0.5}, 0.2525, 0.25, {0.0, 1.5}));
    add(f.scene, boxOf(kSecond, kStatic, {9.0, 3.0}, 14.0, 0.5));
    return f;
}

Faulty outside()
{
    Faulty f{crowd(), missed(MissCause::OutsideGrid, 3), {}};
    f.scene.broadPhase.algorithm = Algorithm::BucketGrid;
    add(f.scene, boxOf(kFirst, kDynamic, {-9.0, -3.3333}, 0.5, 0.5, {2.0, 0.0}));
    add(f.scene, boxOf(kSecond, kStatic, {-6.0, -3.3333}, 0.5, 0.5));
    return f;
}

Faulty partial()
{
    Faulty f{crowd(), missed(MissCause::PartialLastCell, 3), {}};
    f.scene.broadPhase.algorithm = Algorithm::BucketGrid;
    add(f.scene, boxOf(kFirst, kDynamic, {3.0, 40.6}, 0.3, 0.3, {2.0, 0.0}));
    add(f.scene, boxOf(kSecond, kStatic, {6.0, 40.6}, 0.3, 0.3));
    return f;
}

Faulty truncated()
{
    Faulty f{crowd(), missed(MissCause::IntegerTruncation, 3), {}};
    f.scene.broadPhase.algorithm = Algorithm::RangeGrid;
    add(f.scene, boxOf(kFirst, kDynamic, {2.25, 1.0}, 0.5, 0.5, {1.0, 0.0})); // at 4 m in step 3
    add(f.scene, boxOf(kSecond, kStatic, {4.25, 1.0}, 0.5, 0.5));
    return f;
}

Faulty roundedOff()
{
    for (int column = 1; column < 30; ++column) {
        Faulty f{crowd(), missed(MissCause::Rounding, 0), {}};
        f.scene.broadPhase = {Algorithm::CornerGrid, 0.1};
        const double border = column * 0.1;
        add(f.scene, boxOf(kFirst, kDynamic, {border - 0.035, 0.03}, 0.07, 0.04));
        add(f.scene, boxOf(kSecond, kStatic, {border + 0.015, 0.03}, 0.03, 0.04));
        if (firstFinding(f.scene, {}).value() == f.finding)
            return f;
    }
    qFatal("no border that floats miss");
}

/// The cannon rotates up in step 3 and then overlaps the box.
Faulty stale()
{
    Faulty f{crowd(), missed(MissCause::Stale, 3), {{3, AimInput{{kFirst}, {2.5, 9.0}}}}};
    f.scene.broadPhase.algorithm = Algorithm::CornerGrid;
    SceneObject cannon = boxOf(kFirst, kStatic, {2.5, 0.5}, 1.0, 1.0);
    cannon.shape = Mesh{{{0.0, -0.125}, {2.0, 0.0}, {0.0, 0.125}}, {0, 1, 2}};
    cannon.components.emplace_back(Lifetime{100.0});
    cannon.components.emplace_back(Launcher{{3}, 1.0});
    add(f.scene, cannon);
    add(f.scene, boxOf(kSecond, kDynamic, {2.5, 2.375}, 0.25, 0.25));
    return f;
}

Faulty passages()
{
    Faulty f{crowd(), {Finding::Kind::Passage, 3, {kSecond}, {kFirst}, MissCause::Unknown}, {}};
    add(f.scene, boxOf(kFirst, kStatic, {10.0, 1.3}, 0.123456, 1.5));
    add(f.scene, boxOf(kSecond, kDynamic, {2.0, 1.3}, 0.25, 0.25, {7.0, 0.0})); // at 9 m after step 2
    return f;
}

Result<std::optional<Reduction>> reduced(const Faulty& faulty, ReduceOptions options = {}, std::uint64_t steps = 20)
{
    options.plan = {steps, faulty.inputs};
    return reduce(faulty.scene, options);
}

} // namespace

using MakeFaulty = Faulty (*)();
} // namespace broadside::test::tst_reduce

Q_DECLARE_METATYPE(broadside::test::tst_reduce::MakeFaulty)

namespace broadside::test::tst_reduce {

class TestReduce : public QObject {
    Q_OBJECT
private slots:
    void everyFaultComesDownToTwo_data();
    void everyFaultComesDownToTwo();
    void whatTheFindingDoesNotNeedIsGone();
    void whatTheFindingNeedsStays();
    void whatIsSpawnedKeepsItsNumber();
    void nothingToReduce();
    void runsAreCounted();
    void canBeStopped();
    void aChosenFindingIsKept();
    void ofARecordTheFrameIsReduced_data();
    void ofARecordTheFrameIsReduced();
    void ofARecordTheStartIsReducedWhereTheFrameDoesNotShowIt();
};

void TestReduce::everyFaultComesDownToTwo_data()
{
    QTest::addColumn<MakeFaulty>("make");
    const auto row = [](const char* name, MakeFaulty make) { QTest::newRow(name) << make; };
    row("larger-than-cells", larger);
    row("outside-grid", outside);
    row("partial-last-cell", partial);
    row("integer-truncation", truncated);
    row("rounding", roundedOff);
    row("stale", stale);
    row("tunnelling", passages);
}

void TestReduce::everyFaultComesDownToTwo()
{
    QFETCH(const MakeFaulty, make);
    const Faulty faulty = make();
    QCOMPARE(faulty.scene.size(), std::size_t{200});
    const Reduction reduction = reduced(faulty).value().value();
    QVERIFY(reduction.finding == faulty.finding);
    QVERIFY(reduction.complete);
    QCOMPARE(reduction.scene.size(), std::size_t{2});
    for (const std::uint64_t id : {kFirst, kSecond})
        QCOMPARE(reduction.scene.find({id})->name, "Box " + std::to_string(id));
    QVERIFY(reduction.runs < 200);

    const SceneReading reading = readScene(writeScene(reduction.scene), "reduced");
    QVERIFY(reading.scene); // a launcher may warn that its projectile is missing
    QVERIFY(firstFinding(*reading.scene, {20, faulty.inputs}).value() == faulty.finding);
}

void TestReduce::whatTheFindingDoesNotNeedIsGone()
{
    Faulty faulty = larger();
    faulty.scene.world.gravity = {0.0, -1.0};
    faulty.scene.components.emplace_back(UnknownComponent{"weather", R"({"type":"weather"})"});
    faulty.scene.replace(edited(*faulty.scene.find({kFirst}), [](SceneObject& box) {
        box.mass = 7.5;
        box.restitution = 0.25;
        box.onHit = HitResponse::Stop;
        box.gravityScale = 0.0;
        box.components.emplace_back(Lifetime{50.0});
    }));
    faulty.scene.replace(edited(*faulty.scene.find({kSecond}), [](SceneObject& wall) { wall.category = 9; }));
    const Scene left = reduced(faulty).value().value().scene;
    const SceneObject& box = *left.find({kFirst});
    QCOMPARE(box.mass, 1.0);
    QCOMPARE(box.restitution, 1.0);
    QVERIFY(box.onHit == HitResponse::None);
    QVERIFY(box.components.empty());
    QCOMPARE(box.pose.position.x, 9.0); // it was 9.0125
    QCOMPARE(std::get<Box>(box.shape).width, 0.3);
    QCOMPARE(left.find({kSecond})->category, 1U);
    QVERIFY(left.components.empty());
    QCOMPARE(left.world.gravity, Vec2{});
    QCOMPARE(left.broadPhase.cellSize, 2.0);
    QCOMPARE(left.world.width, 41.0);
}

// A bumper sends the box to the wall; without the bumper there is no finding.
void TestReduce::whatTheFindingNeedsStays()
{
    Faulty faulty = larger();
    faulty.scene.replace(edited(*faulty.scene.find({kFirst}), [](SceneObject& box) {
        box.pose.position = {9.0, 1.5};
        box.velocity = {0.0, -1.0};
        box.onHit = HitResponse::Bounce;
    }));
    add(faulty.scene, boxOf(500, kStatic, {9.0, 0.0}, 1.0, 0.5));
    const Reduction reduction = reduced(faulty).value().value();
    QCOMPARE(reduction.scene.size(), std::size_t{3});
    QVERIFY(reduction.scene.contains({500}));
    QVERIFY(reduction.scene.find({kFirst})->onHit == HitResponse::Bounce);
    QVERIFY(reduction.finding.step > 3 && reduction.finding.cause == MissCause::LargerThanCells);
}

void TestReduce::whatIsSpawnedKeepsItsNumber()
{
    Faulty faulty{crowd(), {}, {}};
    faulty.scene.broadPhase.algorithm = Algorithm::CornerGrid;
    add(faulty.scene, boxOf(kSecond, kStatic, {9.0, 3.0}, 14.0, 0.5));
    SceneObject tap = boxOf(kFirst, kStatic, {9.0, 2.0}, 0.25, 0.25);
    tap.components.emplace_back(Spawner{{300}, 1.0, 5});
    add(faulty.scene, tap);
    add(faulty.scene, boxOf(300, kDynamic, {-50.0, -50.0}, 0.25, 0.25, {0.0, 0.5}));
    const Reduction reduction = reduced(faulty).value().value();
    QCOMPARE(reduction.finding.b.value, std::uint64_t{301});
    QCOMPARE(reduction.scene.size(), std::size_t{3});
}

void TestReduce::nothingToReduce()
{
    QVERIFY(!reduced({crowd(), {}, {}}).value());
    QVERIFY(!reduced(larger(), {}, 2).value()); // the pair is missed in step 3
    Scene refused = crowd();
    refused.broadPhase.cellSize = 1e-9;
    QVERIFY(!reduce(refused));
}

void TestReduce::runsAreCounted()
{
    for (const std::size_t most : {std::size_t{0}, std::size_t{1}, std::size_t{5}}) {
        ReduceOptions options;
        options.mostRuns = most;
        std::size_t runs = 0;
        options.progress = [&](std::size_t done, std::size_t objects) {
            QCOMPARE(done, ++runs);
            QVERIFY(objects >= 2 && objects <= 200);
        };
        const Reduction reduction = reduced(larger(), options).value().value();
        QVERIFY(!reduction.complete);
        QCOMPARE(reduction.runs, most);
        QCOMPARE(runs, most);
        QVERIFY(firstFinding(reduction.scene, {20, {}}).value() == reduction.finding);
    }
}

void TestReduce::canBeStopped()
{
    std::stop_source stop;
    ReduceOptions options;
    options.stop = stop.get_token();
    options.progress = [&](std::size_t runs, std::size_t) {
        if (runs == 4)
            stop.request_stop();
    };
    const Reduction reduction = reduced(larger(), options).value().value();
    QVERIFY(!reduction.complete);
    QCOMPARE(reduction.runs, std::size_t{4});
    QVERIFY(firstFinding(reduction.scene, {20, {}}).value() == reduction.finding);
    QVERIFY(!reduced(larger(), options).value()); // stopped before the first step
}

/// Two pairs are missed; the second one is chosen.
void TestReduce::aChosenFindingIsKept()
{
    Faulty faulty = larger();
    add(faulty.scene, boxOf(400, kDynamic, {27.0, 3.0}, 0.25, 0.25));
    add(faulty.scene, boxOf(401, kStatic, {27.0, 3.0}, 14.0, 0.5));
    const Finding chosen{Finding::Kind::MissedPair, 3, {400}, {401}, MissCause::LargerThanCells};
    QVERIFY(firstFinding(faulty.scene, {20, {}}).value() != chosen);
    QVERIFY(showsFinding(faulty.scene, chosen, {}).value());
    ReduceOptions options;
    options.finding = chosen;
    const Reduction reduction = reduced(faulty, options).value().value();
    QVERIFY(reduction.finding == chosen);
    QCOMPARE(reduction.scene.size(), std::size_t{2});
    QVERIFY(reduction.scene.contains({400}) && reduction.scene.contains({401}));
    QVERIFY(showsFinding(reduction.scene, chosen, {}).value());
    options.finding->cause = MissCause::Rounding;
    QVERIFY(!reduced(faulty, options).value());
}

namespace {

/// The history of so many steps.
History recorded(const Faulty& faulty, std::uint64_t steps)
{
    World world = World::fromScene(faulty.scene).value();
    History history(world);
    while (world.stepCount() < steps) {
        std::vector<Input> inputs;
        for (const TimedInput& input : faulty.inputs)
            if (input.step == world.stepCount() + 1)
                inputs.push_back(input.input);
        const StepReport report = world.step(inputs);
        history.record(world, report, inputs);
    }
    return history;
}

} // namespace

void TestReduce::ofARecordTheFrameIsReduced_data()
{
    QTest::addColumn<MakeFaulty>("make");
    QTest::addColumn<std::uint64_t>("step"); // of the finding, in the reduced scene
    const auto row = [](const char* name, MakeFaulty make, std::uint64_t step) { QTest::newRow(name) << make << step; };
    row("larger-than-cells", larger, 0);
    row("outside-grid", outside, 0);
    row("partial-last-cell", partial, 0);
    row("tunnelling", passages, 1);
}

void TestReduce::ofARecordTheFrameIsReduced()
{
    QFETCH(const MakeFaulty, make);
    QFETCH(const std::uint64_t, step);
    const Faulty faulty = make();
    ReduceOptions options;
    options.finding = faulty.finding;
    const auto result = reduceRecorded(faulty.scene, recorded(faulty, 6), options).value().value();
    const Reduction& reduction = result.reduction;
    QCOMPARE(reduction.scene.size(), std::size_t{2});
    Finding expected = faulty.finding;
    expected.step = step;
    QVERIFY(reduction.finding == expected);
    QVERIFY(result.inputs.empty());
    QVERIFY(showsFinding(reduction.scene, expected, result.inputs).value());
}

/// The cannon is registered at its old place; a world made from this step would register it at its new one.
void TestReduce::ofARecordTheStartIsReducedWhereTheFrameDoesNotShowIt()
{
    const Faulty faulty = stale();
    ReduceOptions options;
    options.finding = faulty.finding;
    const auto result = reduceRecorded(faulty.scene, recorded(faulty, 6), options).value().value();
    QVERIFY(result.reduction.finding.step > 0);
    QVERIFY(!result.inputs.empty());
    QVERIFY(showsFinding(result.reduction.scene, result.reduction.finding, result.inputs).value());
}

BROADSIDE_TEST(TestReduce)

} // namespace broadside::test::tst_reduce

#include "tst_reduce.moc"
