#include "core/base/random.h"
#include "core/io/scene/scene_reader.h"
#include "core/levels/tiled/tiled_export.h"
#include "tests/core/levels/level_files.h"
#include "tests/support/metatypes.h"
#include "tests/support/printers.h"
#include "tests/support/test.h"

namespace broadside::test::tst_tiled_export {

/// Scenes become maps, and are the same when the maps are read again.
class TiledExportTest : public QObject {
    Q_OBJECT

private slots:
    void shapesComeBack_data();
    void shapesComeBack();
    void fieldsAndPropertiesComeBack();
    void layersComeBack();
    void theWorldComesBack_data();
    void theWorldComesBack();
    void broadPhaseAndStepComeBack();
    void theScaleOfAMapIsKept();
    void scaleIsAppliedToTheShape();
    void severalShapesAreJoinedAgain();
    void marksComeBack();
    void largeIdsAreNumberedAgain();
    void numbersKeepAllTheirDigits();
    void whatIsNotWrittenIsReported();
    void tooManyPixelsAreRefused();
    void randomScenesComeBack();
};

namespace {

SceneObject objectWith(const Shape& shape, Vec2 position = {3.0, 2.0}, double angle = 0.0)
{
    SceneObject object;
    object.id = {1};
    object.name = "Thing";
    object.shape = shape;
    object.pose.position = position;
    object.pose.angle = angle;
    return object;
}

Scene sceneWith(SceneObject object)
{
    Scene scene;
    scene.append(std::make_shared<SceneObject>(std::move(object)));
    return scene;
}

levels::TiledWriting written(const Scene& scene, std::optional<double> pixelsPerMetre = {})
{
    auto writing = levels::writeTiledMap(scene, pixelsPerMetre);
    if (!writing)
        qFatal("%s", describe(writing.problem()).c_str());
    return std::move(*writing);
}

Scene throughTiled(const Scene& scene, std::optional<double> pixelsPerMetre = {})
{
    return levelScene({{"maps/level.tmj", written(scene, pixelsPerMetre).text}});
}

Mesh lineMesh(std::vector<Vec2> points)
{
    Mesh mesh;
    for (std::uint32_t i = 0; i + 1 < points.size(); ++i)
        mesh.indices.edit().insert(mesh.indices.end(), {i, i + 1, i + 1});
    mesh.vertices = std::move(points);
    mesh.asTriangles = false;
    return mesh;
}

} // namespace

void TiledExportTest::shapesComeBack_data()
{
    QTest::addColumn<Shape>("shape");
    QTest::addColumn<double>("angle");
    const auto row = [](const char* name, const Shape& shape, double angle = 0.0) {
        QTest::newRow(name) << shape << angle;
    };
    row("circle", Circle{0.75});
    row("rotated circle", Circle{0.75}, 30);
    row("box", Box{2, 0.5});
    row("rotated box", OrientedBox{2, 0.5}, -200);
    row("capsule", Capsule{{-1, 0}, {1, 0}, 0.25}, 12);
    row("high capsule", Capsule{{0, 1}, {0, -1}, 0.25});
    row("polygon", Polygon{{{-1, -1}, {1, -1}, {0.25, 1}}}, 77);
    row("compound",
        Compound{{{{1, 0.5}, 30, OrientedBox{2, 1}},
                  {{-1, 0}, 0, Circle{0.5}},
                  {{}, 0, Polygon{{{0, 0}, {1, 0}, {0, 1}}}},
                  {{}, 0, Capsule{{-1, 0}, {1, 0}, 0.25}}}},
        20);
    row("line", lineMesh({{-1, 0.5}, {0, -0.5}, {1, 0.25}}), 10);
}

void TiledExportTest::shapesComeBack()
{
    QFETCH(const Shape, shape);
    QFETCH(const double, angle);
    const Scene scene = sceneWith(objectWith(shape, {3.0, 2.0}, angle));
    for (const double scale : {1.0, 32.0, 100.0}) {
        const std::string difference = SceneDifference(1e-9).between(scene, throughTiled(scene, scale));
        QVERIFY2(difference.empty(), difference.c_str());
    }
}

void TiledExportTest::fieldsAndPropertiesComeBack()
{
    SceneObject object = objectWith(Box{1, 1});
    object.kind = ObjectKind::Dynamic;
    object.velocity = {1.25, -3};
    object.acceleration = {0, 0.5};
    object.mass = 2.5;
    object.force = {1e-3, 1e6};
    object.gravityScale = -0.5;
    object.category = 0x8000'0001;
    object.mask = 6;
    object.onHit = HitResponse::Stop;
    object.restitution = 0;
    object.locked = true;
    object.visible = false;
    object.properties = Properties{{"a", std::string("\"quoted\" \xc3\xa9\n")},
                                   {"b", 0.1},
                                   {"c", false},
                                   {"d", Rgb{1, 2, 3}},
                                   {"e", ObjectId{1}},
                                   {"f", RawJson{R"({"type": "file", "value": "a.txt"})"}},
                                   {"g", RawJson{R"({"type": "class", "class": "Stats", "value": {"x": 1}})"}},
                                   {"h", RawJson{R"({"type": "list", "value": [{"type": "int", "value": 1}]})"}},
                                   {"i", RawJson{R"({"type": "color", "value": "#80010203"})"}},
                                   {"class", std::string("Enemy")}};
    const Scene scene = sceneWith(object);
    const Scene again = throughTiled(scene);
    QCOMPARE(SceneDifference(1e-9).between(scene, again), std::string());
    const SceneObject& read = *again.find({1});
    QCOMPARE(read.acceleration, object.acceleration);
    QCOMPARE(read.force, object.force);
    QCOMPARE(read.gravityScale, object.gravityScale);
}

void TiledExportTest::layersComeBack()
{
    Scene scene;
    Layer back;
    back.name = "Back";
    back.opacity = 0.25;
    back.color = Rgb{9, 8, 7};
    Layer front;
    front.name = "Front";
    front.visible = false;
    front.locked = true;
    scene.layers = {back, {}, front};
    for (std::uint64_t id = 1; id <= 4; ++id) {
        SceneObject object = objectWith(Box{1, 1});
        object.id = {id};
        object.layer = std::string(id == 1 ? "Front" : id == 2 ? "" : id == 3 ? "Back" : "Unlisted");
        scene.append(std::make_shared<SceneObject>(object));
    }
    const Scene again = throughTiled(scene);
    QCOMPARE(SceneDifference(1e-9).between(scene, again), std::string());
    QCOMPARE(again.layers.size(), std::size_t{4});
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(again.layers[i] == scene.layers[i]);
    QCOMPARE(again.layers[3].name, std::string("Unlisted"));
}

void TiledExportTest::theWorldComesBack_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("scale");
    QTest::newRow("usual") << 9.6 << 4.8 << 100.0;
    QTest::newRow("tiles") << 30.0 << 15.0 << 16.0;
    QTest::newRow("large") << 1e6 << 1e6 << 32.0;
    QTest::newRow("no whole pixels") << 9.6 << 4.83 << 32.0;
    QTest::newRow("prime numbers of pixels") << 1009.0 << 997.0 << 1.0;
}

void TiledExportTest::theWorldComesBack()
{
    QFETCH(const double, width);
    QFETCH(const double, height);
    QFETCH(const double, scale);
    Scene scene;
    scene.world.width = width;
    scene.world.height = height;
    scene.world.gravity = {0, -3.5};
    scene.world.wind = {1, 0};
    scene.world.edges = EdgeRule::Bounce;
    scene.world.terminalSpeed = 12.5;
    const auto writing = written(scene, scale);
    QVERIFY(writing.problems.empty());
    const Scene again = levelScene({{"maps/level.tmj", writing.text}});
    QCOMPARE(again.world, scene.world);
}

void TiledExportTest::broadPhaseAndStepComeBack()
{
    Scene scene;
    const Scene usual = throughTiled(scene);
    QCOMPARE(usual.broadPhase, scene.broadPhase);
    QCOMPARE(usual.step, scene.step);
    scene.broadPhase = {Algorithm::Quadtree, 0.75};
    scene.step = {0.01, Integrator::VelocityVerlet, true};
    const Scene again = throughTiled(scene, 16.0);
    QCOMPARE(again.broadPhase, scene.broadPhase);
    QCOMPARE(again.step, scene.step);
}

void TiledExportTest::theScaleOfAMapIsKept()
{
    const Scene scene = throughTiled(sceneWith(objectWith(Circle{0.5})), 16.0);
    const std::string text = written(scene).text;
    QVERIFY(text.find(R"("name": "pixelsPerMetre", "type": "float", "value": 16)") != std::string::npos);
    QCOMPARE(text.find("pixelsPerMetre"), text.rfind("pixelsPerMetre"));
    QCOMPARE(levelScene({{"maps/level.tmj", text}}).objects()[0]->shape, scene.objects()[0]->shape);
    QVERIFY(written(scene, 64.0).text.find("\"value\": 64") != std::string::npos);
}

void TiledExportTest::scaleIsAppliedToTheShape()
{
    SceneObject object = objectWith(OrientedBox{1, 2}, {3, 2}, 40);
    object.pose.scale = {2, 0.5};
    const Scene again = throughTiled(sceneWith(object));
    QVERIFY(again.find({1})->shape == Shape(OrientedBox{2, 1}));
    QCOMPARE(again.find({1})->pose.angle, 40.0);
}

void TiledExportTest::severalShapesAreJoinedAgain()
{
    SceneObject object = objectWith(Compound{{{{1, 0}, 60, OrientedBox{2, 1}}, {{0, 0}, 0, Circle{0.5}}}}, {3, 2}, 90);
    object.mass = 3;
    const Scene scene = sceneWith(object);
    const auto writing = written(scene);
    QCOMPARE(writing.problems.size(), std::size_t{1});
    QVERIFY(writing.problems.front().message.text().find("becomes 2 objects") != std::string::npos);
    QVERIFY2(writing.text.find("partOf") != std::string::npos, writing.text.c_str());
    const std::string difference = SceneDifference(1e-9).between(scene, levelScene({{"maps/level.tmj", writing.text}}));
    QVERIFY2(difference.empty(), (difference + writing.text).c_str());
}

void TiledExportTest::marksComeBack()
{
    const Scene scene = levelScene(
        {{"maps/level.tmx", mapWith(objectLayer(R"(<object id="1" name="P" x="8" y="8" rotation="30"><point/></object>
            <object id="2" x="40" y="40" width="32" height="16" rotation="30"><text>One &amp; two</text></object>)"))}});
    const auto writing = written(scene, 16.0);
    QVERIFY2(writing.text.find("\"point\": true") != std::string::npos, writing.text.c_str());
    QVERIFY2(writing.text.find(R"("text": {"text": "One & two", "wrap": true})") != std::string::npos,
             writing.text.c_str());
    const std::string difference = SceneDifference(1e-9).between(scene, levelScene({{"maps/level.tmj", writing.text}}));
    QVERIFY2(difference.empty(), (difference + writing.text).c_str());
}

void TiledExportTest::numbersKeepAllTheirDigits()
{
    Scene scene;
    scene.broadPhase.cellSize = 1.0 / 3.0;
    auto object = std::make_shared<SceneObject>();
    object->id = {1};
    object->shape = Box{0.1 + 0.2, 0.7};
    object->properties = Properties{{"number", 100.0 / 7.0}};
    scene.append(object);
    const auto writing = levels::writeTiledMap(scene, 1.0);
    QVERIFY(writing.ok());
    for (const char* digits : {"0.30000000000000004", "14.285714285714286", "0.3333333333333333"})
        QVERIFY2(writing->text.find(digits) != std::string::npos, digits);
}

void TiledExportTest::largeIdsAreNumberedAgain()
{
    Scene scene;
    SceneObject object = objectWith(Box{1, 1});
    object.id = {1ULL << 40};
    object.properties = Properties{{"friend", ObjectId{1ULL << 41}}};
    scene.append(std::make_shared<SceneObject>(object));
    object.id = {1ULL << 41};
    object.properties = {};
    scene.append(std::make_shared<SceneObject>(object));
    const auto writing = written(scene);
    QCOMPARE(writing.problems.size(), std::size_t{1});
    const Scene again = levelScene({{"maps/level.tmj", writing.text}});
    QVERIFY(*again.find({1})->properties == (Properties{{"friend", ObjectId{2}}}));
    QVERIFY(again.contains({2}));
}

void TiledExportTest::whatIsNotWrittenIsReported()
{
    SceneObject object = objectWith(Box{1, 1}, {3, 2}, 45);
    Sprite sprite;
    sprite.region = "ball";
    object.sprite = sprite;
    object.components.emplace_back(Launcher{ObjectId{1}, 2.0});
    object.group = std::string("Castle");
    object.properties = Properties{{"raw", RawJson{"[1, 2]"}}};
    object.extra.add({"", "weight", "7"});
    Scene scene = sceneWith(object);
    scene.extra.add({"", "extra", "[1, 2]"});
    const auto writing = written(scene);
    QCOMPARE(writing.problems.size(), std::size_t{2});
    QCOMPARE(writing.problems.back().message.text(), std::string("The scene's key \"extra\" is not written"));
    const Problem& note = writing.problems.front();
    QVERIFY(note.severity == Severity::Info && note.object == ObjectId{1});
    for (const char* words : {"a rotated \"box\"", "sprite", "components", "group", "becomes text", "key \"weight\""})
        QVERIFY2(note.message.text().find(words) != std::string::npos, note.message.text().c_str());
}

void TiledExportTest::tooManyPixelsAreRefused()
{
    Scene scene;
    scene.world.width = 1e9;
    const auto writing = levels::writeTiledMap(scene, 32.0);
    QVERIFY(!writing);
    QVERIFY(writing.problem().message.text().find("pixels") != std::string::npos && !writing.problem().remedy.empty());
}

void TiledExportTest::randomScenesComeBack()
{
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        Random random(seed);
        Scene scene;
        scene.world.width = static_cast<double>(1 + random.below(50));
        scene.world.height = static_cast<double>(1 + random.below(50));
        for (std::uint64_t id = 1; id <= 20; ++id) {
            const double angle = random.between(-720.0, 720.0);
            const double a = random.between(0.1, 3.0);
            const double b = random.between(0.1, 3.0);
            const std::array<Shape, 5> shapes{Circle{a}, OrientedBox{a, b}, Capsule{{-a, 0}, {a, 0}, b},
                                              Polygon{{{-a, -b}, {a, -b}, {0.3 * a, b}}},
                                              lineMesh({{-a, -b}, {0, b}, {a, 0}})};
            SceneObject object = objectWith(shapes[random.below(shapes.size())],
                                            {random.between(-9.0, 60.0), random.between(-9.0, 60.0)}, angle);
            object.id = {id};
            scene.append(std::make_shared<SceneObject>(object));
        }
        const std::string difference = SceneDifference(1e-6).between(scene, throughTiled(scene, 16.0));
        QVERIFY2(difference.empty(), (std::to_string(seed) + ": " + difference).c_str());
    }
}

BROADSIDE_TEST(TiledExportTest)

} // namespace broadside::test::tst_tiled_export

#include "tst_tiled_export.moc"
