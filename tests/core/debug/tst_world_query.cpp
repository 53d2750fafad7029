#include "core/base/random.h"
#include "core/broadphase/limits.h"
#include "core/debug/audit/audit.h"
#include "core/debug/frame.h"
#include "core/debug/world_query.h"
#include "core/dynamics/world.h"
#include "core/geometry/bounds.h"
#include "tests/support/random_shapes.h"
#include "tests/support/test.h"

#include <algorithm>
#include <cmath>

namespace broadside::test::tst_world_query {

namespace {

using Numbers = std::vector<std::uint64_t>;

void append(Scene& scene, SceneObject object)
{
    object.id = scene.nextId();
    scene.append(std::make_shared<const SceneObject>(std::move(object)));
}

SceneObject boxAt(Vec2 center, double width, double height)
{
    SceneObject object;
    object.pose.position = center;
    object.shape = Box{width, height};
    return object;
}

/// The world has 9.6 x 6.4 m and cells of 2.5 m.
Scene emptyTallWorld()
{
    Scene scene;
    scene.world.height = 6.4;
    return scene;
}

Answer ask(const Scene& scene, const Question& question)
{
    const World world = World::fromScene(scene).value();
    return answer(world.objects(), world.broadPhase(), question);
}

Question questionAt(Random& random, int kind)
{
    const Vec2 a{random.between(-2.0, 22.0), random.between(-2.0, 22.0)};
    const Vec2 b{random.between(-2.0, 22.0), random.between(-2.0, 22.0)};
    switch (kind) {
    case 0:
        return ObjectIndex(random.below(100));
    case 1:
        return a;
    case 2:
        return united(Aabb{a, a}, b);
    case 3:
        return CircleArea{a, random.between(0.01, 4.0)};
    default:
        return Ray{a, b};
    }
}

/// A hundred objects of every kind of shape, rotated and scaled, in 20 x 20 m.
Scene shapesOfAllKinds()
{
    Random random(9);
    Scene scene;
    scene.world.width = scene.world.height = 20.0;
    for (int i = 0; i < 100; ++i) {
        SceneObject object;
        object.shape = testing::randomShape(random, i % testing::kShapeKinds);
        const double x = random.between(0.0, 20.0);
        object.pose = testing::randomPose(random, object.shape, {x, random.between(0.0, 20.0)});
        object.kind = i % 2 == 0 ? ObjectKind::Static : ObjectKind::Dynamic;
        append(scene, object);
    }
    return scene;
}

/// The shape of the question, for a test of each object without any broad phase.
std::pair<Shape, Pose> shapeOf(const Question& question, const ObjectTable& objects)
{
    if (const auto* row = std::get_if<ObjectIndex>(&question))
        return {objects.shapeOf(*row), objects.poseOf(*row)};
    if (const auto* point = std::get_if<Vec2>(&question))
        return {Mesh{{*point}, {0, 0, 0}, true}, {}};
    if (const auto* box = std::get_if<Aabb>(&question))
        return {Polygon{{box->lo, {box->hi.x, box->lo.y}, box->hi, {box->lo.x, box->hi.y}}}, {}};
    if (const auto* circle = std::get_if<CircleArea>(&question))
        return {Circle{circle->radius}, {circle->center}};
    const Ray& ray = std::get<Ray>(question);
    return {Mesh{{ray.from, ray.to}, {0, 1, 1}, true}, {}};
}

} // namespace

class TestWorldQuery : public QObject {
    Q_OBJECT
private slots:
    void thePointOfTheExampleIsInCellFive();
    void cellsAreThoseOfTheGridOnly_data();
    void cellsAreThoseOfTheGridOnly();
    void aRayListsTheCellsItPassesThrough_data();
    void aRayListsTheCellsItPassesThrough();
    void algorithmsWithoutCellsListNone();
    void cellsAreThoseOfTheAlgorithm_data();
    void cellsAreThoseOfTheAlgorithm();
    void registeredCellsAreThoseOfTheAlgorithm();
    void moreCellsThanATableHoldsAreNotListed();
    void nearestIsMeasuredBetweenShapes();
    void tiesGoToTheLowestId();
    void nobodyIsNearestInAnEmptyWorld();
    void anObjectSeesOnlyWhatItCanCollideWith();
    void aStaticObjectIsTreatedAsIfItWereDynamic();
    void aBoxWithoutWidthStillTouches();
    void hitsComeByFractionAndFromInsideAtZero();
    void rangeGridAlsoSaysWhatItWasPublishedWith();
    void candidatesOfARayStandInItsCells();
    void answersAgreeWithAskingEveryObject_data();
    void answersAgreeWithAskingEveryObject();
    void missedPairsAreThoseOfTheAudit_data();
    void missedPairsAreThoseOfTheAudit();
};

void TestWorldQuery::thePointOfTheExampleIsInCellFive()
{
    QCOMPARE(ask(emptyTallWorld(), Vec2{3.0, 4.0}).cells, Numbers{5});
}

void TestWorldQuery::cellsAreThoseOfTheGridOnly_data()
{
    QTest::addColumn<double>("x0");
    QTest::addColumn<double>("y0");
    QTest::addColumn<double>("x1");
    QTest::addColumn<double>("y1");
    QTest::addColumn<Numbers>("cells");
    QTest::newRow("one cell") << 0.1 << 0.1 << 0.2 << 0.2 << Numbers{0};
    QTest::newRow("the border belongs to the next cell too") << 0.1 << 0.1 << 2.5 << 0.2 << Numbers{0, 1};
    QTest::newRow("four cells") << 0.0 << 0.0 << 3.0 << 3.0 << Numbers{0, 1, 4, 5};
    QTest::newRow("half outside") << -3.0 << -3.0 << 0.5 << 0.5 << Numbers{0};
    QTest::newRow("wholly outside") << -3.0 << -3.0 << -0.5 << -0.5 << Numbers{};
    QTest::newRow("all of it") << -1.0 << -1.0 << 20.0 << 20.0 << Numbers{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
}

void TestWorldQuery::cellsAreThoseOfTheGridOnly()
{
    QFETCH(const double, x0);
    QFETCH(const double, y0);
    QFETCH(const double, x1);
    QFETCH(const double, y1);
    QFETCH(const Numbers, cells);
    QCOMPARE(ask(emptyTallWorld(), Aabb{{x0, y0}, {x1, y1}}).cells, cells);
}

void TestWorldQuery::aRayListsTheCellsItPassesThrough_data()
{
    QTest::addColumn<double>("x0");
    QTest::addColumn<double>("y0");
    QTest::addColumn<double>("x1");
    QTest::addColumn<double>("y1");
    QTest::addColumn<Numbers>("cells");
    QTest::newRow("along a row") << 0.1 << 1.0 << 9.0 << 1.0 << Numbers{0, 1, 2, 3};
    QTest::newRow("backwards") << 9.0 << 1.0 << 0.1 << 1.0 << Numbers{0, 1, 2, 3};
    QTest::newRow("up a column") << 3.0 << 0.1 << 3.0 << 6.0 << Numbers{1, 5, 9};
    QTest::newRow("slanted") << 0.1 << 0.1 << 9.0 << 4.0 << Numbers{0, 1, 2, 6, 7};
    QTest::newRow("on a border") << 0.1 << 2.5 << 4.0 << 2.5 << Numbers{4, 5};
    QTest::newRow("without length") << 3.0 << 4.0 << 3.0 << 4.0 << Numbers{5};
    QTest::newRow("beside the world") << -1.0 << 0.0 << -1.0 << 6.0 << Numbers{};
}

void TestWorldQuery::aRayListsTheCellsItPassesThrough()
{
    QFETCH(const double, x0);
    QFETCH(const double, y0);
    QFETCH(const double, x1);
    QFETCH(const double, y1);
    QFETCH(const Numbers, cells);
    QCOMPARE(ask(emptyTallWorld(), Ray{{x0, y0}, {x1, y1}}).cells, cells);
}

void TestWorldQuery::algorithmsWithoutCellsListNone()
{
    Scene scene = emptyTallWorld();
    scene.broadPhase.algorithm = Algorithm::BruteForce;
    QCOMPARE(ask(scene, Vec2{3.0, 4.0}).cells, Numbers{});
}

void TestWorldQuery::cellsAreThoseOfTheAlgorithm_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<Numbers>("point");
    QTest::addColumn<Numbers>("box");
    QTest::addColumn<Numbers>("ray");
    const auto row = [](Algorithm algorithm, const Numbers& point, const Numbers& box, const Numbers& ray) {
        QTest::newRow(infoOf(algorithm).name.data()) << static_cast<int>(algorithm) << point << box << ray;
    };
    // The point (3, 4), the lower row, and a ray up the second column; the world has 9.6 x 6.4 m, the cells 2.5 m.
    row(Algorithm::Grid, {5}, {0, 1, 2, 3}, {1, 5, 9});
    row(Algorithm::HashedGrid, {5}, {0, 1, 2, 3}, {1, 5, 9});
    row(Algorithm::CornerGrid, {5}, {0, 1, 2, 3}, {1, 5, 9});
    row(Algorithm::RangeGrid, {1}, {8, 9, 10, 11}, {1, 5, 9}); // ids count from the top
    row(Algorithm::BucketGrid, {4}, {0, 1, 2, 3}, {1, 4});     // 3 x 2 buckets; a fourth column would begin at bucket 3
    row(Algorithm::Quadtree, {}, {}, {});
}

void TestWorldQuery::cellsAreThoseOfTheAlgorithm()
{
    QFETCH(const int, algorithm);
    Scene scene = emptyTallWorld();
    scene.broadPhase.algorithm = static_cast<Algorithm>(algorithm);
    QTEST(ask(scene, Vec2{3.0, 4.0}).cells, "point");
    QTEST(ask(scene, Aabb{{0.5, 0.5}, {9.0, 1.0}}).cells, "box");
    QTEST(ask(scene, Ray{{3.0, 0.1}, {3.0, 6.3}}).cells, "ray");
}

void TestWorldQuery::registeredCellsAreThoseOfTheAlgorithm()
{
    Scene scene = emptyTallWorld();
    append(scene, boxAt({4.8, 3.2}, 8.0, 0.2)); // over the second row
    QCOMPARE(ask(scene, ObjectIndex{0}).registeredCells, (Numbers{4, 5, 6, 7}));
    scene.broadPhase.algorithm = Algorithm::CornerGrid;
    QCOMPARE(ask(scene, ObjectIndex{0}).cells, (Numbers{4, 5, 6, 7}));
    QCOMPARE(ask(scene, ObjectIndex{0}).registeredCells, (Numbers{4, 7}));
    QCOMPARE(ask(scene, Vec2{3.0, 4.0}).registeredCells, Numbers{});
    scene.broadPhase.algorithm = Algorithm::BruteForce;
    QCOMPARE(ask(scene, ObjectIndex{0}).registeredCells, Numbers{});
}

void TestWorldQuery::moreCellsThanATableHoldsAreNotListed()
{
    Scene scene = emptyTallWorld();
    scene.broadPhase = {Algorithm::HashedGrid, 1e-6};
    QCOMPARE(ask(scene, Aabb{{0.0, 0.0}, {9.6, 6.4}}).cells.size(), std::size_t{limits::kDenseCells});
}

void TestWorldQuery::nearestIsMeasuredBetweenShapes()
{
    Scene scene = emptyTallWorld();
    append(scene, boxAt({1.0, 1.0}, 0.5, 0.5)); // its centre is nearer to the point, but it is small
    append(scene, boxAt({6.0, 1.0}, 5.0, 0.5));
    const Answer answer = ask(scene, Vec2{3.0, 1.0});
    QVERIFY(answer.nearest);
    QCOMPARE(answer.nearest->id.value, 2U);
    QCOMPARE(answer.nearest->distance, 0.5);
    QCOMPARE(ask(scene, Vec2{3.5, 1.0}).nearest->distance, 0.0);
}

void TestWorldQuery::tiesGoToTheLowestId()
{
    Scene scene = emptyTallWorld();
    append(scene, boxAt({5.0, 1.0}, 1.0, 1.0));
    append(scene, boxAt({1.0, 1.0}, 1.0, 1.0));
    QCOMPARE(ask(scene, Vec2{3.0, 1.0}).nearest->id.value, 1U);
    QCOMPARE(ask(scene, Aabb{{0.0, 0.0}, {6.0, 2.0}}).nearest->id.value, 1U); // both are at distance 0
}

void TestWorldQuery::nobodyIsNearestInAnEmptyWorld()
{
    QVERIFY(!ask(emptyTallWorld(), Vec2{3.0, 4.0}).nearest);
    Scene alone = emptyTallWorld();
    append(alone, boxAt({1.0, 1.0}, 1.0, 1.0));
    QVERIFY(!ask(alone, ObjectIndex{0}).nearest); // the object itself is never its own nearest one
}

void TestWorldQuery::anObjectSeesOnlyWhatItCanCollideWith()
{
    Scene scene = emptyTallWorld();
    SceneObject asker = boxAt({1.0, 1.0}, 1.0, 1.0);
    asker.mask = 2;
    append(scene, asker);
    append(scene, boxAt({1.2, 1.0}, 1.0, 1.0)); // category 1
    SceneObject friendly = boxAt({5.0, 1.0}, 1.0, 1.0);
    friendly.category = 2;
    append(scene, friendly);
    const Answer answer = ask(scene, ObjectIndex{0});
    QVERIFY(answer.candidates.empty());
    QCOMPARE(answer.nearest->id.value, 3U);
    QCOMPARE(answer.nearest->distance, 3.0);
    QCOMPARE(ask(scene, Vec2{1.1, 1.0}).overlaps.size(), std::size_t{2}); // queries at a place ignore masks
}

void TestWorldQuery::aStaticObjectIsTreatedAsIfItWereDynamic()
{
    Scene scene = emptyTallWorld();
    append(scene, boxAt({1.0, 1.0}, 1.0, 1.0));
    append(scene, boxAt({1.2, 1.0}, 1.0, 1.0));
    const Answer answer = ask(scene, ObjectIndex{0});
    QCOMPARE(answer.candidates, std::vector<ObjectId>{{2}});
    QCOMPARE(answer.overlaps, std::vector<ObjectId>{{2}});
}

void TestWorldQuery::aBoxWithoutWidthStillTouches()
{
    Scene scene = emptyTallWorld();
    append(scene, boxAt({1.0, 1.0}, 1.0, 1.0));
    QCOMPARE(ask(scene, Aabb{{1.5, 0.0}, {1.5, 3.0}}).overlaps, std::vector<ObjectId>{{1}}); // right edge of the object
    QCOMPARE(ask(scene, Aabb{{1.6, 0.0}, {1.6, 3.0}}).overlaps, std::vector<ObjectId>{});
}

void TestWorldQuery::hitsComeByFractionAndFromInsideAtZero()
{
    Scene scene = emptyTallWorld();
    append(scene, boxAt({5.0, 1.0}, 1.0, 1.0));
    append(scene, boxAt({1.0, 1.0}, 1.0, 1.0));
    append(scene, boxAt({5.0, 3.0}, 1.0, 1.0));
    const Answer answer = ask(scene, Ray{{1.0, 1.0}, {9.0, 1.0}});
    QCOMPARE(answer.hits.size(), std::size_t{2});
    QCOMPARE(answer.hits[0].id.value, 2U);
    QCOMPARE(answer.hits[0].hit.fraction, 0.0);
    QCOMPARE(answer.hits[1].id.value, 1U);
    QCOMPARE(answer.hits[1].hit.fraction, 3.5 / 8.0);
    QCOMPARE(answer.hits[1].hit.point.x, 4.5);
    QCOMPARE(answer.hits[1].hit.normal.x, -1.0);
    QCOMPARE(answer.overlaps, (std::vector<ObjectId>{{1}, {2}}));
}

void TestWorldQuery::rangeGridAlsoSaysWhatItWasPublishedWith()
{
    Scene scene = emptyTallWorld();
    append(scene, boxAt({1.0, 1.0}, 0.5, 0.5));
    append(scene, boxAt({1.2, 1.0}, 0.5, 0.5));
    for (const AlgorithmInfo& info : algorithms()) {
        if (!info.isAvailable())
            continue;
        scene.broadPhase.algorithm = info.algorithm;
        const Answer answer = ask(scene, ObjectIndex{0});
        QCOMPARE(answer.nearest, (NearestObject{{2}, 0.0}));
        const bool published = info.algorithm == Algorithm::RangeGrid;
        QCOMPARE(answer.publishedNearest, published ? std::optional{ObjectId{1}} : std::nullopt); // the object itself
        QVERIFY(!ask(scene, Vec2{1.0, 1.0}).publishedNearest);
    }
}

void TestWorldQuery::candidatesOfARayStandInItsCells()
{
    Scene scene = emptyTallWorld();
    append(scene, boxAt({1.0, 2.2}, 0.5, 0.4));  // cell 0, off the ray
    append(scene, boxAt({8.0, 0.5}, 0.5, 0.5));  // cell 3, which the ray does not cross
    append(scene, boxAt({8.0, 3.6}, 0.5, 0.5));  // cell 7
    append(scene, boxAt({-4.0, 1.0}, 0.5, 0.5)); // outside the world, next to the ray's start
    append(scene, boxAt({3.9, 5.9}, 7.7, 0.9));  // in the row above
    const Answer answer = ask(scene, Ray{{0.1, 0.1}, {9.0, 4.0}});
    QCOMPARE(answer.cells, (Numbers{0, 1, 2, 6, 7}));
    QCOMPARE(answer.candidates, (std::vector<ObjectId>{{1}, {3}}));
    QCOMPARE(answer.boxOverlaps, (std::vector<ObjectId>{{3}}));
}

void TestWorldQuery::answersAgreeWithAskingEveryObject_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("kind");
    for (const AlgorithmInfo& info : algorithms())
        for (int kind = 0; kind < 5 && info.isAvailable(); ++kind)
            QTest::addRow("%s %d", std::string(info.name).c_str(), kind) << int(info.algorithm) << kind;
}

/// Textbook grids may miss objects, but what they report is right, and their nearest object is exact.
void TestWorldQuery::answersAgreeWithAskingEveryObject()
{
    QFETCH(const int, algorithm);
    QFETCH(const int, kind);
    const bool misses = algorithm >= static_cast<int>(Algorithm::CornerGrid);
    Scene scene = shapesOfAllKinds();
    scene.broadPhase = {static_cast<Algorithm>(algorithm), 1.7};
    const World world = World::fromScene(scene).value();
    scene.broadPhase.algorithm = Algorithm::BruteForce;
    const World brute = World::fromScene(scene).value();
    const ObjectTable& objects = world.objects();
    Random random(11);
    std::size_t seen = 0;
    for (int i = 0; i < 300; ++i) {
        const Question question = questionAt(random, kind);
        const Answer given = answer(objects, world.broadPhase(), question);
        const std::pair<Shape, Pose> asked = shapeOf(question, objects);
        const auto* asker = std::get_if<ObjectIndex>(&question);
        std::vector<ObjectId> overlapping;
        std::optional<NearestObject> nearest;
        objects.forEach([&](ObjectIndex row) {
            if (asker && *asker == row)
                return;
            const double distance =
                distanceBetween(asked.first, asked.second, objects.shapeOf(row), objects.poseOf(row));
            if (distance == 0.0)
                overlapping.push_back(objects.idOf(row));
            if (!nearest || distance < nearest->distance)
                nearest = NearestObject{objects.idOf(row), distance};
        });
        QVERIFY(misses ? std::ranges::includes(overlapping, given.overlaps) : given.overlaps == overlapping);
        QCOMPARE(given.nearest->id.value, nearest->id.value);
        QVERIFY(std::abs(given.nearest->distance - nearest->distance) < 1e-12);
        QVERIFY(std::ranges::includes(given.candidates, given.boxOverlaps));
        QVERIFY(std::ranges::includes(given.boxOverlaps, given.overlaps));
        QVERIFY(std::ranges::is_sorted(given.cells));
        seen += overlapping.size();
        if (misses)
            continue;
        const Answer same = answer(objects, brute.broadPhase(), question); // equal to the last bit
        QCOMPARE(given.boxOverlaps, same.boxOverlaps);
        QCOMPARE(given.nearest, same.nearest);
        QCOMPARE(given.hits.size(), same.hits.size());
        for (std::size_t hit = 0; hit < same.hits.size(); ++hit) {
            QCOMPARE(given.hits[hit].id, same.hits[hit].id);
            QCOMPARE(given.hits[hit].hit.fraction, same.hits[hit].hit.fraction);
        }
    }
    QVERIFY(seen > 0); // otherwise the questions would test nothing
}

void TestWorldQuery::missedPairsAreThoseOfTheAudit_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<bool>("misses");
    QTest::newRow("corner-grid") << int(Algorithm::CornerGrid) << true;
    QTest::newRow("grid") << int(Algorithm::Grid) << false;
    QTest::newRow("aabb-tree") << int(Algorithm::AabbTree) << false;
}

void TestWorldQuery::missedPairsAreThoseOfTheAudit()
{
    QFETCH(const int, algorithm);
    QFETCH(const bool, misses);
    Scene scene = shapesOfAllKinds();
    scene.broadPhase = {static_cast<Algorithm>(algorithm), 0.3};
    const World world = World::fromScene(scene).value();
    const Frame frame = Frame::of(world);
    const ObjectTable& objects = world.objects();

    std::vector<std::pair<ObjectId, ObjectId>> expected; // each pair in both orders
    for (const MissedPair& miss : auditFrame(frame).missed) {
        const auto [a, b] = miss.pair;
        expected.emplace_back(objects.idOf(a), objects.idOf(b));
        expected.emplace_back(objects.idOf(b), objects.idOf(a));
    }
    std::ranges::sort(expected);
    std::vector<std::pair<ObjectId, ObjectId>> found;
    objects.forEach([&](ObjectIndex asker) {
        for (const ObjectId missed : missedBy(frame, asker))
            found.emplace_back(objects.idOf(asker), missed);
    });
    QVERIFY(found == expected);
    QCOMPARE(!expected.empty(), misses);
}

BROADSIDE_TEST(TestWorldQuery)

} // namespace broadside::test::tst_world_query

#include "tst_world_query.moc"
