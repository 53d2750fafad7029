#include "core/dynamics/pair_order.h"
#include "core/dynamics/world.h"
#include "tests/core/dynamics/simple_world.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

#include <limits>

namespace broadside::test::tst_step_oracle {

namespace {

using testing::SimpleWorld;

/// What the objects of a random world have in common.
enum class Crowd : std::uint8_t { CirclesAndBoxes, AllShapes, Masks, Removing, FarAndOdd };

constexpr std::array kAlgorithms{Algorithm::PackedGrid, Algorithm::Grid, Algorithm::SweepAndPrune};

void makeOdd(SceneObject& object, Random& random)
{
    constexpr std::array kOdd{1e11,
                              -1e12,
                              9.9e11,
                              1e300,
                              -1e300,
                              std::numeric_limits<double>::infinity(),
                              std::numeric_limits<double>::quiet_NaN(),
                              -0.0};
    const double odd = kOdd[random.below(kOdd.size())];
    switch (random.below(3)) {
    case 0:
        object.velocity.x = odd;
        return;
    case 1:
        object.velocity = {-0.0, odd};
        return;
    default:
        object.pose.position.y = std::isfinite(odd) ? odd : 0.0;
    }
}

ObjectPtr randomObject(Random& random, std::uint64_t id, double side, Crowd crowd)
{
    auto object = std::make_shared<SceneObject>();
    object->id = {id};
    object->kind = random.below(4) == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
    if (crowd == Crowd::AllShapes)
        object->shape = testing::randomShape(random, static_cast<int>(random.below(testing::kShapeKinds)));
    else if (random.below(2) == 0)
        object->shape = Circle{0.5 * testing::randomSize(random)};
    else
        object->shape = Box{testing::randomSize(random), testing::randomSize(random)};
    const double x = random.between(0.0, side);
    object->pose = testing::randomPose(random, object->shape, {x, random.between(0.0, side)});
    object->velocity = testing::randomPoint(random, 8.0);
    object->acceleration = random.below(3) == 0 ? testing::randomPoint(random, 3.0) : Vec2{};
    object->mass = random.between(0.1, 4.0);
    object->restitution = random.between(0.0, 1.2);
    const bool reacts = crowd == Crowd::Removing || random.below(2) == 0;
    object->onHit = reacts ? static_cast<HitResponse>(random.below(4)) : HitResponse::None;
    if (crowd != Crowd::Removing && object->onHit == HitResponse::Remove && random.below(4) != 0)
        object->onHit = HitResponse::Bounce;
    if (crowd == Crowd::Masks) {
        object->category = 1U << random.below(3);
        object->mask = static_cast<std::uint32_t>(random.below(8));
    }
    if (crowd == Crowd::FarAndOdd && random.below(8) == 0)
        makeOdd(*object, random);
    return object;
}

Scene randomScene(Random& random, Crowd crowd)
{
    Scene scene;
    const std::uint64_t count = 20 + random.below(180);
    const double side = std::sqrt(static_cast<double>(count)) * random.between(0.4, 2.0);
    scene.world = {.width = side,
                   .height = 0.8 * side,
                   .gravity = random.below(2) == 0 ? Vec2{} : Vec2{0.0, -10.0},
                   .wind = {},
                   .terminalSpeed = {},
                   .edges = static_cast<EdgeRule>(random.below(4))};
    if (random.below(3) == 0)
        scene.world.terminalSpeed = random.between(1.0, 8.0);
    scene.step.integrator = static_cast<Integrator>(random.below(3));
    scene.broadPhase = {kAlgorithms[random.below(kAlgorithms.size())], 2.0};
    std::uint64_t id = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
        id += 1 + random.below(3);
        scene.append(randomObject(random, id, side, crowd));
    }
    return scene;
}

} // namespace

class TestStepOracle : public QObject {
    Q_OBJECT
private slots:
    void aStepIsThatOfTheSimpleForm_data();
    void aStepIsThatOfTheSimpleForm();
    void pairsAreSortedForAnyNumberOfRows_data();
    void pairsAreSortedForAnyNumberOfRows();
};

void TestStepOracle::aStepIsThatOfTheSimpleForm_data()
{
    QTest::addColumn<int>("crowd");
    QTest::newRow("circles and boxes") << static_cast<int>(Crowd::CirclesAndBoxes);
    QTest::newRow("all shapes") << static_cast<int>(Crowd::AllShapes);
    QTest::newRow("masks") << static_cast<int>(Crowd::Masks);
    QTest::newRow("objects that are removed") << static_cast<int>(Crowd::Removing);
    QTest::newRow("far coordinates, odd speeds") << static_cast<int>(Crowd::FarAndOdd);
}

void TestStepOracle::aStepIsThatOfTheSimpleForm()
{
    QFETCH(int, crowd);
    Random random(static_cast<std::uint64_t>(crowd) + 1);
    for (int round = 0; round < 25; ++round) {
        const Scene scene = randomScene(random, static_cast<Crowd>(crowd));
        World world = World::fromScene(scene).value();
        SimpleWorld simple(scene);
        for (int step = 0; step < 12; ++step) {
            const StepReport expected = simple.step();
            const StepReport actual = world.step();
            const auto where = [&] { return qPrintable(QStringLiteral("round %1 step %2").arg(round).arg(step)); };
            QVERIFY2(actual.began == expected.began, where());
            QVERIFY2(actual.stayed == expected.stayed, where());
            QVERIFY2(actual.ended == expected.ended, where());
            QVERIFY2(actual.events == expected.events, where());
            QVERIFY2(actual.removed == expected.removed, where());
            QVERIFY2(std::ranges::equal(actual.problems, expected.problems, {}, &Problem::object, &Problem::object),
                     where());
            QVERIFY2(actual.hits == expected.hits, where());
            QVERIFY2(actual.funnel.pairs == expected.funnel.pairs, where());
            QVERIFY2(actual.funnel.boxOverlaps == expected.funnel.boxOverlaps, where());
            QVERIFY2(actual.funnel.overlaps == expected.funnel.overlaps, where());
            QVERIFY2(actual.hash == expected.hash && world.hash() == expected.hash, where());
            constexpr double kRounding = 1e-12;
            QVERIFY2(simple.worstPush() <= kRounding, where());
        }
    }
}

void TestStepOracle::pairsAreSortedForAnyNumberOfRows_data()
{
    QTest::addColumn<std::uint64_t>("rows");
    QTest::addColumn<std::uint64_t>("pairs");
    QTest::newRow("few pairs") << std::uint64_t{50} << std::uint64_t{300};
    QTest::newRow("fewer rows than blocks") << std::uint64_t{300} << std::uint64_t{20'000};
    QTest::newRow("many rows") << std::uint64_t{100'000} << std::uint64_t{75'000};
    QTest::newRow("few pairs in many rows") << std::uint64_t{4'000'000} << std::uint64_t{1'000};
    QTest::newRow("a crowd around a few rows") << std::uint64_t{5'000} << std::uint64_t{40'000};
}

void TestStepOracle::pairsAreSortedForAnyNumberOfRows()
{
    QFETCH(std::uint64_t, rows);
    QFETCH(std::uint64_t, pairs);
    Random random(rows + pairs);
    std::vector<IndexPair> sorted;
    while (sorted.size() < pairs) {
        const auto a = static_cast<ObjectIndex>(random.below(sorted.size() % 3 == 0 ? 3 : rows));
        const auto b = static_cast<ObjectIndex>(random.below(rows));
        if (a != b)
            sorted.push_back(orderedPair(a, b));
    }
    std::vector<IndexPair> expected = sorted;
    std::ranges::sort(expected);
    std::vector<IndexPair> room;
    sortPairs(sorted, room, rows);
    QVERIFY(sorted == expected);
}

BROADSIDE_TEST(TestStepOracle)

} // namespace broadside::test::tst_step_oracle

#include "tst_step_oracle.moc"
