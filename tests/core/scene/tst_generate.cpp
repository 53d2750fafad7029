#include "core/base/limits.h"
#include "core/broadphase/grid_layout.h"
#include "core/geometry/bounds.h"
#include "core/io/scene/scene_reader.h"
#include "core/io/scene/scene_writer.h"
#include "core/scene/generate.h"
#include "tests/support/test.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <set>

namespace broadside::test::tst_generate {

namespace {

Scene generated(const char* kind, std::uint64_t seed, std::optional<std::size_t> count = {})
{
    return generateScene(kind, {count, seed}).value();
}

} // namespace

class TestGenerate : public QObject {
    Q_OBJECT
private slots:
    void everyKindIsReadBackWithoutAProblem_data();
    void everyKindIsReadBackWithoutAProblem();
    void theSameSeedMakesTheSameBytes_data() { everyKindIsReadBackWithoutAProblem_data(); }
    void theSameSeedMakesTheSameBytes();
    void anotherSeedMakesAnotherWorld();
    void theCannonWorldIsTheOneOfTheExample();
    void theTallCannonWorldHasTwelveCells();
    void targetsStandInTheWorldAndLeaveTheCannonFree();
    void aUniformWorldIsAsDenseAtAnySize_data();
    void aUniformWorldIsAsDenseAtAnySize();
    void everyKindHasAsManyObjectsAsAsked_data() { everyKindIsReadBackWithoutAProblem_data(); }
    void everyKindHasAsManyObjectsAsAsked();
    void clustersLeaveMostCellsEmpty();
    void mixedSizesSpanThreeOrdersOfMagnitude();
    void aLevelIsStaticButForEveryTwentieth();
    void shippedScenesAreWhatTheCommandMakes_data();
    void shippedScenesAreWhatTheCommandMakes();
    void unknownKindsAreRefusedWithTheKnownOnes();
    void tooManyObjectsAreRefusedBeforeTheyAreMade();
};

void TestGenerate::everyKindIsReadBackWithoutAProblem_data()
{
    QTest::addColumn<QByteArray>("kind");
    for (const GeneratorInfo& info : generators())
        QTest::newRow(std::string(info.name).c_str()) << QByteArray(info.name.data(), qsizetype(info.name.size()));
}

void TestGenerate::everyKindIsReadBackWithoutAProblem()
{
    QFETCH(const QByteArray, kind);
    const Scene scene = generated(kind.constData(), 7);
    const SceneReading reading = readScene(writeScene(scene), "generated");
    for (const Problem& problem : reading.problems)
        QFAIL(describe(problem).c_str());
    QVERIFY(reading.scene);
    QCOMPARE(reading.scene->size(), scene.size());
    QCOMPARE(writeSceneCanonically(*reading.scene), writeScene(scene));
}

void TestGenerate::theSameSeedMakesTheSameBytes()
{
    QFETCH(const QByteArray, kind);
    QCOMPARE(writeScene(generated(kind.constData(), 3)), writeScene(generated(kind.constData(), 3)));
}

void TestGenerate::anotherSeedMakesAnotherWorld()
{
    QVERIFY(writeScene(generated("cannon", 1)) != writeScene(generated("cannon", 2)));
    QVERIFY(writeScene(generated("uniform", 1, 10)) != writeScene(generated("uniform", 2, 10)));
}

void TestGenerate::theCannonWorldIsTheOneOfTheExample()
{
    const Scene scene = generated("cannon", 1);
    QCOMPARE(scene.world.width, 9.6);
    QCOMPARE(scene.world.height, 4.8);
    QCOMPARE(scene.world.gravity.y, -10.0);
    QCOMPARE(scene.broadPhase.cellSize, 2.5);
    QCOMPARE(GridLayout(9.6, 4.8, 2.5).cellCount(), 8.0);
    QCOMPARE(scene.size(), std::size_t{22});

    const SceneObject& cannon = *scene.find({1});
    QCOMPARE(cannon.name, std::string("Cannon"));
    QCOMPARE(cannon.mask, 0U);
    const Aabb box = boundsOf(cannon.shape, cannon.pose);
    QCOMPARE(box.width(), 1.0);
    QCOMPARE(box.height(), 1.0);
    QCOMPARE(std::get<Launcher>(cannon.components.at(0)), (Launcher{{2}, 2.0}));

    const SceneObject& ball = *scene.find({2});
    QVERIFY(ball.isDynamic());
    QCOMPARE(std::get<Box>(ball.shape), (Box{0.2, 0.2}));
    QVERIFY(ball.velocity == Vec2{});
    QVERIFY(ball.pose.position == Vec2{});
    QCOMPARE(scene.find({22})->name, std::string("Target 20"));
}

void TestGenerate::theTallCannonWorldHasTwelveCells()
{
    const Scene scene = generated("cannon-tall", 1);
    QCOMPARE(GridLayout(scene.world.width, scene.world.height, scene.broadPhase.cellSize).cellCount(), 12.0);
}

void TestGenerate::targetsStandInTheWorldAndLeaveTheCannonFree()
{
    const Scene scene = generated("cannon", 5, 5000);
    const SceneObject& cannon = *scene.find({1});
    int nearLeftEdge = 0;
    for (const ObjectPtr& object : scene.objects().subspan(2)) {
        QVERIFY(!object->isDynamic());
        QCOMPARE(std::get<Box>(object->shape), (Box{0.5, 0.5}));
        QVERIFY(object->onHit == HitResponse::Remove);
        const Vec2 center = object->pose.position;
        QVERIFY(center.x >= 0.0 && center.x <= 9.6 && center.y >= 0.0 && center.y <= 4.8);
        QVERIFY(!overlaps(boundsOf(object->shape, object->pose), boundsOf(cannon.shape, cannon.pose)));
        nearLeftEdge += center.x < 0.75;
    }
    QVERIFY2(nearLeftEdge > 200, std::to_string(nearLeftEdge).c_str()); // only the cannon's own place is kept free
}

void TestGenerate::aUniformWorldIsAsDenseAtAnySize_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {1, 100, 10'000})
        QTest::addRow("%d", count) << count;
}

void TestGenerate::aUniformWorldIsAsDenseAtAnySize()
{
    QFETCH(const int, count);
    const Scene scene = generated("uniform", 1, std::size_t(count));
    QCOMPARE(scene.size(), std::size_t(count));
    QCOMPARE(scene.world.width * scene.world.height, 4.0 * count);
    const auto moving =
        std::ranges::count_if(scene.objects(), [](const ObjectPtr& object) { return object->isDynamic(); });
    if (count >= 100)
        QVERIFY2(std::abs(double(moving) / count - 0.25) < 0.1, std::to_string(moving).c_str());
}

void TestGenerate::everyKindHasAsManyObjectsAsAsked()
{
    QFETCH(const QByteArray, kind);
    if (kind == "empty")
        return; // it has no objects to count
    const std::size_t others = generated(kind.constData(), 4, 0).size();
    for (const std::size_t count : {1U, 19U, 20U, 333U})
        QCOMPARE(generated(kind.constData(), 4, count).size(), others + count);
}

void TestGenerate::clustersLeaveMostCellsEmpty()
{
    const auto fullCells = [](const Scene& scene) {
        const GridLayout layout(scene.world.width, scene.world.height, 2.5);
        std::set<std::uint64_t> cells;
        for (const ObjectPtr& object : scene.objects())
            if (const auto cell = layout.idOf(layout.cellAt(object->pose.position)))
                cells.insert(*cell);
        return double(cells.size()) / layout.cellCount();
    };
    const double crowded = fullCells(generated("clustered", 1));
    const double even = fullCells(generated("uniform", 1));
    QVERIFY2(crowded < 0.6 && even > 0.7, qPrintable(QStringLiteral("%1 %2").arg(crowded).arg(even)));
}

void TestGenerate::mixedSizesSpanThreeOrdersOfMagnitude()
{
    double smallest = 1e9;
    double largest = 0.0;
    const Scene scene = generated("mixed", 1, 2000);
    for (const ObjectPtr& object : scene.objects()) {
        const Aabb box = boundsOf(object->shape, object->pose);
        smallest = std::min(smallest, std::max(box.width(), box.height()));
        largest = std::max(largest, std::max(box.width(), box.height()));
    }
    QVERIFY2(smallest < 0.06 && largest > 45.0, qPrintable(QStringLiteral("%1 %2").arg(smallest).arg(largest)));
}

void TestGenerate::aLevelIsStaticButForEveryTwentieth()
{
    const Scene scene = generated("level", 1);
    QCOMPARE(scene.size(), std::size_t{10'000});
    const Aabb inside{{0.0, 0.0}, {scene.world.width, scene.world.height}};
    std::set<std::pair<double, double>> tiles;
    for (const ObjectPtr& object : scene.objects()) {
        QVERIFY(contains(inside, object->pose.position));
        if (!object->isDynamic())
            // no two tiles at one place
            QVERIFY(tiles.insert({object->pose.position.x, object->pose.position.y}).second);
    }
    QCOMPARE(tiles.size(), std::size_t{9'500});
}

void TestGenerate::shippedScenesAreWhatTheCommandMakes_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<int>("seed"); // the seeds in resources/scenes/README.md
    QTest::newRow("cannon") << QByteArray("cannon") << 2;
    QTest::newRow("cannon-tall") << QByteArray("cannon-tall") << 2;
    QTest::newRow("hover-circles") << QByteArray("hover-circles") << 1;
    for (const char* kind : {"empty", "mixed", "walkers", "pong", "pinball"})
        QTest::newRow(kind) << QByteArray(kind) << 1;
}

void TestGenerate::shippedScenesAreWhatTheCommandMakes()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const int, seed);
    QFile file(QStringLiteral(BROADSIDE_SCENES "/") + QString::fromLatin1(kind) + QStringLiteral(".broadside"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    QCOMPARE(file.readAll().toStdString(), writeScene(generated(kind.constData(), std::uint64_t(seed))));
}

void TestGenerate::unknownKindsAreRefusedWithTheKnownOnes()
{
    const auto scene = generateScene("canon", {});
    QVERIFY(!scene);
    QVERIFY2(scene.problem().remedy.text().find("Write \"cannon\"") == 0, scene.problem().remedy.text().c_str());
    for (const GeneratorInfo& info : generators())
        QVERIFY2(scene.problem().remedy.text().find(info.name) != std::string::npos,
                 scene.problem().remedy.text().c_str());
}

void TestGenerate::tooManyObjectsAreRefusedBeforeTheyAreMade()
{
    QVERIFY(!generateScene("uniform", {limits::kObjects + 1, 1}));
    QVERIFY(!generateScene("cannon", {limits::kObjects - 1, 1})); // one too many with cannon and ball
    QVERIFY(!generateScene("empty", {1, 1}));
}

BROADSIDE_TEST(TestGenerate)

} // namespace broadside::test::tst_generate

#include "tst_generate.moc"
