#include "core/debug/why/why.h"
#include "tests/support/cannon_world.h"
#include "tests/support/test.h"

namespace broadside::test::tst_why {

namespace {

/// Ball (1, dynamic) and Wall (2, static), boxes of 1 m, in a world of 9.6 x 4.8 m with cells of 2.5 m.
Scene twoBoxes(Vec2 ball, Vec2 wall)
{
    Scene scene;
    SceneObject object;
    object.id = {1};
    object.name = "Ball";
    object.kind = ObjectKind::Dynamic;
    object.gravityScale = 0.0;
    object.pose.position = ball;
    scene.append(std::make_shared<const SceneObject>(object));
    object.id = {2};
    object.name = "Wall";
    object.kind = ObjectKind::Static;
    object.pose.position = wall;
    scene.append(std::make_shared<const SceneObject>(object));
    return scene;
}

template<class Edit>
void change(Scene& scene, ObjectId id, Edit&& edit)
{
    scene.replace(edited(*scene.find(id), edit));
}

WhyAnswer whyIn(const World& world, ObjectId a = {1}, ObjectId b = {2}, const PairWatch* watch = nullptr)
{
    return why(Frame::of(world), *world.objects().rowOf(a), *world.objects().rowOf(b), watch);
}

WhyAnswer whyIn(const Scene& scene) { return whyIn(World::fromScene(scene).value()); }

} // namespace

class TestWhy : public QObject {
    Q_OBJECT
private slots:
    void farApartShareNoCell();
    void falsePositiveNamesTheCellsThatSeparate();
    void falsePositiveOfTouchingDistanceIsLeftAlone();
    void bruteForceMakesEverythingACandidate();
    void boxesOverlapButShapesDoNot();
    void overlapSaysWhatToSetWhenNothingResponds();
    void overlapSaysSinceWhen();
    void staticPairsAreNeverTested();
    void masksAreNamedWithWhatToSet_data();
    void masksAreNamedWithWhatToSet();
    void aRemovedObjectIsToldWithItsStep();
    void aRemovalSaysByWhat_data();
    void aRemovalSaysByWhat();
    void aMissedPairHasACause();
    void aMissedPairSaysWhereTheTwoAreRegistered();
    void falsePositiveOfAWrappedBucketIsExplained();
    void sharedCellsAreThoseOfTheAlgorithm();
    void theAnswerIsTheSameBothWaysRound();
    void whatMetInTheStepOverlaps();
    void equalNamesHaveIds();
    void aStaticOwnerOfABounceRespondsToNothing();
};

void TestWhy::farApartShareNoCell()
{
    const WhyAnswer answer = whyIn(twoBoxes({1.0, 1.0}, {8.0, 1.0}));
    QVERIFY(answer.canCollide);
    QVERIFY(!answer.candidate);
    QVERIFY(!answer.boxOverlap);
    QVERIFY(!answer.overlap);
    QCOMPARE(answer.distance, 6.0);
    QVERIFY(!answer.cause);
    QVERIFY(answer.sharedCells.empty());
    QCOMPARE(answer.sentence.text(),
             std::string("Ball and Wall are 6 m apart and share no cell: Ball is in cell 0, Wall in cell 3."));
    QVERIFY(!answer.remedy.empty());
}

void TestWhy::falsePositiveNamesTheCellsThatSeparate()
{
    const WhyAnswer answer = whyIn(twoBoxes({0.5, 0.5}, {2.0, 1.0}));
    QVERIFY(answer.candidate);
    QVERIFY(!answer.boxOverlap);
    QCOMPARE(answer.sharedCells, std::vector<std::uint64_t>{0});
    QCOMPARE(answer.sentence.text(),
             std::string("Ball and Wall share cell 0, but their boxes are 0.5 m apart: a false positive."));
    QVERIFY2(answer.remedy.text().starts_with("Cells of 0.5 m or smaller"), answer.remedy.text().c_str());
    // The suggested cells work wherever the two objects are.
    for (double x = 0.5; x < 3.0; x += 0.07) {
        Scene scene = twoBoxes({x, 0.5}, {x + 1.5 + 1e-9, 1.0});
        scene.broadPhase.cellSize = 0.5;
        QVERIFY2(!whyIn(scene).candidate, std::to_string(x).c_str());
    }
}

void TestWhy::falsePositiveOfTouchingDistanceIsLeftAlone()
{
    const WhyAnswer answer = whyIn(twoBoxes({0.5, 0.5}, {1.501, 0.5}));
    QVERIFY(answer.candidate);
    QVERIFY2(answer.remedy.text().starts_with("Change nothing"), answer.remedy.text().c_str());
}

void TestWhy::bruteForceMakesEverythingACandidate()
{
    Scene scene = twoBoxes({1.0, 1.0}, {8.0, 1.0});
    scene.broadPhase.algorithm = Algorithm::BruteForce;
    const WhyAnswer answer = whyIn(scene);
    QVERIFY(answer.candidate);
    QVERIFY2(answer.sentence.text().find("brute-force") != std::string::npos, answer.sentence.text().c_str());
    QVERIFY2(answer.remedy.text().find("grid") != std::string::npos, answer.remedy.text().c_str());
}

void TestWhy::boxesOverlapButShapesDoNot()
{
    Scene scene = twoBoxes({1.0, 1.0}, {1.9, 1.9});
    for (const ObjectId id : {ObjectId{1}, ObjectId{2}})
        change(scene, id, [](SceneObject& object) { object.shape = Circle{0.5}; });
    const WhyAnswer answer = whyIn(scene);
    QVERIFY(answer.boxOverlap);
    QVERIFY(!answer.overlap);
    QCOMPARE(answer.sentence.text(),
             std::string("The boxes of Ball and Wall overlap, but their shapes are 0.273 m apart."));
}

void TestWhy::overlapSaysWhatToSetWhenNothingResponds()
{
    Scene scene = twoBoxes({1.0, 1.0}, {2.0, 1.0}); // they touch
    QVERIFY(whyIn(scene).overlap);
    QCOMPARE(whyIn(scene).sentence.text(), std::string("Ball and Wall overlap."));
    QVERIFY(whyIn(scene).remedy.text().find("Set `onHit`") == 0);
    change(scene, {2}, [](SceneObject& object) { object.onHit = HitResponse::Remove; });
    QVERIFY(whyIn(scene).remedy.text().find("Nothing is wrong") == 0);
}

void TestWhy::overlapSaysSinceWhen()
{
    Scene scene = twoBoxes({1.0, 1.0}, {2.5, 1.0}); // a gap of 0.5 m
    change(scene, {1}, [](SceneObject& object) { object.velocity = {1.0, 0.0}; });
    scene.step.dt = 0.125;
    World world = World::fromScene(scene).value();
    PairWatch watch({2}, {1});
    for (int i = 0; i < 6; ++i)
        watch.observe(world.step());
    QCOMPARE(watch.overlapBegan(), std::optional<std::uint64_t>{4});
    QCOMPARE(whyIn(world, {1}, {2}, &watch).sentence.text(),
             std::string("Ball and Wall have overlapped since step 4."));
    for (int i = 0; i < 20; ++i)
        watch.observe(world.step());
    QCOMPARE(watch.overlapBegan(), std::nullopt); // passed through
    QCOMPARE(watch.lastBegan(), std::optional<std::uint64_t>{4});
}

void TestWhy::staticPairsAreNeverTested()
{
    Scene scene = twoBoxes({1.0, 1.0}, {2.0, 1.0});
    change(scene, {1}, [](SceneObject& object) { object.kind = ObjectKind::Static; });
    const WhyAnswer answer = whyIn(scene);
    QVERIFY(!answer.canCollide);
    QVERIFY(!answer.candidate);
    QVERIFY(!answer.cause);
    QVERIFY2(answer.sentence.text().find("both are static") != std::string::npos, answer.sentence.text().c_str());
    QVERIFY2(answer.remedy.text().find("dynamic") != std::string::npos, answer.remedy.text().c_str());
}

void TestWhy::masksAreNamedWithWhatToSet_data()
{
    QTest::addColumn<unsigned>("categoryA");
    QTest::addColumn<unsigned>("maskA");
    QTest::addColumn<unsigned>("categoryB");
    QTest::addColumn<unsigned>("maskB");
    QTest::addColumn<QByteArray>("sentence");
    QTest::addColumn<QByteArray>("remedy");
    QTest::newRow("one mask") << 1U << 2U << 1U << 0xffff'ffffU
                              << QByteArray("the mask 2 of Ball does not accept the category 1 of Wall")
                              << QByteArray("Set the mask of Ball to 3");
    QTest::newRow("the other mask") << 4U << 1U << 1U << 1U
                                    << QByteArray("the mask 1 of Wall does not accept the category 4 of Ball")
                                    << QByteArray("Set the mask of Wall to 5");
    QTest::newRow("both masks") << 1U << 0U << 2U << 0U << QByteArray(", and the mask 0 of Wall")
                                << QByteArray("Set the mask of Ball to 2 and set the mask of Wall to 1");
    QTest::newRow("no category") << 0U << 1U << 1U << 1U << QByteArray("Ball has the category 0, which no mask accepts")
                                 << QByteArray("Give Ball a category that the mask 1 of Wall accepts");
}

void TestWhy::masksAreNamedWithWhatToSet()
{
    QFETCH(const unsigned, categoryA);
    QFETCH(const unsigned, maskA);
    QFETCH(const unsigned, categoryB);
    QFETCH(const unsigned, maskB);
    QFETCH(const QByteArray, sentence);
    QFETCH(const QByteArray, remedy);
    Scene scene = twoBoxes({1.0, 1.0}, {2.0, 1.0});
    change(scene, {1}, [&](SceneObject& object) {
        object.category = categoryA;
        object.mask = maskA;
    });
    change(scene, {2}, [&](SceneObject& object) {
        object.category = categoryB;
        object.mask = maskB;
    });
    const WhyAnswer answer = whyIn(scene);
    QVERIFY(!answer.canCollide);
    QVERIFY(!answer.candidate);
    QVERIFY(answer.boxOverlap);
    QVERIFY(!answer.cause); // excluded by the masks, not missed
    QVERIFY2(answer.sentence.text().find(sentence.toStdString()) != std::string::npos, answer.sentence.text().c_str());
    QVERIFY2(answer.remedy.text().find(remedy.toStdString()) != std::string::npos, answer.remedy.text().c_str());
}

void TestWhy::aRemovedObjectIsToldWithItsStep()
{
    World world = World::fromScene(test::cannonWorld()).value();
    PairWatch watch({2}, {3});
    const Input shot = ShootInput{{1}, {3.25, 2.5}};
    watch.observe(world.step({&shot, 1}));
    while (world.stepCount() < 60)
        watch.observe(world.step());
    QVERIFY(watch.removed({3}));
    const WhyAnswer answer = whyIn(world, {2}, {3}, &watch);
    const std::string step = std::to_string(*watch.removed({3}));
    QCOMPARE(answer.sentence.text(), "Target 1 was removed in step " + step + ", when it was found to overlap Ball.");
    QVERIFY(!answer.candidate);
    QVERIFY(!answer.overlap);
}

/// Ball and target never meet: the target is removed by its lifetime, the ball by the edge or by another hit.
void TestWhy::aRemovalSaysByWhat_data()
{
    QTest::addColumn<std::function<void(Scene&)>>("edit");
    QTest::addColumn<QString>("sentence");
    using Edit = std::function<void(Scene&)>;
    QTest::newRow("lifetime") << Edit{[](Scene& scene) {
        change(scene, {3}, [](SceneObject& object) { object.components.emplace_back(Lifetime{0.5}); });
    }} << QStringLiteral("Target 1 was removed in step 30, at the end of its lifetime.");
    QTest::newRow("edge") << Edit{[](Scene& scene) {
        scene.world.edges = EdgeRule::Remove;
    }} << QStringLiteral("Ball was removed in step 1, when it left the world: the edges of this world remove objects.");
    QTest::newRow("another object") << Edit{[](Scene& scene) {
        change(scene, {2}, [](SceneObject& object) { object.onHit = HitResponse::Remove; });
        SceneObject spike;
        spike.id = {7};
        spike.name = "Spike";
        spike.pose.position = {0.0, -0.1};
        scene.append(std::make_shared<const SceneObject>(spike));
    }} << QStringLiteral("Ball was removed in step 1, when it was found to overlap Spike.");
}

void TestWhy::aRemovalSaysByWhat()
{
    using Edit = std::function<void(Scene&)>;
    QFETCH(Edit, edit);
    QFETCH(QString, sentence);
    Scene scene = test::cannonWorld();
    edit(scene);
    World world = World::fromScene(scene).value();
    PairWatch watch({2}, {3});
    while (world.stepCount() < 40)
        watch.observe(world.step());
    QCOMPARE(QString::fromStdString(whyIn(world, {2}, {3}, &watch).sentence.text()), sentence);
}

void TestWhy::aMissedPairHasACause()
{
    Scene scene = twoBoxes({-5.0, -5.0}, {-5.5, -5.0});
    scene.broadPhase.algorithm = Algorithm::CornerGrid; // it does not register objects outside the world
    const WhyAnswer answer = whyIn(scene);
    QVERIFY(answer.boxOverlap);
    QVERIFY(!answer.candidate);
    QCOMPARE(answer.cause.value_or(MissCause::Unknown), MissCause::OutsideGrid);
    QVERIFY2(answer.sentence.text().find("missed the pair, because they overlap only outside the world") !=
                 std::string::npos,
             answer.sentence.text().c_str());

    scene.broadPhase.algorithm = Algorithm::Grid;
    QVERIFY(!whyIn(scene).cause);
    QVERIFY(whyIn(scene).candidate);
}

void TestWhy::aMissedPairSaysWhereTheTwoAreRegistered()
{
    Scene scene = twoBoxes({3.7, 1.2}, {4.8, 1.2});
    change(scene, {2}, [](SceneObject& object) { object.shape = Box{8.0, 0.2}; }); // over four columns
    scene.broadPhase.algorithm = Algorithm::CornerGrid;
    const WhyAnswer answer = whyIn(scene);
    QCOMPARE(answer.cause.value_or(MissCause::Unknown), MissCause::LargerThanCells);
    QCOMPARE(answer.sharedCells, std::vector<std::uint64_t>{1}); // both overlap it
    QCOMPARE(answer.registeredA, std::vector<std::uint64_t>{1});
    QCOMPARE(answer.registeredB, (std::vector<std::uint64_t>{0, 3}));
    QCOMPARE(
        answer.sentence.text(),
        std::string("The boxes of Ball and Wall overlap, but the algorithm corner-grid missed the pair, because "
                    "Wall spans three or more cells and is registered only at its corners; Ball is registered in cell "
                    "1, Wall in cells 0 and 3."));
}

void TestWhy::falsePositiveOfAWrappedBucketIsExplained()
{
    Scene scene = twoBoxes({8.6, 1.0}, {1.0, 3.7}); // in a table of three columns, column 3 is column 0 of the next row
    scene.world.height = 10.0;
    scene.broadPhase.algorithm = Algorithm::BucketGrid;
    const WhyAnswer answer = whyIn(scene);
    QVERIFY(answer.candidate);
    QCOMPARE(answer.sharedCells, std::vector<std::uint64_t>{3});
    QVERIFY2(
        answer.sentence.text().ends_with("and touch no common cell: a false positive of the algorithm bucket-grid."),
        answer.sentence.text().c_str());
    QVERIFY2(answer.remedy.text().starts_with("Choose grid"), answer.remedy.text().c_str());
    scene.broadPhase.algorithm = Algorithm::Grid;
    QVERIFY(!whyIn(scene).candidate);
}

void TestWhy::sharedCellsAreThoseOfTheAlgorithm()
{
    Scene scene = twoBoxes({0.5, 0.5}, {2.0, 1.0}); // both are in the lower left cell of 4 x 2
    const auto sharedIn = [&](Algorithm algorithm) {
        scene.broadPhase.algorithm = algorithm;
        return whyIn(scene).sharedCells;
    };
    QCOMPARE(sharedIn(Algorithm::RangeGrid), std::vector<std::uint64_t>{4}); // ids count from the top
    QCOMPARE(sharedIn(Algorithm::BucketGrid), std::vector<std::uint64_t>{0});
    QCOMPARE(sharedIn(Algorithm::Quadtree), std::vector<std::uint64_t>{});
}

void TestWhy::theAnswerIsTheSameBothWaysRound()
{
    const World world = World::fromScene(test::cannonWorld()).value();
    for (std::uint64_t a = 1; a <= 3; ++a) {
        for (std::uint64_t b = a + 1; b <= 3; ++b) {
            const WhyAnswer there = whyIn(world, {a}, {b});
            const WhyAnswer back = whyIn(world, {b}, {a});
            QCOMPARE(there.canCollide, back.canCollide);
            QCOMPARE(there.candidate, back.candidate);
            QCOMPARE(there.distance, back.distance);
            QCOMPARE(there.sharedCells, back.sharedCells);
        }
    }
}

/// Includes pairs that the step has separated again, and pairs that met only within the step.
void TestWhy::whatMetInTheStepOverlaps()
{
    Scene scene = twoBoxes({1.0, 1.0}, {2.5, 1.0});
    change(scene, {1}, [](SceneObject& object) {
        object.velocity = {30.0, 0.0};
        object.onHit = HitResponse::Bounce;
        object.shape = Circle{0.3};
    });
    scene.step.dt = 0.1;
    scene.step.continuous = true;
    World world = World::fromScene(scene).value();
    const StepReport report = world.step();
    QCOMPARE(report.hits, std::uint64_t{1});
    const Frame frame = Frame::of(world, &report);
    const WhyAnswer answer = why(frame, 0, 1);
    QVERIFY(answer.candidate && answer.boxOverlap && answer.overlap && !answer.cause);
    QCOMPARE(answer.distance, 0.0);
    QVERIFY2(answer.sentence.text().starts_with("Ball and Wall overlap") ||
                 answer.sentence.text().starts_with("Ball and Wall met"),
             answer.sentence.text().c_str());
    QCOMPARE(why(frame, 1, 0).overlap, true);
}

void TestWhy::equalNamesHaveIds()
{
    Scene scene = twoBoxes({1.0, 1.0}, {8.0, 1.0});
    change(scene, {2}, [](SceneObject& object) { object.name = "Ball"; });
    QVERIFY2(whyIn(scene).sentence.text().starts_with("Ball (1) and Ball (2) are 6 m apart"),
             whyIn(scene).sentence.text().c_str());
}

void TestWhy::aStaticOwnerOfABounceRespondsToNothing()
{
    Scene scene = twoBoxes({1.0, 1.0}, {2.0, 1.0});
    change(scene, {2}, [](SceneObject& object) { object.onHit = HitResponse::Bounce; });
    QVERIFY2(whyIn(scene).remedy.text().starts_with("Set `onHit`"), whyIn(scene).remedy.text().c_str());
    change(scene, {1}, [](SceneObject& object) { object.onHit = HitResponse::Bounce; });
    QVERIFY2(whyIn(scene).remedy.text().starts_with("Nothing is wrong"), whyIn(scene).remedy.text().c_str());
}

BROADSIDE_TEST(TestWhy)

} // namespace broadside::test::tst_why

#include "tst_why.moc"
